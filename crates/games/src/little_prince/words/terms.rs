//! Names of what is seen, and lists of it.

use crate::little_prince::messages as text;
use crate::spoken::Voice;
use pangaea_engine::games::little_prince::{
    CELLS, Cell, Character, Deck, Element, Holdings, Item, Placed, Planet, Stack, TableView, Tile,
    TileContents,
};
use pangaea_text::{Language, LocaleMessage};

/// A tile's short name.
pub(crate) fn label(language: Language, tile: Tile) -> String {
    let number = tile.number().into();
    language.say(&match tile.stack() {
        Stack::Center => text::label_center(number),
        Stack::EdgeLeft => text::label_edge_left(number),
        Stack::EdgeRight => text::label_edge_right(number),
        Stack::Character => text::label_character(number),
    })
}

/// What short names of a stack's tiles begin with.
pub(crate) fn letter(stack: Stack) -> LocaleMessage {
    match stack {
        Stack::Center => text::letter_center(),
        Stack::EdgeLeft => text::letter_edge_left(),
        Stack::EdgeRight => text::letter_edge_right(),
        Stack::Character => text::letter_character(),
    }
}

pub(crate) fn stack(stack: Stack) -> LocaleMessage {
    match stack {
        Stack::Center => text::stack_center(),
        Stack::EdgeLeft => text::stack_edge_left(),
        Stack::EdgeRight => text::stack_edge_right(),
        Stack::Character => text::stack_character(),
    }
}

fn element(element: Element, number: u32) -> LocaleMessage {
    match element {
        Element::Baobab => text::baobab(number),
        Element::Volcano => text::volcano(number),
        Element::Sunset => text::sunset(number),
        Element::Rose => text::rose(number),
        Element::Lamppost => text::lamppost(number),
        Element::Box => text::boxes(number),
        Element::BigStar => text::big_star(number),
        Element::Fox => text::fox(number),
        Element::Elephant => text::elephant(number),
        Element::Snake => text::snake(number),
        Element::SheepWhite => text::sheep_white(number),
        Element::SheepGrey => text::sheep_grey(number),
        Element::SheepBrown => text::sheep_brown(number),
    }
}

pub(crate) fn character(character: Character) -> LocaleMessage {
    match character {
        Character::VainMan => text::vain_man(),
        Character::Geographer => text::geographer(),
        Character::Astronomer => text::astronomer(),
        Character::King => text::king(),
        Character::Lamplighter => text::lamplighter(),
        Character::Hunter => text::hunter(),
        Character::Drunkard => text::drunkard(),
        Character::BusinessmanWhite => text::businessman_white(),
        Character::BusinessmanGrey => text::businessman_grey(),
        Character::BusinessmanBrown => text::businessman_brown(),
        Character::Gardener => text::gardener(),
        Character::TurkishAstronomer => text::turkish_astronomer(),
        Character::LittlePrince => text::little_prince(),
    }
}

/// What a character gives points for (6).
pub(crate) fn likes(character: Character) -> LocaleMessage {
    match character {
        Character::VainMan => text::likes_vain_man(),
        Character::Geographer => text::likes_geographer(),
        Character::Astronomer => text::likes_astronomer(),
        Character::King => text::likes_king(),
        Character::Lamplighter => text::likes_lamplighter(),
        Character::Hunter => text::likes_hunter(),
        Character::Drunkard => text::likes_drunkard(),
        Character::BusinessmanWhite => text::likes_businessman_white(),
        Character::BusinessmanGrey => text::likes_businessman_grey(),
        Character::BusinessmanBrown => text::likes_businessman_brown(),
        Character::Gardener => text::likes_gardener(),
        Character::TurkishAstronomer => text::likes_turkish_astronomer(),
        Character::LittlePrince => text::likes_little_prince(),
    }
}

/// Points that may be below zero.
pub(crate) fn signed(language: Language, points: i64) -> String {
    match u32::try_from(-points) {
        Ok(lost @ 1..) => language.say(&text::minus(lost)),
        _ => points.to_string(),
    }
}

/// Points that would come or go.
pub(crate) fn gain(language: Language, points: i64) -> String {
    if points < 0 { signed(language, points) } else { format!("+{points}") }
}

pub(crate) fn round(language: Language, view: &TableView) -> String {
    language.say(&text::round_of(view.round(), CELLS))
}

/// Parts with commas between them, or the word for nothing.
fn joined(language: Language, parts: &[String]) -> String {
    if parts.is_empty() { language.say(&text::nothing()) } else { parts.join(", ") }
}

fn elements(language: Language, count: impl Fn(Element) -> u32) -> Vec<String> {
    let there = Element::ALL.into_iter().filter(|element| count(*element) > 0);
    there.map(|one| language.say(&element(one, count(one)))).collect()
}

/// A tile with its short name and what is on it.
pub(crate) fn tile(language: Language, deck: &Deck, tile: Tile) -> String {
    let label = label(language, tile);
    language.say(&text::tile(&label, &face(language, deck.face(tile))))
}

/// A tile's short name, with who is on it.
pub(super) fn named(voice: &Voice<'_>, deck: &Deck, tile: Tile) -> String {
    let label = label(voice.language, tile);
    match deck.face(tile).character() {
        Some(who) => format!("{label} {}", voice.say(&character(who))),
        None => label,
    }
}

fn face(language: Language, face: &TileContents) -> String {
    let who = face.character().map(|who| language.say(&character(who)));
    let what = elements(language, |element| face.count(element).into());
    joined(language, &who.into_iter().chain(what).collect::<Vec<_>>())
}

/// The characters of a planet, all that is open on it, and what is turned over or hidden.
pub(crate) fn planet(language: Language, deck: &Deck, planet: &Planet) -> String {
    let corners = Cell::of(Stack::Character).map(|cell| planet.get(cell));
    let who = corners.iter().filter_map(|corner| match corner {
        Some(Placed::Open(tile)) => deck.face(*tile).character(),
        _ => None,
    });
    let mut parts: Vec<String> = who.map(|who| language.say(&character(who))).collect();
    let hidden = corners.iter().filter(|corner| **corner == Some(Placed::Hidden)).count();
    if hidden > 0 {
        parts.push(language.say(&text::hidden(hidden)));
    }
    let holdings = Holdings::of(deck, planet);
    parts.extend(elements(language, |element| holdings.count(element)));
    if holdings.turned() > 0 {
        parts.push(language.say(&text::turned(holdings.turned())));
    }
    joined(language, &parts)
}

/// What is asked where this is offered.
pub(crate) fn question(item: Item) -> LocaleMessage {
    match item {
        Item::Stack(_) => text::ask_stack(),
        Item::Hide(_) => text::ask_hide(),
        Item::Tile(_) | Item::Hidden => text::ask_tile(),
        Item::Next(_) => text::ask_next(),
    }
}
