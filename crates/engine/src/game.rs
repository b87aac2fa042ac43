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
/// [`TableView`](Game::TableView) what everyone saw. What happens comes twice as well: a
/// [`Fact`](Game::Fact) with its secrets, for the record of the finished game, and an
/// [`Event`](Game::Event) for everyone.
pub trait Game: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The name in records, on the command line and in file names.
    const SLUG: &'static str;
    /// The name on the box.
    const NAME: &'static str;
    /// The newest version of the rules, counted from 1; new games are played under it. It grows
    /// whenever the same setting, seed and actions would no longer give the same facts and
    /// questions. Older versions stay playable: the rules ask [`Setting::rules_version`].
    const RULES_VERSION: u32;
    /// The numbers of players that it allows.
    const SEATS: RangeInclusive<usize>;
    /// What a seat can play under (tribe, clan, pawn), in the order in which they are given out.
    const COLOURS: &'static [Self::Colour];
    /// The options, each of which is on or off.
    const SWITCHES: &'static [Switch<Self::Options>];

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
    /// What an answer does, as the one who gives it sees it then.
    type Decision: Data;
    /// The game as everyone knows it.
    type TableView: Data;
    /// What one seat knows, with perfect recall.
    type SeatView: Data;
    /// A line of the record: what happened, with its secrets.
    type Fact: Data;
    /// What everyone may hear of it.
    type Event: Data;
    /// Why an action is not allowed.
    type Refusal: Data + std::error::Error;

    /// Do these options fit this number of seats?
    fn check_options(options: &Self::Options, seats: usize) -> Result<(), SettingError> {
        let _ = (options, seats);
        Ok(())
    }

    /// Sets the game up and goes on to the first decision.
    fn start(setting: &Setting<Self>, seed: Seed) -> (Self::State, Vec<Self::Fact>);

    /// The seats that the game waits for; it follows from public facts alone, and no one is
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

    /// What everyone knows, built field by field.
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

    /// What a complete draft would do, with all that there is to be said of it; nothing if it is
    /// not complete. It stays true when the view has long changed.
    fn decision(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> Option<Self::Decision>;

    /// The own choice that is made but can still be changed, as the draft that leads to it; none
    /// in a game without secret choices.
    fn chosen(setting: &Setting<Self>, view: &Self::SeatView) -> Option<Vec<Picked<Self>>> {
        let _ = (setting, view);
        None
    }

    /// The round being played, counted from 1; 0 during setup.
    fn round(view: &Self::TableView) -> u32;

    /// The result, once the game is over.
    fn outcome(setting: &Setting<Self>, state: &Self::State) -> Option<Outcome>;

    /// What everyone may hear of a fact at such a table, built field by field.
    fn announce(setting: &Setting<Self>, fact: &Self::Fact) -> Option<Self::Event>;

    /// Can this state, read from outside, be a state of such a table? Whatever passes can be
    /// played on without a panic.
    fn check_state(setting: &Setting<Self>, state: &Self::State) -> Result<(), Invalid>;
}

