//! People who are late, who leave, and who take a seat over.

use super::hosting::{again, asked, begin, choose, hours, told};
use super::stage::Stage;
use pangaea::table::{self, Table};
use standin::{Person, Seen};
use std::sync::Arc;
use troupe::{Door, Player, play_to_the_end};

/// The table of the channel that this person looks at.
async fn table_of(stage: &Stage, person: &Person) -> Arc<Table> {
    let keepers = stage.bot.keepers();
    let id = keepers.store().latest_at(table::Place(person.place.0)).await.expect("a store");
    keepers.look(id.expect("a table")).await.expect("a table")
}

fn reminders(person: &Person) -> Vec<Seen> {
    let dms = person.dms().into_iter();
    dms.filter(|seen| seen.text().contains("Your move is awaited")).collect()
}

async fn reminded(stage: &Stage, person: &Person, times: usize) {
    let what = format!("{times} reminders for {}", person.name);
    stage.standin.until(&what, || (reminders(person).len() == times).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_answer_is_reminded_but_never_in_a_flood() {
    let stage = Stage::new("absent-reminders").await;
    let [ada, ben] = stage.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let open = asked(&stage, &ada).await;
    choose(&ada.in_dms(), &open, 0).await;
    asked(&stage, &ben).await;
    stage.pass(hours(12));
    reminded(&stage, &ben, 1).await;
    let reminder = reminders(&ben).remove(0);
    let panel = ben.in_dms().click_on(reminder.id(), "My move").expect("a button").answer().await;
    assert!(troupe::still_asks(&panel), "{}", panel.text());
    // After two days in which the bot slept, one more reminder is enough.
    stage.pass(hours(48));
    for _ in 0..4 {
        stage.bot.keepers().tick().await;
    }
    let due = table_of(&stage, &ada).await.due();
    assert!(due.is_none_or(|due| due > stage.clock.now()), "{due:?} is over");
    reminded(&stage, &ben, 2).await;
    assert!(reminders(&ada).is_empty(), "Ada has answered");
    stage.bot.stop().await;
    assert_eq!(reminders(&ben).len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quiet_hours_are_kept() {
    let stage = Stage::new("absent-quiet").await;
    let [ada, ben] = stage.people(["Ada", "Ben"]);
    let settings = ben.slash("settings", &[]).expect("a command").answer().await;
    let form = || ben.click_on(settings.id(), "Quiet hours").expect("a button");
    let zone = "zone";
    form().modal().await;
    let wrong = told(ben.submit(&[("hours", "late"), (zone, "")])).await;
    assert!(wrong.contains("Please type the hours like 22-7"), "{wrong}");
    // In twelve hours by UTC it will be one hour into them, by a clock that is five hours behind.
    let hour = |ahead: i64| (stage.clock.now() / 3600 + ahead - 5).rem_euclid(24);
    form().modal().await;
    let typed = format!("{}-{}", hour(11), hour(15));
    let set = told(ben.submit(&[("hours", &typed), (zone, "-5")])).await;
    assert!(set.contains("No reminders from <t:"), "{set}");
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    asked(&stage, &ben).await;
    stage.pass(hours(12));
    reminded(&stage, &ada, 1).await;
    let due = table_of(&stage, &ada).await.due().expect("something to come");
    assert!(due > stage.clock.now() + 2 * 3600, "{due}");
    assert!(reminders(&ben).is_empty());
    stage.pass(hours(4));
    reminded(&stage, &ben, 1).await;
    stage.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_move_time_is_over_others_can_let_the_computer_move() {
    let stage = Stage::new("absent-late").await;
    let [ada, ben, cleo, dirk] = stage.people(["Ada", "Ben", "Cleo", "Dirk"]);
    let people = [ada.clone(), ben.clone(), cleo.clone()];
    begin(&people, "vaalbara", &[("move_time", "1")]).await;
    for person in [&ada, &ben] {
        let open = asked(&stage, person).await;
        choose(&person.in_dms(), &open, 0).await;
    }
    ada.sees_text("**Waiting for Cleo.**").await;
    let late = "Let the computer move for Cleo";
    assert!(ben.click(late).is_err(), "not before the time is over");
    let early = told(ben.slash("table move", &[("seat", "3")])).await;
    assert!(early.contains("Cleo still has time to move"), "{early}");
    stage.pass(hours(1));
    let button = || ben.sees().into_iter().rev().find(|seen| seen.buttons().contains(&late));
    let board = stage.standin.until("the button", button).await;
    let words = told(dirk.click_on(board.id(), late)).await;
    assert!(words.contains("You do not sit at this table."), "{words}");
    let question = asked(&stage, &cleo).await;
    assert_eq!(told(ben.click_on(board.id(), late)).await, "The computer moves for Cleo.");
    ada.sees_text("The computer moves for Cleo.").await;
    ada.sees_text("Low numbers act first").await;
    // Once, and not for good: she is asked again when it is her turn, and can press no old button.
    let old = cleo.in_dms();
    let gone = || {
        old.sees()
            .into_iter()
            .all(|seen| seen.id() != question.id() || seen.parts().next().is_none())
    };
    stage.standin.until("the old question to close", || gone().then_some(())).await;
    assert!(table_of(&stage, &ada).await.names().contains(&"Cleo".to_owned()));
    stage.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_without_who_leaves_and_waits_when_nobody_is_left() {
    let stage = Stage::new("absent-leaving").await;
    let [ada, ben, cleo] = stage.people(["Ada", "Ben", "Cleo"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let left = asked(&stage, &ada).await;
    let words = told(ada.slash("leave", &[])).await;
    assert!(words.contains("the computer goes on in your seat"), "{words}");
    ben.sees_text("Ben is the host now.").await;
    ben.sees_text("takes the seat of Ada.").await;
    let gone = || again(&ada.in_dms(), &left).text().contains("This seat is no longer yours.");
    stage.standin.until("the question to go", || gone().then_some(())).await;
    // The computer has taken over: once Ben has chosen, the round goes on.
    let open = asked(&stage, &ben).await;
    choose(&ben.in_dms(), &open, 0).await;
    ben.sees_text("Low numbers act first").await;
    told(ben.slash("leave", &[])).await;
    let waiting = ada.sees_text("Everybody has left.").await;
    let knows = told(ada.click_on(waiting.id(), "Sit down")).await;
    assert!(knows.contains("You have sat at this table and know secrets"), "{knows}");
    let welcome = told(cleo.click("Sit down")).await;
    assert!(welcome.contains("You are in."), "{welcome}");
    cleo.sees_text("Cleo takes the seat of").await;
    let mut players = [Player::new(cleo.clone(), Door::Message, 5)];
    let end = play_to_the_end(&mut players).await;
    assert!(end.text().contains("Cleo"), "{}", end.text());
    stage.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_game_keeps_what_its_rounds_have_told() {
    let stage = Stage::new("absent-slow").await;
    let [ada, ben] = stage.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let mut players =
        [Player::new(ada.clone(), Door::Message, 1), Player::new(ben.clone(), Door::Message, 2)];
    let first = |seen: &Seen| seen.text().contains("**Vaalbara** · Round 1\n");
    let second = || ada.sees().iter().any(|seen| seen.text().contains("· Round 2"));
    while !second() {
        let moved =
            || second() || [&ada, &ben].iter().any(|one| super::hosting::question(one).is_some());
        stage.standin.until("somebody to be asked", || moved().then_some(())).await;
        for player in &mut players {
            // Longer than Discord likes to change old messages.
            stage.pass(hours(2));
            if !second() {
                player.answer().await;
            }
        }
    }
    let rounds: Vec<Seen> = ada.sees().into_iter().filter(first).collect();
    let [round] = &rounds[..] else { panic!("{} messages of round 1", rounds.len()) };
    assert!(round.text().contains("The round is over"), "{}", round.text());
    assert_eq!(round.pictures().count(), 1);
    assert!(round.buttons().is_empty(), "{:?}", round.buttons());
    stage.bot.stop().await;
}
