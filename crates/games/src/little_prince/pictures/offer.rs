//! The round: what is on offer, who took what of it, who is still to take, and the stacks.

use super::loose::{loose, pile};
use super::{icons, podium};
use crate::little_prince::words::terms;
use crate::pictured::Scene;
use crate::pictured::marks;
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering};
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

/// Fills an area with the round and the stacks.
pub(super) fn draw(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    area: Rect,
    letters: i32,
) {
    canvas.panel(area, letters / 2, Paint::Panel);
    let inner = area.inset(letters / 3);
    if view.phase == Phase::Over {
        return podium::draw(canvas, scene, setting, view, inner, letters);
    }
    let context = RoundContext {
        scene,
        setting,
        view,
        live: !matches!(view.phase, Phase::Choose(_)),
        letters,
    };
    context.draw(canvas, inner);
}

/// What all parts of a round have in common.
struct RoundContext<'a> {
    scene: &'a Scene<'a>,
    setting: &'a Setting<LittlePrince>,
    view: &'a TableView,
    /// Whether tiles can still be taken.
    live: bool,
    letters: i32,
}

impl RoundContext<'_> {
    /// Whose turn it is; what can be chosen now large, and the rest small below the name.
    fn draw(&self, canvas: &mut Canvas, area: Rect) {
        let letters = self.letters;
        let (left, status) = (letters * 10, letters * 3 / 2);
        self.queue(canvas, Rect::new(area.x, area.y, left, status));
        let small = Rect::new(area.x, area.y + status, left, area.height - status);
        let large = Rect::new(area.x + left, area.y, area.width - left, area.height);
        match (self.live, self.view.rounds.last()) {
            (true, Some(round)) => {
                canvas.ranked(Rank::Must, |canvas| self.market(canvas, round, large));
                self.piles(canvas, small);
            }
            (false, Some(round)) => {
                canvas.ranked(Rank::Must, |canvas| self.piles(canvas, large));
                self.market(canvas, round, small);
            }
            (_, None) => canvas.ranked(Rank::Must, |canvas| self.piles(canvas, large)),
        }
    }

    /// The stacks with what is left of them, and the letter of their tiles; bright while one is to
    /// be chosen.
    fn piles(&self, canvas: &mut Canvas, area: Rect) {
        let sized = |columns: i32| {
            let step = (area.width / columns, area.height * columns / 4);
            ((step.0 * 4 / 7).min(step.1 * 4 / 5).min(self.letters * 6), columns, step)
        };
        let best = [1, 2, 4].map(sized).into_iter().max_by_key(|(size, ..)| *size);
        let Some((size, columns, step)) = best else { return };
        let set = Type::bold(self.letters.min(size).max(1));
        for (index, stack) in (0..).zip(Stack::ALL) {
            let left = self.view.left[stack];
            let edge = if !self.live && left > 0 { Paint::Gold } else { Paint::Faint };
            let letter = self.scene.language.say(&terms::letter(stack));
            let used = size + size / 6 + lettering::width(&letter, set);
            let x = area.x + index % columns * step.0 + (step.0 - used) / 2;
            let y = area.y + index / columns * step.1 + (step.1 - size) / 2;
            pile(canvas, (stack, left), (x, y), size, edge);
            let at = (x + size + size / 6, y + size / 2);
            canvas.text(&letter, at, Align::Left, set, edge);
        }
    }

    /// The tiles of the round in one or two rows.
    fn market(&self, canvas: &mut Canvas, round: &RoundView, area: Rect) {
        let offered_tiles = offered_tiles(round, self.view.seat_count());
        let count = i32::try_from(offered_tiles.len()).unwrap_or(1).max(1);
        let label = if self.live { self.letters * 4 / 3 } else { 0 };
        let margin = if self.live { self.letters * 3 / 4 } else { self.letters };
        let fitted = |rows: i32| {
            let columns = (count + rows - 1) / rows;
            let step = (area.width / columns, area.height / rows);
            let size = (step.0 - margin).min(step.1 - label - margin).max(1);
            (size, rows, columns, step)
        };
        let best = if fitted(2).0 > fitted(1).0 { fitted(2) } else { fitted(1) };
        let (size, rows, columns, step) = best;
        for (index, offered) in (0..).zip(&offered_tiles) {
            let (column, row) = (index % columns, index / columns);
            let in_row = if row + 1 == rows { count - row * columns } else { columns };
            let left = area.x + (area.width - in_row * step.0) / 2;
            let x = left + column * step.0 + (step.0 - size) / 2;
            let y = area.y + row * step.1 + (step.1 - size - label) / 2;
            if self.live {
                self.offered(canvas, round, offered, (x, y), size);
            } else {
                self.gone(canvas, round, offered, (x, y), size);
            }
        }
    }

    /// One tile with its short name; if it is gone, smaller, with the badge of who has it.
    fn offered(
        &self,
        canvas: &mut Canvas,
        round: &RoundView,
        offered: &OfferedTile,
        (x, y): (i32, i32),
        size: i32,
    ) {
        let free = offered.taker.is_none();
        let edge = if free { Paint::Gold } else { Paint::Faint };
        let shown = if free { size } else { size * 4 / 5 };
        let at = (x + (size - shown) / 2, y + size - shown);
        let rank = if free { Rank::Must } else { Rank::May };
        let letters = self.letters;
        let below = y + size + letters * 4 / 5;
        let middle = x + size / 2;
        let name = offered.tile.map(|tile| terms::label(self.scene.language, tile));
        let paint = if free { Paint::Ink } else { Paint::Faint };
        let bold = Type::bold(letters);
        canvas.ranked(rank, |canvas| {
            loose(canvas, self.setting.deck(), (round.stack, offered.tile), at, shown, edge);
            let name = name.unwrap_or_default();
            let Some(seat) = offered.taker else {
                return canvas.text(&name, (middle, below), Align::Centre, bold, paint);
            };
            let badge = letters;
            let used = badge + letters / 4 + lettering::width(&name, bold);
            let left = middle - used / 2;
            let art = icons::hue(self.setting, seat).badge();
            canvas.sprite_centred(art, (left + badge / 2, below), badge);
            canvas.text(&name, (left + badge + letters / 4, below), Align::Left, bold, paint);
        });
    }

    /// A tile of the round before: who has it, or a sign that it was discarded.
    fn gone(
        &self,
        canvas: &mut Canvas,
        round: &RoundView,
        offered: &OfferedTile,
        (x, y): (i32, i32),
        size: i32,
    ) {
        let shown = (round.stack, offered.tile);
        loose(canvas, self.setting.deck(), shown, (x, y), size, Paint::Faint);
        let at = (x + size, y + size);
        let radius = self.letters / 2;
        canvas.disc(at, radius + 2, Paint::Panel);
        if let Some(seat) = offered.taker {
            canvas.sprite_centred(icons::hue(self.setting, seat).badge(), at, 2 * radius);
        } else {
            canvas.text("×", at, Align::Centre, Type::bold(self.letters), Paint::Bad);
        }
    }

    /// The one to act with name, and the badges of those who follow.
    fn queue(&self, canvas: &mut Canvas, area: Rect) {
        let waiting = waiting(self.view);
        let [acting, others @ ..] = &waiting[..] else { return };
        let letters = self.letters;
        let middle = area.centre().1;
        let set = Type::bold(letters);
        let gap = letters / 5;
        let behind = i32::try_from(others.len()).unwrap_or(0) * (letters * 3 / 4 + gap);
        let room = area.width - behind - 2 * (letters + gap) - gap;
        let hue = icons::hue(self.setting, *acting);
        let name = self.scene.drawn_name(*acting, hue);
        let name = lettering::fit(&name, set, room);
        let used = 2 * (letters + gap) + lettering::width(&name, set) + gap + behind;
        let mut x = area.x + (area.width - used) / 2;
        canvas.ranked(Rank::Must, |canvas| {
            for art in [marks::ACTING, hue.badge()] {
                canvas.sprite_centred(art, (x + letters / 2, middle), letters);
                x += letters + gap;
            }
            canvas.text(&name, (x, middle), Align::Left, set, Paint::Ink);
        });
        x += lettering::width(&name, set) + gap * 2;
        for seat in others {
            let art = icons::hue(self.setting, *seat).badge();
            canvas.sprite_centred(art, (x + letters / 3, middle), letters * 3 / 4);
            x += letters * 3 / 4 + gap;
        }
    }
}
