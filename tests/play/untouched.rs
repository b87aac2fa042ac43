//! Tables that no one touches, and clocks that jump.

use super::harness::Harness;
use super::hosting::{asked, begin, hours, leave, open, start, told};
use pangaea_table::{ChannelId, GAME_LASTS, StageKind, TOLD_BEFORE};
use standin::Person;
use std::time::Duration;

const DAY: i64 = 24 * 3600;

/// How far the newest table of someone's channel has come.
async fn stage(harness: &Harness, person: &Person) -> StageKind {
    let keepers = harness.bot.keepers();
    let id = keepers.store().latest_at(ChannelId(person.place.0)).await.expect("a store");
    keepers.get(id.expect("a table")).await.expect("a table").stage.kind()
}

fn seconds(seconds: i64) -> Duration {
    Duration::from_secs(u64::try_from(seconds).expect("not for ever"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_no_one_touches_says_so_and_can_be_opened_again() {
    let harness = Harness::new("untouched-game").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    asked(&harness, &ben).await;
    harness.pass(seconds(GAME_LASTS - TOLD_BEFORE));
    ada.sees_text("No one has played for weeks, so this table closes <t:").await;
    assert_eq!(stage(&harness, &ada).await, StageKind::Playing);
    harness.pass(seconds(TOLD_BEFORE));
    ada.sees_text("This table is closed.").await;
    // Nearly a week later it still can be opened again.
    harness.pass(seconds(6 * DAY));
    told(ada.slash("table restore", &[])).await;
    ada.sees_text("Waiting for").await;
    assert_eq!(stage(&harness, &ada).await, StageKind::Playing);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_by_a_day_closes_nothing() {
    let harness = Harness::new("untouched-jump").await;
    let [ada] = harness.people(["Ada"]);
    let paused = ada.at(&harness.standin.channel("paused"));
    open(&paused, "vaalbara", &[]).await;
    told(paused.click("Add computer player")).await;
    start(&paused).await;
    paused.sees_text("Waiting for Ada").await;
    leave(&paused).await;
    paused.sees_text("Everyone has left, so the game waits.").await;
    harness.pass(hours(6 * 24 + 12));
    open(&ada, "vaalbara", &[]).await;
    let both = async |harness: &Harness| {
        harness.bot.keepers().tick().await;
        [stage(harness, &ada).await, stage(harness, &paused).await]
    };
    let there = [StageKind::Lobby, StageKind::Playing];
    assert_eq!(both(&harness).await, there);
    for jump in [DAY, -DAY, DAY] {
        harness.clock.jump(jump);
        assert_eq!(both(&harness).await, there, "after {jump} seconds");
    }
    // The next run is not sure either.
    let harness = harness.restart().await;
    assert_eq!(both(&harness).await, there);
    let clock = harness.clock.clone();
    let harness = harness.restarted_after(move || clock.jump(-DAY)).await;
    assert_eq!(both(&harness).await, there);
    let clock = harness.clock.clone();
    let harness = harness.restarted_after(move || clock.jump(DAY)).await;
    assert_eq!(both(&harness).await, there);
    // A day later the clock is believed.
    harness.pass(hours(24));
    let ended = [StageKind::Cancelled; 2];
    let both_closed = async || (both(&harness).await == ended).then_some(());
    harness.until("both to close", both_closed).await;
    harness.stop().await;
}
