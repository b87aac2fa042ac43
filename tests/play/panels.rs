//! What people have before them privately is of one moment: after every press of whole games, words,
//! choices and picture are those of the table as it is then, and a square is called what it is.

use super::harness::{Harness, english};
use super::hosting::{again, question};
use super::seated::{all_said, begun};
use pangaea_engine::games::tectonic_tribes::Card;
use pangaea_engine::registry::Match;
use pangaea_games::tectonic_tribes::label;
use pangaea_table::{Progress, Slot, TableId, UserId};
use pangaea_text::bot;
use scripted_players::{Offer, offers, open_offers, still_asks};
use standin::{Person, Seen};
use std::collections::BTreeMap;

/// The words and the file of a message's only picture.
pub(crate) fn shown(harness: &Harness, seen: &Seen) -> (String, Option<Vec<u8>>) {
    let pictures: Vec<_> = seen.pictures().collect();
    let [picture] = pictures[..] else { panic!("{} pictures: {}", pictures.len(), seen.text()) };
    let words = picture.description.clone().expect("a description");
    (words, harness.standin.channel("general").file(picture))
}

/// Holds a question that someone sees against the table.
async fn agrees(harness: &Harness, id: TableId, person: &Person, seen: &Seen) {
    let table = harness.table(id).await;
    let seat = table.seat_of(UserId(person.id.0)).expect("a seat");
    let panel = table.panel(seat).expect("a question");
    assert_eq!(seen.text(), panel.text);
    // What a card to lay is chosen from is a menu.
    if panel.trial.is_none() {
        let buttons = panel.buttons.iter().flat_map(|group| &group.buttons);
        let buttons: Vec<&str> = buttons.map(|button| button.label.as_str()).collect();
        let offered = offers(seen);
        let offered: Vec<&str> = offered.iter().map(|offer| offer.label.as_str()).collect();
        assert_eq!(offered, buttons, "{}", panel.text);
    }
    let picture = panel.sketch.draw();
    assert_eq!(shown(harness, seen), (picture.description, Some(picture.png)), "{}", panel.text);
}

/// What is pressed next: a choice, or after one look around *Place* and *Confirm*.
fn next(seen: &Seen, presses: usize) -> Option<Result<Offer, String>> {
    let open = open_offers(seen);
    if let Some(offer) = open.get(presses % open.len().max(1)) {
        return Some(Ok(offer.clone()));
    }
    let usable = seen.parts().filter(|part| !part.is_disabled());
    let ids: Vec<String> = usable.filter_map(|part| part.custom_id.clone()).collect();
    let of = |kind: &str| ids.iter().rfind(|id| id.split('.').nth(1) == Some(kind)).cloned();
    let looks_around = of("nu").filter(|_| presses == 0);
    looks_around.or_else(|| of("cf")).or_else(|| of("nu")).map(Err)
}

/// Answers one question where it stands, and looks after every press.
async fn answer(harness: &Harness, id: TableId, there: &Person, mut panel: Seen) {
    let person = there;
    agrees(harness, id, person, &panel).await;
    for presses in 0.. {
        let Some(press) = next(&panel, presses) else { return };
        let act = match &press {
            Ok(offer) => offer.pick(there, panel.id()),
            Err(button) => there.click_on(panel.id(), button),
        };
        panel = act.expect("something to press").answer().await;
        if !still_asks(&panel) {
            return;
        }
        agrees(harness, id, person, &panel).await;
    }
}

/// A question that was answered is the line and the picture that the table has for it, or can still
/// be changed.
async fn answered_agrees(
    harness: &Harness,
    id: TableId,
    person: &Person,
    seen: &Seen,
    number: u32,
) {
    let table = harness.table(id).await;
    let user = UserId(person.id.0);
    let seat = table.seat_of(user).expect("a seat");
    let now = again(&person.in_dms(), seen);
    if table.open(seat).is_some_and(|open| open.number == number) {
        return agrees(harness, id, person, &now).await;
    }
    let notice = table.notice(Slot::Ask(user, seat, number)).expect("an answer");
    assert_eq!(now.text(), notice.text);
    assert_eq!(now.parts().count(), 0, "{}", notice.text);
    let picture = notice.sketch.expect("what came of it").draw();
    assert_eq!(shown(harness, &now), (picture.description, Some(picture.png)), "{}", notice.text);
}

