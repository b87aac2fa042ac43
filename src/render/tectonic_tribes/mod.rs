//! Pictures of Tectonic Tribes. `ground` draws the world, `card` a card; the others put a picture
//! together.

mod board;
mod card;
mod describe;
mod ground;
mod hand;
mod panel;
mod plain;
mod reference;
mod scoring;
mod spread;

use super::{Picture, Pictured, Scene};
use crate::spoken::tectonic_tribes::{labels, words};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Deck, SeatView, TableView, TectonicTribes};
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;

impl Pictured for TectonicTribes {
    fn board(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> Picture {
        board::board(scene, setting, view)
    }

    fn hand(scene: &Scene<'_>, setting: &Setting<Self>, view: &SeatView) -> Picture {
        hand::hand(scene, setting, view, hand::Picks::chosen(view), None)
    }

    fn panel(
        scene: &Scene<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
        trial: Option<Spot>,
    ) -> Picture {
        panel::panel(scene, setting, view, draft, trial)
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
