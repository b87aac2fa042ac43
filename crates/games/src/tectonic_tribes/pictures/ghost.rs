//! A card on trial.

use super::card::{bonus, square_art};
use super::ground::Ground;
use crate::pictured::{Hue, marks};
use crate::tectonic_tribes::art;
use pangaea_canvas::{Canvas, Paint};
use pangaea_engine::games::tectonic_tribes::{Face, Misfit, covers};
use pangaea_engine::spot::{Point, Spot};

/// What is below shines through, the edge says whether it fits.
pub(super) fn ghost(
    canvas: &mut Canvas,
    ground: &Ground<'_>,
    face: &Face,
    spot: Spot,
    own: Hue,
    misfits: &[Misfit],
) {
    // What must not be covered stays to be seen.
    const THICK: u8 = 210;
    const THIN: u8 = 70;
    let offends = |at: Point| {
        let square = |misfit: &Misfit| match misfit {
            Misfit::Lava(square) | Misfit::Tent(square, _) => *square == at,
            // The whole card is wrong: the edge says so.
            Misfit::Apart(_) | Misfit::Buried(_) => false,
        };
        misfits.iter().any(square)
    };
    for (at, square) in covers(spot).into_iter().zip(face.turned(spot.turn)) {
        let corner = ground.corner(at);
        if offends(at) {
            canvas.ghost(square_art(square, own), corner, ground.unit, THIN);
            canvas.sprite_centred(art::DISCARD, ground.area(at).centre(), ground.unit * 3 / 4);
        } else {
            canvas.ghost(square_art(square, own), corner, ground.unit, THICK);
            bonus(canvas, square, corner, ground.unit, ground.letters);
        }
    }
    let fits = misfits.is_empty();
    ground.frame(canvas, spot, if fits { Paint::Good } else { Paint::Bad });
    // Inside the card, so that it covers no name of a square.
    let area = ground.card_area(spot);
    let size = ground.unit * 3 / 8;
    let corner = (area.right() - size, area.y + size);
    canvas.disc(corner, size * 3 / 4, Paint::Dark);
    let mark = if fits { marks::CHOSEN } else { art::DISCARD };
    canvas.sprite_centred(mark, corner, size);
}
