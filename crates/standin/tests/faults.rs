//! Everything that can go wrong, survived by a real bot.

use std::time::{Duration, Instant};

use axum::http::Method;
use serenity::all::HttpError;
use showcase::Showcase;
use standin::model::Permissions;
use standin::state::NONCE_MEMORY;
use standin::{ActState, Fault, RateScope, Standin};

use crate::client::TestClient;
use crate::harness::ShowcaseHarness;

/// The bot hears and answers.
async fn works(harness: &ShowcaseHarness) {
    let answer = harness.red.slash("buttons", &[]).expect("a command").answer().await;
    let pressed = harness.red.click_on(answer.id(), "Press").expect("a button");
    assert_eq!(pressed.answer().await.text(), "red pressed, 1 in all");
}

/// Waits for so many sessions in all, and so many that went on.
async fn sessions(harness: &ShowcaseHarness, opened: u64, resumed: u64) {
    let reached = || {
        let (o, r) = harness.standin.sessions();
        (o >= opened && r >= resumed && harness.standin.is_bot_there()).then_some(())
    };
    harness.standin.until(&format!("{opened} sessions, {resumed} resumed"), reached).await;
    assert_eq!(harness.standin.sessions(), (opened, resumed));
}

#[tokio::test]
async fn a_dropped_gateway_is_resumed_and_nothing_is_lost() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.drop_gateway();
    let meanwhile = harness.red.slash("secret", &[]).expect("a command while nobody listens");
    assert_eq!(meanwhile.answer().await.text(), "Only you see this");
    sessions(&harness, 1, 1).await;
    works(&harness).await;
}

#[tokio::test]
async fn a_close_with_a_code_is_resumed() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.close_gateway(Some(4000));
    sessions(&harness, 1, 1).await;
    works(&harness).await;
}

#[tokio::test]
async fn a_close_without_a_code_is_resumed_too() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.close_gateway(None);
    let meanwhile = harness.red.slash("secret", &[]).expect("a command while nobody listens");
    assert_eq!(meanwhile.answer().await.text(), "Only you see this");
    sessions(&harness, 1, 1).await;
}

#[tokio::test]
async fn a_request_to_reconnect_is_followed() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.ask_to_reconnect();
    sessions(&harness, 1, 1).await;
    works(&harness).await;
}

#[tokio::test]
async fn an_invalid_session_is_resumed_or_begun_again() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.invalidate_session(true);
    sessions(&harness, 1, 1).await;
    harness.standin.invalidate_session(false);
    sessions(&harness, 2, 1).await;
    works(&harness).await;
}

#[tokio::test]
async fn a_refused_resume_ends_in_a_new_session() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.refuse_next_resume();
    harness.standin.drop_gateway();
    sessions(&harness, 2, 0).await;
    works(&harness).await;
}

#[tokio::test]
async fn lost_heartbeat_acks_end_in_a_new_session() {
    let harness = ShowcaseHarness::with(Standin::builder().heartbeat(Duration::from_secs(3))).await;
    harness.standin.lose_heartbeat_acks(true);
    let reached = || (harness.standin.sessions().0 >= 2).then_some(());
    harness.standin.until("a second session", reached).await;
    harness.standin.lose_heartbeat_acks(false);
    // A first heartbeat follows the greeting; after a second one the session is there to stay.
    let before = harness.standin.acknowledged_heartbeats();
    let beats =
        || harness.standin.is_bot_there() && harness.standin.acknowledged_heartbeats() > before + 1;
    harness.standin.until("acknowledged heartbeats", || beats().then_some(())).await;
    works(&harness).await;
}

#[tokio::test]
async fn a_broken_answer_is_survived() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.fail(&Method::POST, "/callback", Fault::Broken, 1);
    let act = harness.red.slash("buttons", &[]).expect("a command");
    let failed = || harness.standin.requests().iter().any(|line| line.status == 500).then_some(());
    harness.standin.until("the fault", failed).await;
    harness.standin.advance(Duration::from_secs(4));
    assert_eq!(act.state(), ActState::Failed);
    works(&harness).await;
}

/// Whoever sends it hears nothing of a status.
#[tokio::test]
async fn a_connection_that_breaks_is_no_answer() {
    let client = TestClient::new().await;
    client.standin.fail(&Method::GET, "/users/@me", Fault::ConnectionLost, 1);
    let lost = client.http.get_current_user().await.expect_err("the connection broke");
    let serenity::Error::Http(HttpError::Request(error)) = &lost else { panic!("{lost:?}") };
    assert!(!error.is_status() && !error.is_decode() && !error.is_connect(), "{error:?}");
    client.http.get_current_user().await.expect("the next one is answered");
}

#[tokio::test]
async fn one_answer_is_held_back_and_overtaken() {
    let harness = ShowcaseHarness::new().await;
    let hold = harness.standin.hold_next(&Method::POST, "/callback");
    let slow = harness.red.slash("buttons", &[]).expect("a command");
    harness.standin.until("an answer on its way", || (hold.waiting() == 1).then_some(())).await;
    harness.blue.slash("buttons", &[]).expect("a command").answer().await;
    assert_eq!(slow.state(), ActState::Waiting);
    assert_eq!(hold.waiting(), 1);
    drop(hold);
    slow.answer().await;
}

