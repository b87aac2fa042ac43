//! Pictures of Tectonic Tribes. `ground` draws the world, `card` a card; the others put a picture
//! together.

mod board;
mod card;
mod choose;
mod describe;
mod extremes;
mod ghost;
mod ground;
mod hand;
mod panel;
mod plain;
mod queue;
mod reference;
mod scoring;
mod spread;
mod topics;

use crate::pictured::pictured;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{TableView, TectonicTribes};

pictured! { TectonicTribes, card::hue;
    fn extremes(
        setting: &Setting<Self>,
        finished: &TableView,
    ) -> Vec<(&'static str, TableView)> {
        extremes::extremes(setting, finished)
    }
}
