//! The table as everyone sees it.

use super::rows::Rows;
use super::sheet::Sheet;
use super::{describe, order, realm};
use crate::pictured::strip::Strip;
use crate::pictured::{Picture, Scene};
use crate::vaalbara::messages as text;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::vaalbara::{ROUNDS, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// Between the parts.
const GAP: i32 = 4;

/// The heading of every picture of a game; the players are in the picture itself.
pub(super) fn strip(scene: &Scene<'_>, view: &TableView) -> Strip {
    Strip {
        title: Vaalbara::NAME.to_owned(),
        subtitle: scene.language.say(&text::round_of(view.round(), ROUNDS)),
        chips: Vec::new(),
    }
}

pub(super) fn board(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView) -> Picture {
    let count = i32::try_from(view.seat_count()).unwrap_or(0);
    let rows = order::HEIGHT + GAP;
    let lands = Rows::of(view);
    let realms = rows + lands.height() + GAP;
    let height = realms + count * (realm::HEIGHT + GAP) - GAP;
    let mut sheet = Sheet::new(scene, &strip(scene, view), height);
    sheet.order(scene, setting, view, 0);
    sheet.rows(setting, view, (lands, rows), &[]);
    for (index, seat) in (0..).zip(Seat::all(view.seat_count())) {
        sheet.realm(scene, setting, view, seat, realms + index * (realm::HEIGHT + GAP));
    }
    Picture::new(sheet.canvas, &describe::table(scene, setting, view))
}
