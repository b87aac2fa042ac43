//! Words in pictures have room in every language.

use super::sheet::Sheet;
use super::{card, hand, panel, reference};
use crate::pictured::Scene;
use crate::spoken::capital;
use crate::vaalbara::messages as text;
use crate::vaalbara::words::terms;
use pangaea_canvas::{Look, Scale, Type, lettering};
use pangaea_engine::games::vaalbara::{Character, Item, Kind, LandId, ROUNDS, Vaalbara, Values};
use pangaea_engine::seat::Seat;
use pangaea_text::Language;

/// An empty picture as large as they are.
fn sheet(language: Language) -> Sheet {
    Sheet::new(&Scene { names: &[], language, look: Look::Standard, scale: Scale::FULL })
}

fn values() -> Values {
    pangaea_decks::built_in::<Vaalbara>().values().clone()
}

/// One of each question.
fn questions() -> Vec<Item> {
    let land = LandId::all().next().expect("a land");
    vec![
        Item::Play(Character::Bard),
        Item::ShowWarrior,
        Item::Target(Seat(0)),
        Item::TrackFirst(land),
        Item::TakeBack(Character::Bard),
        Item::ToSecond(land),
        Item::ToFirst(land),
        Item::Give(land),
        Item::Take(land),
    ]
}

#[test]
fn a_question_has_room_beside_the_round_and_the_points() {
    for language in Language::ALL {
        let sheet = sheet(*language);
        let round = language.say(&text::round_of(8, ROUNDS));
        let (_, room) = sheet.question_room("188", &round, true);
        for item in questions() {
            let question = language.say(&terms::question(item));
            let width = sheet.width(&question, hand::QUESTION.0);
            assert!(width <= room, "{question}: {width} of {room}");
        }
    }
}

#[test]
fn a_name_has_room_on_the_narrowest_cards() {
    // Five in a line, and two lines of four.
    let cards = [5, 8].map(|count| {
        let (area, _) = hand::split(hand::BODY, hand::CARDS);
        hand::card(0, count, area)
    });
    for language in Language::ALL {
        let sheet = sheet(*language);
        for character in Character::ALL {
            let name = capital(&language.say(&terms::character_word(character)));
            let width = sheet.width(&name, card::NAME.0);
            for area in cards {
                let room = card::name_room(area);
                assert!(width <= room, "{name}: {width} of {room}");
            }
        }
    }
}

#[test]
fn what_the_warrior_may_do_has_room() {
    for language in Language::ALL {
        for words in [text::show_it(), text::hide_it()] {
            let words = capital(&language.say(&words));
            let width = sheet(*language).width(&words, super::sheet::READABLE);
            assert!(width <= panel::WORDS, "{words}: {width}");
        }
    }
}

#[test]
fn what_a_card_does_has_room_on_the_page_of_all_cards() {
    let values = values();
    for language in Language::ALL {
        // Large letters, so that rounding does not matter.
        let fits = |text: &str, (room, size): (i32, i32), most: usize| {
            let lines = reference::lines(text, Type::regular(size * 20), room * 20);
            let widest = lines.iter().map(|line| lettering::width(line, Type::regular(size * 20)));
            assert!(lines.len() <= most, "{lines:?}");
            assert!(widest.max() <= Some(room * 20), "{lines:?}");
        };
        for kind in Kind::ALL {
            fits(&language.say(&terms::pay(kind, &values)), reference::PAY, 1);
        }
        for character in Character::ALL {
            fits(&language.say(&terms::deed(character, &values)), reference::DEED, 3);
        }
    }
}
