//! Why an action is refused, and what to do instead.

use super::labels::label;
use crate::spoken::{Voice, common_refusal};
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Misfit, Refusal, TectonicTribes};
use pangaea_text::LocaleMessage;

pub(super) fn refusal(
    voice: &Voice<'_>,
    _: &Setting<TectonicTribes>,
    refusal: &Refusal,
) -> LocaleMessage {
    match refusal {
        Refusal::Common(refusal) => common_refusal(voice, *refusal),
        Refusal::ChooseFirst => text::refuse_choose_first(),
        Refusal::StartFirst => text::refuse_start_first(),
        Refusal::LayNow => text::refuse_lay_now(),
        Refusal::NotInHand(number) => text::refuse_not_in_hand(&number.to_string()),
        Refusal::SameCard(number) => text::refuse_same_card(&number.to_string()),
        Refusal::NoTribeCardYet => text::refuse_no_tribe_card_yet(),
        Refusal::TribeCardGone(card) => text::refuse_tribe_card_gone(&card.to_string()),
        Refusal::DoesNotFit(misfit) => match misfit {
            Misfit::Apart(_) => text::apart(),
            Misfit::Buried(_) => text::buried(),
            Misfit::Lava(at) => text::refuse_lava(&label(*at)),
            Misfit::Tent(at, seat) => text::refuse_tent(&label(*at), &voice.name(*seat)),
        },
        Refusal::ActsNoMore(seat) => text::refuse_acts_no_more(&voice.name(*seat)),
    }
}

/// The number of the rule behind it.
pub(super) const fn rule(_: &Setting<TectonicTribes>, refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::Common(_) => return None,
        Refusal::ChooseFirst | Refusal::NotInHand(_) | Refusal::SameCard(_) => "3a",
        Refusal::StartFirst | Refusal::NoTribeCardYet => "2b",
        Refusal::LayNow => "3c",
        Refusal::TribeCardGone(_) => "6a",
        Refusal::DoesNotFit(misfit) => misfit_rule(misfit),
        Refusal::ActsNoMore(_) => "6b",
    })
}

/// The number of the rule by which a card does not fit.
pub(super) const fn misfit_rule(misfit: &Misfit) -> &'static str {
    match misfit {
        Misfit::Apart(_) | Misfit::Buried(_) => "5a",
        Misfit::Lava(_) => "5c",
        Misfit::Tent(..) => "5d",
    }
}
