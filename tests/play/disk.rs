//! Faults of the disk as a player meets them: through the bot and a stand-in for Discord.

use super::harness::{Harness, fresh};
use super::seated::all_said;
use pangaea_keeper::clock::Clock;
use pangaea_store::Store;
use pangaea_store::faults::{hold, set};
use scripted_players::still_asks;
use sqlx::{Connection, SqliteConnection};
use standin::{ActState, Method, Person, Seen, Standin, StandinClock};
use std::path::Path;

/// A bot with a lobby in which two people sit.
async fn seated(name: &str) -> (Harness, [Person; 2]) {
    let harness = Harness::new(name).await;
    let people = at_lobby(&harness).await;
    (harness, people)
}

async fn at_lobby(harness: &Harness) -> [Person; 2] {
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let opened = ada.slash("play", &[("game", "vaalbara")]).expect("a command");
    opened.answer().await;
    ada.sees_text("a table is open").await;
    press(&ben, "Join").await;
    ada.sees_text("2. Ben").await;
    [ada, ben]
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
async fn a_turn_that_could_not_be_noted_is_closed_when_it_was_answered_elsewhere() {
    // Bot and stand-in have one clock: what was posted before it was to be said is something else.
    let standin = Standin::builder().clock(StandinClock::real()).start().await;
    let standin = standin.expect("a stand-in");
    let harness = Harness::kept(standin, fresh("disk-unnoted"), Clock::default()).await;
    let [ada, ben] = at_lobby(&harness).await;
    all_said(&harness).await;
    let path = format!("/channels/{}/messages", ben.dms()[0].message.channel_id);
    let on_its_way = harness.standin.hold(&Method::POST, &path);
    press(&ada, "Start").await;
    let waits = || (on_its_way.waiting() > 0).then_some(());
    harness.standin.until("Ben's turn on its way", waits).await;
    // Behind /hand they need no message.
    for person in [&ada, &ben] {
        let mut panel = person.slash("hand", &[]).expect("a command").answer().await;
        for button in ["su", "cf"] {
            let act = scripted_players::press(person, &panel, button).expect("a button");
            panel = act.answer().await;
        }
    }
    set(store(&harness), "PRAGMA query_only = ON").await;
    drop(on_its_way);
    let open = || ben.dms().into_iter().find(still_asks);
    let open = harness.standin.until("the turn by direct message", open).await;
    let looked = || {
        let asked = harness.standin.requests();
        asked.iter().any(|asked| asked.method == "GET" && asked.path.ends_with(&path)).then_some(())
    };
    harness.standin.until("the bot to look for what it has posted", looked).await;
    set(store(&harness), "PRAGMA query_only = OFF").await;
    let closed = || {
        let now = ben.dms().into_iter().find(|seen| seen.id() == open.id());
        now.filter(|seen| !still_asks(seen))
    };
    harness.standin.until("the turn to be closed", closed).await;
    harness.stop().await;
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
