//! Decks of a host's own: read and played, or refused on one clear line.

use super::config;
use hostile::{TEXTS, is_hidden};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::players::{ComputerKind, play_one};
use pangaea_engine::registry::GameId;
use pangaea_engine::{for_each_game, with_game};
use proptest::prelude::*;

macro_rules! texts {
    (; $($folder:ident $game:ident $slug:literal,)+) => {
        /// The text of our deck of a game.
        const fn ours(game: GameId) -> &'static str {
            match game {
                $(GameId::$game => {
                    include_str!(concat!("../../decks/", stringify!($folder), ".toml"))
                })+
            }
        }
    };
}
for_each_game! { texts! }

/// A line of a deck, and what becomes of it.
#[derive(Clone, Debug)]
enum DeckChange {
    Gone,
    Twice,
    Swapped,
    /// Its value, what stands behind the equals sign.
    Value(String),
    /// Its name, or the words before.
    Name(String),
    Line(String),
}

fn any_change() -> impl Strategy<Value = DeckChange> {
    let text = prop::sample::select(&TEXTS[..]).prop_map(|text| format!("{text:?}"));
    let value = prop_oneof![
        (-3..90_i64).prop_map(|number| number.to_string()),
        any::<i64>().prop_map(|number| number.to_string()),
        Just("1e999".to_owned()),
        Just("nan".to_owned()),
        Just("[]".to_owned()),
        Just("{}".to_owned()),
        Just(format!("{}1{}", "[".repeat(500), "]".repeat(500))),
        Just(format!("\"{}\"", "W".repeat(10_000))),
        Just("[\"grass\", \"lava\", \"tent\", \"forest+2\", \"mine*2\", \"water\"]".to_owned()),
        text,
        ".{0,20}",
    ];
    prop_oneof![
        Just(DeckChange::Gone),
        Just(DeckChange::Twice),
        Just(DeckChange::Swapped),
        value.clone().prop_map(DeckChange::Value),
        prop_oneof!["[a-z_]{1,8}", ".{0,8}"].prop_map(DeckChange::Name),
        prop_oneof![value, "\\[\\[?[a-z]{1,8}\\]?\\]?"].prop_map(DeckChange::Line),
    ]
}

fn changed(text: &str, changes: &[(usize, DeckChange)]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (at, change) in changes {
        // Comments say nothing to the program.
        let said: Vec<usize> = (0..lines.len())
            .filter(|at| !lines[*at].is_empty() && !lines[*at].starts_with('#'))
            .collect();
        if said.is_empty() {
            break;
        }
        let at = said[at % said.len()];
        let line = lines[at].clone();
        let (name, value) = line.split_once('=').unwrap_or((&line, ""));
        match change {
            DeckChange::Gone => drop(lines.remove(at)),
            DeckChange::Twice => lines.insert(at, line),
            DeckChange::Swapped => lines.swap(at, said[said.len() / 2]),
            DeckChange::Value(new) => lines[at] = format!("{name}={new}"),
            DeckChange::Name(new) => lines[at] = format!("{new} ={value}"),
            DeckChange::Line(new) => lines[at].clone_from(new),
        }
    }
    lines.join("\n")
}

/// Reads a deck; whatever comes of it, the laws hold.
fn is_read_or_refused(game: GameId, text: &str) -> Result<(), TestCaseError> {
    with_game!(game, G => match pangaea_decks::parse::<G>("my.toml", text) {
        Ok(deck) => {
            let json = serde_json::to_string(&deck).expect("plain data");
            let again: <G as Game>::Deck = serde_json::from_str(&json).expect("what was written");
            prop_assert!(again == deck, "it is stored as it is");
            let options = <G as Game>::Options::default();
            let setting = Setting::<G>::with_seats(deck, options, *<G as Game>::SEATS.start());
            if let Ok(setting) = setting {
                let kinds = vec![ComputerKind::Random; setting.seat_count()];
                prop_assert!(play_one(&setting, &kinds, Seed::numbered(1)).is_ok());
            }
        }
        Err(refusal) => {
            let said = refusal.to_string();
            prop_assert!(said.starts_with("my.toml"), "{}", said);
            prop_assert!(said.chars().count() <= 2500 && !said.chars().any(is_hidden), "{}", said);
            prop_assert_eq!(said.lines().count(), 1);
        }
    });
    Ok(())
}

fn any_game() -> impl Strategy<Value = GameId> {
    prop::sample::select(GameId::ALL)
}

proptest! {
    #![proptest_config(config(1))]

    #[test]
    fn a_deck_that_was_changed_is_played_or_refused(
        game in any_game(),
        changes in prop::collection::vec((any::<usize>(), any_change()), 1..4),
    ) {
        is_read_or_refused(game, &changed(ours(game), &changes))?;
    }

    #[test]
    fn any_text_is_refused_as_a_deck(game in any_game(), text in "(\\PC|\n){0,300}") {
        is_read_or_refused(game, &text)?;
    }
}

#[test]
fn each_hostile_text_in_a_deck_is_refused_on_one_line() {
    for game in GameId::ALL {
        let text = ours(*game);
        for hostile in TEXTS {
            let value = DeckChange::Value(format!("{hostile:?}"));
            for at in 0..50 {
                let changed = changed(text, &[(at * 7, value.clone())]);
                is_read_or_refused(*game, &changed).expect("the laws of decks");
            }
        }
    }
}
