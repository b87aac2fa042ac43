//! A picture that is still to be drawn: it holds views, so it can be drawn anywhere and later.

use super::{Table, TableGame, TableId};
use pangaea_engine::game::Setting;
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;
use pangaea_games::pictured::{Look, Picture, Scale, Scene};
use pangaea_text::Language;
use std::collections::hash_map::DefaultHasher;
use std::fmt::{self, Write};
use std::hash::Hasher;

/// What a picture needs.
pub struct Sketch {
    table: TableId,
    names: Vec<String>,
    language: Language,
    look: Look,
    subject: Box<dyn Subject>,
}

impl fmt::Debug for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sketch").field("look", &self.look).finish_non_exhaustive()
    }
}

impl Sketch {
    pub(super) fn new(
        table: &Table,
        language: Language,
        look: Look,
        subject: impl Subject + 'static,
    ) -> Self {
        Self { table: table.id, names: table.names(), language, look, subject: Box::new(subject) }
    }

    /// The table that it shows.
    pub const fn table(&self) -> TableId {
        self.table
    }

    /// Draws it; this takes some milliseconds.
    pub fn draw(&self) -> Picture {
        self.subject.draw(&Scene {
            names: &self.names,
            language: self.language,
            look: self.look,
            scale: Scale::FULL,
        })
    }

    /// A number for what is to be seen: as long as it stays, so does the picture. It means nothing
    /// to another process.
    pub fn moment(&self) -> u64 {
        let mut sum = Sum(DefaultHasher::new());
        let Self { table: _, names, language, look, subject } = self;
        // A sum takes whatever is written into it.
        let _ = write!(sum, "{names:?} {language:?} {look:?} ");
        let _ = subject.tell(&mut sum);
        sum.0.finish()
    }
}

/// What is written comes down to a number.
struct Sum(DefaultHasher);

impl Write for Sum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// Something that can be drawn. What is drawn is a view; a state is no subject.
pub(super) trait Subject: Send + Sync {
    fn draw(&self, scene: &Scene<'_>) -> Picture;

    /// Writes down all that the picture depends on and that can change in a game.
    fn tell(&self, out: &mut dyn Write) -> fmt::Result;
}

/// A lobby: the colours of those who sit there; names are the sketch's own.
pub(super) struct CoverSubject<G: TableGame> {
    pub(super) colours: Vec<G::Colour>,
}

impl<G: TableGame> Subject for CoverSubject<G> {
    fn draw(&self, scene: &Scene<'_>) -> Picture {
        G::cover(scene, &self.colours)
    }

    fn tell(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "cover {} {:?}", G::SLUG, self.colours)
    }
}

/// The table as everyone sees it.
pub(super) struct BoardSubject<G: TableGame> {
    pub(super) setting: Setting<G>,
    pub(super) view: G::TableView,
}

impl<G: TableGame> Subject for BoardSubject<G> {
    fn draw(&self, scene: &Scene<'_>) -> Picture {
        G::board(scene, &self.setting, &self.view)
    }

    fn tell(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "board {:?}", self.view)
    }
}

/// All points of a finished game.
pub(super) struct Scoring<G: TableGame> {
    pub(super) setting: Setting<G>,
    pub(super) view: G::TableView,
}

impl<G: TableGame> Subject for Scoring<G> {
    fn draw(&self, scene: &Scene<'_>) -> Picture {
        G::scoring(scene, &self.setting, &self.view)
            .unwrap_or_else(|| G::board(scene, &self.setting, &self.view))
    }

    fn tell(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "scoring {:?}", self.view)
    }
}

/// What one seat holds.
pub(super) struct HandSubject<G: TableGame> {
    pub(super) setting: Setting<G>,
    pub(super) view: G::SeatView,
}

impl<G: TableGame> Subject for HandSubject<G> {
    fn draw(&self, scene: &Scene<'_>) -> Picture {
        G::hand(scene, &self.setting, &self.view)
    }

    fn tell(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "hand {:?}", self.view)
    }
}

/// What one seat is deciding.
pub(super) struct PanelSubject<G: TableGame> {
    pub(super) setting: Setting<G>,
    pub(super) view: G::SeatView,
    pub(super) draft: Vec<Picked<G>>,
    pub(super) trial: Option<Spot>,
}

impl<G: TableGame> Subject for PanelSubject<G> {
    fn draw(&self, scene: &Scene<'_>) -> Picture {
        G::panel(scene, &self.setting, &self.view, &self.draft, self.trial)
    }

    fn tell(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "panel {:?} {:?} {:?}", self.view, self.draft, self.trial)
    }
}
