//! One game of each kind in each language, and no English left in it.

use super::harness::Harness;
use pangaea_engine::game::Game;
use pangaea_engine::registry::GameId;
use pangaea_engine::with_game;
use pangaea_text::{Language, LocaleMessage, bot};
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use standin::{Person, Seen};
use std::collections::BTreeSet;
use std::path::Path;

/// The words of a language's files, in lower case; names of variables and messages are none.
fn words_of(language: Language) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let mut words = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("a folder of texts") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(path).expect("a text");
        for line in text.lines() {
            let value = if line.starts_with(' ') || line.starts_with('}') {
                line
            } else {
                line.split_once(" =").map_or("", |(_, value)| value)
            };
            words.extend(words_in(value));
        }
    }
    words
}

fn words_in(text: &str) -> impl Iterator<Item = String> {
    let letters = |letter: char| !letter.is_alphabetic();
    text.split(letters).filter(|word| word.chars().count() > 2).map(str::to_lowercase)
}

/// Words that may stand in any language: commands and short names.
const ALLOWED: &[&str] = &[
    "pangaea", "play", "hand", "board", "rules", "games", "table", "settings", "leave", "undo",
    "help", "learn", "discord", "com", "https", "channels", "english",
];

/// The words on the boxes of all games.
fn words_of_titles() -> BTreeSet<String> {
    let title = |game: &GameId| with_game!(*game, G => <G as Game>::NAME);
    GameId::ALL.iter().flat_map(|game| words_in(title(game)).collect::<Vec<_>>()).collect()
}

/// Everything that someone sees, hears described and can press.
fn seen_words(seen: &Seen) -> Vec<String> {
    let parts = seen.parts().flat_map(|part| {
        let options = part.options.iter().flatten();
        let options = options.flat_map(|option| {
            [Some(option.label.clone()), option.description.clone()].into_iter().flatten()
        });
        let own = [part.label.clone(), part.placeholder.clone()].into_iter().flatten();
        own.chain(options).collect::<Vec<_>>()
    });
    let pictures = seen.pictures().filter_map(|picture| picture.description.clone());
    parts.chain(pictures).chain([seen.text()]).collect()
}

/// How many letters two labels in one row can share at their beginning.
const ALIKE: usize = 4;

/// No two buttons of a row begin alike, so that neither is pressed for the other. What a game puts
/// on buttons (Play 40, Play 41) has its numbers.
fn assert_none_alike(language: Language, person: &Person) -> usize {
    let names = bot::ALL.iter().filter(|(key, _)| key.starts_with("bot_press_"));
    let labels: BTreeSet<String> =
        names.map(|(key, _)| language.say(&LocaleMessage::new(key, Vec::new()))).collect();
    let mut compared = 0;
    for seen in person.sees().iter().chain(&person.dms()) {
        for row in &seen.message.components {
            let row: Vec<String> =
                row.inner().iter().filter_map(|part| part.label.clone()).collect();
            let row: Vec<&String> = row.iter().filter(|label| labels.contains(*label)).collect();
            let begins = |label: &str| label.to_lowercase().chars().take(ALIKE + 1).collect();
            let distinct: BTreeSet<String> = row.iter().map(|label| begins(label)).collect();
            assert_eq!(distinct.len(), row.len(), "{}: {row:?}", language.code());
            compared += row.len();
        }
    }
    compared
}

/// Reads texts of a language that have no English left in them, and counts their words.
pub(crate) fn read(language: Language, texts: &[String], names: &[&str]) -> usize {
    let english = words_of(Language::English);
    let (own, titles) = (words_of(language), words_of_titles());
    let mut read = 0;
    for text in texts {
        for word in words_in(text) {
            let name = names.iter().any(|name| name.eq_ignore_ascii_case(&word));
            let allowed = ALLOWED.contains(&word.as_str()) || titles.contains(&word);
            let fine = name || allowed || own.contains(&word);
            assert!(fine || !english.contains(&word), "{word:?} is English: {text}");
            read += 1;
        }
    }
    read
}

fn assert_no_english(language: Language, person: &Person, names: &[&str]) {
    let texts: Vec<String> =
        person.sees().iter().chain(&person.dms()).flat_map(seen_words).collect();
    let words = read(language, &texts, names);
    assert!(words > 500, "only {words} words were read");
}

async fn play(language: Language, game: &str) {
    let harness = Harness::new(&format!("language-{}-{game}", language.code())).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    for person in [&ada, &ben] {
        person.speaks(language.code());
    }
    let options = [("game", game), ("language", language.code())];
    ada.slash("play", &options).expect("a command").answer().await;
    ada.sees_text("1. Ada").await;
    ben.click(&language.say(&bot::press_join())).expect("a button").answer().await;
    ada.sees_text("2. Ben").await;
    assert!(assert_none_alike(language, &ada) > 3, "the lobby's buttons");
    ada.click(&language.say(&bot::press_add_computer())).expect("a button").answer().await;
    for command in ["help", "rules", "settings", "games", "board"] {
        ada.slash(command, &[]).expect("a command").answer().await;
    }
    ada.click(&language.say(&bot::press_start())).expect("a button").answer().await;
    // Unlike a click, a message does not tell the language of whoever typed it.
    ada.in_dms().say("🎲").expect("a message");
    let answers = [bot::not_understood(bot::call("")), bot::nothing_open()];
    let answers = answers.map(|answer| language.say(&answer));
    let first = |text: &str| text.split_inclusive('.').next().unwrap_or_default().to_owned();
    let is_answer = |seen: &Seen| answers.iter().any(|answer| first(answer) == first(&seen.text()));
    let answered = || ada.dms().iter().any(is_answer).then_some(());
    harness.standin.until("an answer in the own language", answered).await;
    let mut players = [
        ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1),
        ScriptedPlayer::new(ben.clone(), AnswersVia::MyMove, 2),
    ];
    assert!(assert_none_alike(language, &ada) > 3, "the buttons of a turn");
    play_to_the_end(&mut players).await;
    for person in [&ada, &ben] {
        assert!(assert_none_alike(language, person) > 2, "the buttons at the end");
    }
    let table = harness.bot.keepers().get(pangaea_table::TableId(1)).await.expect("the table");
    let names = table.names();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_no_english(language, &ada, &names);
    assert_no_english(language, &ben, &names);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_english_table_has_no_buttons_alike() {
    for game in GameId::ALL {
        play(Language::English, game.slug()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dutch_table_reads_no_english() {
    for game in GameId::ALL {
        play(Language::Dutch, game.slug()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_french_table_reads_no_english() {
    for game in GameId::ALL {
        play(Language::French, game.slug()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_german_table_reads_no_english() {
    for game in GameId::ALL {
        play(Language::German, game.slug()).await;
    }
}
