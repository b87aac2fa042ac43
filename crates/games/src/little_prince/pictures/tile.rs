//! A tile: its part of a planet's ground, and what is on it.

use super::icons;
use crate::little_prince::art;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::games::little_prince::{
    Cell, Deck, Element, Placed, Stack, Tile, TileContents,
};

/// More icons than this on one tile are counted instead.
const MOST_ICONS: usize = 6;

/// Room for all 13 elements around a character, in percent of a cell from its middle.
const AROUND: [(i32, i32); 13] = [
    (38, 17),
    (17, 38),
    (42, -2),
    (-2, 42),
    (35, 35),
    (37, -21),
    (-21, 37),
    (23, -36),
    (-36, 23),
    (4, -42),
    (-42, 4),
    (-15, -39),
    (-39, -15),
];

/// A cell of a planet in the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plot {
    cell: Cell,
    /// The top left corner of the planet.
    planet: (i32, i32),
    /// How far apart the cells are.
    pitch: i32,
}

impl Plot {
    pub(super) const fn new(cell: Cell, planet: (i32, i32), pitch: i32) -> Self {
        Self { cell, planet, pitch }
    }

    /// A tile that lies somewhere else: the planet it could be a part of is around it.
    pub(super) fn alone(stack: Stack, (x, y): (i32, i32), pitch: i32) -> Self {
        let cell = Cell::of(stack)[0];
        let (column, row) = place(cell);
        Self { cell, planet: (x - column * pitch, y - row * pitch), pitch }
    }

    pub(super) fn area(self) -> Rect {
        let (column, row) = place(self.cell);
        let (x, y) = self.planet;
        Rect::new(x + column * self.pitch, y + row * self.pitch, self.pitch, self.pitch)
    }

    /// Where the rim is: -1, 0 or 1 to the left or right, and up or down.
    fn outward(self) -> (i32, i32) {
        let rim = |place: i32| i32::from(place == 3) - i32::from(place == 0);
        let (column, row) = place(self.cell);
        (rim(column), rim(row))
    }

    /// The middle of what is inside the curve.
    fn middle(self) -> (i32, i32) {
        let (x, y) = self.area().centre();
        let (right, down) = self.outward();
        let inward = self.pitch / if right != 0 && down != 0 { 40 } else { 18 };
        (x - right * inward, y - down * inward)
    }

    /// The square on which the planet's part is drawn, with an edge around it.
    pub(super) fn card(self, canvas: &mut Canvas, edge: Paint, ground: Paint) {
        let thick = (self.pitch / 24).max(2);
        canvas.panel(self.area().inset(-thick), thick * 2, edge);
        canvas.fill(self.area(), ground);
    }

    pub(super) fn ground(self, canvas: &mut Canvas, art: Art) {
        canvas.sprite_part(art, self.planet, self.pitch * 4, self.area());
    }

    /// The cell with what lies on it and, if it is known, the tile's number.
    pub(super) fn draw(self, canvas: &mut Canvas, deck: &Deck, placed: Option<Placed>) {
        self.unnumbered(canvas, deck, placed);
        match placed {
            Some(Placed::Open(tile)) => self.number(canvas, tile, Paint::Ground, Paint::Bark),
            Some(Placed::Turned(tile)) => self.number(canvas, tile, Paint::Gloom, Paint::Ink),
            Some(Placed::Hidden) | None => {}
        }
    }

    pub(super) fn unnumbered(self, canvas: &mut Canvas, deck: &Deck, placed: Option<Placed>) {
        match placed {
            None => self.ground(canvas, art::EMPTY),
            Some(Placed::Open(tile)) => {
                self.ground(canvas, art::GROUND);
                self.face(canvas, deck.face(tile));
            }
            Some(Placed::Turned(_)) => {
                self.ground(canvas, art::BACKS);
                canvas.sprite_centred(art::TURNED, self.middle(), self.pitch * 2 / 5);
            }
            Some(Placed::Hidden) => {
                self.ground(canvas, art::BACKS);
                canvas.sprite_centred(art::UNKNOWN, self.middle(), self.pitch * 3 / 4);
            }
        }
    }

    /// In the corner next to the planet's middle, which is inside the curve on every tile.
    fn number(self, canvas: &mut Canvas, tile: Tile, ground: Paint, ink: Paint) {
        let area = self.area();
        let (column, row) = place(self.cell);
        let set = Type::bold(self.pitch / 6);
        let number = tile.number().to_string();
        let width = lettering::width(&number, set) + self.pitch / 16;
        let height = self.pitch / 6;
        let x = if column < 2 { area.right() - width } else { area.x };
        let y = if row < 2 { area.bottom() - height } else { area.y };
        let tab = Rect::new(x, y, width, height);
        canvas.panel(tab, height / 4, ground);
        // A tile is looked up by its number; what counts is on it.
        canvas.ranked(Rank::May, |canvas| {
            canvas.text(&number, tab.centre(), Align::Centre, set, ink);
        });
    }

