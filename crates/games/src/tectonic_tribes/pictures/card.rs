//! Cards: six squares, and a number as large as it can be.

use crate::pictured::Hue;
use crate::tectonic_tribes::art;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type};
use pangaea_engine::games::tectonic_tribes::{Bonus, Face, Square, Terrain, Tribe};

/// A tribe's colour and shape.
pub(super) const fn hue(tribe: Tribe) -> Hue {
    match tribe {
        Tribe::Red => Hue::Red,
        Tribe::Blue => Hue::Blue,
        Tribe::Yellow => Hue::Yellow,
        Tribe::Green => Hue::Green,
        Tribe::Purple => Hue::Purple,
    }
}

pub(super) const fn terrain_art(terrain: Terrain) -> Art {
    match terrain {
        Terrain::Forest => art::FOREST,
        Terrain::Grass => art::GRASS,
        Terrain::Lava => art::LAVA,
        Terrain::Mine => art::MINE,
        Terrain::Water => art::WATER,
    }
}

const fn tent_art(tribe: Hue) -> Art {
    match tribe {
        Hue::Red => art::TENT_RED,
        Hue::Blue => art::TENT_BLUE,
        Hue::Yellow => art::TENT_YELLOW,
        Hue::Green => art::TENT_GREEN,
        Hue::Purple => art::TENT_PURPLE,
    }
}

/// The drawing of a square on a card of this tribe.
pub(super) const fn square_art(square: Square, tribe: Hue) -> Art {
    match square {
        Square::Ground(terrain, _) => terrain_art(terrain),
        Square::Tent => tent_art(tribe),
    }
}

/// The badge of a square's bonus in its lower right corner, with letters of this size if they have
/// room on the square.
pub(super) fn bonus(
    canvas: &mut Canvas,
    square: Square,
    (x, y): (i32, i32),
    unit: i32,
    letters: i32,
) {
    let (art, text, paint) = match square {
        Square::Ground(_, Bonus::PlusOne) => (art::PLUS, "+1", Paint::Ink),
        Square::Ground(_, Bonus::PlusTwo) => (art::PLUS, "+2", Paint::Gold),
        Square::Ground(_, Bonus::Double) => (art::DOUBLE, "×2", Paint::Dark),
        Square::Ground(_, Bonus::None) | Square::Tent => return,
    };
    let letters = letters.clamp(unit * 5 / 12, unit * 5 / 8);
    let size = (letters * 4 / 3).max(unit * 2 / 3);
    let inset = unit - size / 2 - unit / 24;
    let middle = (x + inset, y + inset);
    canvas.sprite_centred(art, middle, size);
    canvas.text(text, middle, Align::Centre, Type::bold(letters), paint);
}

/// Squares side by side on a card.
const COLUMNS: i32 = 2;
/// Squares one below another.
const ROWS: i32 = 3;

/// How wide and high a card is on paper, its frame included.
pub(super) const fn size(unit: i32) -> (i32, i32) {
    let frame = frame(unit);
    (COLUMNS * unit + 2 * frame, ROWS * unit + 2 * frame)
}

const fn frame(unit: i32) -> i32 {
    unit / 10 + 1
}

/// A card as printed with a dark frame, its top left corner here.
pub(super) fn card(
    canvas: &mut Canvas,
    (x, y): (i32, i32),
    unit: i32,
    letters: i32,
    face: &Face,
    tribe: Hue,
) {
    let (width, height) = size(unit);
    canvas.panel(Rect::new(x, y, width, height), frame(unit) * 2, Paint::Dark);
    for (index, square) in (0..).zip(face.squares()) {
        let left = x + frame(unit) + index % COLUMNS * unit;
        let top = y + frame(unit) + index / COLUMNS * unit;
        canvas.sprite(square_art(*square, tribe), (left, top), unit);
        bonus(canvas, *square, (left, top), unit, letters);
    }
}
