//! No one is sent what they may not know: not in words, pictures, ids, nor in the log.
//!
//! That views and everything made from them do not depend on secrets is proven for whole games in
//! `crates/table/src/tests/secrecy.rs`. Here the same is tried through Discord: whatever someone picks
//! in secret, everyone else's client shows the same, byte for byte.

use super::harness::Harness;
use super::listening::Listening;
use super::seated::{all_said, begun, decide, enabled, has, my_move, press, pressed, with_button};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use pangaea_keeper::entries;
use pangaea_table::{Entry, TableId, is_choice_name};
use scripted_players::{AnswersVia, Offer, ScriptedPlayer, offers};
use serde_json::Value;
use standin::{Id, Person, Seen};
use std::collections::BTreeSet;

/// All that someone's client shows, files included.
fn shown(harness: &Harness, person: &Person) -> (Value, Vec<Option<Vec<u8>>>) {
    let view = person.view();
    let place = harness.standin.channel("general");
    let messages = view.places.iter().flat_map(|place| &place.messages);
    let files = messages.flat_map(|seen| &seen.message.attachments);
    let files = files.map(|attachment| place.file(attachment)).collect();
    (serde_json::to_value(&view).expect("a view"), files)
}

/// What someone's panel offers in this step, as it is now.
fn offered(there: &Person, panel: Id, step: u64) -> Vec<Offer> {
    let seen = there.sees().into_iter().find(|seen| seen.id() == panel).expect("the panel");
    offers(&seen).into_iter().filter(|offer| offer.step == step).collect()
}

/// Picks in every step the choice at this place from the front or, the other way, the back.
async fn pick_all(there: &Person, panel: Id, from_behind: bool) {
    // A card that is picked is taken back by its own button.
    let taken_back = offered(there, panel, 0).into_iter().find(Offer::takes_back);
    if let Some(picked) = taken_back {
        picked.pick(there, panel).expect("a choice").answer().await;
    }
    for step in 0.. {
        let choices = offered(there, panel, step);
        let choice = if from_behind { choices.last() } else { choices.first() };
        let Some(choice) = choice else { break };
        choice.pick(there, panel).expect("a choice").answer().await;
    }
}

/// A table for two people and a computer player, with someone who watches.
struct SecrecyTable {
    harness: Harness,
    id: TableId,
    ada: Person,
    ben: Person,
    dan: Person,
}

impl SecrecyTable {
    fn others(&self) -> [(Value, Vec<Option<Vec<u8>>>); 2] {
        [shown(&self.harness, &self.ben), shown(&self.harness, &self.dan)]
    }

    /// Ada chooses one thing, then another, while Ben has not chosen: no one sees what.
    async fn choose_twice(&self, seat: Seat, question: u32) {
        let (there, key) = (self.ada.in_dms(), self.harness.key(self.id).await);
        let panel = with_button(&self.harness, &there, &press("su", key, seat, question)).await;
        let confirm = press("cf", key, seat, question);
        all_said(&self.harness).await;
        let before = self.others();
        pick_all(&there, panel, false).await;
        assert_eq!(self.others(), before, "a half-made choice is seen");
        let mut shown = Vec::new();
        for from_behind in [false, true] {
            pick_all(&there, panel, from_behind).await;
            enabled(&self.harness, &there, panel, &confirm).await;
            pressed(&there, panel, &confirm).expect("a button").answer().await;
            all_said(&self.harness).await;
            shown.push(self.others());
        }
        assert_ne!(shown[0], before, "everybody sees that Ada has chosen");
        assert_eq!(shown[0], shown[1], "what Ada has chosen is seen");
    }
}

/// Does a seat ever choose in secret what it can still change?
fn has_secret_choice(game: GameId) -> bool {
    let mut found = false;
    with_game!(game, G => {
        let seats = *<G as Game>::SEATS.start();
        let deck = pangaea_decks::built_in::<G>();
        let setting = Setting::<G>::with_seats(deck, <G as Game>::Options::default(), seats);
        let setting = setting.expect("so many can play");
        let kinds = vec![ComputerKind::Random; seats];
        let watch = |play: &Play<G>| {
            let mut views = setting.seats().filter_map(|seat| play.seat_view(seat));
            found |= views.any(|view| <G as Game>::chosen(&setting, &view).is_some());
        };
        watch_one(&setting, &kinds, Seed::numbered(1), watch).expect("a whole game");
    });
    found
}

