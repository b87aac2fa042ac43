//! What people want of their tables and their data.

use super::killable_bot::{KillableBot, done, forgotten};
use crate::play::harness::english;
use pangaea_store::PersonRow;
use pangaea_table::{Stage, TableId, UserId};
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancelled_table_can_be_opened_again() {
    let mut bot = KillableBot::new("survive-cancelled").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    let asked = bot.asked(&ada).await;
    let sure = done(ada.slash("table cancel", &[])).await;
    done(ada.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    ada.sees_text("closed").await;
    bot.settled().await;
    bot.restart().await;
    done(ada.slash("table restore", &[])).await;
    ada.sees_text("The game goes on").await;
    bot.settled().await;
    assert!(matches!(bot.stored(1).await.0.stage, Stage::Playing(_)));
    assert_eq!(bot.asked(&ada).await.id(), asked.id(), "the same question is open again");
    assert!(ScriptedPlayer::new(ada, AnswersVia::Message, 1).answer().await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_forgotten_in_the_middle_of_a_game_is_nowhere_named() {
    let bot = KillableBot::new("survive-forgotten").await;
    let [ada, ben] = bot.people(["Adalbertine", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.settled().await;
    let gone = forgotten(&ada).await;
    assert!(gone.text().contains("forgotten"), "{}", gone.text());
    let store = bot.store().await;
    let stored = store.load(TableId(1)).await.expect("a read").expect("a table");
    let texts = format!("{:?} {:?}", stored.details, stored.snapshot);
    assert!(!texts.contains("Adalbertine"), "{texts}");
    assert!(stored.seats.iter().all(|seat| seat.person != Some(UserId(ada.id.0))));
    assert_eq!(store.person(UserId(ada.id.0)).await, Ok(PersonRow::default()));
    let log = store.log(TableId(1)).await.expect("a log");
    let id = ada.id.to_string();
    assert!(log.iter().all(|row| !row.entry.contains(&id) && !row.entry.contains("Adalbertine")));
    // While the game goes on the bare id is kept, so that no one sits down twice; it is kept once.
    assert_eq!(texts.matches(&id).count(), 1);
    store.close().await;
    bot.asked(&ben).await;
    assert!(
        ScriptedPlayer::new(ben.clone(), AnswersVia::Message, 2).answer().await,
        "the game goes on"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_without_whoever_was_forgotten_while_it_was_closed() {
    let bot = KillableBot::new("survive-forgotten-closed").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ben, &ada]).await;
    bot.asked(&ada).await;
    let sure = done(ben.slash("table cancel", &[])).await;
    done(ben.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    forgotten(&ada).await;
    done(ben.slash("table restore", &[])).await;
    bot.asked(&ben).await;
    assert!(ScriptedPlayer::new(ben.clone(), AnswersVia::Message, 2).answer().await);
    ben.sees_text("Low numbers act first: ").await;
    bot.settled().await;
    let (table, log) = bot.stored(1).await;
    assert_eq!(u32::try_from(log.len()), Ok(table.entries));
}
