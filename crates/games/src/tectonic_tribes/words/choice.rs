//! What is offered, as lines of a menu.

use super::{lay, terms};
use crate::spoken::line::fit;
use crate::spoken::{MenuEntry, Voice, menu};
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Item, SeatView, TectonicTribes};

pub(super) fn choice(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    item: Item,
) -> MenuEntry {
    let deck = setting.deck();
    let terrain = |number| fit(&terms::squares(voice, deck.terrain(number)));
    let (label, detail) = match item {
        Item::Play(number) => (voice.say(&text::play_card(&number.to_string())), terrain(number)),
        Item::Discard(number) => {
            (voice.say(&text::discard_card(&number.to_string())), terrain(number))
        }
        Item::Terrain(number) => {
            (voice.say(&text::card_name(&number.to_string())), terrain(number))
        }
        Item::Tribe(card) => {
            let squares = fit(&terms::squares(voice, deck.tribe(card)));
            (voice.say(&text::tribe_card_name(&card.to_string())), squares)
        }
        Item::CardOf(seat) => {
            let owner = menu::person(voice, setting, seat);
            let card = lay::number_of(&view.table, seat);
            let goes = if seat == view.seat {
                text::goes_own()
            } else {
                text::goes_other(&voice.name(seat), &lay::number_of(&view.table, view.seat))
            };
            (voice.say(&text::card_of(&owner, &card)), voice.say(&goes))
        }
    };
    MenuEntry { label, detail: Some(detail) }
}
