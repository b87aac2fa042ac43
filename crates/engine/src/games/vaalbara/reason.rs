//! Why the computer player sends a character, uses it so, or takes a land: what it counts on, in
//! points that the rules would give for it now.

use super::Vaalbara;
use super::action::Action;
use super::character::Character;
use super::effect::Effect;
use super::greedy::Thinker;
use super::land::LandId;
use super::outlook::POINT;
use super::view::{PhaseView, SeatView};
use crate::chance::{Chance, Seed};
use crate::game::Setting;
use crate::seat::{PerSeat, Seat};

/// What speaks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// 3a: the land that will most likely be left to be taken, and what it pays as the table is.
    Choose {
        /// The land.
        land: LandId,
        /// The points for it, with this character.
        pays: i64,
        /// The points of the character's effect, on average over the rounds played in the mind.
        effect: i64,
    },
    /// 4: the bard's points are given to whoever has been told of the fewest.
    Least(Seat),
    /// 4: a land that can be taken then, and what it pays.
    Opens {
        /// The land.
        land: LandId,
        /// The points for it.
        pays: i64,
    },
    /// 4: a land goes that would pay someone who acts later.
    Clears {
        /// The seat that could have taken it.
        seat: Seat,
        /// The points for that seat.
        pays: i64,
    },
    /// 4: a land is exchanged for one that no one knows.
    Unknown,
    /// 4: a character to be used again.
    Again(Character),
    /// 4: a land of the realm that has paid already.
    Renews,
    /// 3c: a land.
    Take {
        /// The points for it.
        pays: i64,
        /// The next seat that wants it most, with the points for that seat.
        keeps: Option<(Seat, i64)>,
    },
}

pub(super) fn reason(
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    action: Action,
) -> Option<Reason> {
    let thinker = Thinker::new(setting, view);
    match action {
        Action::Choose { character, .. } => choose(&thinker, character),
        Action::Apply(effect) => apply(&thinker, effect),
        Action::Take(land) => take(&thinker, land),
    }
}

/// The rounds are always drawn from the same seed, so that the same view has the same reason.
fn choose(thinker: &Thinker<'_>, character: Character) -> Option<Reason> {
    let me = thinker.view.seat;
    let rounds = thinker.rounds(&mut Chance::new(Seed::numbered(0)));
    let imagined: Vec<(Option<LandId>, i64)> =
        rounds.iter().map(|sent| thinker.own_part(character, sent)).collect();
    let count = |land: &LandId| imagined.iter().filter(|(got, _)| *got == Some(*land)).count();
    let row = thinker.table.first.iter().copied();
    // Of equal ones the first.
    let land = row.reduce(|best, other| if count(&other) > count(&best) { other } else { best })?;
    let sum: i64 = imagined.iter().map(|(_, effect)| *effect).sum();
    let rounds = i64::try_from(imagined.len()).unwrap_or(1).max(1) * POINT;
    let effect = (sum + rounds / 2).div_euclid(rounds);
    Some(Reason::Choose { land, pays: thinker.pays(me, character, land), effect })
}

fn apply(thinker: &Thinker<'_>, effect: Effect) -> Option<Reason> {
    let me = thinker.view.seat;
    Some(match effect {
        Effect::Bard { target } => Reason::Least(target),
        Effect::Midwife { takes_back } => Reason::Again(takes_back),
        Effect::Pioneer { .. } => Reason::Renews,
        Effect::BeastTamer { second, .. } => {
            let pays = thinker.pays(me, Character::BeastTamer, second);
            Reason::Opens { land: second, pays }
        }
        Effect::Tracker { land } if thinker.table.first.contains(&land) => {
            if let Some(top) = thinker.table.pile.top {
                let pays = thinker.pays(me, Character::Tracker, top);
                return Some(Reason::Opens { land: top, pays });
            }
            let later = wanted(thinker, land).filter(|(_, pays)| *pays > 0);
            later.map_or(Reason::Unknown, |(seat, pays)| Reason::Clears { seat, pays })
        }
        Effect::Tracker { .. } => Reason::Unknown,
    })
}

fn take(thinker: &Thinker<'_>, land: LandId) -> Option<Reason> {
    let played = played(thinker)?;
    let pays = thinker.pays(thinker.view.seat, played[thinker.view.seat], land);
    let keeps = wanted(thinker, land).filter(|(_, pays)| *pays > 0);
    Some(Reason::Take { pays, keeps })
}

fn played<'a>(thinker: &Thinker<'a>) -> Option<&'a PerSeat<Character>> {
    match &thinker.table.phase {
        PhaseView::Act { played, .. } => Some(played),
        PhaseView::Choose { .. } | PhaseView::Over => None,
    }
}

/// The next of those who act later whom this land of the first row would serve best, and what it
/// would pay them.
fn wanted(thinker: &Thinker<'_>, land: LandId) -> Option<(Seat, i64)> {
    let PhaseView::Act { played, order, done, .. } = &thinker.table.phase else { return None };
    let mut later = order.iter().skip(done + 1).copied();
    let seat = later.find(|seat| thinker.favourite(*seat, played[*seat]) == Some(land))?;
    Some((seat, thinker.pays(seat, played[seat], land)))
}
