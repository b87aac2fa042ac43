//! The open menu, and which of its lines someone means by what they typed.

use super::line::bare;
use super::{Spoken, Voice};
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::question::{Next, Pick, Picked, Step, follow};
use pangaea_engine::seat::Seat;
use pangaea_text::spoken as text;

/// More than names and numbers ever need.
const LONGEST_TEXT: usize = 400;

/// The shortest beginning of a word that stands for the whole.
const SHORTEST_BEGINNING: usize = 3;

/// Something offered, with what it can be called: the menu's label first.
type NamedItem<I> = (I, Vec<String>);

/// The step that the draft has come to; nothing if it is complete or does not fit.
pub(crate) fn step<G: Game>(
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &[Picked<G>],
) -> Option<Step<G::Item>> {
    match follow(setting, view, draft)?.next {
        Next::Ask(step) => Some(step),
        Next::Do(_) => None,
    }
}

/// What the open step offers, apart from places.
pub(crate) fn items<G: Game>(
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &[Picked<G>],
) -> Vec<G::Item> {
    match step(setting, view, draft) {
        Some(Step::OneOf(items)) => items,
        Some(Step::Place(_)) | None => Vec::new(),
    }
}

/// A player in a menu: with the colour where someone else has the same name.
pub(crate) fn person<G: Spoken>(voice: &Voice<'_>, setting: &Setting<G>, seat: Seat) -> String {
    let name = voice.name(seat);
    let same = |other: Seat| other != seat && bare(&voice.name(other)) == bare(&name);
    match setting.colours().get(seat.index()) {
        Some(colour) if setting.seats().any(same) => {
            voice.say(&text::named(&name, G::colour(*colour)))
        }
        _ => name,
    }
}

/// Reads picks from one menu after another: to continue the draft, or else to change its last picks;
/// nothing if some word makes no sense. `names` tells what a thing can be called besides its
/// label, `alike` which things it makes no difference to pick.
pub(crate) fn read<G: Spoken>(
    voice: &Voice<'_>,
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &[Picked<G>],
    text: &str,
    names: impl Fn(&G::Item) -> Vec<String>,
    alike: impl Fn(&G::Item, &G::Item) -> bool,
) -> Option<Vec<Picked<G>>> {
    let listed = |item: G::Item| {
        let label = G::choice(voice, setting, view, &item).label;
        let names = std::iter::once(label).chain(names(&item)).collect();
        (item, names)
    };
    // A name may hold a comma, so that it separates only where nothing is found otherwise.
    let texts = [text.to_owned(), text.replace([',', ';', '/', '+'], " ")];
    let starts = (0..=draft.len()).rev().map(|kept| &draft[..kept]);
    let attempts = starts.flat_map(|start| texts.iter().map(move |text| (start, text)));
    attempts.into_iter().find_map(|(start, text)| {
        let words = words(text)?;
        let mut left = &words[..];
        let mut draft = start.to_vec();
        while !left.is_empty() {
            let offered: Vec<_> = items(setting, view, &draft).into_iter().map(&listed).collect();
            let (item, used) = first(left, |phrase| meant(phrase, &offered, &alike))?;
            draft.push(Pick::Item(item));
            left = &left[used..];
        }
        Some(draft)
    })
}

/// The words of a text that is neither empty nor too long to mean anything.
pub(crate) fn words(text: &str) -> Option<Vec<&str>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty() && text.len() <= LONGEST_TEXT).then_some(words)
}

/// What the first words mean, as many of them as mean something together, and how many these are.
pub(crate) fn first<T>(words: &[&str], meaning: impl Fn(&str) -> Option<T>) -> Option<(T, usize)> {
    let counts = (1..=words.len()).rev();
    counts.into_iter().find_map(|count| Some((meaning(&words[..count].join(" "))?, count)))
}