    /// Gold around it: a frame, or in a corner, most of which is sky, a ring.
    pub(super) fn mark(self, canvas: &mut Canvas) {
        match self.outward() {
            (0, _) | (_, 0) => canvas.frame(self.area(), (self.pitch / 18).max(2), Paint::Gold),
            _ => canvas.sprite_centred(art::HALO, self.middle(), self.pitch),
        }
    }

    /// A small sign: others do not know this tile.
    pub(super) fn secret(self, canvas: &mut Canvas) {
        let area = self.area();
        let (right, down) = self.outward();
        let (x, y) = area.centre();
        let step = self.pitch / 3;
        let at = if (right, down) == (0, 0) { (1, -1) } else { (right, -down) };
        let at = (x + at.0 * step, y + at.1 * step);
        canvas.sprite_centred(art::UNKNOWN, at, self.pitch * 2 / 5);
    }

    fn face(self, canvas: &mut Canvas, face: &TileContents) {
        match face.character() {
            Some(character) => {
                let middle = self.middle();
                medal(canvas, icons::character(character), middle, self.pitch * 3 / 4);
                self.stars(canvas, face);
            }
            None => self.elements(canvas, face),
        }
    }

    /// What else is on a character's tile stands in the sky beside it.
    fn stars(self, canvas: &mut Canvas, face: &TileContents) {
        let (right, down) = self.outward();
        let (x, y) = self.area().centre();
        let icons = icons_of(face, MOST_ICONS);
        // In percent of a cell from its middle, outward first. Our deck has two at most.
        let (size, steps): (i32, &[(i32, i32)]) = match icons.len() {
            0 | 1 => (30, &[(34, 34)]),
            2 => (30, &[(38, 17), (17, 38)]),
            _ => (20, &AROUND),
        };
        let size = self.pitch * size / 100;
        for ((element, count), (across, along)) in icons.iter().zip(steps) {
            let at = (x + right * across * self.pitch / 100, y + down * along * self.pitch / 100);
            icon(canvas, *element, *count, at, size);
        }
    }

    fn elements(self, canvas: &mut Canvas, face: &TileContents) {
        let icons = icons_of(face, MOST_ICONS);
        let rows: &[usize] = match icons.len() {
            0 => return,
            1 => &[1],
            2 => &[2],
            3 => &[1, 2],
            4 => &[2, 2],
            5 => &[2, 3],
            6 => &[3, 3],
            7..=9 => &[3, 3, 3],
            _ => &[4, 4, 4, 4],
        };
        let lines = i32::try_from(rows.len()).unwrap_or(1);
        let widest = rows.iter().copied().max().map_or(1, |most| i32::try_from(most).unwrap_or(1));
        let room = self.pitch * 22 / 25;
        // Icons are narrower than they are high: three in a row may come a little closer.
        let (step, size) = match (widest, lines) {
            (1, _) => (room, room * 3 / 4),
            (2, _) => (room / 2, room / 2),
            (3, 2) => (room * 33 / 100, room * 37 / 100),
            _ => (room / widest, room / widest),
        };
        let line = room / lines.max(2);
        let (x, y) = self.middle();
        let mut rest = &icons[..];
        for (number, length) in (0..).zip(rows) {
            let (now, later) = rest.split_at((*length).min(rest.len()));
            rest = later;
            let across = i32::try_from(now.len()).unwrap_or(0);
            let step = if across < widest { step * 5 / 4 } else { step };
            for (place, (element, count)) in (0..).zip(now) {
                let at = (
                    x + (2 * place - across + 1) * step / 2,
                    y + (2 * number - lines + 1) * line / 2,
                );
                icon(canvas, *element, *count, at, size);
            }
        }
    }
}

/// Column and row of a cell.
fn place(cell: Cell) -> (i32, i32) {
    let number = i32::from(u8::from(cell));
    (number % 4, number / 4)
}

/// Every element once for each time it is there, or, if that is too much, once with its number.
fn icons_of(face: &TileContents, most: usize) -> Vec<(Element, u8)> {
    let there = Element::ALL.into_iter().filter(|element| face.count(*element) > 0);
    let each: Vec<(Element, u8)> = there
        .clone()
        .flat_map(|element| std::iter::repeat_n((element, 1), face.count(element).into()))
        .collect();
    if each.len() <= most {
        return each;
    }
    there.map(|element| (element, face.count(element))).collect()
}

fn icon(canvas: &mut Canvas, element: Element, count: u8, (x, y): (i32, i32), size: i32) {
    canvas.sprite_centred(icons::element(element), (x, y), size);
    if count > 1 {
        let letters = Type::bold((size / 2).max(8));
        let at = (x + size / 4, y + size / 4);
        canvas.disc(at, size / 4 + 1, Paint::Dark);
        canvas.text(&count.to_string(), at, Align::Centre, letters, Paint::Ink);
    }
}

/// A character's sign on a light disc.
pub(super) fn medal(canvas: &mut Canvas, art: Art, middle: (i32, i32), width: i32) {
    canvas.sprite_centred(art::MEDAL, middle, width);
    canvas.sprite_centred(art, middle, width * 3 / 5);
}
