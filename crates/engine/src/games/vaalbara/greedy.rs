//! A player who looks for the best.

use super::Vaalbara;
use super::action::Action;
use super::view::SeatView;
use crate::chance::Chance;
use crate::game::Setting;
use crate::players::Greedy;
use crate::question;

impl Greedy for Vaalbara {
    fn greedy(setting: &Setting<Self>, view: &SeatView, chance: &mut Chance) -> Option<Action> {
        chance.pick(&question::legal(setting, view)).copied()
    }
}
