//! Longer than Discord remembers what was posted under a name.

use super::killable_bot::{KillableBot, done, said};
use crate::play::harness::english;
use pangaea_text::bot;
use standin::{Fault, Method, Person};

/// Longer than Discord and the bot rely on a nonce.
const LONG: u32 = 15;

/// Everything that was to be said is there once, and the store knows where.
async fn said_once(bot: &KillableBot, ada: &Person, ben: &Person) {
    ada.sees_text("Waiting for").await;
    bot.settled().await;
    assert_eq!(said(ada, "**Vaalbara** · ").len(), 1, "one message of the round");
    for person in [ada, ben] {
        let asked = person.dms().into_iter().filter(scripted_players::still_asks).count();
        assert_eq!(asked, 1, "one question to {}", person.name);
    }
    let store = bot.store().await;
    let messages = store.messages(pangaea_table::TableId(1)).await.expect("messages");
    let round = said(ada, "**Vaalbara** · ").remove(0);
    assert!(messages.iter().any(|(_, said)| said.message.0 == round.id().0));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_stored_but_never_said_is_said_once() {
    let mut bot = KillableBot::new("survive-unsaid").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.lobby("vaalbara", &[&ada, &ben]).await;
    let hold = bot.standin.hold(&Method::POST, "/messages");
    ada.clicks("Start").await.answer().await;
    let waits = || (hold.waiting() > 0).then_some(());
    bot.standin.until("a message on its way", waits).await;
    bot.kill().await;
    bot.until("the dead to hang up", async || (hold.waiting() == 0).then_some(())).await;
    drop(hold);
    bot.later(LONG);
    bot.start().await;
    said_once(&bot, &ada, &ben).await;
    ada.sees_text("The game goes on").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_said_but_not_noted_is_not_said_again() {
    let mut bot = KillableBot::new("survive-unnoted").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.lobby("vaalbara", &[&ada, &ben]).await;
    bot.settled().await;
    // Everything is posted, and nothing of it is heard.
    bot.standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 3);
    ada.clicks("Start").await.answer().await;
    let lost = || {
        let lost = bot.standin.requests().into_iter().filter(|line| line.status == 500);
        (lost.count() >= 3).then_some(())
    };
    bot.standin.until("three answers to be lost", lost).await;
    bot.kill().await;
    bot.later(LONG);
    bot.start().await;
    said_once(&bot, &ada, &ben).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_took_the_place_of_an_old_message_takes_it_once() {
    let mut bot = KillableBot::new("survive-replaced").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    let old = bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.settled().await;
    // By then an old message is not changed any more, but posted again.
    bot.later(60);
    bot.standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 2);
    assert!(
        scripted_players::ScriptedPlayer::new(
            ada.clone(),
            scripted_players::AnswersVia::Message,
            1
        )
        .answer()
        .await
    );
    let twice = || (said(&ada, "**Vaalbara** · ").len() == 2).then_some(());
    bot.standin.until("the new message beside the old one", twice).await;
    bot.kill().await;
    bot.later(LONG);
    bot.start().await;
    bot.settled().await;
    let shown = said(&ada, "**Vaalbara** · ");
    assert_eq!(shown.len(), 1, "neither the old one nor a third");
    assert!(shown[0].id() != old.id() && shown[0].text().contains("Waiting for Ben"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_went_on_while_an_answer_was_lost_is_shown() {
    let bot = KillableBot::new("survive-stale").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.lobby("vaalbara", &[&ada, &ben]).await;
    bot.settled().await;
    // The message of the first round is there, but the bot believes that it is not.
    bot.standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 1);
    ada.clicks("Start").await.answer().await;
    let round = ada.sees_text("Waiting for Ada and Ben").await;
    let panel = done(ada.click_on(round.id(), &english(&bot::press_my_move()))).await;
    let mut player =
        scripted_players::ScriptedPlayer::new(ada.clone(), scripted_players::AnswersVia::MyMove, 1);
    assert!(scripted_players::still_asks(&panel) && player.answer().await);
    bot.settled().await;
    let shown = said(&ada, "**Vaalbara** · ");
    assert_eq!(shown.len(), 1);
    assert!(shown[0].text().contains("Waiting for Ben"), "{}", shown[0].text());
}
