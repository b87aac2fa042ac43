//! The table in plain text.

use super::describe;
use super::emblem::{clan_of, hue};
use super::gains::{announced, round_number, told};
use crate::pictured::Scene;
use crate::spoken::Voice;
use crate::vaalbara::messages as text;
use crate::vaalbara::words::result::{sentences as result, signed};
use crate::vaalbara::words::terms::{character_list, land_list, numbered};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{
    Character, CharactersView, PhaseView, ROUNDS, TableView, Vaalbara,
};
use pangaea_engine::seat::Seat;
use pangaea_text::LocaleMessage;

/// What a message takes, with room for a line around it.
const LONGEST: usize = 1900;

/// The table in words; the names of used characters are left out if it would be too long.
pub(super) fn plain(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView) -> String {
    let full = lines(scene, setting, view, character_list);
    if full.chars().count() <= LONGEST {
        return full;
    }
    lines(scene, setting, view, |_, characters| {
        let numbers = characters.iter().map(|character| character.initiative().to_string());
        numbers.collect::<Vec<_>>().join(", ")
    })
}

/// How characters are listed.
type Listing = fn(&Voice<'_>, &[Character]) -> String;

fn lines(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &TableView,
    listing: Listing,
) -> String {
    let say = |message: &LocaleMessage| scene.language.say(message);
    let [title, round] =
        [text::title(), text::round_of(view.round(), ROUNDS)].map(|part| say(&part));
    let mut lines = vec![format!("{title} · {round}"), describe::moment(scene, view)];
    if view.scores.is_some() {
        lines.push(result(&scene.voice(), setting, view).join(" "));
    } else {
        let row = |lands| land_list(&scene.voice(), setting.deck(), lands);
        lines.push(say(&text::first_row(&row(&view.first))));
        lines.push(say(&text::second_row(&row(&view.second))));
        lines.push(describe::pile(scene, setting, &view.pile));
        lines.extend(order(scene, view));
    }
    for seat in Seat::all(view.seat_count()) {
        lines.push(String::new());
        lines.extend(player(scene, setting, view, seat, listing));
    }
    lines.join("\n")
}

/// 3b: who acts when; those who have are marked.
fn order(scene: &Scene<'_>, view: &TableView) -> Option<String> {
    let PhaseView::Act { played, order, done, shown, .. } = &view.phase else {
        return None;
    };
    let turns = order.iter().enumerate().map(|(index, seat)| {
        let mark = if index < *done { "✓ " } else { "" };
        let played = played.get(*seat).map(|played| numbered(&scene.voice(), *played));
        format!("{mark}{} {}", scene.name(*seat), played.unwrap_or_default())
    });
    let turns = turns.collect::<Vec<_>>().join(" → ");
    let shown = shown.filter(|shown| !shown.is_empty());
    let shown = shown.map(|shown| scene.language.say(&text::shown(&scene.list(shown.iter()))));
    Some([turns, shown.unwrap_or_default()].join("\n").trim_end().to_owned())
}

fn player(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &TableView,
    seat: Seat,
    listing: Listing,
) -> Vec<String> {
    let say = |message: &LocaleMessage| scene.language.say(message);
    let clan = hue(clan_of(setting, seat)).word();
    let no_one = CharactersView { hand: 0, seen: Vec::new(), deck: 0, used: Vec::new() };
    let own = view.characters.get(seat).unwrap_or(&no_one);
    let mut lines = vec![say(&text::plain_player(&scene.name(seat), clan, own.hand, own.deck))];
    let realm = view.realms.get(seat).map(Vec::as_slice).unwrap_or_default();
    if !realm.is_empty() {
        lines.push(say(&text::plain_realm(&land_list(&scene.voice(), setting.deck(), realm))));
    }
    if !own.used.is_empty() {
        lines.push(say(&text::plain_used(&listing(&scene.voice(), &own.used))));
    }
    if !own.seen.is_empty() && view.scores.is_none() {
        lines.push(say(&text::plain_known(&listing(&scene.voice(), &own.seen))));
    }
    if view.scores.is_some() {
        lines.push(say(&text::plain_gains(&describe::every_round(view, seat))));
        return lines;
    }
    let gains = told(view).filter_map(|round| {
        let points = announced(view, seat, round)?;
        Some(say(&text::gain_in(round_number(round), &signed(points))))
    });
    let gains: Vec<String> = gains.collect();
    if !gains.is_empty() {
        lines.push(say(&text::plain_recent(&gains.join(", "))));
    }
    lines
}
