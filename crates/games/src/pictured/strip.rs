//! The strip above every board: the game, the round, and the players with what is left to them.

use super::{Hue, marks};
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type, lettering};

/// What a player is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// Nothing is asked.
    Idle,
    /// The game waits for this player.
    Acting,
    /// Has chosen while others still do.
    Chosen,
    /// Has won.
    Winner,
}

/// One player in the strip.
pub(crate) struct Chip {
    pub(crate) hue: Hue,
    pub(crate) name: String,
    pub(crate) status: Status,
    /// A drawing and how many of it.
    pub(crate) counters: Vec<(Art, String)>,
}

/// The strip with its words.
pub(crate) struct Strip {
    pub(crate) title: String,
    pub(crate) subtitle: String,
    pub(crate) chips: Vec<Chip>,
}

/// The size of letters in a picture of this width: readable when a phone shows it whole.
pub(crate) fn letter_size(width: i32) -> i32 {
    (width / 36).clamp(15, 34)
}

impl Strip {
    fn columns(&self, width: i32) -> i32 {
        let count = i32::try_from(self.chips.len()).unwrap_or(1).max(1);
        let size = letter_size(width);
        let longest = self.chips.iter().map(|chip| lettering::width(&chip.name, Type::bold(size)));
        // Badge and mark stand beside the name; a name of any length does not cost a third row.
        let wanted = (longest.max().unwrap_or(0) + 5 * size).clamp(8 * size, 14 * size);
        let fitting = (width / wanted).clamp((count + 1) / 2, count);
        // Two rows of three and two look better than four and one.
        let rows = count.div_euclid(fitting) + i32::from(count % fitting > 0);
        count / rows + i32::from(count % rows > 0)
    }

    fn rows(&self, width: i32) -> i32 {
        let count = i32::try_from(self.chips.len()).unwrap_or(0);
        let columns = self.columns(width);
        count / columns + i32::from(count % columns > 0)
    }

    /// How high the strip is in a picture of this width.
    pub(crate) fn height(&self, width: i32) -> i32 {
        let size = letter_size(width);
        size * 2 + self.rows(width) * (size * 3 + size / 2) + size / 2
    }

    /// Draws it at the top of the picture.
    pub(crate) fn draw(&self, canvas: &mut Canvas) {
        let width = canvas.width();
        let size = letter_size(width);
        let middle = size;
        let room = width - size - lettering::width(&self.subtitle, Type::regular(size)) - size;
        let title = lettering::fit(&self.title, Type::bold(size + 2), room);
        canvas.text(&title, (size / 2, middle), Align::Left, Type::bold(size + 2), Paint::Ink);
        let right = (width - size / 2, middle);
        canvas.text(&self.subtitle, right, Align::Right, Type::regular(size), Paint::Faint);
        let columns = self.columns(width);
        let chip_width = (width - size) / columns;
        for (index, chip) in (0..).zip(&self.chips) {
            let (column, row) = (index % columns, index / columns);
            let top = size * 2 + row * (size * 3 + size / 2);
            let gap = size / 4;
            let left = size / 2 + column * chip_width + if column > 0 { gap } else { 0 };
            let across = chip_width - if column > 0 { gap } else { 0 };
            chip.draw(canvas, Rect::new(left, top, across, size * 3 + size / 4), size);
        }
    }
}

impl Chip {
    fn draw(&self, canvas: &mut Canvas, area: Rect, size: i32) {
        let (edge, inside) = match self.status {
            Status::Acting | Status::Winner => (Paint::Gold, Paint::Raised),
            Status::Idle | Status::Chosen => (Paint::Panel, Paint::Panel),
        };
        canvas.rounded(area, size / 2, (size / 8).max(2), edge, inside);
        let badge = size * 2 - size / 4;
        let middle = area.y + area.height / 2;
        let left = area.x + size / 3;
        canvas.sprite_centred(self.hue.badge(), (left + badge / 2, middle), badge);
        let mark = match self.status {
            Status::Acting => Some(marks::ACTING),
            Status::Chosen => Some(marks::CHOSEN),
            Status::Winner => Some(marks::CROWN),
            Status::Idle => None,
        };
        let mut right = area.right() - size / 3;
        if let Some(mark) = mark {
            canvas.sprite_centred(mark, (right - size / 2, area.y + size), size + size / 4);
            right -= size + size / 2;
        }
        let text = left + badge + size / 3;
        let name = Type::bold(size);
        let upper = if self.counters.is_empty() { middle } else { area.y + size };
        let fitted = lettering::fit(&self.name, name, right - text);
        canvas.text(&fitted, (text, upper), Align::Left, name, Paint::Ink);
        let lower = area.y + size * 2 + size / 4;
        let mut x = text;
        for (art, count) in &self.counters {
            canvas.sprite_centred(*art, (x + size / 2, lower), size + size / 8);
            x += size + size / 4;
            let set = Type::regular(size - 1);
            canvas.text(count, (x, lower), Align::Left, set, Paint::Ink);
            x += lettering::width(count, set) + size / 2;
        }
    }
}
