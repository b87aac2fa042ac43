//! What comes of a card on trial: what it covers, whose areas change, and the points then.

use super::labels::label;
use super::lay::Trial;
use super::terms;
use crate::spoken::Voice;
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Area, Board, SeatView, TectonicTribes, covers, totals,
};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_text::{LocaleMessage, common};

/// From the board now to the board with the card on it, as the seat that lays it is told.
pub(super) fn effects(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    trial: &Trial,
    after: &[Area],
) -> Vec<LocaleMessage> {
    let (seat, before) = (trial.seat, &trial.before);
    let made = after.iter().filter(|area| !before.iter().any(|old| is_as_before(area, old)));
    let mut messages: Vec<LocaleMessage> =
        covered(voice, &view.table.board, trial.spot).into_iter().collect();
    messages.extend(listed(voice, made, text::makes));
    let others = setting.seats().filter(|other| *other != seat);
    for owner in std::iter::once(seat).chain(others) {
        let name = voice.name(owner);
        let is_own = owner == seat;
        let takes =
            |areas: &str| if is_own { text::you_take(areas) } else { text::takes(&name, areas) };
        let loses =
            |areas: &str| if is_own { text::you_lose(areas) } else { text::loses(&name, areas) };
        messages.extend(listed(voice, newly_owned(owner, before, after), takes));
        messages.extend(listed(voice, newly_owned(owner, after, before), loses));
    }
    messages.push(count(voice, setting, before, after));
    messages
}

/// The squares that will no longer be seen.
fn covered(voice: &Voice<'_>, board: &Board, spot: Spot) -> Option<LocaleMessage> {
    let square = |at| Some(text::square_at(terms::square(board.top(at)?.square), &label(at)));
    let squares: Vec<String> =
        covers(spot).into_iter().filter_map(square).map(|square| voice.say(&square)).collect();
    (!squares.is_empty()).then(|| text::covers(&common::list(voice.language, &squares)))
}

fn is_as_before(area: &Area, old: &Area) -> bool {
    (area.terrain, &area.squares, area.points) == (old.terrain, &old.squares, old.points)
}

/// The areas of one board that a seat owns there, while it owns no part of them on the other.
fn newly_owned<'a>(
    seat: Seat,
    other: &'a [Area],
    there: &'a [Area],
) -> impl Iterator<Item = &'a Area> {
    let owned = move |area: &&Area| area.owner == Some(seat);
    there.iter().filter(owned).filter(move |area| {
        let is_part = |old: &Area| {
            old.terrain == area.terrain && old.squares.iter().any(|at| area.squares.contains(at))
        };
        !other.iter().filter(owned).any(is_part)
    })
}

/// A sentence about areas, if there are any.
fn listed<'a>(
    voice: &Voice<'_>,
    areas: impl Iterator<Item = &'a Area>,
    say: impl Fn(&str) -> LocaleMessage,
) -> Option<LocaleMessage> {
    let words = areas.filter_map(|area| {
        let at = label(*area.squares.first()?);
        Some(voice.say(&text::area(terms::terrain(area.terrain), &at, area.points)))
    });
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then(|| say(&common::list(voice.language, &words)))
}

/// Everyone's points if the game ended with the card there, and how they change.
fn count(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    before: &[Area],
    after: &[Area],
) -> LocaleMessage {
    let seats = setting.seat_count();
    let (scores, before) = (totals(after, seats), totals(before, seats));
    let counts = scores.iter().zip(before.values()).map(|((seat, points), before)| {
        let change = points - before;
        let change =
            if change == 0 { String::new() } else { format!(" ({change:+})").replace('-', "−") };
        format!("{} {points}{change}", voice.name(seat))
    });
    text::count(&common::list(voice.language, &counts.collect::<Vec<_>>()))
}
