//! Cards side by side, each below its number.

use super::card;
use crate::pictured::Hue;
use crate::tectonic_tribes::art;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type, lettering, unit_within};
use pangaea_engine::games::tectonic_tribes::{Deck, Face, Number, TribeCard};

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
    /// Pixels a square of a card.
    pub(super) unit: i32,
    /// The size of the smallest letters on it.
    pub(super) letters: i32,
}

/// Squares of a card that still have room for their bonus in letters of this size.
pub(super) const fn least_unit(letters: i32) -> i32 {
    letters * 8 / 5 + 1
}

/// The size of a number above a card.
fn number_size(unit: i32, letters: i32) -> i32 {
    letters.max(unit * 3 / 4)
}

/// How wide and high one card is with its number and the gap behind it.
fn cell(unit: i32, letters: i32) -> (i32, i32) {
    let (width, height) = card::size(unit);
    (width + unit / 3, height + number_size(unit, letters) * 5 / 4 + unit / 5)
}

fn size(count: i32, columns: i32, unit: i32, letters: i32) -> (i32, i32) {
    let (width, height) = cell(unit, letters);
    let rows = count / columns + i32::from(count % columns > 0);
    (columns * width - unit / 3, rows * height - unit / 5)
}

impl<'a> Spread<'a> {
    /// Cards in as many columns as make them largest in so many pixels.
    pub(super) fn within(cards: Vec<Shown<'a>>, room: (i32, i32), letters: i32) -> Self {
        let count = i32::try_from(cards.len()).unwrap_or(1).max(1);
        let unit = |columns: i32| unit_within(room, |unit| size(count, columns, unit, letters));
        // Of equal ones the first: few columns leave more room beside them.
        let columns = (1..=count).rev().max_by_key(|columns| unit(*columns)).unwrap_or(1);
        Self { cards, columns, unit: unit(columns), letters }
    }

    pub(super) fn size(&self) -> (i32, i32) {
        let count = i32::try_from(self.cards.len()).unwrap_or(0);
        if count == 0 { (0, 0) } else { size(count, self.columns, self.unit, self.letters) }
    }

    /// The area of one card below its number.
    pub(super) fn area(&self, index: i32, (left, top): (i32, i32)) -> Rect {
        let (across, down) = cell(self.unit, self.letters);
        let (width, height) = card::size(self.unit);
        let x = left + index % self.columns * across;
        let y = top + index / self.columns * down + self.number_height();
        Rect::new(x, y, width, height)
    }

    fn number_height(&self) -> i32 {
        number_size(self.unit, self.letters) * 5 / 4
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, corner: (i32, i32)) {
        let unit = self.unit;
        let letters = number_size(unit, self.letters);
        let set = Type::bold(letters);
        for (index, shown) in (0..).zip(&self.cards) {
            let area = self.area(index, corner);
            let mark = if shown.mark.is_some() { letters * 9 / 8 } else { 0 };
            let across = lettering::width(&shown.number, set) + mark;
            let left = area.centre().0 - across / 2;
            let middle = area.y - self.number_height() / 2;
            if let Some(art) = shown.mark {
                canvas.sprite_centred(art, (left + mark * 2 / 5, middle), mark * 4 / 5);
            }
            canvas.text(&shown.number, (left + mark, middle), Align::Left, set, Paint::Ink);
            card::card(canvas, (area.x, area.y), unit, self.letters, shown.face, shown.hue);
        }
    }
}
