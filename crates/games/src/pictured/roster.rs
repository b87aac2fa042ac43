//! The players in a column beside the board: the game, the round, and what each has.

use super::page::Page;
use super::{Hue, marks};
use pangaea_canvas::{Align, Art, Canvas, Paint, Rank, Rect, Type, lettering};

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

impl Status {
    const fn mark(self) -> Option<Art> {
        match self {
            Self::Acting => Some(marks::ACTING),
            Self::Chosen => Some(marks::CHOSEN),
            Self::Winner => Some(marks::CROWN),
            Self::Idle => None,
        }
    }
}

/// One player.
pub(crate) struct Chip {
    pub(crate) hue: Hue,
    pub(crate) name: String,
    pub(crate) status: Status,
    /// All points, where everyone may know them.
    pub(crate) points: Option<i64>,
    /// By how much they would change.
    pub(crate) change: i64,
    /// A drawing and how many of it.
    pub(crate) counters: Vec<(Art, String)>,
}

/// The players with a heading.
pub(crate) struct RosterColumn {
    pub(crate) title: String,
    pub(crate) subtitle: String,
    pub(crate) chips: Vec<Chip>,
}

/// The height of a line, in parts of a letter's size.
const fn line(size: i32) -> i32 {
    size * 7 / 4
}

impl RosterColumn {
    /// Draws it in a column, from the top down.
    pub(crate) fn draw(&self, canvas: &mut Canvas, page: &Page, area: Rect) {
        let small = page.letters();
        let head = [
            (&self.title, Type::bold(small), Paint::Ink),
            (&self.subtitle, Type::regular(small), Paint::Faint),
        ];
        let mut top = area.y;
        for (text, set, paint) in head.into_iter().filter(|(text, ..)| !text.is_empty()) {
            let fitted = lettering::fit(text, set, area.width - small / 2);
            canvas.text(
                &fitted,
                (area.x + small / 4, top + small * 3 / 4),
                Align::Left,
                set,
                paint,
            );
            top += small * 3 / 2;
        }
        let (_, rest) = page.below(area, top - area.y);
        let count = i32::try_from(self.chips.len()).unwrap_or(1).max(1);
        let gap = page.gap() / 2;
        let lines = 1 + i32::from(self.chips.iter().any(|chip| !chip.counters.is_empty()));
        // A small table has room for larger letters.
        let room = (rest.height + gap) / count - gap;
        let size = (room * 10 / (lines * 21)).clamp(small, small * 3 / 2);
        let height = room.min(line(size) * lines * 5 / 4);
        for (index, chip) in (0..).zip(&self.chips) {
            let top = rest.y + index * (height + gap);
            chip.draw(canvas, Rect::new(rest.x, top, rest.width, height), (small, size));
        }
    }
}

impl Chip {
    fn draw(&self, canvas: &mut Canvas, area: Rect, (small, size): (i32, i32)) {
        let (edge, inside) = match self.status {
            Status::Acting | Status::Winner => (Paint::Gold, Paint::Raised),
            Status::Idle | Status::Chosen => (Paint::Panel, Paint::Panel),
        };
        canvas.rounded(area, size / 2, (size / 8).max(2), edge, inside);
        let margin = size / 3;
        let spare = (area.height - 2 * line(size)).max(0) / 4;
        let upper = area.y + spare + line(size) / 2;
        let lower = area.bottom() - spare - line(size) / 2;
        let middle = if self.counters.is_empty() { area.centre().1 } else { upper };
        let badge = size * 5 / 4;
        let left = area.x + margin;
        canvas.sprite_centred(self.hue.badge(), (left + badge / 2, middle), badge);
        let mut right = area.right() - margin;
        if let Some(points) = self.points.map(|points| points.to_string()) {
            let set = Type::bold(size * 5 / 4);
            canvas.ranked(Rank::Must, |canvas| {
                canvas.text(&points, (right, middle), Align::Right, set, Paint::Gold);
            });
            right -= lettering::width(&points, set) + size / 3;
        }
        if let Some(mark) = self.status.mark() {
            canvas.sprite_centred(mark, (right - size / 2, middle), size * 9 / 8);
            right -= size * 5 / 4;
        }
        if self.change != 0 {
            let paint = if self.change > 0 { Paint::Good } else { Paint::Bad };
            let (change, set) = (format!("{:+}", self.change).replace('-', "−"), Type::bold(size));
            canvas.ranked(Rank::Must, |canvas| {
                canvas.text(&change, (right, middle), Align::Right, set, paint);
            });
            right -= lettering::width(&change, set) + size / 3;
        }
        let start = left + badge + size / 3;
        // A long name has smaller letters before it is cut.
        let fits = |size: &i32| lettering::width(&self.name, Type::bold(*size)) <= right - start;
        let set = Type::bold((small..=size).rev().find(fits).unwrap_or(small));
        let name = lettering::fit(&self.name, set, right - start);
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(&name, (start, middle), Align::Left, set, Paint::Ink);
            self.counters(canvas, (left, lower), area.width - 2 * margin, size);
        });
    }

    /// The counters side by side, closer to each other where there are many.
    fn counters(&self, canvas: &mut Canvas, (left, middle): (i32, i32), room: i32, size: i32) {
        let (set, sign) = (Type::regular(size), size * 9 / 8);
        let across = |count: &String| sign + size / 5 + lettering::width(count, set);
        let used: i32 = self.counters.iter().map(|(_, count)| across(count)).sum();
        let count = i32::try_from(self.counters.len()).unwrap_or(1).max(1);
        let gap = ((room - used) / count).clamp(size / 6, size);
        let mut x = left;
        for (art, count) in &self.counters {
            canvas.sprite_centred(*art, (x + sign / 2, middle), sign);
            canvas.text(count, (x + sign + size / 5, middle), Align::Left, set, Paint::Ink);
            x += across(count) + gap;
        }
    }
}
