//! One game of a known kind in progress.

use crate::chance::Seed;
use crate::game::{Game, Invalid, Outcome, Redeal, Setting, Viewer};
use crate::question::{self, Asked, Picked};
use crate::record::Recorded;
use crate::seat::{Seat, Seats};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// A table's setting and its state. What it gives out are views, questions and facts.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(bound = "", try_from = "StoredPlay<G>")]
pub struct Play<G: Game> {
    setting: Setting<G>,
    state: G::State,
}

impl<G: Game> Play<G> {
    /// Sets up a game; the facts are the first lines of its record.
    pub fn start(setting: Setting<G>, seed: Seed) -> (Self, Vec<G::Fact>) {
        let (state, facts) = G::start(&setting, seed);
        (Self { setting, state }, facts)
    }

    /// A game that was stored, from its setting and its state; refused if it cannot be one.
    pub fn resume(setting: Setting<G>, state: G::State) -> Result<Self, Invalid> {
        G::check_state(&setting, &state)?;
        Ok(Self { setting, state })
    }

    /// What was fixed before the first move.
    pub const fn setting(&self) -> &Setting<G> {
        &self.setting
    }

    /// The whole truth; it stays within the engine.
    pub(crate) const fn state(&self) -> &G::State {
        &self.state
    }

    /// The state, to be stored and for nothing else. [`Play::resume`] takes it back.
    pub const fn stored_state(&self) -> impl Serialize {
        StoredState::<G>(&self.state)
    }

    /// The seats that the game waits for.
    pub fn to_decide(&self) -> Seats {
        G::to_decide(&self.state)
    }

    /// The game as everyone knows it.
    pub fn table_view(&self) -> G::TableView {
        G::table_view(&self.setting, &self.state)
    }

    /// What one seat knows; nothing for a seat that is not at this table.
    pub fn seat_view(&self, seat: Seat) -> Option<G::SeatView> {
        (seat.index() < self.setting.seat_count())
            .then(|| G::seat_view(&self.setting, &self.state, seat))
    }

    /// What a seat is asked, given its draft.
    pub fn question(&self, seat: Seat, draft: &[Picked<G>]) -> Option<Asked<G>> {
        question::follow(&self.setting, &self.seat_view(seat)?, draft)
    }

    /// Everything a seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        self.seat_view(seat).map_or_else(Vec::new, |view| question::legal(&self.setting, &view))
    }

    /// Does what a seat wants, or refuses and changes nothing.
    pub fn apply(&mut self, seat: Seat, action: &G::Action) -> Result<Vec<G::Fact>, G::Refusal> {
        G::apply(&self.setting, &mut self.state, seat, action)
    }

    /// Is a seat asked the same question here as there? A choice that can still be changed keeps its
    /// number.
    pub fn asks_the_same(&self, other: &Self, seat: Seat) -> bool {
        let number = |play: &Self| play.question(seat, &[]).map(|question| question.number);
        number(self).is_some() && number(self) == number(other)
    }

    /// Could this action of a seat still be changed once it is done?
    pub fn can_change(&self, seat: Seat, action: &G::Action) -> bool {
        let mut after = self.clone();
        after.apply(seat, action).is_ok() && self.asks_the_same(&after, seat)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.setting, &self.state)
    }
}

impl<G: Recorded> Play<G> {
    /// The components for the record.
    pub fn components(&self) -> G::Components {
        G::components(&self.setting, &self.state)
    }
}

impl<G: Redeal> Play<G> {
    /// The game with everything dealt again that this seat cannot know.
    #[must_use]
    pub fn redealt(&self, viewer: Seat, seed: Seed) -> Self {
        let view = G::seat_view(&self.setting, &self.state, viewer);
        let state = G::redeal(&self.setting, &Viewer::Seat(&view), seed);
        Self { setting: self.setting.clone(), state }
    }

    /// The game with everything dealt again that not everyone knows.
    #[must_use]
    pub fn redealt_for_all(&self, seed: Seed) -> Self {
        let view = self.table_view();
        let state = G::redeal(&self.setting, &Viewer::Public(&view), seed);
        Self { setting: self.setting.clone(), state }
    }
}

/// Only what everyone knows: a game in a log must not tell its secrets.
impl<G: Game> fmt::Debug for Play<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.setting.seat_count();
        write!(f, "{} for {seats}, waiting for {:?}", G::SLUG, self.to_decide())
    }
}

/// Can be written, and not looked at.
struct StoredState<'a, G: Game>(&'a G::State);

impl<G: Game> Serialize for StoredState<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// A game as it is written, not yet checked.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct StoredPlay<G: Game> {
    setting: Setting<G>,
    state: G::State,
}

impl<G: Game> TryFrom<StoredPlay<G>> for Play<G> {
    type Error = Invalid;
    fn try_from(stored: StoredPlay<G>) -> Result<Self, Invalid> {
        Self::resume(stored.setting, stored.state)
    }
}

impl<G: Game> Serialize for Play<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut stored = serializer.serialize_struct("StoredPlay", 2)?;
        stored.serialize_field("setting", &self.setting)?;
        stored.serialize_field("state", &self.state)?;
        stored.end()
    }
}
