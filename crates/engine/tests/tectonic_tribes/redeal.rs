//! Dealing again: different deals, as likely as the real ones; and states that cannot be.

use super::test_game::{BASIC, TestGame};
use crate::support::{played, setting};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Redeal, Viewer};
use pangaea_engine::games::tectonic_tribes::{Number, PhaseView, TectonicTribes};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use serde_json::{Value, json};
use std::collections::BTreeSet;

type StateChange = fn(&mut Value);

fn stored(play: &Play<TectonicTribes>) -> Value {
    serde_json::to_value(play).expect("plain data")
}

/// The hands of the last deal, as dealt.
fn hands(state: &Value) -> Vec<Vec<Number>> {
    let deals = state["deals"].as_array().expect("deals");
    serde_json::from_value(deals.last().expect("a deal")["hands"].clone()).expect("hands")
}

#[test]
fn a_redeal_changes_what_is_hidden_each_time() {
    let game = TestGame::dealt(3, &BASIC, 2);
    let view = game.play.seat_view(Seat(0)).unwrap();
    let dealt: BTreeSet<String> = (0..20)
        .map(|seed| {
            let viewer = Viewer::Seat(&view);
            let state = TectonicTribes::redeal(game.play.setting(), &viewer, Seed::numbered(seed));
            let hands = hands(&serde_json::to_value(&state).expect("plain data"));
            assert_eq!(hands[0], view.hand);
            format!("{:?}", hands[1])
        })
        .collect();
    assert_eq!(dealt.len(), 20);
}

/// After a reshuffle others hold some of the viewer's own old discards. How many do on average
/// must be the same in the real deals and in those dealt again.
#[test]
fn a_redeal_is_as_likely_as_the_real_deal() {
    let setting = setting::<TectonicTribes>(5, BASIC);
    let (mut real, mut again) = (0, 0);
    for seed in 0..300 {
        // The second deal comes after 4 tiles and 4 rounds of 5 choices and 5 turns.
        let (play, _) = played(&setting, seed, &[ComputerKind::Random], 4 + 40);
        let view = play.seat_view(Seat(0)).unwrap();
        if !matches!(view.table.phase, PhaseView::Choose { .. }) || view.table.deals.len() != 2 {
            continue;
        }
        let own: Vec<Number> =
            view.seen[0].iter().filter_map(|sight| Some(sight.choice?.discard)).collect();
        let count = |state: &Value| {
            hands(state)[1..].iter().flatten().filter(|card| own.contains(card)).count()
        };
        real += 8 * count(&stored(&play)["state"]);
        for deal in 0..8 {
            let seed = Seed::numbered(1_000 + seed).derive(deal);
            let state = TectonicTribes::redeal(&setting, &Viewer::Seat(&view), seed);
            again += count(&serde_json::to_value(&state).expect("plain data"));
        }
    }
    let difference = real.abs_diff(again);
    assert!(real > 300, "too few cases: {real}");
    assert!(difference * 100 < real * 18, "{real} in real deals, {again} in those dealt anew");
}

#[test]
fn a_state_that_could_never_come_about_is_refused() {
    let mut game = TestGame::revealed(2, &BASIC, 1);
    game.lay_terrain();
    let good = stored(&game.play);
    let changes: [(&str, StateChange); 7] = [
        ("no card fits there", |state| state["board"][2]["at"] = json!([100, 100])),
        ("the first tile is at the origin", |state| state["board"][0]["at"] = json!([1, 0])),
        ("another face", |state| state["board"][0]["face"][0] = json!("lava")),
        ("it is not over", |state| state["phase"] = json!("over")),
        ("the order of the round", |state| {
            state["phase"]["act"]["order"].as_array_mut().expect("an order").reverse();
        }),
        ("nobody is that far", |state| state["phase"]["act"]["done"] = json!(u64::MAX)),
        ("a card twice", |state| state["pile"][0] = state["pile"][1].clone()),
    ];
    assert!(serde_json::from_value::<Play<TectonicTribes>>(good.clone()).is_ok());
    for (what, change) in changes {
        let mut bad = good.clone();
        change(&mut bad["state"]);
        assert_ne!(bad, good, "{what}");
        assert!(serde_json::from_value::<Play<TectonicTribes>>(bad).is_err(), "{what}");
    }
    let mut start = stored(&TestGame::start(2, &BASIC, 1).play);
    start["state"]["phase"]["start"]["done"] = json!(u64::MAX);
    assert!(serde_json::from_value::<Play<TectonicTribes>>(start).is_err());
}
