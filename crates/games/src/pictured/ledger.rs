//! The table of points below a scoring picture: a row for each player, a column for each kind.

use super::strip::letter_size;
use super::{Hue, marks};
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type, lettering};

/// One player's points.
pub(crate) struct LedgerRow {
    pub(crate) hue: Hue,
    pub(crate) name: String,
    pub(crate) cells: Vec<String>,
    pub(crate) total: i64,
    pub(crate) winner: bool,
}

/// A title, columns, and a row for each player.
pub(crate) struct Ledger {
    pub(crate) title: String,
    /// What each column counts.
    pub(crate) columns: Vec<Art>,
    pub(crate) rows: Vec<LedgerRow>,
}

/// The height of a line, in letters.
const fn line(size: i32) -> i32 {
    size * 2
}

impl Ledger {
    /// How high the table is in a picture of this width.
    pub(crate) fn height(&self, width: i32) -> i32 {
        let size = letter_size(width);
        let rows = i32::try_from(self.rows.len()).unwrap_or(0);
        line(size) * (rows + 2) + rows * size / 4 + size / 2
    }

    /// Draws it across the picture, from this height down.
    pub(crate) fn draw(&self, canvas: &mut Canvas, top: i32) {
        let size = letter_size(canvas.width());
        let left = size / 2;
        let title = (left, top + line(size) / 2);
        canvas.text(&self.title, title, Align::Left, Type::bold(size + 2), Paint::Ink);
        // The icons stand above the rows, a little larger than the letters.
        let heads = top + line(size) + line(size) / 2;
        for (column, art) in (0..).zip(&self.columns) {
            let x = self.column(canvas.width(), size, column);
            canvas.sprite_centred(*art, (x, heads), size * 3 / 2);
        }
        for (index, row) in (0..).zip(&self.rows) {
            let y = top + line(size) * (index + 2) + index * size / 4;
            self.row(canvas, row, Rect::new(left, y, canvas.width() - size, line(size)), size);
        }
    }

    /// The middle of a column; the total stands to the right of all.
    fn column(&self, width: i32, size: i32, column: i32) -> i32 {
        let count = i32::try_from(self.columns.len()).unwrap_or(0);
        width - size * 5 - (count - 1 - column) * self.step(width, size) - size / 2
    }

    fn step(&self, width: i32, size: i32) -> i32 {
        let count = i32::try_from(self.columns.len()).unwrap_or(0).max(1);
        ((width - 14 * size) / count).clamp(size * 2, size * 4)
    }

    fn row(&self, canvas: &mut Canvas, row: &LedgerRow, area: Rect, size: i32) {
        let (edge, inside) =
            if row.winner { (Paint::Gold, Paint::Raised) } else { (Paint::Panel, Paint::Panel) };
        canvas.rounded(area, size / 2, (size / 8).max(2), edge, inside);
        let middle = area.centre().1;
        canvas.sprite_centred(row.hue.badge(), (area.x + size, middle), size + size / 4);
        let mut name = area.x + size * 2;
        if row.winner {
            canvas.sprite_centred(marks::CROWN, (name + size / 2, middle), size + size / 4);
            name += size + size / 2;
        }
        let room = self.column(canvas.width(), size, 0) - size - name;
        let set = Type::bold(size);
        let fitted = lettering::fit(&row.name, set, room);
        canvas.text(&fitted, (name, middle), Align::Left, set, Paint::Ink);
        for (column, cell) in (0..).zip(&row.cells) {
            let x = self.column(canvas.width(), size, column);
            canvas.text(cell, (x, middle), Align::Centre, Type::regular(size), Paint::Ink);
        }
        let right = (area.right() - size / 2, middle);
        let total = row.total.to_string();
        canvas.text(&total, right, Align::Right, Type::bold(size * 5 / 4), Paint::Gold);
    }
}
