//! The card that is being laid: which it is, where it lies on trial, and what comes of it.

use super::labels::label;
use super::words;
use crate::spoken::Voice;
use crate::text::{Message, tectonic_tribes as text};
use pangaea_engine::games::tectonic_tribes::{
    Action, Card, Item, Number, SeatView, Stage, TableView,
};
use pangaea_engine::question::Pick;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;

/// The cards that lie open and wait to be laid, in order.
pub(crate) fn waiting(view: &TableView) -> Vec<(Seat, Number)> {
    match &view.stage {
        Stage::Start { done, .. } => {
            let rest = view.start_order.iter().zip(&view.start_tiles).skip(*done);
            rest.map(|(seat, tile)| (*seat, *tile)).collect()
        }
        Stage::Act { order, done, revealed } => {
            let open = |seat: &Seat| Some((*seat, (*revealed.get(*seat)?)?));
            order.iter().skip(*done).filter_map(open).collect()
        }
        Stage::Choose { .. } | Stage::Over => Vec::new(),
    }
}

/// The terrain card in front of a seat.
pub(super) fn card_of(view: &TableView, seat: Seat) -> Option<Number> {
    waiting(view).into_iter().find(|(owner, _)| *owner == seat).map(|(_, number)| number)
}

/// Its number in a sentence.
pub(super) fn number_of(view: &TableView, seat: Seat) -> String {
    card_of(view, seat).map(|number| number.to_string()).unwrap_or_default()
}

/// The card that is laid: the tribe card picked, or else the own card that lies open.
pub(crate) fn card(view: &SeatView, draft: &[Pick<Item>]) -> Option<Card> {
    let tribe = draft.iter().find_map(|pick| match pick {
        Pick::Item(Item::Tribe(card)) => Some(Card::Tribe(*card)),
        Pick::Item(_) | Pick::Spot(_) => None,
    });
    tribe.or_else(|| card_of(&view.table, view.seat).map(Card::Terrain))
}

fn name(card: Card) -> Message {
    match card {
        Card::Terrain(number) => text::card_name(&number.to_string()),
        Card::Tribe(card) => text::tribe_card_name(&card.to_string()),
    }
}

/// Where the card lies on trial, and whether it fits; nothing if no card is laid.
pub(crate) fn trial(
    voice: &Voice<'_>,
    view: &SeatView,
    draft: &[Pick<Item>],
    spot: Spot,
) -> Vec<Message> {
    let Some(card) = card(view, draft) else {
        return Vec::new();
    };
    let board = &view.table.board;
    let degrees = u32::from(spot.turn.degrees());
    let mut messages = vec![text::trying(name(card), &label(board, spot.at), degrees)];
    let misfits = board.misfits(spot, view.seat);
    if misfits.is_empty() {
        messages.push(text::fits());
    }
    messages.extend(misfits.iter().map(|misfit| words::misfit(voice, board, misfit)));
    messages
}

/// What an action would do, told to the one who decides on it.
pub(super) fn decided(voice: &Voice<'_>, view: &SeatView, action: &Action) -> Message {
    let square = |spot: Spot| label(&view.table.board, spot.at);
    let degrees = |spot: Spot| u32::from(spot.turn.degrees());
    let own = number_of(&view.table, view.seat);
    match *action {
        Action::Choose { play, discard } => {
            text::decide_choose(&play.to_string(), &discard.to_string())
        }
        Action::LayTerrain(spot) => text::decide_terrain(&own, &square(spot), degrees(spot)),
        Action::LayTribe { card, spot, discards } if discards == view.seat => {
            text::decide_tribe_own(&card.to_string(), &square(spot), degrees(spot), &own)
        }
        Action::LayTribe { card, spot, discards } => text::decide_tribe_other(
            &card.to_string(),
            &square(spot),
            degrees(spot),
            &voice.name(discards),
            &number_of(&view.table, discards),
            &own,
        ),
    }
}
