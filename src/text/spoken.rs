//! Sentences that every game says of its moves.

use super::message::{Message, messages};

messages! { "spoken_":
    /// Who has won, with how many points.
    won(names: &str, count: usize, points: i64);
    /// A player whose name somebody else has too.
    named(name: &str, colour: Message);
    /// Nobody sits there.
    no_such_seat();
    /// Somebody else is to act.
    not_your_turn(name: &str);
    /// There is no question to answer.
    nothing_asked();
}
