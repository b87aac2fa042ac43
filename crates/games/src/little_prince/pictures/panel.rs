//! What a seat is deciding: the choices large beside the own planet.

use super::choice::Choice;
use super::own::{self, BesidePlanet};
use super::standing::Standing;
use super::{hand, naming};
use crate::little_prince::messages as text;
use crate::little_prince::words::{prospects, terms};
use crate::pictured::{Picture, Scene};
use crate::spoken::Spoken;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Cell, Item, LittlePrince, Planet, SeatView};
use pangaea_engine::question::{Next, Pick, Picked, Step, follow};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_text::{LocaleMessage, common};

/// What is chosen from, and what was picked of it.
struct OpenStep {
    items: Vec<Item>,
    picked: Option<Item>,
}

/// The step that the draft has come to; a complete draft shows its last one.
fn open_step(
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
) -> Option<OpenStep> {
    let items = |draft| match follow::<LittlePrince>(setting, view, draft)?.next {
        Next::Ask(Step::OneOf(items)) => Some(items),
        Next::Ask(Step::Place(_)) | Next::Do(_) => None,
    };
    if let Some(items) = items(draft) {
        return Some(OpenStep { items, picked: None });
    }
    let (last, before) = draft.split_last()?;
    let picked = match last {
        Pick::Item(item) => Some(*item),
        Pick::Spot(_) => None,
    };
    Some(OpenStep { items: items(before)?, picked })
}

pub(super) fn panel(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
    _: Option<Spot>,
) -> Picture {
    let step = open_step(setting, view, draft);
    let Some((step, first)) = step.as_ref().and_then(|step| Some((step, *step.items.first()?)))
    else {
        return hand::hand(scene, setting, view);
    };
    let decided = LittlePrince::decided(&scene.voice(), setting, view, draft);
    let Item::Next(_) = first else {
        return options(scene, setting, view, (&terms::question(first), step), &decided);
    };
    let seat = |item: &Item| match item {
        Item::Next(seat) => Some(*seat),
        _ => None,
    };
    let seats: Vec<Seat> = step.items.iter().filter_map(seat).collect();
    let named = step.picked.as_ref().and_then(seat);
    naming::name(scene, setting, view, draft, (&seats, named), &decided)
}

/// Stacks or tiles to choose from, beside the own planet.
fn options(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    (question, step): (&LocaleMessage, &OpenStep),
    decided: &str,
) -> Picture {
    let items = &step.items;
    let planet = view.planets.get(view.seat);
    let landings = planet.into_iter().flat_map(|planet| {
        items.iter().filter_map(|item| landing(planet, *item)).collect::<Vec<_>>()
    });
    let choice = |item: &Item| {
        let choice = Choice::of(scene, setting, view, *item);
        if step.picked == Some(*item) { choice.picked() } else { choice }
    };
    let shown = BesidePlanet {
        title: scene.language.say(question),
        choices: items.iter().map(choice).collect(),
        earlier: Vec::new(),
        marked: landings.collect(),
    };
    let canvas = own::draw(scene, setting, view, &shown);
    Picture::new(canvas, &describe(scene, setting, view, (question, items), decided))
}

/// Where a tile would come to lie.
fn landing(planet: &Planet, item: Item) -> Option<Cell> {
    let stack = match item {
        Item::Tile(tile) => tile.stack(),
        _ => return None,
    };
    Cell::of(stack).into_iter().find(|cell| planet.get(*cell).is_none())
}

fn describe(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    (question, items): (&LocaleMessage, &[Item]),
    decided: &str,
) -> String {
    let say = |message: LocaleMessage| scene.language.say(&message);
    let choice = |item: &Item| match *item {
        Item::Stack(stack) => say(text::left(terms::stack(stack), view.table.left[stack])),
        Item::Hide(tile) | Item::Tile(tile) => {
            let words = terms::tile(scene.language, setting.deck(), tile);
            let adds = prospects::of_tile(&scene.voice(), setting, view, tile);
            adds.map_or_else(|| words.clone(), |adds| say(common::explained(&words, &adds)))
        }
        Item::Hidden => say(text::face_down(1)),
        Item::Next(seat) => scene.name(seat),
    };
    let list: Vec<String> = items.iter().map(choice).collect();
    let mut sentences =
        vec![say(question.clone()), say(text::choices(&common::parts(scene.language, &list)))];
    sentences.extend((!decided.is_empty()).then(|| decided.to_owned()));
    sentences.push(Standing::new(scene, setting, view).words());
    if let Some(planet) = view.planets.get(view.seat) {
        let what = terms::planet(scene.language, setting.deck(), planet);
        let name = say(text::your_planet());
        sentences.push(say(text::planet(&name, planet.iter().count(), &what)));
    }
    sentences.join(" ")
}
