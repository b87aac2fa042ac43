//! Bytes as records, actions and stored games: what no longer is one is refused, and what still
//! is one can be played.

use super::config;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{Setting, Viewer};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, play_one};
use pangaea_engine::registry::{GameId, RegisteredGame, Visitor};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use pangaea_table::record;
use proptest::prelude::*;
use serde_json::Value;

fn setting<G: RegisteredGame>(seats: usize) -> Setting<G> {
    let deck = pangaea_decks::built_in::<G>();
    let seats = seats.clamp(*G::SEATS.start(), *G::SEATS.end());
    Setting::with_seats(deck, G::Options::default(), seats).expect("so many can play")
}

/// A game after so many actions.
fn position<G: RegisteredGame>(setting: &Setting<G>, seed: u64, actions: usize) -> Play<G> {
    let (mut play, _) = Play::start(setting.clone(), Seed::numbered(seed));
    let mut chance = Chance::new(Seed::numbered(seed).derive(1));
    for _ in 0..actions {
        let Some(seat) = play.to_decide().iter().next() else {
            break;
        };
        let view = play.seat_view(seat).expect("a seat of this table");
        let action =
            ComputerKind::Random.decide(setting, &view, &mut chance).expect("something to do");
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

/// In so many ways something is damaged.
const WAYS: u8 = 13;

/// Changes one leaf of the value into something else, or lets two change places.
fn damage(value: &mut Value, place: usize, how: u8) {
    let how = how % WAYS;
    let mut leaves = leaves(value);
    let place = place % leaves.len();
    let (near, far) = ((place + 1) % leaves.len(), (place * 7 + 3) % leaves.len());
    let other = leaves[far].clone();
    let swapped = [place, if how == 11 { far } else { near }];
    if let (11 | 12, Ok([one, two])) = (how, leaves.get_disjoint_mut(swapped)) {
        return std::mem::swap(*one, *two);
    }
    let leaf = &mut *leaves[place];
    *leaf = match (how, leaf.as_i64()) {
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

/// The parts of a stored game.
const PARTS: [&str; 2] = ["setting", "state"];

/// Where in which part something is damaged, and how.
#[derive(Clone, Copy, Debug)]
struct DamagedPart {
    part: &'static str,
    place: usize,
    how: u8,
}

fn any_damage() -> impl Strategy<Value = DamagedPart> {
    let part = prop_oneof![1 => Just("setting"), 4 => Just("state")];
    (part, any::<usize>(), any::<u8>()).prop_map(|(part, place, how)| DamagedPart {
        part,
        place,
        how,
    })
}

struct DamagedGame {
    seats: usize,
    seed: u64,
    actions: usize,
    damage: Vec<DamagedPart>,
}

impl Visitor for DamagedGame {
    /// Which parts of a game that was accepted are others than before; nothing if it was refused.
    type Output = Option<[bool; PARTS.len()]>;

    fn visit<G: RegisteredGame>(self) -> Self::Output {
        let play = position(&setting::<G>(self.seats), self.seed, self.actions);
        let before = serde_json::to_value(&play).expect("plain data");
        let mut value = before.clone();
        for DamagedPart { part, place, how } in self.damage {
            damage(&mut value[part], place, how);
        }
        let mut play = serde_json::from_value::<Play<G>>(value).ok()?;
        let accepted = serde_json::to_value(&play).expect("plain data");
        // What was accepted can be looked at, dealt again and played on, by its own setting.
        let setting = play.setting().clone();
        let mut chance = Chance::new(Seed::numbered(self.seed));
        for _ in 0..200 {
            let table = play.table_view();
            G::redeal(&setting, &Viewer::Public(&table), chance.seed());
            for seat in setting.seats() {
                let view = play.seat_view(seat).expect("a seat of this table");
                G::redeal(&setting, &Viewer::Seat(&view), chance.seed());
            }
            let Some(seat) = play.to_decide().iter().next() else {
                assert!(play.outcome().is_some(), "{}: nobody is asked, nobody has won", G::SLUG);
                break;
            };
            let view = play.seat_view(seat).expect("a seat of this table");
            let action = ComputerKind::Greedy.decide(&setting, &view, &mut chance);
            let action = action.unwrap_or_else(|| panic!("{}: {seat} can do nothing", G::SLUG));
            if let Err(refusal) = play.apply(seat, &action) {
                panic!("{}: what {seat} may do is refused: {refusal}", G::SLUG);
            }
        }
        Some(PARTS.map(|part| accepted[part] != before[part]))
    }
}

/// If all damage were noticed, no one would know what is done with what is not.
#[test]
fn some_damage_to_each_part_of_a_game_is_accepted() {
    for game in GameId::ALL {
        let mut seen = [false; PARTS.len()];
        for (place, how) in (0..500).flat_map(|place| [0, 1, 12].map(|how| (place, how))) {
            for (part, seen) in PARTS.into_iter().zip(&mut seen).filter(|(_, seen)| !**seen) {
                let damage = vec![DamagedPart { part, place, how }];
                let damaged = DamagedGame { seats: 3, seed: 1, actions: 10, damage };
                *seen = game.visit(damaged).is_some_and(|other| other.contains(&true));
            }
        }
        assert_eq!(seen, [true; PARTS.len()], "{}", game.slug());
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

    fn visit<G: RegisteredGame>(self) {
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

    fn visit<G: RegisteredGame>(self) -> Vec<String> {
        let setting = setting::<G>(self.seats);
        let kinds = vec![ComputerKind::Random; setting.seat_count()];
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
    #![proptest_config(config(1))]

    #[test]
    fn any_bytes_are_no_record(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(record::read(&String::from_utf8_lossy(&bytes)).is_err());
    }

    #[test]
    fn any_bytes_are_no_game(
        game in any_game(),
        bytes in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        with_game!(game, G => {
            prop_assert!(serde_json::from_slice::<Play<G>>(&bytes).is_err());
        });
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
        match how % 20 {
            16 => { lines.remove(index); }
            17 => lines.insert(index, line),
            18 => { let last = lines.len() - 1; lines.swap(index, last); }
            19 => lines[index].truncate(place % (line.len() + 1)),
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

}

proptest! {
    // Most damage is noticed at once.
    #![proptest_config(config(8))]

    #[test]
    fn a_damaged_game_is_refused_or_playable(
        game in any_game(),
        seats in 2..=5_usize,
        seed in 0..50_u64,
        actions in 0..60_usize,
        damage in prop::collection::vec(any_damage(), 1..3),
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
