//! The table in plain text: where a tile lies does not matter, so counts say all.

use super::describe;
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::Scene;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{LittlePrince, Phase, Planet, Stack, TableView};

pub(super) fn plain(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
) -> String {
    let say = |message| scene.language.say(&message);
    let mut lines = vec![terms::round(scene.language, view), describe::turn(scene, setting, view)];
    lines.extend(describe::round(scene, setting, view));
    if view.phase != Phase::Over {
        let left = Stack::ALL.map(|stack| say(text::left(terms::stack(stack), view.left[stack])));
        lines.push(say(text::stacks(&left.join(", "))));
    }
    for (seat, planet) in view.planets.iter() {
        let what = describe::planet(scene, setting, view, (seat, planet));
        let what = match free(scene, planet) {
            Some(free) => say(text::with_free(&what, &free)),
            None => what,
        };
        lines.push(say(text::planet(&scene.name(seat), planet.iter().count(), &what)));
    }
    lines.join("\n")
}

/// What a planet still lacks.
fn free(scene: &Scene<'_>, planet: &Planet) -> Option<String> {
    let say = |message| scene.language.say(&message);
    let open: Vec<String> = Stack::ALL
        .into_iter()
        .filter(|stack| planet.free(*stack) > 0)
        .map(|stack| say(text::open_cells(&say(terms::letter(stack)), planet.free(stack))))
        .collect();
    (!open.is_empty()).then(|| open.join(", "))
}