/// The one thing that is meant: by what it is called, or by its place in the menu where nothing is
/// called by a number.
fn meant<I: Clone>(
    phrase: &str,
    offered: &[NamedItem<I>],
    alike: impl Fn(&I, &I) -> bool,
) -> Option<I> {
    let numeric = |name: &String| name.parse::<usize>().is_ok();
    let numbered = offered.iter().any(|(_, names)| names.iter().any(numeric));
    let place = || bare(phrase).parse::<usize>().ok().filter(|_| !numbered);
    called(phrase, offered, alike)
        .or_else(|| Some(offered.get(place()?.checked_sub(1)?)?.0.clone()))
}

/// The one thing that is called so: by its whole label, by another name, or by how a name begins.
/// Of several that are alike it is the first.
pub(crate) fn called<I: Clone>(
    phrase: &str,
    offered: &[NamedItem<I>],
    alike: impl Fn(&I, &I) -> bool,
) -> Option<I> {
    let (exactly, barely) = (phrase.to_lowercase(), bare(phrase));
    let is_exact = |name: &String| name.to_lowercase() == exactly;
    let is_bare = |name: &String| !barely.is_empty() && bare(name) == barely;
    let begins = |name: &String| is_beginning(&barely, &bare(name));
    let only = |test: &dyn Fn(&[String]) -> bool| {
        let mut found = offered.iter().filter(|(_, names)| test(names)).map(|(item, _)| item);
        let first = found.next()?;
        found.all(|other| alike(first, other)).then(|| first.clone())
    };
    only(&|names| names.first().is_some_and(is_exact))
        .or_else(|| only(&|names| names.iter().any(is_exact)))
        .or_else(|| only(&|names| names.iter().any(is_bare)))
        .or_else(|| only(&|names| names.iter().any(begins)))
}

/// Does a name begin like this? A number is not cut short.
fn is_beginning(beginning: &str, name: &str) -> bool {
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    name.strip_prefix(beginning).is_some_and(|rest| {
        beginning.chars().count() >= SHORTEST_BEGINNING
            && !(digit(beginning.chars().next_back()) && digit(rest.chars().next()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant_of(phrase: &str, offered: &[&[&str]]) -> Option<usize> {
        let listed: Vec<NamedItem<usize>> = offered
            .iter()
            .enumerate()
            .map(|(index, names)| (index, names.iter().map(|name| (*name).to_owned()).collect()))
            .collect();
        meant(phrase, &listed, |one, other| offered[*one] == offered[*other])
    }

    #[test]
    fn a_name_counts_before_a_place() {
        let lands: &[&[&str]] = &[&["1: meadow", "meadow"], &["2: forest 4", "forest 4"]];
        assert_eq!(meant_of("2", lands), Some(1));
        assert_eq!(meant_of("Meadow", lands), Some(0));
        assert_eq!(meant_of("for", lands), Some(1));
        assert_eq!(meant_of("fo", lands), None);
        let cards: &[&[&str]] = &[&["45"], &["2"]];
        assert_eq!(meant_of("2", cards), Some(1));
        assert_eq!(meant_of("1", cards), None);
    }

    #[test]
    fn what_could_be_two_things_is_none() {
        let people: &[&[&str]] = &[&["Benedict"], &["Benjamin"], &["🎲"]];
        assert_eq!(meant_of("ben", people), None);
        assert_eq!(meant_of("benj", people), Some(1));
        assert_eq!(meant_of("🎲", people), Some(2));
        assert_eq!(meant_of("👍", people), None);
        assert_eq!(meant_of("Ch1", &[&["Ch12 (King)"]]), None);
    }

    #[test]
    fn of_things_that_are_alike_the_first_is_meant() {
        let lands: &[&[&str]] = &[&["forest 4"], &["village"], &["forest 3"], &["village"]];
        assert_eq!(meant_of("village", lands), Some(1));
        assert_eq!(meant_of("vil", lands), Some(1));
        assert_eq!(meant_of("forest", lands), None);
    }
}
