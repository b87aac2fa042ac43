//! Several tables that run from one channel: a command there asks which is meant, where that isn't
//! clear.

use super::harness::{Harness, english};
use super::hosting::{asked, open, told};
use super::threads::{begin, lobby};
use pangaea_discord::Quotas;
use pangaea_table::{Refusal, TableId};
use pangaea_text::bot;
use scripted_players::still_asks;
use standin::{ChannelHandle, Person, Seen};

/// What a menu of tables asks.
fn asks() -> String {
    english(&bot::which_table())
}

/// Two games from one channel: Ada plays in both, Ben in the first and Cleo in the second. Their
/// threads.
async fn two_games(harness: &Harness) -> [ChannelHandle; 2] {
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    let first = begin(harness, &[ada.clone(), ben.clone()], "vaalbara").await;
    let second = begin(harness, &[ada.clone(), cleo.clone()], "little-prince").await;
    for person in [&ada, &ben] {
        asked(harness, person).await;
    }
    [first, second]
}

/// Types a command that asks which table is meant, and picks one: what takes the place of the menu.
async fn picked(person: &Person, command: &str, table: &str) -> Seen {
    let menu = person.slash(command, &[]).expect("a command").answer().await;
    assert!(menu.only_for_you && menu.text() == asks(), "/{command}: {}", menu.text());
    let lines = menu.parts().find_map(|part| part.options.clone()).expect("a menu");
    let line = lines.iter().find(|line| line.label.contains(table)).expect("its line");
    let act = person.pick_on(menu.id(), &asks(), &[&line.label]).expect("a line");
    let answer = act.answer().await;
    assert_eq!(answer.id(), menu.id(), "/{command} is answered where it asked");
    answer
}

