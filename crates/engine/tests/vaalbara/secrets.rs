//! What everyone knows, what a seat knows, and states that cannot be.

use super::position::{
    Position, VaalbaraPlay, apply, character, choose, finish_round, realm, send,
};
use crate::support::{played, setting};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{Redeal, Viewer};
use pangaea_engine::games::vaalbara::{Effect, Omens, Options, State, Vaalbara};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Fifty states that the public cannot tell from this one, as they are stored.
fn redealt(play: &VaalbaraPlay) -> Vec<Value> {
    let table = play.table_view();
    (0..50)
        .map(|seed| {
            written(&Vaalbara::redeal(
                play.setting(),
                &Viewer::Public(&table),
                Seed::numbered(seed),
            ))
        })
        .collect()
}

fn written(state: &State) -> Value {
    serde_json::to_value(state).expect("a state can be written")
}

fn different(states: &[Value], part: impl Fn(&Value) -> &Value) -> usize {
    states.iter().map(|state| part(state).to_string()).collect::<BTreeSet<_>>().len()
}

#[test]
fn vb_4d_what_tracker_and_pioneer_buried_stays_known_until_drawn() {
    let mut play = Position::new(4, 2).hold(&[7, 11, 12, 12]).play();
    send(&mut play, &[7, 11, 12, 12]);
    let view = play.table_view();
    let (tracked, given) = (view.second[0], realm(&view, 1)[0]);
    apply(&mut play, 0, Effect::Tracker { land: tracked });
    finish_round_of(&mut play, 0);
    let view = play.table_view();
    assert_eq!((view.pile.top, view.pile.bottom), (Some(tracked), Some(given)));
    let states = redealt(&play);
    let last = view.pile.lands - 1;
    assert!(states.iter().all(|state| state["pile"][0] == json!(tracked)));
    assert!(states.iter().all(|state| state["pile"][last] == json!(given)));
    assert!(different(&states, |state| &state["pile"][1]) > 10, "what nobody saw is dealt anew");

    finish_round(&mut play);
    let view = play.table_view();
    assert_eq!(view.second[0], tracked, "it was drawn first");
    assert_eq!((view.pile.top, view.pile.bottom), (None, Some(given)));
    let back = view.backs.iter().find(|back| back.land == tracked).expect("seen on both sides");
    for state in redealt(&play) {
        let dealt: Omens =
            serde_json::from_value(state["backs"][tracked.index()].clone()).expect("omens");
        assert_eq!(dealt, back.omens, "a back once seen stays with its land");
    }
}

/// One land for the seat whose turn it is.
fn finish_round_of(play: &mut VaalbaraPlay, seat: u8) {
    let action = play.legal(Seat(seat))[0];
    play.apply(Seat(seat), &action).expect("an offered action");
}

#[test]
fn the_back_of_the_top_land_is_known_and_its_face_is_not() {
    let play = Position::new(3, 1).play();
    let omens = json!(play.table_view().pile.omens);
    let states = redealt(&play);
    assert!(different(&states, |state| &state["pile"][0]) > 10);
    for state in &states {
        let top = state["pile"][0].as_u64().expect("an id");
        assert_eq!(state["backs"][usize::try_from(top - 1).expect("small")], omens);
    }
    assert!(different(&states, |state| &state["backs"]) > 40, "other backs are nobody's business");
}

#[test]
fn hands_are_dealt_again_but_for_what_was_shown_or_taken_back() {
    let mut play = Position::new(3, 3).used(0, &[12, 3]).hold(&[8, 1, 5]).holds(2, &[1, 5]).play();
    send(&mut play, &[8, 1, 5]);
    finish_round_of(&mut play, 1);
    finish_round_of(&mut play, 2);
    apply(&mut play, 0, Effect::Midwife { takes_back: character(12) });
    let states = redealt(&play);
    let holds = |state: &Value, seat: usize, initiative: u32| {
        state["hands"][seat].as_array().expect("a hand").contains(&json!(initiative))
    };
    assert!(states.iter().all(|state| holds(state, 0, 12) && holds(state, 2, 1)));
    assert!(different(&states, |state| &state["hands"][1]) > 5);
    let gains = serde_json::to_value(&play).expect("a game")["state"]["gains"].clone();
    assert!(states.iter().all(|state| state["gains"] == gains), "2b: points are never changed");
}

