//! The two rows of lands and the pile.

use super::card::land_height;
use super::emblem::hue;
use super::sheet::{INNER, MARGIN, Sheet};
use crate::pictured::marks;
use crate::vaalbara::art;
use pangaea_canvas::{Align, Paint, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Deck, LandId, Omens, PhaseView, TableView, Vaalbara};

/// Room for the sign before a row.
const SIGN: i32 = 13;
const GAP: i32 = 3;
/// The least room for the pile.
const PILE: i32 = 60;
const PAD: i32 = 3;
/// Above this, the pile has room at its sides, and so much of it.
const WIDE: i32 = 100;
const SIDE: i32 = 28;

/// How a land in a row is marked: its number in the menu, and what it would pay.
pub(super) struct Note {
    pub(super) land: LandId,
    pub(super) number: Option<usize>,
    /// It was picked; else it can be.
    pub(super) chosen: bool,
    pub(super) pays: Option<i64>,
}

/// The rows for so many seats.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    seats: i32,
    /// What is left for the pile; nothing if the rows take all.
    pile: i32,
}

impl Rows {
    /// With the pile beside them.
    pub(super) fn of(view: &TableView) -> Self {
        Self { seats: i32::try_from(view.seat_count()).unwrap_or(5).clamp(1, 5), pile: PILE }
    }

    /// Large enough for numbers on the lands; many lands leave no room for the pile.
    pub(super) fn large(view: &TableView) -> Self {
        let rows = Self::of(view);
        if rows.seats > 3 { Self { pile: 0, ..rows } } else { rows }
    }

    /// How wide a land is.
    const fn land(self) -> i32 {
        let room = INNER - self.pile - SIGN - PAD;
        let width = (room - GAP * (self.seats - 1)) / self.seats;
        if width > 46 && self.pile > 0 { 46 } else { width }
    }

    const fn row_width(self) -> i32 {
        let lands = SIGN + self.seats * (self.land() + GAP) - GAP + PAD;
        if self.pile > 0 { lands } else { INNER }
    }

    const fn row_height(self) -> i32 {
        land_height(self.land()) + 2 * PAD
    }

    pub(super) const fn height(self) -> i32 {
        2 * self.row_height() + GAP
    }
}

impl Sheet {
    /// Both rows at the right, the pile at the left.
    pub(super) fn rows(
        &mut self,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        (rows, y): (Rows, i32),
        notes: &[Note],
    ) {
        let left = MARGIN + INNER - rows.row_width();
        let size = (rows.row_width(), rows.row_height());
        let over = matches!(view.phase, PhaseView::Over);
        let second = y + rows.row_height() + GAP;
        self.panel((left, y), size, if over { Paint::Panel } else { Paint::Raised });
        self.panel((left, second), size, Paint::Panel);
        let middle = rows.row_height() / 2;
        if !over {
            self.sign(marks::ACTING, (left + SIGN / 2, y + middle), 9);
            self.sign(art::NEXT_ROW, (left + SIGN / 2, second + middle), 9);
        }
        self.row(setting.deck(), &view.first, (left, y), rows, notes);
        self.row(setting.deck(), &view.second, (left, second), rows, notes);
        if rows.pile > 0 {
            let room = (INNER - rows.row_width() - GAP, rows.height());
            self.panel((MARGIN, y), room, Paint::Panel);
            self.pile(setting, view, (MARGIN, y), room);
        }
    }

    fn row(
        &mut self,
        deck: &Deck,
        lands: &[LandId],
        (left, y): (i32, i32),
        rows: Rows,
        notes: &[Note],
    ) {
        let width = rows.land();
        for place in 0..rows.seats {
            let at = (left + SIGN + place * (width + GAP), y + PAD);
            match usize::try_from(place).ok().and_then(|place| lands.get(place)) {
                Some(land) => match notes.iter().find(|note| note.land == *land) {
                    Some(note) => self.noted(deck, note, at, width),
                    None => self.land(deck, *land, at, width),
                },
                None => self.gap(at, width),
            }
        }
    }

