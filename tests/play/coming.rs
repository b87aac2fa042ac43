//! People who leave a game and come back, and games that no one is left at.

use super::harness::{Harness, english};
use super::hosting::{again, asked, begin, choose, hours, leave, open, start, told};
use pangaea_table::TableId;
use pangaea_text::bot;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leaving_asks_first_and_can_be_taken_back() {
    let harness = Harness::new("coming-back").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let question = asked(&harness, &ben).await;
    let panel = ben.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let sure = ben.slash("leave", &[]).expect("a command").answer().await;
    assert!(sure.only_for_you && sure.text().contains("Leave **Vaalbara**?"), "{}", sure.text());
    assert_eq!(told(ben.click_on(sure.id(), "Stay")).await, "You're still in.");
    assert!(again(&ben, &sure).buttons().is_empty());

    let left = leave(&ben).await;
    assert!(left.text().contains("you can take your seat back"), "{}", left.text());
    ada.sees_text("takes Ben's seat.").await;
    let way_back = || again(&ben.in_dms(), &question).buttons() == ["Take my seat back"];
    harness.standin.until("the way back", || way_back().then_some(())).await;
    // Everything that was his shows the way back, and nothing else.
    let old = ben.click_on(panel.id(), "Suggest").expect("a button").answer().await;
    assert_eq!((old.id(), old.buttons()), (panel.id(), vec!["Take my seat back"]));
    let shown = ben.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    assert!(shown.text().contains("a computer player, has your seat"), "{}", shown.text());
    let back = ben.click_on(left.id(), "Take my seat back").expect("a button").answer().await;
    assert_eq!(back.id(), left.id());
    assert!(back.text().starts_with("Welcome back!") && back.buttons().is_empty());
    ada.sees_text("Ben is back").await;
    let words = told(ben.click_on(shown.id(), "Take my seat back")).await;
    assert!(words.contains(&english(&bot::seated())), "{words}");
    // What the computer has chosen stays, and he can change it like his own choice.
    let open = ada.in_dms();
    choose(&open, &asked(&harness, &ada).await, 0).await;
    ada.sees_text("Low numbers act first: ").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_direct_message_is_enough_to_leave_and_to_come_back() {
    let harness = Harness::new("coming-dm").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "little-prince", &[]).await;
    let there = ben.in_dms();
    let left = leave(&there).await;
    assert!(left.text().contains("the computer plays on in your seat"), "{}", left.text());
    let list = told(there.slash("games", &[])).await;
    assert!(list.contains("you've left, and the computer has your seat"), "{list}");
    let hand = there.slash("hand", &[]).expect("a command").answer().await;
    assert_eq!(hand.buttons(), ["Take my seat back"], "{}", hand.text());
    let words = told(there.click_on(hand.id(), "Take my seat back")).await;
    assert!(words.starts_with("Welcome back!"), "{words}");
    ada.sees_text("Ben is back").await;
    let again = told(there.slash("leave", &[])).await;
    assert!(again.contains("Leave **The Little Prince: Make Me a Planet**?"), "{again}");
    // With two tables he is asked which.
    open(&ben.at(&harness.standin.channel("other")), "vaalbara", &[]).await;
    let which = there.slash("leave", &[]).expect("a command").answer().await;
    assert_eq!(which.text(), "Which table do you mean?");
    let second = harness.key(TableId(2)).await.to_string();
    let words = told(there.pick_on(which.id(), "Which table do you mean?", &[&*second])).await;
    assert_eq!(words, english(&bot::left()));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_of_the_own_games_is_enough_to_leave_one() {
    let harness = Harness::new("coming-games").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "little-prince", &[]).await;
    let elsewhere = ben.at(&harness.standin.channel("other"));
    open(&elsewhere, "vaalbara", &[]).await;
    let asks = english(&bot::pick_leave());
    for there in [ben.in_dms(), elsewhere.clone()] {
        let games = there.slash("games", &[]).expect("a command").answer().await;
        let menu = games.parts().find_map(|part| part.options.clone()).expect("a menu");
        assert_eq!(menu.len(), 2);
        let line = menu.iter().find(|line| line.label.contains("Little Prince")).expect("a line");
        let sure = there.pick_on(games.id(), &asks, &[&line.label]).expect("a line");
        let sure = sure.answer().await;
        assert_eq!(sure.id(), games.id(), "in the same place");
        assert!(sure.text().contains("Leave **The Little Prince"), "{}", sure.text());
        told(there.click_on(sure.id(), "Stay")).await;
    }
    let there = ben.in_dms();
    let games = there.slash("games", &[]).expect("a command").answer().await;
    let menu = games.parts().find_map(|part| part.options.clone()).expect("a menu");
    let line = menu.iter().find(|line| line.label.contains("Little Prince")).expect("a line");
    told(there.pick_on(games.id(), &asks, &[&line.label])).await;
    let words = told(there.click_on(games.id(), "Leave the game")).await;
    assert!(words.contains("the computer plays on in your seat"), "{words}");
    ada.sees_text("takes Ben's seat.").await;
    // Whoever sits nowhere has nothing to leave.
    let games = harness.standin.person("Cleo").slash("games", &[]).expect("a command");
    assert!(games.answer().await.parts().next().is_none());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_all_have_left_can_be_closed_by_anyone_after_a_day() {
    let harness = Harness::new("coming-free").await;
    let [ada, dan] = harness.people(["Ada", "Dan"]);
    open(&ada, "vaalbara", &[]).await;
    told(ada.click("Add computer player")).await;
    start(&ada).await;
    ada.sees_text("Waiting for Ada").await;
    let sure = ada.slash("leave", &[]).expect("a command").answer().await;
    assert!(sure.text().contains("You're the last one here"), "{}", sure.text());
    let left = leave(&ada).await;
    let paused = dan.sees_text("Everyone has left, so the game waits.").await;
    for told in [left.text(), paused.text()] {
        assert!(told.contains("the game waits") && told.contains("after a day"), "{told}");
    }
    let taken = dan.slash("play", &[("game", "little-prince")]).expect("a command").answer().await;
    assert!(taken.text().contains("Everyone has left the game"), "{}", taken.text());
    let early = told(dan.click_on(taken.id(), &english(&bot::press_close_game()))).await;
    assert!(early.contains("In 24 hours anyone here can close the table"), "{early}");
    harness.pass(hours(23));
    let early = told(dan.click_on(paused.id(), &english(&bot::press_close_game()))).await;
    assert!(early.contains("In 1 hour anyone"), "{early}");
    harness.pass(hours(1));
    let sure = dan
        .click_on(taken.id(), &english(&bot::press_close_game()))
        .expect("a button")
        .answer()
        .await;
    told(dan.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    dan.sees_text("This table is closed.").await;
    let words = told(ada.click_on(left.id(), "Take my seat back")).await;
    assert!(words.contains("This table is closed."), "{words}");
    open(&dan, "little-prince", &[]).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_panel_of_a_closed_table_says_so_and_has_no_buttons() {
    let harness = Harness::new("coming-over").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let question = asked(&harness, &ben).await;
    let older = ben.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let newer = ben.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let sure = ada.slash("table cancel", &[]).expect("a command").answer().await;
    told(ada.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    let closed = |seen: &standin::Seen| {
        seen.text().contains("This table is closed.") && seen.parts().next().is_none()
    };
    let refreshed = || closed(&again(&ben.in_dms(), &question)) && closed(&again(&ben, &newer));
    harness.standin.until("both to say so", || refreshed().then_some(())).await;
    // Only the last one is kept up to date; an older one says it when it is pressed.
    let pressed = ben.click_on(older.id(), "Suggest").expect("a button").answer().await;
    assert!(pressed.id() == older.id() && closed(&pressed), "{}", pressed.text());
    let words = told(ada.slash("table cancel", &[])).await;
    assert_eq!(words, english(&bot::cancelled()));
    harness.stop().await;
}
