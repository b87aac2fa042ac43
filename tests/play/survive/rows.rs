//! Rows of the database that cannot be read: what the log can rebuild goes on, and what is broken
//! is in no one's way.

use super::killable_bot::{KillableBot, done, forgotten};
use crate::play::harness::english;
use pangaea_store::{Commit, LogRow, Store, Texts};
use pangaea_table::{StageKind, TableId};
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer};
use standin::{Person, Seen};

/// What is damaged of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowDamage {
    /// The game's state.
    Snapshot,
    /// The log, too.
    Everything,
}

/// Writes what no one can read, and something to be said.
async fn damage(bot: &KillableBot, table: TableId, what: RowDamage) {
    let store = Store::open(&bot.folder.join("pangaea.db")).await.expect("a database");
    let stored = store.load(table).await.expect("a read").expect("a table");
    let (n, entry) = (stored.log_length + 1, "{\"action\":".to_owned());
    let kind = "action".to_owned();
    let row = LogRow { n, at: 0, seat: None, kind, entry };
    let commit = Commit {
        index: None,
        table,
        revision: stored.revision + 1,
        drafts: stored.drafts,
        stage: StageKind::Playing,
        thread: None,
        texts: Some(Texts {
            details: stored.details.expect("details"),
            snapshot: Some("{\"format\":2,\"seed\":".to_owned()),
        }),
        rows: if what == RowDamage::Everything { vec![row] } else { Vec::new() },
        seats: stored.seats,
        slots: vec!["round.1".to_owned()],
        due: Some(0),
        at: stored.changed,
    };
    store.commit(&commit).await.expect("damage");
    store.close().await;
}

