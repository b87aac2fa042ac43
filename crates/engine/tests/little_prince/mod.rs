//! The rules of The Little Prince by their numbers, and what its decks and players must do.

mod baobabs;
mod deck;
mod golden;
mod hidden_characters;
mod players;
mod points;
mod reasons;
mod records;
mod redeal;
mod rounds;
mod setup;
mod two;

use crate::support::setting;
use pangaea_engine::chance::Seed;
use pangaea_engine::games::little_prince::{
    Action, Deck, Fact, LittlePrince, Offered, Options, Phase, Planet, PrintedElements, Refusal,
    Stack, Tile, TileFace, Tiles,
};
use pangaea_engine::play::Play;
use pangaea_engine::seat::Seat;
use serde_json::{Value, json};

/// The tile with this id.
fn tile(id: &str) -> Tile {
    Tile::try_from(id.to_owned()).expect("a tile's id")
}

/// A new game with our deck.
fn started(seats: usize, hidden_characters: bool, seed: u64) -> Play<LittlePrince> {
    let setting = setting::<LittlePrince>(seats, Options { hidden_characters });
    Play::start(setting, Seed::numbered(seed)).0
}

/// A new game where seat 0 starts and these tiles lie on top of their stacks, in this order.
fn stacked(seats: usize, hidden_characters: bool, top: &[&str]) -> Play<LittlePrince> {
    arranged(&started(seats, hidden_characters, 1), top)
}

/// The same new game with seat 0 and these tiles on top.
fn arranged(play: &Play<LittlePrince>, top: &[&str]) -> Play<LittlePrince> {
    let mut stored = serde_json::to_value(play).expect("a game");
    let state = &mut stored["state"];
    state["start"] = json!(0);
    for stack in Stack::ALL {
        let ids = |value: &Value| -> Vec<String> {
            serde_json::from_value(value[stack.word()].clone()).expect("a list of ids")
        };
        let removed = ids(&state["removed"]).len();
        let mut rest: Vec<String> = stack.tiles().map(String::from).collect();
        rest.retain(|id| !top.contains(&id.as_str()));
        let wanted = top.iter().filter(|id| tile(id).stack() == stack);
        let mut lying: Vec<String> = wanted.map(|id| (*id).to_owned()).collect();
        lying.extend(rest);
        state["removed"][stack.word()] = json!(lying.split_off(lying.len() - removed));
        state["stacks"][stack.word()] = json!(lying);
    }
    serde_json::from_value(stored).expect("a game that the rules allow")
}

fn draw(play: &mut Play<LittlePrince>, seat: u8, stack: Stack) -> Result<Vec<Fact>, Refusal> {
    play.apply(Seat(seat), &Action::Draw(stack))
}

fn hide(play: &mut Play<LittlePrince>, seat: u8, id: &str) -> Result<Vec<Fact>, Refusal> {
    play.apply(Seat(seat), &Action::Hide(tile(id)))
}

fn take(
    play: &mut Play<LittlePrince>,
    seat: u8,
    id: &str,
    next: Option<u8>,
) -> Result<Vec<Fact>, Refusal> {
    let tile = Offered::Tile(tile(id));
    play.apply(Seat(seat), &Action::Take { tile, next: next.map(Seat) })
}

fn take_hidden(
    play: &mut Play<LittlePrince>,
    seat: u8,
    next: Option<u8>,
) -> Result<Vec<Fact>, Refusal> {
    play.apply(Seat(seat), &Action::Take { tile: Offered::Hidden, next: next.map(Seat) })
}

fn phase(play: &Play<LittlePrince>) -> Phase {
    play.table_view().phase
}

/// A deck whose tiles are empty but for these, written like `center_01: fox 2, snake` or
/// `character_01: king, big_star 2`; all other characters are drunkards.
fn sketched(lines: &[&str]) -> Deck {
    let mut tiles: Vec<TileFace> = Tile::all()
        .map(|tile| TileFace {
            id: tile.to_string(),
            stack: tile.stack().word().to_owned(),
            elements: PrintedElements::default(),
            character: (tile.stack() == Stack::Character).then(|| "drunkard".to_owned()),
        })
        .collect();
    for line in lines {
        let (id, words) = line.split_once(": ").unwrap_or((line, ""));
        let face = &mut tiles[tile(id).index()];
        let mut words = words.split(", ").filter(|word| !word.is_empty());
        if face.character.is_some() {
            face.character = words.next().map(str::to_owned);
        }
        for word in words {
            let (element, count) = word.split_once(' ').unwrap_or((word, "1"));
            face.elements.0.push((element.to_owned(), count.parse().expect("a number")));
        }
    }
    Deck::try_from(Tiles { tiles }).expect("a sound deck")
}

/// A planet with these tiles, laid in this order.
fn planet<'a>(deck: &Deck, ids: impl IntoIterator<Item = &'a str>) -> Planet {
    let mut planet = Planet::default();
    for id in ids {
        planet.lay(deck, tile(id)).expect("a free cell");
    }
    planet
}

/// The ids of sketched lines.
fn ids<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    lines.iter().map(|line| line.split_once(": ").map_or(*line, |(id, _)| id)).collect()
}
