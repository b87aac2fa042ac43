//! From the box to the first decision: rule 2, and dealing again (3e, 3f).

use super::TectonicTribes;
use super::action::Fact;
use super::apply;
use super::board::{Board, Card, Laid};
use super::deck::{Number, TribeCard};
use super::state::{Deal, Phase, State, hand_size};
use crate::chance::{Chance, Seed};
use crate::game::Setting;
use crate::seat::{PerSeat, Seat};
use crate::spot::{Point, Rotation, Spot};

/// 2b: the first tile lies unturned at the origin.
pub(super) const FIRST_SPOT: Spot = Spot::new(Point::new(0, 0), Rotation::None);

/// 2a, 2b: shuffles, draws the order and lays the first tile unturned at the origin.
pub(super) fn start(setting: &Setting<TectonicTribes>, seed: Seed) -> (State, Vec<Fact>) {
    let mut chance = Chance::new(seed);
    let mut pile: Vec<Number> = Number::all().collect();
    chance.shuffle(&mut pile);
    let mut start_order: Vec<Seat> = setting.seats().collect();
    chance.shuffle(&mut start_order);
    let mut facts =
        vec![Fact::Shuffle { pile: pile.clone() }, Fact::StartOrder { order: start_order.clone() }];

    let (first, tile) = (start_order[0], pile.remove(0));
    let spot = FIRST_SPOT;
    let mut board = Board::default();
    let face = *setting.deck().terrain(tile);
    board.lay(Laid { seat: first, card: Card::Terrain(tile), spot, face });
    facts.push(Fact::StartTile { seat: first, card: tile, spot });

    let start_tiles = vec![tile, pile[0]];
    let tile = pile.remove(0);
    let mut state = State {
        chance,
        start_order,
        start_tiles,
        board,
        pile,
        discards: Vec::new(),
        tribe_cards: PerSeat::from_fn(setting.seat_count(), |_| TribeCard::all().collect()),
        deals: Vec::new(),
        phase: Phase::Start { done: 1, tile },
    };
    apply::skip_unplaceable(setting, &mut state, &mut facts);
    (state, facts)
}

/// 2c, 3e, 3f: deals every seat a hand, shuffling the discard pile in if need be.
///
/// Which of the drawn cards a seat gets is drawn too. After a reshuffle the cards from the
/// discard pile come last; dealt in table order they would always go to the last seats, and
/// everyone would know it.
pub(super) fn deal(state: &mut State, facts: &mut Vec<Fact>) {
    let seats = state.seat_count();
    let mut size = hand_size(seats);
    let mut reshuffled_under = None;
    if state.pile.len() < seats * size {
        reshuffled_under = Some(state.pile.len());
        let mut discards = std::mem::take(&mut state.discards);
        discards.sort_unstable();
        state.chance.shuffle(&mut discards);
        state.pile.append(&mut discards);
        facts.push(Fact::Shuffle { pile: state.pile.clone() });
        size = size.min(state.pile.len() / seats / 2 * 2);
    }
    let mut drawn: Vec<Number> = state.pile.drain(..seats * size).collect();
    state.chance.shuffle(&mut drawn);
    let hands = PerSeat::from_fn(seats, |seat| {
        let mut hand = drawn[seat.index() * size..][..size].to_vec();
        hand.sort_unstable();
        hand
    });
    facts.push(Fact::Deal { hands: hands.clone(), pile: state.pile.len() });
    state.deals.push(Deal {
        reshuffled_under,
        laid: state.board.laid().len(),
        hands,
        rounds: Vec::new(),
    });
    state.phase = Phase::Choose { choices: PerSeat::from_fn(seats, |_| None) };
}
