//! What is written into one message may be overtaken on its way. A message never goes back to an
//! older question, answer or draft.

use super::harness::{Harness, english};
use super::hosting::{again, asked, begin, choose, open, start};
use super::seated::all_said;
use pangaea_text::bot;
use scripted_players::offers;
use standin::{Act, HeldRequests, Method, Person, Seen};

const GIVEN: &str = "You can change this";

async fn two_at_vaalbara(name: &str) -> (Harness, Person, Person) {
    let harness = Harness::new(name).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    (harness, ada, ben)
}

/// Picks all that is asked for.
fn suggest(there: &Person, panel: &Seen) -> Act {
    there.click_on(panel.id(), "Suggest").expect("a button")
}

/// Picks a character.
fn pick(there: &Person, panel: &Seen, line: usize) -> Act {
    offers(panel)[line].pick(there, panel.id()).expect("such a choice")
}

/// Which character is picked.
fn picked(seen: &Seen) -> Option<usize> {
    offers(seen).iter().filter(|offer| offer.step == 0).position(|offer| offer.is_picked)
}

/// Looks different from now on, so that the bot shows the open question again.
async fn changes_the_look(person: &Person) {
    let settings = person.slash("settings", &[]).expect("a command").answer().await;
    let menu = settings.parts().find(|part| part.custom_id.as_deref() == Some("p1.sk"));
    let looks = menu.and_then(|menu| menu.options.as_deref()).expect("a menu of looks");
    let other = looks.iter().find(|look| look.default != Some(true)).expect("another look");
    person.pick_on(settings.id(), "p1.sk", &[&other.value]).expect("a menu").answer().await;
}

async fn is_on_its_way(harness: &Harness, hold: &HeldRequests) {
    harness.standin.until("a request on its way", || (hold.waiting() > 0).then_some(())).await;
}

/// How many requests of this kind have arrived.
fn arrived(harness: &Harness, method: &Method, path: &str) -> usize {
    let lines = harness.standin.requests().into_iter();
    lines.filter(|line| line.method == method.as_str() && line.path.contains(path)).count()
}

/// Lets a request arrive that was held back, and what waits for it too.
async fn lets_go(harness: &Harness, hold: HeldRequests, method: &Method, path: &str) {
    let before = arrived(harness, method, path);
    drop(hold);
    let there = || (arrived(harness, method, path) > before).then_some(());
    harness.standin.until("what was held back", there).await;
}

/// In the end the message is like this, and stays so.
async fn ends_with(harness: &Harness, there: &Person, panel: &Seen, is_it: impl Fn(&Seen) -> bool) {
    let found = || Some(again(there, panel)).filter(&is_it);
    harness.standin.until("the newest in the end", found).await;
    all_said(harness).await;
    let seen = again(there, panel);
    assert!(is_it(&seen), "{}", seen.text());
}

