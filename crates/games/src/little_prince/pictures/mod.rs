//! Pictures of The Little Prince: planets of 16 tiles in a starry night.
//!
//! `frame` is the shape of all of them, `tile` draws one tile, `loose` those on the table, `planet`
//! sixteen with a name and counts, `offer` the round; `own` is the private picture, with `choices`
//! and, below them, `standing`. The other files are the kinds of pictures.

mod board;
mod choice;
mod choices;
mod describe;
mod entry;
mod frame;
mod hand;
mod icons;
mod liking;
mod loose;
mod naming;
mod offer;
mod own;
mod panel;
mod plain;
mod planet;
mod podium;
mod reference;
mod scoring;
mod sky;
mod standing;
#[cfg(test)]
mod tests;
mod tile;
mod topics;

use crate::pictured::pictured;
use pangaea_engine::games::little_prince::LittlePrince;

pictured! { LittlePrince, icons::pawn_hue; }
