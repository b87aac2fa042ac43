//! What a step is for, said to whoever plays their first games.

use crate::spoken::menu;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Item, PhaseView, SeatView, TectonicTribes};
use pangaea_engine::question::{Picked, Step};
use pangaea_text::LocaleMessage;

pub(super) fn tip(
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Picked<TectonicTribes>],
) -> Option<LocaleMessage> {
    Some(match menu::step(setting, view, draft)? {
        Step::Place(_) if matches!(view.table.phase, PhaseView::Start { .. }) => text::tip_start(),
        Step::Place(_) => text::tip_place(),
        Step::OneOf(items) => match items.first()? {
            Item::Play(_) => text::tip_play(),
            Item::Discard(_) => text::tip_discard(),
            Item::Terrain(_) | Item::Tribe(_) => text::tip_card(),
            Item::CardOf(_) => text::tip_discard_whose(),
        },
    })
}
