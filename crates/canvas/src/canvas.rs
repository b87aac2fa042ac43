//! A picture in the making: palette entries, one a pixel. What lies outside is not drawn.

use crate::art::Art;
use crate::lettering::{self, GlyphMask, Type};
use crate::look_assets::{LookAssets, Sprite};
use crate::paint::Paint;
use crate::palette::Tint;
use crate::shown::{Lowest, Rank};
use image::{GenericImage, GenericImageView, GrayImage, Luma};
use imageproc::drawing::draw_antialiased_polygon_mut;
use imageproc::point::Point as Corner;
use std::fmt;
use std::sync::Arc;

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rect {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// Pixels across.
    pub width: i32,
    /// Pixels down.
    pub height: i32,
}

impl Rect {
    /// The area with this upper left corner and this size.
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { x, y, width, height }
    }

    /// The first column beyond it.
    pub const fn right(self) -> i32 {
        self.x.saturating_add(self.width)
    }

    /// The first row below it.
    pub const fn bottom(self) -> i32 {
        self.y.saturating_add(self.height)
    }

    /// The point in its middle.
    pub const fn centre(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }

    /// The same without a margin on all sides.
    #[must_use]
    pub const fn inset(self, margin: i32) -> Self {
        Self::new(
            self.x + margin,
            self.y + margin,
            self.width - 2 * margin,
            self.height - 2 * margin,
        )
    }

    /// Is this pixel in it?
    fn contains(self, x: i32, y: i32) -> bool {
        (self.x..self.right()).contains(&x) && (self.y..self.bottom()).contains(&y)
    }

    /// What two areas have in common.
    fn common(self, other: Self) -> Option<Self> {
        let (left, top) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        (left < right && top < bottom).then(|| Self::new(left, top, right - left, bottom - top))
    }
}

/// Where a text stands in relation to the point given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    Left,
    /// Its middle is there.
    Centre,
    /// It ends there.
    Right,
}

/// A picture in the making.
pub struct Canvas {
    pixels: GrayImage,
    /// Nothing is drawn outside of it.
    window: Rect,
    studio: &'static LookAssets,
    /// Of what is being drawn.
    rank: Rank,
    lowest: Option<Lowest>,
}

impl Canvas {
    /// An empty picture; at least one pixel.
    pub fn new(studio: &'static LookAssets, width: i32, height: i32, ground: Paint) -> Self {
        let side = |length: i32| u32::try_from(length.max(1)).unwrap_or(1);
        let pixels = GrayImage::from_pixel(side(width), side(height), Luma([ground.index()]));
        let window = Rect::new(0, 0, width.max(1), height.max(1));
        Self { pixels, window, studio, rank: Rank::default(), lowest: None }
    }

    /// Draws something of which only what lies in an area is to be seen.
    pub fn within(&mut self, area: Rect, draw: impl FnOnce(&mut Self)) {
        let whole = self.window;
        self.window = self.clip(area).unwrap_or(Rect::new(0, 0, 0, 0));
        draw(self);
        self.window = whole;
    }

