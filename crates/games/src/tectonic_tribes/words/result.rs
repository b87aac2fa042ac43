//! Points at the end, or as if it ended now.

use super::terms;
use crate::spoken::Voice;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::{Outcome, Setting};
use pangaea_engine::games::tectonic_tribes::{
    Area, PhaseView, TableView, TectonicTribes, Terrain, areas, scores,
};
use pangaea_engine::seat::Seat;
use pangaea_text::{LocaleMessage, common};

/// The terrains that score, as columns of the table.
pub(crate) fn scoring_terrains(setting: &Setting<TectonicTribes>) -> Vec<Terrain> {
    let all = [Terrain::Forest, Terrain::Water, Terrain::Mine, Terrain::Lava];
    all.into_iter().filter(|terrain| scores(setting.options(), *terrain)).collect()
}

/// A seat's points for one terrain.
pub(crate) fn points(areas: &[Area], seat: Seat, terrain: Terrain) -> i64 {
    let owned = areas.iter().filter(|area| area.owner == Some(seat));
    owned.filter(|area| area.terrain == terrain).map(|area| area.points).sum()
}

/// Several tribes border it, and none has the most.
pub(crate) fn is_contested(area: &Area) -> bool {
    area.owner.is_none() && area.tents.values().any(|tents| *tents > 0)
}

/// Who has won or would, and how a tie was broken.
pub(crate) fn winners(
    voice: &Voice<'_>,
    view: &TableView,
    outcome: &Outcome,
) -> Vec<LocaleMessage> {
    let Outcome { scores, winners } = outcome;
    let won = if view.phase == PhaseView::Over { common::wins } else { common::would_win };
    let mut messages = vec![won(&voice.list(winners.iter()), winners.len())];
    let best = scores.values().max();
    if scores.values().filter(|score| Some(*score) == best).count() > winners.len() {
        messages.push(text::tie_break());
    }
    messages
}

/// What the points of some seats are made up of, and what no one gets.
pub(crate) fn sums(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    areas: &[Area],
    totals: impl IntoIterator<Item = (Seat, i64)>,
) -> Vec<LocaleMessage> {
    let sum = |(seat, total)| {
        let parts = scoring_terrains(setting).into_iter().map(|terrain| {
            let gained = points(areas, seat, terrain);
            voice.say(&text::terrain_points(terms::terrain(terrain), gained))
        });
        text::player_points(&voice.name(seat), total, &parts.collect::<Vec<_>>().join(", "))
    };
    let mut messages: Vec<LocaleMessage> = totals.into_iter().map(sum).collect();
    let contested = || areas.iter().filter(|area| is_contested(area));
    if contested().next().is_some() {
        let worth = contested().map(|area| area.points).sum();
        messages.push(text::contested(contested().count(), worth));
    }
    messages
}

/// The final table, the winners first.
pub(super) fn result(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
    outcome: &Outcome,
) -> String {
    let areas = areas(setting.options(), &view.board, setting.seat_count());
    let mut totals: Vec<(Seat, i64)> =
        outcome.scores.iter().map(|(seat, total)| (seat, *total)).collect();
    totals.sort_by_key(|(seat, total)| (!outcome.winners.contains(*seat), -total));
    let mut messages = winners(voice, view, outcome);
    messages.extend(sums(voice, setting, &areas, totals));
    messages.iter().map(|message| voice.say(message)).collect::<Vec<_>>().join("\n")
}