/// Two tables; the first, in a channel of its own, is damaged while the bot is away.
async fn two_tables(name: &str, what: RowDamage) -> (KillableBot, Seen, [Person; 4]) {
    let mut bot = KillableBot::new(name).await;
    let [ada, ben, cleo, dan] = bot.people(["Ada", "Ben", "Cleo", "Dan"]);
    let channel = bot.standin.channel("damaged");
    let (ada, ben) = (ada.at(&channel), ben.at(&channel));
    let round = bot.game("vaalbara", &[&ada, &ben]).await;
    bot.game("vaalbara", &[&cleo, &dan]).await;
    bot.asked(&cleo).await;
    bot.settled().await;
    bot.kill().await;
    damage(&bot, TableId(1), what).await;
    bot.start().await;
    (bot, round, [ada, ben, cleo, dan])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_whose_state_cannot_be_read_goes_on_from_its_log() {
    let (bot, round, [ada, ben, ..]) = two_tables("survive-rebuilt", RowDamage::Snapshot).await;
    let panel = done(ada.click_on(round.id(), &english(&bot::press_my_move()))).await;
    assert!(panel.text().contains("Vaalbara"), "{}", panel.text());
    assert!(ScriptedPlayer::new(ada, AnswersVia::Message, 1).answer().await, "Ada goes on");
    assert!(ScriptedPlayer::new(ben, AnswersVia::Message, 2).answer().await, "Ben goes on");
    bot.settled().await;
    let (table, log) = bot.stored(1).await;
    assert_eq!(table.names(), ["Ada", "Ben"], "details that can be read are kept");
    assert!(log.len() >= 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_table_is_a_fault_of_that_table_alone() {
    let (bot, round, [ada, _, cleo, _]) = two_tables("survive-broken", RowDamage::Everything).await;
    let told = done(ada.click_on(round.id(), &english(&bot::press_my_move()))).await;
    assert!(told.text().contains("can't read this table any more"), "{}", told.text());
    assert!(told.text().contains("repair table 1"), "{}", told.text());
    assert!(
        ScriptedPlayer::new(cleo, AnswersVia::Message, 2).answer().await,
        "the other table goes on"
    );
    // Whoever wants to be forgotten is forgotten there, too.
    let settings = done(ada.slash("settings", &[])).await;
    done(ada.pick_on(settings.id(), "Reminders", &["No reminders"])).await;
    let told = forgotten(&ada).await;
    assert!(told.text().contains("forgotten"), "{}", told.text());
    let store = bot.store().await;
    let id = pangaea_table::UserId(ada.id.0);
    assert_eq!(store.person(id).await, Ok(pangaea_store::PersonRow::default()));
    assert_eq!(store.tables_knowing(id).await, Ok(Vec::new()));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_table_gives_its_channel_back() {
    let (bot, round, [ada, ben, ..]) = two_tables("survive-aside", RowDamage::Everything).await;
    // No one has touched it yet: /play is the first to notice.
    let opened = done(ben.slash("play", &[("game", "little-prince")])).await;
    assert!(opened.text().contains("the table that was here"), "{}", opened.text());
    assert!(opened.text().contains("table 1"), "{}", opened.text());
    ben.sees_text("The Little Prince").await;
    let old = done(ada.click_on(round.id(), "Undo")).await;
    assert!(old.text().contains("can't read this table any more"), "{}", old.text());
    let store = bot.store().await;
    let stages = async |id| store.load(TableId(id)).await.expect("a read").expect("a table").stage;
    assert_eq!((stages(1).await, stages(3).await), (StageKind::Broken, StageKind::Lobby));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_table_can_be_left_and_closed_and_nothing_of_it_is_lost() {
    let (bot, _, [ada, ben, ..]) = two_tables("survive-left", RowDamage::Everything).await;
    let store = bot.store().await;
    let load = async || store.load(TableId(1)).await.expect("a read").expect("a table");
    let before = load().await;
    let left = done(ben.slash("leave", &[])).await;
    assert!(left.text().contains("left"), "{}", left.text());
    let people = load().await.seats.into_iter().filter_map(|seat| seat.person.map(|one| one.0));
    assert_eq!(people.collect::<Vec<_>>(), [ada.id.0]);
    let sure = done(ada.slash("table cancel", &[])).await;
    done(ada.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    let after = load().await;
    assert_eq!(after.stage, StageKind::Cancelled);
    assert_eq!((after.details, after.snapshot), (before.details, before.snapshot));
    let told = done(ada.slash("table restore", &[])).await;
    assert!(told.text().contains("can't read this table any more"), "{}", told.text());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_comes_back_is_the_table_of_its_channel_again() {
    let mut bot = KillableBot::new("survive-back").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    let cancel = async || {
        let sure = done(ada.slash("table cancel", &[])).await;
        done(ada.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    };
    bot.game("vaalbara", &[&ada, &ben]).await;
    cancel().await;
    bot.lobby("vaalbara", &[&ada, &ben]).await;
    cancel().await;
    bot.settled().await;
    bot.kill().await;
    // The newer one was closed so long ago that no one can open it again; the older one was repaired.
    let store = Store::open(&bot.folder.join("pangaea.db")).await.expect("a database");
    let newer = store.load(TableId(2)).await.expect("a read").expect("a table");
    let details = newer.details.clone().expect("details");
    let (before, touched) = details.rsplit_once("\"touched\":").expect("when it was touched");
    let rest = touched.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let texts = Texts { details: format!("{before}\"touched\":1{rest}"), snapshot: None };
    let commit = Commit {
        index: None,
        table: newer.id,
        revision: newer.revision + 1,
        drafts: newer.drafts,
        stage: newer.stage,
        thread: None,
        texts: Some(texts),
        rows: Vec::new(),
        seats: newer.seats,
        slots: Vec::new(),
        due: None,
        at: newer.changed,
    };
    store.commit(&commit).await.expect("a step");
    store.close().await;
    bot.start().await;
    done(ada.slash("table restore", &[])).await;
    bot.settled().await;
    assert!(bot.stored(1).await.0.playing().is_some());
    let hand = done(ada.slash("hand", &[])).await;
    assert!(hand.text().contains("Vaalbara"), "commands reach the open table: {}", hand.text());
    let sure = done(ben.slash("leave", &[])).await;
    let left = done(ben.click_on(sure.id(), "Leave the game")).await;
    assert!(left.text().contains("left"), "{}", left.text());
    bot.settled().await;
    assert_eq!(bot.stored(1).await.0.guests().count(), 1);
}
