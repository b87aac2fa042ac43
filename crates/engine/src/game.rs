//! What every game is: one trait, and what is fixed at a table before the first move.

use crate::chance::Seed;
use crate::question::{Asked, Picked};
use crate::seat::{PerSeat, Seat, Seats};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A plain value: it can be stored, compared, sent to another thread and shown in tests.
pub trait Data:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}
impl<T> Data for T where
    T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// The rules of one game.
///
/// Three kinds of knowledge are three types: a [`State`](Game::State) knows everything and never
/// leaves the table, a [`SeatView`](Game::SeatView) is what one seat was ever shown, a
/// [`TableView`](Game::TableView) what everybody saw. What happens comes twice as well: a
/// [`Fact`](Game::Fact) with its secrets, for the record of the finished game, and an
/// [`Event`](Game::Event) for everyone.
pub trait Game: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The name in records, on the command line and in file names.
    const SLUG: &'static str;
    /// The name on the box.
    const NAME: &'static str;
    /// Grows whenever a stored game would go on differently.
    const RULES_VERSION: u32;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// What a seat can play under (tribe, clan, pawn), in the order in which they are given out.
    const COLOURS: &'static [Self::Colour];

    /// The cards or tiles, checked.
    type Deck: Data;
    /// What can be agreed before the start.
    type Options: Data + Default;
    /// A tribe, a clan, a pawn.
    type Colour: Data + Copy + Eq;
    /// Everything, secrets included.
    type State: Data;
    /// What a seat can do.
    type Action: Data;
    /// What can be pointed at in a question.
    type Item: Data;
    /// What everybody knows.
    type TableView: Data;
    /// What one seat knows, with perfect recall.
    type SeatView: Data;
    /// A line of the record: what happened, with its secrets.
    type Fact: Data;
    /// What everybody may hear of it.
    type Event: Data;
    /// Why an action is not allowed.
    type Refusal: Data + std::error::Error;
    /// The record's list of every card with its face.
    type Components: Data;

    /// Do these options fit this number of seats?
    fn check_options(options: &Self::Options, seats: usize) -> Result<(), SettingError> {
        let _ = (options, seats);
        Ok(())
    }

    /// Sets the game up and goes on to the first decision.
    fn start(setting: &Setting<Self>, seed: Seed) -> (Self::State, Vec<Self::Fact>);

    /// The seats that the game waits for; it follows from public facts alone, and nobody is
    /// waited for once the game is over.
    fn to_decide(state: &Self::State) -> Seats;

    /// Does what the seat wants and goes on to the next decision, or refuses and changes nothing.
    /// An action without facts may still have shown the seat something, in its view.
    fn apply(
        setting: &Setting<Self>,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<Vec<Self::Fact>, Self::Refusal>;

    /// What everybody knows, built field by field.
    fn table_view(setting: &Setting<Self>, state: &Self::State) -> Self::TableView;

    /// What one seat knows, built field by field.
    fn seat_view(setting: &Setting<Self>, state: &Self::State, seat: Seat) -> Self::SeatView;

    /// What the viewer is asked, given what was picked so far; nothing if nothing is asked or
    /// the draft does not fit. Players come here through [`follow`](crate::question::follow).
    fn question(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> Option<Asked<Self>>;

    /// The round being played, counted from 1; 0 during setup.
    fn round(view: &Self::TableView) -> u32;

    /// The result, once the game is over.
    fn outcome(setting: &Setting<Self>, state: &Self::State) -> Option<Outcome>;

    /// What everybody may hear of a fact at such a table, built field by field.
    fn announce(setting: &Setting<Self>, fact: &Self::Fact) -> Option<Self::Event>;

    /// Can this state, read from outside, be a state of such a table? Whatever passes can be
    /// played on without a panic.
    fn check_state(setting: &Setting<Self>, state: &Self::State) -> Result<(), Unsound>;

    /// The components for the record.
    fn components(setting: &Setting<Self>, state: &Self::State) -> Self::Components;

    /// Deck and colours back from a record's components; where they do not list colours, those
    /// of so many seats in their usual order.
    fn from_components(
        components: Self::Components,
        seats: usize,
    ) -> Result<(Self::Deck, Vec<Self::Colour>), Unsound>;

    /// The actions behind a line of the record in the order in which they were taken; none if no
    /// seat decided it. What a line means can depend on the state before it, and some details
    /// show only in a later line.
    fn actions_of(
        state: &Self::State,
        fact: &Self::Fact,
        later: &[Self::Fact],
    ) -> Vec<(Seat, Self::Action)>;
}

/// Somebody who looks at a table.
#[derive(Debug)]
pub enum Viewer<'a, G: Game> {
    /// A seat, with all that it was ever shown.
    Seat(&'a G::SeatView),
    /// Everybody else.
    Public(&'a G::TableView),
}

/// Dealing anew what a viewer cannot know: for computer players, and for the law of secrecy.
pub trait Redeal: Game {
    /// A state that the viewer cannot tell from the real one: it agrees with everything the
    /// viewer was shown and with all that follows from it.
    fn redeal(setting: &Setting<Self>, viewer: &Viewer<'_, Self>, seed: Seed) -> Self::State;
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Points by seat.
    pub scores: PerSeat<i64>,
    /// Who won; more than one where the victory is shared.
    pub winners: Seats,
}

/// What is fixed at a table before the first move, and known to all. Clones share it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(bound = "", try_from = "Agreed<G>")]
pub struct Setting<G: Game>(Arc<Agreed<G>>);

impl<G: Game> Setting<G> {
    /// A table where each seat plays one of `colours`.
    pub fn new(
        deck: G::Deck,
        options: G::Options,
        colours: Vec<G::Colour>,
    ) -> Result<Self, SettingError> {
        let seats = colours.len();
        if !G::SEATS.contains(&seats) {
            return Err(SettingError::Seats {
                seats,
                from: *G::SEATS.start(),
                to: *G::SEATS.end(),
            });
        }
        if (1..seats).any(|seat| colours[..seat].contains(&colours[seat])) {
            return Err(SettingError::SameColour);
        }
        G::check_options(&options, seats)?;
        Ok(Self(Arc::new(Agreed { deck, options, colours })))
    }

    /// A table of so many seats with the colours in their usual order.
    pub fn with_seats(
        deck: G::Deck,
        options: G::Options,
        seats: usize,
    ) -> Result<Self, SettingError> {
        if seats > G::COLOURS.len() {
            return Err(SettingError::Seats {
                seats,
                from: *G::SEATS.start(),
                to: *G::SEATS.end(),
            });
        }
        Self::new(deck, options, G::COLOURS[..seats].to_vec())
    }

    /// The deck that the table began with.
    pub fn deck(&self) -> &G::Deck {
        &self.0.deck
    }

    /// What was agreed.
    pub fn options(&self) -> &G::Options {
        &self.0.options
    }

    /// Each seat's tribe, clan or pawn.
    pub fn colours(&self) -> &[G::Colour] {
        &self.0.colours
    }

    /// How many play.
    pub fn seat_count(&self) -> usize {
        self.0.colours.len()
    }

    /// All seats in table order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<G> {
        Seat::all(self.seat_count())
    }
}

/// A setting as it is written, not yet checked.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Agreed<G: Game> {
    deck: G::Deck,
    options: G::Options,
    colours: Vec<G::Colour>,
}

impl<G: Game> TryFrom<Agreed<G>> for Setting<G> {
    type Error = SettingError;
    fn try_from(agreed: Agreed<G>) -> Result<Self, SettingError> {
        Self::new(agreed.deck, agreed.options, agreed.colours)
    }
}

impl<G: Game> Serialize for Setting<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Why a table cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// Too few or too many.
    #[error("{seats} seats: this game is for {from} to {to}")]
    Seats {
        /// How many were asked for.
        seats: usize,
        /// The fewest.
        from: usize,
        /// The most.
        to: usize,
    },
    /// Two seats want the same tribe, clan or pawn.
    #[error("two seats cannot play the same colour")]
    SameColour,
    /// An option that needs more players.
    #[error("the option {option} needs at least {least} seats")]
    OptionNeedsSeats {
        /// The option's name.
        option: &'static str,
        /// The fewest seats with which it works.
        least: usize,
    },
}

/// What is wrong with a deck, a state or components from outside.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unsound(pub String);

/// The fault `reason`, unless `sound` holds.
pub fn ensure(sound: bool, reason: impl FnOnce() -> String) -> Result<(), Unsound> {
    if sound { Ok(()) } else { Err(Unsound(reason())) }
}
