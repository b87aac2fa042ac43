//! A half-made choice: what a seat has picked of the open question, and the place it tries out.
//!
//! It is stored with the seat, is no action, and reaches no one else.

use super::seating::is_no;
use super::{PickedChoice, TableGame};
use crate::formats::{DRAFT, Unreadable};
use pangaea_engine::chance::Chance;
use pangaea_engine::game::Setting;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::question::{Asked, Next, Pick, Picked, Step, follow};
use pangaea_engine::registry::{AnyDraft, Drafts, GameId, RegisteredGame};
use pangaea_engine::spot::{Rotation, Spot};
use pangaea_engine::with_game;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A draft as it is stored.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Draft<P = AnyDraft> {
    /// The question it answers; for any other it counts for nothing.
    pub question: u32,
    /// What was picked, step by step.
    pub picks: P,
    /// The place being tried out.
    pub trial: Option<Spot>,
    /// How often it was changed: what is confirmed in one place must be what is shown there.
    #[serde(default)]
    pub changes: u32,
    /// It is what was suggested.
    #[serde(default, skip_serializing_if = "is_no")]
    pub suggested: bool,
}

impl Draft {
    /// Reads what was stored at a table of this game.
    pub fn read(game: GameId, text: &str) -> Result<Self, Unreadable> {
        with_game!(game, G => DRAFT.read(text).map(Self::of_game::<G>))
    }

    fn of_game<G: RegisteredGame>(draft: Draft<Vec<Picked<G>>>) -> Self {
        let Draft { question, picks, trial, changes, suggested } = draft;
        Self { question, picks: G::any::<Drafts>(picks), trial, changes, suggested }
    }
}

/// A draft is a secret of its seat, so it does not print itself into logs.
impl<P> fmt::Debug for Draft<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draft(…)")
    }
}

