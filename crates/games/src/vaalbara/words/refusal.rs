//! Why an action is refused, and what to do instead.

use super::terms::{character_word, land_word};
use crate::spoken::{Voice, common_refusal};
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Refusal, Vaalbara};
use pangaea_text::LocaleMessage;

pub(super) fn refusal(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    refusal: &Refusal,
) -> LocaleMessage {
    match refusal {
        Refusal::Common(refusal) => common_refusal(voice, *refusal),
        Refusal::ChooseFirst => text::refuse_choose_first(),
        Refusal::Revealed => text::refuse_revealed(),
        Refusal::NotInHand(character) => text::refuse_not_in_hand(character_word(*character)),
        Refusal::NoWarrior => text::refuse_no_warrior(),
        Refusal::EffectFirst(character) => text::refuse_effect_first(character_word(*character)),
        Refusal::LandNow => text::refuse_land_now(),
        Refusal::NotItsEffect(character) => text::refuse_not_its_effect(character_word(*character)),
        Refusal::NotInFirstRow(land) => {
            text::refuse_not_in_first_row(land_word(setting.deck(), *land))
        }
    }
}

/// The number of the rule behind it.
pub(super) const fn rule(_: &Setting<Vaalbara>, refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::Common(_) => return None,
        Refusal::ChooseFirst | Refusal::Revealed | Refusal::NotInHand(_) => "3a",
        Refusal::NoWarrior => "4b",
        Refusal::EffectFirst(_) | Refusal::LandNow | Refusal::NotInFirstRow(_) => "3c",
        Refusal::NotItsEffect(_) => "4",
    })
}
