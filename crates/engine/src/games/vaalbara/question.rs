//! What a seat is asked: a character (3a, 4b), what to do with it (4), a land (3c).

use super::Vaalbara;
use super::action::Action;
use super::apply::keeps_warrior;
use super::character::Character;
use super::effect::Effect;
use super::land::LandId;
use super::state::TurnPart;
use super::view::{PhaseView, SeatView};
use crate::game::Setting;
use crate::question::{self, Next, Pick, Question};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// What can be pointed at in a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// 3a: a character from the hand, to play.
    Play(Character),
    /// 4b: to show the warrior kept in hand.
    ShowWarrior,
    /// 4b: not to show it.
    HideWarrior,
    /// Bard: who gains.
    Target(Seat),
    /// Tracker: a land of the first row, to go on top of the pile.
    TrackFirst(LandId),
    /// Tracker: a land of the second row.
    TrackSecond(LandId),
    /// Midwife: a used character.
    TakeBack(Character),
    /// Beast tamer: a land of the first row, for the second.
    ToSecond(LandId),
    /// Beast tamer: a land of the second row, for the first.
    ToFirst(LandId),
    /// Pioneer: a land of the realm, to go to the bottom of the pile.
    Give(LandId),
    /// 3c: a land of the first row, to take.
    Take(LandId),
}

pub(super) fn question(
    _: &Setting<Vaalbara>,
    view: &SeatView,
    draft: &[Pick<Item>],
) -> Option<Question<Item, Action>> {
    // Three questions a round at most.
    let first = 3 * view.table.round();
    let (number, answered, next) = match &view.table.phase {
        PhaseView::Choose { .. } => (first, view.choice.is_some(), choose(&view.hand, draft)?),
        PhaseView::Act { order, done, step, .. } if order.get(*done) == Some(&view.seat) => {
            match step {
                TurnPart::Effect => (first + 1, false, effect(view, draft)?),
                TurnPart::Land => (first + 2, false, take(view, draft)?),
            }
        }
        _ => return None,
    };
    Some(Question { number, answered, next })
}

pub(super) fn chosen(_: &Setting<Vaalbara>, view: &SeatView) -> Option<Vec<Pick<Item>>> {
    let PhaseView::Choose { .. } = view.table.phase else {
        return None;
    };
    let choice = view.choice?;
    let mut draft = vec![Pick::Item(Item::Play(choice.character))];
    if keeps_warrior(&view.hand, choice.character) {
        let warrior = if choice.show_warrior { Item::ShowWarrior } else { Item::HideWarrior };
        draft.push(Pick::Item(warrior));
    }
    Some(draft)
}

fn choose(hand: &[Character], draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    let (character, show_warrior) = match *draft {
        [] => return Some(ask(hand.iter().copied().map(Item::Play))),
        [Pick::Item(Item::Play(character))] if keeps_warrior(hand, character) => {
            return Some(ask([Item::ShowWarrior, Item::HideWarrior]));
        }
        [Pick::Item(Item::Play(character)), Pick::Item(Item::ShowWarrior)] => (character, true),
        [Pick::Item(Item::Play(character))]
        | [Pick::Item(Item::Play(character)), Pick::Item(Item::HideWarrior)] => (character, false),
        _ => return None,
    };
    Some(Next::Do(Action::Choose { character, show_warrior }))
}

fn effect(view: &SeatView, draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    let apply = |effect| Next::Do(Action::Apply(effect));
    let table = &view.table;
    Some(match (table.turn()?.1, draft) {
        (Character::BeastTamer, _) => tame(&table.first, &table.second, draft)?,
        (_, []) => ask(table.effects().into_iter().map(|effect| match effect {
            Effect::Bard { target } => Item::Target(target),
            Effect::Tracker { land } if table.first.contains(&land) => Item::TrackFirst(land),
            Effect::Tracker { land } => Item::TrackSecond(land),
            Effect::Midwife { takes_back } => Item::TakeBack(takes_back),
            Effect::BeastTamer { first, .. } => Item::ToSecond(first),
            Effect::Pioneer { gives } => Item::Give(gives),
        })),
        (_, [Pick::Item(item)]) => match *item {
            Item::Target(target) => apply(Effect::Bard { target }),
            Item::TrackFirst(land) | Item::TrackSecond(land) => apply(Effect::Tracker { land }),
            Item::TakeBack(takes_back) => apply(Effect::Midwife { takes_back }),
            Item::Give(gives) => apply(Effect::Pioneer { gives }),
            _ => return None,
        },
        _ => return None,
    })
}

/// The beast tamer's two steps; with one land left in the first row only the second.
fn tame(first: &[LandId], second: &[LandId], draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    let swap = |first, second| Next::Do(Action::Apply(Effect::BeastTamer { first, second }));
    Some(match (first, draft) {
        ([_], []) | (_, [Pick::Item(Item::ToSecond(_))]) => {
            ask(second.iter().copied().map(Item::ToFirst))
        }
        ([only], [Pick::Item(Item::ToFirst(land))]) => swap(*only, *land),
        (_, []) => ask(first.iter().copied().map(Item::ToSecond)),
        (_, [Pick::Item(Item::ToSecond(out)), Pick::Item(Item::ToFirst(land))]) => {
            swap(*out, *land)
        }
        _ => return None,
    })
}

fn take(view: &SeatView, draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    Some(match *draft {
        [] => ask(view.table.first.iter().copied().map(Item::Take)),
        [Pick::Item(Item::Take(land))] => Next::Do(Action::Take(land)),
        _ => return None,
    })
}

fn ask(items: impl IntoIterator<Item = Item>) -> Next<Item, Action> {
    Next::Ask(question::Step::OneOf(items.into_iter().collect()))
}
