//! What a deck file may not say, and what the refusal names.

use crate::support::deck;
use pangaea_engine::games::vaalbara::{Deck, Vaalbara};
use pangaea_engine::record::Recorded;
use serde_json::{Value, json};

/// The refusal of our deck with one change.
fn refusal(change: impl FnOnce(&mut Value)) -> String {
    let mut cards = serde_json::to_value(deck::<Vaalbara>()).expect("a deck can be written");
    change(&mut cards);
    serde_json::from_value::<Deck>(cards).expect_err("an unsound deck").to_string()
}

#[test]
fn every_fault_of_a_land_is_named() {
    let kind = |word| move |cards: &mut Value| cards["land"][4]["kind"] = json!(word);
    assert_eq!(refusal(kind("swamp")), "land 5: \"swamp\" is no kind of land");
    assert_eq!(refusal(kind("forest")), "land 5: a forest has a value from 3 to 6");
    let valued = |cards: &mut Value| cards["land"][0]["value"] = json!(4);
    assert_eq!(refusal(valued), "land 1: only forests have a value");
    for value in [2, 7] {
        let forest = |cards: &mut Value| {
            cards["land"][0]["kind"] = json!("forest");
            cards["land"][0]["value"] = json!(value);
        };
        assert_eq!(refusal(forest), "land 1: a forest has a value from 3 to 6");
    }
    for mark in [1, 5] {
        let marked = |cards: &mut Value| cards["land"][9]["players"] = json!(mark);
        assert_eq!(refusal(marked), "land 10: the mark is 2, 3 or 4");
    }
}

#[test]
fn every_land_is_there_once() {
    let id = |id| move |cards: &mut Value| cards["land"][6]["id"] = json!(id);
    assert_eq!(refusal(id(52)), "no land has the id 52");
    assert_eq!(refusal(id(0)), "no land has the id 0");
    assert_eq!(refusal(id(3)), "land 3 is there twice");
    let fewer = |cards: &mut Value| {
        cards["land"].as_array_mut().expect("a list").remove(6);
    };
    assert_eq!(refusal(fewer), "land 7 is missing");
}

#[test]
fn the_backs_are_51_different_orders_of_five_clans() {
    let back = |back: Value| move |cards: &mut Value| cards["omens"][1] = back;
    let five = "back 2: omens name each of the five clans once";
    assert_eq!(refusal(back(json!(["red", "blue", "green", "purple"]))), five);
    assert_eq!(refusal(back(json!(["red", "red", "blue", "green", "purple"]))), five);
    let pink = json!(["red", "pink", "blue", "green", "purple"]);
    assert_eq!(refusal(back(pink)), "back 2: \"pink\" is no clan");
    let twice = |cards: &mut Value| cards["omens"][8] = cards["omens"][3].clone();
    assert_eq!(refusal(twice), "backs 4 and 9 are the same");
    let fewer = |cards: &mut Value| {
        cards["omens"].as_array_mut().expect("a list").pop();
    };
    assert_eq!(refusal(fewer), "50 backs instead of 51");
}

#[test]
fn vb_3d_there_are_enough_lands_for_every_number_of_players() {
    let marks = |from: u64, to: u64| {
        move |cards: &mut Value| {
            let lands = cards["land"].as_array_mut().expect("a list");
            let land = lands.iter_mut().find(|land| land["players"] == json!(from));
            land.expect("such a mark")["players"] = json!(to);
        }
    };
    assert_eq!(refusal(marks(2, 3)), "20 lands for 2 players instead of 21 or more");
    assert_eq!(refusal(marks(3, 4)), "30 lands for 3 players instead of 31 or more");
}

#[test]
fn all_kinds_are_there_and_values_are_within_reason() {
    let no_rivers = |cards: &mut Value| {
        for land in cards["land"].as_array_mut().expect("a list") {
            if land["kind"] == json!("river") {
                land["kind"] = json!("field");
            }
        }
    };
    assert_eq!(refusal(no_rivers), "there is no river");
    for value in [-1, 1001] {
        let bard = |cards: &mut Value| cards["values"]["bard"] = json!(value);
        let named = format!("the value bard is {value} instead of 0 to 1000");
        assert_eq!(refusal(bard), named);
    }
    let unknown = |cards: &mut Value| cards["values"]["priest"] = json!(1);
    assert!(refusal(unknown).contains("priest"));
}

#[test]
fn components_with_other_characters_or_wrong_omens_are_refused() {
    let play = super::position::Position::new(2, 1).play();
    let components = play.components();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut value = serde_json::to_value(&components).expect("written");
        change(&mut value);
        let components = serde_json::from_value(value).expect("readable");
        Vaalbara::from_components(components, 2).expect_err("unsound").to_string()
    };
    let priest = refused(&|value| value["characters"][0]["name"] = json!("priest"));
    assert_eq!(priest, "other characters than the twelve");
    let short = refused(&|value| value["lands"][6]["omens"] = json!(["red"]));
    assert_eq!(short, "land 7: omens name each of the five clans once");
}
