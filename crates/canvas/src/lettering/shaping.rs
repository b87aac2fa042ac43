//! Texts whose letters join, stack or run from right to left, and those that need several fonts.

use super::Weight;
use super::fonts::FONTS;
use ab_glyph::GlyphId;
use harfrust::{Buffer, Direction, ShapeOptions, ShaperFont};
use icu_normalizer::ComposingNormalizerBorrowed;
use pangaea_text::names::{is_joiner, is_visible};
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};
use unicode_bidi::{BidiClass, ParagraphBidiInfo, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

/// Stands for what no font here has.
const UNKNOWN: &str = "□";

/// What may stand over and under one letter; vowel signs, tones and accents need no more.
const MOST_MARKS: usize = 3;

/// Where signs begin that are joined only to make another sign of them.
const SIGNS: char = '\u{2000}';

/// Lines kept, and how long one of them may be: a few times the longest name.
const MOST_KEPT: usize = 512;
const LONGEST_KEPT: usize = 512;

/// A glyph, with its place on the base line in parts of the letters' size.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacedGlyph {
    pub(super) font: usize,
    pub(super) glyph: GlyphId,
    pub(super) x: f32,
    pub(super) y: f32,
}

/// A text as it is drawn, in parts of the letters' size.
#[derive(Debug, Default)]
pub(super) struct LetteredLine {
    pub(super) glyphs: Vec<PlacedGlyph>,
    pub(super) advance: f32,
    /// How much of it there is to be read, and how much of that is drawn as a box.
    pub(super) clusters: usize,
    pub(super) unknown: usize,
}

type ShapedLines = HashMap<(Weight, String), Arc<LetteredLine>>;
static LINES: LazyLock<RwLock<ShapedLines>> = LazyLock::new(RwLock::default);

/// The text's glyphs from left to right; what was shaped before is kept.
pub(super) fn line(text: &str, weight: Weight) -> Arc<LetteredLine> {
    if text.len() > LONGEST_KEPT {
        return Arc::new(set(text, weight));
    }
    let key = (weight, text.to_owned());
    if let Some(line) = LINES.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Arc::clone(line);
    }
    let line = Arc::new(set(text, weight));
    let mut kept = LINES.write().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= MOST_KEPT {
        kept.clear();
    }
    kept.insert(key, Arc::clone(&line));
    line
}

fn set(text: &str, weight: Weight) -> LetteredLine {
    let mut line = LetteredLine::default();
    let mut drawn = String::new();
    let mut parts: Vec<(Range<usize>, usize)> = Vec::new();
    for cluster in text.graphemes(true) {
        let cluster = restrained(cluster);
        if !cluster.chars().any(is_visible) {
            continue;
        }
        let found = found(&cluster, weight);
        let (shown, font) = found.as_ref().map_or_else(
            || (UNKNOWN, FONTS.chain(weight).nth(1).unwrap_or_default()),
            |(shown, font)| (shown.as_ref(), *font),
        );
        if !cluster.trim().is_empty() {
            line.clusters += 1;
            line.unknown += usize::from(found.is_none());
        }
        let start = drawn.len();
        drawn.push_str(shown);
        match parts.last_mut() {
            Some((range, last)) if *last == font => range.end = drawn.len(),
            _ => parts.push((start..drawn.len(), font)),
        }
    }
    if drawn.is_empty() {
        return line;
    }
    let order = ParagraphBidiInfo::new(&drawn, None);
    let (levels, runs) = order.visual_runs(0..drawn.len());
    for run in runs {
        let direction = if levels[run.start].is_rtl() {
            Direction::RightToLeft
        } else {
            Direction::LeftToRight
        };
        let within = parts.iter().filter_map(|(part, font)| {
            let common = part.start.max(run.start)..part.end.min(run.end);
            (!common.is_empty()).then_some((common, *font))
        });
        let mut within: Vec<(Range<usize>, usize)> = within.collect();
        if direction == Direction::RightToLeft {
            within.reverse();
        }
        for (part, font) in within {
            line.append(&drawn[part], font, direction);
        }
    }
    line
}

