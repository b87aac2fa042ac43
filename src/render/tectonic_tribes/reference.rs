//! All cards with their numbers, since the faces are ours and nobody knows them.

use super::hand::Spread;
use super::{describe, words};
use crate::render::canvas::{Align, Canvas};
use crate::render::lettering::Type;
use crate::render::paint::{Hue, Paint};
use crate::render::{Picture, Scene};
use crate::text::{Message, tectonic_tribes as text};
use pangaea_engine::game::Game;
use pangaea_engine::games::tectonic_tribes::{Deck, Number, TectonicTribes, TribeCard};

/// How many terrain cards one picture shows.
const PER_PICTURE: usize = 20;

pub(super) fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
    let numbers: Vec<Number> = Number::all().collect();
    let mut pictures: Vec<Picture> = numbers
        .chunks(PER_PICTURE)
        .filter_map(|part| {
            let (first, last) = (u32::from(*part.first()?), u32::from(*part.last()?));
            let cards: Vec<_> =
                part.iter().map(|number| (number.to_string(), deck.terrain(*number))).collect();
            let spread = Spread { cards, hue: Hue::Red, columns: 10 };
            let title = text::terrain_cards(first, last);
            Some(picture(scene, &title, &spread, text::card))
        })
        .collect();
    let cards = TribeCard::all().map(|card| (card.to_string(), deck.tribe(card))).collect();
    let spread = Spread { cards, hue: Hue::Blue, columns: 5 };
    pictures.push(picture(scene, &text::tribe_cards(), &spread, text::tribe_card));
    pictures
}

fn picture(
    scene: &Scene<'_>,
    title: &Message,
    spread: &Spread<'_>,
    card: fn(&str, &str) -> Message,
) -> Picture {
    let size = |unit: i32| {
        let (width, height) = spread.size(unit);
        (width, unit + height)
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = Canvas::new(scene.look, width, height, Paint::Night);
    let said = scene.language.say(title);
    let middle = (unit / 2, unit / 2);
    canvas.text(&said, middle, Align::Left, Type::bold(unit / 2), Paint::Ink);
    spread.draw(&mut canvas, 0, unit, unit);
    let cards: Vec<Message> = spread
        .cards
        .iter()
        .map(|(number, face)| card(number, &words::squares(scene, face)))
        .collect();
    let described = describe::sentences(scene, &cards);
    Picture::new(canvas, &format!("{}. {said}. {described}", TectonicTribes::NAME))
}
