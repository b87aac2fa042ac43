//! The shape of a picture: the box in which Discord's desktop client shows it, and how it is
//! divided.

use super::Scene;
use pangaea_canvas::{Canvas, Client, LEAST_HEIGHT, Paint, Rect, lettering};

/// A picture that fills the box, before anything is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    width: i32,
    height: i32,
    letters: i32,
}

impl Page {
    /// As large as the scene allows.
    pub(crate) fn of(scene: &Scene<'_>) -> Self {
        let (width, height) = scene.scale.page();
        Self::sized(width, height)
    }

    /// A picture of this size.
    #[allow(clippy::cast_possible_truncation)]
    pub(crate) fn sized(width: i32, height: i32) -> Self {
        let shrinks = Client::Desktop.shrinks(width.unsigned_abs(), height.unsigned_abs());
        let capitals = (LEAST_HEIGHT / shrinks).ceil() as i32;
        Self { width, height, letters: lettering::size_with_capitals(capitals) }
    }

    /// The size of the smallest letters that are still to be read without a click.
    pub(crate) const fn letters(&self) -> i32 {
        self.letters
    }

    /// What is left free between parts and at the edges.
    pub(crate) const fn gap(&self) -> i32 {
        self.letters / 2
    }

    /// All of it but the edges.
    pub(crate) const fn inside(&self) -> Rect {
        Rect::new(0, 0, self.width, self.height).inset(self.gap())
    }

    /// Two parts side by side with a gap between them; the left one takes so much of a hundred.
    pub(crate) const fn beside(&self, area: Rect, percent: i32) -> (Rect, Rect) {
        let left = (area.width - self.gap()) * percent / 100;
        let right = area.width - self.gap() - left;
        (
            Rect::new(area.x, area.y, left, area.height),
            Rect::new(area.right() - right, area.y, right, area.height),
        )
    }

    /// The upper part, so many pixels high, and the rest below a gap.
    pub(crate) const fn below(&self, area: Rect, height: i32) -> (Rect, Rect) {
        let rest = area.height - self.gap() - height;
        (
            Rect::new(area.x, area.y, area.width, height),
            Rect::new(area.x, area.bottom() - rest, area.width, rest),
        )
    }

    /// The picture to draw on.
    pub(crate) fn canvas(&self, scene: &Scene<'_>, ground: Paint) -> Canvas {
        scene.canvas(self.width, self.height, ground)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pangaea_canvas::{Type, fill_share};

    #[test]
    fn its_letters_are_high_enough_in_the_box() {
        for (width, height) in [(1100, 700), (700, 700), (2000, 400), (300, 200)] {
            let letters = Page::sized(width, height).letters();
            let shrinks = Client::Desktop.shrinks(width.unsigned_abs(), height.unsigned_abs());
            for set in [Type::bold(letters), Type::regular(letters)] {
                let shown = f64::from(lettering::capital_height(set)) * shrinks;
                assert!((LEAST_HEIGHT..LEAST_HEIGHT + 2.0).contains(&shown), "{width}: {shown}");
            }
        }
    }

    #[test]
    fn its_parts_do_not_meet_and_leave_nothing_out() {
        let page = Page::sized(1100, 700);
        let inside = page.inside();
        assert!(fill_share(1100, 700) > 0.99);
        let (left, right) = page.beside(inside, 30);
        assert_eq!((left.x, right.right()), (inside.x, inside.right()));
        assert_eq!(right.x - left.right(), page.gap());
        let (upper, lower) = page.below(inside, 100);
        assert_eq!((upper.y, upper.height, lower.bottom()), (inside.y, 100, inside.bottom()));
        assert_eq!(lower.y - upper.bottom(), page.gap());
    }
}
