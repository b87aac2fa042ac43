//! What an answer does, told to the one who gives it.

use super::terms::{character_word, land_word};
use crate::spoken::Voice;
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Decision, Effect, Vaalbara};

pub(super) fn decided(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    decision: Decision,
) -> String {
    let deck = setting.deck();
    let land = |id| land_word(deck, id);
    voice.say(&match decision {
        Decision::Choose { character, shows_warrior } => {
            let say = match shows_warrior {
                Some(true) => text::decide_show,
                Some(false) => text::decide_hide,
                None => text::decide_character,
            };
            say(character_word(character), character.initiative())
        }
        Decision::Apply(effect) => match effect {
            Effect::Bard { target } => text::decide_target(&voice.name(target), deck.values().bard),
            Effect::Tracker { land: id } => text::decide_track(land(id)),
            Effect::Midwife { takes_back } => {
                text::decide_take_back(character_word(takes_back), takes_back.initiative())
            }
            Effect::BeastTamer { first, second } => text::decide_tame(land(first), land(second)),
            Effect::Pioneer { gives } => text::decide_give(land(gives)),
        },
        Decision::Take { land: id, pays } => text::decide_take(land(id), pays),
    })
}
