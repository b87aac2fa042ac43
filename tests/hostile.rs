//! Whatever comes from outside, nothing panics: bytes as records, actions and stored games.

use pangaea::record;
use pangaea::simulate::games::play_one;
use pangaea::{config::Config, decks};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{Game, Setting, Viewer};
use pangaea_engine::matches::{GameId, Listed, Match, Visitor};
use pangaea_engine::play::Play;
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;
use proptest::prelude::*;
use serde_json::Value;

fn setting<G: Game>(seats: usize) -> Setting<G> {
    let deck = decks::load::<G>(&Config::default(), None).expect("our own deck");
    Setting::with_seats(deck, G::Options::default(), seats).expect("two to five can play")
}

/// A game after so many actions.
fn position<G: Listed>(setting: &Setting<G>, seed: u64, actions: usize) -> Play<G> {
    let (mut play, _) = Play::start(setting.clone(), Seed::numbered(seed));
    let mut chance = Chance::new(Seed::numbered(seed).derive(1));
    for _ in 0..actions {
        let Some(seat) = play.to_decide().iter().next() else {
            break;
        };
        let view = play.seat_view(seat).expect("a seat of this table");
        let action = Kind::Random.decide(setting, &view, &mut chance).expect("something to do");
        play.apply(seat, &action).expect("a legal action");
    }
    play
}

/// Every number, string and list in a value.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    if value.as_array().is_none_or(Vec::is_empty) && !value.is_object() {
        return vec![value];
    }
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        _ => Vec::new(),
    }
}

/// Changes one leaf of the value into something else.
fn damage(value: &mut Value, place: usize, how: u8) {
    let mut leaves = leaves(value);
    let place = place % leaves.len();
    let other = leaves[(place * 7 + 3) % leaves.len()].clone();
    let leaf = &mut *leaves[place];
    *leaf = match (how % 11, leaf.as_i64()) {
        (0, Some(number)) => Value::from(number.wrapping_add(1)),
        (1, Some(number)) => Value::from(number.wrapping_sub(1)),
        (2, _) => Value::from(i64::from(i16::MAX)),
        (3, _) => Value::from(-1),
        (4, _) => Value::Null,
        (5, _) => Value::from("lava"),
        (6, _) => Value::Array(Vec::new()),
        (7, _) => Value::from(u64::MAX),
        (8, _) => Value::from(u32::MAX),
        (9, _) => Value::from(i64::MIN),
        _ => other,
    };
}

struct DamagedGame {
    seats: usize,
    seed: u64,
    actions: usize,
    damage: Vec<(usize, u8)>,
}

impl Visitor for DamagedGame {
    type Output = ();

    fn visit<G: Listed>(self) {
        let setting = setting::<G>(self.seats);
        let play = position(&setting, self.seed, self.actions);
        let mut value = serde_json::to_value(&play).expect("plain data");
        for (place, how) in self.damage {
            let part = if how % 5 == 0 { "setting" } else { "state" };
            damage(&mut value[part], place, how);
        }
        let Ok(mut play) = serde_json::from_value::<Play<G>>(value) else {
            return;
        };
        // What was accepted can be looked at and played on.
        let mut chance = Chance::new(Seed::numbered(self.seed));
        for _ in 0..200 {
            let table = play.table_view();
            G::redeal(&setting, &Viewer::Public(&table), chance.seed());
            for seat in play.setting().seats() {
                let view = play.seat_view(seat).expect("a seat of this table");
                G::redeal(&setting, &Viewer::Seat(&view), chance.seed());
            }
            let Some(seat) = play.to_decide().iter().next() else {
                break;
            };
            let view = play.seat_view(seat).expect("a seat of this table");
            let Some(action) = Kind::Greedy.decide(&setting, &view, &mut chance) else {
                break;
            };
            if play.apply(seat, &action).is_err() {
                break;
            }
        }
    }
}

struct DamagedAction {
    seats: usize,
    seed: u64,
    actions: usize,
    place: usize,
    how: u8,
    seat: u8,
}

impl Visitor for DamagedAction {
    type Output = ();

    fn visit<G: Listed>(self) {
        let setting = setting::<G>(self.seats);
        let mut play = position(&setting, self.seed, self.actions);
        let Some(waiting) = play.to_decide().iter().next() else {
            return;
        };
        let legal = play.legal(waiting);
        let action = &legal[self.place % legal.len()];
        let mut value = serde_json::to_value(action).expect("plain data");
        damage(&mut value, self.place, self.how);
        let before = play.clone();
        if let Ok(action) = serde_json::from_value::<G::Action>(value)
            && play.apply(Seat(self.seat), &action).is_err()
        {
            assert_eq!(play, before, "a refusal changes nothing");
        }
    }
}

/// A good record of the game, as lines.
struct GoodRecord {
    seats: usize,
}

impl Visitor for GoodRecord {
    type Output = Vec<String>;

    fn visit<G: Listed>(self) -> Vec<String> {
        let setting = setting::<G>(self.seats);
        let kinds = vec![Kind::Random; self.seats];
        let game = play_one(&setting, &kinds, Seed::numbered(4)).expect("a game");
        let names = kinds.iter().map(|kind| kind.word().to_owned()).collect();
        let text =
            record::write(&game.play, names, game.seed, &game.facts).expect("a finished game");
        text.lines().map(str::to_owned).collect()
    }
}

fn any_game() -> impl Strategy<Value = GameId> {
    prop::sample::select(GameId::ALL)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_no_record(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(record::read(&String::from_utf8_lossy(&bytes)).is_err());
    }

    #[test]
    fn any_bytes_are_no_match(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(serde_json::from_slice::<Match>(&bytes).is_err());
    }

    #[test]
    fn a_damaged_record_never_panics(
        game in any_game(),
        seats in 2..=5_usize,
        line in any::<prop::sample::Index>(),
        place in any::<usize>(),
        how in any::<u8>(),
    ) {
        let mut lines = game.visit(GoodRecord { seats });
        let index = line.index(lines.len());
        let line = lines[index].clone();
        match how % 16 {
            11 => { lines.remove(index); }
            12 => lines.insert(index, line),
            13 => { let last = lines.len() - 1; lines.swap(index, last); }
            14 => lines[index].truncate(place % (line.len() + 1)),
            _ => {
                let mut value: Value = serde_json::from_str(&line).expect("a good line");
                damage(&mut value, place, how);
                lines[index] = value.to_string();
            }
        }
        if let Err(fault) = record::read(&lines.join("\n")) {
            prop_assert!(fault.line >= 1 && fault.line <= lines.len() + 1, "{}", fault);
        }
    }

    #[test]
    fn a_damaged_game_is_refused_or_playable(
        game in any_game(),
        seats in 2..=5_usize,
        seed in 0..50_u64,
        actions in 0..60_usize,
        damage in prop::collection::vec((any::<usize>(), any::<u8>()), 1..3),
    ) {
        game.visit(DamagedGame { seats, seed, actions, damage });
    }

    #[test]
    fn a_damaged_action_is_refused_or_done(
        game in any_game(),
        seats in 2..=5_usize,
        seed in 0..50_u64,
        actions in 0..60_usize,
        place in any::<usize>(),
        how in any::<u8>(),
        seat in 0..8_u8,
    ) {
        game.visit(DamagedAction { seats, seed, actions, place, how, seat });
    }
}
