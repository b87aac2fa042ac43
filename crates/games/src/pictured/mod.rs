//! Pictures: pure functions from views to PNG, with a description in words.
//!
//! What goes in is a [`Scene`] (names, language, look, size) and a view. A public picture takes a
//! `TableView`, a private one a `SeatView`; a state cannot be drawn. [`Pictured`] lists what every
//! game can show. What is drawn with is in `pangaea-canvas`; here are the parts that the games
//! share: the shape of a picture (`page`), the players beside a board (`roster`), the seats'
//! colours (`hue`) and the drawings for all (`marks`).

mod cover;
mod hue;
mod look_assets;
mod steps;

pub(crate) mod marks;
pub(crate) mod page;
pub(crate) mod roster;
pub(crate) mod topic;

pub use hue::Hue;
pub use look_assets::{drawing, drawings, sprite_bytes, told_apart, warm};
pub use pangaea_canvas::{Client, LEAST_HEIGHT, Look, Lowest, Scale, fill_share, indexed_png};
pub use steps::panels;
pub use topic::{Topic, topic_of};

use crate::spoken::{Spoken, Voice};
use pangaea_canvas::{Art, Canvas, Paint, lettering, png};
use pangaea_engine::game::Setting;
use pangaea_engine::question::Picked;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_text::Language;
use std::fmt;

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
    /// The size of what is drawn.
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

    /// An empty picture in this look.
    pub(crate) fn canvas(&self, width: i32, height: i32, ground: Paint) -> Canvas {
        Canvas::new(look_assets::of(self.look), width, height, ground)
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
    /// The lowest of what must be read in it.
    pub lowest: Option<Lowest>,
}

impl Picture {
    pub(crate) fn new(canvas: Canvas, description: &str) -> Self {
        Self {
            width: canvas.width().unsigned_abs(),
            height: canvas.height().unsigned_abs(),
            lowest: canvas.lowest().cloned(),
            png: png(canvas),
            description: shorten(description),
        }
    }

    /// How high the lowest of what must be read is in a client, in pixels.
    pub fn lowest_shown(&self, client: Client) -> Option<f64> {
        let shrinks = client.shrinks(self.width, self.height);
        self.lowest.as_ref().map(|lowest| f64::from(lowest.height) * shrinks)
    }

    /// How much of the desktop client's box it fills, 0 to 1.
    pub fn fill_share(&self) -> f64 {
        fill_share(self.width, self.height)
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
pub trait Pictured: Spoken {
    /// Its own drawings.
    const DRAWINGS: &'static [Art];

    /// Drawings that stand side by side and must not be taken for each other.
    const TOLD_APART: &'static [&'static [Art]];

    /// The scene at the top of its lobby.
    const COVER: Art;

    /// What its rules are about. Buttons name a topic by its place, so new ones come last.
    const TOPICS: &'static [Topic<Self>];

    /// How a tribe, clan or pawn is told from the others.
    fn hue(colour: Self::Colour) -> Hue;

    /// The lobby: the game's scene and title, and below it who sits there under which colour.
    fn cover(scene: &Scene<'_>, colours: &[Self::Colour]) -> Picture {
        let hues: Vec<Hue> = colours.iter().map(|colour| Self::hue(*colour)).collect();
        cover::cover(scene, Self::COVER, &Self::title(), &hues, *Self::SEATS.end())
    }

    /// The table as everyone sees it.
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

    /// The end of a game with what no ordinary game shows in its place, each with a name: for
    /// those who look at the limits of the pictures.
    fn extremes(
        setting: &Setting<Self>,
        finished: &Self::TableView,
    ) -> Vec<(&'static str, Self::TableView)> {
        let _ = (setting, finished);
        Vec::new()
    }
}

/// Writes `impl Pictured` for a game whose folder of pictures has the usual files, each with a
/// function of its name. Which colour its tribes, clans or pawns have is given, and what only some
/// games have.
macro_rules! pictured {
    ($game:ident, $hue:path; $($own:tt)*) => {
        impl $crate::pictured::Pictured for $game {
            const DRAWINGS: &'static [pangaea_canvas::Art] = super::art::ALL;
            const TOLD_APART: &'static [&'static [pangaea_canvas::Art]] = super::art::TOLD_APART;
            const COVER: pangaea_canvas::Art = super::art::COVER;
            const TOPICS: &'static [$crate::pictured::Topic<Self>] = topics::ALL;

            fn hue(colour: Self::Colour) -> $crate::pictured::Hue {
                $hue(colour)
            }

            $($own)*

            fn board(
                scene: &$crate::pictured::Scene<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::TableView,
            ) -> $crate::pictured::Picture {
                board::board(scene, setting, view)
            }

            fn hand(
                scene: &$crate::pictured::Scene<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::SeatView,
            ) -> $crate::pictured::Picture {
                hand::hand(scene, setting, view)
            }

            fn panel(
                scene: &$crate::pictured::Scene<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::SeatView,
                draft: &[pangaea_engine::question::Picked<Self>],
                trial: Option<pangaea_engine::spot::Spot>,
            ) -> $crate::pictured::Picture {
                panel::panel(scene, setting, view, draft, trial)
            }

            fn scoring(
                scene: &$crate::pictured::Scene<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::TableView,
            ) -> Option<$crate::pictured::Picture> {
                scoring::scoring(scene, setting, view).into()
            }

            fn reference(
                scene: &$crate::pictured::Scene<'_>,
                deck: &Self::Deck,
            ) -> Vec<$crate::pictured::Picture> {
                reference::reference(scene, deck)
            }

            fn plain(
                scene: &$crate::pictured::Scene<'_>,
                setting: &pangaea_engine::game::Setting<Self>,
                view: &Self::TableView,
            ) -> String {
                plain::plain(scene, setting, view)
            }
        }
    };
}
pub(crate) use pictured;

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
