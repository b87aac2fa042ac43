//! Whole games written down as text: every question, action and fact, and now and then all views.
//! A change in any of them shows as a difference in a file. `UPDATE_GOLDEN=1 cargo test` writes
//! the files again. What only some options show, the game's own tests compare.

use crate::support::setting;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::for_each_game;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::question::{Next, Step};
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::seat::Seat;
use serde_json::Value;
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// After how many actions all views are written down.
const VIEWS_EVERY: usize = 24;

/// Compares a text with the file of that name, or writes the file if asked to.
pub(crate) fn compare(file: &Path, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(file, text).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("{} is missing: {error}", file.display()));
    let difference = (1..).zip(golden.lines().zip(text.lines())).find(|(_, (old, new))| old != new);
    if let Some((line, (old, new))) = difference {
        panic!("{}, line {line}:\n  was {old}\n  now {new}", file.display());
    }
    assert_eq!(golden.len(), text.len(), "{} has another length", file.display());
}

fn golden_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// A game of greedy players with one random player among them, as text.
fn transcript<G: RegisteredGame>(seats: usize, options: &G::Options, seed: u64) -> String {
    let setting = setting::<G>(seats, options.clone());
    let mut text = format!("{}, {seats} seats, {}, seed {seed}\n", G::SLUG, json(options));
    let (mut play, facts) = Play::start(setting.clone(), Seed::numbered(seed));
    let mut chance = Chance::new(Seed::numbered(seed).derive(1));
    let mut step = 0;
    write_facts(&mut text, &setting, &facts);
    loop {
        if step % VIEWS_EVERY == 0 || play.outcome().is_some() {
            write_views(&mut text, &play);
        }
        let Some(seat) = play.to_decide().iter().next() else {
            break;
        };
        let view = play.seat_view(seat).expect("a seat of this table");
        let question = play.question(seat, &[]).expect("a question to who is waited for");
        let asked = match &question.next {
            Next::Ask(Step::OneOf(items)) => format!("one of {}", json(items)),
            Next::Ask(Step::Place(spots)) => format!("one of {} places", spots.len()),
            Next::Do(action) => format!("only {}", json(action)),
        };
        let kind = if seat == Seat(1) { ComputerKind::Random } else { ComputerKind::Greedy };
        let action = kind.decide(&setting, &view, &mut chance).expect("something to do");
        step += 1;
        let _ = writeln!(text, "{step}. seat {}, question {}: {asked}", seat.0, question.number);
        let _ = writeln!(text, "   {}", json(&action));
        write_facts(&mut text, &setting, &play.apply(seat, &action).expect("a legal action"));
    }
    let _ = writeln!(text, "{:?}", play.outcome());
    text
}

fn write_facts<G: Game>(text: &mut String, setting: &Setting<G>, facts: &[G::Fact]) {
    for fact in facts {
        let _ = writeln!(text, "   fact  {}", json(fact));
        let _ = writeln!(text, "   event {}", json(&G::announce(setting, fact)));
    }
}

fn write_views<G: Game>(text: &mut String, play: &Play<G>) {
    let table = serde_json::to_value(play.table_view()).expect("plain data");
    let _ = writeln!(text, "   public {table}");
    for seat in play.setting().seats() {
        let mut view = serde_json::to_value(play.seat_view(seat)).expect("plain data");
        if view.get("table") == Some(&table) {
            view["table"] = Value::from("as public");
        }
        let _ = writeln!(text, "   seat {} {view}", seat.0);
    }
}

/// Compares one game for each seat count with its file.
pub(crate) fn golden<G: RegisteredGame>(
    seats: RangeInclusive<usize>,
    options: &G::Options,
    suffix: &str,
) {
    for seats in seats {
        let seed = u64::try_from(seats).expect("a small number");
        let name = format!("{}_{seats}{suffix}.txt", G::ID.folder());
        compare(&golden_file(&name), &transcript::<G>(seats, options, seed));
    }
}

macro_rules! golden_games_of {
    (; $($folder:ident $game:ident $slug:literal,)+) => { $(#[test]
    fn $folder() {
        use pangaea_engine::games::$folder::$game;
        golden::<$game>($game::SEATS, &<$game as Game>::Options::default(), "");
    })+ };
}
for_each_game! { golden_games_of! }
