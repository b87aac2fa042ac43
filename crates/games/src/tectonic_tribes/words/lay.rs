//! The card that is being laid: which it is, where it lies on trial, and what comes of it.

use super::effects::effects;
use super::labels::label;
use super::terms;
use crate::spoken::Voice;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Board, Card, Face, Item, Laid, SeatView, TableView, TectonicTribes,
};
use pangaea_engine::question::Pick;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_text::LocaleMessage;

/// The number of the terrain card in front of a seat, in a sentence.
pub(super) fn number_of(view: &TableView, seat: Seat) -> String {
    view.front(seat).map(|number| number.to_string()).unwrap_or_default()
}

/// The card that is laid: the tribe card picked, or else the own card that lies open.
pub(crate) fn card(view: &SeatView, draft: &[Pick<Item>]) -> Option<Card> {
    let tribe = draft.iter().find_map(|pick| match pick {
        Pick::Item(Item::Tribe(card)) => Some(Card::Tribe(*card)),
        Pick::Item(_) | Pick::Spot(_) => None,
    });
    tribe.or_else(|| view.table.front(view.seat).map(Card::Terrain))
}

fn name(card: Card) -> LocaleMessage {
    match card {
        Card::Terrain(number) => text::card_name(&number.to_string()),
        Card::Tribe(card) => text::tribe_card_name(&card.to_string()),
    }
}

/// What is printed on a card.
pub(crate) fn face(setting: &Setting<TectonicTribes>, card: Card) -> &Face {
    match card {
        Card::Terrain(number) => setting.deck().terrain(number),
        Card::Tribe(card) => setting.deck().tribe(card),
    }
}

/// The table with the card laid there, if it fits.
pub(crate) fn laid(
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
    spot: Spot,
) -> Option<TableView> {
    let (card, seat, table) = (card(view, draft)?, view.seat, &view.table);
    table.board.check(spot, seat).ok()?;
    let mut cards: Vec<Laid> = table.board.clone().into();
    cards.push(Laid { seat, card, spot, face: *face(setting, card) });
    Some(TableView { board: Board::try_from(cards).ok()?, ..table.clone() })
}

/// Where the card lies on trial, and what comes of it or why it does not fit; nothing if no card is
/// laid.
pub(crate) fn trial(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
    spot: Spot,
) -> Vec<LocaleMessage> {
    let Some(card) = card(view, draft) else {
        return Vec::new();
    };
    let board = &view.table.board;
    let degrees = u32::from(spot.turn.degrees());
    let mut messages = vec![text::trying(name(card), &label(spot.at), degrees)];
    if let Some(then) = laid(setting, view, draft, spot) {
        messages.push(text::fits());
        messages.extend(effects(voice, setting, (&view.table, &then), view.seat, spot));
    }
    let misfits = board.misfits(spot, view.seat);
    messages.extend(misfits.iter().map(|misfit| terms::misfit(voice, misfit)));
    messages
}
