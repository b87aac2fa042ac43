//! Dealing again reaches everything that a viewer cannot exclude, and nothing else; and a stored
//! game that cannot be is refused.

use super::{draw, stacked, take, tile};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Redeal, Viewer};
use pangaea_engine::games::little_prince::{LittlePrince, Stack, State, Tile};
use pangaea_engine::play::Play;
use pangaea_engine::seat::Seat;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const FIVE: [&str; 5] =
    ["character_01", "character_02", "character_03", "character_04", "character_05"];

/// Seat 0 kept 03 and passed to 1, who kept 02, then 2 kept 05, then 3 kept 01 and 4 got 04.
fn passed_around() -> Play<LittlePrince> {
    let mut play = stacked(5, true, &FIVE);
    draw(&mut play, 0, Stack::Character).expect("a stack");
    for (seat, id, next) in [
        (0, "character_03", 1),
        (1, "character_02", 2),
        (2, "character_05", 3),
        (3, "character_01", 4),
    ] {
        take(&mut play, seat, id, Some(next)).expect("in hand");
    }
    play
}

/// What each taker of the first round kept, in many re-deals for a seat.
fn kept(play: &Play<LittlePrince>, seat: u8) -> Vec<BTreeSet<Tile>> {
    let view = play.seat_view(Seat(seat)).expect("a seat");
    let mut kept = vec![BTreeSet::new(); 5];
    for seed in 0..400 {
        let state =
            LittlePrince::redeal(play.setting(), &Viewer::Seat(&view), Seed::numbered(seed));
        for (place, tile) in taken(&state).into_iter().enumerate() {
            kept[place].insert(tile);
        }
    }
    kept
}

fn taken(state: &State) -> Vec<Tile> {
    let state = serde_json::to_value(state).expect("a state");
    serde_json::from_value(state["rounds"][0]["taken"].clone()).expect("tiles")
}

#[test]
fn a_taker_knows_what_was_passed_on_and_what_was_not() {
    let play = passed_around();
    let set = |ids: &[&str]| ids.iter().map(|id| tile(id)).collect::<BTreeSet<_>>();
    let passed = set(&["character_01", "character_04"]);
    let saw = set(&["character_01", "character_04", "character_05"]);
    let kept = kept(&play, 2);
    let others: BTreeSet<Tile> =
        Stack::Character.tiles().filter(|tile| !saw.contains(tile)).collect();
    assert_eq!(kept[0], others, "taken before: anything not seen");
    assert_eq!(kept[1], others);
    assert_eq!(kept[2], set(&["character_05"]), "the own one");
    assert_eq!(kept[3], passed, "taken later: one of those passed on");
    assert_eq!(kept[4], passed);
}

#[test]
fn the_last_but_one_and_the_first_know_the_rest() {
    let play = passed_around();
    assert_eq!(kept(&play, 3)[4], BTreeSet::from([tile("character_04")]));
    let first = kept(&play, 0);
    let rest: BTreeSet<Tile> =
        FIVE.iter().filter(|id| **id != "character_03").map(|id| tile(id)).collect();
    assert!(first[1..].iter().all(|kept| *kept == rest));
}

#[test]
fn a_face_down_tile_can_be_any_unseen_one_for_the_other_and_is_known_to_its_owner() {
    let mut play = stacked(2, false, &["center_01", "center_02", "center_03"]);
    draw(&mut play, 0, Stack::Center).expect("a stack");
    super::hide(&mut play, 0, "center_02").expect("one of the three");
    let hidden = |seat: u8| -> BTreeSet<Tile> {
        let view = play.seat_view(Seat(seat)).expect("a seat");
        (0..300)
            .map(|seed| {
                let viewer = Viewer::Seat(&view);
                let state = LittlePrince::redeal(play.setting(), &viewer, Seed::numbered(seed));
                let state = serde_json::to_value(&state).expect("a state");
                serde_json::from_value(state["rounds"][0]["hidden"].clone()).expect("a tile")
            })
            .collect()
    };
    assert_eq!(hidden(0), BTreeSet::from([tile("center_02")]));
    let open = ["center_01", "center_03"].map(tile);
    assert_eq!(hidden(1), Stack::Center.tiles().filter(|tile| !open.contains(tile)).collect());
}

/// Why a stored game with one thing changed is not read back; nothing if it is.
fn fault(play: &Play<LittlePrince>, change: impl FnOnce(&mut Value)) -> String {
    let mut stored = serde_json::to_value(play).expect("a game");
    change(&mut stored["state"]);
    let read = serde_json::from_value::<Play<LittlePrince>>(stored);
    read.err().map_or_else(String::new, |fault| fault.to_string())
}

