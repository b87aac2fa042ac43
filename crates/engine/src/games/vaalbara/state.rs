//! Everything about a game in progress.

use super::Vaalbara;
use super::character::Character;
use super::effect::{Effect, EffectContext};
use super::land::{LandId, LandSet};
use super::omens::Omens;
use crate::game::Setting;
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;

/// 3: how many rounds are played.
pub const ROUNDS: u32 = 9;
/// 2b, 3d: up to how many characters are drawn.
pub const HAND: usize = 5;

/// A secret choice (3a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretChoice {
    /// The character to be revealed.
    pub character: Character,
    /// 4b: whether to show the warrior kept in hand; not true if none is kept.
    pub show_warrior: bool,
}

/// The two parts of a turn (3c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnPart {
    /// The character's effect.
    Effect,
    /// Taking a land.
    Land,
}

/// What the game is waiting for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 3a: everyone chooses in secret.
    Choose {
        /// The choices so far.
        choices: PerSeat<Option<SecretChoice>>,
    },
    /// 3b, 3c: the revealed characters act in order.
    Act {
        /// The choice of each seat.
        choices: PerSeat<SecretChoice>,
        /// Who has acted in the order it happened, then who will as things stand (4a).
        order: Vec<Seat>,
        /// How many of them are done.
        done: usize,
        /// How far the next one has come.
        step: TurnPart,
    },
    /// 6: the game has ended.
    Over,
}

/// Everything about a game in progress, secrets included. Chance has done its part before the
/// first round, so no seed is kept.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// 1b: the back of each land in this game, by id.
    pub(super) backs: Vec<Omens>,
    /// The land pile, top first.
    pub(super) pile: Vec<LandId>,
    /// What can be taken this round.
    pub(super) first: Vec<LandId>,
    /// What can be taken in the next.
    pub(super) second: Vec<LandId>,
    pub(super) realms: PerSeat<Vec<LandId>>,
    /// Lands whose face everyone has seen: all that ever lay in a row or a realm.
    pub(super) faces_seen: LandSet,
    /// Lands whose back everyone has seen: all that ever lay on top of the pile.
    pub(super) backs_seen: LandSet,
    /// Ascending.
    pub(super) hands: PerSeat<Vec<Character>>,
    /// Top first.
    pub(super) decks: PerSeat<Vec<Character>>,
    /// 3c: what lies open beside each deck, in the order of use.
    pub(super) used: PerSeat<Vec<Character>>,
    /// What everyone knows to be in a hand, ascending: taken back by the midwife, or shown.
    pub(super) hands_seen: PerSeat<Vec<Character>>,
    /// 2b: the points announced in each round, by seat.
    pub(super) gains: Vec<PerSeat<i64>>,
    pub(super) phase: Phase,
}

/// A state holds everyone's secrets, so it does not print itself into logs.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("State(…)")
    }
}

