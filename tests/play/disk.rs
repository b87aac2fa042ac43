//! Faults of the disk as a player meets them: through the bot and a stand-in for Discord.

use super::harness::Harness;
use super::seated::all_said;
use pangaea_store::Store;
use pangaea_store::faults::{hold, set};
use sqlx::{Connection, SqliteConnection};
use standin::{ActState, Person, Seen};
use std::path::Path;

/// A bot with a lobby in which two people sit.
async fn seated(name: &str) -> (Harness, [Person; 2]) {
    let harness = Harness::new(name).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let opened = ada.slash("play", &[("game", "vaalbara")]).expect("a command");
    opened.answer().await;
    ada.sees_text("a table is open").await;
    press(&ben, "Join").await;
    ada.sees_text("2. Ben").await;
    (harness, [ada, ben])
}

fn store(harness: &Harness) -> &Store {
    harness.bot.keepers().store()
}

async fn press(person: &Person, button: &str) -> Seen {
    person.click(button).expect("a button").answer().await
}

/// The player is told that it is our fault, with a code to ask for.
fn is_fault(told: &Seen) -> bool {
    let text = told.text();
    let code = text.rsplit(' ').next().unwrap_or_default().trim_end_matches('.');
    let is_code = code.len() == 8 && code.chars().all(|digit| digit.is_ascii_hexdigit());
    text.contains("Something went wrong on my side") && is_code
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_the_player_is_told_and_can_go_on_later() {
    let (harness, [ada, _]) = seated("disk-full").await;
    // Pages that earlier forms of the database have left free are room, too.
    set(store(&harness), "VACUUM").await;
    set(store(&harness), "PRAGMA max_page_count = 1").await;
    let told = press(&ada, "Start").await;
    assert!(is_fault(&told), "{}", told.text());
    set(store(&harness), "PRAGMA max_page_count = 4294967294").await;
    press(&ada, "Start").await;
    ada.sees_text("Waiting for").await;
    harness.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nothing_can_be_written_the_player_is_told_and_can_go_on_later() {
    let (harness, [ada, ben]) = seated("disk-read-only").await;
    set(store(&harness), "PRAGMA query_only = ON").await;
    for button in ["Start", "Add computer player"] {
        let told = press(&ada, button).await;
        assert!(is_fault(&told), "{}", told.text());
    }
    let told = press(&ben, "Leave").await;
    assert!(is_fault(&told), "{}", told.text());
    set(store(&harness), "PRAGMA query_only = OFF").await;
    press(&ada, "Start").await;
    ada.sees_text("Waiting for Ada and Ben").await;
    harness.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_another_program_writes_the_player_only_waits() {
    let (harness, [ada, ben]) = seated("disk-busy").await;
    let pressed = async {
        let start = ada.click("Start").expect("a button");
        // The sign that an answer is coming.
        assert_ne!(start.acknowledged().await, ActState::Failed);
        let late = [ben.click("Add computer player"), ben.click("Join")];
        let late = late.map(|act| act.expect("a button"));
        for act in &late {
            assert_ne!(act.acknowledged().await, ActState::Failed);
        }
        (start, late)
    };
    let held = hold(&harness.folder.join("pangaea.db"), pressed).await;
    let (start, late) = held.expect("another program");
    let lobby = start.answer().await;
    assert!(lobby.text().contains("The game has started"), "{}", lobby.text());
    for act in late {
        let told = act.answer().await;
        assert!(told.only_for_you, "a message of everybody's is not for refusals: {}", told.text());
        assert!(told.text().contains("started"), "{}", told.text());
    }
    ada.sees_text("Waiting for Ada and Ben").await;
    harness.bot.stop().await;
}

/// Changes the database of a folder beside the store.
async fn change(folder: &Path, words: &[&'static str]) {
    let address = format!("sqlite://{}", folder.join("pangaea.db").display());
    let mut other = SqliteConnection::connect(&address).await.expect("the database");
    for words in words {
        sqlx::query(*words).execute(&mut other).await.expect("a change");
    }
    other.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_read_for_a_while_is_spoken_for_without_being_touched() {
    let (harness, _) = seated("disk-unread").await;
    all_said(&harness).await;
    let Harness { bot, clock, folder, standin, .. } = harness;
    bot.stop().await;
    let (away, back) = ("ALTER TABLE seats RENAME TO away", "ALTER TABLE away RENAME TO seats");
    let unsaid = "INSERT INTO outbox SELECT id, 'lobby', revision, changed FROM tables";
    change(&folder, &[unsaid, away]).await;
    let harness = Harness::kept(standin, folder, clock).await;
    let id = harness.bot.keepers().store().tables_with_pending().await.expect("an outbox")[0];
    for _ in 0..3 {
        harness.bot.keepers().get(id).await.expect_err("what isn't there can't be read");
    }
    change(&harness.folder, &[back]).await;
    all_said(&harness).await;
    harness.stop().await;
}
