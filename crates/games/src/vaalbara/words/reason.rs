//! What speaks for a suggested action.

use super::terms::{character_word, land_word};
use crate::spoken::Voice;
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Reason, Vaalbara};
use pangaea_text::{LocaleMessage, common};

pub(super) fn reason(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    reason: Reason,
) -> LocaleMessage {
    let land_word = |land| land_word(setting.deck(), land);
    match reason {
        Reason::Choose { land, pays, effect: 0 } => {
            text::why_choose(land_word(land), common::points(pays))
        }
        Reason::Choose { land, pays, effect } => {
            let effect = common::points(effect);
            text::why_choose_with(land_word(land), common::points(pays), effect)
        }
        Reason::Least(seat) => text::why_least(&voice.name(seat)),
        Reason::Opens { land, pays } => text::why_opens(land_word(land), common::points(pays)),
        Reason::Clears { seat, pays } => text::why_clears(&voice.name(seat), common::points(pays)),
        Reason::Unknown => text::why_unknown(),
        Reason::Again(character) => text::why_again(character_word(character)),
        Reason::Renews => text::why_renews(),
        Reason::Take { pays, keeps: Some((seat, theirs)) } => {
            let theirs = common::points(theirs);
            text::why_take_and_keep(common::points(pays), &voice.name(seat), theirs)
        }
        Reason::Take { pays: 0, keeps: None } => text::why_later(),
        Reason::Take { pays, keeps: None } => text::why_take(common::points(pays)),
    }
}