    /// Draws texts and signs of this rank; without it they are of the rank [`Rank::May`].
    pub fn ranked(&mut self, rank: Rank, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.rank, rank);
        draw(self);
        self.rank = before;
    }

    /// The lowest text or sign of those that must be read; nothing if none must.
    pub fn lowest(&self) -> Option<&Lowest> {
        self.lowest.as_ref()
    }

    /// Keeps in mind how high something is that is drawn.
    fn note(&mut self, height: i32, what: &str) {
        let lower = self.lowest.as_ref().is_none_or(|lowest| height < lowest.height);
        if self.rank == Rank::Must && lower {
            self.lowest = Some(Lowest { height, what: what.to_owned() });
        }
    }

    /// Pixels across.
    pub fn width(&self) -> i32 {
        i32::try_from(self.pixels.width()).unwrap_or(i32::MAX)
    }

    /// Pixels down.
    pub fn height(&self) -> i32 {
        i32::try_from(self.pixels.height()).unwrap_or(i32::MAX)
    }

    /// The pixels and the colours they stand for.
    pub(crate) fn into_parts(self) -> (GrayImage, Vec<u8>) {
        let colours = self.studio.palette.bytes();
        (self.pixels, colours)
    }

    /// The part of an area that is to be seen.
    fn clip(&self, area: Rect) -> Option<Rect> {
        area.common(self.window)
    }

    /// Paints an area.
    pub fn fill(&mut self, area: Rect, paint: Paint) {
        self.rows(area, |pixels| pixels.fill(paint.index()));
    }

    /// Does something to each row of pixels in an area.
    fn rows(&mut self, area: Rect, mut work: impl FnMut(&mut [u8])) {
        let Some(area) = self.clip(area) else { return };
        let stride = self.pixels.width() as usize;
        let index = |length: i32| usize::try_from(length).unwrap_or(0);
        for row in area.y..area.bottom() {
            let from = index(row) * stride + index(area.x);
            work(&mut (*self.pixels)[from..from + index(area.width)]);
        }
    }

    /// A thin layer of a colour, `amount` of 255 thick, to be laid over areas.
    pub fn tint(&self, paint: Paint, amount: u8) -> Tint {
        self.studio.palette.tint(paint, amount)
    }

    /// Lays a thin layer over an area.
    pub fn shade(&mut self, area: Rect, tint: &Tint) {
        self.rows(area, |pixels| tint.over(pixels));
    }

    /// A frame just inside an area.
    pub fn frame(&mut self, area: Rect, thick: i32, paint: Paint) {
        let Rect { x, y, width, height } = area;
        self.fill(Rect::new(x, y, width, thick), paint);
        self.fill(Rect::new(x, area.bottom() - thick, width, thick), paint);
        self.fill(Rect::new(x, y, thick, height), paint);
        self.fill(Rect::new(area.right() - thick, y, thick, height), paint);
    }

    /// An area with round corners.
    pub fn panel(&mut self, area: Rect, radius: i32, paint: Paint) {
        let radius = radius.clamp(0, (area.width.min(area.height) / 2).max(0));
        self.fill(Rect::new(area.x, area.y + radius, area.width, area.height - 2 * radius), paint);
        let across = area.width - 2 * radius;
        self.fill(Rect::new(area.x + radius, area.y, across, radius), paint);
        self.fill(Rect::new(area.x + radius, area.bottom() - radius, across, radius), paint);
        for row in 0..radius {
            for column in 0..radius {
                let amount = corner_cover(radius, column, row);
                let (left, right) = (area.x + column, area.right() - 1 - column);
                let (top, bottom) = (area.y + row, area.bottom() - 1 - row);
                for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
                    self.mix(x, y, paint.index(), amount);
                }
            }
        }
    }

    /// A frame with round corners, made of two panels.
    pub fn rounded(&mut self, area: Rect, radius: i32, thick: i32, edge: Paint, inside: Paint) {
        self.panel(area, radius, edge);
        self.panel(area.inset(thick), radius - thick, inside);
    }

    /// Paints a disc.
    pub fn disc(&mut self, (x, y): (i32, i32), radius: i32, paint: Paint) {
        self.panel(Rect::new(x - radius, y - radius, 2 * radius, 2 * radius), radius, paint);
    }

    /// A shape between straight lines, with soft edges.
    pub fn polygon(&mut self, corners: &[(i32, i32)], paint: Paint) {
        let corners: Vec<Corner<i32>> = corners.iter().map(|(x, y)| Corner::new(*x, *y)).collect();
        if corners.len() > 2 && corners.first() != corners.last() {
            let palette = &self.studio.palette;
            let ink = Luma([paint.index()]);
            let mut window = ClippedPixels { pixels: &mut self.pixels, window: self.window };
            draw_antialiased_polygon_mut(&mut window, &corners, ink, |over, ground, weight| {
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                let amount = (weight.clamp(0.0, 1.0) * 255.0) as u8;
                Luma([palette.mix(ground.0[0], over.0[0], amount)])
            });
        }
    }

    /// A drawing with its top left corner here.
    pub fn sprite(&mut self, art: Art, (x, y): (i32, i32), width: i32) {
        let sprite = self.drawing(art, width);
        self.put(&sprite, x, y, 255);
    }

    /// A drawing in the middle of a place.
    pub fn sprite_centred(&mut self, art: Art, (x, y): (i32, i32), width: i32) {
        let sprite = self.drawing(art, width);
        let half = |length: u32| i32::try_from(length / 2).unwrap_or(0);
        let (left, top) = (x - half(sprite.pixels.width()), y - half(sprite.pixels.height()));
        self.put(&sprite, left, top, 255);
    }

    /// A drawing through which one sees what is below, `amount` of 255 thick.
    pub fn ghost(&mut self, art: Art, (x, y): (i32, i32), width: i32, amount: u8) {
        let sprite = self.drawing(art, width);
        self.put(&sprite, x, y, amount);
    }

    /// The part of a drawing that falls on an area.
    pub fn sprite_part(&mut self, art: Art, (x, y): (i32, i32), width: i32, part: Rect) {
        let sprite = self.drawing(art, width);
        self.put_part(&sprite, x, y, 255, part);
    }

    fn drawing(&mut self, art: Art, width: i32) -> Arc<Sprite> {
        let sprite = self.studio.sprite(art, width.max(1).unsigned_abs());
        self.note(i32::try_from(sprite.pixels.height()).unwrap_or(i32::MAX), art.name());
        sprite
    }

    fn put(&mut self, sprite: &Sprite, x: i32, y: i32, amount: u8) {
        let whole = Rect::new(0, 0, self.width(), self.height());
        self.put_part(sprite, x, y, amount, whole);
    }

    fn put_part(&mut self, sprite: &Sprite, x: i32, y: i32, amount: u8, part: Rect) {
        let size = |length: u32| i32::try_from(length).unwrap_or(0);
        let (width, height) = (size(sprite.pixels.width()), size(sprite.pixels.height()));
        let wanted = Rect::new(x, y, width, height).common(part);
        let Some(seen) = wanted.and_then(|area| self.clip(area)) else { return };
        let stride = self.pixels.width() as usize;
        let index = |length: i32| usize::try_from(length).unwrap_or(0);
        for row in seen.y..seen.bottom() {
            let from = index(row - y) * index(width) + index(seen.x - x);
            let from = from..from + index(seen.width);
            let to = index(row) * stride + index(seen.x);
            let colours = &sprite.pixels.as_raw()[from.clone()];
            let ground = &mut (*self.pixels)[to..to + index(seen.width)];
            let cover = sprite.cover.as_ref().map(|cover| &cover.as_raw()[from]);
            if amount == 255 && cover.is_none_or(|cover| cover.iter().all(|thick| *thick == 255)) {
                ground.copy_from_slice(colours);
                continue;
            }
            let palette = &self.studio.palette;
            for (place, (below, above)) in ground.iter_mut().zip(colours).enumerate() {
                let thick = cover.map_or(255, |cover| cover[place]);
                let thick = u16::from(thick) * u16::from(amount) / 255;
                *below = palette.mix(*below, *above, u8::try_from(thick).unwrap_or(255));
            }
        }
    }

    /// Writes a text whose capitals have their middle at this height.
    pub fn text(&mut self, text: &str, at: (i32, i32), align: Align, set: Type, paint: Paint) {
        let (x, y) = at;
        let left = match align {
            Align::Left => x,
            Align::Centre => x - lettering::width(text, set) / 2,
            Align::Right => x - lettering::width(text, set),
        };
        let capitals = lettering::capital_height(set);
        self.note(capitals, text);
        let base = y + (capitals + 1) / 2;
        lettering::each_shape(text, set, |(x, y), shape| {
            self.letter(left + x, base + y, shape, paint);
        });
    }

    fn letter(&mut self, left: i32, top: i32, shape: &GlyphMask, paint: Paint) {
        for (y, row) in (top..).zip(shape.cover.rows()) {
            for (x, pixel) in (left..).zip(row) {
                self.mix(x, y, paint.index(), pixel.0[0]);
            }
        }
    }

    /// Lays a colour over one pixel.
    fn mix(&mut self, x: i32, y: i32, over: u8, amount: u8) {
        let seen = self.window.contains(x, y);
        if let (true, Ok(x), Ok(y)) = (seen, u32::try_from(x), u32::try_from(y)) {
            let pixel = self.pixels.get_pixel_mut(x, y);
            pixel.0[0] = self.studio.palette.mix(pixel.0[0], over, amount);
        }
    }
}

