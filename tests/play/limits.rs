//! Discord's limits, as a bot meets them that is used by many: what has to wait waits, everything
//! else goes on, and what was stored is said.

use super::harness::{Allowed, Harness, fresh};
use super::hosting::{again, asked, begin, choose, open, told};
use super::seated::all_said;
use pangaea_keeper::clock::Clock;
use scripted_players::{AnswersVia, ScriptedPlayer, play_until};
use standin::{Fault, Method, Person, RateScope, Standin, StandinClock};

/// So many seconds something has to wait: enough for everything else to come before.
const A_WHILE: f64 = 4.0;

/// Every request so far that isn't an answer to a click, and every one that is: method, a part of
/// the path, and status.
fn lines(harness: &Harness) -> Vec<(String, String, u16)> {
    let requests = harness.standin.requests().into_iter();
    requests.map(|line| (line.method, line.path, line.status)).collect()
}

/// Where the first request stands that was answered so.
fn place_of(harness: &Harness, method: &str, path: &str, status: u16) -> Option<usize> {
    let is_it = |(how, there, told): &(String, String, u16)| {
        how == method && there.contains(path) && *told == status
    };
    lines(harness).iter().position(is_it)
}

/// Waits for the first request that was answered so; where it stands.
async fn answered(harness: &Harness, method: &str, path: &str, status: u16) -> usize {
    let what = format!("{status} to {method} {path}");
    harness.standin.until(&what, || place_of(harness, method, path, status)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_everything_has_to_wait_clicks_are_answered() {
    let harness = Harness::new("limits-global").await;
    let [ada] = harness.people(["Ada"]);
    let limited = Fault::RateLimited(A_WHILE, RateScope::Global);
    // The lobby and the welcome may both be on their way.
    harness.standin.fail(&Method::POST, "/messages", limited, 2);
    ada.slash("play", &[("game", "vaalbara")]).expect("a command");
    answered(&harness, "POST", "/messages", 429).await;
    for _ in 0..3 {
        told(ada.slash("help", &[])).await;
    }
    let helped = lines(&harness).len();
    ada.sees_text("a table is open").await;
    let said = answered(&harness, "POST", "/messages", 200).await;
    assert!(helped <= said, "whoever clicks doesn't wait");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_to_wait_in_one_channel_holds_up_no_other() {
    for scope in [RateScope::User, RateScope::Shared] {
        let harness = Harness::new(&format!("limits-{scope:?}")).await;
        let [one, two] = ["one", "two"].map(|name| harness.standin.channel(name));
        let [ada, ben] = harness.people(["Ada", "Ben"]);
        let (ada, ben) = (ada.at(&one), ben.at(&two));
        let there = format!("/channels/{}/messages", one.id);
        harness.standin.fail(&Method::POST, &there, Fault::RateLimited(A_WHILE, scope), 1);
        ada.slash("play", &[("game", "vaalbara")]).expect("a command");
        answered(&harness, "POST", &there, 429).await;
        open(&ben, "vaalbara", &[]).await;
        assert_eq!(place_of(&harness, "POST", &there, 200), None, "the other one waits");
        ada.sees_text("a table is open").await;
        answered(&harness, "POST", &there, 200).await;
        let tries = lines(&harness).iter().filter(|(_, path, _)| *path == there).count();
        assert_eq!(tries, 2, "nothing is asked for before its time");
        harness.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_panel_that_has_to_wait_is_brought_up_to_date_later() {
    let harness = Harness::new("limits-panel").await;
    let people = harness.people(["Ada", "Ben"]);
    begin(&people, "vaalbara", &[]).await;
    let [ada, _] = &people;
    let question = asked(&harness, ada).await;
    let panel = ada.click("My turn").expect("a button").answer().await;
    let limited = Fault::RateLimited(1.0, RateScope::User);
    harness.standin.fail(&Method::PATCH, "/webhooks/", limited, 1);
    choose(&ada.in_dms(), &question, 0).await;
    let renewed = || (again(ada, &panel).text() != panel.text()).then_some(());
    harness.standin.until("the panel to be brought up to date", renewed).await;
    let of_panels = |status| {
        let lines = lines(&harness);
        lines.iter().filter(|line| line.1.contains("/webhooks/") && line.2 == status).count()
    };
    harness.standin.until("its request to end", || (of_panels(200) > 0).then_some(())).await;
    assert_eq!(of_panels(429), 1, "{:?}", lines(&harness));
    harness.stop().await;
}

/// The limits of the stand-in are Discord's, as far as these are known.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_under_limits_never_asks_for_much_too_much() {
    let standin = Standin::builder().clock(StandinClock::real()).start().await;
    let standin = standin.expect("a stand-in");
    standin.limit_rates(true);
    let harness = Harness::kept(standin, fresh("limits-game"), Clock::default()).await;
    let people = harness.people(["Ada", "Ben"]);
    begin(&people, "vaalbara", &[]).await;
    let mut players = people.map(|person| ScriptedPlayer::new(person, AnswersVia::MyMove, 1));
    let third = |person: &Person| {
        let seen = person.sees();
        seen.iter().any(|seen| seen.text().contains("Round 3")).then_some(())
    };
    play_until(&mut players, "the third round", third).await;
    let refused = lines(&harness).iter().filter(|line| line.2 == 429).count();
    // Only the first request of a kind can't know its limit.
    assert!(refused <= 3, "{refused} requests came too early");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_before_discord_shuts_it_out_the_bot_pauses_and_says_so() {
    const MOST: u32 = 12;
    let allowed = Allowed { invalid: MOST, ..Allowed::ALL };
    let harness = Harness::allowing("limits-invalid", allowed).await;
    let [ada] = harness.people(["Ada"]);
    let monitor = harness.bot.monitor();
    assert_eq!(monitor.refused_requests(), (0, false));
    // What all bots together ask of a route is no fault of ours.
    let shared = Fault::RateLimited(0.0, RateScope::Shared);
    harness.standin.fail(&Method::POST, "/messages", shared, 2);
    let limited = Fault::RateLimited(0.0, RateScope::User);
    harness.standin.fail(&Method::POST, "/messages", limited, 1000);
    ada.slash("play", &[("game", "vaalbara")]).expect("a command");
    let paused = async || monitor.refused_requests().1.then_some(());
    harness.until("the bot to pause", paused).await;
    for _ in 0..3 {
        told(ada.slash("help", &[])).await;
    }
    // One or two may have been on their way.
    let (refused, is_paused) = monitor.refused_requests();
    assert!(is_paused && (MOST..MOST + 5).contains(&refused), "{refused}");
    let limited = lines(&harness).iter().filter(|line| line.2 == 429).count();
    assert_eq!(limited, refused as usize + 2, "what all bots share isn't counted");
    let store = harness.bot.keepers().store();
    let left = store.tables_with_pending().await.expect("an outbox");
    assert_eq!(left.len(), 1, "what is to be said stays");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_cannot_be_read_loses_nothing() {
    let harness = Harness::new("limits-unreadable").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    harness.standin.fail(&Method::POST, "/messages", Fault::Unreadable, 1);
    open(&ada, "vaalbara", &[]).await;
    assert!(told(ben.click("Join")).await.contains("You're in!"));
    // The message is known, so it can be changed.
    ada.sees_text("2. Ben").await;
    all_said(&harness).await;
    let general = harness.standin.channel("general");
    assert_eq!(general.messages().len(), 1, "it was said once");
    harness.stop().await;
}
