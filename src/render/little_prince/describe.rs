//! The table in sentences.

use super::{offer, words};
use crate::render::Scene;
use crate::text::{common, little_prince as text};
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::little_prince::{LittlePrince, RoundView, Stage, TableView, tally};
use pangaea_engine::seat::Seat;

/// The public table.
pub(super) fn board(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
) -> String {
    let heading = format!("{}. {}.", LittlePrince::NAME, words::round(scene.language, view));
    let mut sentences = vec![heading, turn(scene, setting, view)];
    sentences.extend(round(scene, setting, view));
    sentences.extend(view.planets.iter().map(|(seat, _)| planet(scene, setting, view, seat)));
    sentences.join(" ")
}

/// Whose move it is, or who has won.
pub(super) fn turn(scene: &Scene<'_>, setting: &Setting<LittlePrince>, view: &TableView) -> String {
    let say = |message| scene.language.say(&message);
    match view.stage {
        Stage::Choose(seat) => say(text::chooses(&scene.name(seat))),
        Stage::Hide(seat) => say(text::hides(&scene.name(seat))),
        Stage::Take(seat) => say(text::takes(&scene.name(seat))),
        Stage::Over => {
            let outcome = tally(setting.deck(), &view.planets).outcome;
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
    let running = matches!(view.stage, Stage::Hide(_) | Stage::Take(_));
    if running {
        let tiles = offered(scene, setting, view, round);
        sentences.push(say(text::offer(words::stack(round.stack), &tiles)));
    }
    let taken: Vec<String> = round
        .takers
        .iter()
        .zip(&round.taken)
        .map(|(seat, tile)| {
            let what = tile
                .map_or_else(|| say(text::face_down(1)), |tile| words::label(scene.language, tile));
            say(text::took(&scene.name(*seat), &what))
        })
        .collect();
    if !taken.is_empty() {
        let list = taken.join(", ");
        sentences.push(say(if running { text::taken(&list) } else { text::taken_last(&list) }));
    }
    let later = view.nameable();
    if matches!(view.stage, Stage::Take(_)) && !later.is_empty() {
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
    let open = round.open().map(|tile| words::tile(scene.language, setting.deck(), tile));
    let face_down = offer::face_down(round, view.seat_count());
    let backs = (face_down > 0).then(|| scene.language.say(&text::face_down(face_down)));
    open.chain(backs).collect::<Vec<_>>().join(", ")
}

/// One planet.
fn planet(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    seat: Seat,
) -> String {
    let Some(planet) = view.planets.get(seat) else { return String::new() };
    let what = words::planet(scene.language, setting.deck(), planet);
    scene.language.say(&text::planet(&scene.name(seat), planet.iter().count(), &what))
}
