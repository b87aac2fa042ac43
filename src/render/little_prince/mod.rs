//! Pictures of The Little Prince: planets of 16 tiles in a starry night.
//!
//! `tile` draws one tile, `planet` sixteen with a name and counts, `offer` the round; the other
//! files are the kinds of pictures.

mod board;
mod describe;
mod hand;
mod icons;
mod liking;
mod offer;
mod panel;
mod plain;
mod planet;
mod podium;
mod reference;
mod scoring;
mod sky;
mod tile;
mod words;

use super::{Picture, Pictured, Scale, Scene};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Deck, LittlePrince, SeatView, TableView};
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;

/// How far apart the cells of a planet can be. Planets are few and large, so that a cell may be twice as
/// wide as a unit; where room is short it is one unit, which is the finer step.
fn pitch(scale: Scale, size: impl Fn(i32) -> (i32, i32)) -> i32 {
    scale.unit(&size).max(2 * scale.unit(|unit| size(2 * unit)))
}

impl Pictured for LittlePrince {
    fn board(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> Picture {
        board::board(scene, setting, view)
    }

    fn hand(scene: &Scene<'_>, setting: &Setting<Self>, view: &SeatView) -> Picture {
        hand::hand(scene, setting, view)
    }

    fn panel(
        scene: &Scene<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
        _: Option<Spot>,
    ) -> Picture {
        panel::panel(scene, setting, view, draft)
    }

    fn scoring(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> Option<Picture> {
        Some(scoring::scoring(scene, setting, view))
    }

    fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
        reference::reference(scene, deck)
    }

    fn plain(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> String {
        plain::plain(scene, setting, view)
    }
}
