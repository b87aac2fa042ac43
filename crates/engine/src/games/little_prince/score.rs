//! What a planet is worth: rule 6.

use super::LittlePrince;
use super::deck::{Character, Counts, Deck, Element, TileContents};
use super::planet::{Cell, Placed, Planet};
use super::state::State;
use super::tile::Stack;
use crate::game::{Outcome, Setting};
use crate::seat::PerSeat;
use serde::{Deserialize, Serialize};

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// All planets are complete.
    Planets,
}

/// A character on a planet and what it gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scored {
    /// The corner it is in.
    pub cell: Cell,
    /// The character that scores.
    pub character: Character,
    /// By the table of rule 6.
    pub points: i64,
}

/// What the characters look at: everything open on a planet, and what was turned over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    counts: Counts,
    turned: u8,
    calm: u8,
}

impl Holdings {
    /// What is on a planet, as far as it is known.
    pub fn of(deck: &Deck, planet: &Planet) -> Self {
        let mut holdings = Self::default();
        for (_, placed) in planet.iter() {
            match placed {
                Placed::Open(tile) => holdings.add(deck.face(tile)),
                Placed::Turned(_) => holdings.add_turned(),
                Placed::Hidden => {}
            }
        }
        holdings
    }

    /// One more open tile.
    pub(super) fn add(&mut self, face: &TileContents) {
        for (sum, count) in self.counts.iter_mut().zip(face.counts()) {
            *sum += count;
        }
        self.calm += u8::from(Self::is_calm(face));
    }

    /// One more tile turned by baobabs; no volcano is to be seen on it.
    pub(super) fn add_turned(&mut self) {
        self.turned += 1;
        self.calm += 1;
    }

    /// An open tile is turned over.
    pub(super) fn turn(&mut self, face: &TileContents) {
        for (sum, count) in self.counts.iter_mut().zip(face.counts()) {
            *sum -= count;
        }
        self.calm -= u8::from(Self::is_calm(face));
        self.add_turned();
    }

    /// A tile that the geographer counts.
    fn is_calm(face: &TileContents) -> bool {
        face.count(Element::Volcano) == 0 && face.character().is_none()
    }

    /// How many of an element are open.
    pub fn count(&self, element: Element) -> u32 {
        self.counts[element.index()].into()
    }

    /// How many tiles were turned over by baobabs.
    pub fn turned(&self) -> u32 {
        self.turned.into()
    }

    /// How many tiles the geographer counts.
    pub fn calm(&self) -> u32 {
        self.calm.into()
    }

    fn kinds<const N: usize>(&self, elements: [Element; N]) -> u32 {
        elements.into_iter().map(|element| u32::from(self.count(element) > 0)).sum()
    }

    /// 6: what a character gives for it.
    pub fn points(&self, character: Character) -> u32 {
        use Element::{
            Baobab, BigStar, Box, Elephant, Fox, Lamppost, Rose, SheepBrown, SheepGrey, SheepWhite,
            Snake, Sunset,
        };
        let sheep = [SheepWhite, SheepGrey, SheepBrown];
        match character {
            Character::Hunter => {
                let sheep = u32::from(self.kinds(sheep) > 0);
                3 * (self.kinds([Elephant, Fox, Snake]) + sheep)
            }
            Character::Lamplighter => self.count(Lamppost),
            Character::BusinessmanWhite => 2 * self.count(SheepWhite),
            Character::BusinessmanGrey => 3 * self.count(SheepGrey),
            Character::BusinessmanBrown => 5 * self.count(SheepBrown),
            Character::Geographer => self.calm(),
            Character::Gardener => 7 * self.count(Baobab),
            Character::Drunkard => 3 * self.turned(),
            Character::VainMan => 4 * self.count(Snake),
            Character::King => match self.count(Rose) {
                1 => 14,
                2 => 7,
                _ => 0,
            },
            Character::TurkishAstronomer => self.count(BigStar),
            Character::Astronomer => 2 * self.count(Sunset),
            Character::LittlePrince => 3 * self.kinds(sheep) + self.count(Box),
        }
    }
}

/// The whole count at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalScore {
    /// Points and winners (6b).
    pub outcome: Outcome,
    /// What each character of each seat gives, by corner.
    pub characters: PerSeat<Vec<Scored>>,
    /// How many open volcanoes each seat has.
    pub volcanoes: PerSeat<u32>,
    /// 6a: points lost for having the most of them.
    pub penalty: PerSeat<u32>,
}

/// 6: points and winners.
pub(super) fn outcome(setting: &Setting<LittlePrince>, state: &State) -> Outcome {
    final_score(setting.deck(), &state.planets(setting.deck())).outcome
}

/// Counts the planets (6).
pub fn final_score(deck: &Deck, planets: &PerSeat<Planet>) -> FinalScore {
    let characters: PerSeat<Vec<Scored>> =
        planets.values().map(|planet| scored(deck, planet)).collect();
    let volcanoes: PerSeat<u32> =
        planets.values().map(|planet| Holdings::of(deck, planet).count(Element::Volcano)).collect();
    let most = volcanoes.values().max().copied().unwrap_or(0);
    let penalty: PerSeat<u32> =
        volcanoes.values().map(|own| if *own == most { *own } else { 0 }).collect();
    let scores = PerSeat::from_fn(planets.len(), |seat| {
        let points: i64 = characters[seat].iter().map(|scored| scored.points).sum();
        points - i64::from(penalty[seat])
    });
    let rank = |seat| (scores[seat], std::cmp::Reverse(volcanoes[seat]));
    let best = scores.iter().map(|(seat, _)| rank(seat)).max();
    let winners =
        scores.iter().map(|(seat, _)| seat).filter(|seat| Some(rank(*seat)) == best).collect();
    FinalScore { outcome: Outcome { scores, winners }, characters, volcanoes, penalty }
}

fn scored(deck: &Deck, planet: &Planet) -> Vec<Scored> {
    let holdings = Holdings::of(deck, planet);
    let corner = |cell| match planet.get(cell)? {
        Placed::Open(tile) => {
            let character = deck.face(tile).character()?;
            Some(Scored { cell, character, points: holdings.points(character).into() })
        }
        Placed::Turned(_) | Placed::Hidden => None,
    };
    Cell::of(Stack::Character).into_iter().filter_map(corner).collect()
}
