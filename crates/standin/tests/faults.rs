//! Everything that can go wrong, survived by a real bot.

use std::time::{Duration, Instant};

use axum::http::Method;
use showcase::Showcase;
use standin::model::Permissions;
use standin::store::NONCE_MEMORY;
use standin::{Fault, Standin, State};

use crate::stage::Stage;

/// The bot hears and answers.
async fn works(stage: &Stage) {
    let answer = stage.red.slash("buttons", &[]).expect("a command").answer().await;
    let pressed = stage.red.click_on(answer.id(), "Press").expect("a button");
    assert_eq!(pressed.answer().await.text(), "red pressed, 1 in all");
}

/// Waits for so many sessions in all, and so many that went on.
async fn sessions(stage: &Stage, opened: u64, resumed: u64) {
    let reached = || {
        let (o, r) = stage.standin.sessions();
        (o >= opened && r >= resumed && stage.standin.is_bot_there()).then_some(())
    };
    stage.standin.until(&format!("{opened} sessions, {resumed} resumed"), reached).await;
    assert_eq!(stage.standin.sessions(), (opened, resumed));
}

#[tokio::test]
async fn a_dropped_gateway_is_resumed_and_nothing_is_lost() {
    let stage = Stage::new().await;
    stage.standin.drop_gateway();
    let meanwhile = stage.red.slash("secret", &[]).expect("a command while nobody listens");
    assert_eq!(meanwhile.answer().await.text(), "Only you see this");
    sessions(&stage, 1, 1).await;
    works(&stage).await;
}

#[tokio::test]
async fn a_close_with_a_code_is_resumed() {
    let stage = Stage::new().await;
    stage.standin.close_gateway(Some(4000));
    sessions(&stage, 1, 1).await;
    works(&stage).await;
}

#[tokio::test]
async fn a_close_without_a_code_is_resumed_too() {
    let stage = Stage::new().await;
    stage.standin.close_gateway(None);
    let meanwhile = stage.red.slash("secret", &[]).expect("a command while nobody listens");
    assert_eq!(meanwhile.answer().await.text(), "Only you see this");
    sessions(&stage, 1, 1).await;
}

#[tokio::test]
async fn a_request_to_reconnect_is_followed() {
    let stage = Stage::new().await;
    stage.standin.ask_to_reconnect();
    sessions(&stage, 1, 1).await;
    works(&stage).await;
}

#[tokio::test]
async fn an_invalid_session_is_resumed_or_begun_anew() {
    let stage = Stage::new().await;
    stage.standin.invalidate_session(true);
    sessions(&stage, 1, 1).await;
    stage.standin.invalidate_session(false);
    sessions(&stage, 2, 1).await;
    works(&stage).await;
}

#[tokio::test]
async fn a_refused_resume_ends_in_a_new_session() {
    let stage = Stage::new().await;
    stage.standin.refuse_next_resume();
    stage.standin.drop_gateway();
    sessions(&stage, 2, 0).await;
    works(&stage).await;
}

#[tokio::test]
async fn lost_heartbeat_acks_end_in_a_new_session() {
    let stage = Stage::with(Standin::builder().heartbeat(Duration::from_secs(3))).await;
    stage.standin.lose_heartbeat_acks(true);
    let reached = || (stage.standin.sessions().0 >= 2).then_some(());
    stage.standin.until("a second session", reached).await;
    stage.standin.lose_heartbeat_acks(false);
    // A first heartbeat follows the greeting; after a second one the session is there to stay.
    let before = stage.standin.acknowledged_heartbeats();
    let beats =
        || stage.standin.is_bot_there() && stage.standin.acknowledged_heartbeats() > before + 1;
    stage.standin.until("acknowledged heartbeats", || beats().then_some(())).await;
    works(&stage).await;
}

#[tokio::test]
async fn a_broken_answer_is_survived() {
    let stage = Stage::new().await;
    stage.standin.fail(&Method::POST, "/callback", Fault::Broken, 1);
    let act = stage.red.slash("buttons", &[]).expect("a command");
    let failed = || stage.standin.requests().iter().any(|line| line.status == 500).then_some(());
    stage.standin.until("the fault", failed).await;
    stage.standin.advance(Duration::from_secs(4));
    assert_eq!(act.state(), State::Failed);
    works(&stage).await;
}

#[tokio::test]
async fn a_lost_answer_posts_nothing_twice() {
    let stage = Stage::new().await;
    stage.standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 1);
    let told = stage.red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "posted after 2");
    assert_eq!(stage.standin.channel("general").messages().len(), 1);
}

