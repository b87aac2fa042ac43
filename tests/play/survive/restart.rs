//! A bot that dies and comes back.

use super::killable_bot::{KillableBot, asked_since, done, said};
use crate::cli::{command, output, refusal};
use pangaea_engine::seat::Seat;
use pangaea_table::answers;
use scripted_players::{AnswersVia, ScriptedPlayer};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_secret_choices_count_with_a_death_between_them() {
    let mut bot = KillableBot::new("survive-secret").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    let old = bot.asked(&ben).await;
    bot.asked(&ada).await;
    assert!(ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1).answer().await);
    bot.restart().await;
    assert_eq!(bot.asked(&ben).await.id(), old.id(), "the question of before is the open one");
    assert!(
        ScriptedPlayer::new(ben.clone(), AnswersVia::Message, 2).answer().await,
        "and its buttons work"
    );
    let next = || [&ada, &ben].into_iter().any(|one| asked_since(one, old.id())).then_some(());
    bot.standin.until("the next question", next).await;
    let (table, log) = bot.stored(1).await;
    let given = answers(&log, table.playing().expect("a game")).expect("a sound log");
    let [(Seat(0), first), (Seat(1), second)] = given[..] else { panic!("{given:?}") };
    assert_eq!(first, second, "the same question, each once");
    assert_eq!(said(&ada, "**Vaalbara** · Round 1").len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_outlives_the_bot() {
    let mut bot = KillableBot::new("survive-lobby").await;
    let [ada, ben, cleo] = bot.people(["Ada", "Ben", "Cleo"]);
    let lobby = bot.lobby("little-prince", &[&ada, &ben]).await;
    bot.restart().await;
    let joined = done(cleo.click_on(lobby.id(), "Join")).await;
    assert!(joined.text().contains("You're in!"), "{}", joined.text());
    let shown = ada.sees_text("3. Cleo").await;
    assert_eq!(shown.id(), lobby.id(), "the same message goes on");
    done(ada.click_on(lobby.id(), "Start")).await;
    ada.sees_text("Waiting for").await;
    assert_eq!(
        said(&ada, "**The Little Prince")
            .iter()
            .filter(|seen| seen.text().contains("a table is open"))
            .count(),
        1
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draft_outlives_the_bot() {
    let mut bot = KillableBot::new("survive-draft").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    let asked = bot.asked(&ada).await;
    let messages = ada.in_dms();
    done(scripted_players::offers(&asked)[0].pick(&messages, asked.id())).await;
    let (before, _) = bot.stored(1).await;
    assert!(before.seats[0].draft.is_some(), "half a choice is kept");
    bot.restart().await;
    assert!(
        ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 3).answer().await,
        "the other half follows"
    );
    let (after, _) = bot.stored(1).await;
    assert!(after.seats[0].draft.is_none() && after.seats[0].answered.is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_process_on_the_same_file_refuses_in_one_line() {
    let bot = KillableBot::new("survive-twice").await;
    let mut second = command(&[]);
    second.env("PANGAEA_DATA", &bot.folder).env("DISCORD_TOKEN", bot.standin.token());
    second.env("PANGAEA_DISCORD", bot.standin.url()).env("PANGAEA_LOG", "off");
    let reason = tokio::task::spawn_blocking(move || refusal(&output(&mut second), 1));
    let reason = reason.await.expect("one clear line");
    assert!(reason.contains("in use"), "{reason}");
    let [ada] = bot.people(["Ada"]);
    assert!(done(ada.slash("games", &[])).await.text().contains("/play"), "the first goes on");
}
