//! Pictures: pure functions from views to PNG, with a description in words.
//!
//! What goes in is a [`Scene`] (names, language, look, size) and a view. A public picture takes a
//! `TableView`, a private one a `SeatView`; a state cannot be drawn. [`Pictured`] lists what every
//! game can show. Each game has a folder here; below it, in reading order: `canvas` is what is
//! drawn on, `studio` keeps palette and drawings ready, `lettering` the letters, `encode` writes
//! the PNG.

mod art;
mod canvas;
mod encode;
mod ledger;
mod lettering;
mod little_prince;
mod paint;
mod palette;
mod scale;
mod strip;
mod studio;
mod tectonic_tribes;
mod vaalbara;

pub use encode::indexed_png;
pub use paint::Look;
pub use scale::Scale;

use crate::spoken::Voice;
use crate::text::Language;
use canvas::Canvas;
use paint::Hue;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::question::Picked;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use std::fmt;
use studio::Studio;

/// The longest description that Discord takes.
pub const LONGEST_DESCRIPTION: usize = 1024;

/// For whom a picture is, and how they want it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The players' names by seat.
    pub names: &'a [String],
    /// The language of the words in it.
    pub language: Language,
    /// Its colours.
    pub look: Look,
    /// How large it may be.
    pub scale: Scale,
}

impl Scene<'_> {
    /// The names and the language alone.
    pub(crate) const fn voice(&self) -> Voice<'_> {
        Voice { names: self.names, language: self.language }
    }

    /// A player's name; a seat without one is numbered.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice().name(seat)
    }

    /// A player's name as it is drawn: the colour's name where no font here has the letters.
    pub(crate) fn drawn_name(&self, seat: Seat, hue: Hue) -> String {
        let name = self.name(seat);
        if lettering::is_legible(&name) { name } else { self.language.say(&hue.word()) }
    }

    /// Several names as a sentence lists them.
    pub(crate) fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.voice().list(seats)
    }
}

/// A finished picture.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// The file.
    pub png: Vec<u8>,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// What is to be seen, in words; at most [`LONGEST_DESCRIPTION`] characters.
    pub description: String,
}

impl Picture {
    pub(crate) fn new(canvas: Canvas, description: &str) -> Self {
        Self {
            width: canvas.width().unsigned_abs(),
            height: canvas.height().unsigned_abs(),
            png: encode::png(canvas),
            description: shorten(description),
        }
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}, {} bytes: {}", self.width, self.height, self.png.len(), self.description)
    }
}

/// A description cut at the last sentence that fits, or, if even the first is too long, in it.
fn shorten(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(LONGEST_DESCRIPTION) else {
        return text.to_owned();
    };
    let fitting = &text[..end];
    match fitting.rfind(". ") {
        Some(stop) => fitting[..=stop].to_owned(),
        None => fitting.chars().take(LONGEST_DESCRIPTION - 1).chain(['…']).collect(),
    }
}

/// What every game can show.
pub trait Pictured: Game {
    /// The table as everybody sees it.
    fn board(scene: &Scene<'_>, setting: &Setting<Self>, view: &Self::TableView) -> Picture;

    /// What one seat holds. For that seat only.
    fn hand(scene: &Scene<'_>, setting: &Setting<Self>, view: &Self::SeatView) -> Picture;

    /// What one seat is deciding, as far as its draft has come, with the place it is trying out.
    /// For that seat only.
    fn panel(
        scene: &Scene<'_>,
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
        trial: Option<Spot>,
    ) -> Picture;

    /// All points: of the finished game, or as if it ended now where that follows from public
    /// facts.
    fn scoring(
        scene: &Scene<'_>,
        setting: &Setting<Self>,
        view: &Self::TableView,
    ) -> Option<Picture>;

    /// All cards or tiles with their numbers.
    fn reference(scene: &Scene<'_>, deck: &Self::Deck) -> Vec<Picture>;

    /// The table in plain text, for those who want no picture.
    fn plain(scene: &Scene<'_>, setting: &Setting<Self>, view: &Self::TableView) -> String;
}

/// Makes everything ready that pictures of a look need, so that the first is as quick as the rest.
pub fn warm(look: Look) {
    let studio = Studio::of(look);
    for art in art::Art::ALL {
        for unit in scale::UNITS {
            studio.sprite(*art, unit.unsigned_abs(), pangaea_engine::spot::Turn::None);
        }
    }
}

/// A drawing of `art/` by the name of its file, as a PNG of this width with a clear ground.
pub fn drawing(name: &str, look: Look, width: u32) -> Option<Vec<u8>> {
    let art = art::Art::ALL.iter().find(|art| art.file() == name)?;
    let drawn = art.rasterise(look, width);
    Some(encode::rgba_png(drawn.width, drawn.height, &drawn.pixels.concat()))
}

/// How many bytes the ready drawings of a look take, and the most they may take.
pub fn sprite_bytes(look: Look) -> (usize, usize) {
    (Studio::of(look).sprite_bytes(), studio::MOST_SPRITE_BYTES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_ends_with_a_whole_sentence() {
        assert_eq!(shorten("All. Fine."), "All. Fine.");
        let long = format!("One. Two. {}", "x".repeat(2000));
        assert_eq!(shorten(&long), "One. Two.");
        let endless = shorten(&"é".repeat(2000));
        assert_eq!(endless.chars().count(), LONGEST_DESCRIPTION);
        assert!(endless.ends_with('…'));
    }
}
