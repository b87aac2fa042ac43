//! The seats of a table and their holders.

use super::story::Heard;
use super::{DeliverTo, Draft, PlayerRef, Preferences, UserId};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::{AnyDecision, Decisions, RegisteredGame};
use pangaea_text::Language;
use serde::{Deserialize, Serialize};

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sitting<D = AnyDecision> {
    /// The present holder of the seat.
    pub holder: Holder,
    /// Who that is in the table's roster, which has their name.
    pub player: PlayerRef,
    /// The tribe, clan or pawn wished for, as its place in the game's list; given at the start
    /// where no one wished for one.
    pub colour: Option<usize>,
    /// What was picked of the open question.
    #[serde(skip)]
    pub draft: Option<Draft>,
    /// The last question answered; for this seat only.
    pub answered: Option<Answered<D>>,
    /// How often the newest question was answered, with what was taken back or changed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) given: Option<GivenAnswers>,
    /// What was told when whoever sits there acted.
    #[serde(default, skip_serializing_if = "Heard::is_empty")]
    pub(super) heard: Heard,
    /// Whoever sits there is no member of the server any more; others may let the computer move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left_server: bool,
}

/// A question that needs no answer any more.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered<D = AnyDecision> {
    /// Its number.
    pub question: u32,
    /// The round in which it was asked.
    pub round: u32,
    /// What it does. Tables of older forms have kept a sentence instead, which is gone.
    pub decision: Option<D>,
    /// How often its draft was changed: a draft that changes the answer counts on from there.
    pub changes: u32,
}

/// An answer is a secret of its seat.
impl<D> std::fmt::Debug for Answered<D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Answered({}, …)", self.question)
    }
}

/// How often someone has answered the newest question that their seat was asked, or has gone back
/// before it and answered again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenAnswers {
    question: u32,
    times: u32,
}

impl GivenAnswers {
    /// More changes of mind than these would only fill the log.
    pub(super) const MOST: u32 = 20;

    /// With one more answer, to this question.
    fn after(before: Option<Self>, question: u32) -> Self {
        match before {
            Some(before) if question <= before.question => {
                Self { times: before.times.saturating_add(1), ..before }
            }
            _ => Self { question, times: 1 },
        }
    }
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A person.
    Person(Guest),
    /// A computer player.
    Computer(ComputerKind),
    /// Someone who wanted to be forgotten, at a table that has ended.
    Forgotten,
}

impl Holder {
    /// The person, if it is one.
    pub const fn guest(&self) -> Option<&Guest> {
        match self {
            Self::Person(guest) => Some(guest),
            Self::Computer(_) | Self::Forgotten => None,
        }
    }

    /// The same, to be changed.
    pub const fn guest_mut(&mut self) -> Option<&mut Guest> {
        match self {
            Self::Person(guest) => Some(guest),
            Self::Computer(_) | Self::Forgotten => None,
        }
    }
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// The user.
    pub person: UserId,
    /// The language they are spoken to.
    pub language: Language,
    /// Their settings.
    #[serde(rename = "manner")]
    pub preferences: Preferences,
    /// Direct messages do not arrive.
    pub closed: bool,
    /// It is one of their first games of this kind.
    #[serde(default, skip_serializing_if = "is_no")]
    pub learns: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
pub(super) const fn is_no(flag: &bool) -> bool {
    !*flag
}

impl Guest {
    /// Do they want to be told what a step is for?
    pub const fn wants_tips(&self) -> bool {
        self.learns && self.preferences.tips
    }

    /// The place where this person's questions come.
    pub fn deliver_to(&self) -> DeliverTo {
        if self.closed { DeliverTo::Channel } else { self.preferences.deliver_to }
    }
}

impl Sitting {
    pub(super) fn of_game<G: RegisteredGame>(sitting: Sitting<G::Decision>) -> Self {
        let Sitting { holder, player, colour, answered, given, heard, left_server, .. } = sitting;
        let answered = answered.map(|Answered { question, round, decision, changes }| {
            let decision = decision.map(G::any::<Decisions>);
            Answered { question, round, decision, changes }
        });
        Self { holder, player, colour, draft: None, answered, given, heard, left_server }
    }

    /// How often what was picked of a question has changed: what is confirmed in one place must be
    /// what is shown there.
    pub(super) fn changes(&self, question: u32) -> u32 {
        let draft = self.draft.as_ref().filter(|draft| draft.question == question);
        let answered = self.answered.as_ref().filter(|answered| answered.question == question);
        draft.map(|draft| draft.changes).or(answered.map(|given| given.changes)).unwrap_or_default()
    }

    /// Notes an answer to this question.
    pub(super) fn gives(&mut self, question: u32) {
        self.given = Some(GivenAnswers::after(self.given, question));
    }

    /// Must what was answered stay, because it was changed so often?
    pub(super) fn is_settled(&self) -> bool {
        self.given.is_some_and(|given| given.times >= GivenAnswers::MOST)
    }

    pub(super) fn new(holder: Holder, player: PlayerRef) -> Self {
        let (colour, draft, answered, given, heard) = (None, None, None, None, Heard::default());
        Self { holder, player, colour, draft, answered, given, heard, left_server: false }
    }

    /// The person who sits there, if it is one.
    pub const fn guest(&self) -> Option<&Guest> {
        self.holder.guest()
    }

    /// The same, to be changed.
    pub const fn guest_mut(&mut self) -> Option<&mut Guest> {
        self.holder.guest_mut()
    }

    /// Does this person sit there?
    pub fn is(&self, person: UserId) -> bool {
        self.guest().is_some_and(|guest| guest.person == person)
    }
}
