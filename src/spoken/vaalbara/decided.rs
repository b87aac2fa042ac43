//! What confirming a draft would do, told to the one who made it.

use super::words::{character_word, land_word};
use crate::spoken::Voice;
use crate::text::{Message, vaalbara as text};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Action, Effect, Item, SeatView, Vaalbara};
use pangaea_engine::question::{Pick, Picked};

pub(super) fn decided(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    draft: &[Picked<Vaalbara>],
    action: Action,
) -> Message {
    let deck = setting.deck();
    let land = |id| land_word(deck, id);
    match action {
        Action::Choose { character, .. } => {
            let say = match draft.last() {
                Some(Pick::Item(Item::ShowWarrior)) => text::decide_show,
                Some(Pick::Item(Item::HideWarrior)) => text::decide_hide,
                _ => text::decide_character,
            };
            say(character_word(character), character.initiative())
        }
        Action::Apply(effect) => match effect {
            Effect::Bard { target } => text::decide_target(&voice.name(target), deck.values().bard),
            Effect::Tracker { land: id } => text::decide_track(land(id)),
            Effect::Midwife { takes_back } => {
                text::decide_take_back(character_word(takes_back), takes_back.initiative())
            }
            Effect::BeastTamer { first, second } => text::decide_tame(land(first), land(second)),
            Effect::Pioneer { gives } => text::decide_give(land(gives)),
        },
        Action::Take(id) => text::decide_take(land(id), view.table.pays(deck, id).unwrap_or(0)),
    }
}