/// Types a command that has one meaning; the answer.
async fn clear(person: &Person, command: &str) -> Seen {
    let answer = person.slash(command, &[]).expect("a command").answer().await;
    assert_ne!(answer.text(), asks(), "/{command}");
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_in_the_channel_asks_which_of_its_tables_is_meant() {
    let harness = Harness::new("which-asks").await;
    let [ada, ben, dan] = harness.people(["Ada", "Ben", "Dan"]);
    let threads = two_games(&harness).await;
    for game in ["Vaalbara", "The Little Prince"] {
        let board = picked(&dan, "board", game).await;
        assert!(board.text().contains(&format!("**{game}")), "{}", board.text());
        assert_eq!(board.pictures().count(), 1);
        let rules = picked(&dan, "rules", game).await;
        assert!(rules.text().contains(game), "{}", rules.text());
    }
    let hand = picked(&ada, "hand", "Vaalbara").await;
    assert!(still_asks(&hand) && hand.text().contains(&format!("<#{}>", threads[0].id)));
    // It is her panel from now on, and is kept up to date.
    let suggested = ada.click_on(hand.id(), "Suggest").expect("a button").answer().await;
    assert_eq!(suggested.id(), hand.id());
    let refused = picked(&ada, "undo", "Vaalbara").await;
    assert_eq!(refused.text(), english(&Refusal::NothingToUndo.message()));
    let sure = picked(&ada, "leave", "Little Prince").await;
    assert!(sure.text().contains("Leave **The Little Prince"), "{}", sure.text());
    told(ada.click_on(sure.id(), "Stay")).await;
    let sure = picked(&ada, "table cancel", "Vaalbara").await;
    assert!(sure.text().contains("Close the Vaalbara table"), "{}", sure.text());
    told(ada.click_on(sure.id(), &english(&bot::press_keep_table()))).await;
    let as_text = [("form", "text")];
    let menu = dan.slash("board", &as_text).expect("a command").answer().await;
    let first = harness.key(TableId(1)).await.to_string();
    let plain = dan.pick_on(menu.id(), &asks(), &[&first]).expect("a line").answer().await;
    assert!(plain.text().contains("```"), "{}", plain.text());

    // Whoever plays at one of them means that one, and in a thread there is no other.
    let hand = clear(&ben, "hand").await;
    assert!(hand.text().contains("Vaalbara"), "{}", hand.text());
    assert!(clear(&ben, "leave").await.text().contains("Leave **Vaalbara**?"));
    assert!(clear(&ben, "rules").await.text().contains("Vaalbara"));
    for (thread, game) in threads.iter().zip(["Vaalbara", "The Little Prince"]) {
        let board = clear(&dan.at(thread), "board").await;
        assert!(board.text().contains(&format!("**{game}")), "{}", board.text());
        clear(&ada.at(thread), "table cancel").await;
        let taken = told(dan.at(thread).slash("play", &[("game", "vaalbara")])).await;
        assert!(taken.contains("already has a table"), "{taken}");
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_picked_with_its_table() {
    let harness = Harness::new("which-seat").await;
    let [ada, owner] = harness.people(["Ada", "Owner"]);
    let [_, second] = two_games(&harness).await;
    let typing = ada.complete("table host", &[("seat", "")], "seat").expect("a command");
    let offered = typing.choices().await;
    let names: Vec<&str> = offered.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names.len(), 4, "{names:?}");
    let cleo = offered.iter().find(|one| one.name.starts_with("2 · Cleo (The Little Prince"));
    let value = cleo.expect("her seat").value.to_string();
    let seat = [("seat", &*value)];
    assert_eq!(told(ada.slash("table host", &seat)).await, "Cleo is the host now.");
    assert_eq!(harness.table(TableId(2)).await.host.0, harness.standin.person("Cleo").id.0);
    // A number alone isn't enough for whoever decides at both; for the host of one it is.
    let number = [("seat", "2")];
    let words = told(owner.slash("table host", &number)).await;
    assert_eq!(words, english(&Refusal::SeveralTables.message()));
    assert_eq!(told(ada.slash("table host", &number)).await, "Ben is the host now.");
    // Any player may let the computer move, so she is asked again.
    let words = told(ada.slash("table move", &number)).await;
    assert_eq!(words, english(&Refusal::SeveralTables.message()));
    let there = owner.at(&second);
    assert_eq!(told(there.slash("table host", &[("seat", "1")])).await, "Ada is the host now.");
    // A seat of another channel's table is none here.
    let elsewhere = owner.at(&harness.standin.channel("elsewhere"));
    open(&elsewhere, "vaalbara", &[]).await;
    let words = told(elsewhere.slash("table host", &seat)).await;
    assert_eq!(words, english(&Refusal::NoSeat.message()));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_the_channel_itself_runs_beside_them() {
    let harness = Harness::new("which-beside").await;
    let [ada, ben, dan] = harness.people(["Ada", "Ben", "Dan"]);
    begin(&harness, &[ada.clone(), ben.clone()], "vaalbara").await;
    let plain = lobby(&harness, &dan, &[("game", "little-prince")]).await;
    told(ada.click_on(plain.id(), "Join")).await;
    dan.clicks("Start").await.answer().await;
    dan.sees_text("Waiting for").await;
    let board = picked(&harness.standin.person("Cleo"), "board", "Little Prince").await;
    assert!(board.text().contains("**The Little Prince"), "{}", board.text());
    let sure = clear(&dan, "table cancel").await;
    told(dan.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    // Now there is one.
    assert!(clear(&dan, "board").await.text().contains("**Vaalbara"));
    assert_eq!(told(dan.slash("table restore", &[])).await, english(&bot::restore_done()));
    let words = told(dan.slash("play", &[("game", "vaalbara")])).await;
    assert!(words.contains("already has a table"), "{words}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_table_is_chosen_where_several_can_be_opened_again() {
    let harness = Harness::new("which-restore").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let owner = harness.standin.person("Owner");
    for (host, game) in [(&ada, "vaalbara"), (&ada, "little-prince"), (&ben, "tectonic-tribes")] {
        open(host, game, &[]).await;
        let sure = host.slash("table cancel", &[]).expect("a command").answer().await;
        told(host.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    }
    // Each host can mean their own, and a moderator any of them.
    assert_eq!(told(ben.slash("table restore", &[])).await, english(&bot::restore_done()));
    assert!(harness.table(TableId(3)).await.is_open());
    let taken = picked(&ada, "table restore", "Vaalbara").await.text();
    assert!(taken.contains("already has a table"), "{taken}");
    told(ben.slash("leave", &[])).await;
    let menu = owner.slash("table restore", &[]).expect("a command").answer().await;
    let lines = menu.parts().find_map(|part| part.options.clone()).expect("a menu");
    assert_eq!(lines.len(), 3, "{lines:?}");
    let done = picked(&ada, "table restore", "Vaalbara").await;
    assert_eq!(done.text(), english(&bot::restore_done()));
    assert!(harness.table(TableId(1)).await.is_open());
    // It was opened by then, and the others wait until it is closed.
    let late = owner.pick_on(menu.id(), &asks(), &[&lines[2].label]).expect("a line");
    assert_eq!(late.answer().await.text(), english(&Refusal::NotCancelled.message()));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_with_threads_count_like_all_others() {
    let quotas = Quotas { tables: Some(2), server_tables: Some(3), ..Quotas::NONE };
    let harness = Harness::with("which-quotas", quotas).await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let wanted = [("game", "vaalbara"), ("thread", "true")];
    for _ in 0..2 {
        lobby(&harness, &ada, &wanted).await;
    }
    let words = told(ada.slash("play", &wanted)).await;
    assert_eq!(words, english(&Refusal::TooManyTables(2).message()));
    lobby(&harness, &ben, &wanted).await;
    let words = told(ben.slash("play", &wanted)).await;
    assert_eq!(words, english(&Refusal::ServerTooManyTables(3).message()));
    harness.stop().await;
}
