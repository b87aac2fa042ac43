//! What a character looks at, and how much of it a planet has.

use super::icons;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type};
use pangaea_engine::games::little_prince::{Character, Holdings};

/// A small plate in the colour of the planets, since that is what the icons are drawn for.
fn plate(canvas: &mut Canvas, area: Rect) {
    canvas.panel(area, area.height.min(area.width) / 4, Paint::Dune);
}

/// One thing and how many of it there are, in the middle of an area.
pub(super) fn counted(canvas: &mut Canvas, (art, count): (Art, u32), area: Rect) {
    let Rect { width, .. } = area;
    let height = area.height.min(width * 3 / 5);
    let (x, y) = area.centre();
    plate(canvas, Rect::new(area.x, y - height / 2, width, height));
    canvas.sprite_centred(art, (x - width / 4, y), height * 4 / 5);
    let letters = Type::bold(height * 2 / 3);
    canvas.text(&count.to_string(), (x + width / 4, y), Align::Centre, letters, Paint::Dark);
}

/// One thing with its number, or all of several, those that are not there pale.
pub(super) fn liked(canvas: &mut Canvas, character: Character, holdings: &Holdings, area: Rect) {
    let things = icons::liked(character);
    if let [only] = things {
        return counted(canvas, (only.art(), only.count(holdings)), area);
    }
    plate(canvas, area);
    let columns = if area.width > 2 * area.height { 4 } else { 2 };
    let step = (area.width / columns, area.height * columns / 4);
    let width = step.0.min(step.1) * 9 / 10;
    for (index, one) in (0..).zip(things) {
        let left = area.x + index % columns * step.0 + (step.0 - width) / 2;
        let top = area.y + index / columns * step.1 + (step.1 - width) / 2;
        let thick = if one.count(holdings) > 0 { 255 } else { 60 };
        canvas.ghost(one.art(), (left, top), width, thick);
    }
}
