//! Seats that change hands: by the host once someone is late, by a moderator who doesn't play, and by
//! no one else; and never without whoever is to have them.

use super::harness::{Harness, english};
use super::hosting::{again, asked, begin, choose, hours, start, told};
use super::seated::all_said;
use pangaea_text::bot;
use standin::{Person, Seen};
use std::time::Duration;

async fn table(command: &str, by: &Person, seat: &str) -> String {
    told(by.slash(&format!("table {command}"), &[("seat", seat)])).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_host_and_moderators_decide_for_the_table() {
    let harness = Harness::new("seats-host").await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    let owner = harness.standin.person("Owner");
    super::hosting::open(&ada, "vaalbara", &[]).await;
    told(ben.click("Join")).await;
    told(cleo.click("Join")).await;
    told(ada.click("Add computer player")).await;
    start(&ada).await;
    ada.sees_text("Waiting for").await;
    for command in ["remove", "host"] {
        let words = table(command, &ben, "1").await;
        assert!(words.contains("Only the host, Ada, or a moderator"), "{command}: {words}");
    }
    let words = told(ben.slash("table cancel", &[])).await;
    assert!(words.contains("Only the host, Ada, or a moderator"), "{words}");

    // The seats are offered by name while someone types.
    let offered = async |command: &str| {
        let typing = ada.complete(command, &[("seat", "")], "seat").expect("a command");
        typing.choices().await.into_iter().map(|one| one.name).collect::<Vec<String>>()
    };
    for command in ["table host", "table move", "table remove"] {
        assert_eq!(offered(command).await, ["1 · Ada", "2 · Ben", "3 · Cleo"], "people only");
    }
    let typing = [("seat", ""), ("by", "Ben")];
    let typing = ada.complete("table replace", &typing, "seat").expect("a command");
    assert_eq!(typing.choices().await.len(), 4, "a computer player's seat can be given, too");

    assert_eq!(table("host", &ada, "2").await, "Ben is the host now.");
    ada.sees_text("Ben is the host now.").await;
    let words = table("remove", &ada, "3").await;
    assert!(words.contains("Only the host, Ben, or a moderator"), "{words}");
    let words = table("remove", &ben, "3").await;
    assert!(words.contains("Cleo isn't late"), "{words}");
    let words = table("remove", &owner, "3").await;
    assert!(words.ends_with("takes Cleo's seat."), "{words}");
    ada.sees_text("Owner gives Cleo's seat to ").await;
    let words = table("remove", &ben, "3").await;
    assert!(words.contains(&english(&bot::is_computer())), "{words}");
    let words = table("host", &ben, "3").await;
    assert!(words.contains(&english(&bot::is_computer())), "{words}");
    let words = table("move", &ben, "9").await;
    assert!(words.contains("There's no such seat"), "{words}");
    // A moderator sits nowhere, and yet may let the computer move once.
    assert_eq!(table("move", &owner, "1").await, "The computer moves for Ada.");
    ada.sees_text("Owner lets the computer move for Ada.").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_the_host_removes_from_a_lobby_can_join_again() {
    let harness = Harness::new("seats-lobby").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    super::hosting::open(&ada, "vaalbara", &[]).await;
    told(ben.click("Join")).await;
    assert_eq!(table("remove", &ada, "2").await, "Ben has left the table.");
    let alone = || {
        ada.sees().iter().any(|seen| seen.text().contains("1. Ada") && !seen.text().contains("Ben"))
    };
    harness.standin.until("the seat to be free", || alone().then_some(())).await;
    told(ben.click("Join")).await;
    ada.sees_text("2. Ben").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_cancelled_only_after_a_second_word() {
    let harness = Harness::new("seats-cancel").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let owner = harness.standin.person("Owner");
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let question = asked(&harness, &ben).await;
    let sure = ada.slash("table cancel", &[]).expect("a command").answer().await;
    assert!(sure.text().contains("Close the Vaalbara table"), "{}", sure.text());
    assert_eq!(
        told(ada.click_on(sure.id(), &english(&bot::press_keep_table()))).await,
        english(&bot::kept())
    );
    assert!(ada.click(&english(&bot::press_my_move())).is_ok());
    let sure = owner.slash("table cancel", &[]).expect("a command").answer().await;
    let words = told(owner.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    assert!(words.contains("The table is closed"), "{words}");
    ada.sees_text("This table is closed.").await;
    let closed = || again(&ben.in_dms(), &question).parts().next().is_none();
    harness.standin.until("the question to close", || closed().then_some(())).await;
    let words = told(ada.slash("table cancel", &[])).await;
    assert_eq!(words, english(&bot::cancelled()));
    // The channel is free again.
    super::hosting::open(&ben, "vaalbara", &[]).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_replaced_sees_nothing_more_and_can_press_nothing() {
    let harness = Harness::new("seats-replace").await;
    let [ada, ben, cleo, owner] = harness.people(["Ada", "Ben", "Cleo", "Owner"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let message = asked(&harness, &ben).await;
    let panel = ben.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let replace =
        |who: &Person, by: &Person| who.slash("table replace", &[("seat", "2"), ("by", &by.name)]);
    let words = told(replace(&ada, &ada)).await;
    assert!(words.contains("Ada has sat at this table and knows its secrets"), "{words}");
    assert!(told(replace(&ben, &cleo)).await.contains("Only the host, Ada,"));
    // A second account of the host gets no hand: Ben still has time.
    let words = told(replace(&ada, &cleo)).await;
    assert!(words.contains("Ben isn't late"), "{words}");
    assert_eq!(told(replace(&owner, &cleo)).await, english(&bot::offered("Cleo")));
    let offer = cleo.sees_text("Owner offers you Ben's seat").await;
    assert!(offer.pings_you);
    for other in [&ada, &ben, &owner] {
        let words = told(other.click_on(offer.id(), "Accept")).await;
        assert!(!words.contains("You're in!"), "{words}");
    }
    all_said(&harness).await;
    assert!(cleo.dms().is_empty(), "she has asked for nothing yet");
    let welcome = told(cleo.click_on(offer.id(), "Accept")).await;
    assert!(welcome.contains("You're in!"), "{welcome}");
    cleo.sees_text("Owner gives Ben's seat to Cleo.").await;
    assert!(cleo.dms()[0].text().contains("Welcome to **Vaalbara**"));

    let asked = asked(&harness, &cleo).await;
    let answered = choose(&cleo.in_dms(), &asked, 0).await;
    assert!(answered.text().contains("You can change this"), "{}", answered.text());
    ada.sees_text("Ready: Cleo").await;
    let gone = || again(&ben.in_dms(), &message).text().contains(&english(&bot::seat_is_gone()));
    harness.standin.until("the question to go", || gone().then_some(())).await;
    let words = told(ben.click_on(panel.id(), "Suggest")).await;
    assert!(words.contains(&english(&bot::not_your_seat("Cleo"))), "{words}");
    let words = told(ben.click(&english(&bot::press_my_move()))).await;
    assert!(words.contains(&english(&bot::not_seated())), "{words}");
    // Nor does anyone who has sat there come back, not even into another seat.
    let words = told(ada.slash("table replace", &[("seat", "1"), ("by", "Ben")])).await;
    assert!(words.contains("Ben has sat at this table"), "{words}");
    harness.stop().await;
    let secret = answered.text().lines().last().expect("her choice").to_owned();
    let seen: Vec<Seen> = ben.sees().into_iter().chain(ben.dms()).collect();
    assert!(!seen.iter().any(|seen| seen.text().contains(&secret)), "Ben sees {secret}");
    assert_eq!(again(&ben, &panel).text(), panel.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_a_moderator_seats_at_an_empty_table_is_its_host() {
    let harness = Harness::new("seats-empty").await;
    let [ada, cleo] = harness.people(["Ada", "Cleo"]);
    let owner = harness.standin.person("Owner");
    super::hosting::open(&ada, "vaalbara", &[]).await;
    told(ada.click("Add computer player")).await;
    start(&ada).await;
    super::hosting::leave(&ada).await;
    ada.sees_text("Everyone has left, so the game waits.").await;
    let words = told(cleo.slash("table host", &[("seat", "1")])).await;
    assert!(words.contains("Only the host or a moderator"), "nobody to name: {words}");
    let seated = owner.slash("table replace", &[("seat", "2"), ("by", &cleo.name)]);
    assert_eq!(told(seated).await, english(&bot::offered("Cleo")));
    let offer = cleo.sees_text("Owner offers you ").await;
    assert!(told(cleo.click_on(offer.id(), "Accept")).await.contains("You're in!"));
    cleo.sees_text("Cleo is the host now.").await;
    let words = told(ada.slash("table host", &[("seat", "1")])).await;
    assert!(words.contains("Only the host, Cleo, or a moderator"), "{words}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_one_can_make_me_write_to_strangers() {
    let harness = Harness::new("seats-strangers").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    asked(&harness, &ben).await;
    let strangers: Vec<Person> =
        (1..=50).map(|number| harness.standin.person(&format!("Stranger {number}"))).collect();
    let replace =
        |by: &Person| told(ada.slash("table replace", &[("seat", "2"), ("by", &by.name)]));
    for stranger in &strangers[..10] {
        let words = replace(stranger).await;
        assert!(words.contains("Ben isn't late"), "{words}");
    }
    harness.pass(hours(24));
    let mut offered = 0;
    for (number, stranger) in strangers.iter().enumerate() {
        let words = replace(stranger).await;
        if words == english(&bot::offered(&stranger.name)) {
            offered += 1;
        } else {
            assert_eq!(words, english(&bot::offered_just_now()));
        }
        if number % 10 == 9 {
            harness.pass(Duration::from_mins(1));
        }
    }
    assert_eq!(offered, 5, "one at a time, and everyone has a minute");
    let offers = || {
        let sees = ada.sees().into_iter();
        sees.filter(|seen| seen.text().contains("Ada offers you Ben's seat")).count()
    };
    all_said(&harness).await;
    harness.standin.until("one offer to be left", || (offers() == 1).then_some(())).await;
    assert!(strangers.iter().all(|stranger| stranger.dms().is_empty()));
    // Who says no is not asked again by the message, and Ben has kept his seat.
    let asked_last = strangers[40].sees_text("Ada offers you Ben's seat").await;
    let words = told(strangers[40].click_on(asked_last.id(), "No, thanks")).await;
    assert_eq!(words, english(&bot::declined()));
    harness.standin.until("the offer to go", || (offers() == 0).then_some(())).await;
    assert!(told(ben.slash("games", &[])).await.contains("Vaalbara"));
    harness.stop().await;
}