macro_rules! nudges {
    ($($number:literal $(#[$doc:meta])* $nudge:ident;)+) => {
        /// A step on the board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Nudge { $($(#[$doc])* $nudge,)+ }

        impl Nudge {
            /// Every step.
            pub const ALL: &'static [Self] = &[$(Self::$nudge,)+];

            /// The number in the ids of buttons; it never changes.
            pub const fn number(self) -> u64 {
                match self { $(Self::$nudge => $number,)+ }
            }

            /// The step with this number.
            pub const fn numbered(number: u64) -> Option<Self> {
                match number {
                    $($number => Some(Self::$nudge),)+
                    _ => None,
                }
            }
        }
    };
}

nudges! {
    0 /// One square to the left.
        Left;
    1 /// One square up.
        Up;
    2 /// One square down.
        Down;
    3 /// One square to the right.
        Right;
    4 /// A quarter turn.
        Turn;
    5 /// The next place that is allowed.
        Next;
}

/// A draft that was resolved by going through it with a seat's view.
#[derive(Clone, Debug)]
pub(super) struct ResolvedDraft<G: TableGame> {
    /// What was picked and is allowed.
    pub(super) picks: Vec<Picked<G>>,
    /// The place being tried out.
    pub(super) trial: Option<Spot>,
    /// The question that follows from the picks.
    pub(super) question: Asked<G>,
}

impl<G: TableGame> ResolvedDraft<G> {
    /// The stored draft as far as it is allowed; a fresh start if it answers another question.
    pub(super) fn read(
        setting: &Setting<G>,
        view: &G::SeatView,
        draft: Option<&Draft>,
    ) -> Option<Self> {
        let open = follow(setting, view, &[])?;
        let stored = draft.filter(|draft| draft.question == open.number);
        let Some(stored) = stored else {
            let chosen = G::chosen(setting, view).unwrap_or_default();
            return Self::of(setting, view, &chosen, None);
        };
        Self::of(setting, view, G::of(&stored.picks)?, stored.trial)
    }

    /// As many of these picks as are allowed. A choice that only says what is laid starts with
    /// its first, so that the board is there at once.
    pub(super) fn of(
        setting: &Setting<G>,
        view: &G::SeatView,
        picks: &[Picked<G>],
        trial: Option<Spot>,
    ) -> Option<Self> {
        let mut question = follow(setting, view, &[])?;
        let mut allowed = Vec::new();
        for pick in picks {
            allowed.push(pick.clone());
            let Some(next) = follow(setting, view, &allowed) else {
                allowed.pop();
                break;
            };
            question = next;
        }
        if let Next::Ask(Step::OneOf(items)) = &question.next
            && let Some(first) = items.first()
        {
            let mut further = allowed.clone();
            further.push(Pick::Item(first.clone()));
            let after = follow(setting, view, &further);
            if let Some(after) = after.filter(|after| is_place(&after.next)) {
                (allowed, question) = (further, after);
            }
        }
        let mut resolved = Self { picks: allowed, trial, question };
        resolved.settle(setting, view);
        Some(resolved)
    }

    /// Sees to it that a place is tried out where one is asked for.
    fn settle(&mut self, setting: &Setting<G>, view: &G::SeatView) {
        if let Some(Pick::Spot(spot)) = self.picks.iter().find(|pick| matches!(pick, Pick::Spot(_)))
        {
            self.trial = Some(*spot);
        } else if self.trial.is_none() {
            self.trial = self.spots(setting, view).and_then(|(_, spots)| central(&spots));
        }
    }

    /// Is a card laid, and not only tried out?
    pub(super) fn is_laid(&self) -> bool {
        self.picks.iter().any(|pick| matches!(pick, Pick::Spot(_)))
    }

    /// The step at which a card is laid, if there is one by now, and the places for it.
    pub(super) fn spots(
        &self,
        setting: &Setting<G>,
        view: &G::SeatView,
    ) -> Option<(usize, Vec<Spot>)> {
        (0..=self.picks.len()).find_map(|step| {
            match follow(setting, view, &self.picks[..step])?.next {
                Next::Ask(Step::Place(spots)) => Some((step, spots)),
                _ => None,
            }
        })
    }

    /// What confirming it would do; nothing if more is to be picked.
    pub(super) fn action(&self, setting: &Setting<G>, view: &G::SeatView) -> Option<G::Action> {
        let laid = self.trial.filter(|_| !self.is_laid());
        let laid = laid.and_then(|spot| self.lay(setting, view, spot));
        match &laid.as_ref().unwrap_or(self).question.next {
            Next::Do(action) => Some(action.clone()),
            Next::Ask(_) => None,
        }
    }

    /// As it is stored.
    pub(super) fn stored(&self) -> Draft {
        Draft {
            question: self.question.number,
            picks: G::any::<Drafts>(self.picks.clone()),
            trial: self.trial,
            changes: 0,
            suggested: false,
        }
    }

    /// The draft with another choice at this step; later picks stay where they still fit.
    pub(super) fn pick(
        &self,
        setting: &Setting<G>,
        view: &G::SeatView,
        step: usize,
        choice: &PickedChoice,
    ) -> Option<Self> {
        let before = self.picks.get(..step)?;
        let Next::Ask(Step::OneOf(items)) = follow(setting, view, before)?.next else {
            return None;
        };
        let mut picks = before.to_vec();
        let item = match choice {
            PickedChoice::Named(name) => items.iter().find(|item| choice_name(*item) == *name),
            PickedChoice::At(place) => items.get(*place),
        };
        picks.push(Pick::Item(item?.clone()));
        picks.extend(self.picks.get(step + 1..).unwrap_or_default().iter().cloned());
        Self::of(setting, view, &picks, self.trial)?.preset(setting, view)
    }

    /// The draft without what was picked in this step and after it.
    pub(super) fn back(
        &self,
        setting: &Setting<G>,
        view: &G::SeatView,
        step: usize,
    ) -> Option<Self> {
        Self::of(setting, view, self.picks.get(..step)?, self.trial)
    }

    /// The draft with what nearly everyone wants in the steps that follow.
    pub(super) fn preset(mut self, setting: &Setting<G>, view: &G::SeatView) -> Option<Self> {
        while let Next::Ask(Step::OneOf(items)) = &self.question.next
            && let Some(item) = items.iter().find(|item| G::preset(item))
        {
            self.picks.push(Pick::Item(item.clone()));
            self.question = follow(setting, view, &self.picks)?;
        }
        Some(self)
    }

    /// The draft with the card moved on the board.
    pub(super) fn nudge(
        &self,
        setting: &Setting<G>,
        view: &G::SeatView,
        nudge: Nudge,
    ) -> Option<Self> {
        let (step, spots) = self.spots(setting, view)?;
        let from = self.trial.or_else(|| central(&spots))?;
        let trial = moved(from, nudge, &spots);
        Self::of(setting, view, &self.picks[..step], Some(trial))
    }

    /// The draft with the card laid on one of its places.
    pub(super) fn lay(&self, setting: &Setting<G>, view: &G::SeatView, spot: Spot) -> Option<Self> {
        let (step, _) = self.spots(setting, view)?;
        let mut picks = self.picks.get(..step)?.to_vec();
        picks.push(Pick::Spot(spot));
        Self::of(setting, view, &picks, Some(spot))
    }

    /// What a computer player would do here. A card that needs nothing more than its place lies on
    /// trial.
    pub(super) fn suggest(
        setting: &Setting<G>,
        view: &G::SeatView,
        chance: &mut Chance,
    ) -> Option<Self> {
        let action = ComputerKind::Greedy.decide(setting, view, chance)?;
        let picks = leading_to(setting, view, &mut Vec::new(), &action)?;
        match picks.split_last() {
            Some((Pick::Spot(spot), before)) => Self::of(setting, view, before, Some(*spot)),
            _ => Self::of(setting, view, &picks, None),
        }
    }
}

/// The longest name of a choice: an id that holds it has room for a hundred characters.
const LONGEST_NAME: usize = 48;

/// Could a choice be called so? Names are short, plain, and never a number.
pub fn is_choice_name(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"{}[]\":,_".contains(&byte);
    text.len() <= LONGEST_NAME
        && text.starts_with(['{', '"'])
        && text.bytes().all(is_plain)
        && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// What a menu calls something that can be picked. It hangs in chats for years and is what drafts
/// have stored, too.
pub(super) fn choice_name(item: &impl Serialize) -> String {
    serde_json::to_string(item).expect("items are plain data with plain keys")
}

const fn is_place<I, A>(next: &Next<I, A>) -> bool {
    matches!(next, Next::Ask(Step::Place(_)))
}

/// The draft that means this action.
fn leading_to<G: TableGame>(
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &mut Vec<Picked<G>>,
    action: &G::Action,
) -> Option<Vec<Picked<G>>> {
    match G::question(setting, view, draft)?.next {
        Next::Do(found) => (found == *action).then(|| draft.clone()),
        Next::Ask(step) => step.picks().into_iter().find_map(|pick| {
            draft.push(pick);
            let found = leading_to(setting, view, draft, action);
            draft.pop();
            found
        }),
    }
}

/// The place nearest to the middle of them all, turned as little as possible.
fn central(spots: &[Spot]) -> Option<Spot> {
    let sum = |of: fn(&Spot) -> i16| spots.iter().map(|spot| i32::from(of(spot))).sum::<i32>();
    let count = i32::try_from(spots.len()).ok().filter(|count| *count > 0)?;
    let (x, y) = (sum(|spot| spot.at.x) / count, sum(|spot| spot.at.y) / count);
    let far = |spot: &&Spot| {
        let (dx, dy) = (i32::from(spot.at.x) - x, i32::from(spot.at.y) - y);
        (spot.turn, dx * dx + dy * dy)
    };
    spots.iter().min_by_key(far).copied()
}

/// A card moved from one place to another, never far from where it could lie.
fn moved(from: Spot, nudge: Nudge, spots: &[Spot]) -> Spot {
    let Spot { at, turn } = from;
    let spot = match nudge {
        Nudge::Left => Spot::new(at.offset(-1, 0), turn),
        Nudge::Up => Spot::new(at.offset(0, -1), turn),
        Nudge::Down => Spot::new(at.offset(0, 1), turn),
        Nudge::Right => Spot::new(at.offset(1, 0), turn),
        Nudge::Turn => {
            let next = (usize::from(turn.degrees() / 90) + 1) % Rotation::ALL.len();
            Spot::new(at, Rotation::ALL[next])
        }
        Nudge::Next => {
            let later = spots.iter().filter(|spot| **spot > from).min();
            return later.or_else(|| spots.iter().min()).copied().unwrap_or(from);
        }
    };
    let range = |of: fn(&Spot) -> i16| {
        let all = || spots.iter().map(of);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (range(|spot| spot.at.x), range(|spot| spot.at.y));
    let inside = pangaea_engine::spot::Point::new(
        spot.at.x.clamp(left, right),
        spot.at.y.clamp(top, bottom),
    );
    Spot::new(inside, spot.turn)
}
