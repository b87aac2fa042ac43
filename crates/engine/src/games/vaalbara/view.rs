//! What the table sees and what a seat sees, built field by field.

use super::Vaalbara;
use super::character::Character;
use super::deck::Deck;
use super::effect::{Effect, EffectContext};
use super::land::{LandId, LandSet};
use super::omens::{Clan, Omens};
use super::score::{self, Census};
use super::state::{Phase, SecretChoice, State, TurnPart};
use crate::game::Setting;
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What the game is waiting for, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// 3a: everyone chooses; these have.
    Choose {
        /// The seats that have chosen.
        chosen: Seats,
    },
    /// 3b, 3c: the revealed characters act in order.
    Act {
        /// The character of each seat in this round.
        played: PerSeat<Character>,
        /// Who has acted in the order it happened, then who will as things stand (4a).
        order: Vec<Seat>,
        /// How many of them are done.
        done: usize,
        /// How far the next one has come.
        step: TurnPart,
        /// 4b: who has shown a warrior this round; nothing if no warrior took effect.
        shown: Option<Seats>,
    },
    /// 6: the game has ended.
    Over,
}

/// The land pile, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PileView {
    /// The number of lands.
    pub lands: usize,
    /// 1b: the back of the top land.
    pub omens: Omens,
    /// 4d: the top land, if a tracker or pioneer put it there.
    pub top: Option<LandId>,
    /// 4d: the bottom land, if a pioneer (or, with a single land, a tracker) put it there.
    pub bottom: Option<LandId>,
}

/// A back that everyone has seen, of a land whose face everyone has seen too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Back {
    /// The land whose back it is.
    pub land: LandId,
    /// The omens on its back.
    pub omens: Omens,
}

/// A seat's characters, as everyone sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CharactersView {
    /// The number of cards in hand.
    pub hand: usize,
    /// Which of them everyone knows: taken back by the midwife, or shown. Ascending.
    pub seen: Vec<Character>,
    /// How many are left to draw.
    pub deck: usize,
    /// 3c: those that lie open beside the deck, in the order of use.
    pub used: Vec<Character>,
}

/// The game as everyone knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableView {
    /// What the game is waiting for.
    #[serde(rename = "stage")]
    pub phase: PhaseView,
    /// What can be taken this round.
    pub first: Vec<LandId>,
    /// What can be taken in the next.
    pub second: Vec<LandId>,
    /// The lands of each seat, in the order in which they came.
    pub realms: PerSeat<Vec<LandId>>,
    /// The land pile.
    pub pile: PileView,
    /// Lands that were seen on both sides, by id.
    pub backs: Vec<Back>,
    /// Everyone's characters.
    pub characters: PerSeat<CharactersView>,
    /// 2b: the points announced in each round, by seat. Running totals are not shown.
    pub gains: Vec<PerSeat<i64>>,
    /// 6: the points, once the game is over.
    pub scores: Option<PerSeat<i64>>,
}

impl TableView {
    /// The number of players.
    pub fn seat_count(&self) -> usize {
        self.realms.len()
    }

    /// The round being played, or the last one.
    pub fn round(&self) -> u32 {
        let open = usize::from(matches!(self.phase, PhaseView::Choose { .. }));
        u32::try_from(self.gains.len() + open).unwrap_or(u32::MAX)
    }

    /// The lands of the pile that no one has seen, by id: all that lie neither open nor known
    /// at the pile's ends (4d).
    pub(super) fn unseen(&self, deck: &Deck) -> impl Iterator<Item = LandId> {
        let open = self.first.iter().chain(&self.second).chain(self.realms.values().flatten());
        let ends = self.pile.top.iter().chain(&self.pile.bottom);
        let seen: LandSet = open.chain(ends).copied().collect();
        deck.lands_for(self.seat_count()).filter(move |land| !seen.contains(*land))
    }

    /// Whose turn it is, and with which character.
    pub fn turn(&self) -> Option<(Seat, Character)> {
        let PhaseView::Act { played, order, done, .. } = &self.phase else {
            return None;
        };
        let seat = *order.get(*done)?;
        Some((seat, *played.get(seat)?))
    }

