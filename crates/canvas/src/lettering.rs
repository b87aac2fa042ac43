//! Letters: which font has them, how wide they are, and how they look, kept for the next picture.

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use pangaea_text::names::is_visible;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// How thick letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Of running text.
    Regular,
    /// Of names and headings.
    Bold,
}

/// A size in pixels and a thickness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    /// Of an em, in pixels.
    pub size: u32,
    /// How thick the letters are.
    pub weight: Weight,
}

impl Type {
    /// Running text of this size.
    pub const fn regular(size: i32) -> Self {
        Self { size: size.unsigned_abs(), weight: Weight::Regular }
    }

    /// A name or heading of this size.
    pub const fn bold(size: i32) -> Self {
        Self { size: size.unsigned_abs(), weight: Weight::Bold }
    }
}

/// Stands for a letter that no font here has.
const UNKNOWN: char = '□';
const ELLIPSIS: char = '…';

/// Letters kept; names in rare scripts must not fill the memory.
const MOST_KEPT: usize = 4096;

/// One letter's shape, placed relative to the pen on the base line.
#[derive(Debug)]
pub(crate) struct GlyphMask {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) cover: GrayImage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Letter {
    font: usize,
    glyph: GlyphId,
    size: u32,
}

struct Fonts {
    all: [FontRef<'static>; 3],
    shapes: RwLock<HashMap<Letter, Option<Arc<GlyphMask>>>>,
}

static FONTS: LazyLock<Fonts> = LazyLock::new(|| {
    let font = |bytes: &'static [u8]| FontRef::try_from_slice(bytes).expect("a font of ours");
    Fonts {
        all: [
            font(include_bytes!("../../../fonts/AtkinsonHyperlegibleNext_400Regular.ttf")),
            font(include_bytes!("../../../fonts/AtkinsonHyperlegibleNext_700Bold.ttf")),
            font(include_bytes!("../../../fonts/Inter_500Medium.ttf")),
        ],
        shapes: RwLock::default(),
    }
});

impl Fonts {
    /// The first font that has the letter, by the wanted thickness and then Inter, which has
    /// Greek, Cyrillic and signs.
    fn letter(&self, letter: char, lettering: Type) -> Letter {
        let first = match lettering.weight {
            Weight::Regular => 0,
            Weight::Bold => 1,
        };
        let has = |font: usize, letter: char| {
            let glyph = self.all[font].glyph_id(letter);
            (glyph.0 != 0).then_some((font, glyph))
        };
        let found = has(first, letter).or_else(|| has(2, letter)).or_else(|| has(2, UNKNOWN));
        let (font, glyph) = found.unwrap_or((first, GlyphId(0)));
        Letter { font, glyph, size: lettering.size }
    }

    fn advance(&self, letter: Letter) -> f32 {
        self.all[letter.font].as_scaled(scale(letter.size)).h_advance(letter.glyph)
    }

    fn kern(&self, before: Option<Letter>, letter: Letter) -> f32 {
        match before.filter(|before| before.font == letter.font) {
            Some(before) => {
                self.all[letter.font].as_scaled(scale(letter.size)).kern(before.glyph, letter.glyph)
            }
            None => 0.0,
        }
    }

