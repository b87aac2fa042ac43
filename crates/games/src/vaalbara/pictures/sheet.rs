//! What a picture of Vaalbara is drawn on: a page of 550 by 350 points, as large as Discord's
//! desktop client shows it, so that a size in points is one in that client's pixels.

use crate::pictured::Scene;
use crate::vaalbara::messages as text;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_text::LocaleMessage;

/// How large every picture is, in points.
const WIDTH: i32 = 550;
const HEIGHT: i32 = 350;
/// Two pixels a point: sharp on small screens, and no slower than it has to be.
const MOST_PIXELS: i32 = 2 * WIDTH;
/// Around the parts, and between them.
pub(super) const MARGIN: i32 = 4;
pub(super) const GAP: i32 = 4;
/// Where everything but the margin is.
pub(super) const PAGE: Rect = Rect::new(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN);
/// Letters that must be read.
pub(super) const READABLE: i32 = 14;
/// How high the line with the game and the round is.
pub(super) const TITLE: i32 = 18;

/// The canvas with its unit of ten points.
pub(super) struct Sheet {
    pub(super) canvas: Canvas,
    unit: i32,
    /// Of what is being drawn.
    rank: Rank,
}

impl Sheet {
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        let size = |unit: i32| (unit * WIDTH / 10, unit * HEIGHT / 10);
        let unit = scene.scale.within(MOST_PIXELS).unit(size);
        let (width, height) = size(unit);
        Self { canvas: scene.canvas(width, height, Paint::Night), unit, rank: Rank::May }
    }

    /// The game at the left end of a line, something short at its right.
    pub(super) fn title(&mut self, scene: &Scene<'_>, line: Rect, subtitle: &LocaleMessage) {
        let middle = line.y + TITLE / 2 - 1;
        let [title, subtitle] = [&text::title(), subtitle].map(|words| scene.language.say(words));
        self.bold(&title, (line.x + 3, middle), Align::Left, 13, Paint::Ink);
        let at = self.at(line.right() - 3, middle);
        let letters = Type::regular(self.px(11));
        self.canvas.text(&subtitle, at, Align::Right, letters, Paint::Faint);
    }

    /// Draws what one needs to decide, and must be able to read where the picture is shown.
    pub(super) fn must(&mut self, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.rank, Rank::Must);
        draw(self);
        self.rank = before;
    }

    /// Draws texts and signs of the rank that holds here.
    pub(super) fn ranked(&mut self, draw: impl FnOnce(&mut Canvas)) {
        let rank = self.rank;
        self.canvas.ranked(rank, draw);
    }

    /// Points in pixels.
    pub(super) const fn px(&self, points: i32) -> i32 {
        self.unit * points / 10
    }

    /// A place in pixels.
    pub(super) const fn at(&self, x: i32, y: i32) -> (i32, i32) {
        (self.px(x), self.px(y))
    }

    /// An area in pixels.
    pub(super) const fn area(&self, area: Rect) -> Rect {
        let (left, top) = self.at(area.x, area.y);
        Rect::new(left, top, self.px(area.right()) - left, self.px(area.bottom()) - top)
    }

    /// A panel with round corners.
    pub(super) fn panel(&mut self, area: Rect, paint: Paint) {
        let area = self.area(area);
        self.canvas.panel(area, self.px(6), paint);
    }

    /// A panel in the light of "now".
    pub(super) fn lit(&mut self, area: Rect, inside: Paint) {
        let area = self.area(area);
        let thick = self.px(2).max(2);
        self.canvas.rounded(area, self.px(6), thick, Paint::Gold, inside);
    }

    /// A panel, in the light of "now" or not.
    pub(super) fn lit_if(&mut self, now: bool, area: Rect, inside: Paint) {
        if now {
            self.lit(area, inside);
        } else {
            self.panel(area, inside);
        }
    }

    /// A drawing around a point.
    pub(super) fn sign(&mut self, art: Art, (x, y): (i32, i32), width: i32) {
        let (centre, across) = (self.at(x, y), self.px(width));
        self.ranked(|canvas| canvas.sprite_centred(art, centre, across));
    }

    /// Bold letters of a size in points.
    pub(super) fn bold(
        &mut self,
        text: &str,
        (x, y): (i32, i32),
        align: Align,
        size: i32,
        paint: Paint,
    ) {
        let at = self.at(x, y);
        let letters = Type::bold(self.px(size));
        self.ranked(|canvas| canvas.text(text, at, align, letters, paint));
    }

    /// How wide bold letters are, in points.
    pub(super) fn width(&self, text: &str, size: i32) -> i32 {
        lettering::width(text, Type::bold(self.px(size))) * 10 / self.unit + 1
    }

    /// A name that is cut where its room ends.
    pub(super) fn fitted(
        &mut self,
        text: &str,
        at: (i32, i32),
        room: i32,
        set: (i32, Align),
        paint: Paint,
    ) {
        let text = lettering::fit(text, Type::bold(self.px(set.0)), self.px(room));
        self.bold(&text, at, set.1, set.0, paint);
    }

    /// Words in the largest letters, of those allowed, with which they fit into their room.
    pub(super) fn shrunk(
        &mut self,
        text: &str,
        at: (i32, i32),
        room: i32,
        ((least, most), align): ((i32, i32), Align),
        paint: Paint,
    ) {
        let fits = |size: &i32| self.width(text, *size) <= room;
        let size = (least..=most).rev().find(fits).unwrap_or(least);
        self.fitted(text, at, room, (size, align), paint);
    }
}
