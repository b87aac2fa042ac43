//! State that is kept in a folder.

use std::path::PathBuf;

use standin::state::TOKEN_LIFE;
use standin::{Standin, StartError};
use wait::until;

use crate::harness::ShowcaseHarness;

/// A folder that is gone when the test is over.
struct StandinFolder(PathBuf);

impl StandinFolder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("standin-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for StandinFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn a_stand_in_goes_on_where_it_was() {
    let folder = StandinFolder::new("goes-on");
    let harness = ShowcaseHarness::with(Standin::builder().folder(&folder.0)).await;
    harness.red.slash("picture", &[]).expect("a command").answer().await;
    let answer = harness.red.slash("buttons", &[]).expect("a command").answer().await;
    harness.red.slash("secret", &[]).expect("a command").answer().await;
    harness.red.close_dms();
    let ShowcaseHarness { bot, red, blue: _, standin } = harness;
    let before = serde_json::to_value(red.view()).expect("a view");
    bot.stop().await;
    let clock = standin.clock().clone();
    let address = standin.address();
    standin.stop().await.expect("written down");

    let builder = Standin::builder().folder(&folder.0).clock(clock).address(address);
    let harness = ShowcaseHarness::with(builder).await;
    let after = serde_json::to_value(harness.red.view()).expect("a view");
    let places = |view: &serde_json::Value| view["places"].as_array().expect("places").len();
    assert_eq!(places(&before), places(&after));
    let messages = |view: &serde_json::Value| view["places"][0]["messages"].clone();
    assert_eq!(messages(&before), messages(&after));
    assert_eq!(after["dms_open"], false);
    let general = harness.standin.channel("general");
    let pictures = general.pictures();
    assert_eq!(Some(harness.fetch(&pictures[0].url).await), general.file(&pictures[0]));
    let pressed = harness.red.click_on(answer.id(), "Press").expect("an old button");
    assert_eq!(pressed.answer().await.text(), "red pressed, 1 in all");
}

#[tokio::test]
async fn pictures_are_served_where_it_listens_now() {
    let folder = StandinFolder::new("elsewhere");
    let harness = ShowcaseHarness::with(Standin::builder().folder(&folder.0)).await;
    harness.red.slash("picture", &[]).expect("a command").answer().await;
    let ShowcaseHarness { bot, red: _, blue: _, standin } = harness;
    bot.stop().await;
    let (clock, old) = (standin.clock().clone(), standin.url());
    // The old port is taken, so that the next stand-in gets another one.
    let (address, stopped) = (standin.address(), standin.stop().await);
    stopped.expect("written down");
    let _taken = std::net::TcpListener::bind(address);
    let harness = ShowcaseHarness::with(Standin::builder().folder(&folder.0).clock(clock)).await;
    assert_ne!(harness.standin.url(), old);
    let general = harness.standin.channel("general");
    let (messages, pictures) = (general.messages(), general.pictures());
    assert_eq!(Some(harness.fetch(&pictures[0].url).await), general.file(&pictures[0]));
    let shown = messages[0].embeds[0].image.as_ref().expect("a picture in the embed");
    assert_eq!(shown.url, pictures[0].url);
}

#[tokio::test]
async fn changes_are_written_down_while_it_runs() {
    let folder = StandinFolder::new("while-it-runs");
    let standin = Standin::builder().folder(&folder.0).start().await.expect("a stand-in");
    let red = standin.person("Red");
    red.say("remember me").expect("a message");
    let written = || std::fs::read_to_string(folder.0.join("standin.json")).unwrap_or_default();
    // No one is told of writing, so there is nothing to wait for but time.
    let remembers = async || written().contains("remember me").then_some(());
    until("the message to be written down", written, remembers).await;
}

