//! Answers that are typed: in direct messages, and in the small form.

use super::harness::{Harness, english};
use super::hosting::{again, asked, begin, question, told};
use pangaea_table::Refusal;
use pangaea_text::bot;
use scripted_players::{offers, still_asks};
use standin::{ChannelHandle, Person, Seen};

/// Types into the direct messages; the bot's answer.
async fn types(harness: &Harness, person: &Person, text: &str) -> Seen {
    let there = person.in_dms();
    let said = there.say(text).expect("a message");
    let what = format!("an answer to {text:?}");
    let answer = |seen: &Seen| seen.id() > said && seen.message.author.id != person.id;
    // A question may come in between; it stands for itself, with its own heading and menus.
    harness.standin.until(&what, || there.sees().into_iter().find(answer)).await
}

/// Waits until a question is shown as answered, and nothing else asks the same once more.
async fn is_answered(harness: &Harness, person: &Person, question: &Seen) {
    let there = person.in_dms();
    let closed = || Some(again(&there, question)).filter(|seen| seen.parts().next().is_none());
    let closed = harness.standin.until("the question to be closed", closed).await;
    assert!(closed.text().contains('✓'), "{}", closed.text());
    let asks = |seen: &Seen| seen.id() < closed.id() && scripted_players::still_asks(seen);
    let once = || (!there.sees().iter().any(asks)).then_some(());
    harness.standin.until("the question to be there once", once).await;
}

