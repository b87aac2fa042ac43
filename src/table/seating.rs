//! Who sits where.

use super::{Door, Draft, Manner, Person};
use crate::text::Language;
use pangaea_engine::players::Kind;
use serde::{Deserialize, Serialize};

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sitting {
    /// Who sits there now.
    pub holder: Holder,
    /// What they are called at this table.
    pub name: String,
    /// The tribe, clan or pawn wished for, as its place in the game's list; given at the start
    /// where nobody wished for one.
    pub colour: Option<usize>,
    /// What was picked of the open question.
    #[serde(skip)]
    pub draft: Option<Draft>,
    /// The last question answered, and the answer in words; for this seat only.
    pub answered: Option<Answered>,
}

/// A question that needs no answer any more.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// Its number.
    pub question: u32,
    /// The round in which it was asked.
    pub round: u32,
    /// The answer in words.
    pub words: String,
}

/// An answer is a secret of its seat.
impl std::fmt::Debug for Answered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Answered({}, …)", self.question)
    }
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A person.
    Person(Guest),
    /// A computer player.
    Computer(Kind),
    /// Somebody who wanted to be forgotten, at a table that has ended.
    Forgotten,
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// Who it is.
    pub person: Person,
    /// The language they are spoken to.
    pub language: Language,
    /// How else.
    pub manner: Manner,
    /// Direct messages do not arrive.
    pub closed: bool,
}

impl Guest {
    /// Where their questions come.
    pub fn door(&self) -> Door {
        if self.closed { Door::Channel } else { self.manner.door }
    }
}

impl Sitting {
    /// A seat for a person.
    pub fn person(guest: Guest, name: String) -> Self {
        Self::new(Holder::Person(guest), name)
    }

    /// A seat for a computer player.
    pub fn computer(kind: Kind, name: String) -> Self {
        Self::new(Holder::Computer(kind), name)
    }

    const fn new(holder: Holder, name: String) -> Self {
        Self { holder, name, colour: None, draft: None, answered: None }
    }

    /// The same seat in the next game; the computer plays for whoever is forgotten.
    #[must_use]
    pub fn again(&self) -> Self {
        let holder = match &self.holder {
            Holder::Forgotten => Holder::Computer(Kind::Greedy),
            holder => holder.clone(),
        };
        Self { colour: self.colour, ..Self::new(holder, self.name.clone()) }
    }

    /// The person who sits there, if it is one.
    pub const fn guest(&self) -> Option<&Guest> {
        match &self.holder {
            Holder::Person(guest) => Some(guest),
            Holder::Computer(_) | Holder::Forgotten => None,
        }
    }

    /// The same, to be changed.
    pub const fn guest_mut(&mut self) -> Option<&mut Guest> {
        match &mut self.holder {
            Holder::Person(guest) => Some(guest),
            Holder::Computer(_) | Holder::Forgotten => None,
        }
    }

    /// Does this person sit there?
    pub fn is(&self, person: Person) -> bool {
        self.guest().is_some_and(|guest| guest.person == person)
    }
}
