//! A planet with its owner's name above it and all that is on it counted beside it.

use super::icons;
use super::tile::Plot;
use crate::little_prince::art;
use crate::pictured::Hue;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::games::little_prince::{CELLS, Cell, Deck, Element, Holdings, Placed, Planet};

/// 13 elements and the tiles turned over.
const COUNTED: i32 = 14;

/// What a block shows besides the planet itself.
pub(super) struct Owner {
    pub(super) hue: Hue,
    pub(super) name: String,
    /// Whether the game waits for this player, or ended with this one's victory.
    pub(super) bright: bool,
    /// A sign behind the name.
    pub(super) mark: Option<Art>,
    /// The points so far, where everyone may know them.
    pub(super) points: Option<String>,
}

/// Does it hold characters that the viewer has not seen (7b)?
pub(super) fn has_hidden(planet: &Planet) -> bool {
    planet.iter().any(|(_, placed)| placed == Placed::Hidden)
}

/// Fills an area with a planet and what belongs to it; the cells given are marked.
pub(super) fn block(
    canvas: &mut Canvas,
    deck: &Deck,
    owner: &Owner,
    planet: &Planet,
    area: Rect,
    letters: i32,
    marked: &[Cell],
) {
    let plate = letters * 3 / 2;
    owner.draw(canvas, Rect::new(area.x, area.y, area.width, plate), letters);
    let top = plate + letters / 4;
    let rest = Rect::new(area.x, area.y + top, area.width, area.height - top);
    let (globe_area, beside) = divide(rest, letters);
    let pitch = (globe_area.width.min(globe_area.height) * 6 / 25).max(1);
    let (x, y) = globe_area.centre();
    let at = (x - 2 * pitch, y - 2 * pitch);
    globe(canvas, deck, planet, at, pitch, owner.bright);
    for cell in marked {
        Plot::new(*cell, at, pitch).mark(canvas);
    }
    counts(canvas, &Holdings::of(deck, planet), beside);
}

/// Where the planet is, and where its counts: beside it if the area is wide, otherwise below.
fn divide(area: Rect, letters: i32) -> (Rect, Rect) {
    let gap = letters / 4;
    if area.width > area.height {
        let across = area.height.min(area.width * 3 / 4);
        let left = area.x + across + gap;
        let beside = Rect::new(left, area.y, area.right() - left, area.height);
        return (Rect { width: across, ..area }, beside);
    }
    // Two rows of counts at least.
    let down = area.width.min(area.height - gap - letters * 3);
    let top = area.y + down + gap;
    let below = Rect::new(area.x, top, area.width, area.bottom() - top);
    (Rect { height: down, ..area }, below)
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
    pub(super) fn draw(&self, canvas: &mut Canvas, area: Rect, letters: i32) {
        let edge = if self.bright { Paint::Gold } else { self.hue.paint() };
        let inside = if self.bright { Paint::Raised } else { Paint::Panel };
        canvas.rounded(area, area.height / 2, (area.height / 16).max(2), edge, inside);
        let middle = area.y + area.height / 2;
        let badge = letters;
        let left = area.x + letters / 2;
        canvas.sprite_centred(self.hue.badge(), (left + badge / 2, middle), badge);
        let text = left + badge + letters / 3;
        let mut right = area.right() - letters / 2;
        if let Some(points) = &self.points {
            let set = Type::bold(letters * 7 / 6);
            canvas.ranked(Rank::Must, |canvas| {
                canvas.text(points, (right, middle), Align::Right, set, Paint::Gold);
            });
            right -= lettering::width(points, set) + letters / 3;
        }
        // In a narrow plate the name needs the room; gold shows whom it is about.
        let is_narrow = area.width < letters * 8 && self.points.is_some();
        if let Some(mark) = self.mark.filter(|_| !is_narrow) {
            canvas.sprite_centred(mark, (right - badge / 2, middle), badge);
            right -= badge + letters / 3;
        }
        let set = Type::bold(letters);
        let name = lettering::fit(&self.name, set, right - text);
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(&name, (text, middle), Align::Left, set, Paint::Ink);
        });
    }
}

/// How many columns make the signs largest, and how large they are then.
fn columns(area: Rect) -> (i32, i32) {
    let sized = |columns: i32| {
        let rows = (COUNTED + columns - 1) / columns;
        (columns, (area.width / columns * 11 / 20).min(area.height / rows * 9 / 10))
    };
    (1..=7).map(sized).max_by_key(|(_, size)| *size).unwrap_or((2, 1))
}

/// Every element with how many are open, and how many tiles are turned; always in the same place.
/// On the planet's own colour, since that is what the icons are drawn for.
pub(super) fn counts(canvas: &mut Canvas, holdings: &Holdings, area: Rect) {
    let elements = Element::ALL.map(|element| (icons::element(element), holdings.count(element)));
    let turned = (art::TURNED, holdings.turned());
    let (columns, size) = columns(area);
    let rows = (COUNTED + columns - 1) / columns;
    let (step, row) = (area.width / columns, area.height / rows);
    canvas.panel(area, row / 3, Paint::Dune);
    let size = size.max(1);
    let set = Type::bold(size * 5 / 6);
    for (index, (art, count)) in (0..).zip(elements.into_iter().chain([turned])) {
        let used = size + size / 12 + size * 3 / 5;
        let x = area.x + index % columns * step + (step - used) / 2;
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
