//! The fonts, and how their letters look, kept for the next picture.

use super::Weight;
use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// Letters kept; names in rare scripts must not fill the memory.
pub(super) const MOST_KEPT: usize = 4096;

/// One letter's shape, placed relative to the pen on the base line.
#[derive(Debug)]
pub(crate) struct GlyphMask {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) cover: GrayImage,
}

/// A glyph of a font in a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Letter {
    pub(super) font: usize,
    pub(super) glyph: GlyphId,
    pub(super) size: u32,
}

/// A font, as what draws it and what shapes with it see it.
pub(super) struct FontFace {
    pub(super) outlines: FontRef<'static>,
    /// Read when a text first needs it.
    pub(super) shaper: LazyLock<harfrust::Font, Box<dyn Fn() -> harfrust::Font + Send + Sync>>,
    /// From its lowest to its highest point, in parts of a letter's size.
    height: f32,
}

impl FontFace {
    fn new(bytes: &'static [u8], height: Option<f32>) -> Self {
        let outlines = FontRef::try_from_slice(bytes).expect("a font of ours");
        let own = outlines.units_per_em().map(|em| outlines.height_unscaled() / em);
        Self {
            height: height.or(own).unwrap_or(1.0),
            outlines,
            shaper: LazyLock::new(Box::new(move || {
                harfrust::Font::new(bytes, 0).expect("a font of ours")
            })),
        }
    }

    pub(super) fn has(&self, letter: char) -> Option<GlyphId> {
        let glyph = self.outlines.glyph_id(letter);
        (glyph.0 != 0).then_some(glyph)
    }

    /// How many parts of a letter's size one of the font's units is.
    pub(super) fn unit(&self) -> f32 {
        self.height / self.outlines.height_unscaled()
    }

    #[allow(clippy::cast_precision_loss)]
    fn scale(&self, size: u32) -> PxScale {
        PxScale::from(size as f32 * self.height)
    }
}

pub(super) struct Fonts {
    pub(super) all: Vec<FontFace>,
    pub(super) shapes: RwLock<HashMap<Letter, Option<Arc<GlyphMask>>>>,
}

/// Where Inter is, which has Greek, Cyrillic and signs; the fonts behind it have a script each.
const COMMON: usize = 2;

const GREEK: RangeInclusive<char> = '\u{370}'..='\u{3ff}';

pub(super) static FONTS: LazyLock<Fonts> = LazyLock::new(|| {
    macro_rules! font {
        ($file:literal) => {
            include_bytes!(concat!("../../../../fonts/", $file)).as_slice()
        };
    }
    // The first three are a little smaller than their em says.
    let letters = [
        font!("AtkinsonHyperlegibleNext_400Regular.ttf"),
        font!("AtkinsonHyperlegibleNext_700Bold.ttf"),
        font!("Inter_500Medium.ttf"),
    ];
    let scripts = [
        font!("NotoSans-names.ttf"),
        font!("NotoSansHebrew-names.ttf"),
        font!("NotoSansArabic-names.ttf"),
        font!("NotoSansThai-names.ttf"),
        font!("NotoSansDevanagari-names.ttf"),
        font!("NotoSansCJK-names.otf"),
        font!("NotoEmoji-names.ttf"),
    ];
    let letters = letters.map(|bytes| FontFace::new(bytes, Some(1.2)));
    let scripts = scripts.map(|bytes| FontFace::new(bytes, None));
    Fonts { all: letters.into_iter().chain(scripts).collect(), shapes: RwLock::default() }
});

impl Fonts {
    /// The fonts in the order in which they are asked for a letter.
    pub(super) fn chain(&self, weight: Weight) -> impl Iterator<Item = usize> {
        let first = match weight {
            Weight::Regular => 0,
            Weight::Bold => 1,
        };
        std::iter::once(first).chain(COMMON..self.all.len())
    }

    /// A letter that stands for itself, by the wanted thickness or by Inter; a word in Greek is all
    /// in Inter, although the others have some of its letters too.
    pub(super) fn letter(&self, letter: char, weight: Weight, size: u32) -> Option<Letter> {
        self.chain(weight)
            .take_while(|font| *font <= COMMON)
            .filter(|font| *font == COMMON || !GREEK.contains(&letter))
            .find_map(|font| Some(Letter { font, glyph: self.all[font].has(letter)?, size }))
    }

    pub(super) fn advance(&self, letter: Letter) -> f32 {
        let face = &self.all[letter.font];
        face.outlines.as_scaled(face.scale(letter.size)).h_advance(letter.glyph)
    }

    pub(super) fn shape(&self, letter: Letter) -> Option<Arc<GlyphMask>> {
        let kept = self.shapes.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(shape) = kept.get(&letter) {
            return shape.clone();
        }
        drop(kept);
        let shape = self.outline(letter).map(Arc::new);
        let mut kept = self.shapes.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(letter, shape.clone());
        shape
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn outline(&self, letter: Letter) -> Option<GlyphMask> {
        let face = &self.all[letter.font];
        let glyph = letter.glyph.with_scale(face.scale(letter.size));
        let outlined = face.outlines.outline_glyph(glyph)?;
        let bounds = outlined.px_bounds();
        let mut cover = GrayImage::new(bounds.width().ceil() as u32, bounds.height().ceil() as u32);
        outlined.draw(|x, y, amount| {
            if let Some(pixel) = cover.get_pixel_mut_checked(x, y) {
                *pixel = Luma([(amount.clamp(0.0, 1.0) * 255.0) as u8]);
            }
        });
        Some(GlyphMask { left: bounds.min.x as i32, top: bounds.min.y as i32, cover })
    }
}
