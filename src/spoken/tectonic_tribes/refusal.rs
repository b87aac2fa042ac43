//! Why an action is refused, and what to do instead.

use crate::spoken::Voice;
use crate::text::{Message, common, spoken, tectonic_tribes as text};
use pangaea_engine::games::tectonic_tribes::{Misfit, Refusal};

pub(super) fn refusal(voice: &Voice<'_>, refusal: &Refusal) -> Message {
    match refusal {
        Refusal::GameOver => common::game_over(),
        Refusal::NoSuchSeat(_) => spoken::no_such_seat(),
        Refusal::NotYourTurn(seat) => spoken::not_your_turn(&voice.name(*seat)),
        Refusal::ChooseFirst => text::refuse_choose_first(),
        Refusal::StartFirst => text::refuse_start_first(),
        Refusal::LayNow => text::refuse_lay_now(),
        Refusal::NotInHand(number) => text::refuse_not_in_hand(&number.to_string()),
        Refusal::SameCard(number) => text::refuse_same_card(&number.to_string()),
        Refusal::NoTribeCardYet => text::refuse_no_tribe_card_yet(),
        Refusal::TribeCardGone(card) => text::refuse_tribe_card_gone(&card.to_string()),
        // Without the board a square has no name.
        Refusal::DoesNotFit(misfit) => match misfit {
            Misfit::Apart(_) => text::apart(),
            Misfit::Buried(_) => text::buried(),
            Misfit::Lava(_) => text::refuse_lava(),
            Misfit::Tent(_, seat) => text::refuse_tent(&voice.name(*seat)),
        },
        Refusal::ActsNoMore(seat) => text::refuse_acts_no_more(&voice.name(*seat)),
    }
}
