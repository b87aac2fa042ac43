//! Rule 5: what the lands give.

use super::position::{Position, land_points, send, take};
use crate::support::{played, setting};
use pangaea_engine::games::vaalbara::{Fact, Options, Vaalbara};
use pangaea_engine::players::ComputerKind;

/// What a land of this kind gives to seat 0 of three, who acts first with this character.
fn reward(realms: [&'static str; 3], initiative: u32, kind: &'static str) -> i64 {
    let round = realms[0].split_whitespace().count() + 1;
    let mut position = Position::new(3, round).hold(&[initiative, 12, 12]).first(kind);
    for (seat, realm) in realms.into_iter().enumerate() {
        position = position.realm(seat, realm);
    }
    let mut play = position.play();
    send(&mut play, &[initiative, 12, 12]);
    land_points(&take(&mut play, 0, kind), 0)
}

#[test]
fn vb_5_meadow_counts_the_own_realm_and_the_neighbours() {
    assert_eq!(reward(["", "", ""], 3, "meadow"), 1);
    assert_eq!(reward(["meadow field", "meadow meadow", "meadow river"], 3, "meadow"), 5);
    let mut play = Position::new(4, 2)
        .hold(&[3, 12, 12, 12])
        .realm(1, "field")
        .realm(2, "meadow")
        .realm(3, "meadow")
        .realm(0, "field")
        .first("meadow")
        .play();
    send(&mut play, &[3, 12, 12, 12]);
    assert_eq!(land_points(&take(&mut play, 0, "meadow"), 0), 2, "the one opposite does not count");
}

#[test]
fn vb_5_field_gives_two_for_each_field() {
    assert_eq!(reward(["", "", ""], 3, "field"), 2);
    assert_eq!(reward(["field field river", "field field field", ""], 3, "field"), 6);
}

#[test]
fn vb_5_forest_gives_its_printed_value() {
    for value in 3..=6 {
        let mut play = Position::new(2, 1).hold(&[3, 12]).first("forest").play();
        let forest = play.table_view().first[0];
        let mut stored = serde_json::to_value(&play).expect("stored");
        stored["setting"]["deck"]["land"][forest.index()]["value"] = value.into();
        play = serde_json::from_value(stored).expect("sound");
        send(&mut play, &[3, 12]);
        assert_eq!(land_points(&take(&mut play, 0, "forest"), 0), value);
    }
}

#[test]
fn vb_5_village_gives_two_for_each_kind() {
    assert_eq!(reward(["", "", ""], 3, "village"), 2);
    assert_eq!(reward(["field field river", "meadow", ""], 3, "village"), 6);
    assert_eq!(reward(["field river meadow forest mountain", "", ""], 3, "village"), 12);
}

#[test]
fn vb_5_mountain_gives_ten_for_the_second_and_twenty_for_the_fourth() {
    assert_eq!(reward(["", "", ""], 3, "mountain"), 0);
    assert_eq!(reward(["mountain", "", ""], 3, "mountain"), 10);
    assert_eq!(reward(["mountain mountain", "", ""], 3, "mountain"), 0);
    assert_eq!(reward(["mountain mountain mountain", "", ""], 3, "mountain"), 20);
    assert_eq!(reward(["mountain mountain mountain mountain", "", ""], 3, "mountain"), 0);
}

#[test]
fn vb_5_river_gives_the_initiative_up_to_six_for_each_river() {
    assert_eq!(reward(["", "", ""], 3, "river"), 3);
    assert_eq!(reward(["river field", "river", ""], 4, "river"), 8);
    assert_eq!(reward(["river river", "", ""], 6, "river"), 18);
    assert_eq!(reward(["river", "", ""], 10, "river"), 12, "six at most");
}

/// What is shown before a land is taken is what it pays then, with the farmer too.
#[test]
fn a_land_pays_what_was_shown() {
    let setting = setting::<Vaalbara>(3, Options {});
    let mut taken = 0;
    for seed in 0..4 {
        for decisions in 0.. {
            let (before, earlier) = played(&setting, seed, &[ComputerKind::Random], decisions);
            let (_, facts) = played(&setting, seed, &[ComputerKind::Random], decisions + 1);
            if before.outcome().is_some() {
                break;
            }
            if let Some(Fact::Land { land, points, .. }) = facts.get(earlier.len()) {
                assert_eq!(before.table_view().pays(setting.deck(), *land), Some(*points));
                taken += 1;
            }
        }
    }
    assert!(taken > 40, "{taken}");
}
