//! What one seat sees alone: the tiles before it, those that passed through its hands, and its
//! own planet as it knows it.

use super::loose::loose;
use super::planet::{block, block_size, globe_in};
use super::tile::Plot;
use super::{board, sky};
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::strip::{Strip, letter_size};
use crate::pictured::{Picture, Scene};
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Cell, LittlePrince, Planet, SeatView, SeenTiles, Tile};
use pangaea_text::common;

/// Rows of tiles seen alone, newest first. With two players earlier ones are no secret any more.
fn rows(view: &SeatView) -> Vec<&SeenTiles> {
    let now = view.sight();
    let earlier = view.sights.iter().rev().filter(|sight| {
        view.table.seat_count() > 2 && Some(sight.round) != now.map(|now| now.round)
    });
    now.into_iter().chain(earlier).collect()
}

const fn row_height(pitch: i32) -> i32 {
    pitch * 11 / 6
}

pub(super) fn hand(scene: &Scene<'_>, setting: &Setting<LittlePrince>, view: &SeatView) -> Picture {
    let strip = Strip {
        title: scene.language.say(&text::your_planet()),
        subtitle: terms::round(scene.language, &view.table),
        chips: Vec::new(),
    };
    let rows = rows(view);
    let count = i32::try_from(rows.len()).unwrap_or(0);
    let extent = |pitch: i32| {
        let (width, height) = block_size(pitch);
        let width = width + pitch * 3 / 4;
        (width, strip.height(width) + count * row_height(pitch) + height + pitch / 2)
    };
    let pitch = super::pitch(scene.scale, extent);
    let (width, height) = extent(pitch);
    let mut canvas = sky::night(scene, width, height, strip.height(width));
    strip.draw(&mut canvas);
    let mut top = strip.height(width);
    for sight in &rows {
        let area =
            Rect::new(pitch * 3 / 8, top, width - pitch * 3 / 4, row_height(pitch) - pitch / 6);
        seen(&mut canvas, scene, setting, sight, area);
        top += row_height(pitch);
    }
    if let Some(planet) = view.planets.get(view.seat) {
        let owner = board::owner(scene, setting, &view.table, view.seat);
        let at = (pitch * 3 / 8, top);
        block(&mut canvas, setting.deck(), &owner, planet, at, pitch, &[]);
        for cell in secret(view) {
            Plot::new(cell, globe_in(at, pitch), pitch).secret(&mut canvas);
        }
    }
    Picture::new(canvas, &describe(scene, setting, view))
}

/// The cells of the own planet that others see face down.
fn secret(view: &SeatView) -> Vec<Cell> {
    let public = view.table.planets.get(view.seat);
    let own = view.planets.get(view.seat);
    own.into_iter()
        .flat_map(Planet::iter)
        .filter(|(cell, placed)| public.and_then(|planet| planet.get(*cell)) != Some(*placed))
        .map(|(cell, _)| cell)
        .collect()
}

/// One round's tiles, the one kept or hidden in gold.
fn seen(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    sight: &SeenTiles,
    area: Rect,
) {
    canvas.panel(area, area.height / 8, Paint::Panel);
    let letters = letter_size(canvas.width());
    let number = u32::try_from(sight.round + 1).unwrap_or(u32::MAX);
    let heading = scene.language.say(&common::round(number));
    let at = (area.x + letters / 2, area.y + letters * 7 / 8);
    canvas.text(&heading, at, Align::Left, Type::regular(letters * 9 / 10), Paint::Faint);
    let inner = Rect::new(
        area.x + letters / 2,
        area.y + letters * 2,
        area.width - letters,
        area.height - letters * 9 / 4,
    );
    let hidden = sight.hidden.map(|tile| (tile, Paint::Gold, art::UNKNOWN));
    row(canvas, scene, setting, &sight.tiles, inner, hidden);
}

/// Tiles beside each other with their short names below; one may have an edge and a sign of its
/// own.
pub(super) fn row(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    tiles: &[Tile],
    area: Rect,
    marked: Option<(Tile, Paint, Art)>,
) {
    let letters = letter_size(canvas.width());
    let count = i32::try_from(tiles.len()).unwrap_or(1).max(1);
    let size = (area.width / count * 5 / 6).min(area.height - letters * 3 / 2).max(8);
    let step = (area.width / count).min(size * 3 / 2);
    let left = area.x + (area.width - count * step) / 2;
    for (index, tile) in (0..).zip(tiles) {
        let x = left + index * step + (step - size) / 2;
        let mark = marked.filter(|(one, ..)| one == tile);
        let edge = mark.map_or(Paint::Faint, |(_, edge, _)| edge);
        loose(canvas, setting.deck(), (tile.stack(), Some(*tile)), (x, area.y), size, edge);
        if let Some((_, _, sign)) = mark {
            let at = (x + size - size / 10, area.y + size / 10);
            canvas.disc(at, size / 6, Paint::Night);
            canvas.sprite_centred(sign, at, size * 3 / 10);
        }
        let at = (x + size / 2, area.y + size + letters);
        let label = terms::label(scene.language, *tile);
        canvas.text(&label, at, Align::Centre, Type::bold(letters), edge);
    }
}

fn describe(scene: &Scene<'_>, setting: &Setting<LittlePrince>, view: &SeatView) -> String {
    let say = |message| scene.language.say(&message);
    let list = |tiles: &[Tile]| {
        let tiles = tiles.iter().map(|tile| terms::tile(scene.language, setting.deck(), *tile));
        tiles.collect::<Vec<_>>().join(", ")
    };
    let mut sentences = vec![format!("{}.", terms::round(scene.language, &view.table))];
    let now = view.sight().map(|sight| sight.round);
    for sight in rows(view) {
        let tiles = list(&sight.tiles);
        sentences.push(say(if Some(sight.round) == now {
            text::you_see(&tiles)
        } else {
            text::you_saw(sight.round + 1, &tiles)
        }));
    }
    if let Some(planet) = view.planets.get(view.seat) {
        let what = terms::planet(scene.language, setting.deck(), planet);
        let name = say(text::your_planet());
        sentences.push(say(text::planet(&name, planet.iter().count(), &what)));
    }
    sentences.join(" ")
}
