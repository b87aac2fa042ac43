//! The table in sentences.

use super::{board, offer};
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::Scene;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    LittlePrince, Phase, Planet, RoundView, TableView, final_score,
};
use pangaea_engine::seat::Seat;
use pangaea_text::common;

/// The public table.
pub(super) fn board(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
) -> String {
    let title = scene.language.say(&text::title());
    let heading = format!("{title}. {}.", terms::round(scene.language, view));
    let mut sentences = vec![heading, turn(scene, setting, view)];
    sentences.extend(round(scene, setting, view));
    sentences.extend(view.planets.iter().map(|(seat, one)| {
        let what = planet(scene, setting, view, (seat, one));
        scene.language.say(&text::planet(&scene.name(seat), one.iter().count(), &what))
    }));
    sentences.join(" ")
}

/// Whose move it is, or who has won.
pub(super) fn turn(scene: &Scene<'_>, setting: &Setting<LittlePrince>, view: &TableView) -> String {
    let say = |message| scene.language.say(&message);
    match view.phase {
        Phase::Choose(seat) => say(text::chooses(&scene.name(seat))),
        Phase::Hide(seat) => say(text::hides(&scene.name(seat))),
        Phase::Take(seat) => say(text::takes(&scene.name(seat))),
        Phase::Over => {
            let outcome = final_score(setting.deck(), &view.planets).outcome;
            let winners = outcome.winners;
            let wins = common::wins(&scene.list(winners.iter()), winners.len());
            let sum = |(seat, points): (Seat, &i64)| {
                say(common::sum(&scene.name(seat), common::points(*points)))
            };
            let sums: Vec<String> = outcome.scores.iter().map(sum).collect();
            format!("{} {} {}.", say(common::game_over()), say(wins), sums.join(", "))
        }
    }
}

/// What is on offer and what was taken.
pub(super) fn round(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
) -> Vec<String> {
    let say = |message| scene.language.say(&message);
    let Some(round) = view.rounds.last() else { return Vec::new() };
    let mut sentences = Vec::new();
    let running = matches!(view.phase, Phase::Hide(_) | Phase::Take(_));
    if running {
        let tiles = offered(scene, setting, view, round);
        sentences.push(say(text::offer(terms::stack(round.stack), &tiles)));
    }
    let taken: Vec<String> = round
        .takers
        .iter()
        .zip(&round.taken)
        .map(|(seat, tile)| {
            let what = tile
                .map_or_else(|| say(text::face_down(1)), |tile| terms::label(scene.language, tile));
            say(text::took(&scene.name(*seat), &what))
        })
        .collect();
    if !taken.is_empty() {
        let list = taken.join(", ");
        sentences.push(say(if running { text::taken(&list) } else { text::taken_last(&list) }));
    }
    let later = view.nameable();
    if matches!(view.phase, Phase::Take(_)) && !later.is_empty() {
        sentences.push(say(text::take_later(&scene.list(later))));
    }
    sentences
}

fn offered(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    round: &RoundView,
) -> String {
    let open = round.open().map(|tile| terms::tile(scene.language, setting.deck(), tile));
    let face_down = offer::face_down(round, view.seat_count());
    let backs = (face_down > 0).then(|| scene.language.say(&text::face_down(face_down)));
    open.chain(backs).collect::<Vec<_>>().join(", ")
}

/// What is on a planet, after its points where everyone can count them.
pub(super) fn planet(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    (seat, planet): (Seat, &Planet),
) -> String {
    let say = |message| scene.language.say(&message);
    let what = terms::planet(scene.language, setting.deck(), planet);
    let points = board::public_points(setting, view, seat);
    // The end says everyone's points first.
    let points = points.filter(|_| view.phase != Phase::Over);
    match points {
        Some(points) => common::parts(scene.language, &[say(common::points(points)), what]),
        None => what,
    }
}