/// Writes `impl Game` for a game whose folder has the usual files: its types and functions are
/// found there by name. The constants, and `check_options` where there is something to check, are
/// the game's own.
macro_rules! rules {
    ($game:ident, $colour:ty; $($own:tt)*) => {
        impl $crate::game::Game for $game {
            type Deck = Deck;
            type Options = Options;
            type Colour = $colour;
            type State = State;
            type Action = Action;
            type Item = Item;
            type Decision = Decision;
            type TableView = TableView;
            type SeatView = SeatView;
            type Fact = Fact;
            type Event = Event;
            type Refusal = Refusal;

            $($own)*

            fn start(
                setting: &$crate::game::Setting<Self>,
                seed: $crate::chance::Seed,
            ) -> (State, Vec<Fact>) {
                setup::start(setting, seed)
            }

            fn to_decide(state: &State) -> $crate::seat::Seats {
                state.to_decide()
            }

            fn apply(
                setting: &$crate::game::Setting<Self>,
                state: &mut State,
                seat: $crate::seat::Seat,
                action: &Action,
            ) -> Result<Vec<Fact>, Refusal> {
                #[allow(clippy::clone_on_copy)]
                $crate::game::check_seat(setting, seat)?;
                apply::apply(setting, state, seat, action.clone())
            }

            fn table_view(setting: &$crate::game::Setting<Self>, state: &State) -> TableView {
                view::table_view(setting, state)
            }

            fn seat_view(
                setting: &$crate::game::Setting<Self>,
                state: &State,
                seat: $crate::seat::Seat,
            ) -> SeatView {
                view::seat_view(setting, state, seat)
            }

            fn question(
                setting: &$crate::game::Setting<Self>,
                view: &SeatView,
                draft: &[$crate::question::Picked<Self>],
            ) -> Option<$crate::question::Asked<Self>> {
                question::question(setting, view, draft)
            }

            fn decision(
                setting: &$crate::game::Setting<Self>,
                view: &SeatView,
                draft: &[$crate::question::Picked<Self>],
            ) -> Option<Decision> {
                let action = $crate::question::action(setting, view, draft)?;
                decision::decision(setting, view, action)
            }

            fn chosen(
                setting: &$crate::game::Setting<Self>,
                view: &SeatView,
            ) -> Option<Vec<$crate::question::Picked<Self>>> {
                question::chosen(setting, view)
            }

            fn round(view: &TableView) -> u32 {
                view.round()
            }

            fn outcome(
                setting: &$crate::game::Setting<Self>,
                state: &State,
            ) -> Option<$crate::game::Outcome> {
                state.is_over().then(|| score::outcome(setting, state))
            }

            fn announce(setting: &$crate::game::Setting<Self>, fact: &Fact) -> Option<Event> {
                action::announce(setting, fact).into()
            }

            fn check_state(
                setting: &$crate::game::Setting<Self>,
                state: &State,
            ) -> Result<(), $crate::game::Invalid> {
                state.check(setting)
            }
        }
    };
}
pub(crate) use rules;

/// What every game refuses, whatever its rules are. Each game's own refusals have it as a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum CommonRefusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// No one sits there.
    #[error("there's no {0} at this table")]
    NoSuchSeat(Seat),
    /// Someone else is to act.
    #[error("it's {0}'s turn")]
    NotYourTurn(Seat),
}

/// Refuses a seat that is not at this table.
pub(crate) fn check_seat<G: Game>(setting: &Setting<G>, seat: Seat) -> Result<(), CommonRefusal> {
    if seat.index() < setting.seat_count() { Ok(()) } else { Err(CommonRefusal::NoSuchSeat(seat)) }
}

/// Refuses every seat but the one whose turn it is.
pub(crate) fn check_turn(turn: Seat, seat: Seat) -> Result<(), CommonRefusal> {
    if turn == seat { Ok(()) } else { Err(CommonRefusal::NotYourTurn(turn)) }
}

/// One of a game's options: on or off.
#[derive(Debug)]
pub struct Switch<O: 'static> {
    /// The name of its field, in records, on the command line and in menus.
    pub key: &'static str,
    /// Its field in the options.
    pub field: fn(&mut O) -> &mut bool,
}

impl<O: Clone> Switch<O> {
    /// Is it on in these options?
    pub fn is_on(&self, options: &O) -> bool {
        *(self.field)(&mut options.clone())
    }

    /// The same options with this one on or off.
    #[must_use]
    pub fn set(&self, options: &O, on: bool) -> O {
        let mut options = options.clone();
        *(self.field)(&mut options) = on;
        options
    }
}