#[test]
fn a_seat_keeps_its_own_hand_and_choice() {
    let mut play = Position::new(2, 1).holds(0, &[1, 5]).hold(&[]).play();
    choose(&mut play, 0, 5);
    let view = play.seat_view(Seat(0)).expect("at this table");
    let mut others = BTreeSet::new();
    for seed in 0..50 {
        let state = Vaalbara::redeal(play.setting(), &Viewer::Seat(&view), Seed::numbered(seed));
        let state = written(&state);
        assert_eq!(state["hands"][0], json!(view.hand));
        assert_eq!(state["phase"]["choose"]["choices"][0], json!(view.choice));
        others.insert(state["hands"][1].to_string());
    }
    assert!(others.len() > 10);
    let table = serde_json::to_string(&play.table_view()).expect("written");
    assert!(!table.contains("show_warrior"), "the table sees only who has chosen");
}

/// Why a stored position with one change is refused.
fn refused(stored: &Value, change: impl FnOnce(&mut Value)) -> String {
    let mut stored = stored.clone();
    change(&mut stored["state"]);
    serde_json::from_value::<VaalbaraPlay>(stored)
        .err()
        .map_or_else(String::new, |why| why.to_string())
}

#[test]
fn states_that_cannot_be_are_refused() {
    let stored = Position::new(3, 2).used(0, &[5]).used(1, &[5]).play();
    let stored = serde_json::to_value(stored).expect("stored");
    assert!(serde_json::from_value::<VaalbaraPlay>(stored.clone()).is_ok());
    let why = |part: &str, value: Value| {
        refused(&stored, |state| *state.pointer_mut(part).expect("a part") = value)
    };
    let other = |part: &str| stored["state"].pointer(part).expect("a part").clone();
    let also_seen = |land: &str| {
        let mut seen = other("/faces_seen");
        seen.as_array_mut().expect("a list").push(other(land));
        why("/faces_seen", seen)
    };
    let chosen = |initiative: u32, show_warrior: bool| {
        let choice = json!({"character": initiative, "show_warrior": show_warrior});
        why("/phase/choose/choices/0", choice)
    };
    assert_eq!(why("/pile", json!([])), "lands lost, doubled or not for this number of players");
    assert_eq!(
        why("/first/0", other("/second/0")),
        "lands lost, doubled or not for this number of players"
    );
    assert_eq!(why("/gains", json!([])), "rows and realms don't fit the round", "another round");
    assert_eq!(why("/gains/0/0", json!(-3)), "the points of seat 1");
    assert_eq!(why("/gains/0", json!([0, 0])), "another number of seats");
    assert_eq!(why("/hands/0", json!([])), "seat 1: characters lost or doubled");
    assert_eq!(why("/used/0", json!([])), "seat 1: characters lost or doubled");
    assert_eq!(why("/backs/0", other("/backs/1")), "backs lost or doubled");
    assert_eq!(
        why("/backs_seen", json!([])),
        "backs that can't have been seen",
        "the top back is seen"
    );
    assert_eq!(why("/faces_seen", json!([])), "faces that can't have been seen");
    assert_eq!(also_seen("/pile/1"), "faces that can't have been seen");
    assert_eq!(also_seen("/pile/0"), "a known land on top without a tracker");
    assert_eq!(why("/hands_seen/0", json!([5])), "seat 1: the hand", "not in hand");
    assert_eq!(
        why("/hands_seen/0", json!([12])),
        "seat 1: characters that can't have been seen",
        "nobody saw it"
    );
    assert_eq!(chosen(5, false), "choices that can't have been made", "used before");
    assert_eq!(chosen(12, true), "choices that can't have been made", "no warrior to show");
    assert_eq!(why("/phase", json!("over")), "the number of rounds");
}

#[test]
fn turns_that_cannot_be_are_refused() {
    let mut play = Position::new(3, 2).hold(&[4, 12, 12]).play();
    send(&mut play, &[4, 12, 12]);
    let stored = serde_json::to_value(play).expect("stored");
    assert!(serde_json::from_value::<VaalbaraPlay>(stored.clone()).is_ok());
    let why =
        |key: &str, value: Value| refused(&stored, |state| state["phase"]["act"][key] = value);
    assert_eq!(why("step", json!("effect")), "there is nothing to choose");
    assert_eq!(why("done", json!(3)), "no one is left to act");
    assert_eq!(why("done", json!(u64::MAX)), "no one is left to act");
    assert_eq!(why("done", json!(1)), "rows and realms don't fit the round", "no land was taken");
    assert_eq!(why("order", json!([1, 0, 2])), "the order doesn't follow initiative and omens");
    assert_eq!(
        why("order", json!([0, 2, 1])),
        "the order doesn't follow initiative and omens",
        "against the omens"
    );
    assert_eq!(why("order", json!([0, 1, 1])), "another number of seats");
    let other = refused(&stored, |state| {
        state["phase"]["act"]["choices"][0]["character"] = json!(6);
    });
    assert_eq!(other, "seat 1: characters lost or doubled");
}

