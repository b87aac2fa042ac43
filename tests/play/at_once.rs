//! Several presses in the same moment: no one gets into anyone's way, nothing is counted twice.

use super::harness::Harness;
use super::seated::{
    begun, decide, enabled, has, my_move, open_choice, press, pressed, with_button,
};
use pangaea_engine::seat::Seat;
use pangaea_keeper::entries;
use pangaea_table::{TableId, TableKey, agrees};
use scripted_players::offers;
use standin::{Act, Id, Person, Seen};

/// Opens the question by direct message and picks something, so that only the confirmation is
/// missing.
async fn ready(harness: &Harness, person: &Person, id: TableId, seat: Seat, question: u32) -> Id {
    let (there, key) = (person.in_dms(), harness.key(id).await);
    let suggest = press("su", key, seat, question);
    let panel = with_button(harness, &there, &suggest).await;
    there.click_on(panel, &suggest).expect("a button").answer().await;
    enabled(harness, &there, panel, &press("cf", key, seat, question)).await;
    panel
}

/// How often a seat has acted.
async fn actions(harness: &Harness, id: TableId, seat: Seat) -> usize {
    let log = harness.log(id).await;
    log.iter().filter(|row| row.kind == "action" && row.seat == Some(seat.0)).count()
}

/// All answers came, each with words.
async fn all_answered(acts: Vec<Act>) {
    for act in acts {
        assert!(!act.answer().await.text().is_empty());
    }
}

/// Waits until a question is answered: on a slow machine the answer to a press is a promise.
async fn given(harness: &Harness, id: TableId, seat: Seat, question: u32) {
    let given = async || {
        let open = harness.table(id).await.open(seat);
        open.is_none_or(|open| open.number != question || open.answered).then_some(())
    };
    harness.until(&format!("an answer to question {question} of {seat}"), given).await;
}

/// Snapshot and log tell the same game.
async fn is_sound(harness: &Harness, id: TableId) {
    let log = harness.log(id).await;
    let table = harness.table(id).await;
    let log = entries(table.terms.game, &log).expect("sound entries");
    agrees(&log, table.progress().expect("a game")).expect("the same game");
}

/// How two presses coincide.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// Two people confirm.
    Two,
    /// One of them twice.
    Double,
    /// One of them in two places.
    Places,
}

/// Plays on until everyone is asked at once, or the game is over.
async fn all_asked(harness: &Harness, id: TableId, people: &[Person]) -> Option<Vec<(Seat, u32)>> {
    let key = harness.key(id).await;
    loop {
        let asked = harness.questions(id, people).await;
        if asked.len() == people.len() {
            return Some(asked.into_iter().map(|(_, seat, question)| (seat, question)).collect());
        }
        let (person, seat, question) = *asked.first()?;
        let about = |letters: &str| press(letters, key, seat, question);
        let there = person.in_dms();
        let panel = with_button(harness, &there, &about("su")).await;
        decide(harness, &there, panel, about).await;
    }
}

async fn press_at_once(
    harness: &Harness,
    id: TableId,
    people: &[Person],
    asked: &[(Seat, u32)],
    way: Way,
) {
    let (mut panels, mut before) = (Vec::new(), Vec::new());
    let key = harness.key(id).await;
    for (person, (seat, question)) in people.iter().zip(asked) {
        panels.push(ready(harness, person, id, *seat, *question).await);
        before.push(actions(harness, id, *seat).await);
    }
    let confirm = |index: usize| {
        let (seat, question) = asked[index];
        let button = press("cf", key, seat, question);
        pressed(&people[index].in_dms(), panels[index], &button).expect("a button")
    };
    let acts = match way {
        Way::Two => vec![confirm(0), confirm(1)],
        Way::Double => vec![confirm(0), confirm(0), confirm(1)],
        Way::Places => {
            let opened = my_move(harness, &people[0], id).await;
            let (seat, question) = asked[0];
            let button = press("cf", key, seat, question);
            enabled(harness, &people[0], opened.id(), &button).await;
            let there = pressed(&people[0], opened.id(), &button).expect("a button");
            vec![there, confirm(0), confirm(1)]
        }
    };
    all_answered(acts).await;
    for (index, (seat, question)) in asked.iter().enumerate() {
        given(harness, id, *seat, *question).await;
        let now = actions(harness, id, *seat).await;
        assert_eq!(now, before[index] + 1, "{way:?}: {seat} has acted once");
        let open = harness.table(id).await.open(*seat);
        assert!(open.is_none_or(|open| open.answered || open.number > *question));
    }
    is_sound(harness, id).await;
}

