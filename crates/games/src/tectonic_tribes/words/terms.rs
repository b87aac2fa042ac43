//! Cards, places and reasons in words.

use super::labels::label;
use crate::spoken::Voice;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Bonus, Face, Item, Misfit, Number, PhaseView, Square, TableView, TectonicTribes, Terrain,
    TribeCard,
};
use pangaea_engine::question::Step;
use pangaea_text::{LocaleMessage, common};

pub(crate) fn terrain(terrain: Terrain) -> LocaleMessage {
    match terrain {
        Terrain::Forest => text::forest(),
        Terrain::Grass => text::grass(),
        Terrain::Lava => text::lava(),
        Terrain::Mine => text::mine(),
        Terrain::Water => text::water(),
    }
}

/// What is printed on a square.
pub(super) fn square(square: Square) -> LocaleMessage {
    match square {
        Square::Ground(ground, Bonus::None) => terrain(ground),
        Square::Ground(ground, bonus) => {
            let sign = match bonus {
                Bonus::Double => "×2",
                other => other.word(),
            };
            text::with_bonus(terrain(ground), sign)
        }
        Square::Tent => text::tent(),
    }
}

/// The six squares of a card, row by row.
pub(crate) fn squares(voice: &Voice<'_>, face: &Face) -> String {
    let words: Vec<String> =
        face.squares().iter().map(|found| voice.say(&square(*found))).collect();
    words.chunks(2).map(|row| row.join(", ")).collect::<Vec<_>>().join(" / ")
}

/// A terrain card with its squares.
pub(crate) fn terrain_card(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    number: Number,
) -> LocaleMessage {
    text::card(&number.to_string(), &squares(voice, setting.deck().terrain(number)))
}

/// A tribe card with its squares.
pub(crate) fn tribe_card(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    card: TribeCard,
) -> LocaleMessage {
    text::tribe_card(&card.to_string(), &squares(voice, setting.deck().tribe(card)))
}

/// The round and the hand, or what is done instead.
pub(crate) fn when(voice: &Voice<'_>, view: &TableView) -> String {
    voice.say(&match view.phase {
        PhaseView::Start { .. } => text::start(),
        PhaseView::Choose { .. } | PhaseView::Act { .. } => {
            text::when(view.round(), view.deals.len())
        }
        PhaseView::Over => common::game_over(),
    })
}

/// Why a card does not fit.
pub(crate) fn misfit(voice: &Voice<'_>, misfit: &Misfit) -> LocaleMessage {
    match misfit {
        Misfit::Apart(_) => text::apart(),
        Misfit::Buried(_) => text::buried(),
        Misfit::Lava(at) => text::covers_lava(&label(*at)),
        Misfit::Tent(at, seat) => text::covers_tent(&label(*at), &voice.name(*seat)),
    }
}

/// What a step asks.
pub(super) fn question(step: &Step<Item>) -> Option<LocaleMessage> {
    Some(match step {
        Step::Place(_) => text::lay_where(),
        Step::OneOf(items) => match items.first()? {
            Item::Play(_) => text::play_which(),
            Item::Discard(_) => text::discard_which(),
            Item::Terrain(_) | Item::Tribe(_) => text::lay_which(),
            Item::CardOf(_) => text::discard_whose(),
        },
    })
}
