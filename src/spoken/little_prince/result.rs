//! Points at the end, or as if it ended now.

use super::words;
use crate::spoken::Voice;
use crate::text::{common, little_prince as text};
use pangaea_engine::game::{Outcome, Setting};
use pangaea_engine::games::little_prince::{LittlePrince, TableView, Tally, tally};
use pangaea_engine::seat::Seat;

/// What the points of a seat are made up of.
pub(crate) fn sum(voice: &Voice<'_>, tally: &Tally, seat: Seat) -> String {
    let characters = tally.characters.get(seat).into_iter().flatten();
    let mut parts: Vec<String> = characters
        .map(|scored| voice.say(&text::scored(words::character(scored.character), scored.points)))
        .collect();
    let volcanoes = tally.volcanoes.get(seat).copied().unwrap_or(0);
    let penalty = tally.penalty.get(seat).copied().unwrap_or(0);
    parts.push(voice.say(&match penalty {
        0 => text::volcano(volcanoes),
        _ => text::penalty(volcanoes, penalty),
    }));
    let total = tally.outcome.scores.get(seat).copied().unwrap_or(0);
    voice.say(&text::result(&voice.name(seat), &parts.join(", "), total))
}

/// The final table, the winners first.
pub(super) fn result(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    outcome: &Outcome,
) -> String {
    let Outcome { scores, winners } = outcome;
    let tally = tally(setting.deck(), &view.planets);
    let mut lines = vec![voice.say(&common::wins(&voice.list(winners.iter()), winners.len()))];
    let best = scores.values().max();
    if scores.values().filter(|score| Some(*score) == best).count() > winners.len() {
        lines.push(voice.say(&text::tie_break()));
    }
    let mut seats: Vec<(Seat, &i64)> = scores.iter().collect();
    seats.sort_by_key(|(seat, total)| (!winners.contains(*seat), -**total));
    lines.extend(seats.into_iter().map(|(seat, _)| sum(voice, &tally, seat)));
    lines.join("\n")
}
