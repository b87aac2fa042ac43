//! The public events of the game in words.

use super::result::{gained, signed};
use super::terms::{character_word, land_list, land_word};
use crate::spoken::Voice;
use crate::vaalbara::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, EffectDetails, Event, Vaalbara};
use pangaea_engine::seat::PerSeat;
use pangaea_text::spoken;

pub(super) fn news(voice: &Voice<'_>, setting: &Setting<Vaalbara>, event: &Event) -> String {
    let name = |seat| voice.name(seat);
    let row = |lands| land_list(voice, setting.deck(), lands);
    voice.say(&match event {
        Event::Started { first, second, .. } => {
            let rows = [text::first_row(&row(first)), text::second_row(&row(second))];
            return rows.map(|said| voice.say(&said)).join(" ");
        }
        Event::Revealed { seat, character } => {
            let word = character_word(*character);
            text::news_revealed(&name(*seat), word, character.initiative())
        }
        Event::Order { order } => text::news_order(&voice.list(order.iter().copied())),
        Event::Acted { seat, character, deed, points } => {
            let what = acted(voice, setting, *character, deed, points);
            text::news_acted(&name(*seat), character_word(*character), &what)
        }
        Event::Took { seat, land, points } => {
            let word = land_word(setting.deck(), *land);
            text::news_took(&name(*seat), word, &gained(voice, *points))
        }
        Event::RoundEnded => text::news_round_ended(),
        Event::Ended { scores, winners, .. } => {
            let points = winners.iter().find_map(|seat| scores.get(seat)).copied().unwrap_or(0);
            spoken::won(&voice.list(winners.iter()), winners.len(), points)
        }
    })
}

/// All that came of a character.
pub(super) fn acted(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    character: Character,
    deed: &EffectDetails,
    points: &PerSeat<i64>,
) -> String {
    let mut parts = done(voice, setting, character, deed);
    parts.extend(gains(voice, points));
    if parts.is_empty() {
        parts.push(voice.say(&text::news_no_effect()));
    }
    parts.join(", ")
}

/// What a character did besides giving points.
fn done(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    character: Character,
    deed: &EffectDetails,
) -> Vec<String> {
    let land = |id| land_word(setting.deck(), id);
    let messages = [
        deed.shown.filter(|shown| shown.is_empty()).map(|_| text::news_no_one_shows()),
        deed.land.map(|id| text::news_track(land(id))),
        deed.takes_back.map(|back| text::news_take_back(character_word(back))),
        deed.swap.map(|[first, second]| text::news_tame(land(first), land(second))),
        deed.gives.zip(deed.gets).map(|(gives, gets)| text::news_settle(land(gives), land(gets))),
        (character == Character::Farmer).then(text::news_farmer),
    ];
    messages.into_iter().flatten().map(|message| voice.say(&message)).collect()
}

/// 2b: who gained or lost something.
fn gains(voice: &Voice<'_>, points: &PerSeat<i64>) -> Vec<String> {
    let changed = points.iter().filter(|(_, points)| **points != 0);
    changed
        .map(|(seat, points)| voice.say(&text::news_gain(&voice.name(seat), &signed(*points))))
        .collect()
}
