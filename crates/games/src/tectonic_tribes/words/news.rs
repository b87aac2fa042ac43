//! The public events of the game in words.

use super::labels::label;
use crate::spoken::Voice;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Card, EndReason, Event, TectonicTribes};
use pangaea_text::{LocaleMessage, spoken};

pub(super) fn news(voice: &Voice<'_>, _: &Setting<TectonicTribes>, event: &Event) -> String {
    let name = |seat| voice.name(seat);
    let list = |seats: &[_]| voice.list(seats.iter().copied());
    voice.say(&match event {
        Event::Shuffled { cards } => text::news_shuffled(*cards),
        Event::StartOrder { order } => text::news_start_order(&list(order)),
        Event::StartTileLaid { seat, card, spot } => {
            text::news_start_tile(&name(*seat), &card.to_string(), &label(spot.at))
        }
        Event::Dealt { hand, .. } => text::news_dealt(*hand),
        Event::Revealed { seat, card } => text::news_revealed(&name(*seat), &card.to_string()),
        Event::Order { order } => text::news_order(&list(order)),
        Event::Laid { seat, card, spot, discards } => {
            let robbed = discards.filter(|other| other != seat).map(name);
            laid(&name(*seat), *card, &label(spot.at), robbed)
        }
        Event::Unplaceable { seat, card } => {
            text::news_unplaceable(&name(*seat), &card.to_string())
        }
        Event::Passed => text::news_passed(),
        Event::Ended { reason, scores, winners, .. } => {
            let why = match reason {
                EndReason::TribeCards => text::news_tribe_cards_out(),
                EndReason::Hands => text::news_hands_out(),
            };
            let points = winners.iter().find_map(|seat| scores.get(seat)).copied().unwrap_or(0);
            let won = spoken::won(&voice.list(winners.iter()), winners.len(), points);
            return format!("{} {}", voice.say(&why), voice.say(&won));
        }
    })
}

fn laid(name: &str, card: Card, square: &str, robbed: Option<String>) -> LocaleMessage {
    match (card, robbed) {
        (Card::Terrain(number), _) => text::news_terrain(name, &number.to_string(), square),
        (Card::Tribe(card), None) => text::news_tribe_own(name, &card.to_string(), square),
        (Card::Tribe(card), Some(other)) => {
            text::news_tribe_other(name, &card.to_string(), square, &other)
        }
    }
}