    /// A land that can be chosen or was: with a rim, its number and what it would pay.
    pub(super) fn noted(&mut self, deck: &Deck, note: &Note, (x, y): (i32, i32), width: i32) {
        let light = if note.chosen { Paint::Good } else { Paint::Gold };
        let rim = self.px(1).max(2);
        let (left, top) = self.at(x, y);
        let across = self.px(width);
        let area = Rect::new(left, top, across, across * 3 / 4).inset(-rim);
        self.canvas.panel(area, self.px(3), light);
        self.land(deck, note.land, (x, y), width);
        if let Some(number) = note.number {
            self.disc(&number.to_string(), (x + 6, y + 6), 6, (light, Paint::Dark));
        }
        let height = land_height(width);
        if let Some(pays) = note.pays {
            let plate = self.area(x + width - 17, y + height - 12, 16, 11);
            self.canvas.panel(plate, self.px(4), Paint::Night);
            let centre = (x + width - 9, y + height - 7);
            self.bold(&format!("+{pays}"), centre, Align::Centre, 8, Paint::Gold);
        }
        if note.chosen {
            self.sign_on_disc(marks::CHOSEN, (x + width / 2, y + height / 2));
        }
    }

    /// The pile: the omens of its top, how many lands, and which end is known (4d).
    fn pile(
        &mut self,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        (x, y): (i32, i32),
        (width, height): (i32, i32),
    ) {
        let pile = &view.pile;
        let middle = x + width / 2;
        let known = [("↑", pile.top), ("↓", pile.bottom.filter(|_| pile.lands > 1))];
        // Where there is room, the known ends lie beside the stack, else below it.
        let wide = width > WIDE;
        let foot = if wide || known.iter().all(|(_, land)| land.is_none()) { 0 } else { 17 };
        let step = if wide { 22 } else { (width - 6).min(70) / 5 };
        let band = if wide { 20 } else { 15 };
        // The stack takes what the omens leave.
        let room = if wide { width - 2 * SIDE } else { width - 12 };
        let across = room.min((height - foot - band - 7) * 4 / 3).clamp(16, 72);
        let top = y + (height - foot - band - 3 - land_height(across)) / 2;
        self.omens(setting, pile.omens, (middle, top + band / 2 - 1), step);
        let stack = top + band;
        let sheets = i32::try_from(pile.lands).unwrap_or(1).clamp(1, 3);
        for sheet in (0..sheets).rev() {
            let at = self.at(middle - across / 2 + sheet, stack + sheet);
            let pixels = self.px(across);
            self.canvas.sprite(art::LAND_BACK, at, pixels);
        }
        let centre = (middle, stack + land_height(across) / 2);
        let radius = (across / 4).clamp(6, 11);
        self.disc(&pile.lands.to_string(), centre, radius, (Paint::Night, Paint::Ink));
        let ends = known.into_iter().filter_map(|(sign, land)| Some((sign, land?)));
        let ends: Vec<(&str, LandId)> = ends.collect();
        let share = width / i32::try_from(ends.len()).unwrap_or(1).max(1);
        for (index, (sign, land)) in (0..).zip(ends) {
            if wide {
                let at = if sign == "↑" { x + SIDE / 2 } else { x + width - SIDE / 2 };
                self.bold(sign, (at, centre.1 - 10), Align::Centre, 9, Paint::Ink);
                self.land(setting.deck(), land, (at - 10, centre.1 - 4), 20);
            } else {
                let at = x + index * share + share / 2;
                self.bold(sign, (at - 10, y + height - 9), Align::Centre, 9, Paint::Ink);
                self.land(setting.deck(), land, (at - 6, y + height - 16), 17);
            }
        }
    }

    /// The clans from the strongest to the weakest around a point; those who do not play are
    /// faint.
    pub(super) fn omens(
        &mut self,
        setting: &Setting<Vaalbara>,
        omens: Omens,
        (x, y): (i32, i32),
        step: i32,
    ) {
        for (place, clan) in (0..).zip(omens.clans()) {
            let centre = x + (place - 2) * step;
            let side = (step - place / 2).min(if step > 14 { 16 } else { 12 });
            let badge = hue(*clan).badge();
            if setting.colours().contains(clan) {
                self.sign(badge, (centre, y), side);
            } else {
                let (at, pixels) = (self.at(centre - side / 2, y - side / 2), self.px(side));
                self.canvas.ghost(badge, at, pixels, 70);
            }
        }
    }
}
