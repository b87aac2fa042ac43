//! Pictures of The Little Prince: planets of 16 tiles in a starry night.
//!
//! `tile` draws one tile, `planet` sixteen with a name and counts, `offer` the round; the other
//! files are the kinds of pictures.

mod board;
mod describe;
mod hand;
mod icons;
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

use super::{Picture, Pictured, Scene};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Deck, LittlePrince, SeatView, TableView};
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;

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
