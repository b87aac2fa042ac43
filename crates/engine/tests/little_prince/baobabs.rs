//! Rule 5.

use super::{arranged, draw, ids, phase, planet, sketched, stacked, take, tile};
use crate::support::deck;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    Action, Cell, Element, Fact, Holdings, LittlePrince, Offered, Options, Phase, Placed, Planet,
    Stack, Tile,
};
use pangaea_engine::play::Play;
use pangaea_engine::seat::Seat;

const GROVE: [&str; 6] = [
    "center_01: baobab, fox",
    "edge_left_01: baobab, snake",
    "edge_right_01: baobab, volcano",
    "center_02: baobab, fox",
    "edge_left_02: baobab, elephant",
    "edge_right_02: baobab, rose",
];

fn turned(planet: &Planet) -> Vec<u8> {
    let turned = planet.iter().filter(|(_, placed)| matches!(placed, Placed::Turned(_)));
    turned.map(|(cell, _)| cell.into()).collect()
}

#[test]
fn lp_5a_one_or_two_baobabs_are_harmless_and_a_third_turns_all_three() {
    let deck = sketched(&GROVE);
    let mut planet = planet(&deck, ["center_01", "edge_left_01", "center_20"]);
    assert!(turned(&planet).is_empty());
    let landing = planet.lay(&deck, tile("edge_right_01")).expect("a free cell");
    assert_eq!(landing.turned.iter().map(|cell| u8::from(*cell)).collect::<Vec<_>>(), [1, 2, 5]);
    assert_eq!(turned(&planet), [1, 2, 5]);
    let holdings = Holdings::of(&deck, &planet);
    for nothing in [Element::Baobab, Element::Fox, Element::Snake, Element::Volcano] {
        assert_eq!(holdings.count(nothing), 0, "nothing on them counts any more");
    }
}

#[test]
fn lp_5a_the_record_tells_it_right_after_the_tile_that_caused_it() {
    let top = [
        "center_01",
        "center_16",
        "center_15",
        "edge_left_01",
        "edge_left_16",
        "edge_left_15",
        "edge_right_01",
        "edge_right_16",
        "edge_right_15",
    ];
    let mut play = stacked(3, false, &top);
    let mut told = Vec::new();
    for (starter, stack) in [(0, Stack::Center), (1, Stack::EdgeLeft), (0, Stack::EdgeRight)] {
        let at = |number: &str| format!("{stack}_{number}");
        draw(&mut play, starter, stack).expect("a stack");
        // Seat 0 always gets the baobab: first, last, first.
        let order: [(u8, &str, u8); 2] = match starter {
            0 => [(0, "01", 2), (2, "16", 1)],
            _ => [(1, "16", 2), (2, "15", 0)],
        };
        for (seat, number, next) in order {
            told = take(&mut play, seat, &at(number), Some(next)).expect("an offered tile");
            if seat == 0 && stack == Stack::EdgeRight {
                let cells = [1, 2, 5].map(|cell| Cell::try_from(cell).expect("a cell")).to_vec();
                assert!(matches!(told[0], Fact::Take { seat: Seat(0), .. }));
                assert_eq!(told[1..], [Fact::TurnOver { seat: Seat(0), cells }]);
            }
        }
    }
    assert!(told.iter().all(|fact| matches!(fact, Fact::Take { .. })), "only seat 0 is struck");
    assert_eq!(turned(&play.table_view().planets[Seat(0)]), [1, 2, 5]);
}

#[test]
fn lp_5b_new_baobabs_may_come_and_the_third_turns_three_again() {
    let deck = sketched(&GROVE);
    let grove = ["center_01", "edge_left_01", "edge_right_01", "center_02", "edge_left_02"];
    let mut planet = planet(&deck, grove);
    assert_eq!(turned(&planet), [1, 2, 5], "two new ones are harmless");
    planet.lay(&deck, tile("edge_right_02")).expect("a free cell");
    assert_eq!(turned(&planet), [1, 2, 5, 6, 7, 11]);
}

#[test]
fn lp_5b_the_record_tells_both_times_right_after_the_tile_that_caused_it() {
    let setting = Setting::with_seats(sketched(&GROVE), Options::default(), 3).expect("a table");
    let tops = [1, 11, 12, 2, 13, 14].map(|number| {
        [Stack::Center, Stack::EdgeLeft, Stack::EdgeRight]
            .map(|stack| format!("{stack}_{number:02}"))
    });
    let top: Vec<&str> = tops.iter().flatten().map(String::as_str).collect();
    let mut play = arranged(&Play::start(setting, Seed::numbered(1)).0, &top);
    let grove = ids(&GROVE).into_iter().map(tile).collect::<Vec<_>>();
    let mut facts = Vec::new();
    for stack in [Stack::Center, Stack::EdgeLeft, Stack::EdgeRight].repeat(2) {
        let starter = play.to_decide().iter().next().expect("a game that goes on");
        facts.extend(play.apply(starter, &Action::Draw(stack)).expect("a stack"));
        // Seat 0 gets the baobab, whenever its turn comes.
        while let Phase::Take(seat) = phase(&play) {
            let wanted = |action: &&Action| match **action {
                Action::Take { tile: Offered::Tile(tile), .. } => {
                    grove.contains(&tile) == (seat == Seat(0))
                }
                _ => false,
            };
            let action = *play.legal(seat).iter().find(wanted).expect("a tile to take");
            facts.extend(play.apply(seat, &action).expect("a legal action"));
        }
    }
    let turned: Vec<usize> =
        (0..facts.len()).filter(|line| matches!(facts[*line], Fact::TurnOver { .. })).collect();
    let told = [("edge_right_01", [1, 2, 5]), ("edge_right_02", [6, 7, 11])];
    assert_eq!(turned.len(), told.len());
    for (line, (third, cells)) in turned.into_iter().zip(told) {
        let cells = cells.map(|cell| Cell::try_from(cell).expect("a cell")).to_vec();
        assert_eq!(facts[line], Fact::TurnOver { seat: Seat(0), cells });
        assert!(
            matches!(facts[line - 1], Fact::Take { seat: Seat(0), tile, .. } if tile == super::tile(third))
        );
    }
}

#[test]
fn lp_5b_our_deck_has_at_most_one_baobab_a_tile_and_none_on_characters() {
    let deck = deck::<LittlePrince>();
    for tile in Tile::all() {
        let most = u8::from(tile.stack() != Stack::Character);
        assert!(deck.face(tile).count(Element::Baobab) <= most, "{tile}");
    }
}
