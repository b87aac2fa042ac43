//! What a seat is deciding: the choices large beside the own planet.

use super::choice::Choice;
use super::own::{self, Shown};
use super::standing::Standing;
use super::{hand, naming};
use crate::little_prince::messages as text;
use crate::little_prince::words::{prospects, terms};
use crate::pictured::{Picture, Scene};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Cell, Item, LittlePrince, Planet, SeatView};
use pangaea_engine::question::{Next, Picked, Step, follow};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_text::LocaleMessage;

/// The step being decided.
enum OpenStep {
    Options(LocaleMessage, Vec<Item>),
    Name(Vec<Seat>),
}

fn open_step(
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
) -> Option<OpenStep> {
    let Next::Ask(Step::OneOf(items)) = follow::<LittlePrince>(setting, view, draft)?.next else {
        return None;
    };
    let named = items.iter().filter_map(|item| match item {
        Item::Next(seat) => Some(*seat),
        _ => None,
    });
    Some(match *items.first()? {
        Item::Next(_) => OpenStep::Name(named.collect()),
        first => OpenStep::Options(terms::question(first), items),
    })
}

pub(super) fn panel(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
    _: Option<Spot>,
) -> Picture {
    match open_step(setting, view, draft) {
        Some(OpenStep::Options(question, items)) => {
            options(scene, setting, view, &question, &items)
        }
        Some(OpenStep::Name(seats)) => naming::name(scene, setting, view, draft, &seats),
        None => hand::hand(scene, setting, view),
    }
}

/// Stacks or tiles to choose from, beside the own planet.
fn options(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    question: &LocaleMessage,
    items: &[Item],
) -> Picture {
    let planet = view.planets.get(view.seat);
    let landings = planet.into_iter().flat_map(|planet| {
        items.iter().filter_map(|item| landing(planet, *item)).collect::<Vec<_>>()
    });
    let shown = Shown {
        title: scene.language.say(question),
        choices: items.iter().map(|item| Choice::of(scene, setting, view, *item)).collect(),
        earlier: Vec::new(),
        marked: landings.collect(),
    };
    let canvas = own::draw(scene, setting, view, &shown);
    Picture::new(canvas, &describe(scene, setting, view, question, items))
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
    question: &LocaleMessage,
    items: &[Item],
) -> String {
    let say = |message: LocaleMessage| scene.language.say(&message);
    let choice = |item: &Item| match *item {
        Item::Stack(stack) => say(text::left(terms::stack(stack), view.table.left[stack])),
        Item::Hide(tile) | Item::Tile(tile) => {
            let words = terms::tile(scene.language, setting.deck(), tile);
            let adds = prospects::of_tile(&scene.voice(), setting, view, tile);
            adds.map_or_else(|| words.clone(), |adds| format!("{words}: {adds}"))
        }
        Item::Hidden => say(text::face_down(1)),
        Item::Next(seat) => scene.name(seat),
    };
    let list: Vec<String> = items.iter().map(choice).collect();
    let mut sentences = vec![say(question.clone()), say(text::choices(&list.join("; ")))];
    sentences.push(Standing::new(scene, setting, view).words());
    if let Some(planet) = view.planets.get(view.seat) {
        let what = terms::planet(scene.language, setting.deck(), planet);
        let name = say(text::your_planet());
        sentences.push(say(text::planet(&name, planet.iter().count(), &what)));
    }
    sentences.join(" ")
}
