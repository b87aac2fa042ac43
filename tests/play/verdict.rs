//! Was a game that has ended played and shown as it should be?

use super::harness::{Harness, english};
use pangaea_keeper::entries;
use pangaea_table::record::Checked;
use pangaea_table::{TableId, agrees};
use pangaea_text::bot;
use standin::model::Attachment;
use standin::{ChannelHandle, Person, Seen};
use std::collections::BTreeSet;

/// A game that has ended.
pub(crate) struct EndedGame {
    pub(crate) place: ChannelHandle,
    pub(crate) people: Vec<Person>,
    /// Those whose direct messages are closed.
    pub(crate) closed: Vec<Person>,
    /// The final message.
    pub(crate) end: Seen,
    pub(crate) seats: usize,
}

/// Checks the scores, the log, the pictures and the pings.
pub(crate) async fn is_just(harness: &Harness, game: EndedGame) {
    let id = the_log_agrees(harness, &game.place).await;
    // A ping that is answered goes; the end may be shown before.
    let store = harness.bot.keepers().store();
    let said = async || store.outbox(id).await.expect("an outbox").is_empty().then_some(());
    harness.until("the table to have said everything", said).await;
    let checked = record(&game.people[0], &game.place, &game.end).await;
    assert_eq!(checked.scores.len(), game.seats);
    for (name, score) in &checked.scores {
        let text = game.end.text();
        assert!(tells(&text, name, *score), "{name} has {score} in {text}");
    }
    let [winners, ..] = &game.end.text().lines().skip(1).map(str::to_owned).collect::<Vec<_>>()[..]
    else {
        panic!("no winners: {}", game.end.text())
    };
    assert!(checked.winners.iter().all(|name| winners.contains(name)), "{winners}");
    pictures_are_there(&game);
    only_the_closed_are_pinged(harness, &game);
}

/// The record behind the button, read and checked against the rules.
pub(crate) async fn record(person: &Person, place: &ChannelHandle, end: &Seen) -> Checked {
    let pressed = person.click_on(end.id(), &english(&bot::press_record())).expect("a button");
    let answer = pressed.answer().await;
    let [file] = &answer.message.attachments[..] else { panic!("{:?}", answer.message) };
    let bytes = place.file(file).expect("a file of this answer");
    let text = String::from_utf8(bytes).expect("JSON Lines");
    let mut records = pangaea_table::record::read(&text).expect("a record of a game by the rules");
    records.pop().expect("one record")
}

/// Does the line of someone in the final table, which each game words in its own way, have these
/// points?
fn tells(text: &str, name: &str, points: i64) -> bool {
    let mine = text.lines().filter_map(|line| line.strip_prefix(name));
    let mut mine = mine.filter(|rest| rest.starts_with([' ', ':']));
    mine.any(|rest| {
        let rest = rest.replace('\u{2212}', "-");
        rest.split([' ', '.', ':', ',', ';']).any(|word| word.parse() == Ok(points))
    })
}

/// Log and snapshot lead to the same game, that of this table.
async fn the_log_agrees(harness: &Harness, place: &ChannelHandle) -> TableId {
    let keepers = harness.bot.keepers();
    let id =
        keepers.store().latest_at(pangaea_table::ChannelId(place.id.0)).await.expect("a store");
    let id = id.expect("a table");
    let table = keepers.get(id).await.expect("a table");
    let log = keepers.store().log(id).await.expect("a log");
    let log = entries(table.terms.game, &log).expect("its entries");
    agrees(&log, table.progress().expect("a finished game")).expect("the same game");
    id
}

fn is_described(picture: &Attachment) -> bool {
    picture.description.as_deref().is_some_and(|words| !words.trim().is_empty())
}

/// One picture in the lobby, one a round and one at the end; each is described, wherever it is.
fn pictures_are_there(game: &EndedGame) {
    let mut rounds = Vec::new();
    for message in game.place.messages() {
        let heading = message.content.lines().next().unwrap_or_default();
        let pictures = message.attachments.iter().filter(|file| file.is_picture()).count();
        let expected = if let Some((_, round)) = heading.split_once("· Round ") {
            rounds.push(round.parse::<u32>().expect("its number"));
            1
        } else {
            let others = ["· Setup", "· the end", ": a table is open"];
            usize::from(others.iter().any(|part| heading.contains(part)))
        };
        assert_eq!(pictures, expected, "{}", message.content);
    }
    let last = u32::try_from(rounds.len()).expect("some rounds");
    assert_eq!(rounds, (1..=last).collect::<Vec<_>>(), "each round once");
    assert_eq!(game.end.pictures().count(), 1);
    for person in &game.people {
        for seen in person.sees().iter().chain(&person.dms()) {
            assert!(seen.pictures().all(is_described), "{}", seen.text());
        }
    }
}

/// Whoever gets direct messages is never pinged in the channel. Pings that are answered are
/// deleted, so they are looked for among the requests.
fn only_the_closed_are_pinged(harness: &Harness, game: &EndedGame) {
    let path = format!("/channels/{}/messages", game.place.id);
    let lines = harness.standin.requests().into_iter();
    let posted = lines.filter(|line| line.method == "POST" && line.path == path);
    let pinged: BTreeSet<String> = posted
        .filter_map(|line| line.json?.pointer("/allowed_mentions/users").cloned())
        .flat_map(|users| users.as_array().cloned().unwrap_or_default())
        .filter_map(|user| user.as_str().map(str::to_owned))
        .collect();
    let closed: BTreeSet<String> = game.closed.iter().map(|one| one.id.to_string()).collect();
    assert_eq!(pinged, closed);
    for person in &game.people {
        let pings = person.sees().into_iter().filter(|seen| seen.pings_you).map(|seen| seen.id());
        let is_closed = game.closed.iter().any(|one| one.id == person.id);
        let expected: Vec<_> = is_closed.then(|| game.end.id()).into_iter().collect();
        assert_eq!(pings.collect::<Vec<_>>(), expected, "{} after the end", person.name);
    }
}