#[tokio::test]
async fn a_lost_answer_posts_nothing_twice() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 1);
    let told = harness.red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "posted after 2");
    assert_eq!(harness.standin.channel("general").messages().len(), 1);
}

#[tokio::test]
async fn a_rate_limit_is_survived() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.fail(&Method::POST, "/messages", Fault::RateLimited(0.5, RateScope::User), 2);
    let start = Instant::now();
    let told = harness.red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "posted after 1", "a delay is no failure");
    assert!(start.elapsed() >= Duration::from_secs(1), "twice half a second");
    let refused = harness.standin.requests().into_iter().find(|line| line.status == 429);
    assert_eq!(refused.expect("a 429").resp.expect("a body")["retry_after"], 0.5);
}

/// The stand-in's clock opens the bucket, the bot waits by its own.
#[tokio::test]
async fn a_full_bucket_is_waited_for_and_not_hammered() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.limit_rates(true);
    for _ in 0..5 {
        harness.red.slash("post", &[]).expect("a command").answer().await;
    }
    harness.standin.advance(Duration::from_secs(4));
    let burst: Vec<_> =
        (0..3).map(|_| harness.red.slash("post", &[]).expect("a command")).collect();
    let refusals = || harness.standin.requests().iter().filter(|line| line.status == 429).count();
    harness.standin.until("three refusals", || (refusals() == 3).then_some(())).await;
    let refused = Instant::now();
    let told = harness.standin.requests().into_iter().find(|line| line.status == 429);
    assert_eq!(told.expect("a 429").resp.expect("a body")["retry_after"], 1.0);
    harness.standin.advance(Duration::from_secs(1));
    for act in burst {
        assert_eq!(act.answer().await.text(), "posted after 1");
    }
    // The first of the three was refused a moment before the last.
    assert!(refused.elapsed() > Duration::from_millis(500), "somebody came before the time");
    assert_eq!(refusals(), 3, "nobody came before the bucket was open");
    assert_eq!(harness.standin.channel("general").messages().len(), 8);
}

#[tokio::test]
async fn an_outage_longer_than_a_nonce_is_remembered_posts_nothing_twice() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 1);
    let held = harness.standin.hold(&Method::GET, "/messages");
    let act = harness.red.slash("post", &[]).expect("a command");
    let posted = || (!harness.standin.channel("general").messages().is_empty()).then_some(());
    harness.standin.until("the message whose answer is lost", posted).await;
    harness.standin.outage(true);
    drop(held);
    let met = || {
        let lines = harness.standin.requests();
        let broken = lines.iter().any(|line| line.method == "GET" && line.status == 500);
        (broken && harness.standin.refused_connections() > 0).then_some(())
    };
    harness.standin.until("the bot to meet the outage", met).await;
    harness.standin.advance(NONCE_MEMORY + Duration::from_secs(1));
    harness.standin.outage(false);
    let told = act.answer().await.text();
    let tries: u32 = told.strip_prefix("posted after ").expect(&told).parse().expect("a number");
    assert!(tries > 2, "the outage cost tries: {told}");
    assert_eq!(harness.standin.channel("general").messages().len(), 1);
    harness
        .standin
        .until("the bot to listen", || harness.standin.is_bot_there().then_some(()))
        .await;
    works(&harness).await;
}

#[tokio::test]
async fn a_slow_answer_fails_for_the_person_and_not_for_the_bot() {
    let harness = ShowcaseHarness::new().await;
    let held = harness.standin.hold(&Method::POST, "/callback");
    let act = harness.red.slash("buttons", &[]).expect("a command");
    assert_eq!(act.state(), ActState::Waiting);
    harness.standin.advance(Duration::from_secs(4));
    assert_eq!(act.state(), ActState::Failed);
    drop(held);
    let refused = || {
        let lines = harness.standin.requests();
        let late = lines.into_iter().find(|line| line.path.contains("/callback"))?;
        Some(late.resp?["code"].as_u64())
    };
    assert_eq!(harness.standin.until("the late answer", refused).await, Some(10062));
    works(&harness).await;
}

#[tokio::test]
async fn dms_are_closed_in_the_middle() {
    let harness = ShowcaseHarness::new().await;
    let told = harness.red.slash("letter", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "I wrote to you");
    harness.red.close_dms();
    let told = harness.red.slash("letter", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "I cannot write to you (50007)");
    assert_eq!(harness.red.dms().len(), 1);
    let pressed = harness.red.in_dms().click("Press").expect("an old button still works");
    assert_eq!(pressed.answer().await.text(), "red pressed, 1 in all");
    works(&harness).await;
}

