//! What speaks for a suggested action.

use crate::little_prince::messages as text;
use crate::spoken::Voice;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{LittlePrince, Reason};
use pangaea_text::{LocaleMessage, common};

pub(super) fn reason(
    voice: &Voice<'_>,
    _: &Setting<LittlePrince>,
    reason: Reason,
) -> LocaleMessage {
    let points = common::points;
    match reason {
        Reason::Draw { mean: mean @ 1.. } => text::why_draw(points(mean)),
        Reason::Draw { .. } | Reason::Take { gains: 0, keeps: None } => text::why_later(),
        Reason::Hide { theirs: theirs @ 1.., .. } => text::why_hide(points(theirs)),
        Reason::Hide { own: own @ 1.., .. } => text::why_hide_own(points(own)),
        Reason::Hide { .. } => text::why_hide_rest(),
        Reason::Take { gains: gains @ 1.., keeps: Some((seat, theirs)) } => {
            text::why_take_and_keep(points(gains), &voice.name(seat), points(theirs))
        }
        Reason::Take { gains: gains @ 1.., keeps: None } => text::why_take(points(gains)),
        Reason::Take { keeps: Some((seat, theirs)), .. } => {
            text::why_keep(&voice.name(seat), points(theirs))
        }
        Reason::Take { gains, .. } => text::why_costs(points(-gains)),
        Reason::TakeUnseen { mean: mean @ 1.. } => text::why_unseen(points(mean)),
        Reason::TakeUnseen { .. } => text::why_unseen_rest(),
    }
}
