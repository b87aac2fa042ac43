//! What the pictures show, in words.

use super::card::hue;
use super::ground;
use crate::pictured::Scene;
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::labels::label;
use crate::tectonic_tribes::words::result::winners;
use crate::tectonic_tribes::words::terms;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Card, Laid, PhaseView, Square, TableView, TectonicTribes, Tribe,
};
use pangaea_engine::seat::Seat;
use pangaea_text::{LocaleMessage, common};

/// Sentences, one after another.
pub(super) fn sentences(scene: &Scene<'_>, messages: &[LocaleMessage]) -> String {
    let said: Vec<String> = messages.iter().map(|message| scene.language.say(message)).collect();
    said.join(" ")
}

/// The game and when.
pub(super) fn heading(scene: &Scene<'_>, view: &TableView) -> String {
    format!(
        "{}. {}.",
        scene.language.say(&text::title()),
        terms::when(&scene.voice(), view).trim_end_matches('.')
    )
}

/// Whom the game waits for.
fn next(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> Vec<LocaleMessage> {
    match &view.phase {
        PhaseView::Choose { chosen } => {
            let open = setting.seats().filter(|seat| !chosen.contains(*seat));
            vec![common::all_choose(&scene.list(open))]
        }
        PhaseView::Start { .. } | PhaseView::Act { .. } => view
            .waiting()
            .into_iter()
            .enumerate()
            .map(|(index, (seat, card))| {
                let say = if index == 0 { text::acts_now } else { text::acts_then };
                say(&scene.name(seat), &card.to_string())
            })
            .collect(),
        PhaseView::Over => {
            let standing = view.standing(setting.options());
            let winners = winners(&scene.voice(), view, &standing).into_iter();
            winners.chain(totals(scene, setting, view)).collect()
        }
    }
}

/// Everyone's points as the world is: everyone can count them.
fn totals(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> Vec<LocaleMessage> {
    let scores = view.standing(setting.options()).scores;
    scores.iter().map(|(seat, points)| text::total(&scene.name(seat), *points)).collect()
}

/// The card that was laid last.
fn last(scene: &Scene<'_>, view: &TableView) -> Option<LocaleMessage> {
    let Laid { seat, card, spot, .. } = view.board.laid().last()?;
    let (name, square) = (scene.name(*seat), label(spot.at));
    let degrees = u32::from(spot.turn.degrees());
    Some(match card {
        Card::Terrain(number) => text::last_terrain(&name, &number.to_string(), &square, degrees),
        Card::Tribe(card) => text::last_tribe(&name, &card.to_string(), &square, degrees),
    })
}

fn player(scene: &Scene<'_>, view: &TableView, seat: Seat, tribe: Tribe) -> LocaleMessage {
    let tents = view
        .board
        .visible()
        .filter(|(_, top)| top.square == Square::Tent && top.seat == seat)
        .count();
    let left = view.tribe_cards.get(seat).copied().unwrap_or(0);
    text::player(&scene.name(seat), hue(tribe).word(), left, tents)
}

/// The board.
pub(super) fn board(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> String {
    let mut messages = next(scene, setting, view);
    messages.extend(last(scene, view));
    if view.board.bounds().is_some() {
        let (columns, rows) = ground::span(ground::whole(&view.board, 0));
        let count = |length: i32| usize::try_from(length).unwrap_or(0);
        messages.push(text::board(count(columns), count(rows)));
    }
    let players = setting.seats().zip(setting.colours());
    messages.extend(players.map(|(seat, tribe)| player(scene, view, seat, *tribe)));
    // At the end they are told first.
    if view.phase != PhaseView::Over {
        messages.extend(totals(scene, setting, view));
    }
    format!("{} {}", heading(scene, view), sentences(scene, &messages))
}
