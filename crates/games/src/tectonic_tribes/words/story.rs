//! What has happened since a seat last acted.

use super::news::news;
use crate::spoken::Voice;
use crate::spoken::story::{Opening, StoryLine, Stretch, names_with_you};
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Card, Event, Number, SeatView, TectonicTribes};
use pangaea_engine::seat::Seat;
use pangaea_text::common;
use std::cmp::Reverse;

/// The seat that has laid a card in this event.
const fn layer(event: &Event) -> Option<Seat> {
    match event {
        Event::StartTileLaid { seat, .. } | Event::Laid { seat, .. } => Some(*seat),
        _ => None,
    }
}

pub(super) fn story(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    stretch: &Stretch<'_, TectonicTribes>,
) -> Vec<StoryLine> {
    let you = view.seat;
    let names = names_with_you(voice, setting.seat_count(), you);
    let addressed = Voice { names: &names, language: voice.language };
    let is_own = |event: &&Event| stretch.opening == Opening::Own && layer(event) == Some(you);
    let known = usize::from(stretch.events.first().is_some_and(is_own));
    let mut revealed: Vec<(Seat, Number)> = Vec::new();
    let mut lines = Vec::new();
    for event in &stretch.events[known..] {
        lines.extend(match event {
            Event::Shuffled { .. } => None,
            Event::Revealed { seat, card } => {
                revealed.push((*seat, *card));
                None
            }
            Event::Order { .. } => {
                revealed.sort_unstable_by_key(|(_, card)| Reverse(*card));
                let cards = revealed.drain(..);
                let cards = cards.map(|(seat, card)| format!("{} {card}", addressed.name(seat)));
                let cards = common::list(voice.language, &cards.collect::<Vec<_>>());
                Some(StoryLine::of(voice.say(&text::story_revealed(&cards))))
            }
            Event::Laid { seat, card: Card::Tribe(card), discards: Some(other), .. }
                if other == &you && seat != &you =>
            {
                let robbed = text::story_robbed(&voice.name(*seat), &card.to_string());
                Some(StoryLine::own(voice.say(&robbed)))
            }
            Event::Unplaceable { seat, card } if seat == &you => {
                Some(StoryLine::own(voice.say(&text::story_unplaceable(&card.to_string()))))
            }
            Event::Passed => {
                let from = voice.name(you.right(1, setting.seat_count()));
                Some(StoryLine::own(voice.say(&text::story_passed(&from))))
            }
            other => {
                let is_own = layer(other) == Some(you);
                Some(StoryLine { words: news(voice, setting, other), is_own })
            }
        });
    }
    lines
}
