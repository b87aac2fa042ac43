//! What a question offers, as buttons. A press says which step it answers and with what, so that a
//! press that comes twice picks once.

use super::panel::Menu;
use pangaea_engine::game::Game;
use pangaea_games::spoken::Spoken;

/// Buttons for one step, or for several that offer the same things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ButtonGroup {
    /// The first step that they answer.
    pub step: usize,
    /// One for each thing.
    pub buttons: Vec<ChoiceButton>,
}

/// One thing that can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceButton {
    /// The words on the button.
    pub label: String,
    /// It is picked.
    pub is_picked: bool,
    /// The press that this button stands for.
    pub press: ChoicePress,
}

/// What a press on a thing does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoicePress {
    /// Picks it.
    Pick {
        /// In which step.
        step: usize,
        /// The name of the choice in that menu.
        choice: String,
    },
    /// Takes back what was picked in this step and after it.
    Back {
        /// The first step that is open again.
        step: usize,
    },
}

/// A menu with what its lines stand for.
pub(super) struct ChoiceStep<I> {
    pub(super) menu: Menu,
    pub(super) items: Vec<I>,
}

/// The buttons of all steps shown, in their order.
pub(super) fn groups<G: Spoken>(steps: &[ChoiceStep<<G as Game>::Item>]) -> Vec<ButtonGroup> {
    let mut groups: Vec<&[ChoiceStep<G::Item>]> = Vec::new();
    let mut start = 0;
    for end in 1..=steps.len() {
        let goes_on = steps.get(end).is_some_and(|next| continues::<G>(&steps[start], next));
        if !goes_on {
            groups.push(&steps[start..end]);
            start = end;
        }
    }
    groups.into_iter().map(group::<G>).collect()
}

/// Does a step offer nothing but things that are on the buttons of another?
fn continues<G: Spoken>(first: &ChoiceStep<G::Item>, next: &ChoiceStep<G::Item>) -> bool {
    let is_there = |item| first.items.iter().any(|thing| G::same_thing(thing, item));
    !next.items.is_empty() && next.items.iter().all(is_there)
}

fn group<G: Spoken>(steps: &[ChoiceStep<G::Item>]) -> ButtonGroup {
    let first = &steps[0];
    let open = steps.iter().find(|step| step.menu.picked.is_none());
    let open = open.or(steps.last()).unwrap_or(first);
    // The line of a thing in one of the steps.
    let place = |step: &ChoiceStep<G::Item>, thing: usize| {
        let thing = &first.items[thing];
        step.items.iter().position(|item| item == thing || G::same_thing(thing, item))
    };
    let button = |thing: usize| {
        let picked = steps
            .iter()
            .find(|step| step.menu.picked.is_some() && step.menu.picked == place(step, thing));
        let line = &first.menu.choices[thing];
        match picked {
            Some(step) if steps.len() > 1 => {
                let line = step.menu.picked.map_or(line, |place| &step.menu.choices[place]);
                let press = ChoicePress::Back { step: step.menu.step };
                ChoiceButton { label: line.words.label.clone(), is_picked: true, press }
            }
            picked => {
                let choice = place(open, thing).map_or(line, |place| &open.menu.choices[place]);
                let press = ChoicePress::Pick { step: open.menu.step, choice: choice.name.clone() };
                ChoiceButton { label: line.button.clone(), is_picked: picked.is_some(), press }
            }
        }
    };
    ButtonGroup { step: first.menu.step, buttons: (0..first.items.len()).map(button).collect() }
}