/// The choices of the first step.
fn lines(seen: &Seen) -> Vec<String> {
    let first = offers(seen).into_iter().filter(|offer| offer.step == 0);
    first.map(|offer| offer.label).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_character_is_chosen_by_name_and_by_number() {
    let harness = Harness::new("typed-vaalbara").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let open = asked(&harness, &ada).await;
    // A line is “7 tracker”; the warrior would be followed by a second question.
    let others: Vec<String> =
        lines(&open).into_iter().filter(|line| !line.contains("warrior")).collect();
    let (number, name) = others[0].split_once(' ').expect("number and name");
    let hides = if lines(&open).len() == others.len() { "" } else { " hide" };

    let nonsense = types(&harness, &ada, "banana").await;
    let answer = nonsense.text();
    let (refusal, panel) = answer.split_once("\n\n").expect("two parts");
    assert!(refusal.starts_with("I didn't get that. Try `"), "{refusal}");
    assert_eq!(panel, open.text(), "the panel is there again below it");
    assert!(scripted_players::still_asks(&nonsense));
    assert!(!ben.sees().iter().any(|seen| seen.text().contains("Ready:")));

    let understood = types(&harness, &ada, &format!("{name}{hides}")).await;
    let words = format!("You choose the {name} ({number})");
    assert!(understood.text().contains(&words), "{}", understood.text());
    assert!(understood.text().contains("You can change this"), "{}", understood.text());
    ben.sees_text("Ready: Ada").await;

    let (number, name) = others[1].split_once(' ').expect("number and name");
    let changed = types(&harness, &ada, &format!("{number}{hides}")).await;
    let words = format!("You choose the {name} ({number})");
    assert!(changed.text().contains(&words), "{}", changed.text());

    // Ben would be the last to choose: that reveals everything, so he is asked first.
    let open = asked(&harness, &ben).await;
    let others: Vec<String> =
        lines(&open).into_iter().filter(|line| !line.contains("warrior")).collect();
    let hides = if lines(&open).len() == others.len() { "" } else { " hide" };
    let (number, name) = others[0].split_once(' ').expect("number and name");
    let asks = types(&harness, &ben, &format!("{number}{hides}")).await;
    assert!(asks.text().contains("Confirm, or pick something else"), "{}", asks.text());
    assert!(asks.text().contains(name), "{}", asks.text());
    assert!(!ada.sees().iter().any(|seen| seen.text().contains("Low numbers act first: ")));
    told(ben.in_dms().click_on(asks.id(), "Confirm")).await;
    ada.sees_text("Low numbers act first: ").await;
    is_answered(&harness, &ben, &asks).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_and_places_are_typed_as_45_12_and_c7_90() {
    let harness = Harness::new("typed-tectonic").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "tectonic-tribes", &[]).await;
    // The starting terrain: each lays a card, and the first question is about a place.
    let mut typed = 0;
    while typed < 2 {
        let what = "a question to either of them";
        let who = || [&ada, &ben].into_iter().find(|one| question(one).is_some());
        let person = harness.standin.until(what, who).await;
        let open = question(person).expect("just seen");
        if !open.text().contains("Where do you place it?") {
            break;
        }
        let place = open.text().lines().find_map(|line| {
            let square = line.split_once("top left square on ")?.1.split(',').next()?;
            Some(square.to_owned())
        });
        let place = place.unwrap_or_else(|| panic!("a place on trial: {}", open.text()));
        let asks = types(&harness, person, &format!("{place} 0")).await;
        assert!(asks.text().contains(&place), "{}", asks.text());
        assert!(asks.text().contains("Confirm, or pick"), "{}", asks.text());
        told(person.in_dms().click_on(asks.id(), "Confirm")).await;
        is_answered(&harness, person, &asks).await;
        typed += 1;
    }
    let open = asked(&harness, &ada).await;
    let cards: Vec<String> = lines(&open);
    let number = |line: &String| line.trim_start_matches("Play ").to_owned();
    let (play, discard) = (number(&cards[0]), number(&cards[1]));
    let same = types(&harness, &ada, &format!("{play} {play}")).await;
    assert!(same.text().contains("I didn't get that."), "{}", same.text());
    let understood = types(&harness, &ada, &format!("{play} {discard}")).await;
    let words = format!("You play {play} and discard {discard}.");
    assert!(understood.text().contains(&words), "{}", understood.text());
    ben.sees_text("Ready: Ada").await;
    assert!(typed > 0, "no place was typed");
    harness.stop().await;
}

/// The first of these hands that share a character, and what they share.
fn shared(hands: &[Vec<String>]) -> Option<(usize, usize, &String)> {
    let pairs = (1..hands.len()).flat_map(|two| (0..two).map(move |one| (one, two)));
    pairs.into_iter().find_map(|(one, two)| {
        let common = |line: &&String| hands[two].contains(line) && !line.contains("warrior");
        Some((one, two, hands[one].iter().find(common)?))
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_several_tables_a_menu_asks_which_one_is_meant() {
    let harness = Harness::new("typed-several").await;
    let ada = harness.standin.person("Ada");
    let others = harness.people(["Ben", "Cleo", "Dan"]);
    // Three hands of five hold twelve characters at least besides the warrior, and there are but
    // eleven: two of the hands have one in common.
    let mut tables = Vec::new();
    for other in &others {
        let place = harness.standin.channel(&format!("with-{}", other.name));
        begin(&[ada.at(&place), other.at(&place)], "vaalbara", &[]).await;
        tables.push(place);
    }
    let hand = |place: &ChannelHandle| {
        let of_table = format!("<#{}>", place.id);
        let mut asked = ada.dms().into_iter().filter(scripted_players::still_asks);
        asked.find(|seen| seen.text().contains(&of_table)).map(|seen| lines(&seen))
    };
    let all = || tables.iter().map(hand).collect::<Option<Vec<_>>>();
    let hands = harness.standin.until("three questions", all).await;
    let (one, two, common) = shared(&hands).expect("two hands with the same character");
    let which = types(&harness, &ada, common).await;
    assert!(which.text().contains("Which table do you mean?"), "{}", which.text());
    let menu = which.parts().find_map(|part| part.options.clone()).expect("a menu of tables");
    let menu: Vec<String> = menu.into_iter().map(|line| line.label).collect();
    let with = |table: usize| menu.iter().find(|line| line.contains(&others[table].name));
    assert!(with(one).is_some(), "{menu:?}");
    let meant = with(two).expect("the second table");
    let there = ada.in_dms();
    let answer = there.pick_on(which.id(), "Which table do you mean?", &[meant]).expect("a line");
    let understood = answer.answer().await;
    let character = common.split_once(' ').expect("number and name").1;
    assert!(understood.text().contains(character), "{}", understood.text());
    assert!(understood.text().contains(&format!("<#{}>", tables[two].id)), "{}", understood.text());
    let seen = others[one].at(&tables[one]).sees();
    assert!(!seen.iter().any(|seen| seen.text().contains("Ready:")));
    // What is chosen there can still be changed, so the same words could mean both again.
    let which = types(&harness, &ada, common).await;
    assert!(which.text().contains("Which table do you mean?"), "{}", which.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_form_takes_right_answers_and_explains_wrong_ones() {
    let harness = Harness::new("typed-form").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "tectonic-tribes", &[]).await;
    let who = || [&ada, &ben].into_iter().find(|one| question(one).is_some());
    let person = harness.standin.until("a question", who).await;
    let there = person.in_dms();
    let open = question(person).expect("just seen");
    let form = || async {
        let act = there.click_on(open.id(), "Type it").expect("a button");
        let form = act.modal().await;
        assert!(format!("{form:?}").contains("Try "), "an example that fits: {form:?}");
    };
    form().await;
    let field = &english(&bot::type_label());
    let wrong = there.submit(&[(field, "banana")]).expect("a form").answer().await;
    assert!(wrong.text().starts_with("I didn't get that."), "{}", wrong.text());
    assert!(wrong.text().ends_with(&open.text()), "nothing is lost by it: {}", wrong.text());
    assert_eq!(wrong.id(), open.id());
    form().await;
    let turned = there.submit(&[(field, "L49 90")]).expect("a form").answer().await;
    assert_eq!(turned.id(), open.id());
    assert!(turned.text().contains("rotated 90°"), "{}", turned.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_typed_into_the_form_is_in_the_picture() {
    let harness = Harness::new("typed-picture").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let open = asked(&harness, &ada).await;
    let all = lines(&open);
    let other = all.iter().find(|line| !line.contains("warrior")).expect("another character");
    let (number, name) = other.split_once(' ').expect("number and name");
    let hides = if all.iter().any(|line| line.contains("warrior")) { " hide" } else { "" };
    let there = ada.in_dms();
    there.click_on(open.id(), "Type it").expect("a button").modal().await;
    let typed = there.submit(&[(&english(&bot::type_label()), &format!("{number}{hides}"))]);
    let given = typed.expect("a form").answer().await;
    assert!(given.text().contains(&format!("You choose the {name}")), "{}", given.text());
    let shown = |seen: &Seen| {
        let picture = seen.pictures().next().expect("a picture");
        picture.description.clone().expect("its words")
    };
    assert_ne!(shown(&given), shown(&open), "the picture shows what was typed");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_asked_nothing_hears_so() {
    let harness = Harness::new("typed-nothing").await;
    let [ada] = harness.people(["Ada"]);
    let answer = types(&harness, &ada, "hello").await;
    assert!(answer.text().contains(&english(&bot::nothing_open())), "{}", answer.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_is_answered_although_its_message_has_gone() {
    let harness = Harness::new("typed-gone").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    begin(&[ada.clone(), ben.clone()], "vaalbara", &[]).await;
    let open = asked(&harness, &ada).await;
    let there = ada.in_dms();
    there.click_on(open.id(), "Type it").expect("a button").modal().await;
    // Whoever types is asked again below, and what was above goes: there is one question.
    types(&harness, &ada, "banana").await;
    let gone = || there.sees().iter().all(|seen| seen.id() != open.id()).then_some(());
    harness.standin.until("the old message to go", gone).await;
    let answer =
        there.submit(&[(&english(&bot::type_label()), "plantain")]).expect("a form").answer().await;
    assert!(answer.text().starts_with("I didn't get that."), "{}", answer.text());
    assert!(scripted_players::still_asks(&answer), "and it can be answered right there");
    harness.stop().await;
}

/// A table can end between a question and its answer; however the answer comes, it's told the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_ends_meanwhile_says_the_same_to_form_and_message() {
    let harness = Harness::new("typed-ends").await;
    let ada = harness.standin.person("Ada");
    let others = harness.people(["Ben", "Cleo"]);
    let mut tables = Vec::new();
    for other in &others {
        let place = harness.standin.channel(&format!("ends-{}", other.name));
        begin(&[other.at(&place), ada.at(&place)], "vaalbara", &[]).await;
        tables.push(place);
    }
    let there = ada.in_dms();
    let of_table = |seen: &Seen| seen.text().contains(&format!("<#{}>", tables[0].id));
    let asked =
        || there.sees().into_iter().find(|seen| seen.parts().next().is_some() && of_table(seen));
    let open = harness.standin.until("the first table's question", asked).await;
    // The other one's would be taken for the answer to what is typed.
    let both = || (there.sees().iter().filter(|seen| still_asks(seen)).count() == 2).then_some(());
    harness.standin.until("both questions", both).await;
    // Neither table understands it, so both are offered.
    let which = types(&harness, &ada, "banana").await;
    let menu = which.parts().find_map(|part| part.options.clone()).expect("a menu of tables");
    let line = menu.into_iter().find(|line| line.label.contains("Ben")).expect("the first table");
    there.click_on(open.id(), "Type it").expect("a button").modal().await;

    let host = others[0].at(&tables[0]);
    let sure = host.slash("table cancel", &[]).expect("a command").answer().await;
    told(host.click_on(sure.id(), &english(&bot::press_cancel_table()))).await;
    let by_form = there.submit(&[(&english(&bot::type_label()), "banana")]);
    let by_form = by_form.expect("a form").answer().await;
    let menu = english(&bot::which_table());
    let by_message = there.pick_on(which.id(), &menu, &[&line.label]).expect("a line");
    let by_message = by_message.answer().await;
    assert!(by_form.text().contains(&english(&Refusal::Cancelled.message())), "{}", by_form.text());
    assert_eq!(by_message.text(), by_form.text());
    harness.stop().await;
}