type StateEdit = fn(&mut Value);

/// Each change to the state is refused for its reason.
fn refused(play: &Play<LittlePrince>, changes: &[(&str, StateEdit)]) {
    assert_eq!(fault(play, |_| {}), "");
    for (reason, change) in changes {
        let fault = fault(play, change);
        assert!(fault.ends_with(reason), "{fault:?} instead of {reason:?}");
    }
}

#[test]
fn games_that_cannot_be_are_not_read() {
    let lost = "tiles of the stack center lost or doubled";
    refused(
        &passed_around(),
        &[
            ("tiles for other seats", |state| state["seats"] = json!(4)),
            ("no seat 8", |state| state["start"] = json!(7)),
            ("round 1: who starts", |state| state["start"] = json!(1)),
            (lost, |state| state["stacks"]["center"][0] = json!("edge_left_01")),
            (lost, |state| state["stacks"]["center"][0] = state["stacks"]["center"][1].clone()),
            ("the tiles taken out of the stack center", |state| {
                state["removed"]["center"] = json!(["center_01"]);
            }),
            ("too many rounds", |state| {
                let round = state["rounds"][0].clone();
                state["rounds"] = json!(vec![round; 17]);
            }),
        ],
    );
}

#[test]
fn rounds_that_cannot_be_are_not_read() {
    let not_offered = "round 1: tiles taken that were not offered";
    refused(
        &passed_around(),
        &[
            (not_offered, |state| state["rounds"][0]["taken"][0] = json!("character_09")),
            (not_offered, |state| state["rounds"][0]["taken"][0] = json!("character_02")),
            ("round 1: the order of taking", |state| state["rounds"][0]["takers"][1] = json!(0)),
            ("round 1: who takes first", |state| {
                state["rounds"][0]["takers"] = json!([1, 0, 2, 3, 4]);
            }),
            ("round 1: whose turn it is", |state| {
                state["rounds"][0]["takers"] = json!([0, 1, 2, 3]);
            }),
            ("round 1: a tile that can't be face down", |state| {
                state["rounds"][0]["hidden"] = json!("character_01");
            }),
            ("round 1: another stack", |state| state["rounds"][0]["stack"] = json!("center")),
            // 4c: the last tile is not waited for.
            ("a forced step was not done", |state| {
                state["rounds"][0]["taken"] =
                    json!(["character_03", "character_02", "character_05", "character_01"]);
            }),
        ],
    );
}

#[test]
fn rounds_of_two_that_cannot_be_are_not_read() {
    let mut play = stacked(2, false, &["center_01", "center_02", "center_03"]);
    draw(&mut play, 0, Stack::Center).expect("a stack");
    let first = "round 1: who takes first";
    refused(&play, &[(first, |state| state["rounds"][0]["takers"] = json!([1]))]);
    super::hide(&mut play, 0, "center_02").expect("one of the three");
    take(&mut play, 1, "center_01", Some(0)).expect("an open tile");
    refused(
        &play,
        &[
            ("round 1: a tile that can't be face down", |state| {
                state["rounds"][0]["hidden"] = json!("center_09");
            }),
            (first, |state| state["rounds"][0]["hidden"] = Value::Null),
            (first, |state| state["rounds"][0]["takers"] = json!([0, 1])),
            ("round 1: whose turn it is", |state| {
                state["rounds"][0]["hidden"] = Value::Null;
                state["rounds"][0]["takers"] = json!([]);
            }),
        ],
    );
}

#[test]
fn the_last_stack_is_not_waited_for_in_a_stored_game() {
    let mut play = stacked(2, false, &[]);
    while play.table_view().rounds.len() < 13 {
        let seat = play.to_decide().iter().next().expect("a game that goes on");
        let action = play.legal(seat)[0];
        play.apply(seat, &action).expect("a legal action");
    }
    refused(
        &play,
        &[("a forced step was not done", |state| {
            let round = state["rounds"].as_array_mut().and_then(Vec::pop).expect("a round");
            let mut stack = round["tiles"].as_array().expect("tiles").clone();
            let pile = &mut state["stacks"][round["stack"].as_str().expect("a stack")];
            stack.extend(pile.as_array().expect("a stack").iter().cloned());
            *pile = json!(stack);
        })],
    );
}
