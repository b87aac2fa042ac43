//! The night around the planets.

use crate::little_prince::art;
use pangaea_canvas::{Canvas, Paint, Rect};

/// So many pixels have one star.
const ROOM: i32 = 7000;

/// Stars that stand where they always stand, and none where the heading is written.
pub(super) fn stars(canvas: &mut Canvas, heading: i32) {
    let (width, height) = (canvas.width(), canvas.height());
    let mut number: u32 = 20_117;
    let mut below = |end: i32| {
        number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        i32::try_from(number >> 16).unwrap_or(0) % end.max(1)
    };
    for star in 0..width * height / ROOM {
        let (x, y) = (below(width), heading + below(height - heading));
        match star % 6 {
            0 => canvas.ghost(art::TWINKLE, (x, y), 11, 150),
            1 | 2 => canvas.fill(Rect::new(x, y, 2, 2), Paint::Faint),
            _ => canvas.fill(Rect::new(x, y, 2, 2), Paint::Raised),
        }
    }
}