impl LetteredLine {
    #[allow(clippy::cast_precision_loss)]
    fn append(&mut self, text: &str, font: usize, direction: Direction) {
        let unit = FONTS.all[font].unit();
        let Some(buffer) = shaped(text, font, direction) else { return };
        for (glyph, at) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
            let placed = |glyph| PlacedGlyph {
                font,
                glyph: GlyphId(glyph),
                x: self.advance + at.x_offset as f32 * unit,
                y: at.y_offset as f32 * unit,
            };
            self.glyphs.extend(u16::try_from(glyph.glyph_id).ok().map(placed));
            self.advance += at.x_advance as f32 * unit;
        }
    }
}

/// A cluster without what cannot be seen, with no more marks on a letter than it can bear, and none twice.
fn restrained(cluster: &str) -> String {
    let (mut marks, mut last) = (0, None);
    let bearable = |letter: &char| {
        let mark = bidi_class(*letter) == BidiClass::NSM;
        marks = if mark { marks + 1 } else { 0 };
        let again = last.replace(*letter) == Some(*letter);
        !mark || marks <= MOST_MARKS && !again
    };
    let seen = |letter: &char| is_visible(*letter) || is_joiner(*letter);
    cluster.chars().filter(seen).filter(bearable).collect()
}

/// How a cluster can be drawn, and with which font: as it is, or else as the nearest to it that a
/// font has. Joined signs are drawn as the first of them; fancy letters as plain ones; a letter with
/// marks that no font has without them.
fn found(cluster: &str, weight: Weight) -> Option<(Cow<'_, str>, usize)> {
    let first = |text: &str| text.chars().next().map(String::from).unwrap_or_default();
    let whole = match cluster.split_once(is_joiner) {
        Some((sign, _)) if sign.starts_with(|letter| letter >= SIGNS) => sign,
        _ => cluster,
    };
    let font = |text: &str| FONTS.chain(weight).find(|font| covers(*font, text));
    if let Some(font) = font(whole) {
        return Some((Cow::Borrowed(whole), font));
    }
    let plain = ComposingNormalizerBorrowed::new_nfkc().normalize(whole).into_owned();
    let others = [first(whole), first(&plain)];
    std::iter::once(plain)
        .chain(others)
        .find_map(|text| font(&text).map(|font| (Cow::Owned(text), font)))
}

/// Has the font every part of a cluster, as they are or composed?
fn covers(font: usize, cluster: &str) -> bool {
    let mut letters = cluster.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => FONTS.all[font].has(letter).is_some(),
        _ => shaped(cluster, font, Direction::LeftToRight).is_some_and(|buffer| {
            !buffer.is_empty() && buffer.glyph_infos().iter().all(|glyph| glyph.glyph_id != 0)
        }),
    }
}