    /// 5: what a land would pay the seat whose turn it is, twice as much with the farmer (4).
    pub fn pays(&self, deck: &Deck, land: LandId) -> Option<i64> {
        let (seat, character) = self.turn()?;
        self.realms.get(seat)?;
        let mut realms = self.realms.clone();
        realms[seat].push(land);
        let reward = score::reward_of(deck, &realms, seat, land, character.initiative());
        Some(if character == Character::Farmer { 2 * reward } else { reward })
    }

    /// 6a: how many different kinds of land a seat owns.
    pub fn kinds(&self, deck: &Deck, seat: Seat) -> i64 {
        self.realms.get(seat).map_or(0, |realm| Census::of(deck, realm).kinds())
    }

    /// 6a: what the kinds of land that a seat owns give at the end.
    pub fn bonus(&self, deck: &Deck, seat: Seat) -> i64 {
        score::bonus(deck.values(), self.kinds(deck, seat))
    }

    /// 6b: the seats with their points from the first to the last, ties broken by the omens.
    /// No one before the game is over.
    pub fn ranking(&self, setting: &Setting<Vaalbara>) -> Vec<(Seat, i64)> {
        let place = |clan: &Clan| self.pile.omens.place(*clan);
        let omen = |seat: Seat| setting.colours().get(seat.index()).map_or(usize::MAX, place);
        self.scores.as_ref().map_or_else(Vec::new, |scores| score::ranking(scores, omen))
    }

    /// What can be chosen for the effect of the seat whose turn it is.
    pub(super) fn effects(&self) -> Vec<Effect> {
        let Some((seat, character)) = self.turn() else {
            return Vec::new();
        };
        let context = EffectContext {
            seat,
            seats: self.seat_count(),
            first: &self.first,
            second: &self.second,
            realm: &self.realms[seat],
            used: &self.characters[seat].used,
        };
        context.effects(character)
    }
}

/// What one seat knows. It forgets nothing that could still matter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// The seat that looks.
    pub seat: Seat,
    /// The part that everyone knows.
    pub table: TableView,
    /// The characters in hand now, ascending.
    pub hand: Vec<Character>,
    /// What was chosen this round, if it was.
    pub choice: Option<SecretChoice>,
    /// 2b: the own running total, without the bonus at the end.
    pub points: i64,
}

pub(super) fn table_view(setting: &Setting<Vaalbara>, state: &State) -> TableView {
    let now = match &state.phase {
        Phase::Choose { choices } => PhaseView::Choose {
            chosen: choices
                .iter()
                .filter(|(_, made)| made.is_some())
                .map(|(seat, _)| seat)
                .collect(),
        },
        Phase::Act { choices, order, done, step } => PhaseView::Act {
            played: choices.values().map(|choice| choice.character).collect(),
            order: order.clone(),
            done: *done,
            step: *step,
            shown: state.shown(),
        },
        Phase::Over => PhaseView::Over,
    };
    let known =
        |land: Option<&LandId>| land.copied().filter(|land| state.faces_seen.contains(*land));
    let both_sides = state.backs_seen.iter().filter(|land| state.faces_seen.contains(*land));
    TableView {
        phase: now,
        first: state.first.clone(),
        second: state.second.clone(),
        realms: state.realms.clone(),
        pile: PileView {
            lands: state.pile.len(),
            omens: state.backs[state.pile[0].index()],
            top: known(state.pile.first()),
            bottom: known(state.pile.last()),
        },
        backs: both_sides.map(|land| Back { land, omens: state.backs[land.index()] }).collect(),
        characters: PerSeat::from_fn(state.seat_count(), |seat| CharactersView {
            hand: state.hands[seat].len(),
            seen: state.hands_seen[seat].clone(),
            deck: state.decks[seat].len(),
            used: state.used[seat].clone(),
        }),
        gains: state.gains.clone(),
        scores: state.is_over().then(|| score::outcome(setting, state).scores),
    }
}

pub(super) fn seat_view(setting: &Setting<Vaalbara>, state: &State, seat: Seat) -> SeatView {
    let choice = match &state.phase {
        Phase::Choose { choices } => choices[seat],
        Phase::Act { choices, .. } => Some(choices[seat]),
        Phase::Over => None,
    };
    SeatView {
        seat,
        table: table_view(setting, state),
        hand: state.hands[seat].clone(),
        choice,
        points: state.points(setting, seat),
    }
}
