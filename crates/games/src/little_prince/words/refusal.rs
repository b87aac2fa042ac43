//! Why an action is refused, and what to do instead.

use super::terms;
use crate::little_prince::messages as text;
use crate::spoken::{Voice, common_refusal};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{LittlePrince, Refusal};
use pangaea_text::LocaleMessage;

pub(super) fn refusal(
    voice: &Voice<'_>,
    _: &Setting<LittlePrince>,
    refusal: &Refusal,
) -> LocaleMessage {
    let label = |tile| terms::label(voice.language, tile);
    match *refusal {
        Refusal::Common(refusal) => common_refusal(voice, refusal),
        Refusal::ChooseStackFirst => text::refuse_choose_stack_first(),
        Refusal::HideFirst => text::refuse_hide_first(),
        Refusal::TakeNow => text::refuse_take_now(),
        Refusal::StackEmpty(stack) => text::refuse_stack_empty(terms::stack(stack)),
        Refusal::NotDrawn(tile) => text::refuse_not_drawn(&label(tile)),
        Refusal::NotOffered(tile) => text::refuse_not_offered(&label(tile)),
        Refusal::NothingHidden => text::refuse_nothing_hidden(),
        Refusal::NameNext => text::refuse_name_next(),
        Refusal::NotNameable(seat) => text::refuse_not_nameable(&voice.name(seat)),
    }
}

/// The number of the rule behind it: two players have rules of their own.
pub(super) fn rule(setting: &Setting<LittlePrince>, refusal: &Refusal) -> Option<&'static str> {
    let of_two = setting.seat_count() == 2;
    let either = |more: &'static str, two: &'static str| if of_two { two } else { more };
    Some(match refusal {
        Refusal::Common(_) => return None,
        Refusal::ChooseStackFirst | Refusal::StackEmpty(_) => either("3a", "4a"),
        Refusal::HideFirst | Refusal::NotDrawn(_) => "4a",
        Refusal::NothingHidden => "4b",
        Refusal::TakeNow | Refusal::NotOffered(_) | Refusal::NameNext | Refusal::NotNameable(_) => {
            either("3b", "4b")
        }
    })
}
