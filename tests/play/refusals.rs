//! Every refusal is private, friendly, and changes nothing.

use super::harness::{Harness, english};
use super::hosting::line_value;
use super::listening::Listening;
use super::seated::{
    all_said, begun, enabled, lobby, my_move, planted, press, pressed, with_button,
};
use pangaea_engine::seat::Seat;
use pangaea_store::{Commit, SeatRow, Texts};
use pangaea_table::{Refusal, TableId, base36};
use pangaea_text::{Language, bot};
use scripted_players::{AnswersVia, ScriptedPlayer};
use standin::{Act, CannotDo, Id, Person};

/// What a refusal says.
fn words(refusal: &Refusal) -> String {
    Language::English.say(&refusal.message())
}

/// Carries an act out that must be refused with these words.
async fn says(harness: &Harness, id: TableId, act: impl Future<Output = Act>, wanted: &str) {
    let before = harness.table(id).await;
    let answer = act.await.answer().await;
    assert!(answer.only_for_you, "everybody sees {:?}", answer.text());
    assert!(answer.text().contains(wanted), "{:?} is not {wanted:?}", answer.text());
    assert_eq!(*harness.table(id).await, *before, "{wanted:?} changed something");
}

async fn refuses(
    harness: &Harness,
    id: TableId,
    act: impl Future<Output = Act>,
    refusal: &Refusal,
) {
    says(harness, id, act, &words(refusal)).await;
}

/// Does something, but not before it is awaited.
#[allow(clippy::unused_async)]
async fn done(act: impl FnOnce() -> Result<Act, CannotDo>) -> Act {
    act().expect("something a client can do")
}

/// Presses a button with any id, as a client could that does not keep to what it is shown.
async fn forged(harness: &Harness, person: &Person, id: &str) -> Act {
    let message = planted(harness, person, id, false).await;
    person.click_on(message, id).expect("a button")
}

