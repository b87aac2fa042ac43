//! The round: what is on offer, who took what of it, who is still to take, and the stacks.

use super::loose::{loose, pile};
use super::{icons, podium};
use crate::little_prince::words::terms;
use crate::pictured::Scene;
use crate::pictured::marks;
use pangaea_canvas::{Align, Canvas, Paint, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    LittlePrince, Phase, RoundView, Stack, TableView, Tile, TileOffer,
};
use pangaea_engine::seat::Seat;

/// A tile of the round, and who has it.
struct OfferedTile {
    tile: Option<Tile>,
    taker: Option<Seat>,
}

/// How many tiles of a round can be taken of which everyone sees only the back.
pub(super) fn face_down(round: &RoundView, seats: usize) -> usize {
    match round.offer {
        TileOffer::Open => 0,
        TileOffer::Looking => 3,
        TileOffer::Laid { hidden } => usize::from(hidden.is_none()),
        // At the end they are shown, and all are taken.
        TileOffer::InHand => seats.saturating_sub(round.taken.len()),
    }
}

/// The tiles of a round: those taken in their order, then the others.
fn offered_tiles(round: &RoundView, seats: usize) -> Vec<OfferedTile> {
    let taken = round.takers.iter().zip(&round.taken);
    let mut offered_tiles: Vec<OfferedTile> =
        taken.map(|(seat, tile)| OfferedTile { tile: *tile, taker: Some(*seat) }).collect();
    offered_tiles.extend(round.open().map(|tile| OfferedTile { tile: Some(tile), taker: None }));
    offered_tiles
        .extend((0..face_down(round, seats)).map(|_| OfferedTile { tile: None, taker: None }));
    offered_tiles
}

/// Who is still to take, the one to take now first.
fn waiting(view: &TableView) -> Vec<Seat> {
    match view.phase {
        Phase::Take(seat) => [seat].into_iter().chain(view.nameable()).collect(),
        Phase::Choose(seat) | Phase::Hide(seat) => vec![seat],
        Phase::Over => Vec::new(),
    }
}

/// How high the offer is as a band below the planets.
pub(super) const fn band_height(pitch: i32) -> i32 {
    pitch * 3
}

/// Fills an area with the round and the stacks.
pub(super) fn draw(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    area: Rect,
    pitch: i32,
) {
    canvas.panel(area, pitch / 4, Paint::Panel);
    if view.phase == Phase::Over {
        return podium::draw(canvas, scene, setting, view, area.inset(pitch / 4), pitch);
    }
    let inner = area.inset(pitch / 5);
    // Wide: the stacks stand left of the tiles. High: below them.
    let (tiles, stacks) = if area.width > area.height {
        let left = inner.width * 7 / 20;
        (
            Rect::new(inner.x + left, inner.y, inner.width - left, inner.height),
            Rect::new(inner.x, inner.y, left - pitch / 4, inner.height),
        )
    } else {
        let upper = inner.height - pitch * 9 / 8;
        (
            Rect::new(inner.x, inner.y, inner.width, upper),
            Rect::new(inner.x, inner.y + upper, inner.width, inner.height - upper),
        )
    };
    piles(canvas, scene, view, stacks, pitch);
    let status = pitch * 7 / 10;
    let mut lower = Rect::new(tiles.x, tiles.bottom() - status, tiles.width, status);
    if let Some(round) = view.rounds.last() {
        let upper = Rect::new(tiles.x, tiles.y, tiles.width, tiles.height - status);
        market(canvas, scene, setting, view, round, upper, pitch);
    } else {
        lower.y = tiles.y + (tiles.height - status) / 2;
    }
    queue(canvas, scene, setting, &waiting(view), lower);
}

/// The stacks with what is left of them, and the letter of their tiles; bright while one is to be
/// chosen.
fn piles(canvas: &mut Canvas, scene: &Scene<'_>, view: &TableView, area: Rect, pitch: i32) {
    let columns = if area.width > 3 * area.height { 4 } else { 2 };
    let (step, line) = (area.width / columns, area.height / (4 / columns));
    let size = (step / 2).min(line * 3 / 4).min(pitch);
    let set = Type::bold(pitch / 3);
    for (index, stack) in (0..).zip(Stack::ALL) {
        let choosing = matches!(view.phase, Phase::Choose(_)) && view.left[stack] > 0;
        let edge = if choosing { Paint::Gold } else { Paint::Faint };
        let x = area.x + index % columns * step + (step - size) / 3;
        let y = area.y + index / columns * line + (line - size) / 2;
        pile(canvas, (stack, view.left[stack]), (x, y), size, edge);
        let letter = scene.language.say(&terms::letter(stack));
        let at = (x + size + size / 4, y + size / 2);
        canvas.text(&letter, at, Align::Left, set, edge);
    }
}

