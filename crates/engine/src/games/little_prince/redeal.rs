//! Dealing again what a viewer cannot know, exactly.
//!
//! Unknown to a viewer are the tiles taken out (2a), the order of the stacks, the three tiles
//! that only the active player sees (4a), and hidden characters (7a): those taken before the
//! viewer's turn can be any unseen ones, those taken later are the ones that the viewer passed
//! on, in any order. Nothing ties one unseen tile of a stack to another, so every way of putting
//! them into the unseen places agrees with the view, and all are equally likely here.

use super::LittlePrince;
use super::state::{Round, State, tiles_drawn};
use super::tile::{PerStack, Stack, Tile};
use super::view::{RoundView, SeatView, SeenTiles, TableView, TileOffer, unseen};
use crate::chance::{Chance, Seed};
use crate::game::{Redeal, Setting, Viewer};

impl Redeal for LittlePrince {
    fn redeal(_: &Setting<Self>, viewer: &Viewer<'_, Self>, seed: Seed) -> State {
        let (table, view) = match viewer {
            Viewer::Seat(view) => (&view.table, Some(*view)),
            Viewer::Public(table) => (*table, None),
        };
        let mut chance = Chance::new(seed);
        let mut unseen = unseen(table, view);
        for stack in Stack::ALL {
            chance.shuffle(&mut unseen[stack]);
        }
        let rounds = (0..)
            .zip(&table.rounds)
            .map(|(index, round)| {
                let sight = sight(view, index);
                let pool = &mut unseen[round.stack];
                Dealer { table, sight, pool, chance: &mut chance }.round(round)
            })
            .collect();
        let removed = PerStack::from_fn(|stack| {
            let keep = unseen[stack].len().saturating_sub(table.removed);
            let mut removed = unseen[stack].split_off(keep);
            removed.sort_unstable();
            removed
        });
        State { seats: table.seat_count(), removed, stacks: unseen, start: table.start, rounds }
    }
}

fn sight(view: Option<&SeatView>, round: usize) -> Option<&SeenTiles> {
    view?.sights.iter().find(|sight| sight.round == round)
}

/// Deals the unseen places of one round.
struct Dealer<'a> {
    table: &'a TableView,
    /// What the viewer saw alone of it.
    sight: Option<&'a SeenTiles>,
    /// The unseen tiles of the stack.
    pool: &'a mut Vec<Tile>,
    chance: &'a mut Chance,
}

impl Dealer<'_> {
    fn round(mut self, round: &RoundView) -> Round {
        let size = tiles_drawn(self.table.seat_count());
        let known = self.sight.map_or(&round.shown, |sight| &sight.tiles);
        let known = if round.shown.len() == size { &round.shown } else { known };
        let mut tiles = known.clone();
        let dealt =
            self.pool.split_off(self.pool.len().saturating_sub(size.saturating_sub(tiles.len())));
        tiles.extend(&dealt);

        let laid_unseen = |dealt: &[Tile]| match self.sight {
            Some(sight) => sight.hidden,
            None => dealt.first().copied(),
        };
        let hidden = match round.offer {
            TileOffer::Laid { hidden: None } => laid_unseen(&dealt),
            TileOffer::Laid { hidden } => hidden,
            TileOffer::Open | TileOffer::Looking | TileOffer::InHand => None,
        };
        let taken: Option<Vec<Tile>> = round.taken.iter().copied().collect();
        let taken = taken.unwrap_or_else(|| self.taken_in_secret(round, dealt));
        if round.offer != TileOffer::Open {
            self.chance.shuffle(&mut tiles);
        }
        Round {
            starter: round.starter,
            stack: round.stack,
            tiles,
            hidden,
            takers: round.takers.clone(),
            taken,
        }
    }

    /// 7a: what each taker kept. `dealt` are the tiles of this round that the viewer never saw:
    /// those taken before the viewer's turn, or all.
    fn taken_in_secret(&mut self, round: &RoundView, dealt: Vec<Tile>) -> Vec<Tile> {
        let mut taken = dealt;
        let own = self.sight.and_then(|sight| sight.hidden);
        taken.extend(own);
        if let (Some(sight), Some(own)) = (self.sight, own) {
            let mut passed: Vec<Tile> =
                sight.tiles.iter().copied().filter(|tile| *tile != own).collect();
            self.chance.shuffle(&mut passed);
            taken.extend(passed);
        }
        taken.truncate(round.taken.len());
        taken
    }
}
