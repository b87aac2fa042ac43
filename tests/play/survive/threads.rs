//! A bot that dies between a lobby and the thread of its game.

use super::killable_bot::{KillableBot, done};
use crate::play::harness::english;
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer};
use standin::{ChannelHandle, Fault, Method, Person, Seen};

/// A lobby of a game that gets a thread, with two people.
async fn lobby(host: &Person, other: &Person) -> Seen {
    done(host.slash("play", &[("game", "vaalbara"), ("thread", "true")])).await;
    host.sees_text("a table is open").await;
    done(other.click("Join")).await;
    host.sees_text("2. Ben").await
}

/// The game has one thread, which starts from its lobby, and goes on there.
async fn goes_on(bot: &KillableBot, host: &Person, lobby: &Seen) -> ChannelHandle {
    let general = bot.standin.channel("general");
    let made = || general.threads().pop();
    let thread = bot.standin.until("a thread", made).await;
    thread.shows("Waiting for").await;
    bot.asked(host).await;
    assert!(ScriptedPlayer::new(host.clone(), AnswersVia::Message, 1).answer().await);
    thread.shows("Waiting for Ben").await;
    bot.settled().await;
    assert_eq!(general.threads().len(), 1);
    assert_eq!(thread.id, lobby.id());
    let link = english(&bot::lobby_begun_in(&format!("<#{}>", thread.id)));
    assert_eq!(host.sees_text(&link).await.id(), lobby.id());
    let (table, _) = bot.stored(1).await;
    assert_eq!((table.channel.0, table.home.map(|home| home.0)), (thread.id.0, Some(general.id.0)));
    thread
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_was_not_made_yet_is_made_after_a_death() {
    let mut bot = KillableBot::new("survive-thread-before").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    let lobby = lobby(&ada, &ben).await;
    let held = bot.standin.hold(&Method::POST, "/threads");
    ada.clicks("Start").await.answer().await;
    bot.standin.until("a thread to be asked for", || (held.waiting() == 1).then_some(())).await;
    bot.kill().await;
    drop(held);
    assert!(bot.standin.channel("general").threads().is_empty());
    bot.start().await;
    goes_on(&bot, &ada, &lobby).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_of_which_the_bot_never_heard_is_not_made_twice() {
    let mut bot = KillableBot::new("survive-thread-after").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    let lobby = lobby(&ada, &ben).await;
    bot.standin.fail(&Method::POST, "/threads", Fault::AnswerLost, 1);
    ada.clicks("Start").await.answer().await;
    let general = bot.standin.channel("general");
    let made = || (!general.threads().is_empty()).then_some(());
    bot.standin.until("a thread", made).await;
    bot.kill().await;
    bot.start().await;
    let thread = goes_on(&bot, &ada, &lobby).await;
    // After that a restart finds nothing to do.
    let said = thread.messages().len();
    bot.restart().await;
    bot.settled().await;
    assert_eq!(thread.messages().len(), said);
}
