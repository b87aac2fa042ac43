//! Words of Tectonic Tribes.

use super::message::messages;

messages! { "tt_":
    /// A terrain's name.
    forest();
}
