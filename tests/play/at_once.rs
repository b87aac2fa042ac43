//! Several presses in the same moment: nobody gets into anybody's way, nothing is counted twice.

use super::seated::{begun, decide, enabled, has, my_move, open_menu, press, with_button};
use super::stage::Stage;
use pangaea::keeper::entries;
use pangaea::table::{TableId, agrees};
use pangaea_engine::seat::Seat;
use standin::{Act, Id, Person, Seen};

/// Opens the question by direct message and picks something, so that only the confirmation is
/// missing.
async fn ready(stage: &Stage, person: &Person, id: TableId, seat: Seat, question: u32) -> Id {
    let there = person.in_dms();
    let suggest = press("su", id, seat, question);
    let panel = with_button(stage, &there, &suggest).await;
    there.click_on(panel, &suggest).expect("a button").answer().await;
    enabled(stage, &there, panel, &press("cf", id, seat, question)).await;
    panel
}

/// How often a seat has acted.
async fn actions(stage: &Stage, id: TableId, seat: Seat) -> usize {
    let log = stage.log(id).await;
    log.iter().filter(|row| row.kind == "action" && row.seat == Some(seat.0)).count()
}

/// All answers came, each with words.
async fn all_answered(acts: Vec<Act>) {
    for act in acts {
        assert!(!act.answer().await.text().is_empty());
    }
}

/// Waits until a question is answered: on a slow machine the answer to a press is a promise.
async fn given(stage: &Stage, id: TableId, seat: Seat, question: u32) {
    while stage
        .table(id)
        .await
        .open(seat)
        .is_some_and(|open| open.number == question && !open.answered)
    {
        tokio::task::yield_now().await;
    }
}

/// Snapshot and log tell the same game.
async fn is_sound(stage: &Stage, id: TableId) {
    let log = entries(&stage.log(id).await).expect("sound entries");
    let table = stage.table(id).await;
    agrees(&log, table.progress().expect("a game")).expect("the same game");
}

/// How two presses coincide.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// Two people confirm.
    Two,
    /// One of them twice.
    Double,
    /// One of them at two doors.
    Doors,
}

/// Plays on until everybody is asked at once, or the game is over.
async fn all_asked(stage: &Stage, id: TableId, people: &[Person]) -> Option<Vec<(Seat, u32)>> {
    loop {
        stage.table(id).await.playing()?;
        let mut asked = Vec::new();
        for person in people {
            asked.extend(stage.asked(id, person).await.map(|question| (person, question)));
        }
        if asked.len() == people.len() {
            return Some(asked.into_iter().map(|(_, question)| question).collect());
        }
        let Some((person, (seat, question))) = asked.first() else {
            // The computer player thinks.
            tokio::task::yield_now().await;
            continue;
        };
        let about = |letters: &str| press(letters, id, *seat, *question);
        let there = person.in_dms();
        let panel = with_button(stage, &there, &about("su")).await;
        decide(stage, &there, panel, about).await;
    }
}

async fn press_at_once(
    stage: &Stage,
    id: TableId,
    people: &[Person],
    asked: &[(Seat, u32)],
    way: Way,
) {
    let (mut panels, mut before) = (Vec::new(), Vec::new());
    for (person, (seat, question)) in people.iter().zip(asked) {
        panels.push(ready(stage, person, id, *seat, *question).await);
        before.push(actions(stage, id, *seat).await);
    }
    let confirm = |index: usize| {
        let (seat, question) = asked[index];
        let button = press("cf", id, seat, question);
        people[index].in_dms().click_on(panels[index], &button).expect("a button")
    };
    let acts = match way {
        Way::Two => vec![confirm(0), confirm(1)],
        Way::Double => vec![confirm(0), confirm(0), confirm(1)],
        Way::Doors => {
            let opened = my_move(stage, &people[0], id).await;
            let (seat, question) = asked[0];
            let button = press("cf", id, seat, question);
            enabled(stage, &people[0], opened.id(), &button).await;
            let there = people[0].click_on(opened.id(), &button).expect("a button");
            vec![there, confirm(0), confirm(1)]
        }
    };
    all_answered(acts).await;
    for (index, (seat, question)) in asked.iter().enumerate() {
        given(stage, id, *seat, *question).await;
        let now = actions(stage, id, *seat).await;
        assert_eq!(now, before[index] + 1, "{way:?}: {seat} has acted once");
        let open = stage.table(id).await.open(*seat);
        assert!(open.is_none_or(|open| open.answered || open.number > *question));
    }
    is_sound(stage, id).await;
}