#[tokio::test]
async fn a_damaged_file_is_told_and_left_alone() {
    let folder = StandinFolder::new("damaged");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let path = folder.0.join("standin.json");
    std::fs::write(&path, "{ \"users\": ").expect("a damaged file");
    let error = Standin::builder().folder(&folder.0).start().await.expect_err("damaged");
    assert!(matches!(error, StartError::Load(_)));
    let text = error.to_string();
    assert!(text.contains("standin.json") && text.contains("damaged"), "{text}");
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), "{ \"users\": ");
}

#[tokio::test]
async fn a_taken_port_is_told() {
    let standin = Standin::start().await;
    let error = Standin::builder().address(standin.address()).start().await.expect_err("taken");
    assert!(error.to_string().contains(&standin.address().to_string()));
}

#[tokio::test]
async fn a_folder_without_a_number_is_read_and_one_of_a_newer_stand_in_is_left_alone() {
    let folder = StandinFolder::new("format");
    let standin = Standin::builder().folder(&folder.0).start().await.expect("a stand-in");
    standin.person("red");
    standin.stop().await.expect("written down");
    let file = folder.0.join("standin.json");
    let written = std::fs::read_to_string(&file).expect("what was written");
    assert!(written.starts_with("{\"format\":1,"), "{written}");
    std::fs::write(&file, written.replacen("\"format\":1,", "", 1)).expect("an older file");
    let standin = Standin::builder().folder(&folder.0).start().await.expect("a stand-in");
    assert!(standin.people().iter().any(|person| person.name == "red"));
    standin.stop().await.expect("written down");
    let newer = written.replacen("\"format\":1,", "\"format\":2,", 1);
    std::fs::write(&file, &newer).expect("a newer file");
    let refused = Standin::builder().folder(&folder.0).start().await.expect_err("it is newer");
    let reason = refused.to_string();
    assert!(reason.contains("newer") && reason.lines().count() == 1, "{reason}");
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), newer, "nothing was written");
}

/// How many files lie in a folder.
fn attachments(folder: &StandinFolder) -> usize {
    std::fs::read_dir(folder.0.join("files")).expect("a folder of files").count()
}

#[tokio::test]
async fn a_folder_does_not_grow_for_ever() {
    let folder = StandinFolder::new("grows");
    let builder = || Standin::builder().folder(&folder.0).most_messages(3);
    let harness = ShowcaseHarness::with(builder()).await;
    for _ in 0..5 {
        harness.red.slash("picture", &[]).expect("a command").answer().await;
    }
    harness.red.in_dms().say("not of this channel").expect("a message");
    // Tokens that work no more are forgotten with the next interaction.
    harness.standin.advance(TOKEN_LIFE * 3);
    harness.red.slash("buttons", &[]).expect("a command").answer().await;
    let general = harness.standin.channel("general");
    assert_eq!(general.messages().len(), 3);
    assert_eq!(general.pictures().len(), 2, "the newest stay, whole");
    assert!(!harness.red.dms().is_empty(), "other channels keep theirs");
    let ShowcaseHarness { bot, red: _, blue: _, standin } = harness;
    bot.stop().await;
    let (clock, place) = (standin.clock().clone(), general.id.to_string());
    drop(general);
    standin.stop().await.expect("written down");
    assert_eq!(attachments(&folder), 2, "files go with their messages");
    let state = std::fs::read(folder.0.join("standin.json")).expect("the state");
    let state: serde_json::Value = serde_json::from_slice(&state).expect("JSON");
    assert_eq!(state["interactions"].as_object().map(serde_json::Map::len), Some(1));
    let messages = state["messages"].as_object().expect("messages").values();
    assert_eq!(messages.filter(|message| message["channel"] == place.as_str()).count(), 3);

    // What an earlier stand-in has kept beyond that goes at the start.
    let standin = builder().most_messages(1).clock(clock).start().await.expect("a stand-in");
    assert_eq!(standin.channel("general").messages().len(), 1);
    standin.stop().await.expect("written down");
    assert_eq!(attachments(&folder), 0);
}
