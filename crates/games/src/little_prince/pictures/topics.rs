//! The topics of the rules, and what each looks like.

use super::board::board;
use super::frame::Frame;
use super::hand::hand;
use super::panel::panel;
use super::planet::{Owner, block};
use super::{describe, icons};
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::topic::{Topic, first_picks, first_position};
use crate::pictured::{Picture, Scene};
use pangaea_canvas::Rect;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    Cell, Deck, Element, LittlePrince, Options, Phase, Placed, Planet, TableView, final_score,
};
use pangaea_engine::seat::Seat;
use pangaea_text::LocaleMessage;

pub(super) const ALL: &[Topic<LittlePrince>] = &[
    Topic {
        rules: &["1b", "1c", "3a", "3b", "3c"],
        name: text::topic_round,
        text: text::rules_on_round,
        picture: round,
    },
    Topic {
        rules: &["4a", "4b", "4c"],
        name: text::topic_two,
        text: text::rules_on_two,
        picture: two,
    },
    Topic {
        rules: &["6", "6b"],
        name: text::topic_characters,
        text: text::rules_on_characters,
        picture: characters,
    },
    Topic {
        rules: &["5a", "5b"],
        name: text::topic_baobabs,
        text: text::rules_on_baobabs,
        picture: baobabs,
    },
    Topic {
        rules: &["6a"],
        name: text::topic_volcanoes,
        text: text::rules_on_volcanoes,
        picture: volcanoes,
    },
    Topic {
        rules: &["7a", "7b", "7c"],
        name: text::topic_hidden,
        text: text::rules_on_hidden,
        picture: hidden,
    },
];

fn table(deck: &Deck, seats: usize, hidden_characters: bool) -> Option<Setting<LittlePrince>> {
    Setting::with_seats(deck.clone(), Options { hidden_characters }, seats).ok()
}

/// 3b: a tile is picked, and someone is named.
fn round(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let setting = table(deck, 4, false)?;
    let view = first_position(&setting, |play| {
        let view = play.table_view();
        let names = view.round() == 6 && view.nameable().len() == 3;
        let seat = view.phase.seat().filter(|_| names && matches!(view.phase, Phase::Take(_)))?;
        play.seat_view(seat)
    })?;
    let draft = first_picks(&setting, &view, 1)?;
    Some(panel(scene, &setting, &view, &draft, None))
}

/// 4a: two tiles lie open and one face down.
fn two(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let setting = table(deck, 2, false)?;
    let view = first_position(&setting, |play| {
        let view = play.table_view();
        (view.round() == 6 && matches!(view.phase, Phase::Take(_))).then_some(view)
    })?;
    Some(board(scene, &setting, &view))
}

/// 6: a planet near its end, with what its characters are worth.
fn characters(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let setting = table(deck, 3, false)?;
    let view = first_position(&setting, |play| {
        let view = play.seat_view(Seat(0))?;
        let corners = |planet: &Planet| {
            planet.iter().filter(|(cell, _)| is_character(deck, planet, *cell)).count()
        };
        (view.table.round() == 16 && corners(&view.planets[Seat(0)]) == 4).then_some(view)
    })?;
    Some(hand(scene, &setting, &view))
}

fn is_character(deck: &Deck, planet: &Planet, cell: Cell) -> bool {
    matches!(planet.get(cell), Some(Placed::Open(tile)) if deck.face(tile).character().is_some())
}

/// 5a: a planet before its third baobab, and after it.
fn baobabs(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let setting = table(deck, 3, false)?;
    let mut before: Option<TableView> = None;
    let turned = |planet: &Planet| {
        planet.iter().filter(|(_, placed)| matches!(placed, Placed::Turned(_))).count()
    };
    let (then, now, seat) = first_position(&setting, |play| {
        let view = play.table_view();
        let seat = setting.seats().find(|seat| turned(&view.planets[*seat]) == 3);
        let then = before.replace(view.clone());
        let then = then.filter(|then| then.round() <= view.round());
        Some((then?, view, seat?))
    })?;
    let cells = |wanted: &dyn Fn(Cell, Placed) -> bool, planet: &Planet| -> Vec<Cell> {
        planet
            .iter()
            .filter(|(cell, placed)| wanted(*cell, *placed))
            .map(|(cell, _)| cell)
            .collect()
    };
    let has = |_: Cell, placed: Placed| holds(deck, placed, Element::Baobab);
    let is_turned = |_: Cell, placed: Placed| matches!(placed, Placed::Turned(_));
    let marked = [cells(&has, &then.planets[seat]), cells(&is_turned, &now.planets[seat])];
    let planets = [(seat, &then), (seat, &now)];
    let shown = planets.into_iter().zip(marked).map(|((seat, view), marked)| (seat, view, marked));
    Some(planets_beside(scene, &setting, &text::topic_baobabs(), shown.collect()))
}

fn holds(deck: &Deck, placed: Placed, element: Element) -> bool {
    matches!(placed, Placed::Open(tile) if deck.face(tile).count(element) > 0)
}

/// 6a: all planets at the end, their volcanoes marked.
fn volcanoes(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let setting = table(deck, 3, false)?;
    let view = first_position(&setting, |play| {
        Some(play.table_view()).filter(|view| view.phase == Phase::Over)
    })?;
    let marked = |seat: Seat| -> Vec<Cell> {
        let planet = view.planets[seat].iter();
        let cells = planet.filter(|(_, placed)| holds(deck, *placed, Element::Volcano));
        cells.map(|(cell, _)| cell).collect()
    };
    let shown = setting.seats().map(|seat| (seat, &view, marked(seat))).collect();
    Some(planets_beside(scene, &setting, &text::topic_volcanoes(), shown))
}

/// 7b: characters lie face down.
fn hidden(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let setting = table(deck, 3, true)?;
    let view = first_position(&setting, |play| {
        let view = play.table_view();
        let face_down = view.planets.values().flat_map(Planet::iter);
        let count = face_down.filter(|(_, placed)| *placed == Placed::Hidden).count();
        (count >= 6).then_some(view)
    })?;
    Some(board(scene, &setting, &view))
}

/// Planets side by side, each with its marked cells and what it costs or brings.
fn planets_beside(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    name: &LocaleMessage,
    shown: Vec<(Seat, &TableView, Vec<Cell>)>,
) -> Picture {
    let subtitle = scene.language.say(name);
    let title = scene.language.say(&text::title());
    let Frame { mut canvas, letters, gap, body } = Frame::new(scene, &title, &subtitle);
    let count = i32::try_from(shown.len()).unwrap_or(1).max(1);
    let width = (body.width - (count - 1) * gap) / count;
    let mut sentences = vec![format!("{title}. {subtitle}.")];
    for (index, (seat, view, marked)) in (0..).zip(shown) {
        let area = Rect::new(body.x + index * (width + gap), body.y, width, body.height);
        let points = final_score(setting.deck(), &view.planets).outcome.scores[seat];
        let hue = icons::hue(setting, seat);
        let owner = Owner {
            hue,
            name: scene.drawn_name(seat, hue),
            bright: false,
            mark: None,
            points: Some(terms::signed(scene.language, points)),
        };
        let planet = &view.planets[seat];
        block(&mut canvas, setting.deck(), &owner, planet, area, letters, &marked);
        let what = describe::planet(scene, setting, view, (seat, planet));
        let said = text::planet(&scene.name(seat), planet.iter().count(), &what);
        sentences.push(scene.language.say(&said));
    }
    Picture::new(canvas, &sentences.join(" "))
}