#[tokio::test]
async fn a_rate_limit_is_survived() {
    let stage = Stage::new().await;
    stage.standin.fail(&Method::POST, "/messages", Fault::RateLimited(0.5), 2);
    let start = Instant::now();
    let told = stage.red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "posted after 1", "a delay is no failure");
    assert!(start.elapsed() >= Duration::from_secs(1), "twice half a second");
    let refused = stage.standin.requests().into_iter().find(|line| line.status == 429);
    assert_eq!(refused.expect("a 429").resp.expect("a body")["retry_after"], 0.5);
}

/// The stand-in's clock opens the bucket, the bot waits by its own.
#[tokio::test]
async fn a_full_bucket_is_waited_for_and_not_hammered() {
    let stage = Stage::new().await;
    stage.standin.limit_rates(true);
    for _ in 0..5 {
        stage.red.slash("post", &[]).expect("a command").answer().await;
    }
    stage.standin.advance(Duration::from_secs(4));
    let burst: Vec<_> = (0..3).map(|_| stage.red.slash("post", &[]).expect("a command")).collect();
    let refusals = || stage.standin.requests().iter().filter(|line| line.status == 429).count();
    stage.standin.until("three refusals", || (refusals() == 3).then_some(())).await;
    let refused = Instant::now();
    let told = stage.standin.requests().into_iter().find(|line| line.status == 429);
    assert_eq!(told.expect("a 429").resp.expect("a body")["retry_after"], 1.0);
    stage.standin.advance(Duration::from_secs(1));
    for act in burst {
        assert_eq!(act.answer().await.text(), "posted after 1");
    }
    // The first of the three was refused a moment before the last.
    assert!(refused.elapsed() > Duration::from_millis(500), "somebody came before the time");
    assert_eq!(refusals(), 3, "nobody came before the bucket was open");
    assert_eq!(stage.standin.channel("general").messages().len(), 8);
}

#[tokio::test]
async fn an_outage_longer_than_a_nonce_is_remembered_posts_nothing_twice() {
    let stage = Stage::new().await;
    stage.standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 1);
    let held = stage.standin.hold(&Method::GET, "/messages");
    let act = stage.red.slash("post", &[]).expect("a command");
    let posted = || (!stage.standin.channel("general").messages().is_empty()).then_some(());
    stage.standin.until("the message whose answer is lost", posted).await;
    stage.standin.outage(true);
    drop(held);
    let met = || {
        let lines = stage.standin.requests();
        let broken = lines.iter().any(|line| line.method == "GET" && line.status == 500);
        (broken && stage.standin.refused_connections() > 0).then_some(())
    };
    stage.standin.until("the bot to meet the outage", met).await;
    stage.standin.advance(NONCE_MEMORY + Duration::from_secs(1));
    stage.standin.outage(false);
    let told = act.answer().await.text();
    let tries: u32 = told.strip_prefix("posted after ").expect(&told).parse().expect("a number");
    assert!(tries > 2, "the outage cost tries: {told}");
    assert_eq!(stage.standin.channel("general").messages().len(), 1);
    stage.standin.until("the bot to listen", || stage.standin.is_bot_there().then_some(())).await;
    works(&stage).await;
}

#[tokio::test]
async fn a_slow_answer_fails_for_the_person_and_not_for_the_bot() {
    let stage = Stage::new().await;
    let held = stage.standin.hold(&Method::POST, "/callback");
    let act = stage.red.slash("buttons", &[]).expect("a command");
    assert_eq!(act.state(), State::Waiting);
    stage.standin.advance(Duration::from_secs(4));
    assert_eq!(act.state(), State::Failed);
    drop(held);
    let refused = || {
        let lines = stage.standin.requests();
        let late = lines.into_iter().find(|line| line.path.contains("/callback"))?;
        Some(late.resp?["code"].as_u64())
    };
    assert_eq!(stage.standin.until("the late answer", refused).await, Some(10062));
    works(&stage).await;
}

#[tokio::test]
async fn dms_are_closed_in_the_middle() {
    let stage = Stage::new().await;
    let told = stage.red.slash("letter", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "I wrote to you");
    stage.red.close_dms();
    let told = stage.red.slash("letter", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "I cannot write to you (50007)");
    assert_eq!(stage.red.dms().len(), 1);
    let pressed = stage.red.in_dms().click("Press").expect("an old button still works");
    assert_eq!(pressed.answer().await.text(), "red pressed, 1 in all");
    works(&stage).await;
}