/// The tiles of the round in one or two rows.
fn market(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    round: &RoundView,
    area: Rect,
    pitch: i32,
) {
    let offered_tiles = offered_tiles(round, view.seat_count());
    let count = i32::try_from(offered_tiles.len()).unwrap_or(1).max(1);
    let label = pitch / 2;
    let fitted = |rows: i32| {
        let columns = (count + rows - 1) / rows;
        let step = (area.width / columns, area.height / rows);
        let size = (step.0 * 5 / 6).min(step.1 - label - pitch / 6).min(pitch * 3 / 2).max(8);
        (size, rows, columns, step)
    };
    let best = if fitted(2).0 > fitted(1).0 { fitted(2) } else { fitted(1) };
    let (size, rows, columns, step) = best;
    let context = OfferContext {
        scene,
        setting,
        round,
        live: !matches!(view.phase, Phase::Choose(_)),
        label,
    };
    for (index, offered) in (0..).zip(&offered_tiles) {
        let (column, row) = (index % columns, index / columns);
        let in_row = if row + 1 == rows { count - row * columns } else { columns };
        let left = area.x + (area.width - in_row * step.0) / 2;
        let x = left + column * step.0 + (step.0 - size) / 2;
        let y = area.y + row * step.1 + (step.1 - size - label) / 2;
        context.draw(canvas, offered, (x, y), size);
    }
}

/// What all tiles of a round have in common.
struct OfferContext<'a> {
    scene: &'a Scene<'a>,
    setting: &'a Setting<LittlePrince>,
    round: &'a RoundView,
    /// Whether tiles can still be taken.
    live: bool,
    /// The height of what is written below a tile.
    label: i32,
}

impl OfferContext<'_> {
    /// One tile with its short name; if it is gone, smaller, with the badge of who has it.
    fn draw(&self, canvas: &mut Canvas, offered: &OfferedTile, (x, y): (i32, i32), size: i32) {
        let Self { label, .. } = *self;
        let free = self.live && offered.taker.is_none();
        let edge = if free { Paint::Gold } else { Paint::Faint };
        let shown = if self.live && !free { size * 4 / 5 } else { size };
        let at = (x + (size - shown) / 2, y + size - shown);
        loose(canvas, self.setting.deck(), (self.round.stack, offered.tile), at, shown, edge);
        let below = y + size + label * 3 / 5;
        let middle = x + size / 2;
        let name = offered.tile.map(|tile| terms::label(self.scene.language, tile));
        let paint = if free { Paint::Ink } else { Paint::Faint };
        let letters = Type::bold(label * 2 / 3);
        let Some(seat) = offered.taker else {
            // What no one took with two players was thrown away.
            let thrown = |name| if self.live { name } else { format!("× {name}") };
            let name = name.map(thrown).unwrap_or_default();
            return canvas.text(&name, (middle, below), Align::Centre, letters, paint);
        };
        let badge = label * 4 / 5;
        let left = if name.is_some() { badge / 2 + label / 8 } else { 0 };
        let art = icons::hue(self.setting, seat).badge();
        canvas.sprite_centred(art, (middle - left, below), badge);
        let name = name.unwrap_or_default();
        canvas.text(&name, (middle + label / 8, below), Align::Left, letters, paint);
    }
}

/// The one to act with name, and the badges of those who follow.
fn queue(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    waiting: &[Seat],
    area: Rect,
) {
    let [acting, others @ ..] = waiting else { return };
    let size = area.height * 3 / 5;
    let middle = area.y + area.height / 2;
    let set = Type::bold(size * 4 / 5);
    let gap = size / 3;
    let behind = i32::try_from(others.len()).unwrap_or(0) * (size + gap);
    let room = area.width - behind - 2 * (size + gap) - gap;
    let hue = icons::hue(setting, *acting);
    let name = scene.drawn_name(*acting, hue);
    let name = lettering::fit(&name, set, room);
    let used = 2 * (size + gap) + lettering::width(&name, set) + gap + behind;
    let mut x = area.x + (area.width - used) / 2;
    for art in [marks::ACTING, hue.badge()] {
        canvas.sprite_centred(art, (x + size / 2, middle), size);
        x += size + gap;
    }
    canvas.text(&name, (x, middle), Align::Left, set, Paint::Ink);
    x += lettering::width(&name, set) + gap * 2;
    for seat in others {
        let art = icons::hue(setting, *seat).badge();
        canvas.sprite_centred(art, (x + size / 2, middle), size * 3 / 4);
        x += size + gap;
    }
}
