//! What a step is for, said to whoever plays their first games.

use crate::little_prince::messages as text;
use crate::spoken::menu;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Item, LittlePrince, SeatView};
use pangaea_engine::question::Picked;
use pangaea_text::LocaleMessage;

pub(super) fn tip(
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
) -> Option<LocaleMessage> {
    Some(match menu::items(setting, view, draft).first()? {
        Item::Stack(_) => text::tip_stack(),
        Item::Hide(_) => text::tip_hide(),
        Item::Tile(_) | Item::Hidden => text::tip_tile(),
        Item::Next(_) => text::tip_next(),
    })
}
