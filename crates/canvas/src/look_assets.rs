//! What every picture of a look is made with: the palette, and drawings ready to be put down.

use crate::art::Art;
use crate::paint::Look;
use crate::palette::Palette;
use crate::scale::UNITS;
use image::{GrayImage, Luma};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// The most that ready drawings of one look may take; beyond it those of which none was put down of
/// late are made again on demand.
pub const MOST_SPRITE_BYTES: usize = 48 << 20;

/// At which width drawings are looked at to choose the palette.
const SAMPLE: u32 = 48;

/// A drawing at one size.
#[derive(Debug)]
pub(crate) struct Sprite {
    /// One palette entry a pixel.
    pub(crate) pixels: GrayImage,
    /// How thick each pixel is; nothing if all are solid.
    pub(crate) cover: Option<GrayImage>,
}

impl Sprite {
    fn bytes(&self) -> usize {
        self.pixels.len() * if self.cover.is_some() { 2 } else { 1 }
    }
}

/// The drawings of late and those of before. When there are too many of late, they take the place of
/// those of before; whatever is wanted again comes back from there. So what every picture has is never
/// made twice, however many others come in between.
#[derive(Debug, Default)]
struct SpriteCache {
    recent: Sprites,
    earlier: Sprites,
}

#[derive(Debug, Default)]
struct Sprites {
    ready: HashMap<(Art, u32), Arc<Sprite>>,
    bytes: usize,
}

impl SpriteCache {
    fn bytes(&self) -> usize {
        self.recent.bytes + self.earlier.bytes
    }

    fn keep(&mut self, key: (Art, u32), sprite: &Arc<Sprite>) {
        if self.recent.bytes + sprite.bytes() > MOST_SPRITE_BYTES / 2 {
            self.earlier = std::mem::take(&mut self.recent);
        }
        if self.recent.ready.insert(key, Arc::clone(sprite)).is_none() {
            self.recent.bytes += sprite.bytes();
        }
        if self.earlier.ready.remove(&key).is_some() {
            self.earlier.bytes -= sprite.bytes();
        }
    }
}

/// Everything that is made once for a look.
#[derive(Debug)]
pub struct LookAssets {
    look: Look,
    pub(crate) palette: Palette,
    sprites: RwLock<SpriteCache>,
}

impl LookAssets {
    /// Everything for pictures in this look with these drawings, whose colours make its palette.
    pub fn new(look: Look, drawings: impl IntoIterator<Item = Art>) -> Self {
        let drawn = drawings.into_iter().flat_map(|art| art.rasterise(look, SAMPLE).pixels);
        let seen =
            drawn.filter(|pixel| pixel[3] > 200).map(|[red, green, blue, _]| [red, green, blue]);
        Self { look, palette: Palette::new(look, seen), sprites: RwLock::default() }
    }

    /// Makes a drawing ready for every size in which pictures are measured.
    pub fn warm(&self, art: Art) {
        for unit in UNITS {
            self.sprite(art, unit.unsigned_abs());
        }
    }

    /// A drawing of this width.
    pub(crate) fn sprite(&self, art: Art, width: u32) -> Arc<Sprite> {
        let key = (art, width);
        let cache = self.sprites.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(sprite) = cache.recent.ready.get(&key) {
            return Arc::clone(sprite);
        }
        let earlier = cache.earlier.ready.get(&key).map(Arc::clone);
        drop(cache);
        let sprite = earlier.unwrap_or_else(|| Arc::new(self.draw(art, width)));
        let mut cache = self.sprites.write().unwrap_or_else(PoisonError::into_inner);
        cache.keep(key, &sprite);
        sprite
    }

    /// How many bytes the ready drawings take.
    pub fn sprite_bytes(&self) -> usize {
        self.sprites.read().unwrap_or_else(PoisonError::into_inner).bytes()
    }

    fn draw(&self, art: Art, width: u32) -> Sprite {
        let drawn = art.rasterise(self.look, width);
        let mut pixels = GrayImage::new(drawn.width, drawn.height);
        let mut cover = GrayImage::new(drawn.width, drawn.height);
        for ([red, green, blue, alpha], (index, thick)) in
            drawn.pixels.into_iter().zip(pixels.pixels_mut().zip(cover.pixels_mut()))
        {
            *index = Luma([self.palette.index([red, green, blue])]);
            *thick = Luma([alpha]);
        }
        let solid = cover.pixels().all(|pixel| pixel.0 == [255]);
        Sprite { pixels, cover: (!solid).then_some(cover) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: Art = Art::new(
        "tests/square",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0h1v1h-1z'/></svg>",
    );

    /// However much else is drawn in between.
    #[test]
    fn what_every_picture_has_is_made_once() {
        let assets = LookAssets::new(Look::Standard, []);
        let often = assets.sprite(SQUARE, 16);
        let seldom = assets.sprite(SQUARE, 900);
        for width in 800..900 {
            assets.sprite(SQUARE, width);
            assert!(Arc::ptr_eq(&often, &assets.sprite(SQUARE, 16)), "after {width}");
            assert!(assets.sprite_bytes() <= MOST_SPRITE_BYTES);
        }
        assert!(!Arc::ptr_eq(&seldom, &assets.sprite(SQUARE, 900)), "it takes room no more");
    }
}
