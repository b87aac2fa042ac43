//! Deck files: ours, and what is refused in others.

use crate::support::deck;
use pangaea_engine::games::little_prince::{Character, Deck, LittlePrince, Tile, Tiles};

/// Our deck with one thing changed, and why it is refused.
fn refused(change: impl FnOnce(&mut Tiles)) -> String {
    let mut tiles = Tiles::from(deck::<LittlePrince>());
    change(&mut tiles);
    Deck::try_from(tiles).err().map_or_else(String::new, |fault| fault.to_string())
}

fn element(word: &str, count: u32) -> (String, u32) {
    (word.to_owned(), count)
}

#[test]
fn a_deck_survives_being_written() {
    let deck = deck::<LittlePrince>();
    assert_eq!(Deck::try_from(Tiles::from(deck.clone())), Ok(deck));
}

#[test]
fn every_character_is_in_our_deck() {
    let deck = deck::<LittlePrince>();
    for character in Character::ALL {
        assert!(Tile::all().any(|tile| deck.face(tile).character() == Some(character)));
    }
}

#[test]
fn a_deck_is_refused_by_the_name_of_its_tile() {
    let index = |id: &str| Tile::try_from(id.to_owned()).expect("a tile").index();
    let (center, king) = (index("center_03"), index("character_07"));
    let cases = [
        (refused(|deck| deck.tiles[center].id = "centre_03".into()), "\"centre_03\" is no tile"),
        (refused(|deck| deck.tiles[center].id = "center_21".into()), "\"center_21\" is no tile"),
        (refused(|deck| deck.tiles[center].id = "center_3".into()), "\"center_3\" is no tile"),
        (refused(|deck| deck.tiles[center].id = "center_+3".into()), "\"center_+3\" is no tile"),
        (
            refused(|deck| deck.tiles[center].stack = "centre".into()),
            "tile center_03: \"centre\" is no stack",
        ),
        (
            refused(|deck| deck.tiles[center].stack = "edge_left".into()),
            "tile center_03: this id isn't one of the stack edge_left",
        ),
        (
            refused(|deck| deck.tiles[center].id = "center_04".into()),
            "tile center_04 is there twice",
        ),
        (
            refused(|deck| {
                deck.tiles.remove(center);
            }),
            "tile center_03 is missing: a stack has 20 tiles",
        ),
        (
            refused(|deck| deck.tiles[center].elements.0 = vec![element("wolf", 1)]),
            "tile center_03: \"wolf\" is no element",
        ),
        (
            refused(|deck| {
                deck.tiles[center].elements.0 = vec![element("fox", 1), element("fox", 1)];
            }),
            "tile center_03: fox is there twice",
        ),
        (
            refused(|deck| deck.tiles[center].elements.0 = vec![element("fox", 0)]),
            "tile center_03: 0 of fox: leave out an element that isn't there",
        ),
        (
            refused(|deck| deck.tiles[center].elements.0 = vec![element("fox", 10)]),
            "tile center_03: 10 of fox: at most 9",
        ),
        (
            refused(|deck| deck.tiles[center].elements.0 = vec![element("fox", 300)]),
            "tile center_03: 300 of fox: at most 9",
        ),
        (
            refused(|deck| deck.tiles[center].elements.0 = vec![element("baobab", 2)]),
            "tile center_03: 5b: 2 baobabs on one tile",
        ),
        (
            refused(|deck| deck.tiles[king].elements.0 = vec![element("baobab", 1)]),
            "tile character_07: 5b: a baobab on a character tile",
        ),
        (
            refused(|deck| deck.tiles[center].character = Some("king".into())),
            "tile center_03: characters are for character tiles only",
        ),
        (
            refused(|deck| deck.tiles[king].character = None),
            "tile character_07: a character is missing",
        ),
        (
            refused(|deck| deck.tiles[king].character = Some("queen".into())),
            "tile character_07: \"queen\" is no character",
        ),
    ];
    for (fault, expected) in cases {
        assert!(fault.starts_with(expected), "{fault:?} instead of {expected:?}");
    }
}

#[test]
fn unknown_keys_in_a_deck_file_are_refused() {
    for text in [
        "[[tiles]]\nid = \"center_01\"\nstack = \"center\"\nelements = {}\nname = 1",
        "tiles = []\nname = 1",
    ] {
        let fault = toml::from_str::<Deck>(text).expect_err("an unknown key");
        assert!(fault.message().contains("unknown field `name`"), "{fault}");
    }
}