#[test]
fn there_are_secret_choices() {
    assert!(GameId::ALL.iter().any(|game| has_secret_choice(*game)));
}

async fn experiment(game: GameId) {
    if !has_secret_choice(game) {
        return;
    }
    let game = game.slug();
    let log = Listening::begin();
    let harness = Harness::new(&format!("secrecy-{game}")).await;
    let [ada, ben, dan] = harness.people(["Ada", "Ben", "Dan"]);
    ben.close_dms();
    let id = begun(&harness, &ada, &[("game", game)], &[&ben], 1).await;
    let people = [ada.clone(), ben.clone()];
    let watched = SecrecyTable { harness, id, ada, ben, dan };
    let harness = &watched.harness;
    let key = harness.key(id).await;
    // No game has fewer rounds.
    let mut experiments = 0;
    while experiments < 5 {
        match harness.questions(id, &people).await[..] {
            [(_, seat, question), _] => {
                watched.choose_twice(seat, question).await;
                experiments += 1;
            }
            [(person, seat, question)] => {
                let about = |letters: &str| press(letters, key, seat, question);
                if person.id == watched.ada.id {
                    let there = watched.ada.in_dms();
                    let panel = with_button(harness, &there, &about("su")).await;
                    decide(harness, &there, panel, about).await;
                } else {
                    let panel = my_move(harness, &watched.ben, id).await.id();
                    decide(harness, &watched.ben, panel, about).await;
                }
            }
            _ => panic!("the game is over after {experiments} experiments"),
        }
    }
    all_said(harness).await;
    ids_are_numbers(harness, id).await;
    nothing_is_logged(harness, id, &log.heard()).await;
    watched.harness.stop().await;
}

/// Every value under this key, however deep.
fn collect<'a>(value: &'a Value, key: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, key, found)),
        Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    Value::String(text) if name == key => found.push(text),
                    field => collect(field, key, found),
                }
            }
        }
        _ => {}
    }
}

/// No id that was ever sent holds anything but numbers, except what its owner alone can pick; and
/// nothing that could be picked is named in the channel.
async fn ids_are_numbers(harness: &Harness, id: TableId) {
    let channel = format!("/channels/{}/", harness.table(id).await.channel);
    let mut sent = 0;
    for line in harness.standin.requests() {
        let Some(body) = &line.json else { continue };
        if line.path.contains("/commands") {
            continue;
        }
        let (mut ids, mut values) = (Vec::new(), Vec::new());
        collect(body, "custom_id", &mut ids);
        collect(body, "value", &mut values);
        sent += ids.len();
        for id in ids.into_iter().filter(|id| *id != "answer") {
            let mut words = id.split('.');
            assert_eq!(words.next(), Some("p1"), "{id}");
            let letters = words.next().unwrap_or_default();
            assert_eq!(letters.len(), 2, "{id}");
            if letters == "pb" {
                assert!(words.next_back().is_some_and(is_choice_name), "{id}");
                assert!(!line.path.contains(&channel), "{id}");
            }
            // The table comes first, with a mark that tells nothing.
            let number = |word: &str| u64::from_str_radix(word.split('-').next()?, 36).ok();
            assert!(words.all(|word| number(word).is_some_and(|n| n < 1000)), "{id}");
        }
        assert!(values.is_empty() || !line.path.contains(&channel), "{values:?}");
    }
    assert!(sent > 100);
}

/// Neither seed nor token nor anything that someone chose is in the log.
async fn nothing_is_logged(harness: &Harness, id: TableId, log: &str) {
    assert!(log.contains("serenity"), "something was logged, so that this test means something");
    let game = harness.table(id).await.terms.game;
    let entries = entries(game, &harness.log(id).await).expect("sound entries");
    let Some(Entry::Start { seed, .. }) = entries.first() else { panic!("no start") };
    let token = harness.standin.token();
    let seed = seed.to_string();
    let secrets = [seed.as_str(), token, "\"choose\"", "Choose {", "Draft {", "\"picks\"", "Item("];
    for secret in secrets {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret:?} is in the log");
    }
    for entry in &entries {
        if let Entry::Action { action, .. } = entry {
            let action = serde_json::to_string(action).expect("plain data");
            assert!(action.len() < 12 || !log.contains(&action), "{action} is in the log");
        }
    }
}

mod no_one_sees_what_is_chosen_in {
    pangaea_engine::for_each_game! { with_each_game! super::experiment }
}