impl State {
    pub(super) fn seat_count(&self) -> usize {
        self.realms.len()
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seat_count())
    }

    /// The round being played, or the last one.
    pub(super) fn round(&self) -> u32 {
        let open = usize::from(matches!(self.phase, Phase::Choose { .. }));
        u32::try_from(self.gains.len() + open).unwrap_or(u32::MAX)
    }

    pub(super) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    pub(super) fn to_decide(&self) -> Seats {
        match &self.phase {
            Phase::Choose { choices } => choices
                .iter()
                .filter(|(_, choice)| choice.is_none())
                .map(|(seat, _)| seat)
                .collect(),
            Phase::Act { order, done, .. } => {
                order.get(*done).map_or(Seats::NONE, |seat| Seats::only(*seat))
            }
            Phase::Over => Seats::NONE,
        }
    }

    /// Whose turn it is, and with which character.
    pub(super) fn turn(&self) -> Option<(Seat, Character)> {
        let Phase::Act { choices, order, done, .. } = &self.phase else {
            return None;
        };
        let seat = *order.get(*done)?;
        Some((seat, choices[seat].character))
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
            used: &self.used[seat],
        };
        context.effects(character)
    }

    /// 4b: who shows a warrior this round when one takes effect.
    pub(super) fn showing(&self) -> Seats {
        let Phase::Act { choices, .. } = &self.phase else {
            return Seats::NONE;
        };
        choices.iter().filter(|(_, choice)| choice.show_warrior).map(|(seat, _)| seat).collect()
    }

    /// 3c: the seats whose character has taken effect this round while characters act, in the
    /// order it happened.
    pub(super) fn in_effect(&self) -> &[Seat] {
        let Phase::Act { order, done, step, .. } = &self.phase else {
            return &[];
        };
        &order[..*done + usize::from(*step == TurnPart::Land)]
    }

    /// 4b: who has shown one this round; nothing if no warrior took effect.
    pub(super) fn shown(&self) -> Option<Seats> {
        let Phase::Act { choices, .. } = &self.phase else {
            return None;
        };
        let warrior = |seat: &Seat| choices[*seat].character == Character::Warrior;
        self.in_effect().iter().any(warrior).then(|| self.showing())
    }

    /// 3b, 6b: the place of a seat's omen on the top land, 0 for the strongest.
    pub(super) fn omen(&self, setting: &Setting<Vaalbara>, seat: Seat) -> usize {
        self.backs[self.pile[0].index()].place(setting.colours()[seat.index()])
    }

    /// 2b: a seat's running total.
    pub(super) fn points(&self, setting: &Setting<Vaalbara>, seat: Seat) -> i64 {
        let gained: i64 = self.gains.iter().map(|gains| gains[seat]).sum();
        setting.deck().values().start + gained
    }

    pub(super) fn gain(&mut self, points: &PerSeat<i64>) {
        if let Some(gains) = self.gains.last_mut() {
            points.iter().for_each(|(seat, points)| gains[seat] += points);
        }
    }

    pub(super) fn see_face(&mut self, land: LandId) {
        self.faces_seen.insert(land);
    }

    /// 4a: another back is on top; ties among those who have not acted are settled again.
    pub(super) fn new_top(&mut self, setting: &Setting<Vaalbara>) {
        self.backs_seen.insert(self.pile[0]);
        let omens = PerSeat::from_fn(self.seat_count(), |seat| self.omen(setting, seat));
        if let Phase::Act { choices, order, done, .. } = &mut self.phase {
            order[*done + 1..].sort_by_key(|seat| (choices[*seat].character, omens[*seat]));
        }
    }

    /// Everyone sees that a seat holds this character.
    pub(super) fn see_in_hand(&mut self, seat: Seat, character: Character) {
        insert(&mut self.hands_seen[seat], character);
    }

    /// Midwife: a used character returns to the hand.
    pub(super) fn take_back(&mut self, seat: Seat, character: Character) {
        self.used[seat].retain(|used| *used != character);
        insert(&mut self.hands[seat], character);
        self.see_in_hand(seat, character);
    }

    /// 2c, 3d: so many lands from the top of the pile, in the open.
    pub(super) fn lay_row(&mut self) -> Vec<LandId> {
        let row: Vec<LandId> = self.pile.drain(..self.seat_count().min(self.pile.len())).collect();
        for land in &row {
            self.faces_seen.insert(*land);
        }
        row
    }

    /// 2b, 3d: everyone draws up to five characters, or until the deck is empty.
    pub(super) fn draw(&mut self) {
        for seat in self.seats() {
            let room = HAND.saturating_sub(self.hands[seat].len());
            let deck = &mut self.decks[seat];
            let drawn: Vec<Character> = deck.drain(..room.min(deck.len())).collect();
            for character in drawn {
                insert(&mut self.hands[seat], character);
            }
        }
    }
}

/// Adds a character to an ascending list.
fn insert(list: &mut Vec<Character>, character: Character) {
    if let Err(place) = list.binary_search(&character) {
        list.insert(place, character);
    }
}
