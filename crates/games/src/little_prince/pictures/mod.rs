//! Pictures of The Little Prince: planets of 16 tiles in a starry night.
//!
//! `tile` draws one tile, `loose` those on the table, `planet` sixteen with a name and counts,
//! `offer` the round; the other files are the kinds of pictures.

mod board;
mod describe;
mod hand;
mod icons;
mod liking;
mod loose;
mod offer;
mod panel;
mod plain;
mod planet;
mod podium;
mod reference;
mod scoring;
mod sky;
#[cfg(test)]
mod tests;
mod tile;

use crate::pictured::pictured;
use pangaea_canvas::Scale;
use pangaea_engine::games::little_prince::LittlePrince;

/// How far apart the cells of a planet can be. Planets are few and large, so that a cell may be twice as
/// wide as a unit; where room is short it is one unit, which is the finer step.
fn pitch(scale: Scale, size: impl Fn(i32) -> (i32, i32)) -> i32 {
    scale.unit(&size).max(2 * scale.unit(|unit| size(2 * unit)))
}

pictured! { LittlePrince; }
