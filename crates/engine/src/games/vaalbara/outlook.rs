//! What a land is worth to a computer player: its reward now, and what it promises for later.
//!
//! All worths are in hundredths of a point.

use super::character::Character;
use super::deck::{Deck, Values};
use super::land::{Kind, Land, LandId};
use super::score::{self, Census};
use super::state::ROUNDS;

/// One point.
pub(super) const POINT: i64 = 100;

/// In how many of a hundred later rounds a player takes a land of a given kind.
const RATE: i64 = 17;
/// The same for a kind that pays more the more one has of it, and so is looked for.
const WANTED: i64 = 24;
/// How much surer the next round is if its row, already open, has such a land.
const SOON: i64 = 20;
/// What a river gives for each river, by the characters usually played with it.
const RIVER: i64 = 5;
/// What the turn for a second or fourth mountain would bring elsewhere.
const ELSEWHERE: i64 = 4;
/// Of a hundred who want one more mountain within so many rounds, how many get it.
const ONE_MORE: [i64; ROUNDS as usize] = [0, 45, 68, 80, 87, 92, 95, 97, 98];
/// The same for two more.
const TWO_MORE: [i64; ROUNDS as usize] = [0, 0, 20, 38, 52, 62, 70, 76, 80];

/// What lies ahead, as far as everyone can see.
pub(super) struct Outlook<'a> {
    deck: &'a Deck,
    /// How many rounds follow this one.
    left: usize,
    /// The lands of the next round.
    soon: Census,
    /// 6a: the expected bonus with so many kinds.
    bonus: [i64; 7],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(deck: &'a Deck, round: u32, second: &[LandId]) -> Self {
        let left = ROUNDS.saturating_sub(round) as usize;
        let soon = if left > 0 { Census::of(deck, second) } else { Census::default() };
        Self { deck, left, soon, bonus: bonus(deck.values(), left) }
    }

    fn values(&self) -> &Values {
        self.deck.values()
    }

    pub(super) fn rounds_left(&self) -> i64 {
        i64::try_from(self.left).unwrap_or(0)
    }

    /// How many lands of a kind will still be taken, in hundredths.
    fn to_come(&self, kind: Kind, rate: i64) -> i64 {
        let soon = if self.soon.count(kind) > 0 { SOON } else { 0 };
        self.rounds_left() * rate + soon
    }

    /// How much more such a realm will earn than an empty one.
    pub(super) fn promise(&self, realm: Census) -> i64 {
        let values = self.values();
        let fields = values.field * realm.count(Kind::Field) * self.to_come(Kind::Field, WANTED);
        let rivers = RIVER.min(values.river_cap)
            * realm.count(Kind::River)
            * self.to_come(Kind::River, WANTED);
        let meadows = values.meadow * realm.count(Kind::Meadow) * self.to_come(Kind::Meadow, RATE);
        let villages = values.village * realm.kinds() * self.to_come(Kind::Village, RATE);
        let near = if self.soon.count(Kind::Mountain) > 0 { SOON } else { 0 };
        let one_more = (ONE_MORE[self.left] + near).min(POINT);
        let mountains = match realm.count(Kind::Mountain) {
            1 => (values.mountain_2 - ELSEWHERE).max(0) * one_more,
            2 => (values.mountain_4 / 2 - ELSEWHERE).max(0) * TWO_MORE[self.left],
            3 => (values.mountain_4 - ELSEWHERE).max(0) * one_more,
            _ => 0,
        };
        let kinds = usize::try_from(realm.kinds()).unwrap_or(0);
        fields + rivers + meadows + villages + mountains + self.bonus[kinds.min(6)]
    }

    /// Someone with such a realm, beside so many meadows.
    pub(super) fn taker(&self, realm: Census, meadows_beside: i64) -> Taker {
        let promise = self.promise(realm);
        let promises = Kind::ALL.map(|kind| self.promise(realm.with(kind)) - promise);
        Taker { realm, meadows_beside, promises, initiative: 1, times: 1 }
    }

    /// What laying a land into a realm brings, now and later.
    pub(super) fn worth(&self, land: Land, taker: &Taker) -> i64 {
        let after = taker.realm.with(land.kind);
        let reward =
            score::reward(self.values(), land, after, taker.meadows_beside, taker.initiative);
        POINT * taker.times * reward + taker.promises[land.kind as usize]
    }

    /// The best of some lands for someone.
    pub(super) fn best(&self, lands: &[LandId], taker: &Taker) -> Option<(LandId, i64)> {
        let worths = lands.iter().map(|id| (*id, self.worth(*self.deck.land(*id), taker)));
        worths.max_by_key(|(_, worth)| *worth)
    }
}

/// Someone who is about to take a land.
#[derive(Clone, Copy)]
pub(super) struct Taker {
    realm: Census,
    meadows_beside: i64,
    /// What one more land of each kind promises.
    promises: [i64; 6],
    initiative: u32,
    /// 2 for a farmer.
    times: i64,
}

impl Taker {
    /// The same with this character.
    pub(super) fn with(self, character: Character) -> Self {
        let times = if character == Character::Farmer { 2 } else { 1 };
        Self { initiative: character.initiative(), times, ..self }
    }
}

/// 6a: the bonus to be expected with 0 to 6 kinds, if so many more lands come as they fall.
fn bonus(values: &Values, left: usize) -> [i64; 7] {
    let mut expected = [0, 1, 2, 3, 4, 5, 6].map(|kinds| POINT * score::bonus(values, kinds));
    for _ in 0..left {
        let mut sooner = expected;
        for (kinds, known) in (0..6).zip(1_i64..) {
            let owned = known - 1;
            sooner[kinds] = (owned * expected[kinds] + (6 - owned) * expected[kinds + 1]) / 6;
        }
        expected = sooner;
    }
    expected
}
