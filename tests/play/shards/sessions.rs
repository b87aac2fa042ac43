//! A shard that loses its connection or its session, while others play on.

use super::{all_listen, sessions, with_four};
use crate::play::harness::Harness;
use crate::play::hosting::{asked, begin, told};
use scripted_players::{AnswersVia, ScriptedPlayer, offers};
use standin::{Person, ServerHandle};

/// Two people at a table of their own in each server.
async fn games(servers: &[ServerHandle; 4]) -> Vec<[Person; 2]> {
    let names = [["Ada", "Ben"], ["Cleo", "Dirk"], ["Edda", "Finn"], ["Gus", "Hans"]];
    let mut people = Vec::new();
    for (server, names) in servers.iter().zip(names) {
        let pair = names.map(|name| server.person(name));
        begin(&pair, "vaalbara", &[]).await;
        people.push(pair);
    }
    people
}

/// Someone answers their question, in the channel, and the bot takes it.
async fn answers(person: &Person) {
    let mut player = ScriptedPlayer::new(person.clone(), AnswersVia::MyMove, 1);
    assert!(player.answer().await, "{} can answer", person.name);
}

/// Does the bot have nothing to complain of?
async fn is_untroubled(harness: &Harness) {
    assert_eq!(harness.bot.monitor().troubles().await, [""; 0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shard_that_is_cut_off_goes_on_and_has_missed_nothing() {
    let (harness, servers) = with_four("shards-dropped").await;
    let people = games(&servers).await;
    harness.standin.shard(2).drop_connection();
    // Pressed while no one listens; who plays in the other servers notices nothing.
    let missed = people[2][0].slash("board", &[]).expect("a command");
    answers(&people[1][0]).await;
    assert!(missed.answer().await.pictures().next().is_some(), "the board");
    answers(&people[2][0]).await;
    assert_eq!(sessions(&harness.standin), [(1, 0), (1, 0), (1, 1), (1, 0)]);
    is_untroubled(&harness).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shard_that_has_lost_its_session_begins_another_while_others_play_on() {
    let (harness, servers) = with_four("shards-lost").await;
    let people = games(&servers).await;
    let third = harness.standin.shard(2);
    third.invalidate_session(false);
    for server in [0, 1, 3] {
        answers(&people[server][0]).await;
    }
    let listens = || third.is_connected().then_some(());
    harness.standin.until("the third shard to listen again", listens).await;
    answers(&people[2][0]).await;
    assert_eq!(sessions(&harness.standin), [(1, 0), (1, 0), (2, 0), (1, 0)]);
    is_untroubled(&harness).await;
    assert_eq!(harness.bot.monitor().servers(), Some(4));
    let read = harness.standin.requests().into_iter();
    let read = read.filter(|one| one.method == "GET" && one.path.ends_with("/messages"));
    assert_eq!(read.count(), 0, "direct messages were not lost");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_typed_while_the_first_shard_has_no_session_is_read_when_it_has() {
    let (harness, servers) = with_four("shards-first").await;
    let people = games(&servers).await;
    let [edda, finn] = &people[2];
    let open = asked(&harness, edda).await;
    let choices: Vec<String> = offers(&open).into_iter().map(|offer| offer.label).collect();
    // The warrior would be shown or hidden beside another character.
    let hides = choices.iter().any(|choice| choice.contains("warrior"));
    let choice = choices.iter().find(|choice| !choice.contains("warrior"));
    let (number, _) = choice.and_then(|choice| choice.split_once(' ')).expect("number and name");
    let typed = if hides { format!("{number} hide") } else { number.to_owned() };
    harness.standin.shard(0).invalidate_session(false);
    edda.in_dms().say(&typed).expect("a message");
    answers(&people[3][0]).await;
    all_listen(&harness.standin).await;
    finn.sees_text("Ready: Edda").await;
    assert_eq!(sessions(&harness.standin), [(2, 0), (1, 0), (1, 0), (1, 0)]);
    let words = told(edda.in_dms().slash("games", &[])).await;
    assert!(words.contains("Vaalbara"), "{words}");
    harness.stop().await;
}
