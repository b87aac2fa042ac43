//! Why an action is refused, and what to do instead.

use super::words;
use crate::spoken::Voice;
use crate::text::{Message, common, little_prince as text, spoken};
use pangaea_engine::games::little_prince::Refusal;

pub(super) fn refusal(voice: &Voice<'_>, refusal: &Refusal) -> Message {
    let label = |tile| words::label(voice.language, tile);
    match *refusal {
        Refusal::GameOver => common::game_over(),
        Refusal::NoSuchSeat(_) => spoken::no_such_seat(),
        Refusal::NotYourTurn(seat) => spoken::not_your_turn(&voice.name(seat)),
        Refusal::ChooseStackFirst => text::refuse_choose_stack_first(),
        Refusal::HideFirst => text::refuse_hide_first(),
        Refusal::TakeNow => text::refuse_take_now(),
        Refusal::StackEmpty(stack) => text::refuse_stack_empty(words::stack(stack)),
        Refusal::NotDrawn(tile) => text::refuse_not_drawn(&label(tile)),
        Refusal::NotOffered(tile) => text::refuse_not_offered(&label(tile)),
        Refusal::NothingHidden => text::refuse_nothing_hidden(),
        Refusal::NameSomebody => text::refuse_name_somebody(),
        Refusal::NotNameable(seat) => text::refuse_not_nameable(&voice.name(seat)),
    }
}
