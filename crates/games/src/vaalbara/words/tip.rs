//! What a step is for, said to whoever plays their first games.

use crate::spoken::menu;
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Item, SeatView, Vaalbara};
use pangaea_engine::question::Picked;
use pangaea_text::LocaleMessage;

pub(super) fn tip(
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    draft: &[Picked<Vaalbara>],
) -> Option<LocaleMessage> {
    Some(match menu::items(setting, view, draft).first()? {
        Item::Play(_) => text::tip_character(),
        Item::ShowWarrior | Item::HideWarrior => text::tip_warrior(),
        Item::Target(_) => text::tip_target(),
        Item::TrackFirst(_) | Item::TrackSecond(_) => text::tip_track(),
        Item::TakeBack(_) => text::tip_take_back(),
        Item::ToSecond(_) | Item::ToFirst(_) => text::tip_tame(),
        Item::Give(_) => text::tip_give(),
        Item::Take(_) => text::tip_land(),
    })
}
