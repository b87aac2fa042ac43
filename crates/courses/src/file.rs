//! Reading a course, as it is written in `lessons/<folder>.toml`.

use super::course::{Course, Exercise, Lesson, LessonPicture};
use pangaea_decks::{DeckError, read_toml};
use pangaea_engine::chance::Seed;
use pangaea_engine::registry::{Actions, GameId, RegisteredGame};
use pangaea_engine::seat::{MOST_SEATS, Seat};
use pangaea_engine::with_game;
use serde::{Deserialize, Deserializer};
use std::collections::{BTreeMap, BTreeSet};

/// A course of a known game; `A` is what its players do.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "A: Deserialize<'de>")]
struct WrittenCourse<A> {
    version: u32,
    seats: usize,
    /// A number stands for a seed, as in simulations.
    seed: u64,
    #[serde(default)]
    options: BTreeMap<String, bool>,
    lessons: Vec<WrittenLesson<A>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "A: Deserialize<'de>")]
struct WrittenLesson<A> {
    #[serde(deserialize_with = "name")]
    name: String,
    #[serde(default = "Vec::new")]
    before: Vec<(Seat, A)>,
    /// There is nothing to do but to look at this.
    look: Option<LessonPicture>,
    right: Option<A>,
    #[serde(default = "Vec::new")]
    alike: Vec<A>,
    #[serde(default = "Vec::new")]
    possible: Vec<PossibleAnswer<A>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "A: Deserialize<'de>")]
struct PossibleAnswer<A> {
    action: A,
    #[serde(deserialize_with = "name")]
    says: String,
}

/// A part of a text's key.
fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte == b'_';
    if !name.is_empty() && name.bytes().all(is_plain) {
        return Ok(name);
    }
    Err(serde::de::Error::custom("a name has small letters and lines only"))
}

/// Reads a course of this game; the reason of a refusal names file and line, where they are known.
pub fn parse(game: GameId, file: &str, text: &str) -> Result<Course, DeckError> {
    with_game!(game, G => read_toml::<WrittenCourse<<G as pangaea_engine::game::Game>::Action>>(file, text)
        .and_then(|written| sound::<G>(file, written)))
}

fn sound<G: RegisteredGame>(
    file: &str,
    written: WrittenCourse<G::Action>,
) -> Result<Course, DeckError> {
    let refuse = |reason: String| DeckError::NoDeck { place: file.to_owned(), reason };
    let WrittenCourse { version, seats, seed, options, lessons } = written;
    if !G::SEATS.contains(&seats) || seats > MOST_SEATS {
        return Err(refuse(format!("{seats} can't play this game")));
    }
    let mut names = BTreeSet::new();
    let lessons = lessons.into_iter().map(|lesson| {
        let lesson = checked::<G>(lesson, seats).map_err(refuse)?;
        let is_new = names.insert(lesson.name.clone());
        let twice = || refuse(format!("two lessons are called {}", lesson.name));
        is_new.then_some(()).ok_or_else(twice)?;
        Ok(lesson)
    });
    let lessons = lessons.collect::<Result<Vec<Lesson>, DeckError>>()?;
    if lessons.is_empty() {
        return Err(refuse("a course has lessons".to_owned()));
    }
    Ok(Course { game: G::ID, version, seats, seed: Seed::numbered(seed), options, lessons })
}

fn checked<G: RegisteredGame>(
    written: WrittenLesson<G::Action>,
    seats: usize,
) -> Result<Lesson, String> {
    let WrittenLesson { name, before, look, right, alike, possible } = written;
    if let Some((seat, _)) = before.iter().find(|(seat, _)| seat.index() >= seats) {
        return Err(format!("{name}: there is no {seat}"));
    }
    let exercise = match (look, right) {
        (Some(picture), None) if possible.is_empty() && alike.is_empty() => Exercise::Look(picture),
        (None, Some(right)) => {
            let other =
                |answer: PossibleAnswer<G::Action>| (G::any::<Actions>(answer.action), answer.says);
            let possible = possible.into_iter().map(other).collect();
            let alike = alike.into_iter().map(G::any::<Actions>).collect();
            Exercise::Answer { right: G::any::<Actions>(right), alike, possible }
        }
        _ => return Err(format!("{name}: there is either something to look at or to do")),
    };
    let before = before.into_iter().map(|(seat, action)| (seat, G::any::<Actions>(action)));
    Ok(Lesson { name, before: before.collect(), exercise })
}
