//! The table as everyone sees it: all planets and the round.

use super::frame::Frame;
use super::planet::{Owner, block};
use super::{describe, icons, offer, podium};
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::marks;
use crate::pictured::{Picture, Scene};
use pangaea_canvas::Rect;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    CELLS, Cell, FinalScore, LittlePrince, Phase, Placed, Planet, Stack, TableView, final_score,
};
use pangaea_engine::seat::Seat;

/// Where the planets are, side by side, and below them where the round is: higher with five, who
/// are offered the most tiles, and low at the end.
fn places(view: &TableView, body: Rect, gap: i32, letters: i32) -> (Vec<Rect>, Rect) {
    let band = match (view.phase, view.seat_count()) {
        (Phase::Over, seats) => podium::height(seats, letters),
        (_, 5..) => letters * 17 / 2,
        _ => letters * 7,
    };
    let height = body.height - band - gap;
    let count = i32::try_from(view.seat_count()).unwrap_or(1).max(1);
    let width = (body.width - (count - 1) * gap) / count;
    let place = |index: i32| Rect::new(body.x + index * (width + gap), body.y, width, height);
    let round = Rect::new(body.x, body.bottom() - band, body.width, band);
    ((0..count).map(place).collect(), round)
}

pub(super) fn board(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
) -> Picture {
    let subtitle = terms::round(scene.language, view);
    let title = scene.language.say(&text::title());
    let Frame { mut canvas, letters, gap, body } = Frame::new(scene, &title, &subtitle);
    let (places, round) = places(view, body, gap, letters);
    let score = final_score(setting.deck(), &view.planets);
    for (area, (seat, planet)) in places.into_iter().zip(view.planets.iter()) {
        let owner = owner(scene, setting, view, &score, seat);
        let marked = newest(view, seat, planet);
        block(&mut canvas, setting.deck(), &owner, planet, area, letters, &marked);
    }
    offer::draw(&mut canvas, scene, setting, view, round, letters);
    Picture::new(canvas, &describe::board(scene, setting, view))
}

/// How the plate of a seat looks now.
fn owner(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    score: &FinalScore,
    seat: Seat,
) -> Owner {
    let wins = view.phase == Phase::Over && score.outcome.winners.contains(seat);
    let acting = view.phase.seat() == Some(seat);
    let mark = match view.phase {
        Phase::Over => wins.then_some(marks::CROWN),
        _ if acting => Some(marks::ACTING),
        _ => view
            .rounds
            .last()
            .filter(|round| round.takers.iter().take(round.taken.len()).any(|one| *one == seat))
            .filter(|_| !matches!(view.phase, Phase::Choose(_)))
            .map(|_| marks::CHOSEN),
    };
    let hue = icons::hue(setting, seat);
    let points = score.outcome.scores.get(seat).filter(|_| points_are_public(setting, view));
    let points = points.map(|points| terms::signed(scene.language, *points));
    Owner { hue, name: scene.drawn_name(seat, hue), bright: acting || wins, mark, points }
}

/// Can everyone count all points? Not before the end where characters lie face down (7b).
fn points_are_public(setting: &Setting<LittlePrince>, view: &TableView) -> bool {
    view.phase == Phase::Over || !setting.options().hidden_characters
}

/// What a planet is worth now, where everyone can count it.
pub(super) fn public_points(
    setting: &Setting<LittlePrince>,
    view: &TableView,
    seat: Seat,
) -> Option<i64> {
    points_are_public(setting, view).then_some(())?;
    final_score(setting.deck(), &view.planets).outcome.scores.get(seat).copied()
}

/// The cell of the tile that this seat took last, if it was in the newest round.
fn newest(view: &TableView, seat: Seat, planet: &Planet) -> Vec<Cell> {
    let Some(round) = view.rounds.last().filter(|_| view.phase != Phase::Over) else {
        return Vec::new();
    };
    let place = round.takers.iter().position(|taker| *taker == seat);
    let Some(taken) = place.and_then(|place| round.taken.get(place)) else {
        return Vec::new();
    };
    let found = planet.iter().find_map(|(cell, placed)| match placed {
        Placed::Open(tile) | Placed::Turned(tile) => (Some(tile) == *taken).then_some(cell),
        Placed::Hidden => None,
    });
    // A character in secret lies in the last corner that is filled.
    let corner =
        || Cell::of(Stack::Character).into_iter().rfind(|cell| planet.get(*cell).is_some());
    found.or_else(corner).into_iter().take(CELLS).collect()
}
