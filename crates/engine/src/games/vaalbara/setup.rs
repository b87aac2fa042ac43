//! From the box to the first decision: rule 2.

use super::Vaalbara;
use super::action::Fact;
use super::character::Character;
use super::land::{LandId, LandSet};
use super::state::{Phase, State};
use crate::chance::{Chance, Seed};
use crate::game::Setting;
use crate::seat::PerSeat;

/// 1b, 2: deals the backs to the lands, shuffles pile and decks, draws hands and lays the rows.
pub(super) fn start(setting: &Setting<Vaalbara>, seed: Seed) -> (State, Vec<Fact>) {
    let seats = setting.seat_count();
    let mut chance = Chance::new(seed);
    let mut backs = setting.deck().omens().to_vec();
    chance.shuffle(&mut backs);
    let mut pile: Vec<LandId> = setting.deck().lands_for(seats).collect();
    chance.shuffle(&mut pile);
    let decks = PerSeat::from_fn(seats, |_| {
        let mut deck = Character::ALL.to_vec();
        chance.shuffle(&mut deck);
        deck
    });
    let facts = vec![Fact::Setup { pile: pile.clone(), decks: decks.clone() }];
    let mut state = State {
        backs,
        pile,
        first: Vec::new(),
        second: Vec::new(),
        realms: PerSeat::from_fn(seats, |_| Vec::new()),
        faces_seen: LandSet::default(),
        backs_seen: LandSet::default(),
        hands: PerSeat::from_fn(seats, |_| Vec::new()),
        decks,
        used: PerSeat::from_fn(seats, |_| Vec::new()),
        hands_seen: PerSeat::from_fn(seats, |_| Vec::new()),
        gains: Vec::new(),
        phase: Phase::Choose { choices: PerSeat::from_fn(seats, |_| None) },
    };
    state.draw();
    state.first = state.lay_row();
    state.second = state.lay_row();
    state.new_top(setting);
    (state, facts)
}
