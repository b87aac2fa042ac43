//! What could be typed, where no one can make sense of what was.

use super::labels::label;
use crate::spoken::{Voice, menu};
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Item, PhaseView, SeatView, TectonicTribes};
use pangaea_engine::question::{Picked, Step};
use pangaea_engine::spot::{Point, Rotation, Spot};
use pangaea_text::{LocaleMessage, spoken};

/// An example for the open question.
pub(super) fn hint(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Picked<TectonicTribes>],
) -> LocaleMessage {
    // A complete draft is answered by a new one.
    let step = menu::step(setting, view, draft).or_else(|| menu::step(setting, view, &[]));
    match step {
        None => spoken::nothing_asked(),
        Some(Step::Place(places)) => hint_lay(view, &places),
        Some(Step::OneOf(items)) => match items.first() {
            Some(Item::Play(play)) => {
                let discard = items.iter().find_map(|item| match item {
                    Item::Play(other) if other != play => Some(other.to_string()),
                    _ => None,
                });
                text::hint_choose(&play.to_string(), &discard.unwrap_or_default())
            }
            Some(Item::Discard(card)) => text::hint_discard(&card.to_string()),
            Some(Item::CardOf(seat)) => text::hint_card_of(&voice.name(*seat)),
            Some(Item::Terrain(_) | Item::Tribe(_)) | None => {
                hint_lay(view, &view.table.board.places(view.seat).iter().collect::<Vec<_>>())
            }
        },
    }
}

/// A turned card shows best what the number means.
fn hint_lay(view: &SeatView, places: &[Spot]) -> LocaleMessage {
    let turned = places.iter().find(|spot| spot.turn == Rotation::Quarter);
    let spot = turned.or(places.first()).copied();
    let spot = spot.unwrap_or(Spot::new(Point::new(0, 0), Rotation::None));
    let square = label(spot.at);
    let degrees = u32::from(spot.turn.degrees());
    match (&view.table.phase, view.tribe_cards.first()) {
        (PhaseView::Act { .. }, Some(card)) => {
            let card = text::typed_tribe_short(&card.to_string());
            text::hint_lay_tribe(&square, degrees, card)
        }
        _ => text::hint_lay(&square, degrees),
    }
}