/// Each number of a turn in its two steps, as large and as small as numbers get.
#[test]
fn numbers_without_measure_are_refused() {
    let mut play = Position::new(3, 2).hold(&[7, 12, 12]).play();
    send(&mut play, &[7, 12, 12]);
    let before = play.clone();
    let land = play.table_view().first[0];
    apply(&mut play, 0, Effect::Tracker { land });
    for play in [before, play] {
        let stored = serde_json::to_value(&play).expect("stored");
        let mut ways = Vec::new();
        places(&stored["state"], "", &mut ways);
        ways.retain(|way| stored["state"].pointer(way).is_some_and(Value::is_number));
        assert!(ways.iter().any(|way| way == "/phase/act/done"));
        for way in ways {
            for number in [json!(u64::MAX), json!(i64::MAX), json!(i64::MIN)] {
                let change = |state: &mut Value| *state.pointer_mut(&way).unwrap() = number.clone();
                assert_ne!(refused(&stored, change), "", "{way}: {number}");
            }
        }
    }
}

/// Every number and list of a stored state, as ways to get there.
fn places(value: &Value, way: &str, found: &mut Vec<String>) {
    found.push(way.to_owned());
    match value {
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                places(value, &format!("{way}/{index}"), found);
            }
        }
        Value::Object(object) => {
            for (key, value) in object {
                places(value, &format!("{way}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// States with something exchanged or changed: most are refused, and what is not can be looked
/// at from every seat, dealt again, and played to its end.
#[test]
fn whatever_passes_the_door_can_be_played_on() {
    let mut chance = Chance::new(Seed::numbered(1));
    let extremes = [json!(u64::MAX), json!(i64::MAX), json!(i64::MIN), json!(-1)];
    let (mut passed, mut refused) = (0, 0);
    for seed in 0..12 {
        let seats = 2 + chance.below(4);
        let setting = setting::<Vaalbara>(seats, Options {});
        let (play, _) = played(&setting, seed, &[ComputerKind::Random], chance.below(25 * seats));
        let stored = serde_json::to_value(&play).expect("stored");
        let mut ways = Vec::new();
        places(&stored["state"], "", &mut ways);
        ways.retain(|way| !way.starts_with("/backs/"));
        for _ in 0..1500 {
            let mut changed = stored.clone();
            let state = &mut changed["state"];
            let (one, other) = (chance.pick(&ways).unwrap(), chance.pick(&ways).unwrap());
            let value = match chance.below(5) {
                0 => json!(chance.below(14)),
                1 => json!([]),
                2 => chance.pick(&extremes).unwrap().clone(),
                _ => state.pointer(other).unwrap().clone(),
            };
            let old = std::mem::replace(state.pointer_mut(one).unwrap(), value);
            if chance.below(2) == 0
                && let Some(place) = state.pointer_mut(other)
            {
                *place = old;
            }
            let Ok(play) = serde_json::from_value::<VaalbaraPlay>(changed) else {
                refused += 1;
                continue;
            };
            passed += 1;
            play_on(play, &mut chance);
        }
    }
    assert!(passed > 500 && refused > 5000, "{passed} passed, {refused} refused");
}

fn play_on(mut play: VaalbaraPlay, chance: &mut Chance) {
    let table = play.table_view();
    Vaalbara::redeal(play.setting(), &Viewer::Public(&table), chance.seed());
    while let Some(seat) = play.to_decide().iter().next() {
        let view = play.seat_view(seat).expect("at this table");
        Vaalbara::redeal(play.setting(), &Viewer::Seat(&view), chance.seed());
        let kind = ComputerKind::ALL[usize::from(chance.below(8) == 0)];
        let action = kind.decide(play.setting(), &view, chance).expect("something to do");
        play.apply(seat, &action).expect("an offered action");
    }
    assert!(play.outcome().is_some());
}
