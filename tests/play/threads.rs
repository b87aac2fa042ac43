//! Tables whose game has a thread of its own: the channel keeps lobby and result.

use super::harness::{Harness, english};
use super::hosting::{asked, hours, start, told};
use super::seated::{all_said, planted, private_answer};
use pangaea_table::{Refusal, TableId};
use pangaea_text::{Language, bot};
use scripted_players::{AnswersVia, ScriptedPlayer, ended, play_until};
use standin::model::Permissions;
use standin::{ChannelHandle, Fault, Method, Person, Seen};

/// How a table with a thread is asked for.
const THREAD: (&str, &str) = ("thread", "true");

/// Opens a table where this person is, beside others; its lobby.
pub(crate) async fn lobby(harness: &Harness, host: &Person, options: &[(&str, &str)]) -> Seen {
    let known = host.sees().last().map(Seen::id);
    let words = told(host.slash("play", options)).await;
    assert!(words.contains("You're in!"), "{words}");
    let is_new = |seen: &Seen| Some(seen.id()) > known && seen.text().contains("a table is open");
    let find = || host.sees().into_iter().find(is_new);
    harness.standin.until("a lobby", find).await
}

/// Opens a table with a thread for these people, the first of them as the host, and starts the game;
/// its thread.
pub(crate) async fn begin(harness: &Harness, people: &[Person], game: &str) -> ChannelHandle {
    let (host, others) = people.split_first().expect("somebody who plays");
    let lobby = lobby(harness, host, &[("game", game), THREAD]).await;
    for other in others {
        told(other.click_on(lobby.id(), "Join")).await;
    }
    starts(harness, host, &lobby).await;
    let thread = thread_of(harness, host, &lobby).await;
    thread.shows("Waiting for").await;
    thread
}

/// Starts the game of this lobby, as soon as it lets them.
async fn starts(harness: &Harness, host: &Person, lobby: &Seen) {
    let act = || host.click_on(lobby.id(), "Start").ok();
    harness.standin.until("a lobby that is ready", act).await.answer().await;
}

/// The thread that starts from this lobby, as soon as it is there.
async fn thread_of(harness: &Harness, host: &Person, lobby: &Seen) -> ChannelHandle {
    let home = harness.standin.channel(&place(host, host.place).name);
    let find = || home.threads().into_iter().find(|thread| thread.id == lobby.id());
    harness.standin.until("a thread", find).await
}

/// A place as someone sees it.
fn place(person: &Person, id: standin::Id) -> standin::PlaceView {
    person.view().places.into_iter().find(|place| place.id == id).expect("a place")
}