fn is_given(seen: &Seen) -> bool {
    seen.text().contains(GIVEN) && !scripted_players::still_asks(seen)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_change_of_a_panel_does_not_open_an_answered_question() {
    let (harness, ada, _) = two_at_vaalbara("overtaking-answer").await;
    let panel = ada.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let draft = suggest(&ada, &panel);
    draft.answer().await;
    let change = format!("{}/messages/@original", draft.token());
    let hold = harness.standin.hold_next(&Method::PATCH, &change);
    changes_the_look(&ada).await;
    is_on_its_way(&harness, &hold).await;
    let confirm = ada.click_on(panel.id(), "Confirm").expect("a button");
    confirm.acknowledged().await;
    lets_go(&harness, hold, &Method::PATCH, &change).await;
    confirm.answer().await;
    ends_with(&harness, &ada, &panel, is_given).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_change_of_a_panel_does_not_bring_an_older_draft_back() {
    let (harness, ada, _) = two_at_vaalbara("overtaking-draft").await;
    let panel = ada.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let draft = pick(&ada, &panel, 1);
    draft.answer().await;
    let change = format!("{}/messages/@original", draft.token());
    let hold = harness.standin.hold_next(&Method::PATCH, &change);
    changes_the_look(&ada).await;
    is_on_its_way(&harness, &hold).await;
    let newer = pick(&ada, &panel, 2);
    newer.acknowledged().await;
    lets_go(&harness, hold, &Method::PATCH, &change).await;
    newer.answer().await;
    ends_with(&harness, &ada, &panel, |seen| picked(seen) == Some(2)).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_answer_does_not_overwrite_a_newer_one() {
    let (harness, ada, _) = two_at_vaalbara("overtaking-presses").await;
    let dms = ada.in_dms();
    let message = asked(&harness, &ada).await;
    let private = ada.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    for (there, panel) in [(&ada, private), (&dms, message)] {
        let hold = harness.standin.hold_next(&Method::POST, "/callback");
        let older = pick(there, &panel, 1);
        is_on_its_way(&harness, &hold).await;
        let newer = pick(there, &panel, 2);
        newer.acknowledged().await;
        lets_go(&harness, hold, &Method::POST, &format!("/interactions/{}/", older.id)).await;
        newer.answer().await;
        ends_with(&harness, there, &panel, |seen| picked(seen) == Some(2)).await;
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_change_of_a_direct_message_does_not_open_an_answered_question() {
    let (harness, ada, _) = two_at_vaalbara("overtaking-message").await;
    let dms = ada.in_dms();
    let message = asked(&harness, &ada).await;
    suggest(&dms, &message).answer().await;
    let change = format!("/messages/{}", message.id());
    let hold = harness.standin.hold_next(&Method::PATCH, &change);
    changes_the_look(&ada).await;
    is_on_its_way(&harness, &hold).await;
    let confirm = dms.click_on(message.id(), "Confirm").expect("a button");
    confirm.acknowledged().await;
    lets_go(&harness, hold, &Method::PATCH, &change).await;
    confirm.answer().await;
    ends_with(&harness, &dms, &message, is_given).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_answer_is_followed_by_what_has_happened_since() {
    let (harness, ada, ben) = two_at_vaalbara("overtaking-slow").await;
    let panel = ada.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    suggest(&ada, &panel).answer().await;
    let [message, other] = [asked(&harness, &ada).await, asked(&harness, &ben).await];
    let hold = harness.standin.hold_next(&Method::POST, "/callback");
    let confirm = ada.click_on(panel.id(), "Confirm").expect("a button");
    is_on_its_way(&harness, &hold).await;
    // Now all have chosen, and nothing can be changed any more.
    choose(&ben.in_dms(), &other, 0).await;
    let dms = ada.in_dms();
    let closed = || again(&dms, &message).parts().next().is_none().then_some(());
    harness.standin.until("the direct message to close", closed).await;
    lets_go(&harness, hold, &Method::POST, &format!("/interactions/{}/", confirm.id)).await;
    ends_with(&harness, &ada, &panel, |seen| !seen.text().contains(GIVEN)).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_does_not_lose_who_sat_down_last() {
    let harness = Harness::new("overtaking-lobby").await;
    let [ada] = harness.people(["Ada"]);
    let lobby = open(&ada, "vaalbara", &[]).await;
    all_said(&harness).await;
    let hold = harness.standin.hold_next(&Method::POST, "/callback");
    let older = ada.click("Add computer player").expect("a button");
    is_on_its_way(&harness, &hold).await;
    let newer = ada.click("Add computer player").expect("a button");
    newer.acknowledged().await;
    lets_go(&harness, hold, &Method::POST, &format!("/interactions/{}/", older.id)).await;
    newer.answer().await;
    ends_with(&harness, &ada, &lobby, |seen| seen.text().contains("\n3. ")).await;
    assert!(!start(&ada).await.is_empty());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_hangs_silences_no_one_and_is_made_good_when_it_arrives() {
    let (harness, ada, _) = two_at_vaalbara("overtaking-hangs").await;
    let dms = ada.in_dms();
    let message = asked(&harness, &ada).await;
    let panel = ada.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    // An answer to a press hangs.
    let hold = harness.standin.hold_next(&Method::POST, "/callback");
    let older = pick(&dms, &message, 1);
    is_on_its_way(&harness, &hold).await;
    pick(&dms, &message, 2).answer().await;
    assert_eq!(picked(&again(&dms, &message)), Some(2));
    lets_go(&harness, hold, &Method::POST, &format!("/interactions/{}/", older.id)).await;
    ends_with(&harness, &dms, &message, |seen| picked(seen) == Some(2)).await;
    // A change by the bot itself hangs, of the panel or of the message.
    let draft = suggest(&ada, &panel);
    draft.answer().await;
    for (there, seen, change) in [
        (&ada, &panel, format!("{}/messages/@original", draft.token())),
        (&dms, &message, format!("/messages/{}", message.id())),
    ] {
        let hold = harness.standin.hold_next(&Method::PATCH, &change);
        changes_the_look(&ada).await;
        is_on_its_way(&harness, &hold).await;
        pick(there, seen, 1).answer().await;
        let newest = pick(there, seen, 0).answer().await;
        assert_eq!(picked(&newest), Some(0));
        lets_go(&harness, hold, &Method::PATCH, &change).await;
        ends_with(&harness, there, seen, |seen| picked(seen) == Some(0)).await;
    }
    harness.stop().await;
}
