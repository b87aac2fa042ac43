//! What anyone can look at, taking back, starting again, and going on after a restart.

use super::harness::{Harness, english};
use super::hosting::{again, asked, begin, choose, open, pick, question, start, told};
use super::seated::all_said;
use pangaea_engine::registry::GameId;
use pangaea_store::Blocked;
use pangaea_table::{TableId, UserId};
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use standin::Seen;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_see_the_board_and_no_hand() {
    let harness = Harness::new("watching-board").await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    open(&ada, "tectonic-tribes", &[]).await;
    let early = told(cleo.slash("board", &[])).await;
    assert!(early.contains(&english(&bot::not_begun())), "{early}");
    told(ben.click("Join")).await;
    start(&ada).await;
    ada.sees_text("Waiting for").await;
    let board = cleo.click("Board").expect("a button").answer().await;
    assert!(board.only_for_you);
    assert_eq!(board.pictures().count(), 1);
    let by_command = cleo.slash("board", &[]).expect("a command").answer().await;
    let described = |seen: &Seen| seen.pictures().next().and_then(|one| one.description.clone());
    assert_eq!(described(&by_command), described(&board));
    for words in [
        told(cleo.click_on(board.id(), "As text")).await,
        told(cleo.slash("board", &[("form", "text")])).await,
    ] {
        assert!(words.contains("```") && words.contains("Ada") && words.contains("Ben"), "{words}");
    }
    for refused in [
        told(cleo.click(&english(&bot::press_my_move()))).await,
        told(cleo.slash("hand", &[])).await,
    ] {
        assert!(refused.contains(&english(&bot::not_seated())), "{refused}");
    }
    assert!(told(cleo.click("Undo")).await.contains(&english(&bot::not_seated())));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_have_pages_and_cards() {
    let harness = Harness::new("watching-rules").await;
    let [ada] = harness.people(["Ada"]);
    for game in GameId::ALL.iter().map(|game| game.slug()) {
        let rules = ada.slash("rules", &[("game", game)]).expect("a command").answer().await;
        let mut pages = vec![rules.text()];
        loop {
            let next = told(ada.click_on(rules.id(), "Next page")).await;
            if next == pages[0] {
                break;
            }
            assert!(!pages.contains(&next), "a page comes twice");
            pages.push(next);
        }
        assert!(pages.len() > 1 && pages.iter().all(|page| !page.is_empty()), "{game}");
        let cards = ada.click_on(rules.id(), "All cards").expect("a button").answer().await;
        let first = cards.pictures().next().and_then(|one| one.description.clone());
        assert!(first.is_some_and(|words| !words.is_empty()), "{game}");
        let back = ada.click_on(rules.id(), "Rules").expect("a button").answer().await;
        assert_eq!(back.text(), pages[0]);
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn direct_messages_know_the_own_tables() {
    let harness = Harness::new("watching-own").await;
    let [ada] = harness.people(["Ada"]);
    open(&ada, "vaalbara", &[]).await;
    let there = ada.in_dms();
    let rules = there.slash("rules", &[]).expect("a command").answer().await;
    assert!(rules.text().contains("Vaalbara"), "the game at one's own table: {}", rules.text());
    let other = told(there.click_on(rules.id(), "Tectonic Tribes")).await;
    assert!(other.contains("Tectonic Tribes"), "and the way to the others: {other}");
    let hand = told(there.slash("hand", &[])).await;
    assert!(hand.contains("Vaalbara in "), "a lobby is a table too: {hand}");
    let sure = ada.slash("table cancel", &[]).expect("a command").answer().await;
    told(ada.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    let board = told(ada.slash("board", &[])).await;
    assert!(board.contains("This table is closed."), "{board}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_is_taken_back_until_others_act_or_something_is_revealed() {
    let harness = Harness::new("watching-undo").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let nothing = told(ada.slash("undo", &[])).await;
    assert!(nothing.contains("You have nothing to take back."), "{nothing}");
    let open = asked(&harness, &ada).await;
    let there = ada.in_dms();
    choose(&there, &open, 0).await;
    assert!(question(&ada).is_none());
    assert_eq!(told(ada.click("Undo")).await, english(&bot::undo_done()));
    ben.sees_text("Ada takes back the last move.").await;
    let open = asked(&harness, &ada).await;
    choose(&there, &open, 1).await;
    ben.sees_text("Ready: Ada").await;
    let second = asked(&harness, &ben).await;
    choose(&ben.in_dms(), &second, 0).await;
    ada.sees_text("Low numbers act first: ").await;
    let words = told(ada.slash("undo", &[])).await;
    assert!(words.contains("Ben has moved since"), "{words}");
    let words = told(ben.click("Undo")).await;
    assert!(words.contains("revealed something"), "{words}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_is_taken_back_by_direct_message() {
    let harness = Harness::new("watching-undo-dm").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let there = ada.in_dms();
    assert_eq!(told(there.slash("undo", &[])).await, english(&bot::no_games()));
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let nothing = told(there.slash("undo", &[])).await;
    assert!(nothing.contains("You have nothing to take back."), "{nothing}");
    let first = asked(&harness, &ada).await;
    choose(&there, &first, 0).await;
    assert_eq!(told(there.slash("undo", &[])).await, english(&bot::undo_done()));
    ben.sees_text("Ada takes back the last move.").await;
    // With two tables it is the one where something can be taken back.
    let second = asked(&harness, &ada).await;
    choose(&there, &second, 0).await;
    let (elsewhere, bens) = (harness.standin.channel("other"), ben.clone());
    begin(&[ada.at(&elsewhere), bens.at(&elsewhere)], "vaalbara", &[]).await;
    assert_eq!(told(there.slash("undo", &[])).await, english(&bot::undo_done()));
    let nothing = told(there.slash("undo", &[])).await;
    assert!(nothing.contains("You have nothing to take back."), "{nothing}");
    // Where that are several, she chooses.
    for _ in 0..2 {
        let open = asked(&harness, &ada).await;
        choose(&there, &open, 0).await;
    }
    let which = there.slash("undo", &[]).expect("a command").answer().await;
    assert_eq!(which.text(), english(&bot::which_table()));
    let menu = english(&bot::which_table());
    let first = harness.key(TableId(1)).await.to_string();
    let words = told(there.pick_on(which.id(), &menu, &[&*first])).await;
    assert_eq!(words, english(&bot::undo_done()));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_says_of_which_moment_it_is() {
    let harness = Harness::new("watching-board-moment").await;
    let people = harness.people(["Ada", "Ben", "Cleo"]);
    begin(&people, "little-prince", &[]).await;
    let [ada, ..] = &people;
    let mut seen = Vec::new();
    for person in &people {
        for by_command in [true, false] {
            let act = if by_command { person.slash("board", &[]) } else { person.click("Board") };
            let board = act.expect("a board").answer().await;
            seen.push(board.text().lines().last().expect("words").to_owned());
        }
    }
    assert!(seen.iter().all(|words| words == &seen[0]), "{seen:?}");
    let (moment, starter) = (&seen[0], "starts.");
    assert!(moment.contains("right after this: ") && moment.ends_with(starter), "{moment}");
    let asked = || people.iter().find_map(|person| Some((person, question(person)?)));
    let (person, open) = harness.standin.until("a question", asked).await;
    choose(&person.in_dms(), &open, 0).await;
    let board = ada.slash("board", &[]).expect("a board").answer().await;
    let words = format!("right after this: {} draws from the", person.name);
    assert!(board.text().contains(&words), "{}", board.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_against_the_computer_begins_at_once_and_with_what_was_set_since() {
    let harness = Harness::new("watching-rematch").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    open(&ada, "vaalbara", &[]).await;
    told(ada.click("Add computer player")).await;
    start(&ada).await;
    let mut players = [ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 3)];
    let end = play_to_the_end(&mut players).await;
    let settings = ada.slash("settings", &[]).expect("a command").answer().await;
    let by_channel = english(&bot::deliver_to_channel());
    told(ada.pick_on(settings.id(), &english(&bot::pick_deliver_to()), &[&by_channel])).await;
    let words = told(ben.click_on(end.id(), "Rematch")).await;
    assert!(words.contains(&english(&bot::not_seated())), "{words}");
    assert_eq!(told(ada.click_on(end.id(), "Rematch")).await, "Here we go again!");
    let call = ada.sees_text("it's your turn").await;
    assert!(call.pings_you && call.id() > end.id());
    let words = told(ada.click_on(end.id(), "Rematch")).await;
    assert!(words.contains("This channel already has a table"), "{words}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_asks_the_others_and_waits_for_them() {
    let harness = Harness::new("watching-rematch-asks").await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    begin(&[ada.clone(), ben.clone(), cleo.clone()], "vaalbara", &[]).await;
    let mut players = [
        ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 3),
        ScriptedPlayer::new(ben.clone(), AnswersVia::Message, 4),
        ScriptedPlayer::new(cleo.clone(), AnswersVia::Message, 5),
    ];
    let end = play_to_the_end(&mut players).await;
    all_said(&harness).await;
    // Whoever was blocked meanwhile is not asked.
    let blocked = Blocked::Person(UserId(cleo.id.0));
    harness.bot.monitor().block(blocked).await.expect("a database");
    let dms = || (ben.dms().len(), cleo.dms().len());
    let before = dms();
    let words = told(ada.click_on(end.id(), "Rematch")).await;
    assert_eq!(words, english(&bot::rematch_waits()));
    let lobby = ben.sees_text("Still to press **Join**").await;
    assert!(lobby.pings_you && lobby.text().contains(&ben.mention()), "{}", lobby.text());
    assert!(!lobby.text().contains(&cleo.mention()), "{}", lobby.text());
    all_said(&harness).await;
    assert_eq!(dms(), before, "no one is written to unasked");
    let words = told(ben.click_on(end.id(), "Rematch")).await;
    assert!(words.contains("This channel already has a table"), "{words}");
    let words = told(ben.click_on(lobby.id(), "Join")).await;
    assert!(words.contains("You're in!"), "{words}");
    let begun = || again(&ada, &lobby).text().contains(&english(&bot::lobby_begun()));
    harness.standin.until("the game to begin", || begun().then_some(())).await;
    asked(&harness, &ben).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_costs_no_one_a_move() {
    let mut harness = Harness::new("watching-restart").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let lobby = open(&ada, "vaalbara", &[]).await;
    harness = harness.restart().await;
    assert!(told(ben.click_on(lobby.id(), "Join")).await.contains("You're in!"));
    start(&ada).await;
    let [hers, his] = [asked(&harness, &ada).await, asked(&harness, &ben).await];
    let answered = choose(&ada.in_dms(), &hers, 0).await;
    let panel = ben.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let picked = pick(&ben, &panel, 0).await;
    harness = harness.restart().await;
    assert_eq!(again(&ada.in_dms(), &hers).text(), answered.text());
    // What was picked but not confirmed is still there, in every place.
    let hand = ben.slash("hand", &[]).expect("a command").answer().await;
    assert_eq!(hand.text(), picked.text());
    told(ben.in_dms().click_on(his.id(), "Suggest")).await;
    // The panel from before the restart may show something else: then it is shown again first.
    let confirmed = told(ben.click_on(picked.id(), "Confirm")).await;
    if confirmed.contains("You've picked something else") {
        told(ben.click_on(picked.id(), "Confirm")).await;
    }
    ada.sees_text("Low numbers act first: ").await;
    harness.stop().await;
}
