//! What has happened since a seat last acted.

use super::news::{acted, news};
use super::result::gained;
use super::terms::{land_word, numbered};
use crate::spoken::Voice;
use crate::spoken::story::{Opening, StoryLine, Stretch, names_with_you};
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, Event, SeatView, Vaalbara};
use pangaea_engine::seat::Seat;
use pangaea_text::common;

/// Whose character has acted, or who has taken a land.
const fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::Acted { seat, .. } | Event::Took { seat, .. } => Some(*seat),
        _ => None,
    }
}

pub(super) fn story(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    stretch: &Stretch<'_, Vaalbara>,
) -> Vec<StoryLine> {
    let you = view.seat;
    let names = names_with_you(voice, setting.seat_count(), you);
    let addressed = Voice { names: &names, language: voice.language };
    let is_own = |event: &&Event| stretch.opening == Opening::Own && doer(event) == Some(you);
    let known = usize::from(stretch.events.first().is_some_and(is_own));
    let mut revealed: Vec<(Seat, Character)> = Vec::new();
    let mut lines: Vec<StoryLine> = Vec::new();
    // Whose turn the last line tells: character and land are one line.
    let mut told = None;
    for event in &stretch.events[known..] {
        let line = match event {
            // The rows are in the picture.
            Event::Started { .. } | Event::RoundEnded => continue,
            Event::Revealed { seat, character } => {
                revealed.push((*seat, *character));
                continue;
            }
            Event::Order { order } => {
                let played = |seat: &Seat| {
                    let (_, character) = revealed.iter().find(|(of, _)| of == seat)?;
                    Some(format!("{} ({})", addressed.name(*seat), numbered(voice, *character)))
                };
                let played: Vec<String> = order.iter().filter_map(played).collect();
                let order = common::list(voice.language, &played);
                StoryLine::of(voice.say(&text::story_order(&order)))
            }
            Event::Acted { seat, character, deed, points } => {
                let is_own = *seat == you || points.get(you).is_some_and(|points| *points != 0);
                let words = if *seat == you {
                    let what = acted(&addressed, setting, *character, deed, points);
                    voice.say(&text::story_acted(super::terms::character_word(*character), &what))
                } else {
                    acted_by(voice, &addressed, setting, event)
                };
                StoryLine { words, is_own }
            }
            Event::Took { seat, land, points } if *seat == you => {
                let land = land_word(setting.deck(), *land);
                StoryLine::own(voice.say(&text::story_took(land, &gained(voice, *points))))
            }
            other => StoryLine::of(news(voice, setting, other)),
        };
        match lines.last_mut() {
            Some(last) if doer(event).is_some() && doer(event) == told => {
                last.words = format!("{} {}", last.words, line.words);
                last.is_own |= line.is_own;
            }
            _ => lines.push(line),
        }
        told = doer(event);
    }
    lines
}

/// What someone else's character did, with what it did to the one who is told.
fn acted_by(
    voice: &Voice<'_>,
    addressed: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    event: &Event,
) -> String {
    let Event::Acted { seat, character, deed, points } = event else { return String::new() };
    let what = acted(addressed, setting, *character, deed, points);
    let character = super::terms::character_word(*character);
    voice.say(&text::news_acted(&voice.name(*seat), character, &what))
}
