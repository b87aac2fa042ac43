//! Records: the same game comes back from its lines.

use crate::support::{played, setting};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Action, Character, Fact, Options, Vaalbara};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::record::{Departure, Recorded, replay};
use pangaea_engine::seat::{Seat, Seats};
use std::collections::BTreeSet;

/// A finished game of random players, and the setting that its own components give.
fn recorded(seats: usize, seed: u64) -> (Setting<Vaalbara>, Vec<Fact>) {
    let (play, facts) =
        played(&setting::<Vaalbara>(seats, Options {}), seed, &[ComputerKind::Random], usize::MAX);
    let components = play.components();
    let written = serde_json::to_string(&components).expect("written");
    let read = serde_json::from_str(&written).expect("read");
    let (deck, clans) = Vaalbara::from_components(read, 3).expect("our own components");
    (Setting::new(deck, Options {}, clans).expect("our own table"), facts)
}

#[test]
fn a_game_comes_back_from_its_record() {
    for seats in 2..=5 {
        for seed in 0..20 {
            let (setting, facts) = recorded(seats, seed);
            let (_, again) = Play::start(setting.clone(), Seed::numbered(seed));
            assert_eq!(again[..], facts[..1], "the backs do not depend on how they were listed");
            let play = replay(setting, Seed::numbered(seed), &facts).expect("it follows the rules");
            let Some(Fact::End { scores, winners, .. }) = facts.last() else { panic!("an end") };
            let outcome = play.outcome().expect("over");
            assert_eq!((&outcome.scores, outcome.winners), (scores, *winners));
        }
    }
}

/// A finished game in whose first round seat 0 plays its warrior and seat 1 keeps one, which it
/// shows or not. All else is the same.
fn answered(show_warrior: bool) -> (Seed, Vec<Fact>) {
    let setting = setting::<Vaalbara>(3, Options {});
    let holds = |play: &Play<Vaalbara>, seat: u8| {
        let view = play.seat_view(Seat(seat)).expect("at this table");
        view.hand.contains(&Character::Warrior)
    };
    let deals = (0..).map(Seed::numbered).map(|seed| (seed, Play::start(setting.clone(), seed)));
    let mut deals = deals.filter(|(_, (play, _))| holds(play, 0) && holds(play, 1));
    let (seed, (mut play, mut facts)) = deals.next().expect("one of so many");
    let warrior = Action::Choose { character: Character::Warrior, show_warrior: false };
    facts.extend(play.apply(Seat(0), &warrior).expect("in hand"));
    let other = *play.seat_view(Seat(1)).expect("at this table").hand.last().expect("a hand");
    let answer = Action::Choose { character: other, show_warrior };
    facts.extend(play.apply(Seat(1), &answer).expect("it keeps a warrior"));
    while let Some(seat) = play.to_decide().iter().next() {
        let action = play.legal(seat)[0];
        facts.extend(play.apply(seat, &action).expect("an offered action"));
    }
    (seed, facts)
}

#[test]
fn vb_4b_who_hid_a_warrior_follows_from_the_record() {
    let mut records = Vec::new();
    for show_warrior in [true, false] {
        let (seed, facts) = answered(show_warrior);
        let shown = facts.iter().find_map(|fact| match fact {
            Fact::Character { deed, .. } => deed.shown,
            _ => None,
        });
        assert_eq!(shown.map(|seats| seats.contains(Seat(1))), Some(show_warrior));
        let play = replay(setting::<Vaalbara>(3, Options {}), seed, &facts).expect("by the rules");
        assert!(play.outcome().is_some());
        records.push((seed, facts));
    }
    let [shows, hides] = &records[..] else { panic!("two games") };
    assert_eq!(shows.0, hides.0, "the same deal");
    let choices = |facts: &[Fact]| facts[1..4].to_vec();
    assert_eq!(choices(&shows.1), choices(&hides.1), "the choice itself does not tell");
}

#[test]
fn a_changed_line_is_found() {
    let (setting, facts) = recorded(3, 7);
    let warrior = |fact: &Fact| {
        matches!(fact, Fact::Character { character: Character::Warrior, deed, .. }
            if deed.shown == Some(Seats::NONE))
    };
    let line = facts.iter().position(warrior).expect("a warrior whom nobody answered");
    let mut forged = facts.clone();
    if let Fact::Character { deed, .. } = &mut forged[line] {
        deed.shown = Some(Seat::all(3).collect());
    }
    let departure = replay(setting.clone(), Seed::numbered(7), &forged).expect_err("nobody did");
    assert!(matches!(departure, Departure::Differs { line: found, .. } if found == line));
    let land = facts.iter().position(|fact| matches!(fact, Fact::Land { .. })).expect("a land");
    let mut forged = facts.clone();
    if let Fact::Land { points, .. } = &mut forged[land] {
        *points += 1;
    }
    let departure = replay(setting, Seed::numbered(7), &forged).expect_err("another reward");
    assert!(matches!(departure, Departure::Differs { line, .. } if line == land));
}

/// Of every sort of line the first of many games, as it is written.
#[test]
fn lines_have_the_keys_of_the_record_format_in_order() {
    let mut sorts = BTreeSet::new();
    for seed in 0..20 {
        let (_, facts) = recorded(3, seed);
        for fact in facts {
            sorts.insert(keys(&serde_json::to_string(&fact).expect("written")));
        }
    }
    let expected = [
        "type",
        "type order",
        "type pile decks",
        "type reason scores winners bonus",
        "type seat character",
        "type seat character gives gets points",
        "type seat character points",
        "type seat character row land points",
        "type seat character shown points",
        "type seat character swap points",
        "type seat character takes_back points",
        "type seat character target points",
        "type seat land points",
    ];
    assert_eq!(sorts, expected.map(str::to_owned).into());
}

/// The keys of an object without objects in it, in order.
fn keys(text: &str) -> String {
    let keys = text.split(['{', ',']).filter_map(|part| part.split_once("\":"));
    keys.map(|(key, _)| key.trim_start_matches('"')).collect::<Vec<_>>().join(" ")
}
