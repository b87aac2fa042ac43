//! All cards with their numbers, since the faces are ours and no one knows them.

use super::describe;
use super::spread::{Shown, Spread};
use crate::pictured::{Hue, Picture, Scene};
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Align, Paint, Type};
use pangaea_engine::game::Game;
use pangaea_engine::games::tectonic_tribes::{Deck, Number, TectonicTribes, TribeCard};
use pangaea_text::LocaleMessage;

/// How many terrain cards one picture shows: as many as can be described in words as well.
const PER_PICTURE: usize = 16;

pub(super) fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
    let numbers: Vec<Number> = Number::all().collect();
    let mut pictures: Vec<Picture> = numbers
        .chunks(PER_PICTURE)
        .filter_map(|part| {
            let (first, last) = (u32::from(*part.first()?), u32::from(*part.last()?));
            let cards = part.iter().map(|number| Shown::terrain(deck, *number, None)).collect();
            let spread = Spread { cards, columns: 8 };
            Some(picture(scene, &text::terrain_cards(first, last), &spread, text::card))
        })
        .collect();
    let cards = TribeCard::all().map(|card| Shown::tribe(deck, card, Hue::Blue)).collect();
    let spread = Spread { cards, columns: 5 };
    pictures.push(picture(scene, &text::tribe_cards(), &spread, text::tribe_card));
    pictures
}

fn picture(
    scene: &Scene<'_>,
    title: &LocaleMessage,
    spread: &Spread<'_>,
    card: fn(&str, &str) -> LocaleMessage,
) -> Picture {
    let size = |unit: i32| {
        let (width, height) = spread.size(unit);
        (width, unit + height)
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = scene.canvas(width, height, Paint::Night);
    let said = scene.language.say(title);
    let middle = (unit / 2, unit / 2);
    canvas.text(&said, middle, Align::Left, Type::bold(unit / 2), Paint::Ink);
    spread.draw(&mut canvas, (0, unit), unit);
    let cards = spread.cards.iter();
    let cards: Vec<LocaleMessage> = cards
        .map(|shown| card(&shown.number, &terms::squares(&scene.voice(), shown.face)))
        .collect();
    let described = describe::sentences(scene, &cards);
    Picture::new(canvas, &format!("{}. {said}. {described}", TectonicTribes::NAME))
}
