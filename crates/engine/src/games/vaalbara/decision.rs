//! What an answer does, as its seat sees it when it answers.

use super::Vaalbara;
use super::action::Action;
use super::apply::keeps_warrior;
use super::character::Character;
use super::effect::Effect;
use super::land::LandId;
use super::view::SeatView;
use crate::game::Setting;
use serde::{Deserialize, Serialize};

/// What an answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// 3a: a character is chosen.
    Choose {
        /// To be revealed.
        character: Character,
        /// 4b: whether the warrior kept in hand is shown, if there is one.
        shows_warrior: Option<bool>,
    },
    /// 4: the effect of the own character.
    Apply(Effect),
    /// 3c: a land is taken.
    Take {
        /// From the first row.
        land: LandId,
        /// 5: what it pays.
        pays: i64,
    },
}

pub(super) fn decision(
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    action: Action,
) -> Option<Decision> {
    Some(match action {
        Action::Choose { character, show_warrior } => {
            let kept = keeps_warrior(&view.hand, character);
            Decision::Choose { character, shows_warrior: kept.then_some(show_warrior) }
        }
        Action::Apply(effect) => Decision::Apply(effect),
        Action::Take(land) => Decision::Take { land, pays: view.table.pays(setting.deck(), land)? },
    })
}
