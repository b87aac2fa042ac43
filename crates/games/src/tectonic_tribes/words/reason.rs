//! What speaks for a suggested action.

use super::terms;
use crate::spoken::Voice;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Loss, Reason, TectonicTribes};
use pangaea_text::{LocaleMessage, common};

pub(super) fn reason(
    voice: &Voice<'_>,
    _: &Setting<TectonicTribes>,
    reason: Reason,
) -> LocaleMessage {
    match reason {
        Reason::Choose { gains, next, theirs } => {
            let points = [gains, theirs].map(|points| common::points(points.max(0)));
            let [own, theirs] = points;
            text::why_choose(own, &voice.name(next), theirs)
        }
        Reason::Lay { gains, costs: Some(Loss { seat, points, terrain }) } => {
            let (name, terrain) = (voice.name(seat), terms::terrain(terrain));
            let lost = common::points(points);
            match gains {
                1.. => text::why_gains_and_costs(common::points(gains), &name, terrain, lost),
                0 => text::why_costs(&name, terrain, lost),
                _ => text::why_loses_and_costs(common::points(-gains), &name, terrain, lost),
            }
        }
        Reason::Lay { gains, costs: None } => match gains {
            1.. => text::why_gains(common::points(gains)),
            0 => text::why_nothing(),
            _ => text::why_loses(common::points(-gains)),
        },
    }
}
