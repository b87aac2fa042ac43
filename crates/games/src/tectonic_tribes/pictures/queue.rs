//! The cards that wait to be laid, in their order, beside the world.

use super::board::hues;
use super::card;
use crate::pictured::Hue;
use crate::pictured::page::Page;
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering, unit_within};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Deck, Number, TableView, TectonicTribes};

/// Waiting cards in a row or a column.
pub(super) struct Queue<'a> {
    deck: &'a Deck,
    cards: Vec<(Hue, Number)>,
    area: Rect,
    upright: bool,
    letters: i32,
}

impl<'a> Queue<'a> {
    /// Where they can lie, each with what is left for the world; nowhere if none waits.
    pub(super) fn places(
        setting: &'a Setting<TectonicTribes>,
        view: &TableView,
        page: &Page,
        area: Rect,
    ) -> Vec<(Rect, Self)> {
        let hues = hues(setting);
        let hue = |index: usize| hues.get(index).copied().unwrap_or(Hue::Red);
        let cards: Vec<(Hue, Number)> =
            view.waiting().into_iter().map(|(seat, card)| (hue(seat.index()), card)).collect();
        if cards.is_empty() {
            return Vec::new();
        }
        let queue = |upright: bool, area: Rect| Self {
            deck: setting.deck(),
            cards: cards.clone(),
            area,
            upright,
            letters: page.letters(),
        };
        let (above, below) = page.below(area, area.height * 77 / 100);
        let (left, right) = page.beside(area, 81);
        vec![(left, queue(true, right)), (above, queue(false, below))]
    }

    /// How wide and high a card is with badge and number at its left.
    fn cell(&self, unit: i32) -> (i32, i32) {
        let (width, height) = card::size(unit);
        (width + self.side(), height)
    }

    /// What badge and number take.
    fn side(&self) -> i32 {
        lettering::width("80", Type::bold(self.letters)) + self.letters / 2
    }

    fn size(&self, unit: i32) -> (i32, i32) {
        let count = i32::try_from(self.cards.len()).unwrap_or(1);
        let ((width, height), gap) = (self.cell(unit), self.letters);
        if self.upright {
            (width, count * (height + gap) - gap)
        } else {
            (count * (width + gap) - gap, height)
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let Rect { width, height, .. } = self.area;
        let unit = unit_within((width, height), |unit| self.size(unit));
        let ((across, down), (cell_width, cell_height)) = (self.size(unit), self.cell(unit));
        let gap = self.letters;
        let (mut x, mut y) =
            (self.area.x + (width - across) / 2, self.area.y + (height - down) / 2);
        let set = Type::bold(self.letters);
        for (index, (hue, number)) in self.cards.iter().enumerate() {
            if index > 0 {
                self.arrow(canvas, (x, y), (cell_width, cell_height));
            }
            let paint = if index == 0 { Paint::Gold } else { Paint::Ink };
            let side = (x + self.side() / 2 - self.letters / 4, y + cell_height / 2);
            let off = self.letters * 2 / 3;
            canvas.ranked(Rank::Must, |canvas| {
                canvas.sprite_centred(hue.badge(), (side.0, side.1 - off), self.letters);
                let below = (side.0, side.1 + off);
                canvas.text(&number.to_string(), below, Align::Centre, set, paint);
            });
            let corner = (x + self.side(), y);
            card::card(canvas, corner, unit, self.letters, self.deck.terrain(*number), *hue);
            if self.upright {
                y += cell_height + gap;
            } else {
                x += cell_width + gap;
            }
        }
    }

    /// Points from the card before to the one that begins here.
    fn arrow(&self, canvas: &mut Canvas, (x, y): (i32, i32), (width, height): (i32, i32)) {
        let half = self.letters / 4;
        if self.upright {
            let (middle, tip) = (x + self.side() + (width - self.side()) / 2, y - half);
            let corners = [(middle - half, tip - half), (middle + half, tip - half), (middle, tip)];
            canvas.polygon(&corners, Paint::Faint);
        } else {
            let (tip, middle) = (x - half, y + height / 2);
            let corners = [(tip - half, middle - half), (tip, middle), (tip - half, middle + half)];
            canvas.polygon(&corners, Paint::Faint);
        }
    }
}
