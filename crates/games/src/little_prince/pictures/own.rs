//! The private picture: the own planet large, beside it what there is to choose or to know, and
//! below that what the planet is worth.

use super::choice::Choice;
use super::choices;
use super::frame::Frame;
use super::loose::loose;
use super::planet::{counts, globe};
use super::standing::{Standing, sum_height};
use super::tile::Plot;
use crate::little_prince::words::terms;
use crate::pictured::Scene;
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    Cell, Holdings, LittlePrince, Planet, SeatView, SeenTiles,
};
use pangaea_text::common;

/// What stands beside the planet.
pub(super) struct BesidePlanet<'a> {
    pub(super) title: String,
    /// What is chosen from, or looked at.
    pub(super) choices: Vec<Choice>,
    /// What was seen in earlier rounds, newest first.
    pub(super) earlier: Vec<&'a SeenTiles>,
    /// Cells of the planet that are marked.
    pub(super) marked: Vec<Cell>,
}

/// The whole picture.
pub(super) fn draw(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    shown: &BesidePlanet<'_>,
) -> Canvas {
    let subtitle = terms::round(scene.language, &view.table);
    let Frame { mut canvas, letters, gap, body } = Frame::new(scene, &shown.title, &subtitle);
    let left = Rect::new(body.x, body.y, planet_width(letters), body.height);
    planet(&mut canvas, setting, view, left, &shown.marked, letters);
    let x = left.right() + gap;
    let mut upper = Rect::new(x, body.y, body.right() - x, body.height);
    let standing = Standing::new(scene, setting, view);
    let nothing_to_choose = shown.choices.is_empty();
    let wanted = choices::wanted_height(&shown.choices, letters);
    let seen = earlier_areas(upper, shown.earlier.len(), wanted + sum_height(letters), letters);
    for (sight, area) in shown.earlier.iter().zip(&seen) {
        earlier(&mut canvas, scene, setting, sight, *area, letters);
    }
    upper.height = seen.last().map_or(upper.bottom(), |area| area.y - letters / 6) - upper.y;
    let is_brief = is_brief(&standing, &shown.choices, upper, letters);
    let height = match (is_brief, nothing_to_choose) {
        (true, _) => sum_height(letters),
        (false, true) => upper.height,
        (false, false) => standing.least_height(upper.width, letters),
    };
    let lower = Rect::new(upper.x, upper.bottom() - height, upper.width, height);
    if is_brief {
        standing.brief(&mut canvas, lower, letters);
    } else {
        standing.draw(&mut canvas, lower, letters);
    }
    upper.height -= height + gap / 2;
    if !nothing_to_choose {
        choices::draw(&mut canvas, setting.deck(), &shown.choices, upper, letters);
    }
    canvas
}

/// Is there no room for rules? What there is to choose comes first; where there is room for both,
/// rules are told in words, and otherwise beside the picture.
fn is_brief(standing: &Standing<'_>, choices: &[Choice], area: Rect, letters: i32) -> bool {
    let room = area.height - choices::wanted_height(choices, letters);
    !choices.is_empty() && room < standing.least_height(area.width, letters)
}

/// Does this picture of a question leave the rules of the own characters to its words?
#[cfg(test)]
pub(super) fn leaves_rules_out(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    choices: &[Choice],
) -> bool {
    let Frame { letters, gap, body, .. } = Frame::new(scene, "", "");
    let width = body.width - planet_width(letters) - gap;
    let standing = Standing::new(scene, setting, view);
    is_brief(&standing, choices, Rect { width, ..body }, letters)
}

/// How wide the own planet is: signs on it are as easy to tell apart as those on tiles to choose.
const fn planet_width(letters: i32) -> i32 {
    pitch(letters) * 25 / 6
}

const fn pitch(letters: i32) -> i32 {
    letters * 4
}

/// The own planet as its owner knows it, and what is on it counted.
fn planet(
    canvas: &mut Canvas,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    area: Rect,
    marked: &[Cell],
    letters: i32,
) {
    let Some(planet) = view.planets.get(view.seat) else { return };
    let pitch = pitch(letters);
    let at = (area.x + pitch / 12, area.y + pitch / 12);
    let used = area.width + letters / 3;
    let below = Rect::new(area.x, area.y + used, area.width, area.height - used);
    canvas.ranked(Rank::Must, |canvas| {
        globe(
            canvas,
            setting.deck(),
            planet,
            at,
            pitch,
            view.table.phase.seat() == Some(view.seat),
        );
        counts(canvas, &Holdings::of(setting.deck(), planet), below);
    });
    for cell in marked {
        Plot::new(*cell, at, pitch).mark(canvas);
    }
    for cell in secret(view) {
        Plot::new(cell, at, pitch).secret(canvas);
    }
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

/// Where earlier rounds are shown, from below and from the right: a line for each, or for two of
/// them where what is above would not have the height that it wants.
fn earlier_areas(within: Rect, count: usize, wanted: i32, letters: i32) -> Vec<Rect> {
    let count = i32::try_from(count).unwrap_or(0);
    let (height, gap) = (letters * 2, letters / 6);
    let columns = if within.height - count * (height + gap) < wanted { 2 } else { 1 };
    let width = (within.width + gap) / columns - gap;
    let area = |index: i32| {
        let x = within.x + (columns - 1 - index % columns) * (width + gap);
        let y = within.bottom() - (index / columns + 1) * (height + gap) + gap;
        Rect::new(x, y, width, height)
    };
    (0..count).map(area).collect()
}

/// One earlier round's tiles in a line, the one kept or hidden in gold.
fn earlier(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    sight: &SeenTiles,
    area: Rect,
    letters: i32,
) {
    canvas.panel(area, letters / 3, Paint::Panel);
    let number = u32::try_from(sight.round + 1).unwrap_or(u32::MAX);
    let heading = scene.language.say(&common::round(number));
    let at = (area.x + letters / 2, area.centre().1);
    let set = Type::regular(letters);
    canvas.text(&heading, at, Align::Left, set, Paint::Faint);
    let count = i32::try_from(sight.tiles.len()).unwrap_or(1).max(1);
    let room = area.width - lettering::width(&heading, set) - letters * 3 / 2;
    let step = (area.height + letters / 2).min(room / count);
    let size = (area.height - letters / 2).min(step - letters / 8).max(1);
    let mut x = area.right() - letters / 2;
    for tile in sight.tiles.iter().rev() {
        x -= step;
        let edge = if sight.hidden == Some(*tile) { Paint::Gold } else { Paint::Faint };
        let at = (x + (step - size) / 2, area.centre().1 - size / 2);
        loose(canvas, setting.deck(), (tile.stack(), Some(*tile)), at, size, edge);
    }
}
