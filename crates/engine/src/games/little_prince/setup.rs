//! From the box to the first decision: rule 2.

use super::LittlePrince;
use super::action::Fact;
use super::state::{State, tiles_removed};
use super::tile::{PerStack, Stack, Tile};
use crate::chance::{Chance, Seed};
use crate::game::Setting;
use crate::seat::Seat;

/// 2a, 2b: shuffles the stacks, takes tiles out unseen and draws the first start player. Nothing
/// is left to chance after that.
pub(super) fn start(setting: &Setting<LittlePrince>, seed: Seed) -> (State, Vec<Fact>) {
    let seats = setting.seat_count();
    let mut chance = Chance::new(seed);
    let mut removed = PerStack::<Vec<Tile>>::default();
    let stacks = PerStack::from_fn(|stack: Stack| {
        let mut tiles: Vec<Tile> = stack.tiles().collect();
        chance.shuffle(&mut tiles);
        removed[stack] = tiles.split_off(tiles.len() - tiles_removed(seats));
        removed[stack].sort_unstable();
        tiles
    });
    let start = Seat::at(chance.below(seats));
    let mut all: Vec<Tile> = Stack::ALL.iter().flat_map(|stack| removed[*stack].clone()).collect();
    all.sort_unstable();
    let facts = vec![Fact::Setup { removed: all, stacks: stacks.clone(), start }];
    (State { seats, removed, stacks, start, rounds: Vec::new() }, facts)
}
