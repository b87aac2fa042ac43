//! What the characters do: rule 4.

use super::Vaalbara;
use super::action::{EffectDetails, Fact};
use super::character::Character;
use super::land::{Kind, LandId};
use super::score::{self, Census, neighbours};
use super::state::{Phase, State, TurnPart};
use crate::game::Setting;
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What is chosen for an effect that leaves a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Who gains points; not oneself.
    Bard {
        /// The one who gains.
        target: Seat,
    },
    /// A land of either row goes on top of the pile.
    Tracker {
        /// The land that leaves its row.
        land: LandId,
    },
    /// A used character comes back.
    Midwife {
        /// The character that returns to the hand.
        takes_back: Character,
    },
    /// Two lands change places.
    BeastTamer {
        /// Of the first row.
        first: LandId,
        /// Of the second row.
        second: LandId,
    },
    /// A land of the realm goes to the bottom of the pile.
    Pioneer {
        /// The land that leaves the realm.
        gives: LandId,
    },
}

impl Effect {
    /// The choice behind a line of the record.
    pub(super) fn of(character: Character, deed: &EffectDetails) -> Option<Self> {
        match character {
            Character::Bard => deed.target.map(|target| Self::Bard { target }),
            Character::Tracker => deed.land.map(|land| Self::Tracker { land }),
            Character::Midwife => deed.takes_back.map(|takes_back| Self::Midwife { takes_back }),
            Character::BeastTamer => {
                deed.swap.map(|[first, second]| Self::BeastTamer { first, second })
            }
            Character::Pioneer => deed.gives.map(|gives| Self::Pioneer { gives }),
            _ => None,
        }
    }
}

/// What an effect is chosen from; all of it is public.
#[derive(Clone, Copy, Debug)]
pub(super) struct EffectContext<'a> {
    pub(super) seat: Seat,
    pub(super) seats: usize,
    pub(super) first: &'a [LandId],
    pub(super) second: &'a [LandId],
    pub(super) realm: &'a [LandId],
    pub(super) used: &'a [Character],
}

