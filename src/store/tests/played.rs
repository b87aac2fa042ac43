//! Faults of the disk as a player meets them: through the bot and a stand-in for Discord.

use super::Folder;
use super::faults::set;
use crate::clock::Clock;
use crate::config::Config;
use crate::decks::Decks;
use crate::discord::{Bot, Parts, Where};
use crate::store::{Store, connect, writer};
use ::standin::{Person, Seen, Standin, State};

/// A bot with a lobby in which two people sit.
struct Stage {
    bot: Bot,
    store: Store,
    ada: Person,
    ben: Person,
    _standin: Standin,
}

async fn stage(folder: &Folder) -> Stage {
    let standin = Standin::start().await;
    let store = folder.store().await;
    let decks = Decks::read(&Config::default()).expect("our own decks");
    let parts = Parts { store: store.clone(), decks, clock: Clock::default(), server: None };
    let bot = Bot::start(standin.token(), &Where::Standin(standin.url()), parts).await;
    let bot = bot.expect("a bot");
    standin.has_command("play").await;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    let (ada, ben) = (standin.person("Ada"), standin.person("Ben"));
    let opened = ada.slash("play", &[("game", "vaalbara")]).expect("a command");
    opened.answer().await;
    ada.sees_text("a table is open").await;
    press(&ben, "Join").await;
    ada.sees_text("2. Ben").await;
    Stage { bot, store, ada, ben, _standin: standin }
}

async fn press(person: &Person, button: &str) -> Seen {
    person.click(button).expect("a button").answer().await
}

/// The player is told that it is our fault, with a code to ask for.
fn is_fault(told: &Seen) -> bool {
    let text = told.text();
    let code = text.rsplit(' ').next().unwrap_or_default().trim_end_matches('.');
    let is_code = code.len() == 8 && code.chars().all(|digit| digit.is_ascii_hexdigit());
    text.contains("Something went wrong on our side") && is_code
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_the_player_is_told_and_can_go_on_later() {
    let folder = Folder::new();
    let stage = stage(&folder).await;
    set(&stage.store, "PRAGMA max_page_count = 1").await;
    let told = press(&stage.ada, "Start").await;
    assert!(is_fault(&told), "{}", told.text());
    set(&stage.store, "PRAGMA max_page_count = 4294967294").await;
    press(&stage.ada, "Start").await;
    stage.ada.sees_text("Waiting for").await;
    stage.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nothing_can_be_written_the_player_is_told_and_can_go_on_later() {
    let folder = Folder::new();
    let stage = stage(&folder).await;
    set(&stage.store, "PRAGMA query_only = ON").await;
    for button in ["Start", "Add computer player"] {
        let told = press(&stage.ada, button).await;
        assert!(is_fault(&told), "{}", told.text());
    }
    let told = press(&stage.ben, "Leave").await;
    assert!(is_fault(&told), "{}", told.text());
    set(&stage.store, "PRAGMA query_only = OFF").await;
    press(&stage.ada, "Start").await;
    stage.ada.sees_text("Waiting for Ada and Ben").await;
    stage.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_another_program_writes_the_player_only_waits() {
    let folder = Folder::new();
    let stage = stage(&folder).await;
    let other = connect::writer(&folder.file()).await.expect("another program");
    let mut turn = other.turn().await.expect("its turn");
    let held = writer::begin(&mut turn).await.expect("its transaction");
    let start = stage.ada.click("Start").expect("a button");
    // The sign that an answer is coming.
    assert_ne!(start.acknowledged().await, State::Failed);
    let late = [stage.ben.click("Add computer player"), stage.ben.click("Join")];
    let late = late.map(|act| act.expect("a button"));
    for act in &late {
        assert_ne!(act.acknowledged().await, State::Failed);
    }
    held.rollback().await.expect("its end");
    drop(turn);
    other.close().await;
    let lobby = start.answer().await;
    assert!(lobby.text().contains("The game has begun"), "{}", lobby.text());
    for act in late {
        let told = act.answer().await;
        assert!(told.only_for_you, "a message of everybody's is not for refusals: {}", told.text());
        assert!(told.text().contains("begun"), "{}", told.text());
    }
    stage.ada.sees_text("Waiting for Ada and Ben").await;
    stage.bot.stop().await;
}
