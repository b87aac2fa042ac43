//! Words that every game uses.

use crate::{Language, LocaleMessage};

crate::messages! { "":
    /// The game's round.
    round(number: u32);
    /// Points in a sentence.
    points(number: i64);
    /// A name and what it amounts to.
    sum(name: &str, what: LocaleMessage);
    /// The heading of a picture that scores what lies there.
    if_it_ended_now();
    /// The heading of the last picture.
    final_scoring();
    /// Everyone chooses in secret.
    all_choose(names: &str);
    /// The game has ended.
    game_over();
    /// Who has won.
    wins(names: &str, count: usize);
    /// Who would win if the game ended now.
    would_win(names: &str, count: usize);
    /// A seat's colour.
    red();
    /// A seat's colour.
    blue();
    /// A seat's colour.
    yellow();
    /// A seat's colour.
    green();
    /// A seat's colour.
    purple();
    /// A list of names or words: all but the last, and the last.
    and(several: &str, last: &str);
}

/// The items one after another, as a sentence lists them.
pub fn list(language: Language, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [several @ .., last] => language.say(&and(&several.join(", "), last)),
    }
}
