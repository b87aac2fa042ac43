//! Points at the end, or as if it ended now.

use super::terms;
use crate::little_prince::messages as text;
use crate::spoken::Voice;
use pangaea_engine::game::{Outcome, Setting};
use pangaea_engine::games::little_prince::{FinalScore, LittlePrince, TableView, final_score};
use pangaea_engine::seat::Seat;
use pangaea_text::common;

/// What the points of a seat are made up of.
pub(crate) fn sum(voice: &Voice<'_>, score: &FinalScore, seat: Seat) -> String {
    let parts = parts(voice, score, seat);
    let total = score.outcome.scores.get(seat).copied().unwrap_or(0);
    voice.say(&text::result(&voice.name(seat), &parts, total))
}

/// What of a player's points everyone can count while characters are hidden (7b).
pub(crate) fn open_sum(voice: &Voice<'_>, score: &FinalScore, seat: Seat) -> String {
    voice.say(&text::result_hidden(&voice.name(seat), &parts(voice, score, seat)))
}

fn parts(voice: &Voice<'_>, score: &FinalScore, seat: Seat) -> String {
    let characters = score.characters.get(seat).into_iter().flatten();
    let mut parts: Vec<String> = characters
        .map(|scored| voice.say(&text::scored(terms::character(scored.character), scored.points)))
        .collect();
    let volcanoes = score.volcanoes.get(seat).copied().unwrap_or(0);
    let penalty = score.penalty.get(seat).copied().unwrap_or(0);
    parts.push(voice.say(&match penalty {
        0 => text::volcano(volcanoes),
        _ => text::penalty(volcanoes, penalty),
    }));
    parts.join(", ")
}

/// The final table, the winners first.
pub(super) fn result(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    outcome: &Outcome,
) -> String {
    let Outcome { scores, winners } = outcome;
    let score = final_score(setting.deck(), &view.planets);
    let mut lines = vec![voice.say(&common::wins(&voice.list(winners.iter()), winners.len()))];
    let best = scores.values().max();
    if scores.values().filter(|score| Some(*score) == best).count() > winners.len() {
        lines.push(voice.say(&text::tie_break()));
    }
    let mut seats: Vec<(Seat, &i64)> = scores.iter().collect();
    seats.sort_by_key(|(seat, total)| (!winners.contains(*seat), -**total));
    lines.extend(seats.into_iter().map(|(seat, _)| sum(voice, &score, seat)));
    lines.join("\n")
}
