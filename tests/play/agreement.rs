//! Words and picture of a message are of the same moment: every message of whole games is followed
//! through the stand-in and held against the table as it was after each entry of its log.

use super::harness::Harness;
use super::hosting::{asked, choose};
use super::seated::{all_said, begun};
use pangaea_keeper::entries;
use pangaea_table::{BareTable, Details, Entry, Slot, StageKind, Table, TableId};
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use serde_json::Value;
use standin::record::RecordedRequest;
use standin::{Method, Person};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A message as someone sees it: its words, the description of its picture, and the file's size.
type MessageLook = (String, Option<String>, u64);

fn look(message: &Value) -> MessageLook {
    let text = message["content"].as_str().unwrap_or_default().to_owned();
    let picture = &message["attachments"][0];
    let description = picture["description"].as_str().map(str::to_owned);
    (text, description, picture["size"].as_u64().unwrap_or_default())
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

/// What a table said of its rounds at each moment of its game, with the picture's description.
fn moments(table: &Table, log: &[Entry]) -> HashSet<(String, Option<String>)> {
    let people: Vec<_> =
        table.seats.iter().map(|seat| seat.guest().map(|guest| guest.person)).collect();
    let game = table.terms.game;
    let mut drawn: HashMap<u64, String> = HashMap::new();
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
            let description = notice.sketch.map(|sketch| {
                let known = drawn.entry(sketch.moment());
                known.or_insert_with(|| sketch.draw().description).clone()
            });
            all.insert((notice.text, description));
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
        let now = look(message);
        let heading = now.0.lines().next().unwrap_or_default();
        if !(heading.contains("· Round ") || heading.contains("· Setup")) {
            continue;
        }
        let pair = (now.0.clone(), now.1.clone());
        let is_of_one_moment = moments.contains(&pair);
        let says_so = now.0.ends_with("**Board** shows it as it is now.");
        assert!(is_of_one_moment || says_so, "{:?}\n{}", now.1, now.0);
        looks += 1;
        let message = message["id"].as_str().expect("an id").to_owned();
        let before = rounds.insert(message, now.clone());
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

async fn whole_game(game: &str) {
    let harness = Harness::new(&format!("agreement-{game}")).await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    cleo.close_dms();
    let id = begun(&harness, &ada, &[("game", game)], &[&ben, &cleo], 1).await;
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
    for person in [&ada, &ben] {
        private_place_tells(person);
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
    all.map(|(_, message)| look(message).0).collect()
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
