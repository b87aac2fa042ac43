//! Rewards, the bonus and the winner: rules 5 and 6.

use super::Vaalbara;
use super::deck::{Deck, Values};
use super::land::{Kind, Land, LandId};
use super::state::State;
use crate::game::{Outcome, Setting};
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// 6a: nine rounds were played.
    Rounds,
}

/// 1a: the seats to the left and right; with two players there is one.
pub fn neighbours(seat: Seat, seats: usize) -> Seats {
    Seats::only(seat.left(1, seats)).with(seat.right(1, seats))
}

/// How many lands of each kind a realm has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Census([u8; 6]);

impl Census {
    pub(super) fn of(deck: &Deck, realm: &[LandId]) -> Self {
        realm.iter().fold(Self::default(), |census, land| census.with(deck.land(*land).kind))
    }

    #[must_use]
    pub(super) const fn with(mut self, kind: Kind) -> Self {
        self.0[kind as usize] += 1;
        self
    }

    #[must_use]
    pub(super) const fn without(mut self, kind: Kind) -> Self {
        self.0[kind as usize] = self.0[kind as usize].saturating_sub(1);
        self
    }

    pub(super) fn count(self, kind: Kind) -> i64 {
        i64::from(self.0[kind as usize])
    }

    /// How many different kinds.
    pub(super) fn kinds(self) -> i64 {
        self.0.iter().map(|count| i64::from(*count > 0)).sum()
    }
}

/// 5: what a land gives to a realm that it already belongs to. `meadows_beside` are those of
/// the neighbours.
pub(super) fn reward(
    values: &Values,
    land: Land,
    realm: Census,
    meadows_beside: i64,
    initiative: u32,
) -> i64 {
    let count = realm.count(land.kind);
    match land.kind {
        Kind::Meadow => values.meadow * (count + meadows_beside),
        Kind::Field => values.field * count,
        Kind::Forest => land.value.map_or(0, i64::from),
        Kind::Village => values.village * realm.kinds(),
        Kind::Mountain => match count {
            2 => values.mountain_2,
            4 => values.mountain_4,
            _ => 0,
        },
        Kind::River => i64::from(initiative).min(values.river_cap) * count,
    }
}

/// 5: the reward of a land that a seat has just laid into its realm.
pub(super) fn reward_of(
    deck: &Deck,
    realms: &PerSeat<Vec<LandId>>,
    seat: Seat,
    land: LandId,
    initiative: u32,
) -> i64 {
    let census = |seat: Seat| Census::of(deck, &realms[seat]);
    let beside = neighbours(seat, realms.len()).iter();
    let meadows = beside.map(|other| census(other).count(Kind::Meadow)).sum();
    reward(deck.values(), *deck.land(land), census(seat), meadows, initiative)
}

/// 6a: what five or six different kinds give.
pub(super) const fn bonus(values: &Values, kinds: i64) -> i64 {
    match kinds {
        5 => values.bonus_5,
        6.. => values.bonus_6,
        _ => 0,
    }
}

/// 6a: the bonus of each seat.
pub(super) fn bonuses(deck: &Deck, realms: &PerSeat<Vec<LandId>>) -> PerSeat<i64> {
    realms.values().map(|realm| bonus(deck.values(), Census::of(deck, realm).kinds())).collect()
}

/// 6: points with the bonus; a tie goes to the stronger omen on the top card.
pub(super) fn outcome(setting: &Setting<Vaalbara>, state: &State) -> Outcome {
    let bonus = bonuses(setting.deck(), &state.realms);
    let scores =
        PerSeat::from_fn(setting.seat_count(), |seat| state.points(setting, seat) + bonus[seat]);
    let first = ranking(&scores, |seat| state.omen(setting, seat)).first().copied();
    let winners = first.map_or(Seats::NONE, |(seat, _)| Seats::only(seat));
    Outcome { scores, winners }
}

/// 6b: the seats with their points from the first to the last, by the place of their omens where
/// points are equal.
pub(super) fn ranking(scores: &PerSeat<i64>, omen: impl Fn(Seat) -> usize) -> Vec<(Seat, i64)> {
    let mut ranking: Vec<(Seat, i64)> =
        scores.iter().map(|(seat, points)| (seat, *points)).collect();
    ranking.sort_by_key(|(seat, points)| (std::cmp::Reverse(*points), omen(*seat)));
    ranking
}