impl fmt::Debug for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Canvas({}x{})", self.width(), self.height())
    }
}

/// The pixels of a window, for shapes that draw wherever they reach.
struct ClippedPixels<'a> {
    pixels: &'a mut GrayImage,
    window: Rect,
}

impl GenericImageView for ClippedPixels<'_> {
    type Pixel = Luma<u8>;

    fn dimensions(&self) -> (u32, u32) {
        self.pixels.dimensions()
    }

    fn get_pixel(&self, x: u32, y: u32) -> Luma<u8> {
        *self.pixels.get_pixel(x, y)
    }
}

impl GenericImage for ClippedPixels<'_> {
    #[allow(deprecated)]
    fn get_pixel_mut(&mut self, x: u32, y: u32) -> &mut Luma<u8> {
        self.pixels.get_pixel_mut(x, y)
    }

    fn put_pixel(&mut self, x: u32, y: u32, pixel: Luma<u8>) {
        let place = i32::try_from(x).ok().zip(i32::try_from(y).ok());
        if place.is_some_and(|(x, y)| self.window.contains(x, y)) {
            self.pixels.put_pixel(x, y, pixel);
        }
    }

    fn blend_pixel(&mut self, x: u32, y: u32, pixel: Luma<u8>) {
        self.put_pixel(x, y, pixel);
    }
}

