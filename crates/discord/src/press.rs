//! What a button, menu or form is for, as its `custom_id`.
//!
//! The state of a press is in its id, so buttons work after a restart. An id begins with the
//! version of this format and holds numbers only, in base 36: never anything secret.

use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_table::{Nudge, TableId};

/// The form in which ids are written. They hang in chats for years, and so do the values of their
/// menus: this form is understood for ever (`tests/fixtures/presses-1.txt`). If another is needed,
/// it gets the next number, and `read` learns it beside this one.
const VERSION: &str = "p1";

/// A question that a press answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct About {
    pub(super) table: TableId,
    pub(super) seat: Seat,
    pub(super) question: u32,
}

/// Every press once: its letters, its name and the fields that its id carries.
macro_rules! presses {
    ($($(#[$doc:meta])* $letters:literal $press:ident $(($($field:ident: $kind:ty),+))?,)+) => {
        /// What is wanted by a press.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Press {
            $($(#[$doc])* $press $(($($kind),+))?,)+
        }

        impl Press {
            #[cfg(test)]
            const LETTERS: &[&str] = &[$($letters),+];

            /// What it is called where presses are counted.
            pub(super) const fn name(self) -> &'static str {
                match self {
                    $(Self::$press { .. } => stringify!($press),)+
                }
            }

            /// The letters and numbers of an id.
            fn parts(self) -> (&'static str, Vec<u64>) {
                let mut numbers = Vec::new();
                let letters = match self {
                    $(Self::$press $(($($field),+))? => {
                        $($($field.write(&mut numbers);)+)?
                        $letters
                    })+
                };
                (letters, numbers)
            }

            fn of_parts(letters: &str, numbers: &mut impl Iterator<Item = u64>) -> Option<Self> {
                Some(match letters {
                    $($letters => Self::$press $(($(<$kind>::read(numbers)?),+))?,)+
                    _ => return None,
                })
            }
        }
    };
}

presses! {
    "jo" Join(table: TableId),
    "le" Leave(table: TableId),
    "ac" AddComputer(table: TableId),
    "op" Options(table: TableId),
    "st" Start(table: TableId),
    "my" MyMove(table: TableId),
    "bo" Board(table: TableId),
    "bt" BoardText(table: TableId),
    "un" Undo(table: TableId),
    "ru" Rules(table: TableId),
    "mf" MoveFor(table: TableId, seat: Seat),
    "sd" SitDown(table: TableId),
    "re" Rematch(table: TableId),
    "rc" Record(table: TableId),
    /// A choice of a step.
    "pi" Pick(about: About, step: usize),
    "nu" Nudge(about: About, nudge: Nudge),
    "su" Suggest(about: About),
    /// What is shown, after so many changes of the draft.
    "cf" Confirm(about: About, changes: u32),
    /// Opens the form.
    "ty" Type(about: About),
    /// The form.
    "td" Typed(about: About),
    /// Menus of a lobby's options.
    "co" Colour(table: TableId),
    "ag" Agree(table: TableId),
    "mt" MoveTime(table: TableId),
    "cp" Computers(table: TableId),
    /// Menus of a person's settings.
    "sl" Language,
    "sk" Look,
    "so" DeliverTo,
    "sr" Reminder,
    /// Opens the form for quiet hours.
    "sq" Quiet,
    /// The form.
    "sh" QuietHours,
    /// A page of the rules of a game.
    "pa" Page(game: GameId, page: usize),
    /// A page of all cards of a game.
    "cd" Cards(game: GameId, page: usize),
    "ca" Cancel(table: TableId),
    "ke" Keep(table: TableId),
    /// Asks before somebody is forgotten.
    "fo" Forget,
    /// Forgets them.
    "fn" ForgetNow,
    /// Which table a typed answer is for.
    "wh" Which,
}

impl Press {
    /// Is it the id of a form that is sent, and not of something that is pressed?
    pub(super) const fn is_form(self) -> bool {
        matches!(self, Self::Typed(_) | Self::QuietHours)
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
        let press = Self::of_parts(letters, &mut numbers.into_iter())?;
        // Only what we would write ourselves.
        (press.id() == id).then_some(press)
    }
}

/// What an id can carry, as numbers.
trait Field: Sized {
    fn write(self, numbers: &mut Vec<u64>);
    fn read(numbers: &mut impl Iterator<Item = u64>) -> Option<Self>;
}

impl Field for u32 {
    fn write(self, numbers: &mut Vec<u64>) {
        numbers.push(self.into());
    }

    fn read(numbers: &mut impl Iterator<Item = u64>) -> Option<Self> {
        numbers.next()?.try_into().ok()
    }
}

impl Field for usize {
    fn write(self, numbers: &mut Vec<u64>) {
        numbers.push(self as u64);
    }

    fn read(numbers: &mut impl Iterator<Item = u64>) -> Option<Self> {
        numbers.next()?.try_into().ok()
    }
}

impl Field for TableId {
    fn write(self, numbers: &mut Vec<u64>) {
        numbers.push(self.0);
    }

    fn read(numbers: &mut impl Iterator<Item = u64>) -> Option<Self> {
        numbers.next().map(Self)
    }
}

impl Field for Seat {
    fn write(self, numbers: &mut Vec<u64>) {
        numbers.push(self.0.into());
    }

    fn read(numbers: &mut impl Iterator<Item = u64>) -> Option<Self> {
        numbers.next()?.try_into().ok().map(Self)
    }
}

impl Field for About {
    fn write(self, numbers: &mut Vec<u64>) {
        self.table.write(numbers);
        self.seat.write(numbers);
        self.question.write(numbers);
    }

    fn read(numbers: &mut impl Iterator<Item = u64>) -> Option<Self> {
        let (table, seat) = (TableId::read(numbers)?, Seat::read(numbers)?);
        Some(Self { table, seat, question: u32::read(numbers)? })
    }
}

impl Field for Nudge {
    fn write(self, numbers: &mut Vec<u64>) {
        numbers.push(match self {
            Self::Left => 0,
            Self::Up => 1,
            Self::Down => 2,
            Self::Right => 3,
            Self::Turn => 4,
            Self::Next => 5,
        });
    }

    fn read(numbers: &mut impl Iterator<Item = u64>) -> Option<Self> {
        Some(match numbers.next()? {
            0 => Self::Left,
            1 => Self::Up,
            2 => Self::Down,
            3 => Self::Right,
            4 => Self::Turn,
            5 => Self::Next,
            _ => return None,
        })
    }
}

impl Field for GameId {
    fn write(self, numbers: &mut Vec<u64>) {
        numbers.push(self.number());
    }

    fn read(numbers: &mut impl Iterator<Item = u64>) -> Option<Self> {
        Self::numbered(numbers.next()?)
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
mod tests;
