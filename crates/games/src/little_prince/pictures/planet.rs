//! A planet with its owner's name above it and all that is on it counted below.

use super::icons;
use super::tile::Plot;
use crate::little_prince::art;
use crate::pictured::Hue;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type, lettering};
use pangaea_engine::games::little_prince::{CELLS, Cell, Deck, Element, Holdings, Planet};

/// Columns and rows of the counts, which are 13 elements and the turned tiles: fewer in a row
/// where they would become too small to read.
const fn counts(pitch: i32) -> (i32, i32) {
    if pitch > 64 { (7, 2) } else { (5, 3) }
}

/// What a block shows besides the planet itself.
pub(super) struct Owner {
    pub(super) hue: Hue,
    pub(super) name: String,
    /// Whether the game waits for this player.
    pub(super) acting: bool,
    /// A sign behind the name.
    pub(super) mark: Option<Art>,
}

/// How large a block is if a cell is so wide.
pub(super) const fn block_size(pitch: i32) -> (i32, i32) {
    let (_, planet, row) = parts(pitch);
    (4 * pitch + pitch * 3 / 4, planet + 4 * pitch + pitch / 4 + counts(pitch).1 * row)
}

/// The height of the name, where the planet begins, and the height of a row of counts.
const fn parts(pitch: i32) -> (i32, i32, i32) {
    (pitch * 2 / 3, pitch * 2 / 3 + pitch / 6, pitch / 2)
}

/// Where the planet is in a block with this corner.
pub(super) const fn globe_in((x, y): (i32, i32), pitch: i32) -> (i32, i32) {
    (x + pitch * 3 / 8, y + parts(pitch).1)
}

/// Draws a block with its top left corner here; the cells given are marked.
pub(super) fn block(
    canvas: &mut Canvas,
    deck: &Deck,
    owner: &Owner,
    planet: &Planet,
    (x, y): (i32, i32),
    pitch: i32,
    marked: &[Cell],
) {
    let (plate, top, row) = parts(pitch);
    let (width, _) = block_size(pitch);
    owner.draw(canvas, Rect::new(x, y, width, plate));
    globe(canvas, deck, planet, globe_in((x, y), pitch), pitch, owner.acting);
    for cell in marked {
        Plot::new(*cell, globe_in((x, y), pitch), pitch).mark(canvas);
    }
    let (columns, rows) = counts(pitch);
    let area = Rect::new(x, y + top + 4 * pitch + pitch / 4, width, rows * row);
    holdings(canvas, &Holdings::of(deck, planet), area, (columns, rows));
}

/// The planet alone, with a ring around it, gold or faint.
pub(super) fn globe(
    canvas: &mut Canvas,
    deck: &Deck,
    planet: &Planet,
    (x, y): (i32, i32),
    pitch: i32,
    bright: bool,
) {
    let middle = (x + 2 * pitch, y + 2 * pitch);
    let orbit = if bright { art::ORBIT_NOW } else { art::ORBIT };
    canvas.sprite_centred(orbit, middle, pitch * 25 / 6);
    let cells = (0..CELLS).filter_map(|number| Cell::try_from(u8::try_from(number).ok()?).ok());
    for cell in cells {
        Plot::new(cell, (x, y), pitch).draw(canvas, deck, planet.get(cell));
    }
}

impl Owner {
    fn draw(&self, canvas: &mut Canvas, area: Rect) {
        let edge = if self.acting { Paint::Gold } else { self.hue.paint() };
        let inside = if self.acting { Paint::Raised } else { Paint::Panel };
        canvas.rounded(area, area.height / 2, (area.height / 16).max(2), edge, inside);
        let middle = area.y + area.height / 2;
        let badge = area.height * 2 / 3;
        let left = area.x + area.height / 3;
        canvas.sprite_centred(self.hue.badge(), (left + badge / 2, middle), badge);
        let text = left + badge + area.height / 5;
        let mut right = area.right() - area.height / 3;
        if let Some(mark) = self.mark {
            canvas.sprite_centred(mark, (right - badge / 2, middle), badge);
            right -= badge + area.height / 5;
        }
        let set = Type::bold(area.height / 2);
        let name = lettering::fit(&self.name, set, right - text);
        canvas.text(&name, (text, middle), Align::Left, set, Paint::Ink);
    }
}

/// Every element with how many are open, and how many tiles are turned; always in the same place.
/// On the planet's own colour, since that is what the icons are drawn for.
fn holdings(canvas: &mut Canvas, holdings: &Holdings, area: Rect, (columns, rows): (i32, i32)) {
    let elements = Element::ALL.map(|element| (icons::element(element), holdings.count(element)));
    let turned = (art::TURNED, holdings.turned());
    let step = area.width / columns;
    let row = area.height / rows;
    canvas.panel(area, row / 2, Paint::Dune);
    let size = (row * 4 / 5).min(step / 2);
    let set = Type::bold(size * 4 / 5);
    for (index, (art, count)) in (0..).zip(elements.into_iter().chain([turned])) {
        let x = area.x + step / 10 + index % columns * step;
        let y = area.y + index / columns * row;
        let at = (x, y + (row - size) / 2);
        if count == 0 {
            canvas.ghost(art, at, size, 60);
            continue;
        }
        canvas.sprite(art, at, size);
        let at = (x + size + size / 12, y + row / 2);
        canvas.text(&count.to_string(), at, Align::Left, set, Paint::Dark);
    }
}
