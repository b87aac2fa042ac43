//! What a seat is asked: a card to play and one to discard (3a), or a card to lay (2b, 3c, 6).

use super::TectonicTribes;
use super::action::Action;
use super::deck::{Number, TribeCard};
use super::view::{PhaseView, SeatView};
use crate::game::Setting;
use crate::question::{Next, Pick, Question, Step};
use crate::seat::Seat;
use crate::spot::Spot;
use serde::{Deserialize, Serialize};

/// What can be pointed at in a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// 3a: a card from the hand, to play.
    Play(Number),
    /// 3a: a card from the hand, to discard.
    Discard(Number),
    /// 3c: the revealed terrain card.
    Terrain(Number),
    /// 6: a tribe card instead.
    Tribe(TribeCard),
    /// 6b: the terrain card of this seat goes.
    CardOf(Seat),
}

pub(super) fn question(
    _: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
) -> Option<Question<Item, Action>> {
    let round = view.table.round();
    let (number, next) = match &view.table.phase {
        PhaseView::Choose { .. } => (2 * round, choose(&view.hand, draft)?),
        PhaseView::Start { done, .. } if view.table.start_order.get(*done) == Some(&view.seat) => {
            (1, lay_start(view, draft)?)
        }
        PhaseView::Act { order, done, revealed } if order.get(*done) == Some(&view.seat) => {
            let own = (*revealed.get(view.seat)?)?;
            (2 * round + 1, lay(view, own, &order[*done..], draft)?)
        }
        _ => return None,
    };
    Some(Question { number, answered: view.choice().is_some(), next })
}

pub(super) fn chosen(_: &Setting<TectonicTribes>, view: &SeatView) -> Option<Vec<Pick<Item>>> {
    let choice = view.choice()?;
    Some([Item::Play(choice.play), Item::Discard(choice.discard)].map(Pick::Item).into())
}

fn choose(hand: &[Number], draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    Some(match *draft {
        [] => ask(hand.iter().copied().map(Item::Play)),
        [Pick::Item(Item::Play(play))] => {
            ask(hand.iter().copied().filter(|card| *card != play).map(Item::Discard))
        }
        [Pick::Item(Item::Play(play)), Pick::Item(Item::Discard(discard))] => {
            Next::Do(Action::Choose { play, discard })
        }
        _ => return None,
    })
}

fn lay_start(view: &SeatView, draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    Some(match *draft {
        [] => Next::Ask(Step::Place(places(view))),
        [Pick::Spot(spot)] => Next::Do(Action::LayTerrain(spot)),
        _ => return None,
    })
}

fn lay(
    view: &SeatView,
    own: Number,
    still_to_act: &[Seat],
    draft: &[Pick<Item>],
) -> Option<Next<Item, Action>> {
    Some(match *draft {
        [] => {
            let tribe = view.tribe_cards.iter().copied().map(Item::Tribe);
            ask(std::iter::once(Item::Terrain(own)).chain(tribe))
        }
        [Pick::Item(Item::Terrain(_) | Item::Tribe(_))] => Next::Ask(Step::Place(places(view))),
        [Pick::Item(Item::Terrain(_)), Pick::Spot(spot)] => Next::Do(Action::LayTerrain(spot)),
        [Pick::Item(Item::Tribe(card)), Pick::Spot(spot)] => match still_to_act {
            // 6c: the last of the round has nothing to choose.
            [last] => Next::Do(Action::LayTribe { card, spot, discards: *last }),
            several => ask(several.iter().copied().map(Item::CardOf)),
        },
        [Pick::Item(Item::Tribe(card)), Pick::Spot(spot), Pick::Item(Item::CardOf(discards))] => {
            Next::Do(Action::LayTribe { card, spot, discards })
        }
        _ => return None,
    })
}

fn ask(items: impl Iterator<Item = Item>) -> Next<Item, Action> {
    Next::Ask(Step::OneOf(items.collect()))
}

fn places(view: &SeatView) -> Vec<Spot> {
    view.table.board.places(view.seat).iter().collect()
}