    fn shape(&self, letter: Letter) -> Option<Arc<GlyphMask>> {
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
        let glyph = letter.glyph.with_scale(scale(letter.size));
        let outlined = self.all[letter.font].outline_glyph(glyph)?;
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

/// A font's size counts from its lowest to its highest point; ours is the size of its em.
#[allow(clippy::cast_precision_loss)]
fn scale(size: u32) -> PxScale {
    PxScale::from(size as f32 * 1.2)
}

/// Each letter with its distance from the start, and the width of all.
fn set(text: &str, lettering: Type) -> (Vec<(Letter, f32)>, f32) {
    let fonts = &*FONTS;
    let mut pen = 0.0;
    let mut before = None;
    let letters = clean(text)
        .map(|letter| {
            let letter = fonts.letter(letter, lettering);
            pen += fonts.kern(before, letter);
            let at = pen;
            pen += fonts.advance(letter);
            before = Some(letter);
            (letter, at)
        })
        .collect();
    (letters, pen)
}

/// Only what can be seen: a name may hold anything.
fn clean(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|letter| is_visible(*letter))
}

/// Would most of a text be drawn as its own letters?
pub fn is_legible(text: &str) -> bool {
    let has = |letter: char| FONTS.all.iter().any(|font| font.glyph_id(letter).0 != 0);
    let letters: Vec<char> = clean(text).filter(|letter| !letter.is_whitespace()).collect();
    letters.iter().filter(|letter| has(**letter)).count() * 2 > letters.len()
}

/// How wide a text is.
#[allow(clippy::cast_possible_truncation)]
pub fn width(text: &str, lettering: Type) -> i32 {
    set(text, lettering).1.ceil() as i32
}

/// The text, or as much of it as fits with an ellipsis behind it.
pub fn fit(text: &str, lettering: Type, room: i32) -> Cow<'_, str> {
    if width(text, lettering) <= room {
        return Cow::Borrowed(text);
    }
    let letters: Vec<char> = clean(text).collect();
    let shortened = |kept: usize| -> String {
        let start: String = letters[..kept].iter().collect();
        format!("{}{ELLIPSIS}", start.trim_end())
    };
    // The most letters that fit; the search halves the range, since names can be long.
    let (mut fits, mut too_many) = (0, letters.len());
    while too_many - fits > 1 {
        let middle = usize::midpoint(fits, too_many);
        if width(&shortened(middle), lettering) <= room {
            fits = middle;
        } else {
            too_many = middle;
        }
    }
    Cow::Owned(shortened(fits))
}

/// How high capital letters are, and digits with them.
pub fn capital_height(lettering: Type) -> i32 {
    FONTS.shape(FONTS.letter('H', lettering)).map_or(0, |shape| -shape.top)
}

/// The smallest size whose capitals are so many pixels high, in both thicknesses.
pub fn size_with_capitals(height: i32) -> i32 {
    let high = |set: Type| capital_height(set) >= height;
    // Capitals take about two thirds of an em.
    let start = height.clamp(1, 1000);
    (start..=2 * start)
        .find(|size| high(Type::bold(*size)) && high(Type::regular(*size)))
        .unwrap_or(2 * start)
}

/// Calls `put` with every letter's shape and its place, the pen starting at 0 on the base line.
#[allow(clippy::cast_possible_truncation)]
pub(crate) fn each_shape(text: &str, lettering: Type, mut put: impl FnMut(i32, &GlyphMask)) {
    for (letter, at) in set(text, lettering).0 {
        if let Some(shape) = FONTS.shape(letter) {
            put(at.round() as i32 + shape.left, &shape);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Type = Type { size: 16, weight: Weight::Bold };

    #[test]
    fn a_text_is_shortened_only_where_it_must_be() {
        assert_eq!(fit("Red", PLAIN, 1000), "Red");
        let short = fit("Willibald the Unpronounceable", PLAIN, 100);
        assert!(short.ends_with('…') && short.starts_with("Wi"), "{short}");
        assert!(width(&short, PLAIN) <= 100);
        assert_eq!(fit("anything", PLAIN, 0), "…");
    }

    #[test]
    fn the_four_languages_are_covered_by_the_first_font() {
        for letter in "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸŒÆàâäçèéêëîïíóôöùûüÿœæßẞĳĲ–—’“”„«»…×·½€".chars()
        {
            for weight in [Weight::Regular, Weight::Bold] {
                let found = FONTS.letter(letter, Type { size: 16, weight });
                let own = usize::from(weight == Weight::Bold);
                assert!(found.font == own || "ĳĲẞ".contains(letter), "{letter}");
            }
        }
    }

    #[test]
    fn a_name_of_any_script_is_something_to_be_seen() {
        for name in ["Ωμέγα", "Жанна", "日本", "👩‍🚀", "مرحبا", "a\u{202e}b\n", "e\u{301}"]
        {
            assert!(width(name, PLAIN) > 0, "{name:?}");
        }
        assert!(is_legible("Жанна ★") && is_legible("Ørsted 日"));
        assert!(!is_legible("日本のともだち") && !is_legible("👩‍🚀") && !is_legible(""));
        assert_eq!(width("\u{200b}\n\u{7}\u{202e}", PLAIN), 0);
        let mut shapes = 0;
        each_shape("日", PLAIN, |_, _| shapes += 1);
        assert_eq!(shapes, 1, "a box stands for it");
    }

    #[test]
    fn a_size_is_found_by_its_capitals() {
        for height in [1, 9, 18, 40] {
            let size = size_with_capitals(height);
            assert!(capital_height(Type::regular(size)) >= height, "{height}: {size}");
            assert!(capital_height(Type::regular(size - 1)) < height, "{height}: {size}");
        }
    }

    #[test]
    fn rare_letters_do_not_fill_the_memory() {
        for letter in
            ('\u{400}'..='\u{4ff}').flat_map(|letter| (8..28).map(move |size| (letter, size)))
        {
            each_shape(&letter.0.to_string(), Type::regular(letter.1), |_, _| ());
        }
        assert!(FONTS.shapes.read().expect("no panic before").len() <= MOST_KEPT);
    }
}
