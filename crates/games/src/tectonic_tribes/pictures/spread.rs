//! Cards side by side, each below its number.

use super::card;
use crate::pictured::Hue;
use crate::tectonic_tribes::art;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type, lettering};
use pangaea_engine::games::tectonic_tribes::{Deck, Face, Number, TribeCard};
use pangaea_engine::spot::Rotation;

/// One card of a spread.
pub(super) struct Shown<'a> {
    /// Stands before the number: whose card it is, or that it is a tribe card.
    pub(super) mark: Option<Art>,
    pub(super) number: String,
    pub(super) face: &'a Face,
    pub(super) hue: Hue,
}

impl<'a> Shown<'a> {
    /// A terrain card; it has no tents, so no colour of its own.
    pub(super) fn terrain(deck: &'a Deck, number: Number, mark: Option<Art>) -> Self {
        Self { mark, number: number.to_string(), face: deck.terrain(number), hue: Hue::Red }
    }

    /// A tribe card, marked as such: its number could be that of a terrain card.
    pub(super) fn tribe(deck: &'a Deck, card: TribeCard, hue: Hue) -> Self {
        let mark = Some(art::TRIBE_CARDS);
        Self { mark, number: card.to_string(), face: deck.tribe(card), hue }
    }
}

/// Cards in rows.
pub(super) struct Spread<'a> {
    pub(super) cards: Vec<Shown<'a>>,
    pub(super) columns: i32,
}

impl Spread<'_> {
    /// How wide and high one card is with its number and the gap behind it.
    fn cell(unit: i32) -> (i32, i32) {
        let (width, height) = card::size(unit, Rotation::None);
        (width + unit / 2, height + number_height(unit) + unit / 3)
    }

    pub(super) fn size(&self, unit: i32) -> (i32, i32) {
        let (width, height) = Self::cell(unit);
        let count = i32::try_from(self.cards.len()).unwrap_or(0);
        let columns = self.columns.max(1);
        let rows = count / columns + i32::from(count % columns > 0);
        if count == 0 { (0, 0) } else { (columns.min(count) * width + unit / 2, rows * height) }
    }

    /// The area of one card below its number.
    pub(super) fn area(&self, index: i32, (left, top): (i32, i32), unit: i32) -> Rect {
        let (across, down) = Self::cell(unit);
        let (width, height) = card::size(unit, Rotation::None);
        let x = left + unit / 2 + index % self.columns.max(1) * across;
        let y = top + index / self.columns.max(1) * down + number_height(unit);
        Rect::new(x, y, width, height)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, corner: (i32, i32), unit: i32) {
        for (index, shown) in (0..).zip(&self.cards) {
            let area = self.area(index, corner, unit);
            let set = Type::bold(unit);
            let mark = if shown.mark.is_some() { unit } else { 0 };
            let across = lettering::width(&shown.number, set) + mark;
            let (left, middle) = (area.centre().0 - across / 2, area.y - number_height(unit) / 2);
            if let Some(art) = shown.mark {
                canvas.sprite_centred(art, (left + mark * 2 / 5, middle), unit * 4 / 5);
            }
            canvas.text(&shown.number, (left + mark, middle), Align::Left, set, Paint::Ink);
            card::card(canvas, (area.x, area.y), unit, shown.face, Rotation::None, shown.hue);
        }
    }
}

/// How high the number above a card is.
const fn number_height(unit: i32) -> i32 {
    unit + unit / 4
}
