//! Sentences that every game says of its moves.

use crate::LocaleMessage;

crate::messages! { "spoken_":
    /// Who has won, with how many points.
    won(names: &str, count: usize, points: i64);
    /// A player whose name someone else has too.
    named(name: &str, colour: LocaleMessage);
    /// No one sits there.
    no_such_seat();
    /// Someone else is to act.
    not_your_turn(name: &str);
    /// There is no question to answer.
    nothing_asked();
    /// The one who is told, in a list of names.
    you();
    /// A place at the table that no one has taken, in a picture.
    free_seat();
    /// What the picture of a lobby shows.
    lobby_picture(game: LocaleMessage, players: &str, free: usize);
    /// How many can play a game, and how long that takes.
    for_whom(least: usize, most: usize, minutes: u32);
}
