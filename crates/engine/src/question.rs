//! The one small language in which every game asks its players.
//!
//! A decision is made in steps. What was picked so far is the draft; the game looks at the
//! draft and either asks for the next step or knows the action. So a front end needs no
//! knowledge of any game, and a later step may depend on an earlier one.

use crate::game::{Game, Setting};
use crate::spot::Spot;
use serde::{Deserialize, Serialize};

/// The most choices that a [`Step::OneOf`] may offer: what a menu can show.
pub const MOST_CHOICES: usize = 25;

/// One step of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<I> {
    /// Pick one of these, at most [`MOST_CHOICES`].
    OneOf(Vec<I>),
    /// Lay a card on one of these places of the board.
    Place(Vec<Spot>),
}

impl<I: Clone> Step<I> {
    /// Everything that can be picked here.
    pub fn picks(&self) -> Vec<Pick<I>> {
        match self {
            Self::OneOf(items) => items.iter().cloned().map(Pick::Item).collect(),
            Self::Place(spots) => spots.iter().copied().map(Pick::Spot).collect(),
        }
    }
}

/// What was picked in one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick<I> {
    /// One of the things offered.
    Item(I),
    /// A place on the board.
    Spot(Spot),
}

/// The next step of a question, or the action that a draft means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<I, A> {
    /// This has to be picked next.
    Ask(Step<I>),
    /// The draft is complete and means this action.
    Do(A),
}

/// A question to one seat, as far as its draft has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question<I, A> {
    /// Which question of this seat it is. It grows from question to question and stays the
    /// same while an answer can still be changed, so a late click can be told from a valid one.
    pub number: u32,
    /// An answer is already given; it may be changed, but no one waits for it.
    pub answered: bool,
    /// The next step, or the action.
    pub next: Next<I, A>,
}

/// The question type of a game.
pub type Asked<G> = Question<<G as Game>::Item, <G as Game>::Action>;

/// The type of one pick of a game.
pub type Picked<G> = Pick<<G as Game>::Item>;

/// The question with this draft, or nothing if nothing is asked or some pick was never offered.
pub fn follow<G: Game>(
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &[Picked<G>],
) -> Option<Asked<G>> {
    let mut question = G::question(setting, view, &[])?;
    for (done, pick) in draft.iter().enumerate() {
        let Next::Ask(step) = &question.next else {
            return None;
        };
        let offered = match (step, pick) {
            (Step::OneOf(items), Pick::Item(item)) => items.contains(item),
            (Step::Place(spots), Pick::Spot(spot)) => spots.contains(spot),
            _ => false,
        };
        if !offered {
            return None;
        }
        question = G::question(setting, view, &draft[..=done])?;
    }
    Some(question)
}

/// Is this draft the answer that the viewer has given already, and can still change?
pub fn is_given<G: Game>(setting: &Setting<G>, view: &G::SeatView, draft: &[Picked<G>]) -> bool {
    G::chosen(setting, view).is_some_and(|given| given == draft)
}

/// The action that a complete draft means.
pub fn action<G: Game>(
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &[Picked<G>],
) -> Option<G::Action> {
    match follow(setting, view, draft)?.next {
        Next::Ask(_) => None,
        Next::Do(action) => Some(action),
    }
}

/// Every action that the viewer may take: all complete drafts.
pub fn legal<G: Game>(setting: &Setting<G>, view: &G::SeatView) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let mut draft = Vec::new();
    collect(setting, view, &mut draft, &mut actions);
    actions
}

fn collect<G: Game>(
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &mut Vec<Picked<G>>,
    actions: &mut Vec<G::Action>,
) {
    match G::question(setting, view, draft).map(|question| question.next) {
        None => {}
        Some(Next::Do(action)) => actions.push(action),
        Some(Next::Ask(step)) => {
            for pick in step.picks() {
                draft.push(pick);
                collect(setting, view, draft, actions);
                draft.pop();
            }
        }
    }
}
