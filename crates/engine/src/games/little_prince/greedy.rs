//! A player.
use super::LittlePrince;
use super::action::Action;
use super::view::SeatView;
use crate::chance::Chance;
use crate::game::Setting;
use crate::players::Greedy;

impl Greedy for LittlePrince {
    fn greedy(setting: &Setting<Self>, view: &SeatView, chance: &mut Chance) -> Option<Action> {
        let legal = crate::question::legal(setting, view);
        chance.pick(&legal).copied()
    }
}
