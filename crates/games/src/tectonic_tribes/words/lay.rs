//! The card that is being laid: which it is, where it lies on trial, and what comes of it.

use super::effects::effects;
use super::labels::label;
use super::terms;
use crate::spoken::Voice;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Area, Board, Card, Face, Item, Laid, Misfit, SeatView, TableView, TectonicTribes, areas, totals,
};
use pangaea_engine::question::Pick;
use pangaea_engine::seat::{PerSeat, Seat};
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

/// A card on trial, with what comes of it: the areas before and after, counted once each.
pub(crate) struct Trial {
    pub(crate) card: Card,
    pub(super) seat: Seat,
    pub(crate) spot: Spot,
    /// Everything against it there.
    pub(crate) misfits: Vec<Misfit>,
    pub(super) before: Vec<Area>,
    /// Nothing if it does not fit.
    pub(super) after: Option<Vec<Area>>,
}

impl Trial {
    /// Tries the card of a draft out; nothing if no card is laid.
    pub(crate) fn of(
        setting: &Setting<TectonicTribes>,
        view: &SeatView,
        draft: &[Pick<Item>],
        spot: Spot,
    ) -> Option<Self> {
        let (card, seat, board) = (card(view, draft)?, view.seat, &view.table.board);
        let found = |board: &Board| areas(setting.options(), board, setting.seat_count());
        let then = board.with(Laid { seat, card, spot, face: *face(setting, card) });
        Some(Self {
            card,
            seat,
            spot,
            misfits: board.misfits(spot, seat),
            before: found(board),
            after: then.ok().as_ref().map(found),
        })
    }

    /// Everyone's points if the game ended now, and if it ended with the card there, where it fits.
    pub(crate) fn scores(&self, seats: usize) -> (PerSeat<i64>, Option<PerSeat<i64>>) {
        let after = self.after.as_ref().map(|areas| totals(areas, seats));
        (totals(&self.before, seats), after)
    }

    /// Where the card lies on trial, and what comes of it or why it does not fit.
    pub(crate) fn sentences(
        &self,
        voice: &Voice<'_>,
        setting: &Setting<TectonicTribes>,
        view: &SeatView,
    ) -> Vec<LocaleMessage> {
        let degrees = u32::from(self.spot.turn.degrees());
        let mut messages = vec![text::trying(name(self.card), &label(self.spot.at), degrees)];
        if let Some(after) = &self.after {
            messages.push(text::fits());
            messages.extend(effects(voice, setting, view, self, after));
        }
        messages.extend(self.misfits.iter().map(|misfit| terms::misfit(voice, misfit)));
        messages
    }
}
