//! All cards with their numbers, since the faces are ours and no one knows them.

use super::describe;
use super::spread::{Shown, Spread};
use crate::pictured::page::Page;
use crate::pictured::{Hue, Picture, Scene};
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Align, Paint, Rank, Type};
use pangaea_engine::games::tectonic_tribes::{Deck, Number, TribeCard};
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
            Some(picture(scene, &text::terrain_cards(first, last), cards, text::card))
        })
        .collect();
    let cards = TribeCard::all().map(|card| Shown::tribe(deck, card, Hue::Blue)).collect();
    pictures.push(picture(scene, &text::tribe_cards(), cards, text::tribe_card));
    pictures
}

fn picture(
    scene: &Scene<'_>,
    title: &LocaleMessage,
    cards: Vec<Shown<'_>>,
    card: fn(&str, &str) -> LocaleMessage,
) -> Picture {
    let page = Page::of(scene);
    let (head, area) = page.below(page.inside(), page.letters());
    let spread = Spread::within(cards, (area.width, area.height), page.letters());
    let mut canvas = page.canvas(scene, Paint::Night);
    let said = scene.language.say(title);
    let middle = (head.x, head.centre().1);
    canvas.text(&said, middle, Align::Left, Type::bold(page.letters()), Paint::Ink);
    let (across, down) = spread.size();
    let (left, top) = (area.x + (area.width - across) / 2, area.y + (area.height - down) / 2);
    canvas.ranked(Rank::Must, |canvas| spread.draw(canvas, (left, top)));
    let cards = spread.cards.iter();
    let cards: Vec<LocaleMessage> = cards
        .map(|shown| card(&shown.number, &terms::squares(&scene.voice(), shown.face)))
        .collect();
    let described = describe::sentences(scene, &cards);
    let game = scene.language.say(&text::title());
    Picture::new(canvas, &format!("{game}. {said}. {described}"))
}
