//! What every picture of a look is made with: the palette, and drawings ready to be put down.

use crate::art::Art;
use crate::bitmap::Bitmap;
use crate::paint::Look;
use crate::palette::Palette;
use crate::scale::UNITS;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// The most that ready drawings of one look may take; beyond it they are made again on demand.
pub const MOST_SPRITE_BYTES: usize = 24 << 20;

/// At which width drawings are looked at to choose the palette.
const SAMPLE: u32 = 48;

/// A drawing at one size.
#[derive(Debug)]
pub(crate) struct Sprite {
    /// One palette entry a pixel.
    pub(crate) pixels: Bitmap,
    /// How thick each pixel is; nothing if all are solid.
    pub(crate) cover: Option<Bitmap>,
}

impl Sprite {
    fn bytes(&self) -> usize {
        self.pixels.bytes().len() * if self.cover.is_some() { 2 } else { 1 }
    }
}

#[derive(Debug, Default)]
struct SpriteCache {
    sprites: HashMap<(Art, u32), Arc<Sprite>>,
    bytes: usize,
}

/// Everything that is made once for a look.
#[derive(Debug)]
pub struct Studio {
    look: Look,
    pub(crate) palette: Palette,
    sprites: RwLock<SpriteCache>,
}

impl Studio {
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
        let ready = self.sprites.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(sprite) = ready.sprites.get(&key) {
            return Arc::clone(sprite);
        }
        drop(ready);
        let sprite = Arc::new(self.draw(art, width));
        let mut ready = self.sprites.write().unwrap_or_else(PoisonError::into_inner);
        if ready.bytes + sprite.bytes() > MOST_SPRITE_BYTES {
            *ready = SpriteCache::default();
        }
        if ready.sprites.insert(key, Arc::clone(&sprite)).is_none() {
            ready.bytes += sprite.bytes();
        }
        sprite
    }

    /// How many bytes the ready drawings take.
    pub fn sprite_bytes(&self) -> usize {
        self.sprites.read().unwrap_or_else(PoisonError::into_inner).bytes
    }

    fn draw(&self, art: Art, width: u32) -> Sprite {
        let drawn = art.rasterise(self.look, width);
        let mut pixels = Bitmap::new(drawn.width, drawn.height, 0);
        let mut cover = Bitmap::new(drawn.width, drawn.height, 0);
        for ([red, green, blue, alpha], (index, thick)) in
            drawn.pixels.into_iter().zip(pixels.bytes_mut().iter_mut().zip(cover.bytes_mut()))
        {
            *index = self.palette.index([red, green, blue]);
            *thick = alpha;
        }
        let solid = cover.bytes().iter().all(|thick| *thick == 255);
        Sprite { pixels, cover: (!solid).then_some(cover) }
    }
}
