//! The table as everyone sees it: all planets and the round.

use super::planet::{Owner, block, block_size};
use super::{describe, icons, offer, sky};
use crate::little_prince::words::terms;
use crate::pictured::marks;
use crate::pictured::strip::Strip;
use crate::pictured::{Picture, Scene};
use pangaea_canvas::{Canvas, Rect};
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::little_prince::{
    CELLS, Cell, LittlePrince, Phase, Placed, Planet, Stack, TableView, final_score,
};
use pangaea_engine::seat::Seat;

/// Blocks in rows; the offer fills the last place, or a band below if there is none.
struct Grid {
    columns: i32,
    rows: i32,
    has_room: bool,
}

impl Grid {
    fn of(seats: usize) -> Self {
        let seats = i32::try_from(seats).unwrap_or(1).max(1);
        let columns = if seats > 4 { 3 } else { seats.min(2) };
        let rows = (seats + columns - 1) / columns;
        Self { columns, rows, has_room: columns * rows > seats }
    }

    const fn gap(pitch: i32) -> i32 {
        pitch / 3
    }

    fn size(&self, pitch: i32) -> (i32, i32) {
        let (width, height) = block_size(pitch);
        let gap = Self::gap(pitch);
        let band = if self.has_room { 0 } else { offer::band_height(pitch) + gap };
        (self.columns * (width + gap) + gap, self.rows * (height + gap) + band)
    }

    /// The top left corner of a place.
    fn place(&self, index: i32, top: i32, pitch: i32) -> (i32, i32) {
        let (width, height) = block_size(pitch);
        let gap = Self::gap(pitch);
        let (column, row) = (index % self.columns, index / self.columns);
        (gap + column * (width + gap), top + row * (height + gap))
    }

    fn offer(&self, canvas: &Canvas, top: i32, pitch: i32) -> Rect {
        let (width, height) = block_size(pitch);
        let gap = Self::gap(pitch);
        if self.has_room {
            let (x, y) = self.place(self.columns * self.rows - 1, top, pitch);
            return Rect::new(x, y, width, height);
        }
        let below = top + self.rows * (height + gap);
        Rect::new(gap, below, canvas.width() - 2 * gap, offer::band_height(pitch))
    }
}

pub(super) fn board(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
) -> Picture {
    let grid = Grid::of(view.seat_count());
    let strip = Strip {
        title: LittlePrince::NAME.to_owned(),
        subtitle: terms::round(scene.language, view),
        chips: Vec::new(),
    };
    let pitch = super::pitch(scene.scale, |pitch| {
        let (width, height) = grid.size(pitch);
        (width, height + strip.height(width))
    });
    let (width, height) = grid.size(pitch);
    let top = strip.height(width);
    let mut canvas = sky::night(scene, width, height + top, top);
    strip.draw(&mut canvas);
    for (index, (seat, planet)) in (0..).zip(view.planets.iter()) {
        let owner = owner(scene, setting, view, seat);
        let at = grid.place(index, top, pitch);
        let marked = newest(view, seat, planet);
        block(&mut canvas, setting.deck(), &owner, planet, at, pitch, &marked);
    }
    let area = grid.offer(&canvas, top, pitch);
    offer::draw(&mut canvas, scene, setting, view, area, pitch);
    Picture::new(canvas, &describe::board(scene, setting, view))
}

/// How the plate of a seat looks now.
pub(super) fn owner(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    seat: Seat,
) -> Owner {
    let acting = view.phase.seat() == Some(seat);
    let wins = || final_score(setting.deck(), &view.planets).outcome.winners.contains(seat);
    let mark = match view.phase {
        Phase::Over => wins().then_some(marks::CROWN),
        _ if acting => Some(marks::ACTING),
        _ => view
            .rounds
            .last()
            .filter(|round| round.takers.iter().take(round.taken.len()).any(|one| *one == seat))
            .filter(|_| !matches!(view.phase, Phase::Choose(_)))
            .map(|_| marks::CHOSEN),
    };
    let hue = icons::hue(setting, seat);
    Owner { hue, name: scene.drawn_name(seat, hue), acting, mark }
}

/// The cell of the tile that this seat took last, if it was in the newest round.
fn newest(view: &TableView, seat: Seat, planet: &Planet) -> Vec<Cell> {
    let Some(round) = view.rounds.last().filter(|_| view.phase != Phase::Over) else {
        return Vec::new();
    };
    let place = round.takers.iter().position(|taker| *taker == seat);
    let Some(taken) = place.and_then(|place| round.taken.get(place)) else {
        return Vec::new();
    };
    let found = planet.iter().find_map(|(cell, placed)| match placed {
        Placed::Open(tile) | Placed::Turned(tile) => (Some(tile) == *taken).then_some(cell),
        Placed::Hidden => None,
    });
    // A character in secret lies in the last corner that is filled.
    let corner =
        || Cell::of(Stack::Character).into_iter().rfind(|cell| planet.get(*cell).is_some());
    found.or_else(corner).into_iter().take(CELLS).collect()
}
