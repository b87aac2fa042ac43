//! What a character looks at, and how much of it a planet has.

use super::icons;
use crate::render::art::Art;
use crate::render::canvas::{Align, Area, Canvas};
use crate::render::lettering::Type;
use crate::render::paint::Paint;
use pangaea_engine::games::little_prince::{Character, Holdings};

/// A small plate in the colour of the planets, since that is what the icons are drawn for.
fn plate(canvas: &mut Canvas, (x, y): (i32, i32), width: i32) -> Area {
    let height = width * 3 / 5;
    let area = Area::new(x - width / 2, y - height / 2, width, height);
    canvas.panel(area, height / 3, Paint::Dune);
    area
}

/// One thing and how many of it there are.
pub(super) fn counted(
    canvas: &mut Canvas,
    (art, count): (Art, u32),
    (x, y): (i32, i32),
    width: i32,
) {
    let area = plate(canvas, (x, y), width);
    canvas.sprite_centred(art, (x - width / 4, y), area.height * 4 / 5);
    let set = Type::bold(width * 2 / 5);
    canvas.text(&count.to_string(), (x + width / 4, y), Align::Centre, set, Paint::Dark);
}

/// One thing with its number, or all of several, those that are not there pale.
pub(super) fn liked(
    canvas: &mut Canvas,
    character: Character,
    holdings: &Holdings,
    (x, y): (i32, i32),
    width: i32,
) {
    let things = icons::liked(character);
    if let [only] = things {
        return counted(canvas, (only.art(), only.count(holdings)), (x, y), width);
    }
    let area = plate(canvas, (x, y), width);
    let size = (area.height * 9 / 20).max(1);
    for (index, one) in (0..).zip(things) {
        let left = area.x + width / 6 + index % 2 * width * 3 / 8;
        let top = area.y + area.height / 20 + index / 2 * size;
        canvas.ghost(one.art(), (left, top), size, if one.count(holdings) > 0 { 255 } else { 60 });
    }
}
