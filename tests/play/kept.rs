//! Games that ended long ago are not kept, and what came of them is.

use super::harness::{Harness, english};
use super::hosting::{begin, hours, open, start, told};
use pangaea_keeper::KEEP_GAMES;
use pangaea_store::Store;
use pangaea_table::{Refusal, TableId, UserId};
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use standin::{Person, Seen};

/// So long after its end a game goes.
const LONG: u64 = 24 * KEEP_GAMES as u64 + 1;

/// A game against the computer, played to its end; its last message.
async fn played(person: &Person) -> Seen {
    open(person, "vaalbara", &[]).await;
    told(person.click("Add computer player")).await;
    start(person).await;
    let mut players = [ScriptedPlayer::new(person.clone(), AnswersVia::Message, 3)];
    play_to_the_end(&mut players).await
}

/// Waits until this table is gone.
async fn gone(harness: &Harness, table: u64) {
    let store = harness.bot.keepers().store();
    let is_gone =
        async || store.load(TableId(table)).await.expect("a read").is_none().then_some(());
    harness.until("the table to go", is_gone).await;
}

async fn is_there(store: &Store, table: u64) -> bool {
    store.load(TableId(table)).await.expect("a read").is_some()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_ended_long_ago_goes_and_its_result_stays() {
    let harness = Harness::new("kept-result").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let heading = english(&bot::history_heading());
    assert!(!told(ada.slash("games", &[])).await.contains(&heading));
    let end = played(&ada).await;
    let games = told(ada.slash("games", &[])).await;
    assert!(games.contains(&heading), "it is told from the end on: {games}");
    assert!(games.contains("Vaalbara, <t:") && games.contains(" of 2, "), "{games}");

    // A lobby that time closes can be opened again for a while from then on.
    let elsewhere = ben.at(&harness.standin.channel("other"));
    open(&elsewhere, "little-prince", &[]).await;
    harness.pass(hours(LONG));
    gone(&harness, 1).await;
    let store = harness.bot.keepers().store();
    assert!(is_there(store, 2).await);

    let pruned = english(&Refusal::Pruned.message());
    for button in ["Game log", "Rematch", "Board"] {
        assert_eq!(told(ada.click_on(end.id(), button)).await, pruned, "{button}");
    }
    assert_eq!(told(ada.slash("games", &[])).await.lines().last(), games.lines().last());
    assert!(!told(ben.slash("games", &[])).await.contains(&heading), "it is hers alone");

    // Whoever is removed is removed there, too.
    let settings = ada.slash("settings", &[]).expect("a command").answer().await;
    let sure = ada.click_on(settings.id(), &english(&bot::press_forget()));
    let sure = sure.expect("a button").answer().await;
    let done = told(ada.click_on(sure.id(), &english(&bot::press_forget_now()))).await;
    assert_eq!(done, english(&bot::forgotten()));
    assert_eq!(store.past_games(UserId(ada.id.0), 9).await, Ok(Vec::new()));
    assert!(store.has_result(TableId(1)).await.expect("a look"), "for others it is as it was");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_lets_nothing_go() {
    let harness = Harness::new("kept-jump").await;
    let [ada] = harness.people(["Ada"]);
    played(&ada).await;
    let keepers = harness.bot.keepers();
    keepers.tick().await;
    let jump = hours(LONG);
    harness.clock.jump(i64::try_from(jump.as_secs()).expect("a few months"));
    keepers.prune_some(KEEP_GAMES).await;
    assert!(is_there(keepers.store(), 1).await);
    // What the clock says is believed a day later.
    harness.pass(hours(25));
    gone(&harness, 1).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_open_or_has_just_closed_stays() {
    let harness = Harness::new("kept-open").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let elsewhere = ben.at(&harness.standin.channel("other"));
    open(&elsewhere, "little-prince", &[]).await;
    let sure = elsewhere.slash("table cancel", &[]).expect("a command").answer().await;
    told(elsewhere.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    harness.pass(hours(6 * 24));
    let keepers = harness.bot.keepers();
    // No one can ask for less time than a table can be opened again.
    let pruned = keepers.prune_all(0).await.expect("tables");
    assert!(pruned.tables == 0 && pruned.failed.is_none(), "{pruned:?}");
    assert!(is_there(keepers.store(), 1).await && is_there(keepers.store(), 2).await);
    harness.pass(hours(25));
    assert_eq!(keepers.count_prunable(0).await.expect("tables"), 1);
    assert_eq!(keepers.prune_all(0).await.expect("tables").tables, 1);
    assert!(is_there(keepers.store(), 1).await && !is_there(keepers.store(), 2).await);
    harness.stop().await;
}
