//! Words and picture of a message are of the same moment: every message of whole games is followed
//! through the stand-in and held against the table as it was after each entry of its log.

use super::harness::Harness;
use super::hosting::{again, asked, choose};
use super::panels::shown;
use super::seated::{all_said, begun, lobby};
use pangaea_engine::seat::Seat;
use pangaea_keeper::entries;
use pangaea_table::{BareTable, Details, Entry, Slot, StageKind, Table, TableId, UserId};
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use serde_json::Value;
use standin::record::{RecordedRequest, sum};
use standin::{Method, Person, Seen};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A message as someone sees it: its words, the description of its picture, and the picture itself,
/// as the sum of its file.
type MessageLook = (String, Option<String>, Option<u64>);

fn words(message: &Value) -> String {
    message["content"].as_str().unwrap_or_default().to_owned()
}

/// A message after a request; where that brought no file, it keeps the picture that it had.
fn look(request: &RecordedRequest, message: &Value, before: Option<&MessageLook>) -> MessageLook {
    let picture = &message["attachments"][0];
    let description = picture["description"].as_str().map(str::to_owned);
    let kept = before.and_then(|(.., sum)| *sum).filter(|_| picture.is_object());
    (words(message), description, request.files.first().map(|file| file.sum).or(kept))
}

/// Everything that was posted or changed in a channel, in order, with the message afterwards.
fn written<'a>(
    requests: &'a [RecordedRequest],
    channel: &str,
) -> impl Iterator<Item = (&'a RecordedRequest, &'a Value)> {
    let path = format!("/channels/{channel}/messages");
    requests.iter().filter_map(move |request| {
        let writes = matches!(request.method.as_str(), "POST" | "PATCH");
        let there = request.path.contains(&path) && request.status < 300;
        let message = request.resp.as_ref()?;
        (writes && there && message["content"].is_string()).then_some((request, message))
    })
}

/// What a table said of its rounds at each moment of its game, with the picture.
fn moments(table: &Table, log: &[Entry]) -> HashSet<MessageLook> {
    let people: Vec<_> =
        table.seats.iter().map(|seat| seat.guest().map(|guest| guest.person)).collect();
    let game = table.terms.game;
    let mut drawn: HashMap<u64, (String, u64)> = HashMap::new();
    let mut all = HashSet::new();
    for end in 1..=log.len() {
        let details = Details::read(game, &table.details()).expect("what was written");
        let stage = StageKind::Playing;
        let bare = BareTable { game, stage, people: &people, log: &log[..end], now: 0 };
        let mut then = bare.rebuilt(Some(details), false).expect("a table");
        (then.id, then.channel, then.server) = (table.id, table.channel, table.server);
        let last = then.progress().expect("a game").round();
        for round in last.saturating_sub(2)..=last {
            let Some(notice) = then.notice(Slot::Round(round)) else { continue };
            let picture = notice.sketch.map(|sketch| {
                let known = drawn.entry(sketch.moment());
                let draw = || {
                    let picture = sketch.draw();
                    (picture.description, sum(&picture.png))
                };
                known.or_insert_with(draw).clone()
            });
            let (description, sum) = picture.unzip();
            all.insert((notice.text, description, sum));
        }
    }
    all
}

/// Every message of a round had words and picture of one moment, whenever anyone looked.
async fn channel_agrees(harness: &Harness, id: TableId, requests: &[RecordedRequest]) {
    let table = harness.table(id).await;
    let log = entries(table.terms.game, &harness.log(id).await).expect("sound entries");
    let moments = moments(&table, &log);
    let mut rounds: BTreeMap<String, MessageLook> = BTreeMap::new();
    let (mut looks, mut redrawn) = (0, 0);
    for (request, message) in written(requests, &table.channel.to_string()) {
        let heading = words(message);
        let heading = heading.lines().next().unwrap_or_default();
        if !(heading.contains("· Round ") || heading.contains("· Setup")) {
            continue;
        }
        let id = message["id"].as_str().expect("an id").to_owned();
        let now = look(request, message, rounds.get(&id));
        let is_of_one_moment = moments.contains(&now);
        let says_so = now.0.ends_with("**Board** shows it as it is now.");
        assert!(is_of_one_moment || says_so, "{:?}\n{}", now.1, now.0);
        looks += 1;
        let before = rounds.insert(id, now.clone());
        if let Some(before) = before.filter(|_| !request.files.is_empty()) {
            redrawn += 1;
            assert_ne!((before.1, before.2), (now.1, now.2), "drawn again for nothing: {}", now.0);
        }
    }
    assert!(looks > 20 && redrawn > 10, "{looks} looks, {redrawn} drawn again");
}

/// Answered turns are one line with one picture and nothing to press; the end comes once.
fn private_place_tells(person: &Person) {
    let seen = person.dms();
    let answered: Vec<_> = seen.iter().filter(|seen| seen.text().starts_with('✓')).collect();
    assert!(answered.len() > 5, "{} has answered {}", person.name, answered.len());
    for seen in &answered {
        assert_eq!(seen.text().lines().count(), 1, "{}", seen.text());
        assert_eq!(seen.pictures().count(), 1, "{}", seen.text());
        assert_eq!(seen.parts().count(), 0, "{}", seen.text());
    }
    let ends: Vec<_> =
        seen.iter().filter(|seen| seen.text().lines().next().is_some_and(is_end)).collect();
    let [end] = ends[..] else { panic!("{} gets {} ends", person.name, ends.len()) };
    let text = end.text();
    assert!(text.contains("You win") || text.contains("You came "), "{text}");
    assert_eq!((end.pictures().count(), end.parts().count()), (1, 0), "{text}");
    assert_eq!(seen.last().map(standin::Seen::id), Some(end.id()), "nothing comes after the end");
}