fn shaped(text: &str, font: usize, direction: Direction) -> Option<Buffer> {
    let mut buffer = Buffer::new();
    buffer.push_str(text);
    buffer.set_direction(direction);
    buffer.guess_segment_properties();
    let font = ShaperFont::new(&FONTS.all[font].shaper);
    harfrust::shape(&font, &mut buffer, ShapeOptions::new()).ok().map(|()| buffer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn glyphs(text: &str) -> Vec<u16> {
        line(text, Weight::Bold).glyphs.iter().map(|placed| placed.glyph.0).collect()
    }

    /// Each letter of a word as it looks alone, from left to right.
    fn alone(text: &str) -> Vec<u16> {
        text.chars().flat_map(|letter| glyphs(&letter.to_string())).collect()
    }

    #[test]
    fn every_script_has_its_letters() {
        let names = [
            ("Latin", "Grandmother Willow"),
            ("Greek", "Ωμέγα Αλέξανδρος"),
            ("Cyrillic", "Жанна Щербакова"),
            ("Arabic", "محمد الفارسي گچپژ"),
            ("Hebrew", "שָׂרָה בת־חן"),
            ("Thai", "น้ำใจ กี่ปุ่น"),
            ("Devanagari", "प्रिया क्षत्रिय"),
            ("simplified Chinese", "李小龙 昊睿萱淼鑫"),
            ("traditional Chinese", "張偉 臺灣 龍鳳"),
            ("Japanese", "さくら カタナ 渡邊 斎藤"),
            ("Hangul", "김민준 별빛 \u{1100}\u{1161}"),
            ("emoji", "🦊👩\u{200d}🚀🌍👍🏽❤\u{fe0f}🇳🇱1\u{fe0f}\u{20e3}"),
            ("fancy letters", "𝕬𝖉𝖆 𝓛𝓾𝓷𝓪 Ａｄａ ᴋɪɴɢ ⓐ"),
            ("combined", "e\u{301} a\u{323}\u{302} か\u{3099}"),
        ];
        for (script, name) in names {
            for weight in [Weight::Regular, Weight::Bold] {
                let line = line(name, weight);
                assert!(line.clusters > 0 && line.advance > 0.0, "{script}");
                assert_eq!(line.unknown, 0, "{script}");
                assert!(line.glyphs.iter().all(|placed| placed.glyph.0 != 0), "{script}");
            }
        }
        let runes = line("ᚠᚢ Ada", Weight::Bold);
        assert_eq!((runes.unknown, runes.clusters), (2, 5), "two boxes");
    }

    #[test]
    fn arabic_letters_are_joined_and_run_from_right_to_left() {
        let (word, mut apart) = (glyphs("محمد"), alone("محمد"));
        apart.reverse();
        assert_eq!(word.len(), apart.len());
        assert_ne!(word[0], 0);
        assert_ne!(word[1..], apart[1..], "the letters in the middle are joined");
        let kept_apart = glyphs("م\u{200c}ح");
        assert!(kept_apart.contains(&alone("م")[0]) && kept_apart.contains(&alone("ح")[0]));
    }

    #[test]
    fn what_runs_from_right_to_left_stands_so_among_the_rest() {
        let mut backwards = alone("אבג");
        backwards.reverse();
        assert_eq!(glyphs("אבג"), backwards);
        // The first strong letter says from which side the whole is read; numbers never turn.
        assert_eq!(glyphs("Ada 12 אבג"), [glyphs("Ada 12 "), backwards.clone()].concat());
        assert_eq!(glyphs("אבג 12"), [glyphs("12 "), backwards].concat());
    }

    #[test]
    fn a_sequence_of_signs_is_drawn_as_its_first() {
        assert_eq!(glyphs("👩\u{200d}🚀"), glyphs("👩"));
        assert_eq!(glyphs("👍🏽"), glyphs("👍"));
    }

    #[test]
    fn marks_stay_at_their_letters_and_are_few() {
        let composed = line("é", Weight::Bold).advance;
        for marked in ["e\u{301}", "e\u{301}\u{301}\u{301}"] {
            assert!((line(marked, Weight::Bold).advance - composed).abs() < 0.001, "{marked}");
        }
        let thai = line("ก\u{e47}", Weight::Bold);
        assert_eq!(glyphs(&format!("ก{}", "\u{e47}".repeat(20))).len(), thai.glyphs.len());
        let zalgo: String = std::iter::once('a').chain('\u{300}'..'\u{340}').collect();
        assert!(glyphs(&zalgo).len() <= 1 + MOST_MARKS);
    }

    /// No letter's ink leaves the line that it has in a picture, whatever is put on it.
    fn within_its_line(text: &str) {
        let line = line(text, Weight::Bold);
        assert!(line.advance >= 0.0 && line.advance.is_finite(), "{text:?}");
        for placed in &line.glyphs {
            assert!(placed.x.is_finite() && placed.y.abs() <= 1.0, "{text:?}: {placed:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_text_breaks_a_line(text in ".{0,40}") {
            within_its_line(&text);
        }

        #[test]
        fn no_marks_break_a_line(
            text in "[a\u{5d0}\u{628}ก\u{915}\u{1f469}가日][\u{300}-\u{36f}\u{591}-\u{5c7}\u{610}-\u{65f}\u{e31}-\u{e4e}\u{93c}-\u{94d}\u{200c}\u{200d}\u{fe0f}]{0,20}",
        ) {
            within_its_line(&text.repeat(2));
        }
    }
}