impl EffectContext<'_> {
    /// All that can be chosen for the effect of a character; with one there is nothing to ask,
    /// with none nothing to choose or nothing to do.
    pub(super) fn effects(&self, character: Character) -> Vec<Effect> {
        match character {
            Character::Bard => Seat::all(self.seats)
                .filter(|target| *target != self.seat)
                .map(|target| Effect::Bard { target })
                .collect(),
            Character::Tracker => {
                let rows = self.first.iter().chain(self.second);
                rows.map(|land| Effect::Tracker { land: *land }).collect()
            }
            Character::Midwife => {
                // Not herself: she is used only after her land is taken, and there is one of her.
                let used = self.used.iter();
                used.map(|takes_back| Effect::Midwife { takes_back: *takes_back }).collect()
            }
            Character::BeastTamer => {
                let pairs = self.first.iter().flat_map(|a| self.second.iter().map(move |b| (a, b)));
                pairs.map(|(a, b)| Effect::BeastTamer { first: *a, second: *b }).collect()
            }
            Character::Pioneer => {
                self.realm.iter().map(|gives| Effect::Pioneer { gives: *gives }).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// 3c: applies the effect of the seat whose turn it is; then a land is to be taken.
pub(super) fn take_effect(
    setting: &Setting<Vaalbara>,
    state: &mut State,
    chosen: Option<Effect>,
    facts: &mut Vec<Fact>,
) {
    let Some((seat, character)) = state.turn() else {
        return;
    };
    let mut points = PerSeat::from_fn(state.seat_count(), |_| 0);
    let mut deed = EffectDetails::default();
    match chosen {
        None => plain(setting, state, &mut deed, &mut points),
        Some(Effect::Bard { target }) => {
            deed.target = Some(target);
            points[target] += setting.deck().values().bard;
        }
        Some(Effect::Tracker { land }) => track(setting, state, land, &mut deed),
        Some(Effect::Midwife { takes_back }) => {
            deed.takes_back = Some(takes_back);
            state.take_back(seat, takes_back);
        }
        Some(Effect::BeastTamer { first, second }) => {
            deed.swap = Some([first, second]);
            replace(&mut state.first, first, second);
            replace(&mut state.second, second, first);
        }
        Some(Effect::Pioneer { gives }) => {
            points[seat] += settle(setting, state, seat, gives, &mut deed);
        }
    }
    for holder in deed.shown.into_iter().flat_map(Seats::iter) {
        state.see_in_hand(holder, Character::Warrior);
    }
    state.gain(&points);
    facts.push(Fact::Character { seat, character, deed, points });
    if let Phase::Act { step, .. } = &mut state.phase {
        *step = TurnPart::Land;
    }
}

/// The effects without a choice.
fn plain(
    setting: &Setting<Vaalbara>,
    state: &State,
    deed: &mut EffectDetails,
    points: &mut PerSeat<i64>,
) {
    let Phase::Act { choices, order, done, .. } = &state.phase else {
        return;
    };
    let values = setting.deck().values();
    let (acted, seat) = (&order[..*done], order[*done]);
    let mut beside = neighbours(seat, order.len()).iter();
    match choices[seat].character {
        // 4b: all who chose to show do so together, for each warrior played.
        Character::Warrior => {
            let shown = state.showing();
            shown.iter().for_each(|holder| points[holder] += values.warrior);
            deed.shown = Some(shown);
        }
        Character::Hunter if !beside.any(|other| acted.contains(&other)) => {
            points[seat] += values.hunter;
        }
        // 4d: neighbours who act later count too.
        Character::Oracle => {
            let odd = beside.filter(|other| choices[*other].character.initiative() % 2 == 1);
            odd.for_each(|_| points[seat] += values.oracle);
        }
        Character::Carpenter => {
            let realm = Census::of(setting.deck(), &state.realms[seat]);
            points[seat] += values.carpenter * realm.count(Kind::Forest);
        }
        Character::Falconer => {
            if let Some(before) = acted.last() {
                let stolen = values.falconer.min(state.points(setting, *before));
                points[*before] -= stolen;
                points[seat] += stolen;
                deed.target = Some(*before);
            }
        }
        Character::Craftsman if beside.all(|other| acted.contains(&other)) => {
            points[seat] += values.craftsman;
        }
        _ => {}
    }
}

/// Tracker: the top land goes into the row, the other on top, and the omens change at once.
fn track(setting: &Setting<Vaalbara>, state: &mut State, land: LandId, deed: &mut EffectDetails) {
    let in_first = state.first.contains(&land);
    deed.row = Some(if in_first { 1 } else { 2 });
    deed.land = Some(land);
    let top = std::mem::replace(&mut state.pile[0], land);
    replace(if in_first { &mut state.first } else { &mut state.second }, land, top);
    state.see_face(top);
    state.new_top(setting);
}

/// 4c: the given land leaves first, and the new one is rewarded in the realm as it then is.
fn settle(
    setting: &Setting<Vaalbara>,
    state: &mut State,
    seat: Seat,
    gives: LandId,
    deed: &mut EffectDetails,
) -> i64 {
    let Some(bottom) = state.pile.last_mut() else {
        return 0;
    };
    let gets = std::mem::replace(bottom, gives);
    state.realms[seat].retain(|land| *land != gives);
    state.realms[seat].push(gets);
    (deed.gives, deed.gets) = (Some(gives), Some(gets));
    state.see_face(gets);
    if state.pile.len() == 1 {
        state.new_top(setting);
    }
    let initiative = Character::Pioneer.initiative();
    score::reward_of(setting.deck(), &state.realms, seat, gets, initiative)
}

fn replace(row: &mut [LandId], out: LandId, into: LandId) {
    row.iter_mut().filter(|land| **land == out).for_each(|land| *land = into);
}
