//! Letters: which font has them, how wide they are, and how they look, kept for the next picture.

mod fonts;
mod shaping;

pub(crate) use fonts::GlyphMask;

use fonts::{FONTS, Letter};
use pangaea_text::names::is_visible;
use std::borrow::Cow;
use unicode_segmentation::UnicodeSegmentation;

/// How thick letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

const ELLIPSIS: char = '…';

/// A letter and its distance from the start of the base line, to the right and up.
type Set = (Letter, (f32, f32));

/// Every letter in its place, and the width of all.
fn set(text: &str, lettering: Type) -> (Vec<Set>, f32) {
    plain(text, lettering).unwrap_or_else(|| shaped(text, lettering))
}

/// A text of letters that stand side by side, as most texts are: nothing of it has to be shaped.
fn plain(text: &str, lettering: Type) -> Option<(Vec<Set>, f32)> {
    let fonts = &*FONTS;
    let mut pen = 0.0;
    let letters = text.chars().filter(|letter| is_visible(*letter)).map(|letter| {
        let found = || fonts.letter(letter, lettering.weight, lettering.size);
        let letter = stands_alone(letter).then(found)??;
        let at = pen;
        pen += fonts.advance(letter);
        Some((letter, (at, 0.0)))
    });
    let letters: Option<Vec<Set>> = letters.collect();
    letters.map(|letters| (letters, pen))
}

/// Latin, Greek, Cyrillic and signs, without marks that are put on other letters.
const fn stands_alone(letter: char) -> bool {
    matches!(letter,
        '\0'..='\u{2ff}' | '\u{370}'..='\u{482}' | '\u{48a}'..='\u{52f}' | '\u{1e00}'..='\u{20cf}'
        | '\u{2100}'..='\u{2bff}')
}

#[allow(clippy::cast_precision_loss)]
fn shaped(text: &str, lettering: Type) -> (Vec<Set>, f32) {
    let line = shaping::line(text, lettering.weight);
    let size = lettering.size as f32;
    let letter = |placed: &shaping::PlacedGlyph| {
        let letter = Letter { font: placed.font, glyph: placed.glyph, size: lettering.size };
        (letter, (placed.x * size, placed.y * size))
    };
    (line.glyphs.iter().map(letter).collect(), line.advance * size)
}

/// Would most of a text be drawn as its own letters?
pub fn is_legible(text: &str) -> bool {
    if let Some((letters, _)) = plain(text, Type::bold(1)) {
        return !letters.is_empty() && !text.trim().is_empty();
    }
    let line = shaping::line(text, Weight::Bold);
    line.unknown * 2 < line.clusters
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
    // What belongs together is kept or cut together.
    let ends: Vec<usize> = text.grapheme_indices(true).map(|(at, _)| at).collect();
    let shortened = |kept: usize| {
        let end = ends.get(kept).copied().unwrap_or_default();
        format!("{}{ELLIPSIS}", text[..end].trim_end())
    };
    // The most letters that fit; the search halves the range, since names can be long.
    let (mut fits, mut too_many) = (0, ends.len());
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
    let letter = FONTS.letter('H', lettering.weight, lettering.size);
    letter.and_then(|letter| FONTS.shape(letter)).map_or(0, |shape| -shape.top)
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

/// Calls `put` with the left upper corner of every letter's shape, from the start of the base line.
#[allow(clippy::cast_possible_truncation)]
pub(crate) fn each_shape(text: &str, lettering: Type, mut put: impl FnMut((i32, i32), &GlyphMask)) {
    for (letter, (x, y)) in set(text, lettering).0 {
        if let Some(shape) = FONTS.shape(letter) {
            put((x.round() as i32 + shape.left, shape.top - y.round() as i32), &shape);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const PLAIN: Type = Type { size: 16, weight: Weight::Bold };

    #[test]
    fn a_text_is_shortened_only_where_it_must_be() {
        assert_eq!(fit("Red", PLAIN, 1000), "Red");
        let short = fit("Willibald the Unpronounceable", PLAIN, 100);
        assert!(short.ends_with('…') && short.starts_with("Wi"), "{short}");
        assert!(width(&short, PLAIN) <= 100);
        assert_eq!(fit("anything", PLAIN, 0), "…");
        assert_eq!((fit("", PLAIN, 0), fit("", PLAIN, -1)), ("".into(), "…".into()));
    }

    #[test]
    fn the_four_languages_are_covered_by_the_first_font() {
        for letter in "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸŒÆàâäçèéêëîïíóôöùûüÿœæßẞĳĲ–—’“”„«»…×·½€".chars()
        {
            for weight in [Weight::Regular, Weight::Bold] {
                let found = FONTS.letter(letter, weight, 16).expect("a letter of ours");
                let own = usize::from(weight == Weight::Bold);
                assert!(found.font == own || "ĳĲẞ".contains(letter), "{letter}");
            }
        }
    }

    #[test]
    fn a_name_of_any_script_is_something_to_be_seen() {
        for name in ["a\u{202e}b\n", "e\u{301}", "\u{10ffff}", "ᚠᚢᚦ", "🏴\u{e0067}\u{e007f}"]
        {
            assert!(width(name, PLAIN) > 0, "{name:?}");
        }
        assert_eq!(width("\u{200b}\n\u{7}\u{202e}", PLAIN), 0);
    }

    #[test]
    fn a_word_is_all_in_one_font() {
        for word in ["Ωμέγα", "Жанна", "Ørsted", "Ł\u{142}"] {
            let fonts: HashSet<usize> = set(word, PLAIN).0.iter().map(|(at, _)| at.font).collect();
            assert_eq!(fonts.len(), 1, "{word}");
        }
    }

    #[test]
    fn a_name_is_cut_between_what_belongs_together() {
        let name = "👩\u{200d}🚀น้ำใจक्षत्रिय각e\u{301}";
        let whole = width(name, PLAIN);
        let borders: Vec<usize> =
            name.grapheme_indices(true).map(|(at, _)| at).chain([name.len()]).collect();
        for room in 0..whole {
            let cut = fit(name, PLAIN, room);
            let kept = cut.strip_suffix(ELLIPSIS).expect("an ellipsis");
            assert!(borders.contains(&kept.len()) && name.starts_with(kept), "{room}: {cut}");
        }
        assert_eq!(fit(name, PLAIN, whole), name);
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
        assert!(FONTS.shapes.read().expect("no panic before").len() <= fonts::MOST_KEPT);
    }
}
