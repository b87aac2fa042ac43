//! People who are late, who leave, and who take a seat over.

use super::harness::{Harness, english};
use super::hosting::{again, asked, begin, choose, hours, leave, question, told};
use super::seated::all_said;
use pangaea_table::Table;
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use standin::{Person, Seen};
use std::sync::Arc;

/// The table of the channel that this person looks at.
async fn table_of(harness: &Harness, person: &Person) -> Arc<Table> {
    let keepers = harness.bot.keepers();
    let id =
        keepers.store().latest_at(pangaea_table::ChannelId(person.place.0)).await.expect("a store");
    keepers.get(id.expect("a table")).await.expect("a table")
}

fn reminders(person: &Person) -> Vec<Seen> {
    let dms = person.dms().into_iter();
    dms.filter(|seen| seen.text().contains("It's still your turn")).collect()
}

async fn reminded(harness: &Harness, person: &Person, times: usize) {
    let what = format!("{times} reminders for {}", person.name);
    harness.standin.until(&what, || (reminders(person).len() == times).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_answer_is_reminded_but_never_in_a_flood() {
    let harness = Harness::new("absent-reminders").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let open = asked(&harness, &ada).await;
    choose(&ada.in_dms(), &open, 0).await;
    asked(&harness, &ben).await;
    harness.pass(hours(12));
    reminded(&harness, &ben, 1).await;
    let reminder = reminders(&ben).remove(0);
    let panel = ben
        .in_dms()
        .click_on(reminder.id(), &english(&bot::press_my_move()))
        .expect("a button")
        .answer()
        .await;
    assert!(scripted_players::still_asks(&panel), "{}", panel.text());
    // After two days in which the bot slept, one more reminder is enough.
    harness.pass(hours(48));
    for _ in 0..4 {
        harness.bot.keepers().tick().await;
    }
    let due = table_of(&harness, &ada).await.due();
    assert!(due.is_none_or(|due| due > harness.clock.now()), "{due:?} is over");
    reminded(&harness, &ben, 2).await;
    assert!(reminders(&ada).is_empty(), "Ada has answered");
    harness.stop().await;
    assert_eq!(reminders(&ben).len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quiet_hours_are_kept() {
    let harness = Harness::new("absent-quiet").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let settings = ben.slash("settings", &[]).expect("a command").answer().await;
    let form = || ben.click_on(settings.id(), "Quiet hours").expect("a button");
    let zone = "zone";
    form().modal().await;
    let wrong = told(ben.submit(&[("hours", "late"), (zone, "")])).await;
    assert!(wrong.contains("Type them like `22-7`"), "{wrong}");
    // In twelve hours by UTC it will be one hour into them, by a clock that is five hours behind.
    let hour = |ahead: i64| (harness.clock.now() / 3600 + ahead - 5).rem_euclid(24);
    form().modal().await;
    let typed = format!("{}-{}", hour(11), hour(15));
    let set = told(ben.submit(&[("hours", &typed), (zone, "-5")])).await;
    assert!(set.contains("No reminders from <t:"), "{set}");
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    asked(&harness, &ben).await;
    harness.pass(hours(12));
    reminded(&harness, &ada, 1).await;
    let due = table_of(&harness, &ada).await.due().expect("something to come");
    assert!(due > harness.clock.now() + 2 * 3600, "{due}");
    assert!(reminders(&ben).is_empty());
    harness.pass(hours(4));
    reminded(&harness, &ben, 1).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_move_time_is_over_others_can_let_the_computer_move() {
    let harness = Harness::new("absent-late").await;
    let [ada, ben, cleo, dirk] = harness.people(["Ada", "Ben", "Cleo", "Dirk"]);
    let people = [ada.clone(), ben.clone(), cleo.clone()];
    begin(&people, "vaalbara", &[("move_time", "1")]).await;
    for person in [&ada, &ben] {
        let open = asked(&harness, person).await;
        choose(&person.in_dms(), &open, 0).await;
    }
    ada.sees_text("**Waiting for Cleo.**").await;
    let late = english(&bot::press_move_for("Cleo"));
    assert!(ben.click(&late).is_err(), "not before the time is over");
    let early = told(ben.slash("table move", &[("seat", "3")])).await;
    assert!(early.contains("It isn't Cleo's turn"), "{early}");
    harness.pass(hours(1));
    let button = || ben.sees().into_iter().rev().find(|seen| seen.buttons().contains(&&*late));
    let board = harness.standin.until("the button", button).await;
    let words = told(dirk.click_on(board.id(), &late)).await;
    assert!(words.contains(&english(&bot::not_seated())), "{words}");
    let question = asked(&harness, &cleo).await;
    assert_eq!(told(ben.click_on(board.id(), &late)).await, "The computer moves for Cleo.");
    ada.sees_text("Ben lets the computer move for Cleo.").await;
    ada.sees_text("Low numbers act first: ").await;
    // Once, and not for good: she is asked again when it is her turn, and can press no old button.
    let old = cleo.in_dms();
    let gone = || {
        old.sees()
            .into_iter()
            .all(|seen| seen.id() != question.id() || seen.parts().next().is_none())
    };
    harness.standin.until("the old question to close", || gone().then_some(())).await;
    assert!(table_of(&harness, &ada).await.names().contains(&"Cleo".to_owned()));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_left_the_server_is_noticed_and_moved_for() {
    let harness = Harness::new("absent-left").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    asked(&harness, &ben).await;
    ben.leave();
    // What comes next for him does not arrive, so he is asked after, once.
    harness.pass(hours(12));
    ada.sees_text("Ben has left this server.").await;
    let late = english(&bot::press_move_for("Ben"));
    let button = || ada.sees().into_iter().rev().find(|seen| seen.buttons().contains(&&*late));
    let board = harness.standin.until("the button", button).await;
    assert_eq!(told(ada.click_on(board.id(), &late)).await, "The computer moves for Ben.");
    let requests = harness.standin.requests();
    let times = requests.iter().filter(|line| line.path.contains("/members/")).count();
    assert_eq!(times, 1);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_no_move_time_was_set_a_day_is_long_enough() {
    let harness = Harness::new("absent-day").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let open = asked(&harness, &ben).await;
    choose(&ben.in_dms(), &open, 0).await;
    harness.pass(hours(23));
    let move_for = || ben.slash("table move", &[("seat", "1")]);
    let early = told(move_for()).await;
    assert!(early.contains("It isn't Ada's turn, or they still have time."), "{early}");
    harness.pass(hours(1));
    assert_eq!(told(move_for()).await, "The computer moves for Ada.");
    ben.sees_text("Ben lets the computer move for Ada.").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_makes_no_one_late() {
    let harness = Harness::new("absent-jump").await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[("move_time", "1")]).await;
    let open = asked(&harness, &ben).await;
    choose(&ben.in_dms(), &open, 0).await;
    ben.sees_text("**Waiting for Ada.**").await;
    let keepers = harness.bot.keepers();
    keepers.tick().await;
    harness.clock.jump(25 * 3600);
    // The jump is noticed by whatever comes first.
    let move_for = || ben.slash("table move", &[("seat", "1")]);
    let early = told(move_for()).await;
    assert!(early.contains("It isn't Ada's turn, or they still have time."), "{early}");
    keepers.tick().await;
    let late = english(&bot::press_move_for("Ada"));
    told(ben.slash("board", &[])).await;
    all_said(&harness).await;
    assert!(ben.click(&late).is_err(), "her time isn't over by a clock that has jumped");
    let host = told(ada.slash("table host", &[("seat", "2")])).await;
    assert_eq!(host, "Ben is the host now.");
    let seat = [("seat", "1"), ("by", &*cleo.name)];
    for words in [
        told(ben.slash("table remove", &seat[..1])).await,
        told(ben.slash("table replace", &seat)).await,
    ] {
        assert!(words.contains("Ada isn't late"), "{words}");
    }
    // What passes from then on counts.
    harness.pass(hours(1));
    assert_eq!(told(move_for()).await, "The computer moves for Ada.");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_without_who_leaves_and_waits_when_no_one_is_left() {
    let harness = Harness::new("absent-leaving").await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let left = asked(&harness, &ada).await;
    let words = leave(&ada).await.text();
    assert!(words.contains("the computer plays on in your seat"), "{words}");
    ben.sees_text("Ben is the host now.").await;
    ben.sees_text("takes Ada's seat.").await;
    let gone = || again(&ada.in_dms(), &left).text().contains("You've left this game");
    harness.standin.until("the question to go", || gone().then_some(())).await;
    // The computer has taken over: once Ben has chosen, the round goes on.
    let open = asked(&harness, &ben).await;
    choose(&ben.in_dms(), &open, 0).await;
    ben.sees_text("Low numbers act first: ").await;
    leave(&ben).await;
    ada.sees_text("Everyone has left, so the game waits.").await;
    let welcome = told(cleo.click("Sit down")).await;
    assert!(welcome.contains("You're in!"), "{welcome}");
    // It was Ada's seat: she knows too much for any other.
    let taken = told(ada.in_dms().click("Take my seat back")).await;
    assert!(taken.contains("Someone else has your seat now"), "{taken}");
    let knows = told(ada.slash("hand", &[])).await;
    assert!(knows.contains(&english(&bot::not_seated())), "{knows}");
    cleo.sees_text("Cleo takes ").await;
    let mut players = [ScriptedPlayer::new(cleo.clone(), AnswersVia::Message, 5)];
    let end = play_to_the_end(&mut players).await;
    assert!(end.text().contains("Cleo"), "{}", end.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_game_keeps_what_its_rounds_have_told() {
    let harness = Harness::new("absent-slow").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let mut players = [
        ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1),
        ScriptedPlayer::new(ben.clone(), AnswersVia::Message, 2),
    ];
    let first = |seen: &Seen| seen.text().contains("**Vaalbara** · Round 1\n");
    let second = || ada.sees().iter().any(|seen| seen.text().contains("· Round 2"));
    let play_on = async || {
        for player in &mut players {
            if question(&player.person).is_some() && !second() {
                // Longer than Discord likes to change old messages.
                harness.pass(hours(2));
                player.answer().await;
            }
        }
        second().then_some(())
    };
    harness.until("the second round", play_on).await;
    all_said(&harness).await;
    let rounds: Vec<Seen> = ada.sees().into_iter().filter(first).collect();
    let [round] = &rounds[..] else { panic!("{} messages of round 1", rounds.len()) };
    assert!(round.text().contains("The round is over"), "{}", round.text());
    assert_eq!(round.pictures().count(), 1);
    assert!(round.buttons().is_empty(), "{:?}", round.buttons());
    let dms = ada.dms();
    let is_kept = |seen: &Seen| seen.text().starts_with('✓') && seen.text().contains("You choose");
    assert!(dms.iter().any(is_kept), "a choice that was revealed hours later stays as one line");
    harness.stop().await;
}
