//! Where a table can be: in channels and threads where the bot may do what it needs.

use super::harness::{Harness, english};
use super::hosting::{asked, begin, told};
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer, play_until};
use standin::model::Permissions;
use standin::{ChannelHandle, Person};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use wait::bounded;

/// Someone starts a thread. Only the bot can ask the stand-in for one, so it is asked in its name.
async fn thread(harness: &Harness) -> ChannelHandle {
    let general = harness.standin.channel("general");
    let body = r#"{"name":"games","type":11}"#;
    let request = format!(
        "POST /api/v10/channels/{}/threads HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
         authorization: Bot {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        general.id,
        harness.standin.token(),
        body.len()
    );
    let address = harness.standin.address();
    let mut stream = tokio::net::TcpStream::connect(address).await.expect("the stand-in");
    stream.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    let read = stream.read_to_string(&mut answer);
    bounded("an answer", || harness.standin.last_requests(), read).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    general.threads().pop().expect("a thread")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_can_live_in_a_thread_beside_that_of_its_channel() {
    let harness = Harness::new("places-thread").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let thread = thread(&harness).await;
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    begin(&[ada.at(&thread), ben.at(&thread)], "little-prince", &[]).await;
    thread.shows("Round 1").await;
    let games = told(ada.slash("games", &[])).await;
    assert!(games.contains("Vaalbara in ") && games.contains("The Little Prince"), "{games}");
    let general = harness.standin.channel("general");
    assert!(games.contains(&format!("/{}/", general.id)), "{games}");
    // The address of a message is there once it is; until then the place alone is named.
    assert!(games.contains(&thread.id.to_string()), "{games}");
    assert!(games.contains(&english(&bot::your_move())), "{games}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_was_put_away_is_told_everything() {
    let harness = Harness::new("places-archived").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let thread = thread(&harness).await;
    // There the game has a thread already.
    begin(&[ada.at(&thread), ben.at(&thread)], "vaalbara", &[("thread", "true")]).await;
    assert_eq!(harness.standin.channel("general").threads().len(), 1);
    let first = thread.shows("Waiting for").await;
    for person in [&ada, &ben] {
        asked(&harness, person).await;
    }
    thread.archive();
    let mut players =
        [&ada, &ben].map(|person| ScriptedPlayer::new(person.clone(), AnswersVia::Message, 1));
    let second =
        |_: &Person| thread.messages().into_iter().find(|shown| shown.content.contains("Round 2"));
    play_until(&mut players, "the second round", second).await;
    let told = || {
        let shown = thread.messages().into_iter().find(|shown| shown.id == first.id)?;
        (!shown.content.contains("Waiting for")).then_some(())
    };
    harness.standin.until("the first round to be told to its end", told).await;
    harness.stop().await;
}

/// Waits until someone is told so by direct message.
async fn hears(harness: &Harness, person: &Person, words: &str) {
    let heard = || person.dms().into_iter().find(|seen| seen.text().contains(words));
    harness.standin.until(&format!("a DM to {}: {words}", person.name), heard).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_is_locked_or_deleted_stops_its_table() {
    let harness = Harness::new("places-locked").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let thread = thread(&harness).await;
    begin(&[ada.at(&thread), ben.at(&thread)], "vaalbara", &[]).await;
    for person in [&ada, &ben] {
        asked(&harness, person).await;
    }
    thread.lock();
    for person in [&ada, &ben] {
        hears(&harness, person, "I can't write in").await;
    }
    thread.unlock();
    hears(&harness, &ada, "I'm back in").await;
    thread.shows("Waiting for").await;
    thread.delete();
    hears(&harness, &ben, "was deleted, so the table closes").await;
    let games = told(ada.slash("games", &[])).await;
    assert!(games.contains("Vaalbara"), "it waits for a day: {games}");
    harness.pass(super::hosting::hours(24));
    hears(&harness, &ada, "is closed, because its channel was deleted").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_bot_may_not_do_is_told_by_name() {
    let harness = Harness::new("places-permissions").await;
    let [ada] = harness.people(["Ada"]);
    let cases = [
        (Permissions::SEND_MESSAGES, "without: Send Messages."),
        (Permissions::ATTACH_FILES, "without: Attach Files."),
        (
            Permissions::ATTACH_FILES | Permissions::READ_MESSAGE_HISTORY,
            "without: Attach Files and Read Message History.",
        ),
    ];
    for (number, (missing, words)) in cases.into_iter().enumerate() {
        let place = harness.standin.channel(&format!("narrow-{number}"));
        place.forbid_bot(missing);
        let there = ada.at(&place);
        let told = told(there.slash("play", &[("game", "vaalbara")])).await;
        assert!(told.contains(words), "{told}");
        place.allow_all();
        super::hosting::open(&there, "vaalbara", &[]).await;
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_table_is_opened_in_direct_messages() {
    let harness = Harness::new("places-dms").await;
    let [ada] = harness.people(["Ada"]);
    let there = ada.in_dms();
    assert!(there.slash("play", &[("game", "vaalbara")]).is_err());
    assert!(told(there.slash("games", &[])).await.contains(&english(&bot::no_games())));
    assert!(told(there.slash("hand", &[])).await.contains(&english(&bot::no_games())));
    let help = told(there.slash("help", &[])).await;
    assert!(help.contains("world-building board games"), "{help}");
    let here = told(ada.slash("hand", &[])).await;
    assert!(here.contains(&english(&bot::no_table())), "{here}");
    assert!(told(ada.slash("board", &[])).await.contains(&english(&bot::no_table())));
    harness.stop().await;
}
