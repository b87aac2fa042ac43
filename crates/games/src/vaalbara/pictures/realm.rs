//! One player's part: realm, announced points, characters.

use super::card::land_height;
use super::emblem::emblem;
use super::order::is_awaited;
use super::sheet::Sheet;
use crate::pictured::Scene;
use crate::vaalbara::art;
use pangaea_canvas::{Align, Paint, Rect, Type};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// Between the edge and what is in it, and between lands.
const PAD: i32 = 4;
const BETWEEN: i32 = 3;
/// How many lands a realm has in the end.
const PLACES: i32 = 9;
/// So wide, everything about a player stands in one line, and so high it is.
const WIDE: i32 = 300;
const LINE: i32 = 19;
/// Else it takes two lines.
const LINES: i32 = 29;
/// How high a line of characters is; where there is height enough, there are two.
const CHARACTERS: i32 = 13;
const HIGH: i32 = 170;

/// Whose part it is: of a player among all, or of the one who looks at it, whose name and
/// character stand elsewhere.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    Player,
    Own,
}

/// The lands of a realm: so many in a line, so wide.
#[derive(Clone, Copy)]
struct Grid {
    across: i32,
    land: i32,
}

impl Grid {
    /// The largest lands for which there is room.
    fn of((width, height): (i32, i32)) -> Self {
        let grid = |across: i32| {
            let lines = (PLACES + across - 1) / across;
            let land = (width + BETWEEN) / across - BETWEEN;
            let high = (height + BETWEEN) / lines - BETWEEN;
            Self { across, land: land.min(high * 4 / 3) }
        };
        [9, 5, 3].map(grid).into_iter().max_by_key(|grid| grid.land).unwrap_or_else(|| grid(9))
    }

    const fn lines(self) -> i32 {
        (PLACES + self.across - 1) / self.across
    }

    const fn size(self) -> (i32, i32) {
        let width = self.across * (self.land + BETWEEN) - BETWEEN;
        (width, self.lines() * (land_height(self.land) + BETWEEN) - BETWEEN)
    }
}

impl Sheet {
    /// Everything of one seat that lies open.
    pub(super) fn realm(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        (seat, whose): (Seat, Whose),
        area: Rect,
    ) {
        let now = whose == Whose::Player && is_awaited(view, seat);
        self.lit_if(now, area, Paint::Panel);
        let inner = area.inset(PAD);
        let one_line = whose == Whose::Own || area.width >= WIDE;
        let head = if one_line { LINE } else { LINES };
        let header = Rect::new(inner.x, inner.y - 1, inner.width, head);
        match (whose, one_line) {
            (Whose::Own, _) => self.own_line(view, seat, header),
            (Whose::Player, true) => self.one_line(scene, setting, view, seat, header),
            (Whose::Player, false) => self.two_lines(scene, setting, view, seat, header),
        }
        let lines = if area.width < WIDE && area.height >= HIGH { 2 } else { 1 };
        let foot = lines * CHARACTERS;
        let room = (inner.width, inner.height - head - foot - 1);
        let grid = Grid::of(room);
        let (width, height) = grid.size();
        let left = inner.x + (inner.width - width) / 2;
        let top = inner.y + head + (room.1 - height).max(0) / 2 - 1;
        let lands = view.realms.get(seat).map(Vec::as_slice).unwrap_or_default();
        let mut lands = lands.iter();
        for place in 0..PLACES {
            let (column, line) = (place % grid.across, place / grid.across);
            let down = line * (land_height(grid.land) + BETWEEN);
            let at = (left + column * (grid.land + BETWEEN), top + down);
            match lands.next() {
                Some(land) if whose == Whose::Own => {
                    self.must(|sheet| sheet.land(setting.deck(), *land, at, grid.land));
                }
                Some(land) => self.land(setting.deck(), *land, at, grid.land),
                None => self.gap(at, grid.land),
            }
        }
        let foot = Rect::new(inner.x, inner.bottom() - foot + 2, inner.width, foot - 1);
        self.characters(view, seat, foot, lines);
    }

    /// All twelve characters: those used, those known to be in hand with a hand, the others
    /// faint; with emblems where there is room.
    fn characters(&mut self, view: &TableView, seat: Seat, area: Rect, lines: i32) {
        let Some(own) = view.characters.get(seat) else { return };
        let columns = 12 / lines;
        let room = self.area(area);
        let (gap, radius) = (self.px(1).max(1), self.px(3));
        let with_emblem = area.width / columns >= 23;
        let digits = Type::bold(self.px(if with_emblem { 10 } else { 9 }));
        for (index, character) in (0..).zip(Character::ALL) {
            // In pixels, since twelve columns in points would not be alike.
            let part = |index: i32, length: i32, of: i32| (length + gap) * index / of;
            let (column, line) = (index % columns, index / columns);
            let (x, y) = (part(column, room.width, columns), part(line, room.height, lines));
            let width = part(column + 1, room.width, columns) - x - gap;
            let height = part(line + 1, room.height, lines) - y - gap;
            let cell = Rect::new(room.x + x, room.y + y, width, height);
            let (art, ground, ink) = if own.used.contains(&character) {
                (Some(emblem(character)), Paint::Hide, Paint::Umber)
            } else if own.seen.contains(&character) {
                (Some(art::HAND_CARDS), Paint::Raised, Paint::Gold)
            } else {
                (None, Paint::Night, Paint::Faint)
            };
            self.canvas.panel(cell, radius, ground);
            let (middle, number) = (cell.centre(), character.initiative().to_string());
            let mut at = middle;
            if let Some(art) = art.filter(|_| with_emblem) {
                let side = height * 9 / 10;
                self.canvas.sprite_centred(art, (cell.x + side / 2 + gap, middle.1), side);
                at.0 = cell.x + side + gap + (width - side - gap) / 2;
            }
            self.canvas.text(&number, at, Align::Centre, digits, ink);
        }
    }
}