/// A private panel in the channel, which is brought up to date while its token lives.
struct SeenPanel {
    person: Person,
    seen: Seen,
}

impl SeenPanel {
    fn now(&self) -> Seen {
        again(&self.person, &self.seen)
    }
}

/// Someone who wants turns in the channel.
async fn answers_in_channel(person: &Person) {
    let settings = person.slash("settings", &[]).expect("a command").answer().await;
    let (menu, channel) = (bot::pick_deliver_to(), bot::deliver_to_channel());
    let set = person.pick_on(settings.id(), &english(&menu), &[&english(&channel)]);
    set.expect("a menu").answer().await;
}

/// Ada answers by direct message, and so does Ben, who has opened `/hand` besides; Cleo answers
/// behind *My turn*.
async fn whole_game(game: &str) -> (Harness, TableId, Vec<Person>) {
    let harness = Harness::new(&format!("panels-{game}")).await;
    let people: Vec<Person> = harness.people(["Ada", "Ben", "Cleo"]).into();
    let [ada, ben, cleo] = &people[..] else { panic!("three people") };
    answers_in_channel(cleo).await;
    let id = begun(&harness, ada, &[("game", game)], &[ben, cleo], 0).await;
    all_said(&harness).await;
    let turn = cleo.click(&english(&bot::press_my_move())).expect("a button").answer().await;
    let hand = ben.slash("hand", &[]).expect("a command").answer().await;
    let turn = SeenPanel { person: cleo.clone(), seen: turn };
    let hand = SeenPanel { person: ben.clone(), seen: hand };
    let mut answers = 0;
    loop {
        let open = harness.questions(id, &people).await;
        let Some((person, _, number)) = open.first().copied() else { break };
        all_said(&harness).await;
        for (person, ..) in &open {
            for panel in [&turn, &hand].into_iter().filter(|panel| panel.person.id == person.id) {
                agrees(&harness, id, person, &panel.now()).await;
            }
            if person.id != cleo.id {
                let seen = question(person).expect("it is said");
                agrees(&harness, id, person, &seen).await;
            }
        }
        if person.id == cleo.id {
            answer(&harness, id, cleo, turn.now()).await;
            all_said(&harness).await;
            agrees(&harness, id, cleo, &turn.now()).await;
        } else {
            let seen = question(person).expect("it is said");
            answer(&harness, id, &person.in_dms(), seen.clone()).await;
            all_said(&harness).await;
            answered_agrees(&harness, id, person, &seen, number).await;
        }
        answers += 1;
    }
    assert!(answers > 15, "{answers}");
    all_said(&harness).await;
    for panel in [&turn, &hand] {
        agrees(&harness, id, &panel.person, &panel.now()).await;
    }
    (harness, id, people)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_words_and_pictures_of_vaalbara_are_of_one_moment() {
    whole_game("vaalbara").await.0.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_words_and_pictures_of_the_little_prince_are_of_one_moment() {
    whole_game("little-prince").await.0.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_words_and_pictures_of_tectonic_tribes_are_of_one_moment_and_squares_keep_names() {
    let (harness, id, people) = whole_game("tectonic-tribes").await;
    let table = harness.table(id).await;
    let Some(Match::TectonicTribes(play)) = table.progress().map(Progress::game) else {
        panic!("another game")
    };
    let view = play.table_view();
    let laid = view.board.laid().iter().filter_map(|laid| match laid.card {
        Card::Terrain(number) => Some((format!("card {number}"), label(laid.spot.at))),
        Card::Tribe(_) => None,
    });
    let names: BTreeMap<String, String> = laid.collect();
    let mut told = 0;
    for person in &people {
        for seen in person.sees().iter().chain(&person.dms()) {
            told += seen.text().lines().filter(|line| names_rightly(line, &names)).count();
        }
    }
    assert!(told > 60, "{told}");
    harness.stop().await;
}

/// Does a line tell where a card lies? Then it is where it lies at the end.
fn names_rightly(line: &str, names: &BTreeMap<String, String>) -> bool {
    let tells = |(card, name): (&String, &String)| {
        let mut told = [" on ", " to the starting terrain, on "].into_iter();
        let told = told.find_map(|between| line.split_once(&format!("{card}{between}")));
        let Some((_, rest)) = told else { return false };
        let said = rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next();
        assert_eq!(said, Some(name.as_str()), "{line}");
        true
    };
    names.iter().any(tells)
}
