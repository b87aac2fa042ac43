//! People who press without end, open one table after another, or are told of twice: everyone else
//! notices nothing.

use super::harness::{Harness, english};
use super::hosting::{asked, begin, choose, open, told};
use super::seated::{all_said, lobby, planted};
use pangaea_discord::Quotas;
use pangaea_table::{ChannelId, Refusal, TableId, base36};
use pangaea_text::bot;
use scripted_players::offers;
use standin::{Act, ActState, Person, Seen};
use std::time::Duration;

/// What a refusal says.
fn words(refusal: &Refusal) -> String {
    english(&refusal.message())
}

/// No one may press more than this; all else is without limit.
const FEW_PRESSES: Quotas = Quotas { presses: Some(1), ..Quotas::NONE };

/// How often someone was told this where they are.
fn times_told(person: &Person, words: &str) -> usize {
    person.sees().iter().filter(|seen| seen.text() == words).count()
}

/// Every act was answered in time, and none of them seems to have failed.
async fn all_acknowledged(harness: &Harness, acts: &[Act]) {
    for act in acts {
        assert_eq!(
            act.acknowledged().await,
            ActState::Answered,
            "{}",
            harness.standin.last_requests()
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presses_without_end_are_acknowledged_and_told_of_once() {
    let harness = Harness::with("strangers-presses", FEW_PRESSES).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    open(&ada, "vaalbara", &[]).await;
    let acts: Vec<Act> = (0..40).map(|_| ada.click("Options").expect("a lobby")).collect();
    all_acknowledged(&harness, &acts).await;
    assert_eq!(times_told(&ada, &words(&Refusal::TooQuick)), 1);
    let shown = times_told(&ada, &english(&bot::options_heading()));
    assert!((1..20).contains(&shown), "{shown} of 40 presses were carried out");
    // Others have buckets of their own.
    assert!(told(ben.click("Join")).await.contains("You're in!"));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_and_messages_without_end_cost_next_to_nothing() {
    let harness = Harness::with("strangers-commands", FEW_PRESSES).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    // A command must be answered, and its choices must come; both say so briefly.
    let acts: Vec<Act> = (0..20).map(|_| ada.slash("help", &[]).expect("a command")).collect();
    let mut refused = 0;
    for act in acts {
        let answer = act.answer().await;
        assert!(answer.only_for_you);
        refused += usize::from(answer.text() == words(&Refusal::TooQuick));
    }
    assert!(refused >= 10, "{refused} of 20 commands were refused");
    // A message need not be answered.
    let there = ben.in_dms();
    for number in 0..30 {
        there.say(&format!("hello {number}")).expect("a message");
    }
    let told = || (times_told(&there, &words(&Refusal::TooQuick)) == 1).then_some(());
    harness.standin.until("one word about it", told).await;
    let last = harness.standin.person("Cleo").in_dms();
    last.say("hello").expect("a message");
    let answered = || (last.sees().len() == 2).then_some(());
    harness.standin.until("an answer to someone else", answered).await;
    let answers = there.sees().len() - 30;
    assert!(answers < 15, "{answers} answers to 30 messages");
    assert_eq!(times_told(&there, &words(&Refusal::TooQuick)), 1);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_is_told_twice_counts_once() {
    let harness = Harness::new("strangers-press-twice").await;
    let [ada] = harness.people(["Ada"]);
    open(&ada, "vaalbara", &[]).await;
    harness.standin.repeat_events(1);
    ada.click("Add computer player").expect("a lobby").answer().await;
    told(ada.click("Options")).await;
    all_said(&harness).await;
    let store = harness.bot.keepers().store();
    let id = store.table_at(ChannelId(ada.place.0)).await.expect("a store").expect("a table");
    assert_eq!(harness.table(id).await.seats.len(), 2);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_is_told_twice_is_answered_once() {
    let harness = Harness::new("strangers-message-twice").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    asked(&harness, &ada).await;
    let there = ada.in_dms();
    harness.standin.repeat_events(1);
    let said = there.say("nothing that makes sense").expect("a message").to_string();
    let answered = || {
        let refused = |seen: &standin::Seen| seen.text().starts_with("I didn't get that");
        there.sees().iter().any(refused).then_some(())
    };
    harness.standin.until("an answer", answered).await;
    // What comes after it has been heard after it.
    told(there.slash("help", &[])).await;
    all_said(&harness).await;
    let requests = harness.standin.requests();
    let answers = requests.iter().filter(|request| {
        let nonce = request.json.as_ref().and_then(|json| json["nonce"].as_str());
        nonce == Some(said.as_str())
    });
    assert_eq!(answers.count(), 1);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_presses_without_end_does_not_make_a_message_count_again() {
    let harness = Harness::with("strangers-flood", FEW_PRESSES).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let there = ben.in_dms();
    let said = there.say("hello").expect("a message").to_string();
    let answers = || {
        let requests = harness.standin.requests();
        let nonce = |json: &serde_json::Value| json["nonce"].as_str() == Some(said.as_str());
        requests.iter().filter(|request| request.json.as_ref().is_some_and(nonce)).count()
    };
    harness.standin.until("an answer", || (answers() == 1).then_some(())).await;
    open(&ada, "vaalbara", &[]).await;
    for _ in 0..12 {
        let acts: Vec<Act> = (0..100).map(|_| ada.click("Options").expect("a lobby")).collect();
        all_acknowledged(&harness, &acts).await;
    }
    let again = there.sees().into_iter().find(|seen| seen.id().to_string() == said);
    let again = serde_json::to_string(&again.expect("the message").message).expect("JSON");
    harness
        .standin
        .send_text(&format!("{{\"op\":0,\"t\":\"MESSAGE_CREATE\",\"s\":1,\"d\":{again}}}"));
    // What comes after it has been heard after it.
    told(there.slash("help", &[])).await;
    assert_eq!(answers(), 1);
    harness.stop().await;
}

/// What someone can type to choose a character without being asked more.
fn character(seen: &standin::Seen) -> String {
    let mut first = offers(seen).into_iter().filter(|offer| offer.step == 0);
    let plain = first.find(|offer| !offer.label.contains("warrior")).expect("a character");
    let (_, name) = plain.label.split_once(' ').expect("number and name");
    name.to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_typed_while_no_one_listened_is_asked_for() {
    let harness = Harness::new("strangers-unheard").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let hers = character(&asked(&harness, &ada).await);
    let his = character(&asked(&harness, &ben).await);
    all_said(&harness).await;
    harness.standin.outage(true);
    // What is said now is not told to anyone; the session that would be told of it later is over.
    ada.in_dms().say("no character at all").expect("a message");
    ada.in_dms().say(&hers).expect("a message");
    harness.standin.refuse_next_resume();
    harness.standin.outage(false);
    ben.sees_text("Ready: Ada").await;
    let chosen = format!("You choose the {hers}");
    let there = ada.in_dms();
    let told = || there.sees().iter().any(|seen| seen.text().contains(&chosen)).then_some(());
    harness.standin.until("an answer to her words", told).await;
    // The same after a restart, and nothing is heard a second time.
    let harness = harness
        .restarted_after(|| {
            ben.in_dms().say(&his).expect("a message");
        })
        .await;
    // He is the last to choose, which reveals everything.
    ben.in_dms().sees_text("Confirm, or pick something else").await;
    let heard = |seen: &&standin::Seen| seen.text().starts_with("I didn't get that");
    assert!(there.sees().iter().filter(heard).count() <= 1);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_one_changes_their_mind_without_end() {
    let harness = Harness::new("strangers-changes").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let there = ada.in_dms();
    let mut panel = asked(&harness, &ada).await;
    let often = words(&Refusal::ChangedOften(20));
    for times in 0..20 {
        panel = choose(&there, &panel, times % 2).await;
        assert!(!panel.text().contains(&often), "after {times}: {}", panel.text());
    }
    let table = harness.table(TableId(1)).await;
    choose(&there, &panel, 0).await;
    let refused = || there.sees().iter().any(|seen| seen.text().contains(&often)).then_some(());
    harness.standin.until("a refusal", refused).await;
    all_said(&harness).await;
    assert_eq!(harness.table(TableId(1)).await.entries, table.entries, "the log has not grown");
    // The game goes on with what she chose last.
    let his = asked(&harness, &ben).await;
    choose(&ben.in_dms(), &his, 0).await;
    ada.sees_text("Low numbers act first: ").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_one_opens_more_tables_than_are_allowed() {
    let quotas = Quotas { tables: Some(1), server_tables: Some(2), ..Quotas::NONE };
    let harness = Harness::with("strangers-tables", quotas).await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    let place = |name: &str| harness.standin.channel(name);
    open(&ada, "vaalbara", &[]).await;
    let play = |person: &Person, name: &str| {
        person.at(&place(name)).slash("play", &[("game", "vaalbara")])
    };
    assert_eq!(told(play(&ada, "second")).await, words(&Refusal::TooManyTables(1)));
    // Where there is one, it is shown as ever.
    let there = told(ada.slash("play", &[("game", "vaalbara")])).await;
    assert_ne!(there, words(&Refusal::TooManyTables(1)));
    open(&ben.at(&place("second")), "vaalbara", &[]).await;
    assert_eq!(told(play(&cleo, "third")).await, words(&Refusal::ServerTooManyTables(2)));
    // Once one of them is closed there is room again.
    told(ben.at(&place("second")).slash("leave", &[])).await;
    assert!(told(play(&cleo, "third")).await.contains("You're in!"));
    // To open one again is to open one.
    let again = || ben.at(&place("second")).slash("table restore", &[]);
    assert_eq!(told(again()).await, words(&Refusal::ServerTooManyTables(2)));
    told(cleo.at(&place("third")).slash("leave", &[])).await;
    assert_eq!(told(again()).await, english(&bot::restore_done()));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_are_opened_at_once_count_too() {
    let quotas = Quotas { tables: Some(1), ..Quotas::NONE };
    let harness = Harness::with("strangers-at-once", quotas).await;
    let [ada] = harness.people(["Ada"]);
    let play =
        |name: &str| ada.at(&harness.standin.channel(name)).slash("play", &[("game", "vaalbara")]);
    let acts = ["first", "second", "third", "fourth", "fifth"].map(play);
    let mut opened = 0;
    for act in acts {
        opened += usize::from(told(act).await.contains("You're in!"));
    }
    assert_eq!(opened, 1);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_one_opens_tables_faster_than_they_can_be_played() {
    let quotas = Quotas { lobbies: Some(2), server_lobbies: Some(3), ..Quotas::NONE };
    let harness = Harness::with("strangers-lobbies", quotas).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let play = |person: &Person, name: &str| {
        person.at(&harness.standin.channel(name)).slash("play", &[("game", "vaalbara")])
    };
    for name in ["first", "second"] {
        assert!(told(play(&ada, name)).await.contains("You're in!"));
    }
    assert_eq!(told(play(&ada, "third")).await, words(&Refusal::TooManyLobbies));
    assert!(told(play(&ben, "third")).await.contains("You're in!"));
    assert_eq!(told(play(&ben, "fourth")).await, words(&Refusal::TooManyLobbies));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_typed_is_not_kept_for_long() {
    let harness = Harness::new("strangers-typed").await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    for other in [&ben, &cleo] {
        let place = harness.standin.channel(&format!("with-{}", other.name));
        begin(&[ada.at(&place), other.at(&place)], "vaalbara", &[]).await;
    }
    let two = || {
        (ada.dms().iter().filter(|seen| scripted_players::still_asks(seen)).count() == 2)
            .then_some(())
    };
    harness.standin.until("two questions", two).await;
    let there = ada.in_dms();
    there.say("nothing that makes sense").expect("a message");
    let which = there.sees_text("Which table do you mean?").await;
    harness.pass(Duration::from_mins(16));
    let menu = which.parts().find_map(|part| part.options.clone()).expect("a menu of tables");
    let line = [menu[0].label.as_str()];
    let answer = there.pick_on(which.id(), "Which table do you mean?", &line).expect("a line");
    assert_eq!(answer.answer().await.text(), words(&Refusal::OldButton));
    harness.stop().await;
}

/// The id of a button below the newest lobby where someone is.
fn lobby_button(person: &Person, label: &str) -> String {
    let seen = person.sees();
    let mut parts = seen.iter().rev().flat_map(Seen::parts);
    let button = parts.find(|part| part.label.as_deref() == Some(label)).expect("a lobby");
    button.custom_id.clone().expect("a button with an id")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_button_does_not_reach_a_newer_table_of_the_same_number() {
    let harness = Harness::new("strangers-marks").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let old = lobby(&harness, &ada, &[("game", "vaalbara")], &[], 0).await;
    let join = lobby_button(&ada, "Join");
    // The host puts another data folder in its place; numbers begin again.
    let harness = harness.with_new_folder("strangers-marks-new").await;
    let elsewhere = harness.standin.channel("elsewhere");
    let there = [&ada, &ben].map(|person| person.at(&elsewhere));
    let new = lobby(&harness, &there[0], &[("game", "little-prince")], &[], 0).await;
    assert_eq!(new, old, "both have the same number");
    let before = harness.table(new).await;
    for person in [&ben, &there[1]] {
        let message = planted(&harness, person, &join, false).await;
        let told = told(person.click_on(message, &join)).await;
        assert_eq!(told, words(&Refusal::OldButton));
    }
    assert_eq!(*harness.table(new).await, *before, "no one has joined");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_button_works_only_where_its_table_speaks() {
    let harness = Harness::new("strangers-places").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let table = lobby(&harness, &ada, &[("game", "vaalbara")], &[], 0).await;
    let join = lobby_button(&ada, "Join");
    let elsewhere = ben.at(&harness.standin.channel("elsewhere"));
    let before = harness.table(table).await;
    let message = planted(&harness, &elsewhere, &join, false).await;
    assert_eq!(told(elsewhere.click_on(message, &join)).await, words(&Refusal::OldButton));
    assert_eq!(*harness.table(table).await, *before, "no one has joined");
    // Without its mark it is the button of an older table.
    let unmarked = format!("p1.jo.{}", base36(table.0));
    let message = planted(&harness, &ben, &unmarked, false).await;
    assert_eq!(told(ben.click_on(message, &unmarked)).await, words(&Refusal::OldButton));
    assert!(told(ben.click("Join")).await.contains("You're in!"));
    harness.stop().await;
}
