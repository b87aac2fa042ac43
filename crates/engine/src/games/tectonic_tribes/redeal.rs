//! Dealing again what a viewer cannot know.
//!
//! The viewer knows what was revealed and every hand it ever held. A hidden card is therefore in
//! the draw pile, in a hand the viewer has not held in this deal, or was discarded from a hand
//! before the viewer held it. Between two shuffles all of these are alike. After a shuffle they
//! are not: what was left of the draw pile lay on top and was all dealt at once, and the cards
//! that the viewer knew to be discarded lay under it. So cards are dealt backwards, from the
//! last shuffle to the first, and each time two sorts of them are kept where they can be.

use super::TectonicTribes;
use super::board::Board;
use super::cards::CardSet;
use super::deck::{Number, TribeCard};
use super::eras::{Dealing, Era};
use super::state::{Deal, Phase, SecretChoice, State};
use super::view::{PhaseView, SeatView, TableView};
use crate::chance::{Chance, Seed};
use crate::game::{Redeal, Setting, Viewer};
use crate::seat::PerSeat;

impl Redeal for TectonicTribes {
    fn redeal(_: &Setting<Self>, viewer: &Viewer<'_, Self>, seed: Seed) -> State {
        let (table, view) = match viewer {
            Viewer::Seat(view) => (&view.table, Some(*view)),
            Viewer::Public(table) => (*table, None),
        };
        let mut chance = Chance::new(seed);
        let mut past = DealHistory::known(table, view, &mut chance);
        let pile = past.deal_hidden(&mut chance);
        state(table, view, past.deals(), pile, &mut chance)
    }
}

fn state(
    table: &TableView,
    view: Option<&SeatView>,
    deals: Vec<Deal>,
    pile: Vec<Number>,
    chance: &mut Chance,
) -> State {
    let seats = table.seat_count();
    let tribe_cards = PerSeat::from_fn(seats, |seat| {
        let played: Vec<TribeCard> = table.board.tribe_cards(seat).collect();
        TribeCard::all().filter(|card| !played.contains(card)).collect()
    });
    let phase = match &table.phase {
        PhaseView::Start { done, tile } => Phase::Start { done: *done, tile: *tile },
        PhaseView::Act { order, done, revealed } => {
            Phase::Act { order: order.clone(), done: *done, revealed: revealed.clone() }
        }
        PhaseView::Choose { .. } => Phase::Choose { choices: PerSeat::from_fn(seats, |_| None) },
        PhaseView::Over => Phase::Over,
    };
    let mut state = State {
        chance: Chance::new(chance.seed()),
        start_order: table.start_order.clone(),
        start_tiles: table.start_tiles.clone(),
        board: table.board.clone(),
        pile,
        discards: Vec::new(),
        tribe_cards,
        deals,
        phase,
    };
    if let PhaseView::Choose { chosen } = table.phase {
        let choices = PerSeat::from_fn(seats, |seat| match view {
            Some(view) if view.seat == seat => view.choice(),
            _ if chosen.contains(seat) => any_choice(state.hand(seat), chance),
            _ => None,
        });
        state.phase = Phase::Choose { choices };
    }
    state.discards = (CardSet::all() - state.terrain_in_play()).cards();
    state
}

fn any_choice(mut hand: Vec<Number>, chance: &mut Chance) -> Option<SecretChoice> {
    chance.shuffle(&mut hand);
    let [play, discard, ..] = hand[..] else {
        return None;
    };
    Some(SecretChoice { play, discard })
}

/// All deals so far, era by era.
struct DealHistory {
    eras: Vec<Era>,
}

impl DealHistory {
    /// What the viewer knows of them.
    fn known(table: &TableView, view: Option<&SeatView>, chance: &mut Chance) -> Self {
        let mut eras = vec![Era::first(table)];
        for (index, deal) in table.deals.iter().enumerate() {
            if let Some(left) = deal.reshuffled_under {
                let next = eras.last().map(|era| era.next(on_board(&table.board, deal.laid), left));
                eras.extend(next);
            }
            let seen = view.and_then(|view| Some((view.seat, &view.seen.get(index)?[..])));
            let dealing = Dealing::known(deal, table.seat_count(), seen, chance);
            if let Some(era) = eras.last_mut() {
                era.dealings.push(dealing);
            }
        }
        Self { eras }
    }

    /// Deals all hidden cards, the last era first, and gives the draw pile.
    fn deal_hidden(&mut self, chance: &mut Chance) -> Vec<Number> {
        let Some((last, before)) = self.eras.split_last_mut() else { return Vec::new() };
        let pile = last.deal(last.hidden(), chance);
        let mut later = last;
        for era in before.iter_mut().rev() {
            let discarded = later.discarded_before(era.hidden(), chance);
            era.deal(discarded, chance);
            later = era;
        }
        pile
    }

    fn deals(self) -> Vec<Deal> {
        self.eras.into_iter().flat_map(|era| era.dealings).map(Dealing::into_deal).collect()
    }
}

/// The terrain cards among the first `laid` cards of the board.
fn on_board(board: &Board, laid: usize) -> CardSet {
    board.terrain_cards().take_while(|(layer, _)| *layer < laid).map(|(_, card)| card).collect()
}
