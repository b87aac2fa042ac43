//! What a button, menu or form is for, as its `custom_id`.
//!
//! The state of a press is in its id, so buttons work after a restart. An id begins with the
//! version of this format and holds numbers only, in base 36: never anything secret.

use crate::table::{Nudge, TableId};
use pangaea_engine::seat::Seat;

/// The version of the format; ids of an older one get a polite answer.
const VERSION: &str = "p1";

/// A question that a press answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct About {
    pub(super) table: TableId,
    pub(super) seat: Seat,
    pub(super) question: u32,
}

/// What is wanted by a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    Join(TableId),
    Leave(TableId),
    AddComputer(TableId),
    Options(TableId),
    Start(TableId),
    MyMove(TableId),
    Board(TableId),
    BoardText(TableId),
    Undo(TableId),
    Rules(TableId),
    MoveFor(TableId, Seat),
    SitDown(TableId),
    Rematch(TableId),
    Record(TableId),
    /// A choice of a step.
    Pick(About, usize),
    Nudge(About, Nudge),
    Suggest(About),
    /// What is shown, after so many changes of the draft.
    Confirm(About, u32),
    /// Opens the form.
    Type(About),
    /// The form.
    Typed(About),
    /// Menus of a lobby's options.
    Colour(TableId),
    Agree(TableId),
    MoveTime(TableId),
    Computers(TableId),
    /// Menus of a person's settings.
    Language,
    Look,
    Door,
    Reminder,
    /// Opens the form for quiet hours.
    Quiet,
    /// The form.
    QuietHours,
    /// A page of the rules of a game, by its place in the list.
    Page(usize, usize),
    /// A page of all cards of a game.
    Cards(usize, usize),
    Cancel(TableId),
    Keep(TableId),
    /// Asks before somebody is forgotten.
    Forget,
    /// Forgets them.
    ForgetNow,
    /// Which table a typed answer is for.
    Which,
}

/// Every press without a question, by its letters.
macro_rules! plain {
    ($($letters:literal $press:ident,)+) => {
        fn plain(self) -> Option<(&'static str, TableId)> {
            match self { $(Self::$press(table) => Some(($letters, table)),)+ _ => None }
        }

        fn read_plain(letters: &str, table: TableId) -> Option<Self> {
            match letters { $($letters => Some(Self::$press(table)),)+ _ => None }
        }
    };
}

const NUDGES: [Nudge; 6] =
    [Nudge::Left, Nudge::Up, Nudge::Down, Nudge::Right, Nudge::Turn, Nudge::Next];

impl Press {
    plain! {
        "jo" Join, "le" Leave, "ac" AddComputer, "op" Options, "st" Start, "my" MyMove, "bo" Board,
        "bt" BoardText, "un" Undo, "ru" Rules, "sd" SitDown, "re" Rematch, "rc" Record,
        "co" Colour, "ag" Agree, "mt" MoveTime, "cp" Computers, "ca" Cancel, "ke" Keep,
    }

    /// The letters and numbers of an id.
    fn parts(self) -> (&'static str, Vec<u64>) {
        if let Some((letters, table)) = self.plain() {
            return (letters, vec![table.0]);
        }
        let about = |about: About, more: &[usize]| {
            let known = [about.table.0, u64::from(about.seat.0), u64::from(about.question)];
            known.into_iter().chain(more.iter().map(|number| *number as u64)).collect()
        };
        let pages = |game: usize, page: usize| vec![game as u64, page as u64];
        match self {
            Self::MoveFor(table, seat) => ("mf", vec![table.0, u64::from(seat.0)]),
            Self::Pick(on, step) => ("pi", about(on, &[step])),
            Self::Nudge(on, nudge) => {
                let place = NUDGES.iter().position(|known| *known == nudge);
                ("nu", about(on, &[place.unwrap_or_default()]))
            }
            Self::Suggest(on) => ("su", about(on, &[])),
            Self::Confirm(on, changes) => ("cf", about(on, &[changes as usize])),
            Self::Type(on) => ("ty", about(on, &[])),
            Self::Typed(on) => ("td", about(on, &[])),
            Self::Language => ("sl", Vec::new()),
            Self::Look => ("sk", Vec::new()),
            Self::Door => ("so", Vec::new()),
            Self::Reminder => ("sr", Vec::new()),
            Self::Quiet => ("sq", Vec::new()),
            Self::QuietHours => ("sh", Vec::new()),
            Self::Forget => ("fo", Vec::new()),
            Self::ForgetNow => ("fn", Vec::new()),
            Self::Page(game, page) => ("pa", pages(game, page)),
            Self::Cards(game, page) => ("cd", pages(game, page)),
            _ => ("wh", Vec::new()),
        }
    }

