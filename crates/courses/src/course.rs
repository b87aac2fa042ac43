//! What a course is made of.

use super::file;
use pangaea_engine::chance::Seed;
use pangaea_engine::for_each_game;
use pangaea_engine::registry::{AnyAction, GameId};
use pangaea_engine::seat::Seat;
use pangaea_text::LocaleMessage;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A short game in which one learns to play.
#[derive(Debug)]
pub struct Course {
    /// The game that it teaches.
    pub game: GameId,
    /// Grows when its lessons do: whoever is in the middle of another version begins again.
    pub version: u32,
    /// How many play; the learner has the first seat.
    pub seats: usize,
    /// All chance follows from it.
    pub seed: Seed,
    /// The game's options that are set to other than their usual value, by name.
    pub options: BTreeMap<String, bool>,
    /// Its lessons in their order; never none.
    pub lessons: Vec<Lesson>,
}

/// One step of a course.
#[derive(Debug)]
pub struct Lesson {
    /// The name with which the keys of its texts begin.
    pub name: String,
    /// What everyone does before it, the learner included.
    pub before: Vec<(Seat, AnyAction)>,
    /// The task of the learner.
    pub exercise: Exercise,
}

/// What a learner does in a lesson.
#[derive(Debug)]
pub enum Exercise {
    /// Looks at this, and goes on.
    Look(LessonPicture),
    /// Answers their seat's question.
    Answer {
        /// What the lesson practises.
        right: AnyAction,
        /// What is as good: the course goes on as if it had been the right one.
        alike: Vec<AnyAction>,
        /// What is possible too, each with the name of the text that says why not now.
        possible: Vec<(AnyAction, String)>,
    },
}

/// What there is to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LessonPicture {
    /// The board as everyone sees it.
    Board,
    /// What the learner holds.
    Hand,
    /// All points.
    Points,
}

macro_rules! built_in_courses {
    (; $($folder:ident $game:ident $slug:literal,)+) => {
        /// The text of the course that comes with a game.
        const fn text_of(game: GameId) -> &'static str {
            match game {
                $(GameId::$game => {
                    include_str!(concat!("../../../lessons/", stringify!($folder), ".toml"))
                })+
            }
        }
    };
}
for_each_game! { built_in_courses! }

static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| {
    let read = |game: &GameId| file::parse(*game, game.folder(), text_of(*game));
    GameId::ALL.iter().map(|game| read(game).expect("a test reads every course")).collect()
});

impl Course {
    /// The course of a game.
    ///
    /// # Panics
    /// Never: a test reads every course.
    pub fn of(game: GameId) -> &'static Self {
        COURSES.iter().find(|course| course.game == game).expect("a course for every game")
    }

    /// What is said in a lesson.
    pub fn text(&self, lesson: &Lesson) -> LocaleMessage {
        self.named(&lesson.name)
    }

    /// What is said of the right answer; nothing where there is nothing to do.
    pub fn praise(&self, lesson: &Lesson) -> Option<LocaleMessage> {
        let is_answered = matches!(lesson.exercise, Exercise::Answer { .. });
        is_answered.then(|| self.named(&format!("{}_right", lesson.name)))
    }

    /// What is said of an answer that is possible, and not what the lesson practises.
    pub fn why_not(&self, lesson: &Lesson, action: &AnyAction) -> LocaleMessage {
        let Exercise::Answer { possible, .. } = &lesson.exercise else { return self.text(lesson) };
        let own = possible.iter().find(|(known, _)| known == action).map(|(_, name)| name.as_str());
        self.named(&format!("{}_{}", lesson.name, own.unwrap_or("other")))
    }

    /// Every text of the course, by its key.
    pub fn keys(&self) -> Vec<String> {
        let of_lesson = |lesson: &Lesson| {
            let mut names = vec![lesson.name.clone()];
            if let Exercise::Answer { possible, .. } = &lesson.exercise {
                let own = possible.iter().map(|(_, name)| name.as_str());
                let all = ["right", "other"].into_iter().chain(own);
                names.extend(all.map(|name| format!("{}_{name}", lesson.name)));
            }
            names
        };
        let mut keys: Vec<String> = self.lessons.iter().flat_map(of_lesson).collect();
        keys.sort();
        keys.dedup();
        keys.into_iter().map(|name| self.key(&name)).collect()
    }

    fn key(&self, name: &str) -> String {
        format!("learn_{}_{name}", self.game.folder())
    }

    fn named(&self, name: &str) -> LocaleMessage {
        LocaleMessage::named(self.key(name))
    }
}