#[tokio::test]
async fn an_event_that_comes_twice_is_answered_once() {
    let stage = Stage::new().await;
    stage.standin.repeat_events(1);
    let act = stage.red.slash("buttons", &[]).expect("a command");
    assert_eq!(act.answer().await.text(), "Press one");
    let refused = || {
        let lines = stage.standin.requests();
        let second = lines.into_iter().rfind(|line| line.status == 400)?;
        Some(second.resp?["code"].as_u64())
    };
    assert_eq!(stage.standin.until("the second answer", refused).await, Some(40060));
    assert_eq!(stage.standin.channel("general").messages().len(), 1);
    works(&stage).await;
}

#[tokio::test]
async fn a_message_that_comes_twice_is_answered_once() {
    let stage = Stage::new().await;
    let red = stage.red.in_dms();
    stage.standin.repeat_events(1);
    red.say("45 12").expect("a message");
    let replies = || {
        let lines = stage.standin.requests();
        let posts =
            lines.iter().filter(|line| line.method == "POST" && line.path.ends_with("/messages"));
        (posts.count() == 2).then_some(())
    };
    stage.standin.until("two replies", replies).await;
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
async fn somebody_leaves_and_comes_back() {
    let stage = Stage::new().await;
    stage.blue.slash("letter", &[]).expect("a command").answer().await;
    stage.blue.leave();
    assert!(stage.blue.slash("buttons", &[]).is_err());
    let pressed = stage.blue.in_dms().click("Press").expect("a DM stays");
    assert_eq!(pressed.answer().await.text(), "blue pressed, 1 in all");
    works(&stage).await;
    stage.blue.come_back();
    stage.blue.slash("buttons", &[]).expect("a command").answer().await;
}

#[tokio::test]
async fn a_channel_is_deleted_under_the_bot() {
    let stage = Stage::new().await;
    let place = stage.standin.channel("table");
    let red = stage.red.at(&place);
    let held = stage.standin.hold(&Method::POST, "/messages");
    red.slash("post", &[]).expect("a command").acknowledged().await;
    place.delete();
    drop(held);
    let gone = || stage.standin.requests().iter().any(|line| line.status == 404).then_some(());
    stage.standin.until("a refusal", gone).await;
    assert!(!place.exists() && red.slash("post", &[]).is_err());
    works(&stage).await;
}

#[tokio::test]
async fn a_thread_is_archived_and_locked_under_the_bot() {
    let stage = Stage::new().await;
    stage.red.slash("thread", &[]).expect("a command").answer().await;
    let thread = stage.standin.channel("general").threads().remove(0);
    let red = stage.red.at(&thread);
    thread.archive();
    let told = red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "posted after 1", "a message wakes a thread");
    thread.lock();
    let told = red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "gave up after 1");
    works(&stage).await;
}

#[tokio::test]
async fn permissions_are_taken_away() {
    let stage = Stage::new().await;
    let place = stage.standin.channel("general");
    place.forbid_bot(Permissions::CREATE_PUBLIC_THREADS);
    let told = stage.red.slash("thread", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "No thread (50013)");
    place.forbid_bot(Permissions::VIEW_CHANNEL);
    let told = stage.red.slash("post", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "gave up after 1");
    works(&stage).await;
}

#[tokio::test]
async fn the_bot_is_thrown_out_and_invited_again() {
    let stage = Stage::new().await;
    let answer = stage.red.slash("buttons", &[]).expect("a command").answer().await;
    stage.standin.throw_bot_out();
    assert!(stage.red.slash("buttons", &[]).is_err(), "its commands went with it");
    let pressed = stage.red.click_on(answer.id(), "Press").expect("an old button");
    stage.standin.advance(Duration::from_secs(4));
    assert_eq!(pressed.state(), State::Failed, "nobody is there to answer");
    stage.standin.invite_bot();
    works(&stage).await;
}

#[tokio::test]
async fn a_bot_that_starts_again_knows_its_old_buttons() {
    let stage = Stage::new().await;
    let answer = stage.red.slash("buttons", &[]).expect("a command").answer().await;
    let Stage { bot, red, blue: _, standin } = stage;
    bot.stop().await;
    let _bot = Showcase::start(&standin.url(), standin.token()).await.expect("a bot");
    standin.until("a second session", || (standin.sessions().0 == 2).then_some(())).await;
    let pressed = red.click_on(answer.id(), "Press").expect("an old button");
    assert_eq!(pressed.answer().await.text(), "red pressed, 1 in all");
}
