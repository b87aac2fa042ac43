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
