//! What a button, menu or form is for, as its `custom_id`.
//!
//! The state of a press is in its id, so buttons work after a restart. An id begins with the
//! version of this format and holds numbers in base 36: never anything secret. A table is named with
//! its mark, which keeps an old button from reaching another table of the same number. Only a choice
//! on a panel, which no one but its owner sees, is named as the owner sees it.

use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_table::{Nudge, TableKey, base36, is_choice_name};

/// The form in which ids are written. They hang in chats for years, and so do the values of their
/// menus: this form is understood for ever (`tests/fixtures/presses-1.txt`). If another is needed,
/// it gets the next number, and `read` learns it beside this one.
const VERSION: &str = "p1";

/// A question that a press answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct About {
    pub(super) table: TableKey,
    pub(super) seat: Seat,
    pub(super) question: u32,
}

/// A lesson in which something is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LessonPlace {
    pub(super) game: GameId,
    /// The version of its course.
    pub(super) version: u32,
    pub(super) lesson: u32,
}

/// Every press once: its letters, the name by which it is counted, what it is and the fields that its
/// id carries. Forms are sent, all else is pressed. Letters hang in chats and names stand in the graphs
/// of hosts, so neither changes with the code.
macro_rules! presses {
    (
        pressed { $($pressed:tt)+ }
        forms { $($(#[$note:meta])* $tag:literal $called:literal $form:ident $(($($of:ident: $type:ty),+))?,)+ }
    ) => {
        presses! { @all $($pressed)+ $($(#[$note])* $tag $called $form $(($($of: $type),+))?,)+ }

        impl Press {
            /// Is it the id of a form that is sent, and not of something that is pressed?
            pub(super) const fn is_form(&self) -> bool {
                matches!(self, $(Self::$form { .. })|+)
            }
        }
    };
    (@all $($(#[$doc:meta])* $letters:literal $name:literal $press:ident $(($($field:ident: $kind:ty),+))?,)+) => {
        /// What is wanted by a press.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(super) enum Press {
            $($(#[$doc])* $press $(($($kind),+))?,)+
        }

        impl Press {
            #[cfg(test)]
            const LETTERS: &[&str] = &[$($letters),+];

            /// The names by which presses are counted.
            pub(super) const NAMES: &[&str] = &[$($name),+];

            /// What it is called where presses are counted.
            pub(super) const fn name(&self) -> &'static str {
                match self {
                    $(Self::$press { .. } => $name,)+
                }
            }

            /// The table that it is about.
            #[allow(unused_mut, unused_variables)]
            pub(super) fn table(&self) -> Option<TableKey> {
                match self {
                    $(Self::$press $(($($field),+))? => None$($(.or_else(|| $field.table()))+)?,)+
                }
            }

            /// The letters and words of an id.
            fn parts(&self) -> (&'static str, Vec<String>) {
                let mut words = Vec::new();
                let letters = match self {
                    $(Self::$press $(($($field),+))? => {
                        $($($field.write(&mut words);)+)?
                        $letters
                    })+
                };
                (letters, words)
            }

            fn of_parts<'a>(
                letters: &str,
                words: &mut impl Iterator<Item = &'a str>,
            ) -> Option<Self> {
                Some(match letters {
                    $($letters => Self::$press $(($(<$kind>::read(words)?),+))?,)+
                    _ => return None,
                })
            }
        }
    };
}

presses! {
    pressed {
        "jo" "Join" Join(table: TableKey),
        "le" "Leave" Leave(table: TableKey),
        "ac" "AddComputer" AddComputer(table: TableKey),
        "op" "Options" Options(table: TableKey),
        "st" "Start" Start(table: TableKey),
        "my" "MyMove" MyMove(table: TableKey),
        "bo" "Board" Board(table: TableKey),
        "bt" "BoardText" BoardText(table: TableKey),
        "un" "Undo" Undo(table: TableKey),
        /// Where something is to be taken back.
        "uw" "UndoWhich" UndoWhich,
        "ru" "Rules" Rules(table: TableKey),
        "mf" "MoveFor" MoveFor(table: TableKey, seat: Seat),
        "sd" "SitDown" SitDown(table: TableKey),
        /// Takes a seat that was offered, or does not.
        "as" "AcceptSeat" AcceptSeat(table: TableKey, seat: Seat),
        "ds" "DeclineSeat" DeclineSeat(table: TableKey, seat: Seat),
        "re" "Rematch" Rematch(table: TableKey),
        "rc" "Record" Record(table: TableKey),
        /// A choice of a step.
        "pi" "Pick" Pick(about: About, step: usize),
        /// A certain choice of a step.
        "pb" "PickButton" PickButton(about: About, step: usize, choice: ChoiceName),
        /// What was picked in a step, and after it, back.
        "pk" "Back" Back(about: About, step: usize),
        "nu" "Nudge" Nudge(about: About, nudge: Nudge),
        "su" "Suggest" Suggest(about: About),
        /// What is shown, after so many changes of the draft.
        "cf" "Confirm" Confirm(about: About, changes: u32),
        /// Opens the form.
        "ty" "Type" Type(about: About),
        /// Menus of a lobby's options.
        "co" "Colour" Colour(table: TableKey),
        "ag" "Agree" Agree(table: TableKey),
        "mt" "MoveTime" MoveTime(table: TableKey),
        "cp" "Computers" Computers(table: TableKey),
        /// Menus of a person's settings.
        "sl" "Language" Language,
        "sk" "Look" Look,
        "so" "DeliverTo" DeliverTo,
        "sr" "Reminder" Reminder,
        /// Opens the form for quiet hours.
        "sq" "Quiet" Quiet,
        /// A page of the rules of a game.
        "pa" "Page" Page(game: GameId, page: usize),
        /// A page of all cards of a game.
        "cd" "Cards" Cards(game: GameId, page: usize),
        /// A menu of places in the rules, beginning with this game.
        "to" "Topic" Topic(game: GameId),
        /// The topic with the rule that is in the way.
        "wy" "Why" Why(game: GameId, topic: usize),
        /// No more tips, below a question that has one.
        "nt" "HideTips" HideTips(about: About),
        /// Tips, from now on or no more: in the settings.
        "ti" "Tips" Tips(shown: bool),
        "ca" "Cancel" Cancel(table: TableKey),
        "ke" "Keep" Keep(table: TableKey),
        /// Asks before a game is closed that no one is left at.
        "cl" "Close" Close(table: TableKey),
        /// Leaves a game, after it was asked.
        "lg" "LeaveGame" LeaveGame(table: TableKey),
        "sy" "Stay" Stay(table: TableKey),
        /// Which table is to be left.
        "lw" "LeaveWhich" LeaveWhich,
        /// Which table of a channel is meant: its board, the board as text, the own turn, the rules, and
        /// closing it.
        "bw" "BoardWhich" BoardWhich,
        "tw" "BoardTextWhich" BoardTextWhich,
        "hw" "HandWhich" HandWhich,
        "rw" "RulesWhich" RulesWhich,
        "cw" "CancelWhich" CancelWhich,
        /// Which closed table is to be opened again.
        "ow" "RestoreWhich" RestoreWhich,
        /// Takes the own seat back from the computer.
        "tb" "TakeBack" TakeBack(table: TableKey),
        /// Asks before someone is forgotten.
        "fo" "Forget" Forget,
        /// Forgets them.
        "fn" "ForgetNow" ForgetNow,
        /// Which table a typed answer is for.
        "wh" "Which" Which,
        /// The course of a game, or which one.
        "kk" "Learn" Learn(game: GameId),
        "kw" "LearnWhich" LearnWhich,
        "kg" "LessonNext" LessonNext(at: LessonPlace),
        "kb" "LessonBack" LessonBack(at: LessonPlace),
        "ka" "CourseAgain" CourseAgain(game: GameId),
        "kl" "CourseLeave" CourseLeave(game: GameId),
        /// What is picked, tried out and answered in a lesson.
        "kp" "LessonPick" LessonPick(at: LessonPlace, step: usize),
        "kc" "LessonPickButton" LessonPickButton(at: LessonPlace, step: usize, choice: ChoiceName),
        "ku" "LessonUnpick" LessonUnpick(at: LessonPlace, step: usize),
        "kn" "LessonNudge" LessonNudge(at: LessonPlace, nudge: Nudge),
        /// Picks what the lesson practises.
        "ks" "LessonShow" LessonShow(at: LessonPlace),
        "kf" "LessonConfirm" LessonConfirm(at: LessonPlace, changes: u32),
        /// Opens the form.
        "kt" "LessonType" LessonType(at: LessonPlace),
        /// A lobby for the game that was learned.
        "kr" "PlayLearned" PlayLearned(game: GameId),
    }
    forms {
        /// An answer in words.
        "td" "Typed" Typed(about: About),
        /// Quiet hours.
        "sh" "QuietHours" QuietHours,
        /// An answer in words, in a lesson.
        "kd" "LessonTyped" LessonTyped(at: LessonPlace),
    }
}

impl Press {
    /// As it is written.
    pub(super) fn id(&self) -> String {
        let (letters, words) = self.parts();
        let mut id = format!("{VERSION}.{letters}");
        for word in words {
            id.push('.');
            id.push_str(&word);
        }
        id
    }

    /// Reads an id; nothing if it is of another version or none of ours.
    pub(super) fn read(id: &str) -> Option<Self> {
        let mut words = id.split('.');
        (words.next()? == VERSION).then_some(())?;
        let letters = words.next()?;
        let press = Self::of_parts(letters, &mut words)?;
        // Only what we would write ourselves.
        (press.id() == id).then_some(press)
    }
}

/// What a menu or button calls a choice, for its owner's eyes only.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct ChoiceName(pub(super) String);

/// A choice is a secret of its seat, so it does not print itself into logs.
impl std::fmt::Debug for ChoiceName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ChoiceName(…)")
    }
}

/// What an id can carry, as words without a full stop.
trait Field: Sized {
    fn write(&self, words: &mut Vec<String>);
    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self>;

    /// The table that it names, if it names one.
    fn table(&self) -> Option<TableKey> {
        None
    }
}

impl Field for u64 {
    fn write(&self, words: &mut Vec<String>) {
        words.push(base36(*self));
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Self::from_str_radix(words.next()?, 36).ok()
    }
}

/// Fields that are a number.
macro_rules! numbers {
    ($($kind:ty: |$field:ident| $to:expr, |$number:ident| $from:expr;)+) => {
        $(impl Field for $kind {
            fn write(&self, words: &mut Vec<String>) {
                let $field = self;
                let number: u64 = $to;
                number.write(words);
            }

            fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                let $number = u64::read(words)?;
                $from
            }
        })+
    };
}

numbers! {
    bool: |field| (*field).into(), |number| (number < 2).then_some(number == 1);
    u32: |field| (*field).into(), |number| number.try_into().ok();
    usize: |field| *field as u64, |number| number.try_into().ok();
    Seat: |field| field.0.into(), |number| number.try_into().ok().map(Self);
    GameId: |field| field.number(), |number| Self::numbered(number);
    Nudge: |field| field.number(), |number| Self::numbered(number);
}

impl Field for TableKey {
    fn write(&self, words: &mut Vec<String>) {
        words.push(self.to_string());
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        words.next()?.parse().ok()
    }

    fn table(&self) -> Option<TableKey> {
        Some(*self)
    }
}

impl Field for About {
    fn write(&self, words: &mut Vec<String>) {
        self.table.write(words);
        self.seat.write(words);
        self.question.write(words);
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let (table, seat) = (TableKey::read(words)?, Seat::read(words)?);
        Some(Self { table, seat, question: u32::read(words)? })
    }

    fn table(&self) -> Option<TableKey> {
        Some(self.table)
    }
}

impl Field for LessonPlace {
    fn write(&self, words: &mut Vec<String>) {
        self.game.write(words);
        self.version.write(words);
        self.lesson.write(words);
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let (game, version) = (GameId::read(words)?, u32::read(words)?);
        Some(Self { game, version, lesson: u32::read(words)? })
    }
}

impl Field for ChoiceName {
    fn write(&self, words: &mut Vec<String>) {
        words.push(self.0.clone());
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let name = words.next()?;
        is_choice_name(name).then(|| Self(name.to_owned()))
    }
}

#[cfg(test)]
mod tests;