/// How often a word comes up in all that someone's client shows.
fn mentions(person: &Person, word: &str) -> usize {
    let view = serde_json::to_string(&person.view()).expect("a view");
    view.split(|letter: char| !letter.is_alphanumeric()).filter(|found| *found == word).count()
}

/// The short name that a tile's label begins with, such as C12.
fn short_name(label: &str) -> &str {
    label.split(|letter: char| !letter.is_alphanumeric()).next().expect("a word")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_one_sees_the_hidden_tile_of_the_little_prince() {
    let harness = Harness::new("secrecy-tile").await;
    let [ada, ben, dan] = harness.people(["Ada", "Ben", "Dan"]);
    let id = begun(&harness, &ada, &[("game", "little-prince")], &[&ben], 0).await;
    let key = harness.key(id).await;
    let people = [ada.clone(), ben.clone()];
    let mut players = [(&ada, 1), (&ben, 2)]
        .map(|(person, seed)| ScriptedPlayer::new(person.clone(), AnswersVia::Message, seed));
    let mut hidden = 0;
    while hidden < 6 {
        let asked = harness.questions(id, &people).await;
        let &(person, seat, question) = asked.first().expect("a game that goes on");
        let other = if person.id == ada.id { &ben } else { &ada };
        let there = person.in_dms();
        let panel = with_button(&harness, &there, &press("su", key, seat, question)).await;
        let seen = there.sees().into_iter().find(|seen| seen.id() == panel).expect("it");
        if !seen.text().contains("Which one goes face down?") {
            let player = players.iter_mut().find(|player| player.person.id == person.id);
            player.expect("one of both").answer().await;
            continue;
        }
        let options = offers(&seen);
        let names: BTreeSet<&str> =
            options.iter().map(|option| short_name(&option.label)).collect();
        assert_eq!((options.len(), names.len()), (3, 3), "three tiles with names");
        let option = &options[hidden % 3];
        let tile = short_name(&option.label);
        all_said(&harness).await;
        let count = || (mentions(other, tile), mentions(&dan, tile));
        let before = count();
        option.pick(&there, panel).expect("a tile").answer().await;
        assert_eq!(count(), before);
        let confirm = press("cf", key, seat, question);
        enabled(&harness, &there, panel, &confirm).await;
        pressed(&there, panel, &confirm).expect("a button").answer().await;
        all_said(&harness).await;
        assert_eq!(count(), before, "{tile} lies face down");
        let mut open = names.into_iter().filter(|name| *name != tile);
        assert!(open.all(|name| mentions(&dan, name) > 0), "two lie open");
        hidden += 1;
    }
    ids_are_numbers(&harness, id).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lost_a_seat_does_not_see_what_is_chosen_there() {
    let harness = Harness::new("secrecy-seat").await;
    let [ada, ben, dan, owner] = harness.people(["Ada", "Ben", "Dan", "Owner"]);
    let id = begun(&harness, &ada, &[("game", "vaalbara")], &[&ben], 0).await;
    let panel = my_move(&harness, &ada, id).await;
    let (seat, question) = harness.asked(id, &ada).await.expect("a first choice");
    let replace = owner.slash("table replace", &[("seat", "1"), ("by", "Dan")]);
    replace.expect("a command").answer().await;
    let offer = dan.sees_text("offers you Ada's seat").await;
    dan.click_on(offer.id(), "Accept").expect("an offer").answer().await;
    let (there, key) = (dan.in_dms(), harness.key(id).await);
    let suggest = press("su", key, seat, question);
    let asked = with_button(&harness, &there, &suggest).await;
    all_said(&harness).await;
    let last = |person: &Person| -> Seen {
        person.sees().into_iter().find(|seen| seen.id() == panel.id()).expect("the panel")
    };
    let before = serde_json::to_value(last(&ada)).expect("a message");
    there.click_on(asked, &suggest).expect("a button").answer().await;
    let confirm = press("cf", key, seat, question);
    enabled(&harness, &there, asked, &confirm).await;
    pressed(&there, asked, &confirm).expect("a button").answer().await;
    all_said(&harness).await;
    assert_eq!(serde_json::to_value(last(&ada)).expect("a message"), before);
    assert!(has(&last(&ada), &suggest), "the old panel has its buttons");
    let refused = ada.click_on(panel.id(), &suggest).expect("a button").answer().await;
    assert!(refused.only_for_you && refused.text().contains("That's Dan's turn"));
    harness.stop().await;
}
