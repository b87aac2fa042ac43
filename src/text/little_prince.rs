//! Words of The Little Prince.

use super::message::messages;

messages! { "lp_":
    /// An element.
    baobab();
}
