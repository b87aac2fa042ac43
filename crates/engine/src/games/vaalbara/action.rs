//! What a player can do, why it may be refused, and what comes of it.

use super::Vaalbara;
use super::character::Character;
use super::effect::Effect;
use super::land::LandId;
use super::score::EndReason;
use crate::game::{CommonRefusal, Setting};
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// 3a: the secret choice of a character.
    Choose {
        /// To be revealed.
        character: Character,
        /// 4b: whether to show the warrior kept in hand. Who keeps none shows none.
        show_warrior: bool,
    },
    /// 3c, 4: applies the effect of the revealed character, where it leaves a choice.
    Apply(Effect),
    /// 3c: takes a land of the first row.
    Take(LandId),
}

/// Why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not this seat, or not any more.
    #[error(transparent)]
    Common(#[from] CommonRefusal),
    /// Characters are being chosen.
    #[error("3a: everyone is still choosing a character")]
    ChooseFirst,
    /// Characters are revealed.
    #[error("3a: the characters are revealed already")]
    Revealed,
    /// A character that this player does not hold.
    #[error("3a: the {0} isn't in their hand")]
    NotInHand(Character),
    /// There is no warrior to show.
    #[error("4b: they'd have no warrior left in their hand")]
    NoWarrior,
    /// The effect comes before the land.
    #[error("3c: the {0}'s effect comes first")]
    EffectFirst(Character),
    /// The effect has been applied.
    #[error("3c: the effect is done, so a land comes next")]
    LandNow,
    /// Not what the revealed character can do.
    #[error("4: the {0} can't do that")]
    NotItsEffect(Character),
    /// Only lands of the first row can be taken.
    #[error("3c: land {0} isn't in the first row")]
    NotInFirstRow(LandId),
}

/// What a character did, besides giving points: what applies to it is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EffectDetails {
    /// Warrior: who showed one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<Seats>,
    /// Bard: who gains. Falconer: who loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Seat>,
    /// Tracker: the row of the land, 1 or 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<u8>,
    /// Tracker: the land that left the row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub land: Option<LandId>,
    /// Midwife: the character that returned to the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takes_back: Option<Character>,
    /// Beast tamer: the lands that left the first and the second row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub swap: Option<[LandId; 2]>,
    /// Pioneer: the land that left the realm.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives: Option<LandId>,
    /// Pioneer: the land that came from the pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gets: Option<LandId>,
}

/// A line of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Fact {
    /// 2a, 2b: pile and decks as they lie after the shuffle.
    Setup {
        /// Top first, before the rows are laid.
        pile: Vec<LandId>,
        /// Top first, before the hands are drawn.
        decks: PerSeat<Vec<Character>>,
    },
    /// 3a: a seat's final choice.
    Choose {
        /// The seat that chose.
        seat: Seat,
        /// The character that is revealed.
        character: Character,
    },
    /// 3b: the order as first determined.
    Order {
        /// All seats, the first to act first.
        order: Vec<Seat>,
    },
    /// 3c, 4: a character took effect.
    Character {
        /// The seat that played it.
        seat: Seat,
        /// The character that took effect.
        character: Character,
        /// The effect of the character.
        #[serde(flatten)]
        deed: EffectDetails,
        /// The change of points, by seat.
        points: PerSeat<i64>,
    },
    /// 3c, 5: a land was taken.
    Land {
        /// The seat that took it.
        seat: Seat,
        /// The land that was taken.
        land: LandId,
        /// The points for taking the land.
        points: i64,
    },
    /// 3d: the rows moved up and hands were filled.
    RoundEnd,
    /// 6: the game is over.
    End {
        /// The reason for which the game ended.
        reason: EndReason,
        /// Points by seat, the bonus included.
        scores: PerSeat<i64>,
        /// 6b: the one who won.
        winners: Seats,
        /// 6a: the bonus for kinds, by seat.
        bonus: PerSeat<i64>,
    },
}

/// A public event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// 2c: the two rows, and how many lands are left in the pile.
    Started { first: Vec<LandId>, second: Vec<LandId>, pile: usize },
    /// 3a: a character is revealed.
    Revealed { seat: Seat, character: Character },
    /// 3b: the order as first determined.
    Order { order: Vec<Seat> },
    /// 3c, 4: an effect, and what each seat gained or lost by it (2b).
    Acted { seat: Seat, character: Character, deed: EffectDetails, points: PerSeat<i64> },
    /// 3c, 5: a land and its reward.
    Took { seat: Seat, land: LandId, points: i64 },
    /// 3d: the round is over.
    RoundEnded,
    /// 6: the game is over.
    Ended { scores: PerSeat<i64>, winners: Seats, bonus: PerSeat<i64> },
}

pub(super) fn announce(_: &Setting<Vaalbara>, fact: &Fact) -> Event {
    match fact {
        Fact::Setup { pile, decks } => {
            let seats = decks.len();
            let row = |from: usize| pile.iter().skip(from).take(seats).copied().collect();
            let left = pile.len().saturating_sub(2 * seats);
            Event::Started { first: row(0), second: row(seats), pile: left }
        }
        Fact::Choose { seat, character } => Event::Revealed { seat: *seat, character: *character },
        Fact::Order { order } => Event::Order { order: order.clone() },
        Fact::Character { seat, character, deed, points } => Event::Acted {
            seat: *seat,
            character: *character,
            deed: deed.clone(),
            points: points.clone(),
        },
        Fact::Land { seat, land, points } => {
            Event::Took { seat: *seat, land: *land, points: *points }
        }
        Fact::RoundEnd => Event::RoundEnded,
        Fact::End { reason: _, scores, winners, bonus } => {
            Event::Ended { scores: scores.clone(), winners: *winners, bonus: bonus.clone() }
        }
    }
}
