//! Words of Vaalbara.

use super::message::messages;

messages! { "vb_":
    /// A kind's name.
    forest();
}
