//! What an answer does, told to the one who gives it.

use super::labels::label;
use crate::spoken::Voice;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{BoardPlace, Decision, TectonicTribes};

pub(super) fn decided(
    voice: &Voice<'_>,
    _: &Setting<TectonicTribes>,
    decision: Decision,
) -> String {
    let square = |place: BoardPlace| label(place.spot.at);
    let degrees = |place: BoardPlace| u32::from(place.spot.turn.degrees());
    voice.say(&match decision {
        Decision::Choose { play, discard } => {
            text::decide_choose(&play.to_string(), &discard.to_string())
        }
        Decision::LayTerrain { card, place } => {
            text::decide_terrain(&card.to_string(), &square(place), degrees(place))
        }
        Decision::LayTribe { card, place, own, other: None } => text::decide_tribe_own(
            &card.to_string(),
            &square(place),
            degrees(place),
            &own.to_string(),
        ),
        Decision::LayTribe { card, place, own, other: Some((seat, other)) } => {
            text::decide_tribe_other(
                &card.to_string(),
                &square(place),
                degrees(place),
                &voice.name(seat),
                &other.to_string(),
                &own.to_string(),
            )
        }
    })
}
