//! Pictures of Vaalbara.
//!
//! Start with `board`; `sheet` is what is drawn on, `card` and `effect` are what recurs, `order`,
//! `rows` and `realm` are the parts of a table.

mod board;
mod card;
mod describe;
mod effect;
mod emblem;
mod gains;
mod hand;
mod order;
mod panel;
mod plain;
mod realm;
mod reference;
mod rows;
mod scoring;
mod sheet;
#[cfg(test)]
mod tests;

use super::{Picture, Pictured, Scene};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Deck, SeatView, TableView, Vaalbara};
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;

impl Pictured for Vaalbara {
    fn board(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> Picture {
        board::picture(scene, setting, view)
    }

    fn hand(scene: &Scene<'_>, setting: &Setting<Self>, view: &SeatView) -> Picture {
        hand::picture(scene, setting, view)
    }

    fn panel(
        scene: &Scene<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
        _: Option<Spot>,
    ) -> Picture {
        panel::picture(scene, setting, view, draft)
    }

    fn scoring(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> Option<Picture> {
        scoring::picture(scene, setting, view)
    }

    fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
        reference::pictures(scene, deck)
    }

    fn plain(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> String {
        plain::text(scene, setting, view)
    }
}
