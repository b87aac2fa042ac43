//! What an offered tile would add to the own planet, and what it risks.

use super::terms;
use crate::little_prince::messages as text;
use crate::spoken::Voice;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{LittlePrince, Prospect, SeatView, Tile, prospect};
use pangaea_engine::seat::Seat;
use pangaea_text::LocaleMessage;

/// Between parts that are no sentence together, in every language.
pub(crate) const SEPARATOR: &str = " · ";

/// What a tile would do to the planet of the one who looks at it; with two, also what it would
/// bring the other. Nothing if there is no room for it.
pub(crate) fn of_tile(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    tile: Tile,
) -> Option<String> {
    let found = prospect(setting.deck(), &view.planets, view.seat, tile)?;
    let mut parts = vec![voice.say(&adds(found.points()))];
    if found.turned > 0 {
        parts.push(voice.say(&text::would_turn(found.turned)));
    }
    parts.extend(volcanoes(&found).map(|message| voice.say(&message)));
    let theirs = rival(view).and_then(|other| {
        let found = prospect(setting.deck(), &view.planets, other, tile)?;
        let points = terms::gain(voice.language, found.points());
        Some(voice.say(&text::adds_for(&voice.name(other), &points)))
    });
    parts.extend(theirs);
    Some(parts.join(SEPARATOR))
}

/// With two, the other player while that one has still to take: what one leaves the other gets.
pub(crate) fn rival(view: &SeatView) -> Option<Seat> {
    let other = view.seat.left(1, 2);
    (view.table.seat_count() == 2 && view.table.nameable().contains(&other)).then_some(other)
}

fn adds(points: i64) -> LocaleMessage {
    let number = |points: i64| u32::try_from(points).unwrap_or(u32::MAX);
    match points {
        1.. => text::adds(number(points)),
        0 => text::adds_nothing(),
        _ => text::costs(number(-points)),
    }
}

/// 6a: how many there would be, and what they would cost if it ended then.
fn volcanoes(found: &Prospect) -> Option<LocaleMessage> {
    (found.more_volcanoes != 0).then(|| match found.penalty {
        0 => text::volcanoes_then(found.volcanoes),
        lost => text::most_volcanoes_then(found.volcanoes, lost),
    })
}
