//! What every picture of a look is made with: the palette, and drawings ready to be put down.

use super::art::Art;
use super::paint::Look;
use super::palette::Palette;
use image::{GrayImage, Luma, imageops};
use pangaea_engine::spot::Turn;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// The most that ready drawings of one look may take; beyond it they are made again on demand.
pub(crate) const MOST_SPRITE_BYTES: usize = 24 << 20;

/// At which width drawings are looked at to choose the palette.
const SAMPLE: u32 = 48;

/// A drawing at one size and turn.
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

    fn turned(&self, turn: Turn) -> Self {
        let turned = |pixels: &GrayImage| match turn {
            Turn::None => pixels.clone(),
            Turn::Quarter => imageops::rotate90(pixels),
            Turn::Half => imageops::rotate180(pixels),
            Turn::ThreeQuarters => imageops::rotate270(pixels),
        };
        Self { pixels: turned(&self.pixels), cover: self.cover.as_ref().map(turned) }
    }
}

#[derive(Debug, Default)]
struct Shelf {
    sprites: HashMap<(Art, u32, Turn), Arc<Sprite>>,
    bytes: usize,
}

/// Everything that is made once for a look.
#[derive(Debug)]
pub(crate) struct Studio {
    look: Look,
    pub(crate) palette: Palette,
    shelf: RwLock<Shelf>,
}

static STUDIOS: [LazyLock<Studio>; 2] = [
    LazyLock::new(|| Studio::new(Look::Standard)),
    LazyLock::new(|| Studio::new(Look::HighContrast)),
];

impl Studio {
    /// The one of this look; the first call makes it.
    pub(crate) fn of(look: Look) -> &'static Self {
        &STUDIOS[look as usize]
    }

    fn new(look: Look) -> Self {
        let drawn = Art::ALL.iter().flat_map(|art| art.rasterise(look, SAMPLE).pixels);
        let seen =
            drawn.filter(|pixel| pixel[3] > 200).map(|[red, green, blue, _]| [red, green, blue]);
        Self { look, palette: Palette::new(look, seen), shelf: RwLock::default() }
    }

    /// A drawing of this width, turned like this.
    pub(crate) fn sprite(&self, art: Art, width: u32, turn: Turn) -> Arc<Sprite> {
        let key = (art, width, turn);
        let ready = self.shelf.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(sprite) = ready.sprites.get(&key) {
            return Arc::clone(sprite);
        }
        drop(ready);
        let sprite = Arc::new(match turn {
            Turn::None => self.draw(art, width),
            turn => self.sprite(art, width, Turn::None).turned(turn),
        });
        let mut ready = self.shelf.write().unwrap_or_else(PoisonError::into_inner);
        if ready.bytes + sprite.bytes() > MOST_SPRITE_BYTES {
            *ready = Shelf::default();
        }
        if ready.sprites.insert(key, Arc::clone(&sprite)).is_none() {
            ready.bytes += sprite.bytes();
        }
        sprite
    }

    /// How many bytes the ready drawings take.
    pub(crate) fn sprite_bytes(&self) -> usize {
        self.shelf.read().unwrap_or_else(PoisonError::into_inner).bytes
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
