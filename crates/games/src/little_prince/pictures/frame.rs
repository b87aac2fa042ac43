//! A picture before its parts are drawn: the night in the shape of the box where Discord shows
//! pictures, and a heading.

use super::sky;
use crate::pictured::Scene;
use crate::pictured::page::Page;
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering};

/// How many letters side by side a picture is wide at least: where it is to be smaller than the
/// box, letters shrink with it.
const LETTERS_ACROSS: i32 = 38;

/// An empty picture and its measures.
pub(super) struct Frame {
    pub(super) canvas: Canvas,
    /// The size of the smallest letters that can be read in the box; all else is measured by it.
    pub(super) letters: i32,
    /// What is left free between parts.
    pub(super) gap: i32,
    /// All that is below the heading.
    pub(super) body: Rect,
}

impl Frame {
    /// The night with a heading.
    pub(super) fn new(scene: &Scene<'_>, title: &str, subtitle: &str) -> Self {
        let page = Page::of(scene);
        let inside = page.inside();
        let letters = page.letters().min(inside.width / LETTERS_ACROSS).max(1);
        let (head, body) = page.below(inside, letters * 5 / 4);
        let mut canvas = page.canvas(scene, Paint::Night);
        sky::stars(&mut canvas, head.bottom());
        let middle = head.centre().1;
        let small = Type::regular(letters);
        let set = Type::bold(letters * 9 / 8);
        let room = head.width - lettering::width(subtitle, small) - letters;
        canvas.ranked(Rank::Must, |canvas| {
            let title = lettering::fit(title, set, room);
            canvas.text(&title, (head.x, middle), Align::Left, set, Paint::Ink);
            canvas.text(subtitle, (head.right(), middle), Align::Right, small, Paint::Faint);
        });
        Self { canvas, letters, gap: page.gap(), body }
    }
}
