//! What a picture of Vaalbara is drawn on: lengths in tenths of a unit, below the strip.

use crate::pictured::Scene;
use crate::pictured::strip::Strip;
use pangaea_canvas::{Align, Canvas, Paint, Rect, Type, lettering};

/// How wide every picture is, in tenths of a unit: lines of nine lands and of five cards fit.
pub(super) const WIDTH: i32 = 250;
/// The margin at the sides, and what lies between the parts.
pub(super) const MARGIN: i32 = 4;
/// How wide the parts are.
pub(super) const INNER: i32 = WIDTH - 2 * MARGIN;

/// The canvas with its unit.
pub(super) struct Sheet {
    pub(super) canvas: Canvas,
    unit: i32,
    top: i32,
}

impl Sheet {
    /// Room for so many tenths below the strip, which is drawn.
    pub(super) fn new(scene: &Scene<'_>, strip: &Strip, height: i32) -> Self {
        let size = |unit: i32| {
            let width = unit * WIDTH / 10;
            (width, strip.height(width) + unit * (height + MARGIN) / 10)
        };
        let unit = scene.scale.unit(size);
        let (width, height) = size(unit);
        let mut canvas = scene.canvas(width, height, Paint::Night);
        strip.draw(&mut canvas);
        Self { canvas, unit, top: strip.height(width) }
    }

    /// Tenths in pixels.
    pub(super) const fn px(&self, tenths: i32) -> i32 {
        self.unit * tenths / 10
    }

    /// A place in pixels.
    pub(super) const fn at(&self, x: i32, y: i32) -> (i32, i32) {
        (self.px(x), self.top + self.px(y))
    }

    /// An area in pixels.
    pub(super) const fn area(&self, x: i32, y: i32, width: i32, height: i32) -> Rect {
        let (left, top) = self.at(x, y);
        Rect::new(left, top, self.px(x + width) - left, self.top + self.px(y + height) - top)
    }

    /// A panel with round corners.
    pub(super) fn panel(&mut self, (x, y): (i32, i32), (width, height): (i32, i32), paint: Paint) {
        let area = self.area(x, y, width, height);
        self.canvas.panel(area, self.px(4), paint);
    }

    /// A panel in the light of "now".
    pub(super) fn lit(&mut self, (x, y): (i32, i32), (width, height): (i32, i32), inside: Paint) {
        let area = self.area(x, y, width, height);
        let thick = self.px(1).max(2);
        self.canvas.rounded(area, self.px(4), thick, Paint::Gold, inside);
    }

    /// Bold letters, `size` tenths high.
    pub(super) fn bold(
        &mut self,
        text: &str,
        (x, y): (i32, i32),
        align: Align,
        size: i32,
        paint: Paint,
    ) {
        let at = self.at(x, y);
        self.canvas.text(text, at, align, Type::bold(self.px(size)), paint);
    }

    /// A name or word that is cut where its room, in tenths, ends.
    pub(super) fn fitted(
        &mut self,
        text: &str,
        (x, y): (i32, i32),
        room: i32,
        set: (i32, Align),
        paint: Paint,
    ) {
        let letters = Type::bold(self.px(set.0));
        let text = lettering::fit(text, letters, self.px(room));
        let at = self.at(x, y);
        self.canvas.text(&text, at, set.1, letters, paint);
    }
}