async fn whole_game(game: &str) {
    let stage = Stage::new(&format!("at-once-{game}")).await;
    let people = stage.people(["Ada", "Ben"]);
    let [ada, ben] = &people;
    let id = begun(&stage, ada, &[("game", game)], &[ben], 1).await;
    let mut times = 0;
    while let Some(asked) = all_asked(&stage, id, &people).await {
        let way = [Way::Two, Way::Double, Way::Doors][times % 3];
        press_at_once(&stage, id, &people, &asked, way).await;
        times += 1;
        if times == 9 {
            break;
        }
    }
    assert!(times >= 6, "{times} moments");
    stage.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_choices_in_one_moment_both_count_in_vaalbara() {
    whole_game("vaalbara").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_choices_in_one_moment_both_count_in_tectonic_tribes() {
    whole_game("tectonic-tribes").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twenty_tables_play_side_by_side() {
    const TABLES: usize = 20;
    let stage = Stage::new("at-once-tables").await;
    let people = stage.people(["Ada", "Ben"]);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let place = stage.standin.channel(&format!("table-{number}"));
        let there = people.each_ref().map(|person| person.at(&place));
        let id = begun(&stage, &there[0], &[("game", "vaalbara")], &[&there[1]], 1).await;
        tables.push((id, there));
    }
    let mut suggested = Vec::new();
    let mut panels = Vec::new();
    for (id, there) in &tables {
        for person in there {
            let (seat, question) = stage.asked(*id, person).await.expect("a first choice");
            let suggest = press("su", *id, seat, question);
            let dms = person.in_dms();
            let panel = with_button(&stage, &dms, &suggest).await;
            panels.push((*id, dms, panel, seat, question));
        }
    }
    for (id, dms, panel, seat, question) in &panels {
        let suggest = press("su", *id, *seat, *question);
        suggested.push(dms.click_on(*panel, &suggest).expect("a button"));
    }
    all_answered(suggested).await;
    for (id, dms, panel, seat, question) in &panels {
        enabled(&stage, dms, *panel, &press("cf", *id, *seat, *question)).await;
    }
    let confirm = |(id, dms, panel, seat, question): &(TableId, Person, Id, Seat, u32)| {
        dms.click_on(*panel, &press("cf", *id, *seat, *question)).expect("a button")
    };
    all_answered(panels.iter().map(confirm).collect()).await;
    for (id, _, _, seat, question) in &panels {
        given(&stage, *id, *seat, *question).await;
        assert_eq!(actions(&stage, *id, *seat).await, 1, "table {id}, {seat}");
        is_sound(&stage, *id).await;
    }
    stage.bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_with_two_panels_is_answered_on_both() {
    let stage = Stage::new("at-once-panels").await;
    let [ada, ben] = stage.people(["Ada", "Ben"]);
    let id = begun(&stage, &ada, &[("game", "vaalbara")], &[&ben], 0).await;
    let (seat, question) = stage.asked(id, &ada).await.expect("a first choice");
    let dms = ada.in_dms();
    let suggest = press("su", id, seat, question);
    let asked = with_button(&stage, &dms, &suggest).await;
    let shown = |id: Id| dms.sees().into_iter().find(|seen| seen.id() == id);
    let first = shown(asked).expect("the panel");
    let options = first.parts().find_map(|part| part.options.clone()).expect("a menu");
    // What is typed is answered with a panel of its own.
    dms.say(&options.last().expect("a character").label).expect("a message");
    let newest = || dms.sees().iter().rev().find(|seen| has(seen, &suggest)).map(Seen::id);
    let typed = stage.standin.until("a second panel", || newest().filter(|id| *id != asked)).await;
    // Another character, picked at the second panel.
    let menu = format!("{}.0", press("pi", id, seat, question));
    dms.pick_on(typed, &menu, &["0"]).expect("a menu").answer().await;
    let confirm = press("cf", id, seat, question);
    let next = || {
        let shown = shown(typed)?;
        let mut parts = shown.parts().filter(|part| !part.is_disabled());
        let ready = parts.any(|part| part.custom_id.as_deref() == Some(&confirm));
        if ready { Some(None) } else { open_menu(&shown).map(Some) }
    };
    while let Some(menu) = stage.standin.until("a complete choice", next).await {
        dms.pick_on(typed, &menu, &["0"]).expect("a menu").answer().await;
    }
    dms.click_on(typed, &confirm).expect("a button").answer().await;
    let text = |id: Id| shown(id).map(|seen| seen.text());
    let same = || (text(asked) == text(typed)).then_some(());
    stage.standin.until("both panels to say the same", same).await;
    assert!(text(asked).is_some_and(|text| text.contains("You can change it")));
    stage.bot.stop().await;
}
