//! A bot whose requests go through a proxy, as several processes of a large bot share one.

use super::harness::Harness;
use super::hosting::{begin, open, told};
use super::seated::all_said;
use crate::cli::{command, output, refusal};
use scripted_players::{AnswersVia, ScriptedPlayer, play_until};
use standin::{Method, Person, Standin, StandinClock, StatusCode};

const PATH: &str = "/to/discord";

/// Under Discord's limits, as far as these are known.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_behind_a_proxy_that_obeys_the_limits() {
    let standin = Standin::builder().clock(StandinClock::real()).start().await;
    let standin = standin.expect("a stand-in");
    standin.limit_rates(true);
    let proxy = standin.proxy(PATH).await;
    let harness = Harness::behind(standin, &proxy, "proxied-game").await;
    let people = harness.people(["Ada", "Ben"]);
    begin(&people, "vaalbara", &[]).await;
    let mut players = people.map(|person| ScriptedPlayer::new(person, AnswersVia::MyMove, 1));
    let second = |person: &Person| {
        let seen = person.sees();
        seen.iter().any(|seen| seen.text().contains("Round 2")).then_some(())
    };
    play_until(&mut players, "the second round", second).await;
    all_said(&harness).await;
    let told = harness.standin.requests().into_iter().filter(|request| request.status != 429);
    let told: Vec<(String, String)> = told.map(|told| (told.method, told.path)).collect();
    let passed = proxy.passed();
    for (method, path) in &told {
        let is_it = |passed: &standin::PassedRequest| {
            passed.method.as_str() == method
                && passed.path.strip_prefix("/api/v10") == Some(path.as_str())
        };
        assert!(passed.iter().any(is_it), "{method} {path} hasn't gone through the proxy");
    }
    assert!(told.len() > 20, "{}", told.len());
    assert_eq!(harness.bot.monitor().refused_requests(), (0, false), "the proxy has waited");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_proxy_cannot_pass_on_is_said_later_and_presses_are_answered() {
    let standin = Standin::start().await;
    let proxy = standin.proxy(PATH).await;
    let harness = Harness::behind(standin, &proxy, "proxied-faults").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let (unavailable, gateway) = (StatusCode::SERVICE_UNAVAILABLE, StatusCode::BAD_GATEWAY);
    proxy.refuse(&Method::POST, "/messages", unavailable, 2);
    proxy.refuse(&Method::POST, "/messages", StatusCode::TOO_MANY_REQUESTS, 1);
    open(&ada, "vaalbara", &[]).await;
    for status in [unavailable, gateway, StatusCode::GATEWAY_TIMEOUT] {
        proxy.refuse(&Method::POST, "/callback", status, 1);
        let helped = told(ada.slash("help", &[])).await;
        assert!(!helped.is_empty(), "{status}");
    }
    proxy.refuse(&Method::PATCH, "/messages", gateway, 3);
    assert!(told(ben.click("Join")).await.contains("You're in!"));
    ada.sees_text("2. Ben").await;
    all_said(&harness).await;
    let general = harness.standin.channel("general");
    assert_eq!(general.messages().len(), 1, "it was said once");
    harness.stop().await;
}

#[test]
fn the_address_of_a_proxy_is_one_or_is_refused_without_being_shown() {
    for wrong in
        ["proxy:3000", "ftp://proxy", "http://", "http://me:secret@proxy", "http://proxy/?a=b"]
    {
        let reason = refusal(&output(command(&[]).env("PANGAEA_DISCORD_PROXY", wrong)), 1);
        assert!(reason.contains("PANGAEA_DISCORD_PROXY: the value isn't the address"), "{reason}");
        assert!(!reason.contains("secret"), "{reason}");
    }
}
