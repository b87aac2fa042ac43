//! The record of a finished game: its first line, and the proof that its lines follow the rules.

use crate::chance::Seed;
use crate::game::{Data, Game, Invalid, Setting};
use crate::play::Play;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The version of the record format.
pub const VERSION: u32 = 1;

/// A game whose record can be written, read and checked.
pub trait Recorded: Game {
    /// The record's list of every card with its face.
    type Components: Data;

    /// The components for the record.
    fn components(setting: &Setting<Self>, state: &Self::State) -> Self::Components;

    /// Deck and colours back from a record's components; where they do not list colours, those
    /// of so many seats in their usual order.
    fn from_components(
        components: Self::Components,
        seats: usize,
    ) -> Result<(Self::Deck, Vec<Self::Colour>), Invalid>;

    /// The actions behind a line of the record in the order in which they were taken; none if no
    /// seat decided it. What a line means can depend on the state before it, and some details
    /// show only in a later line.
    fn actions_of(
        state: &Self::State,
        fact: &Self::Fact,
        later: &[Self::Fact],
    ) -> Vec<(Seat, Self::Action)>;
}

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Header<G: Recorded> {
    /// [`VERSION`].
    pub record: u32,
    /// [`Game::SLUG`].
    pub game: String,
    /// [`Setting::rules_version`].
    pub rules_version: u32,
    /// All options of the game.
    pub options: G::Options,
    /// The players' names in table order.
    pub seats: Vec<String>,
    /// Everything that chance did follows from it.
    pub seed: Seed,
    /// Every card with its face.
    pub components: G::Components,
}

impl<G: Recorded> Header<G> {
    /// The header of a game that was played with this seed; nothing while the game goes on, since
    /// a record shows all secrets.
    pub fn new(play: &Play<G>, seats: Vec<String>, seed: Seed) -> Option<Self> {
        play.outcome()?;
        Some(Self {
            record: VERSION,
            game: G::SLUG.to_owned(),
            rules_version: play.setting().rules_version(),
            options: play.setting().options().clone(),
            seats,
            seed,
            components: play.components(),
        })
    }
}

/// Where a record departs from the rules. `line` counts the facts from 0.
#[derive(Debug, thiserror::Error)]
pub enum Departure<G: Game> {
    /// The rules do not allow this step.
    #[error("{seat} can't do this: {refusal}")]
    Refused {
        /// The fact with the step.
        line: usize,
        /// The seat that acted.
        seat: Seat,
        /// The reason for which it is refused.
        refusal: G::Refusal,
    },
    /// Something else happened here.
    #[error("by the rules, something else happens here")]
    Differs {
        /// The fact that is wrong.
        line: usize,
        /// The fact that belongs in this line.
        expected: Box<G::Fact>,
    },
    /// A decision was expected here, and this is none.
    #[error("a player's decision is missing before this line")]
    NoDecision {
        /// The fact in its place.
        line: usize,
    },
    /// The game was over before this line.
    #[error("the game is over before this line")]
    AfterEnd {
        /// The first fact too many.
        line: usize,
    },
    /// The record stops too early.
    #[error("the record stops before the game is over")]
    Unfinished {
        /// One past the last fact.
        line: usize,
    },
}

impl<G: Game> Departure<G> {
    /// The fact concerned, counted from 0.
    pub const fn line(&self) -> usize {
        match self {
            Self::Refused { line, .. }
            | Self::Differs { line, .. }
            | Self::NoDecision { line }
            | Self::AfterEnd { line }
            | Self::Unfinished { line } => *line,
        }
    }
}

/// Plays a recorded game again from its seed and its players' decisions, and compares every line
/// with what the rules make of them. Chance is not believed but dealt again: a record whose
/// shuffle does not follow from its seed is refused as well.
pub fn replay<G: Recorded>(
    setting: Setting<G>,
    seed: Seed,
    facts: &[G::Fact],
) -> Result<Play<G>, Departure<G>> {
    let (mut play, mut happened) = Play::start(setting, seed);
    // Lines up to `compared` agree; decisions up to `read` are taken. Secret choices are read
    // well before they come up as facts.
    let (mut compared, mut read) = (0, 0);
    loop {
        for expected in happened.drain(..) {
            match facts.get(compared) {
                Some(fact) if *fact == expected => compared += 1,
                Some(_) => {
                    let expected = Box::new(expected);
                    return Err(Departure::Differs { line: compared, expected });
                }
                None => return Err(Departure::Unfinished { line: compared }),
            }
        }
        read = read.max(compared);
        let Some(fact) = facts.get(read) else { break };
        if play.outcome().is_some() {
            return Err(Departure::AfterEnd { line: read });
        }
        // Only final choices are recorded: one of each seat before the next fact.
        if read - compared >= play.setting().seat_count() {
            return Err(Departure::NoDecision { line: read });
        }
        let actions = G::actions_of(play.state(), fact, &facts[read + 1..]);
        if actions.is_empty() {
            return Err(Departure::NoDecision { line: read });
        }
        for (seat, action) in actions {
            let facts = play.apply(seat, &action).map_err(|refusal| Departure::Refused {
                line: read,
                seat,
                refusal,
            })?;
            happened.extend(facts);
        }
        read += 1;
    }
    if play.outcome().is_none() || compared < facts.len() {
        return Err(Departure::Unfinished { line: facts.len() });
    }
    Ok(play)
}
