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
    /// The winner, or several.
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
    /// What something is, and what there is to say about it.
    explained(what: &str, words: &str);
    /// Parts that may be lists themselves: all up to some point, and the next.
    next_part(before: &str, next: &str);
}

/// The items one after another, as a sentence lists them.
pub fn list(language: Language, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [several @ .., last] => language.say(&and(&several.join(", "), last)),
    }
}

/// Parts that may be lists themselves, one after another.
pub fn parts(language: Language, parts: &[String]) -> String {
    let next = |before: String, next: &String| language.say(&next_part(&before, next));
    let Some((first, others)) = parts.split_first() else { return String::new() };
    others.iter().fold(first.clone(), next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stand_apart_as_each_language_has_it() {
        let words = ["a, b", "c", "d"].map(str::to_owned);
        assert_eq!(parts(Language::English, &words), "a, b; c; d");
        assert_eq!(parts(Language::French, &words), "a, b\u{a0}; c\u{a0}; d");
        assert_eq!(parts(Language::German, &words[1..2]), "c");
        assert_eq!(parts(Language::German, &[]), "");
    }
}