#[tokio::test]
async fn an_event_that_comes_twice_is_answered_once() {
    let harness = ShowcaseHarness::new().await;
    harness.standin.repeat_events(1);
    let act = harness.red.slash("buttons", &[]).expect("a command");
    assert_eq!(act.answer().await.text(), "Press one");
    let refused = || {
        let lines = harness.standin.requests();
        let second = lines.into_iter().rfind(|line| line.status == 400)?;
        Some(second.resp?["code"].as_u64())
    };
    assert_eq!(harness.standin.until("the second answer", refused).await, Some(40060));
    assert_eq!(harness.standin.channel("general").messages().len(), 1);
    works(&harness).await;
}

#[tokio::test]
async fn a_message_that_comes_twice_is_answered_once() {
    let harness = ShowcaseHarness::new().await;
    let red = harness.red.in_dms();
    harness.standin.repeat_events(1);
    red.say("45 12").expect("a message");
    let replies = || {
        let lines = harness.standin.requests();
        let posts =
            lines.iter().filter(|line| line.method == "POST" && line.path.ends_with("/messages"));
        (posts.count() == 2).then_some(())
    };
    harness.standin.until("two replies", replies).await;
    let texts: Vec<String> = red.sees().iter().map(standin::Seen::text).collect();
    assert_eq!(texts, ["45 12", "You wrote: 45 12"]);
}

#[tokio::test]
async fn without_a_gateway_of_its_own_a_bot_does_not_start() {
    let standin = Standin::start().await;
    standin.fail(&Method::GET, "/gateway", Fault::Broken, 1);
    let refused = Showcase::start(&standin.url(), standin.token()).await;
    assert!(refused.is_err(), "serenity would have turned to Discord");
    let elsewhere = standin.url().replace("127.0.0.1", "localhost");
    let refused = Showcase::start(&elsewhere, standin.token()).await;
    assert!(refused.is_err(), "the gateway is at another host than asked for");
    assert_eq!(standin.sessions(), (0, 0));
}

#[tokio::test]
async fn someone_leaves_and_comes_back() {
    let harness = ShowcaseHarness::new().await;
    harness.blue.slash("letter", &[]).expect("a command").answer().await;
    harness.blue.leave();
    assert!(harness.blue.slash("buttons", &[]).is_err());
    let pressed = harness.blue.in_dms().click("Press").expect("a DM stays");
    assert_eq!(pressed.answer().await.text(), "blue pressed, 1 in all");
    works(&harness).await;
    harness.blue.come_back();
    harness.blue.slash("buttons", &[]).expect("a command").answer().await;
}

#[tokio::test]
async fn a_channel_is_deleted_under_the_bot() {
    let harness = ShowcaseHarness::new().await;
    let place = harness.standin.channel("table");
    let red = harness.red.at(&place);
    let held = harness.standin.hold(&Method::POST, "/messages");
    red.slash("post", &[]).expect("a command").acknowledged().await;
    place.delete();
    drop(held);
    let gone = || harness.standin.requests().iter().any(|line| line.status == 404).then_some(());
    harness.standin.until("a refusal", gone).await;
    assert!(!place.exists() && red.slash("post", &[]).is_err());
    works(&harness).await;
}

#[tokio::test]
async fn a_thread_is_archived_and_locked_under_the_bot() {
    let harness = ShowcaseHarness::new().await;
    harness.red.slash("thread", &[]).expect("a command").answer().await;
    let thread = harness.standin.channel("general").threads().remove(0);
    let red = harness.red.at(&thread);
    thread.archive();
    let told = red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "posted after 1", "a message wakes a thread");
    thread.lock();
    let told = red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "gave up after 1");
    works(&harness).await;
}

#[tokio::test]
async fn permissions_are_taken_away() {
    let harness = ShowcaseHarness::new().await;
    let place = harness.standin.channel("general");
    place.forbid_bot(Permissions::CREATE_PUBLIC_THREADS);
    let told = harness.red.slash("thread", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "No thread (50013)");
    place.forbid_bot(Permissions::VIEW_CHANNEL);
    let told = harness.red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "gave up after 1");
    works(&harness).await;
}

#[tokio::test]
async fn the_bot_is_thrown_out_and_invited_again() {
    let harness = ShowcaseHarness::new().await;
    let answer = harness.red.slash("buttons", &[]).expect("a command").answer().await;
    harness.standin.throw_bot_out();
    assert!(harness.red.slash("buttons", &[]).is_err(), "its commands went with it");
    let pressed = harness.red.click_on(answer.id(), "Press").expect("an old button");
    harness.standin.advance(Duration::from_secs(4));
    assert_eq!(pressed.state(), ActState::Failed, "nobody is there to answer");
    harness.standin.invite_bot();
    works(&harness).await;
}

#[tokio::test]
async fn a_bot_that_starts_again_knows_its_old_buttons() {
    let harness = ShowcaseHarness::new().await;
    let answer = harness.red.slash("buttons", &[]).expect("a command").answer().await;
    let ShowcaseHarness { bot, red, blue: _, standin } = harness;
    bot.stop().await;
    let _bot = Showcase::start(&standin.url(), standin.token()).await.expect("a bot");
    standin.until("a second session", || (standin.sessions().0 == 2).then_some(())).await;
    let pressed = red.click_on(answer.id(), "Press").expect("an old button");
    assert_eq!(pressed.answer().await.text(), "red pressed, 1 in all");
}
