//! Three places for one question: the direct message, *My turn* and /hand.

use super::harness::{Harness, english};
use super::hosting::{again, asked, begin, choose, pick, question, start, told};
use pangaea_text::bot;
use standin::{Person, Seen};

/// What a place shows: words, menus with what is picked, and what can be pressed.
fn shown(seen: &Seen) -> (String, Vec<String>) {
    let part = |part: &standin::model::Component| {
        let options = part.options.iter().flatten();
        let lines = options.map(|line| format!("{} {:?}", line.label, line.default));
        let lines: Vec<String> = lines.collect();
        format!("{:?} {:?} {:?} {lines:?}", part.label, part.custom_id, part.disabled)
    };
    (seen.text(), seen.parts().map(part).collect())
}

async fn two_at_vaalbara(name: &str) -> (Harness, Person, Person) {
    let harness = Harness::new(name).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    (harness, ada, ben)
}

async fn until_message(harness: &Harness, person: &Person, seen: &Seen, text: &str) -> Seen {
    let what = format!("{text:?} in a message to {}", person.name);
    let found = || Some(again(person, seen)).filter(|seen| seen.text().contains(text));
    harness.standin.until(&what, found).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_question_is_the_same_at_every_door() {
    let (harness, ada, ben) = two_at_vaalbara("places-of-turn-same").await;
    let message = asked(&harness, &ada).await;
    let my_move = ada.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let hand = ada.slash("hand", &[]).expect("a command").answer().await;
    let hand_in_dms = ada.in_dms().slash("hand", &[]).expect("a command").answer().await;
    for place in [&my_move, &hand, &hand_in_dms] {
        assert_eq!(shown(place), shown(&message));
        assert!(place.only_for_you);
        assert_eq!(place.pictures().count(), 1);
        let described =
            |seen: &Seen| seen.pictures().next().and_then(|one| one.description.clone());
        assert_eq!(described(place), described(&message));
    }
    // What was picked in one place is picked in the next.
    let picked = pick(&ada, &my_move, 1).await;
    let opened = ada.slash("hand", &[]).expect("a command").answer().await;
    assert_eq!(shown(&opened), shown(&picked));
    assert!(!ben.sees().iter().any(|seen| seen.text().contains("Choose a character")));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_answered_at_one_door_is_shown_at_the_others_and_can_be_changed() {
    let (harness, ada, ben) = two_at_vaalbara("places-of-turn-answered").await;
    let message = asked(&harness, &ada).await;
    let panel = ada.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let answered = choose(&ada, &panel, 0).await;
    assert!(answered.text().contains("You can change this"), "{}", answered.text());
    let dms = ada.in_dms();
    let there = until_message(&harness, &dms, &message, "You can change this").await;
    assert_eq!(shown(&there), shown(&answered));
    let channel = ben.sees_text("Ready: Ada").await;
    assert!(channel.text().contains("Waiting for Ben."), "{}", channel.text());

    // Changed by direct message, shown in the channel's private panel.
    let changed = choose(&dms, &there, 2).await;
    assert_ne!(changed.text(), answered.text());
    until_message(&harness, &ada, &panel, changed.text().lines().last().expect("words")).await;

    // After the last one has chosen, nothing can be changed any more.
    let other = asked(&harness, &ben).await;
    choose(&ben.in_dms(), &other, 0).await;
    let closed = until_message(&harness, &dms, &message, "✓").await;
    let found = || Some(again(&dms, &message)).filter(|seen| seen.parts().next().is_none());
    let closed_for_good = harness.standin.until("a closed question", found).await;
    assert!(!closed_for_good.text().contains("You can change this"), "{}", closed.text());
    assert!(ben.sees().iter().any(|seen| seen.text().contains("· Round 1")));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_panel_answers_politely() {
    let (harness, ada, ben) = two_at_vaalbara("places-of-turn-old").await;
    let old = ada.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let new = ada.slash("hand", &[]).expect("a command").answer().await;
    choose(&ada, &new, 0).await;
    let other = asked(&harness, &ben).await;
    choose(&ben.in_dms(), &other, 0).await;
    ada.sees_text("Low numbers act first: ").await;
    // The first panel was followed by a second one, so no one kept it up to date.
    assert!(scripted_players::still_asks(&again(&ada, &old)));
    let words = told(ada.click_on(old.id(), "Suggest")).await;
    let polite = ["Nothing to do", "already made", "from earlier"];
    assert!(polite.iter().any(|start| words.contains(start)), "{words}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_closed_dms_is_told_and_called_once_in_the_channel() {
    let harness = Harness::new("places-of-turn-closed").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    ben.close_dms();
    told(ada.slash("play", &[("game", "vaalbara")])).await;
    ada.sees_text("a table is open").await;
    let joined = ben.click("Join").expect("a button").answer().await;
    assert!(joined.only_for_you);
    assert!(joined.text().contains("under **My turn** here"), "{}", joined.text());
    start(&ada).await;
    let call = ben.sees_text("it's your turn").await;
    assert!(call.pings_you);
    let pings = |person: &Person| person.sees().iter().filter(|seen| seen.pings_you).count();
    assert_eq!((pings(&ada), pings(&ben)), (0, 1));
    let panel =
        ben.click_on(call.id(), &english(&bot::press_my_move())).expect("a button").answer().await;
    choose(&ben, &panel, 0).await;
    ada.sees_text("Ready: Ben").await;
    harness.standin.until("the ping to go", || (pings(&ben) == 0).then_some(())).await;
    assert!(ben.dms().is_empty());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dms_closed_in_the_middle_of_a_game_are_followed_by_one_call() {
    let (harness, ada, ben) = two_at_vaalbara("places-of-turn-closing").await;
    let [first, second] = [asked(&harness, &ada).await, asked(&harness, &ben).await];
    ben.close_dms();
    choose(&ben.in_dms(), &second, 0).await;
    choose(&ada.in_dms(), &first, 0).await;
    // Whoever acts first, Ben is asked sooner or later.
    let call = loop {
        let called = ben.sees().into_iter().rev().find(|seen| seen.pings_you);
        if let Some(called) = called {
            break called;
        }
        let what = "a question to Ada or a call to Ben";
        let ready = || question(&ada).is_some() || ben.sees().iter().any(|seen| seen.pings_you);
        harness.standin.until(what, || ready().then_some(())).await;
        if let Some(open) = question(&ada) {
            choose(&ada.in_dms(), &open, 0).await;
        }
    };
    assert!(call.text().contains("it's your turn"), "{}", call.text());
    let panel =
        ben.click_on(call.id(), &english(&bot::press_my_move())).expect("a button").answer().await;
    assert!(scripted_players::still_asks(&panel), "{}", panel.text());
    assert!(panel.text().contains("I can't DM you"), "{}", panel.text());
    assert_eq!(ben.sees().iter().filter(|seen| seen.pings_you).count(), 1);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wants_questions_in_the_channel_gets_them_there() {
    let harness = Harness::new("places-of-turn-settings").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let settings = ben.slash("settings", &[]).expect("a command").answer().await;
    let place = english(&bot::pick_deliver_to());
    let by_channel = english(&bot::deliver_to_channel());
    told(ben.pick_on(settings.id(), &place, &[&by_channel])).await;
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let call = ben.sees_text("it's your turn").await;
    assert!(call.pings_you);
    asked(&harness, &ada).await;
    assert!(question(&ben).is_none(), "a question by direct message all the same");
    // Back to direct messages while the question is open: it comes there at once.
    told(ben.pick_on(settings.id(), &place, &[&english(&bot::deliver_to_message())])).await;
    asked(&harness, &ben).await;
    harness.stop().await;
}