/// The same with a menu.
async fn forged_pick(harness: &Harness, person: &Person, id: &str, value: &str) -> Act {
    let message = planted(harness, person, id, true).await;
    person.pick_on(message, id, &[value]).expect("a menu")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_no_table_is_nothing_is_refused_rudely() {
    let harness = Harness::new("refusals-none").await;
    let [ada] = harness.people(["Ada"]);
    for command in ["hand", "board", "leave", "undo", "table cancel"] {
        let answer = ada.slash(command, &[]).expect("a command").answer().await;
        assert_eq!(answer.text(), words(&Refusal::NoTable), "/{command}");
        assert!(answer.only_for_you);
    }
    for (id, refusal) in [
        ("p1.my.zz", Refusal::NoTable),
        ("p1.st.zz", Refusal::NoTable),
        ("p1.cf.zz.0.1.0", Refusal::NoTable),
        ("p1.my", Refusal::OldButton),
        ("p0.my.1", Refusal::OldButton),
        ("💥", Refusal::OldButton),
        ("p1.td.1.0.1", Refusal::OldButton),
    ] {
        let answer = forged(&harness, &ada, id).await.answer().await;
        assert_eq!(answer.text(), words(&refusal), "{id}");
        assert!(answer.only_for_you);
    }
    // After the last page that a number can name comes the first.
    let last = format!("p1.cd.0.{}", base36(u64::MAX));
    let cards = forged(&harness, &ada, &last).await.answer().await;
    assert!(cards.pictures().next().is_some(), "{}", cards.text());
    let next = cards.parts().find_map(|part| part.custom_id.as_deref());
    assert_eq!(next, Some("p1.cd.0.0"));
    let answer = forged(&harness, &ada, &last.replace("cd", "pa")).await.answer().await;
    assert_eq!(answer.text(), words(&Refusal::OldButton));
    for id in ["p1.sk", "p1.so", "p1.sr", "p1.wh"] {
        let answer = forged_pick(&harness, &ada, id, "?").await.answer().await;
        assert_eq!(answer.text(), words(&Refusal::OldButton), "{id}");
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_refuses_what_does_not_fit() {
    let harness = Harness::new("refusals-lobby").await;
    let [ada, ben, dan] = harness.people(["Ada", "Ben", "Dan"]);
    let id = lobby(
        &harness,
        &ada,
        &[("game", "little-prince"), ("variant", "hidden_characters")],
        &[],
        0,
    )
    .await;
    let harness = &harness;
    let key = harness.key(id).await;
    let seats = Refusal::Seats { seats: 1, least: 2, most: 5 };
    // Buttons that were sent before *Start* was grey.
    let start = format!("p1.st.{key}");
    refuses(harness, id, forged(harness, &ada, &start), &seats).await;
    refuses(harness, id, forged(harness, &dan, &start), &Refusal::JoinFirst).await;
    refuses(harness, id, done(|| ada.click("Join")), &Refusal::Seated).await;
    for button in ["Add computer player", "Options"] {
        refuses(harness, id, done(|| dan.click(button)), &Refusal::JoinFirst).await;
    }
    refuses(harness, id, done(|| dan.click("Leave")), &Refusal::NotSeated).await;
    for command in ["hand", "board", "undo"] {
        refuses(harness, id, done(|| ada.slash(command, &[])), &Refusal::NotBegun).await;
    }
    refuses(harness, id, done(|| dan.slash("leave", &[])), &Refusal::NotSeated).await;
    let host = || Refusal::NotHost(Some("Ada".to_owned()));
    refuses(harness, id, done(|| dan.slash("table cancel", &[])), &host()).await;
    ben.click("Join").expect("a lobby").answer().await;
    says(harness, id, forged(harness, &ada, &start), "needs at least").await;
    let options = ben.click("Options").expect("a button").answer().await;
    let agreed = format!("p1.ag.{key}");
    refuses(harness, id, done(|| ben.pick_on(options.id(), &agreed, &[])), &host()).await;
    let hours = format!("p1.mt.{key}");
    refuses(harness, id, done(|| ben.pick_on(options.id(), &hours, &["4"])), &host()).await;
    let colours = format!("p1.co.{key}");
    let own = ada.click("Options").expect("a button").answer().await;
    let second = line_value(&own, &colours, 1);
    ada.pick_on(own.id(), &colours, &[&second]).expect("a menu").answer().await;
    let same = done(|| ben.pick_on(options.id(), &colours, &[&second]));
    refuses(harness, id, same, &Refusal::ColourTaken).await;
    let computers = format!("p1.cp.{key}");
    refuses(harness, id, forged_pick(harness, &ada, &computers, "0"), &Refusal::NoSeat).await;
    for _ in 0..3 {
        ada.click("Add computer player").expect("a lobby").answer().await;
    }
    refuses(harness, id, done(|| ada.click("Add computer player")), &Refusal::NoFreeSeat(5)).await;
    refuses(harness, id, done(|| dan.click("Join")), &Refusal::Full(5)).await;
    says(harness, id, done(|| dan.slash("play", &[("game", "vaalbara")])), "already has a table")
        .await;
    ada.clicks("Start").await.answer().await;
    let late = done(|| ben.pick_on(options.id(), &colours, &[&line_value(&options, &colours, 2)]));
    refuses(harness, id, late, &Refusal::Begun).await;
    let join = format!("p1.jo.{key}");
    refuses(harness, id, forged(harness, &dan, &join), &Refusal::Begun).await;
    let rematch = format!("p1.re.{key}");
    refuses(harness, id, forged(harness, &ada, &rematch), &Refusal::Begun).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_refuses_what_does_not_fit() {
    let harness = Harness::new("refusals-game").await;
    let [ada, ben, dan, owner] = harness.people(["Ada", "Ben", "Dan", "Owner"]);
    let id = begun(&harness, &ada, &[("game", "vaalbara")], &[&ben], 1).await;
    let harness = &harness;
    let key = harness.key(id).await;
    let (seat, question) = harness.asked(id, &ada).await.expect("a first choice");
    let confirm = format!("{}.0", press("cf", key, seat, question));
    let suggest = press("su", key, seat, question);
    with_button(harness, &ada.in_dms(), &suggest).await;
    for other in [&ben, &dan, &owner] {
        let not_yours = || Refusal::NotYourSeat("Ada".to_owned());
        refuses(harness, id, forged(harness, other, &confirm), &not_yours()).await;
        refuses(harness, id, forged(harness, &other.in_dms(), &suggest), &not_yours()).await;
        let pick = format!("{}.0", press("pi", key, seat, question));
        refuses(harness, id, forged_pick(harness, other, &pick, "0"), &not_yours()).await;
    }
    refuses(harness, id, forged(harness, &ada, &confirm), &Refusal::Incomplete).await;
    let pick = format!("{}.0", press("pi", key, seat, question));
    refuses(harness, id, forged_pick(harness, &ada, &pick, "99"), &Refusal::OldButton).await;
    refuses(harness, id, forged_pick(harness, &ada, &pick, "x"), &Refusal::OldButton).await;
    let future = format!("{}.0", press("cf", key, seat, question + 5));
    refuses(harness, id, forged(harness, &ada, &future), &Refusal::OldButton).await;
    let outsider = format!("{}.0", press("cf", key, Seat(9), question));
    refuses(harness, id, forged(harness, &ada, &outsider), &Refusal::NoSeat).await;
    with_button(harness, &dan, &format!("p1.my.{key}")).await;
    for button in [bot::press_my_move(), bot::press_undo()].each_ref().map(english) {
        refuses(harness, id, done(|| dan.click(&button)), &Refusal::NotSeated).await;
    }
    refuses(harness, id, done(|| ben.click("Undo")), &Refusal::NothingToUndo).await;
    let sit = format!("p1.sd.{key}");
    refuses(harness, id, forged(harness, &dan, &sit), &Refusal::NotPaused).await;
    let late = format!("p1.mf.{key}.0");
    refuses(harness, id, forged(harness, &ben, &late), &Refusal::NotLate("Ada".to_owned())).await;
    refuses(harness, id, forged(harness, &dan, &late), &Refusal::NotSeated).await;
    let own = || ada.slash("table remove", &[("seat", "3")]);
    refuses(harness, id, done(own), &Refusal::IsComputer).await;
    let none = || owner.slash("table host", &[("seat", "9")]);
    refuses(harness, id, done(none), &Refusal::NoSeat).await;
    let host = || ben.slash("table move", &[("seat", "1")]);
    refuses(harness, id, done(host), &Refusal::NotLate("Ada".to_owned())).await;
    let not_host = || Refusal::NotHost(Some("Ada".to_owned()));
    refuses(harness, id, done(|| ben.slash("table cancel", &[])), &not_host()).await;
    let cancel = format!("p1.ca.{key}");
    refuses(harness, id, forged(harness, &ben, &cancel), &not_host()).await;
    let knows = || owner.slash("table replace", &[("seat", "1"), ("by", "Ben")]);
    refuses(harness, id, done(knows), &Refusal::Knows("Ben".to_owned())).await;
    let record = format!("p1.rc.{key}");
    says(harness, id, forged(harness, &dan, &record), &english(&bot::unfinished())).await;
    // What is said of the computer player's choice would replace a refusal.
    let chosen = async || harness.table(id).await.computers_to_move().is_empty().then_some(());
    harness.until("the computer player to choose", chosen).await;
    typed(harness, id, &ada, &press("ty", key, seat, question)).await;
    // Ada chooses, then Ben: what Ada did is done.
    for person in [&ada, &ben] {
        let (seat, question) = harness.asked(id, person).await.expect("a first choice");
        let dms = person.in_dms();
        let suggest = press("su", key, seat, question);
        let panel = with_button(harness, &dms, &suggest).await;
        dms.click_on(panel, &suggest).expect("a button").answer().await;
        let confirm = press("cf", key, seat, question);
        enabled(harness, &dms, panel, &confirm).await;
        pressed(&dms, panel, &confirm).expect("a button").answer().await;
    }
    let goes_on = async || {
        let open = harness.table(id).await.open(seat).map(|open| open.number);
        (open != Some(question)).then_some(())
    };
    harness.until("the round to go on", goes_on).await;
    let again = forged(harness, &ada, &confirm).await.answer().await;
    let polite = [Refusal::Answered, Refusal::NotAsked].map(|refusal| words(&refusal));
    assert!(polite.contains(&again.text()), "{:?}", again.text());
    says(harness, id, done(|| ben.slash("undo", &[])), ", so ").await;
    owner.slash("table cancel", &[]).expect("a command").answer().await;
    owner.click(&english(&bot::press_cancel_table())).expect("a button").answer().await;
    for command in ["hand", "undo", "leave"] {
        refuses(harness, id, done(|| ada.slash(command, &[])), &Refusal::Cancelled).await;
    }
    refuses(harness, id, forged(harness, &ada, &confirm), &Refusal::Cancelled).await;
}

/// Garbage in the small form.
async fn typed(harness: &Harness, id: TableId, person: &Person, opens: &str) {
    let dms = person.in_dms();
    let panel = with_button(harness, &dms, opens).await;
    for garbage in ["?", "M50 90 M50 90", "🦖", "0", "99999999999999999999", "' OR 1=1 --"] {
        all_said(harness).await;
        dms.click_on(panel, opens).expect("a button").modal().await;
        let sent = async { dms.submit(&[("answer", garbage)]).expect("a form") };
        let before = harness.table(id).await;
        let asked = harness.standin.requests().len();
        let answer = sent.await.answer().await;
        // On a busy machine a later change of the panel may have taken its place already.
        let said = || {
            let requests = harness.standin.requests();
            let mut texts = requests[asked..].iter().map(|request| format!("{:?}", request.json));
            texts.any(|text| text.contains("I didn't get that")).then_some(())
        };
        harness.standin.until("the refusal", said).await;
        assert_eq!(*harness.table(id).await, *before, "{garbage:?} changed something");
        assert_eq!(answer.id(), panel, "the panel is there again");
    }
}

/// Moves the card on a panel until it lies where it may not; does it?
async fn misplaced(there: &Person, panel: Id, about: impl Fn(&str) -> String) -> bool {
    let shown = |there: &Person| there.sees().into_iter().find(|seen| seen.id() == panel);
    let mut shown = shown(there).expect("the panel");
    if !shown.buttons().contains(&&*english(&bot::press_next_place())) {
        return false;
    }
    // Left, up, left, up, turned, and so on.
    for step in [0, 1, 0, 1, 4, 0, 1, 0, 1, 2, 3] {
        if !shown.buttons().contains(&&*english(&bot::press_place())) {
            return true;
        }
        let nudge = format!("{}.{step}", about("nu"));
        shown = there.click_on(panel, &nudge).expect("a button").answer().await;
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_place_that_the_rules_forbid_is_refused_in_words() {
    let harness = Harness::new("refusals-place").await;
    let people = harness.people(["Ada", "Ben"]);
    let [ada, ben] = &people;
    let id = begun(&harness, ada, &[("game", "tectonic-tribes")], &[ben], 0).await;
    let key = harness.key(id).await;
    let mut players =
        people.clone().map(|person| ScriptedPlayer::new(person, AnswersVia::Message, 9));
    loop {
        let asked = harness.questions(id, &people).await;
        let &(person, seat, question) = asked.first().expect("every place was allowed");
        let about = |letters: &str| press(letters, key, seat, question);
        let there = person.in_dms();
        let panel = with_button(&harness, &there, &about("su")).await;
        if misplaced(&there, panel, about).await {
            let shown = harness.table(id).await.panel(seat).expect("a question");
            let confirm = format!("{}.{}", about("cf"), base36(u64::from(shown.changes)));
            let pressed = forged(&harness, &there, &confirm);
            says(&harness, id, pressed, "That won't work.").await;
            // Both lead to the rule.
            let why = english(&bot::press_why());
            let refused = forged(&harness, &there, &confirm).await.answer().await;
            for message in [panel, refused.id()] {
                let rule = there.click_on(message, &why).expect("a button").answer().await;
                assert!(rule.only_for_you && rule.text().contains("**5"), "{}", rule.text());
                assert_eq!(rule.pictures().count(), 1);
            }
            break;
        }
        let player = players.iter_mut().find(|player| player.person.id == person.id);
        player.expect("one of both").answer().await;
    }
    harness.stop().await;
}

/// The code in the words about a fault of ours.
fn code(words: &str) -> String {
    let (_, rest) = words.split_once("the code ").unwrap_or_else(|| panic!("no code: {words:?}"));
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fault_of_ours_has_a_code_and_stays_with_its_table() {
    let log = Listening::begin();
    let harness = Harness::new("refusals-fault").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let other = harness.standin.channel("other");
    let broken = begun(&harness, &ada, &[("game", "vaalbara")], &[&ben], 0).await;
    let sound = begun(&harness, &ada.at(&other), &[("game", "vaalbara")], &[&ben], 0).await;
    let table = harness.table(broken).await;
    let person = |seat| table.guest(Seat(seat)).map(|guest| guest.person);
    let damage = Commit {
        index: None,
        table: broken,
        revision: table.revision + 1,
        drafts: table.drafts,
        stage: pangaea_table::StageKind::Playing,
        thread: None,
        texts: Some(Texts { details: "{\"terms\":7}".to_owned(), snapshot: None }),
        rows: Vec::new(),
        seats: [0, 1].map(|seat| SeatRow { seat, person: person(seat), draft: None }).into(),
        slots: Vec::new(),
        due: None,
        at: 0,
    };
    harness.bot.keepers().store().commit(&damage).await.expect("a store that takes anything");
    let dms = ada.in_dms();
    let suggested = async |id: TableId| {
        let (seat, question) = harness.asked(id, &ada).await.expect("a first choice");
        let key = harness.key(id).await;
        let suggest = press("su", key, seat, question);
        let panel = with_button(&harness, &dms, &suggest).await;
        let answer = dms.click_on(panel, &suggest).expect("a button").answer().await;
        (panel, press("cf", key, seat, question), answer)
    };
    let (_, _, conflict) = suggested(broken).await;
    let cause = "something else has written";
    assert!(conflict.only_for_you);
    let code = code(&conflict.text());
    assert_eq!(code.len(), 8, "{:?}", conflict.text());
    let heard = log.heard();
    let line = heard.lines().find(|line| line.contains(&code)).expect("a line in the log");
    assert!(line.contains(cause), "{line}");
    assert!(!conflict.text().contains(cause), "causes are for the host of the bot");
    // What was written there makes no sense, so the game is played again from its log.
    let rebuilt = my_move(&harness, &ada, broken).await;
    assert!(rebuilt.text().contains("Vaalbara"), "{}", rebuilt.text());
    assert!(log.heard().contains("rebuilt from its log"));
    let (panel, confirm, _) = suggested(sound).await;
    enabled(&harness, &dms, panel, &confirm).await;
    let goes_on = pressed(&dms, panel, &confirm).expect("a button").answer().await;
    assert!(goes_on.text().contains("You can change this"), "{}", goes_on.text());
    let games = ada.slash("games", &[]).expect("a command").answer().await;
    assert!(games.text().contains("Vaalbara"), "{}", games.text());
    let settings = ada.slash("settings", &[]).expect("a command").answer().await;
    let look =
        ada.pick_on(settings.id(), "p1.sk", &["high_contrast"]).expect("a menu").answer().await;
    assert!(look.text().contains("Your settings"), "{}", look.text());
    dms.say("what?").expect("a message");
    dms.sees_text("I didn't get that").await;
    harness.stop().await;
}