/// How much of a pixel is inside a quarter circle around (radius, radius), of 255.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn corner_cover(radius: i32, column: i32, row: i32) -> u8 {
    let from_middle = |place: i32| f64::from(radius - place) - 0.5;
    let distance = from_middle(column).hypot(from_middle(row));
    ((f64::from(radius) - distance + 0.5).clamp(0.0, 1.0) * 255.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::Look;
    use std::sync::LazyLock;

    const DRAWING: &str = concat!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">",
        "<path fill=\"#161d2b\" d=\"M0 0h4v4H0z\"/></svg>"
    );

    fn studio() -> &'static LookAssets {
        static STUDIO: LazyLock<LookAssets> = LazyLock::new(|| LookAssets::new(Look::Standard, []));
        &STUDIO
    }

    fn painted(canvas: &Canvas, paint: Paint) -> usize {
        canvas.pixels.pixels().filter(|pixel| pixel.0[0] == paint.index()).count()
    }

    #[test]
    fn what_lies_outside_is_not_drawn_and_breaks_nothing() {
        let mut canvas = Canvas::new(studio(), 20, 10, Paint::Night);
        for (x, y) in [(-30, 0), (0, -30), (25, 3), (3, 25), (-5, -5), (18, 8), (i32::MIN / 4, 0)] {
            canvas.fill(Rect::new(x, y, 4, 4), Paint::Night);
            canvas.panel(Rect::new(x, y, 12, 12), 5, Paint::Night);
            canvas.panel(Rect::new(x, y, -3, 4), 5, Paint::Night);
            canvas.sprite(Art::new("tests/night", DRAWING), (x, y), 16);
            canvas.text("Wide", (x, y), Align::Centre, Type::bold(12), Paint::Night);
            canvas.disc((x, y), 3, Paint::Night);
            canvas.polygon(&[(x, y), (x + 9, y), (x, y + 9)], Paint::Night);
        }
        canvas.fill(Rect::new(-4, -4, 8, 8), Paint::Gold);
        assert_eq!(painted(&canvas, Paint::Gold), 16);
        canvas.fill(Rect::new(5, 5, -3, 4), Paint::Bad);
        assert_eq!(painted(&canvas, Paint::Bad), 0);
    }

    #[test]
    fn nothing_is_drawn_outside_a_window() {
        let mut canvas = Canvas::new(studio(), 20, 20, Paint::Night);
        canvas.within(Rect::new(5, 5, 4, 4), |canvas| {
            canvas.fill(Rect::new(0, 0, 20, 20), Paint::Gold);
            canvas.text("WWW", (0, 7), Align::Left, Type::bold(20), Paint::Gold);
            canvas.disc((9, 9), 9, Paint::Gold);
            canvas.polygon(&[(0, 0), (19, 0), (19, 19), (0, 19)], Paint::Gold);
        });
        assert_eq!(painted(&canvas, Paint::Gold), 16);
        canvas.within(Rect::new(50, 5, 4, 4), |canvas| {
            canvas.fill(Rect::new(0, 0, 20, 20), Paint::Bad);
        });
        assert_eq!(painted(&canvas, Paint::Bad), 0);
        canvas.fill(Rect::new(0, 0, 1, 1), Paint::Bad);
        assert_eq!(painted(&canvas, Paint::Bad), 1);
    }

    #[test]
    fn the_lowest_of_what_must_be_read_is_known() {
        let mut canvas = Canvas::new(studio(), 200, 100, Paint::Night);
        let write = |canvas: &mut Canvas, text: &str, size: i32| {
            canvas.text(text, (20, 20), Align::Left, Type::bold(size), Paint::Ink);
        };
        write(&mut canvas, "may", 6);
        assert_eq!(canvas.lowest(), None);
        canvas.ranked(Rank::Must, |canvas| {
            write(canvas, "large", 40);
            write(canvas, "small", 20);
            canvas.sprite(Art::new("tests/night", DRAWING), (0, 0), 30);
            canvas.ranked(Rank::May, |canvas| write(canvas, "inside", 8));
        });
        write(&mut canvas, "after", 6);
        let height = lettering::capital_height(Type::bold(20));
        assert!((11..=15).contains(&height), "{height}");
        assert_eq!(canvas.lowest(), Some(&Lowest { height, what: "small".to_owned() }));
        canvas.ranked(Rank::Must, |canvas| {
            canvas.sprite_centred(Art::new("tests/night", DRAWING), (0, 0), 8);
        });
        assert_eq!(canvas.lowest().map(|lowest| lowest.height), Some(8));
    }

    #[test]
    fn a_panel_has_round_corners_and_nothing_outside_its_area() {
        let mut canvas = Canvas::new(studio(), 40, 40, Paint::Night);
        canvas.panel(Rect::new(10, 10, 20, 20), 8, Paint::Gold);
        let solid = painted(&canvas, Paint::Gold);
        assert!((280..400).contains(&solid), "{solid}");
        assert_eq!(canvas.pixels.get_pixel(10, 10).0[0], Paint::Night.index());
        assert_eq!(canvas.pixels.get_pixel(20, 10).0[0], Paint::Gold.index());
        assert_eq!(canvas.pixels.get_pixel(9, 20).0[0], Paint::Night.index());
    }
}
