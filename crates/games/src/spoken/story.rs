//! What has happened since someone last acted, told to them: the same events as everyone's news,
//! but in few lines, and from where they sit.

use super::Voice;
use pangaea_engine::game::Game;
use pangaea_engine::seat::Seat;
use pangaea_text::spoken as text;

/// Events of one round that came one after another.
#[derive(Clone, Copy, Debug)]
pub struct Stretch<'a, G: Game> {
    /// The round in which they came.
    pub round: u32,
    /// Whose doing the first of them is, where it is the seat's own deed.
    pub opening: Opening,
    /// The public events of the stretch.
    pub events: &'a [&'a G::Event],
}

/// Who has decided on what a stretch begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The one who is told of it: they know.
    Own,
    /// The computer, for them.
    Computer,
    /// Someone else; whatever is the seat's own was forced.
    Other,
}

/// One line of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryLine {
    /// The line in words.
    pub words: String,
    /// It is about the one who is told, who would miss it most.
    pub is_own: bool,
}

impl StoryLine {
    pub(crate) const fn of(words: String) -> Self {
        Self { words, is_own: false }
    }

    pub(crate) const fn own(words: String) -> Self {
        Self { words, is_own: true }
    }
}

/// The names as someone reads them who is called *you*.
pub(crate) fn names_with_you(voice: &Voice<'_>, seats: usize, you: Seat) -> Vec<String> {
    let name = |seat| if seat == you { voice.say(&text::you()) } else { voice.name(seat) };
    Seat::all(seats).map(name).collect()
}
