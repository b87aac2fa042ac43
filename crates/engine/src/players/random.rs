//! A player without any plan: a fair draw at each step of the question.

use crate::chance::Chance;
use crate::game::{Game, Setting};
use crate::question::Next;

pub(super) fn decide<G: Game>(
    setting: &Setting<G>,
    view: &G::SeatView,
    chance: &mut Chance,
) -> Option<G::Action> {
    let mut draft = Vec::new();
    loop {
        match G::question(setting, view, &draft)?.next {
            Next::Ask(step) => draft.push(chance.pick(&step.picks())?.clone()),
            Next::Do(action) => return Some(action),
        }
    }
}
