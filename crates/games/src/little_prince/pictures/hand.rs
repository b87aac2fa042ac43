//! What one seat sees alone: the tiles before it, those that passed through its hands, and its
//! own planet as it knows it.

use super::choice::Choice;
use super::own::{self, BesidePlanet};
use super::standing::Standing;
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::{Picture, Scene};
use pangaea_canvas::Paint;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{LittlePrince, Phase, SeatView, SeenTiles, Stack, Tile};

/// Tiles seen alone in earlier rounds, newest first. With two players they are no secret any more.
fn earlier(view: &SeatView) -> Vec<&SeenTiles> {
    let now = view.sight().map(|now| now.round);
    let sights = view.sights.iter().rev();
    sights.filter(|sight| view.table.seat_count() > 2 && Some(sight.round) != now).collect()
}

pub(super) fn hand(scene: &Scene<'_>, setting: &Setting<LittlePrince>, view: &SeatView) -> Picture {
    let shown = BesidePlanet {
        title: scene.language.say(&text::your_planet()),
        choices: before(scene, setting, view),
        earlier: earlier(view),
        marked: Vec::new(),
    };
    let canvas = own::draw(scene, setting, view, &shown);
    Picture::new(canvas, &describe(scene, setting, view))
}

/// What lies before this seat now: the tiles that it alone sees, those on offer, or the stacks.
fn before(scene: &Scene<'_>, setting: &Setting<LittlePrince>, view: &SeatView) -> Vec<Choice> {
    let tile = |tile: Tile| Choice::tile(scene, setting, view, tile, Paint::Faint);
    if let Some(sight) = view.sight() {
        let seen = |one: &Tile| match sight.hidden {
            Some(hidden) if hidden == *one => {
                let mut choice = tile(*one).bare();
                (choice.edge, choice.mark) = (Paint::Gold, Some(art::UNKNOWN));
                choice
            }
            Some(_) => tile(*one).bare(),
            None => tile(*one),
        };
        return sight.tiles.iter().map(seen).collect();
    }
    match view.table.phase {
        Phase::Over => Vec::new(),
        Phase::Choose(_) | Phase::Hide(_) => {
            let stacks = Stack::ALL.into_iter();
            stacks.map(|stack| Choice::pile(scene, view, stack, Paint::Faint)).collect()
        }
        Phase::Take(_) => {
            let Some(round) = view.table.rounds.last() else { return Vec::new() };
            let taken = round.takers.iter().take(round.taken.len()).any(|one| *one == view.seat);
            let open = round.open().map(tile);
            if taken { open.map(Choice::bare).collect() } else { open.collect() }
        }
    }
}

fn describe(scene: &Scene<'_>, setting: &Setting<LittlePrince>, view: &SeatView) -> String {
    let say = |message| scene.language.say(&message);
    let list = |tiles: &[Tile]| {
        let tiles = tiles.iter().map(|tile| terms::tile(scene.language, setting.deck(), *tile));
        tiles.collect::<Vec<_>>().join(", ")
    };
    let mut sentences = vec![format!("{}.", terms::round(scene.language, &view.table))];
    let now = view.sight().map(|sight| say(text::you_see(&list(&sight.tiles))));
    sentences.extend(now);
    let earlier = earlier(view).into_iter();
    sentences.extend(earlier.map(|one| say(text::you_saw(one.round + 1, &list(&one.tiles)))));
    if let Some(planet) = view.planets.get(view.seat) {
        let what = terms::planet(scene.language, setting.deck(), planet);
        let name = say(text::your_planet());
        sentences.push(say(text::planet(&name, planet.iter().count(), &what)));
    }
    sentences.push(Standing::new(scene, setting, view).words());
    sentences.join(" ")
}
