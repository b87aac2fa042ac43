//! The two rows of lands, in the room that a picture has for them.

use super::card::land_height;
use super::sheet::Sheet;
use crate::pictured::marks;
use crate::vaalbara::art;
use pangaea_canvas::{Align, Art, Paint, Rect};
use pangaea_engine::games::vaalbara::{Deck, LandId};

/// Room for the sign before a row.
const SIGN: i32 = 16;
/// Between a row's edge and its lands.
const PAD: i32 = 4;
/// Between lands, so that their rims do not meet.
const BETWEEN: i32 = 5;

/// How a land is marked: its number in the menu, and what it would pay.
pub(super) struct Note {
    pub(super) land: LandId,
    pub(super) number: Option<usize>,
    /// It was picked; else it can be.
    pub(super) chosen: bool,
    pub(super) pays: Option<i64>,
}

/// Which of the two rows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    /// What can be taken this round.
    First,
    /// The row for the next round.
    Second,
}

impl Which {
    const fn look(self) -> (Art, Paint) {
        match self {
            Self::First => (marks::ACTING, Paint::Raised),
            Self::Second => (art::NEXT_ROW, Paint::Panel),
        }
    }
}

/// A row of lands, from left to right or from top to bottom.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) area: Rect,
    places: i32,
    /// How wide a land is.
    land: i32,
    down: bool,
}

impl Row {
    /// The largest lands for which there is room from left to right.
    pub(super) fn across(area: Rect, places: i32) -> Self {
        let room = area.width - SIGN - PAD - BETWEEN * (places - 1);
        let land = (room / places.max(1)).min(Self::land_in(area.height));
        Self { area, places, land, down: false }
    }

    /// The largest lands for which there is room from top to bottom.
    pub(super) fn down(area: Rect, places: i32) -> Self {
        let room = area.height - SIGN - PAD - BETWEEN * (places - 1);
        let land = (room / places.max(1) * 4 / 3).min(area.width - 2 * PAD);
        Self { area, places, land, down: true }
    }

    /// The same with lands that are not wider than this.
    pub(super) fn at_most(self, land: i32) -> Self {
        Self { land: self.land.min(land), ..self }
    }

    /// How wide a land is.
    pub(super) const fn land(&self) -> i32 {
        self.land
    }

    /// How wide a land can be in a row of this height.
    pub(super) const fn land_in(height: i32) -> i32 {
        (height - 2 * PAD) * 4 / 3
    }

    /// How much room a row of lands of this width takes.
    pub(super) const fn size(land: i32, places: i32) -> (i32, i32) {
        (SIGN + places * (land + BETWEEN) - BETWEEN + PAD, land_height(land) + 2 * PAD)
    }

    /// Where a land lies; together they are in the middle of what the sign leaves.
    const fn place(&self, index: i32) -> (i32, i32) {
        let (width, height) = (self.land, land_height(self.land));
        let Rect { x, y, .. } = self.area;
        if self.down {
            // Evenly, so that the lands of two columns lie beside each other.
            let part = (self.area.height - SIGN - PAD + BETWEEN) / self.places;
            let down = SIGN + index * part + (part - BETWEEN - height) / 2;
            (x + (self.area.width - width) / 2, y + down)
        } else {
            let taken = self.places * (width + BETWEEN) - BETWEEN;
            let free = self.area.width - SIGN - PAD - taken;
            (x + SIGN + free / 2 + index * (width + BETWEEN), y + (self.area.height - height) / 2)
        }
    }
}

impl Sheet {
    pub(super) fn row(
        &mut self,
        deck: &Deck,
        (which, lands): (Which, &[LandId]),
        row: &Row,
        notes: &[Note],
    ) {
        let (sign, ground) = which.look();
        self.panel(row.area, ground);
        let (x, y) = row.area.centre();
        let at =
            if row.down { (x, row.area.y + SIGN / 2 + 1) } else { (row.area.x + SIGN / 2 + 1, y) };
        self.sign(sign, at, 11);
        let mut lands = lands.iter();
        for place in 0..row.places {
            let at = row.place(place);
            match lands.next() {
                Some(land) => match notes.iter().find(|note| note.land == *land) {
                    Some(note) => self.noted(deck, note, at, row.land),
                    None => self.must(|sheet| sheet.land(deck, *land, at, row.land)),
                },
                None => self.gap(at, row.land),
            }
        }
    }

    /// A land that can be chosen or was: with a rim, its number and what it would pay.
    pub(super) fn noted(&mut self, deck: &Deck, note: &Note, at: (i32, i32), width: i32) {
        self.must(|sheet| sheet.offered(deck, note, at, width));
    }

    fn offered(&mut self, deck: &Deck, note: &Note, (x, y): (i32, i32), width: i32) {
        let light = if note.chosen { Paint::Good } else { Paint::Gold };
        let height = land_height(width);
        let rim = self.area(Rect::new(x, y, width, height)).inset(-self.px(3).max(4) / 2);
        self.canvas.panel(rim, self.px(5), light);
        self.land(deck, note.land, (x, y), width);
        if let Some(number) = note.number {
            self.disc(&number.to_string(), (x + 10, y + 10), 11, (light, Paint::Dark));
        }
        if let Some(pays) = note.pays {
            let text = format!("+{pays}");
            let across = self.width(&text, 16) + 8;
            let plate = Rect::new(x + width - across - 1, y + height - 22, across, 21);
            let pixels = self.area(plate);
            self.canvas.panel(pixels, self.px(6), Paint::Night);
            self.bold(&text, plate.centre(), Align::Centre, 16, Paint::Gold);
        }
        if note.chosen {
            self.sign_on_disc(marks::CHOSEN, (x + width / 2, y + height / 2));
        }
    }
}