/// How this place is named in a message.
fn mention(place: &ChannelHandle) -> String {
    format!("<#{}>", place.id)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_in_a_thread_and_the_channel_keeps_lobby_and_result() {
    let harness = Harness::new("threads-whole").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let general = harness.standin.channel("general");
    let before = lobby(&harness, &ada, &[("game", "vaalbara"), THREAD]).await;
    assert!(before.text().contains(&english(&bot::own_thread())), "{}", before.text());
    told(ben.click_on(before.id(), "Join")).await;
    assert!(general.threads().is_empty(), "a lobby needs none");
    start(&ada).await;
    let thread = thread_of(&harness, &ada, &before).await;
    assert_eq!(place(&ben, thread.id).name, "Vaalbara · Ada");
    let begun = english(&bot::lobby_begun_in(&mention(&thread)));
    assert_eq!(ada.sees_text(&begun).await.id(), before.id(), "the lobby leads there");
    let question = asked(&harness, &ada).await;
    assert!(question.text().contains(&mention(&thread)), "{}", question.text());
    let games = told(ada.slash("games", &[])).await;
    assert!(games.contains(&thread.id.to_string()), "{games}");

    let mut players = [(&ada, AnswersVia::Message), (&ben, AnswersVia::MyMove)]
        .map(|(person, via)| ScriptedPlayer::new(person.at(&thread), via, 1));
    let end = play_until(&mut players, "the result", |_| ended(&ada)).await;
    all_said(&harness).await;
    let said: Vec<standin::Id> = general.messages().iter().map(|message| message.id).collect();
    assert_eq!(said, [before.id(), end.id()], "lobby and result, and nothing between");
    let last = thread.messages().pop().expect("the last round").content;
    assert!(last.contains(&english(&bot::result_in(&mention(&general)))), "{last}");
    assert!(ended(&ada.at(&thread)).is_none());

    // What hangs below the result is the table's, though the table is elsewhere.
    let board = ben.click_on(end.id(), &english(&bot::press_board())).expect("a button");
    assert_eq!(board.answer().await.pictures().count(), 1);
    let log = told(ben.click_on(end.id(), &english(&bot::press_record()))).await;
    assert_eq!(log, english(&bot::record_words()));
    let words = told(ben.click_on(end.id(), &english(&bot::press_rematch()))).await;
    assert_eq!(words, english(&bot::rematch_waits()));
    ada.clicks("Join").await.answer().await;
    let again = || (general.threads().len() == 2).then_some(());
    harness.standin.until("a thread of the next game", again).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_can_have_threads_for_all_its_games() {
    let harness = Harness::new("threads-server").await;
    let [ada, ben, owner] = harness.people(["Ada", "Ben", "Owner"]);
    let on = [("on", "true")];
    assert_eq!(told(ada.slash("table thread", &[])).await, english(&bot::threads_off()));
    let words = told(ada.slash("table thread", &on)).await;
    assert_eq!(words, english(&Refusal::NotModerator.message()));
    assert_eq!(told(ada.slash("table thread", &[])).await, english(&bot::threads_off()));
    assert_eq!(told(owner.slash("table thread", &on)).await, english(&bot::threads_on()));
    let own = english(&bot::own_thread());
    let first = lobby(&harness, &ada, &[("game", "vaalbara")]).await;
    assert!(first.text().contains(&own), "{}", first.text());
    // Whoever wants to can do without, or beside it.
    let plain = lobby(&harness, &ben, &[("game", "vaalbara"), ("thread", "false")]).await;
    assert!(!plain.text().contains(&own), "{}", plain.text());
    let taken = told(ada.slash("play", &[("game", "vaalbara"), ("thread", "false")])).await;
    assert!(taken.contains("already has a table"), "{taken}");
    let harness = harness.restart().await;
    assert_eq!(told(ada.slash("table thread", &[])).await, english(&bot::threads_on()));
    // A bot that was removed forgets what was set.
    harness.standin.throw_bot_out();
    let store = harness.bot.keepers().store();
    let forgotten =
        async || store.servers_with_settings().await.is_ok_and(|all| all.is_empty()).then_some(());
    harness.until("what was set to be forgotten", forgotten).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_thread_needs_is_asked_for_only_where_there_is_to_be_one() {
    let harness = Harness::new("threads-permissions").await;
    let [ada, ben, owner] = harness.people(["Ada", "Ben", "Owner"]);
    ben.speaks("de");
    let general = harness.standin.channel("general");
    general.forbid_bot(Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS);
    let wanted = [("game", "vaalbara"), THREAD];
    let words = told(ada.slash("play", &wanted)).await;
    let both = "without: Create Public Threads and Send Messages in Threads.";
    assert!(words.starts_with("I can't open a thread here") && words.contains(both), "{words}");
    let german = Language::German.say(&bot::may_create_threads());
    let words = told(ben.slash("play", &wanted)).await;
    assert!(words.contains(&german), "{words}");
    let words = told(owner.slash("table thread", &[("on", "true")])).await;
    assert!(words.starts_with(&english(&bot::threads_on())) && words.contains(both), "{words}");
    // Without a thread nothing is missing.
    lobby(&harness, &ada, &[("game", "vaalbara"), ("thread", "false")]).await;
    general.forbid_bot(Permissions::CREATE_PUBLIC_THREADS | Permissions::ATTACH_FILES);
    let words = told(ada.slash("play", &wanted)).await;
    let all = "I can't run a game here without: Attach Files and Create Public Threads.";
    assert!(words.starts_with(all), "{words}");
    general.allow_all();
    // What is missing later is told to whoever wants to start.
    let opened = lobby(&harness, &owner, &wanted).await;
    told(ben.click_on(opened.id(), "Join")).await;
    general.forbid_bot(Permissions::CREATE_PUBLIC_THREADS);
    let start = || ben.click_on(opened.id(), "Start").ok();
    let refused = harness.standin.until("a lobby that is ready", start).await;
    let refused = private_answer(&harness, &ben, &refused).await;
    assert!(refused.text().contains(&german), "{}", refused.text());
    general.allow_all();
    starts(&harness, &owner, &opened).await;
    thread_of(&harness, &owner, &opened).await.shows("Waiting for").await;
    harness.stop().await;
}

/// The last one to join a rematch starts it, and no one can be told that a thread can't be made.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_can_not_be_made_is_made_later() {
    let harness = Harness::new("threads-later").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let general = harness.standin.channel("general");
    let opened = lobby(&harness, &ada, &[("game", "vaalbara"), THREAD]).await;
    told(ben.click_on(opened.id(), "Join")).await;
    all_said(&harness).await;
    let held = harness.standin.hold(&Method::POST, "/threads");
    starts(&harness, &ada, &opened).await;
    harness.standin.until("a thread to be asked for", || (held.waiting() == 1).then_some(())).await;
    // Meanwhile the permission goes, and the message from which the thread was to start.
    general.forbid_bot(Permissions::CREATE_PUBLIC_THREADS);
    drop(held);
    let monitor = harness.bot.monitor();
    let noticed = async || {
        let troubles = monitor.troubles().await.join("\n");
        troubles.contains("Create Public Threads").then_some(())
    };
    harness.until("the host to be told what is missing", noticed).await;
    // Who plays by direct message does not wait for it.
    let mut player = ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1);
    asked(&harness, &ada).await;
    assert!(player.answer().await);
    assert!(general.threads().is_empty());
    general.delete_message(opened.id());
    general.allow_all();
    asked(&harness, &ben).await;
    let mut player = ScriptedPlayer::new(ben.clone(), AnswersVia::Message, 2);
    assert!(player.answer().await);
    let made = || general.threads().pop();
    let thread = harness.standin.until("a thread", made).await;
    thread.shows("Waiting for").await;
    assert_ne!(thread.id, opened.id(), "its lobby was said once more");
    ada.sees_text(&english(&bot::lobby_begun_in(&mention(&thread)))).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_that_was_put_away_is_opened_when_play_goes_on() {
    let harness = Harness::new("threads-archived").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let thread = begin(&harness, &[ada.clone(), ben.clone()], "vaalbara").await;
    asked(&harness, &ada).await;
    asked(&harness, &ben).await;
    all_said(&harness).await;
    thread.archive();
    assert!(place(&ada, thread.id).archived);
    // Nothing is posted: the message of the round is changed.
    assert!(ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1).answer().await);
    thread.shows("Ready: Ada.").await;
    assert!(!place(&ada, thread.id).archived);
    // A locked one is opened by moderators only.
    all_said(&harness).await;
    thread.lock();
    for person in [&ada, &ben] {
        person.in_dms().sees_text("I can't write in").await;
    }
    assert!(place(&ada, thread.id).locked);
    thread.unlock();
    ada.in_dms().sees_text(&format!("I'm back in {}", mention(&thread))).await;
    thread.shows("Waiting for Ben").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_or_its_channel_that_is_deleted_ends_its_own_tables() {
    let harness = Harness::new("threads-deleted").await;
    let [ada, ben, cleo, dan] = harness.people(["Ada", "Ben", "Cleo", "Dan"]);
    let home = harness.standin.channel("games");
    let pair = |one: &Person, other: &Person| [one.at(&home), other.at(&home)];
    let first = begin(&harness, &pair(&ada, &ben), "vaalbara").await;
    begin(&harness, &pair(&cleo, &dan), "vaalbara").await;
    asked(&harness, &cleo).await;
    all_said(&harness).await;
    first.delete();
    for person in [&ada, &ben] {
        person.in_dms().sees_text("was deleted, so the table closes").await;
    }
    let is_told =
        |person: &Person| person.dms().iter().any(|seen| seen.text().contains("was deleted"));
    assert!(!is_told(&cleo) && harness.table(TableId(2)).await.unreachable.is_none());
    home.delete();
    for person in [&cleo, &dan] {
        person.in_dms().sees_text("was deleted, so the table closes").await;
    }
    harness.pass(hours(24));
    cleo.in_dms().sees_text("is closed, because its channel was deleted").await;
    harness.stop().await;
}

/// The only game that was played here goes on in another thread than this one.
async fn goes_on_elsewhere(harness: &Harness, player: &Person, gone: &ChannelHandle) {
    assert_eq!(told(player.slash("table restore", &[])).await, english(&bot::restore_done()));
    let home = harness.standin.channel(&place(player, player.place).name);
    let find = || home.threads().into_iter().find(|thread| thread.id != gone.id);
    let thread = harness.standin.until("another thread", find).await;
    thread.shows("Waiting for").await;
    player.sees_text(&english(&bot::lobby_begun_in(&mention(&thread)))).await;
    asked(harness, player).await;
    assert!(ScriptedPlayer::new(player.clone(), AnswersVia::Message, 1).answer().await);
    thread.shows(&format!("Ready: {}.", player.name)).await;
    all_said(harness).await;
    assert_eq!(home.threads().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_whose_thread_was_deleted_goes_on_in_another_one() {
    let harness = Harness::new("threads-replaced").await;
    let [ada, ben, cleo, dan] = harness.people(["Ada", "Ben", "Cleo", "Dan"]);
    let [first, second] = ["games", "more-games"].map(|name| harness.standin.channel(name));
    let at = |there: &ChannelHandle, people: [&Person; 2]| people.map(|person| person.at(there));
    // The one is deleted while the game goes on, and the other once it is closed.
    let deleted = begin(&harness, &at(&first, [&ada, &ben]), "vaalbara").await;
    let closed = begin(&harness, &at(&second, [&cleo, &dan]), "vaalbara").await;
    all_said(&harness).await;
    deleted.delete();
    ada.in_dms().sees_text("was deleted, so the table closes").await;
    let there = cleo.at(&second);
    let sure = there.slash("table cancel", &[]).expect("a command").answer().await;
    told(there.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    all_said(&harness).await;
    closed.delete();
    harness.pass(hours(24));
    ada.in_dms().sees_text("is closed, because its channel was deleted").await;
    goes_on_elsewhere(&harness, &ada.at(&first), &deleted).await;
    goes_on_elsewhere(&harness, &there, &closed).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_of_which_no_answer_came_is_found_although_its_lobby_was_deleted() {
    let harness = Harness::new("threads-found").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let general = harness.standin.channel("general");
    let opened = lobby(&harness, &ada, &[("game", "vaalbara"), THREAD]).await;
    told(ben.click_on(opened.id(), "Join")).await;
    all_said(&harness).await;
    harness.standin.fail(&Method::POST, "/threads", Fault::AnswerLost, 1);
    let first = harness.standin.hold_next(&Method::POST, "/threads");
    starts(&harness, &ada, &opened).await;
    harness
        .standin
        .until("a thread to be asked for", || (first.waiting() == 1).then_some(()))
        .await;
    let second = harness.standin.hold_next(&Method::POST, "/threads");
    drop(first);
    harness
        .standin
        .until("it to be asked for again", || (second.waiting() == 1).then_some(()))
        .await;
    general.delete_message(opened.id());
    drop(second);
    let made = || general.threads().pop();
    let thread = harness.standin.until("a thread", made).await;
    thread.shows("Waiting for").await;
    assert_eq!((thread.id, general.threads().len()), (opened.id(), 1));
    // The lobby is said once more, and leads there.
    ada.sees_text(&english(&bot::lobby_begun_in(&mention(&thread)))).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presses_count_in_the_thread_and_in_its_channel_and_nowhere_else() {
    let harness = Harness::new("threads-presses").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let thread = begin(&harness, &[ada.clone(), ben.clone()], "vaalbara").await;
    let elsewhere = harness.standin.channel("elsewhere");
    let id = format!("p1.bo.{}", harness.key(TableId(1)).await);
    for (there, counts) in
        [(ada.clone(), true), (ada.at(&thread), true), (ada.at(&elsewhere), false)]
    {
        let message = planted(&harness, &there, &id, false).await;
        let answer = there.click_on(message, &id).expect("a button").answer().await;
        assert_eq!(answer.pictures().count(), usize::from(counts), "{}", answer.text());
        let refused = answer.text() == english(&Refusal::OldButton.message());
        assert_eq!(refused, !counts, "{}", answer.text());
    }
    harness.stop().await;
}