/// Someone who looks at a table.
#[derive(Debug)]
pub enum Viewer<'a, G: Game> {
    /// A seat, with all that it was ever shown.
    Seat(&'a G::SeatView),
    /// Anyone without a seat: only what is public.
    Public(&'a G::TableView),
}

/// Dealing again what a viewer cannot know: for computer players, and for the law of secrecy.
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
#[serde(bound = "", try_from = "StoredSetting<G>")]
pub struct Setting<G: Game>(Arc<StoredSetting<G>>);

impl<G: Game> Setting<G> {
    /// A table where each seat plays one of `colours`, under the newest rules.
    pub fn new(
        deck: G::Deck,
        options: G::Options,
        colours: Vec<G::Colour>,
    ) -> Result<Self, SettingError> {
        Self::under(G::RULES_VERSION, deck, options, colours)
    }

    /// Can so many play with these options?
    pub fn check_seats(options: &G::Options, seats: usize) -> Result<(), SettingError> {
        if !G::SEATS.contains(&seats) {
            let (from, to) = (*G::SEATS.start(), *G::SEATS.end());
            return Err(SettingError::Seats { seats, from, to });
        }
        G::check_options(options, seats)
    }

    /// The same under the rules of this version.
    pub fn under(
        rules_version: u32,
        deck: G::Deck,
        options: G::Options,
        colours: Vec<G::Colour>,
    ) -> Result<Self, SettingError> {
        if !(1..=G::RULES_VERSION).contains(&rules_version) {
            return Err(SettingError::Rules { version: rules_version, newest: G::RULES_VERSION });
        }
        let seats = colours.len();
        Self::check_seats(&options, seats)?;
        if (1..seats).any(|seat| colours[..seat].contains(&colours[seat])) {
            return Err(SettingError::SameColour);
        }
        Ok(Self(Arc::new(StoredSetting { rules_version, deck, options, colours })))
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

    /// Every table of so many seats that can be agreed on: each switch on and off.
    pub fn with_all_options(deck: &G::Deck, seats: usize) -> Vec<Self> {
        let options = G::SWITCHES.iter().fold(vec![G::Options::default()], |options, switch| {
            let set = |on: bool| options.iter().map(move |options| switch.set(options, on));
            set(false).chain(set(true)).collect()
        });
        options
            .into_iter()
            .filter_map(|options| Self::with_seats(deck.clone(), options, seats).ok())
            .collect()
    }

    /// The version of the rules that the table began with, and ends with.
    pub fn rules_version(&self) -> u32 {
        self.0.rules_version
    }

    /// The deck that the table began with.
    pub fn deck(&self) -> &G::Deck {
        &self.0.deck
    }

    /// The options that were agreed.
    pub fn options(&self) -> &G::Options {
        &self.0.options
    }

    /// Each seat's tribe, clan or pawn.
    pub fn colours(&self) -> &[G::Colour] {
        &self.0.colours
    }

    /// The number of players.
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
struct StoredSetting<G: Game> {
    rules_version: u32,
    deck: G::Deck,
    options: G::Options,
    colours: Vec<G::Colour>,
}

impl<G: Game> TryFrom<StoredSetting<G>> for Setting<G> {
    type Error = SettingError;
    fn try_from(stored: StoredSetting<G>) -> Result<Self, SettingError> {
        Self::under(stored.rules_version, stored.deck, stored.options, stored.colours)
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
    /// Rules that this program does not know.
    #[error("rules version {version} is unknown: the newest is {newest}")]
    Rules {
        /// The version asked for.
        version: u32,
        /// The newest one known.
        newest: u32,
    },
    /// Too few or too many.
    #[error("{seats} seats: this game is for {from} to {to}")]
    Seats {
        /// The number of seats asked for.
        seats: usize,
        /// The fewest seats allowed.
        from: usize,
        /// The most seats allowed.
        to: usize,
    },
    /// Two seats want the same tribe, clan or pawn.
    #[error("two seats can't have the same colour")]
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
pub struct Invalid(pub String);

/// The fault `reason`, unless `sound` holds.
pub fn ensure(sound: bool, reason: impl FnOnce() -> String) -> Result<(), Invalid> {
    if sound { Ok(()) } else { Err(Invalid(reason())) }
}