    /// As it is written.
    pub(super) fn id(self) -> String {
        let (letters, numbers) = self.parts();
        let mut id = format!("{VERSION}.{letters}");
        for number in numbers {
            id.push('.');
            id.push_str(&base36(number));
        }
        id
    }

    /// Reads an id; nothing if it is of another version or none of ours.
    pub(super) fn read(id: &str) -> Option<Self> {
        let mut words = id.split('.');
        (words.next()? == VERSION).then_some(())?;
        let letters = words.next()?;
        let numbers: Vec<u64> =
            words.map(|word| u64::from_str_radix(word, 36).ok()).collect::<Option<_>>()?;
        let press = Self::of_parts(letters, &numbers)?;
        // Only what we would write ourselves.
        (press.id() == id).then_some(press)
    }

    fn of_parts(letters: &str, numbers: &[u64]) -> Option<Self> {
        let small = |number: u64| usize::try_from(number).ok();
        let about = |table: u64, seat: u64, question: u64| {
            Some(About {
                table: TableId(table),
                seat: Seat(u8::try_from(seat).ok()?),
                question: u32::try_from(question).ok()?,
            })
        };
        Some(match (letters, numbers) {
            ("mf", &[table, seat]) => Self::MoveFor(TableId(table), Seat(u8::try_from(seat).ok()?)),
            ("pi", &[t, s, q, step]) => Self::Pick(about(t, s, q)?, small(step)?),
            ("nu", &[t, s, q, place]) => Self::Nudge(about(t, s, q)?, *NUDGES.get(small(place)?)?),
            ("su", &[t, s, q]) => Self::Suggest(about(t, s, q)?),
            ("cf", &[t, s, q, changes]) => {
                Self::Confirm(about(t, s, q)?, u32::try_from(changes).ok()?)
            }
            ("ty", &[t, s, q]) => Self::Type(about(t, s, q)?),
            ("td", &[t, s, q]) => Self::Typed(about(t, s, q)?),
            ("sl", []) => Self::Language,
            ("sk", []) => Self::Look,
            ("so", []) => Self::Door,
            ("sr", []) => Self::Reminder,
            ("sq", []) => Self::Quiet,
            ("sh", []) => Self::QuietHours,
            ("fo", []) => Self::Forget,
            ("fn", []) => Self::ForgetNow,
            ("pa", &[game, page]) => Self::Page(small(game)?, small(page)?),
            ("cd", &[game, page]) => Self::Cards(small(game)?, small(page)?),
            ("wh", []) => Self::Which,
            (letters, &[table]) => Self::read_plain(letters, TableId(table))?,
            _ => return None,
        })
    }
}

fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        let digit = u32::try_from(number % 36).unwrap_or_default();
        digits.push(char::from_digit(digit, 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn every(table: TableId, seat: Seat, question: u32, number: usize) -> Vec<Press> {
        let on = About { table, seat, question };
        let plain = "jo le ac op st my bo bt un ru sd re rc co ag mt cp ca ke".split(' ');
        let mut all: Vec<Press> =
            plain.map(|letters| Press::read_plain(letters, table).expect(letters)).collect();
        all.extend([
            Press::MoveFor(table, seat),
            Press::Pick(on, number),
            Press::Suggest(on),
            Press::Confirm(on, question),
            Press::Type(on),
            Press::Typed(on),
            Press::Language,
            Press::Look,
            Press::Door,
            Press::Reminder,
            Press::Quiet,
            Press::QuietHours,
            Press::Forget,
            Press::ForgetNow,
            Press::Page(number, number),
            Press::Cards(number, number),
            Press::Which,
        ]);
        all.extend(NUDGES.map(|nudge| Press::Nudge(on, nudge)));
        all
    }

    proptest! {
        #[test]
        fn every_press_is_read_as_it_was_written(
            table: u64, seat: u8, question: u32, number: u32,
        ) {
            let number = usize::try_from(number).unwrap_or_default();
            for press in every(TableId(table), Seat(seat), question, number) {
                let id = press.id();
                prop_assert!(id.len() <= 100, "{id}");
                prop_assert_eq!(Press::read(&id), Some(press));
            }
        }

        #[test]
        fn nothing_else_is_a_press(text in ".{0,120}") {
            if let Some(press) = Press::read(&text) {
                prop_assert_eq!(press.id(), text);
            }
        }
    }

    #[test]
    fn ids_of_other_versions_are_no_press() {
        for id in
            ["p0.jo.1", "p2.jo.1", "p1.jo", "p1.jo.+1", "p1.zz.1", "p1.pi.1.1.1", "", "press:1"]
        {
            assert_eq!(Press::read(id), None, "{id}");
        }
    }
}
