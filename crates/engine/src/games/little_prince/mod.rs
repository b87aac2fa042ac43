//! The Little Prince: Make Me a Planet by Antoine Bauza and Bruno Cathala (Ludonaute): planets of
//! 16 tiles, where four characters decide what the other twelve are worth.
//!
//! Start with `state`, then `apply`. Numbers such as 5a are those of `docs/rules`.

mod action;
mod apply;
mod decision;
mod deck;
mod greedy;
mod market;
mod outlook;
mod planet;
mod prospect;
mod question;
mod reason;
mod record;
mod redeal;
mod score;
mod setup;
mod state;
mod tile;
mod view;

pub use action::{Action, Event, Fact, Offered, Refusal};
pub use decision::Decision;
pub use deck::{
    Character, Counts, Deck, Element, Pawn, PrintedElements, TileContents, TileFace, Tiles,
};
pub use planet::{CELLS, Cell, Landing, Placed, Planet};
pub use prospect::{Prospect, prospect};
pub use question::Item;
pub use reason::Reason;
pub use record::Components;
pub use score::{EndReason, FinalScore, Holdings, Scored, final_score};
pub use state::{Phase, State};
pub use tile::{PerStack, STACK_TILES, Stack, Tile};
pub use view::{RoundView, SeatView, SeenTiles, TableView, TileOffer};

use crate::game::{SettingError, Switch, rules};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The rules of The Little Prince: Make Me a Planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LittlePrince;

/// What can be agreed before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 7: characters are passed from hand to hand and stay face down until the end.
    pub hidden_characters: bool,
}

impl Options {
    /// 7a: are tiles of this stack passed from hand to hand and kept in secret?
    fn hides(&self, stack: Stack) -> bool {
        self.hidden_characters && stack == Stack::Character
    }
}

/// 7c: with two there would be nothing to hide.
const LEAST_SEATS_FOR_HIDDEN_CHARACTERS: usize = 3;

rules! { LittlePrince, Pawn;
    const SLUG: &'static str = "little-prince";
    const NAME: &'static str = "The Little Prince: Make Me a Planet";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=5;
    const COLOURS: &'static [Pawn] = &Pawn::ALL;
    const SWITCHES: &'static [Switch<Options>] = &[
        Switch { key: "hidden_characters", field: |options| &mut options.hidden_characters },
    ];

    fn check_options(options: &Options, seats: usize) -> Result<(), SettingError> {
        if options.hidden_characters && seats < LEAST_SEATS_FOR_HIDDEN_CHARACTERS {
            return Err(SettingError::OptionNeedsSeats {
                option: "hidden_characters",
                least: LEAST_SEATS_FOR_HIDDEN_CHARACTERS,
            });
        }
        Ok(())
    }
}