fn is_end(heading: &str) -> bool {
    heading.ends_with("· the end")
}

/// A message of a table says and shows what the table has for it.
async fn is_as_noted(harness: &Harness, id: TableId, slot: Slot, seen: &Seen) {
    let notice = harness.table(id).await.notice(slot).expect("something to say");
    assert_eq!(seen.text(), notice.text);
    if let Some(sketch) = notice.sketch {
        let picture = sketch.draw();
        let expected = (picture.description, Some(picture.png));
        assert_eq!(shown(harness, seen), expected, "{}", notice.text);
    }
}

/// Opens a lobby and lets people join; the lobby is looked at after each change.
async fn seated(harness: &Harness, game: &str, people: [&Person; 3]) -> TableId {
    let [ada, ben, cleo] = people;
    let id = lobby(harness, ada, &[("game", game)], &[], 0).await;
    let message = ada.sees_text("a table is open").await;
    let steps: [(&Person, &str); 4] =
        [(ada, ""), (ben, "Join"), (cleo, "Join"), (ada, "Add computer player")];
    for (person, button) in steps {
        if !button.is_empty() {
            person.click(button).expect("a lobby").answer().await;
        }
        all_said(harness).await;
        is_as_noted(harness, id, Slot::Lobby, &again(ada, &message)).await;
    }
    ada.clicks("Start").await.answer().await;
    all_said(harness).await;
    is_as_noted(harness, id, Slot::Lobby, &again(ada, &message)).await;
    id
}

/// Those who are pinged at the end are told which place is theirs.
async fn tells_the_place(harness: &Harness, id: TableId, person: &Person, end: &Seen) {
    let table = harness.table(id).await;
    let seat = table.seat_of(UserId(person.id.0)).expect("a seat");
    let outcome = table.progress().and_then(|progress| progress.game().outcome());
    let outcome = outcome.expect("an outcome");
    let points = outcome.scores[seat];
    let is_better =
        |(other, score): &(Seat, &i64)| outcome.winners.contains(*other) || **score > points;
    let before = outcome.scores.iter().filter(is_better).count();
    let place = if outcome.winners.contains(seat) { 0 } else { before };
    let place = ["win", "second", "third", "fourth"][place];
    let text = end.text();
    let line = text.lines().find(|line| line.starts_with(&person.mention()));
    let line = line.unwrap_or_else(|| panic!("{} isn't told: {text}", person.name));
    assert!(line.contains(place) && line.contains(&points.to_string()), "{place}: {line}");
}

async fn whole_game(game: &str) {
    let harness = Harness::new(&format!("agreement-{game}")).await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    cleo.close_dms();
    let id = seated(&harness, game, [&ada, &ben, &cleo]).await;
    let mut players = [
        ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1),
        ScriptedPlayer::new(ben.clone(), AnswersVia::Message, 2),
        ScriptedPlayer::new(cleo.clone(), AnswersVia::MyMove, 3),
    ];
    let end = play_to_the_end(&mut players).await;
    assert_eq!(end.buttons(), ["Rematch", "Game log", "Board"]);
    all_said(&harness).await;
    let requests = harness.standin.requests();
    channel_agrees(&harness, id, &requests).await;
    is_as_noted(&harness, id, Slot::Final, &again(&ada, &end)).await;
    tells_the_place(&harness, id, &cleo, &again(&cleo, &end)).await;
    for person in [&ada, &ben] {
        private_place_tells(person);
        let last = person.dms().pop().expect("the end");
        is_as_noted(&harness, id, Slot::End(UserId(person.id.0)), &last).await;
        assert!(!end.text().contains(&person.id.to_string()), "who gets a DM isn't pinged");
    }
    let called = cleo.sees().into_iter().filter(|seen| seen.pings_you).map(|seen| seen.id());
    assert_eq!(called.collect::<Vec<_>>(), [end.id()], "who gets none is");
    harness.stop().await;
}

/// The edits of a channel's messages, each with its words.
fn edits(harness: &Harness, channel: &str) -> Vec<String> {
    let requests = harness.standin.requests();
    let all = written(&requests, channel).filter(|(request, _)| request.method == "PATCH");
    all.map(|(_, message)| words(message)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_changes_within_a_moment_are_one_edit() {
    let harness = Harness::new("agreement-edits").await;
    let people = harness.people(["Ada", "Ben", "Cleo", "Dan", "Eve"]);
    let others: Vec<&Person> = people[1..].iter().collect();
    begun(&harness, &people[0], &[("game", "vaalbara")], &others, 0).await;
    all_said(&harness).await;
    let channel = people[0].place.to_string();
    let before = edits(&harness, &channel).len();
    let path = format!("/channels/{channel}/messages");
    let held = harness.standin.hold(&Method::PATCH, &path);
    for person in &people[..4] {
        let open = asked(&harness, person).await;
        choose(&person.in_dms(), &open, 0).await;
        // The first edit is on its way while the others choose.
        harness.standin.until("an edit", || (held.waiting() > 0).then_some(())).await;
    }
    drop(held);
    all_said(&harness).await;
    let said = edits(&harness, &channel).split_off(before);
    assert_eq!(said.len(), 2, "{said:#?}");
    assert!(said[0].contains("Ready: Ada.") && said[1].contains("Ada, Ben, Cleo and Dan"));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_and_pictures_of_tectonic_tribes_are_of_one_moment() {
    whole_game("tectonic-tribes").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_and_pictures_of_vaalbara_are_of_one_moment() {
    whole_game("vaalbara").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_and_pictures_of_the_little_prince_are_of_one_moment() {
    whole_game("little-prince").await;
}
