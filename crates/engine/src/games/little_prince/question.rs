//! What a seat is asked: a stack (3a), the tile to hide (4a), or a tile and the next name (3b).

use super::LittlePrince;
use super::action::{Action, Offered};
use super::state::Phase;
use super::tile::{Stack, Tile};
use super::view::SeatView;
use crate::game::Setting;
use crate::question::{Next, Pick, Question, Step};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// What can be pointed at in a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// 3a, 4a: a stack to draw from.
    Stack(Stack),
    /// 4a: a tile to lay face down.
    Hide(Tile),
    /// 3b, 4b: a tile to take.
    Tile(Tile),
    /// 4b: the tile that lies face down.
    Hidden,
    /// 3b: the player who takes next.
    Next(Seat),
}

/// Three questions at most in a round, so their numbers never meet those of the next.
const NUMBERS_A_ROUND: u32 = 3;

pub(super) fn question(
    _: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Pick<Item>],
) -> Option<Question<Item, Action>> {
    let phase = view.table.phase;
    (phase.seat() == Some(view.seat)).then_some(())?;
    let (order, next) = match phase {
        Phase::Choose(_) => (0, choose(view, draft)?),
        Phase::Hide(_) => (1, hide(view, draft)?),
        Phase::Take(_) => (2, take(view, draft)?),
        Phase::Over => return None,
    };
    let number = NUMBERS_A_ROUND * view.table.round() + order;
    Some(Question { number, answered: false, next })
}

/// What was answered has happened: no choice waits for the others.
pub(super) const fn chosen(_: &Setting<LittlePrince>, _: &SeatView) -> Option<Vec<Pick<Item>>> {
    None
}

fn choose(view: &SeatView, draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    Some(match *draft {
        [] => ask(view.table.open_stacks().map(Item::Stack)),
        [Pick::Item(Item::Stack(stack))] => Next::Do(Action::Draw(stack)),
        _ => return None,
    })
}

fn hide(view: &SeatView, draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    Some(match *draft {
        [] => ask(view.sight()?.tiles.iter().copied().map(Item::Hide)),
        [Pick::Item(Item::Hide(tile))] => Next::Do(Action::Hide(tile)),
        _ => return None,
    })
}

fn take(view: &SeatView, draft: &[Pick<Item>]) -> Option<Next<Item, Action>> {
    let (item, named) = match *draft {
        [] => return Some(ask(offered(view)?.into_iter().map(item))),
        [Pick::Item(item)] => (item, None),
        [Pick::Item(item), Pick::Item(Item::Next(seat))] => (item, Some(seat)),
        _ => return None,
    };
    let tile = match item {
        Item::Tile(tile) => Offered::Tile(tile),
        Item::Hidden => Offered::Hidden,
        Item::Stack(_) | Item::Hide(_) | Item::Next(_) => return None,
    };
    let nameable = view.table.nameable();
    Some(match (&nameable[..], named) {
        // 4c: the last name is not asked for.
        ([] | [_], None) => Next::Do(Action::Take { tile, next: nameable.first().copied() }),
        ([_, _, ..], None) => ask(nameable.into_iter().map(Item::Next)),
        ([_, _, ..], next) => Next::Do(Action::Take { tile, next }),
        ([] | [_], Some(_)) => return None,
    })
}

const fn item(offered: Offered) -> Item {
    match offered {
        Offered::Tile(tile) => Item::Tile(tile),
        Offered::Hidden => Item::Hidden,
    }
}

/// What the seat can take now, if it is to take.
pub(super) fn offered(view: &SeatView) -> Option<Vec<Offered>> {
    let round = view.table.rounds.last()?;
    let hidden = round.has_hidden().then_some(Offered::Hidden);
    // 7a: with characters in hand the taker alone sees them.
    let hand = view.sight().filter(|_| view.table.seat_count() > 2);
    Some(match hand {
        Some(sight) => sight.tiles.iter().copied().map(Offered::Tile).collect(),
        None => round.open().map(Offered::Tile).chain(hidden).collect(),
    })
}

fn ask(items: impl Iterator<Item = Item>) -> Next<Item, Action> {
    Next::Ask(Step::OneOf(items.collect()))
}