/// Plays through so many moments in which everyone is asked; the game must have as many.
async fn press_together(game: &str, play: &[(&str, &str)], moments: usize) {
    let harness = Harness::new(&format!("at-once-{game}")).await;
    let people = harness.people(["Ada", "Ben"]);
    let [ada, ben] = &people;
    let play = [&[("game", game)], play].concat();
    let id = begun(&harness, ada, &play, &[ben], 1).await;
    for moment in 0..moments {
        let asked = all_asked(&harness, id, &people).await;
        let asked = asked.unwrap_or_else(|| panic!("only {moment} moments"));
        let way = [Way::Two, Way::Double, Way::Places][moment % 3];
        press_at_once(&harness, id, &people, &asked, way).await;
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_choices_in_one_moment_both_count_in_vaalbara() {
    // As many as a game has rounds.
    press_together("vaalbara", &[], 9).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_choices_in_one_moment_both_count_in_tectonic_tribes() {
    // The basic game may be over after five rounds, as soon as someone has played all tribe cards.
    press_together("tectonic-tribes", &[("variant", "advanced")], 9).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twenty_tables_play_side_by_side() {
    const TABLES: usize = 20;
    let harness = Harness::new("at-once-tables").await;
    let people = harness.people(["Ada", "Ben"]);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let place = harness.standin.channel(&format!("table-{number}"));
        let there = people.each_ref().map(|person| person.at(&place));
        let id = begun(&harness, &there[0], &[("game", "vaalbara")], &[&there[1]], 1).await;
        tables.push((id, there));
    }
    let mut suggested = Vec::new();
    let mut panels = Vec::new();
    for (id, there) in &tables {
        let key = harness.key(*id).await;
        for person in there {
            let (seat, question) = harness.asked(*id, person).await.expect("a first choice");
            let suggest = press("su", key, seat, question);
            let dms = person.in_dms();
            let panel = with_button(&harness, &dms, &suggest).await;
            panels.push((key, dms, panel, seat, question));
        }
    }
    for (key, dms, panel, seat, question) in &panels {
        let suggest = press("su", *key, *seat, *question);
        suggested.push(dms.click_on(*panel, &suggest).expect("a button"));
    }
    all_answered(suggested).await;
    for (key, dms, panel, seat, question) in &panels {
        enabled(&harness, dms, *panel, &press("cf", *key, *seat, *question)).await;
    }
    let confirm = |(key, dms, panel, seat, question): &(TableKey, Person, Id, Seat, u32)| {
        pressed(dms, *panel, &press("cf", *key, *seat, *question)).expect("a button")
    };
    all_answered(panels.iter().map(confirm).collect()).await;
    for (TableKey { id, .. }, _, _, seat, question) in &panels {
        given(&harness, *id, *seat, *question).await;
        assert_eq!(actions(&harness, *id, *seat).await, 1, "table {id}, {seat}");
        is_sound(&harness, *id).await;
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_moves_to_the_answer_of_what_was_typed() {
    let harness = Harness::new("at-once-panels").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let id = begun(&harness, &ada, &[("game", "vaalbara")], &[&ben], 0).await;
    let (seat, question) = harness.asked(id, &ada).await.expect("a first choice");
    let (dms, key) = (ada.in_dms(), harness.key(id).await);
    let suggest = press("su", key, seat, question);
    let asked = with_button(&harness, &dms, &suggest).await;
    let shown = |id: Id| dms.sees().into_iter().find(|seen| seen.id() == id);
    let first = shown(asked).expect("the panel");
    let hand = offers(&first);
    // What is typed is answered with a panel of its own.
    dms.say(&hand.last().expect("a character").label).expect("a message");
    let newest = || dms.sees().iter().rev().find(|seen| has(seen, &suggest)).map(Seen::id);
    let typed =
        harness.standin.until("a second panel", || newest().filter(|id| *id != asked)).await;
    // Another character, picked at the second panel.
    hand[0].pick(&dms, typed).expect("a choice").answer().await;
    let confirm = press("cf", key, seat, question);
    let next = || {
        let shown = shown(typed)?;
        let ready = open_choice(&shown).is_none() && has(&shown, &confirm);
        if ready { Some(None) } else { open_choice(&shown).map(Some) }
    };
    while let Some(offer) = harness.standin.until("a complete choice", next).await {
        offer.pick(&dms, typed).expect("a choice").answer().await;
    }
    enabled(&harness, &dms, typed, &confirm).await;
    pressed(&dms, typed, &confirm).expect("a button").answer().await;
    let text = |id: Id| shown(id).map(|seen| seen.text());
    let given = || text(typed).filter(|text| text.contains("You can change this"));
    harness.standin.until("the answer to be given", given).await;
    let gone = || shown(asked).is_none().then_some(());
    harness.standin.until("one question and not two", gone).await;
    harness.stop().await;
}
