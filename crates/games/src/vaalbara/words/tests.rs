//! What is typed and refused in Vaalbara.

use super::*;
use crate::pictured::{Look, Pictured, Scale, Scene};
use crate::spoken::tests::ends_with_its_rules;
use crate::spoken::{Spoken, Voice};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::CommonRefusal;
use pangaea_engine::games::vaalbara::{Character, Item, Kind, LandId, Options, PhaseView, Refusal};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::question::Pick;
use pangaea_engine::seat::Seat;
use pangaea_text::{Language, LocaleMessage};
use std::collections::BTreeSet;

fn with_voice<T>(say: impl FnOnce(&Voice<'_>) -> T) -> T {
    say(&Voice { names: &["Ada", "Ben", "Ada"].map(str::to_owned), language: Language::English })
}

fn setting() -> Setting<Vaalbara> {
    let deck = pangaea_decks::built_in::<Vaalbara>();
    Setting::with_seats(deck, Options::default(), 3).expect("three can play")
}

/// Every view of those who must decide, of some games.
fn views() -> Vec<SeatView> {
    let mut views = Vec::new();
    for seed in [2, 3] {
        let look = |play: &Play<Vaalbara>| {
            views.extend(play.to_decide().iter().filter_map(|seat| play.seat_view(seat)));
        };
        watch_one(&setting(), &[ComputerKind::Random; 3], Seed::numbered(seed), look)
            .expect("a whole game");
    }
    views
}

fn type_it(view: &SeatView, draft: &[Picked<Vaalbara>], text: &str) -> Option<Vec<Item>> {
    let typed = with_voice(|voice| Vaalbara::typed(voice, &setting(), view, draft, text)).ok()?;
    let item = |pick| match pick {
        Pick::Item(item) => Some(item),
        Pick::Spot(_) => None,
    };
    typed.draft.into_iter().map(item).collect()
}

#[test]
fn a_character_is_typed_by_name_beginning_or_number() {
    let views = views();
    let keeps = |view: &&SeatView| {
        let hand = &view.hand;
        matches!(view.table.phase, PhaseView::Choose { .. })
            && hand.contains(&Character::Warrior)
            && hand.contains(&Character::Farmer)
    };
    let view = views.iter().find(keeps).expect("such a hand");
    let farmer = Item::Play(Character::Farmer);
    for text in ["farmer", "FARM", "12", "12 farmer"] {
        assert_eq!(type_it(view, &[], text), Some(vec![farmer]), "{text}");
    }
    for (text, warrior) in [("show", Item::ShowWarrior), ("no", Item::HideWarrior)] {
        assert_eq!(type_it(view, &[Pick::Item(farmer)], text), Some(vec![farmer, warrior]));
        assert_eq!(type_it(view, &[], &format!("farmer, {text}")), Some(vec![farmer, warrior]));
    }
    assert_eq!(type_it(view, &[Pick::Item(farmer)], "1"), Some(vec![farmer, Item::ShowWarrior]));
    assert_eq!(
        type_it(view, &[Pick::Item(farmer)], "warrior"),
        Some(vec![Item::Play(Character::Warrior)])
    );
    let shows = [farmer, Item::ShowWarrior].map(Pick::Item);
    assert_eq!(type_it(view, &shows, "hide"), Some(vec![farmer, Item::HideWarrior]));
    assert_eq!(type_it(view, &[], "fa"), None);
}

#[test]
fn a_land_is_typed_by_its_number_in_the_picture() {
    let setting = setting();
    for view in views() {
        let items = menu::items(&setting, &view, &[]);
        let land =
            |item: &Item| !matches!(item, Item::Play(_) | Item::TakeBack(_) | Item::Target(_));
        if items.iter().all(land) {
            for (number, item) in (1..).zip(&items) {
                assert_eq!(type_it(&view, &[], &format!("{number}")), Some(vec![*item]));
            }
        }
    }
}

#[test]
fn a_player_is_typed_by_the_seats_number_in_the_picture() {
    let (setting, mut actors) = (setting(), BTreeSet::new());
    let names = ["Ada", "Ben", "Ada"].map(str::to_owned);
    for view in views() {
        let items = menu::items(&setting, &view, &[]);
        for item in items.iter().filter(|item| matches!(item, Item::Target(_))) {
            let Item::Target(seat) = *item else { continue };
            let number = seat.number();
            assert_eq!(type_it(&view, &[], &number.to_string()), Some(vec![*item]));
            let (language, look, scale) = (Language::English, Look::Standard, Scale::at_most(400));
            let scene = Scene { names: &names, language, look, scale };
            let said = Vaalbara::panel(&scene, &setting, &view, &[], None).description;
            let told = format!("{number}: {}", names[seat.index()]);
            assert!(said.contains(&told), "{told}: {said}");
            actors.insert(view.seat);
        }
    }
    assert!(actors.contains(&Seat(0)), "one before the others: {actors:?}");
}

#[test]
fn a_label_tells_by_itself_what_is_offered() {
    let setting = setting();
    for view in views() {
        for item in menu::items(&setting, &view, &[]) {
            let label = with_voice(|voice| Vaalbara::choice(voice, &setting, &view, &item)).label;
            match item {
                Item::Play(character) | Item::TakeBack(character) => {
                    let number = character.initiative().to_string();
                    assert_eq!(label.split(' ').next(), Some(number.as_str()), "{label}");
                }
                Item::Take(land) => {
                    let pays = view.table.pays(setting.deck(), land).expect("a land to take");
                    assert!(label.contains(&format!("({pays} point")), "{label}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_land_is_typed_by_name_where_it_makes_no_difference_which_it_is() {
    let (setting, mut twins) = (setting(), 0);
    let named = |item: Item| match item {
        Item::Take(land) => {
            Some(with_voice(|voice| voice.say(&terms::land_word(setting.deck(), land))))
        }
        _ => None,
    };
    for view in views() {
        let items = menu::items(&setting, &view, &[]);
        for word in items.iter().filter_map(|item| named(*item)).collect::<Vec<_>>() {
            let called = |item: &&Item| named(**item).as_ref() == Some(&word);
            twins += usize::from(items.iter().filter(called).count() > 1);
            let first = *items.iter().find(called).expect("a land");
            assert_eq!(type_it(&view, &[], &word), Some(vec![first]), "{word}");
        }
    }
    assert!(twins > 0, "two lands of one kind in a row");
}

#[test]
fn players_of_one_name_are_told_apart_by_their_colours() {
    with_voice(|voice| {
        let label = |seat| menu::person(voice, &setting(), seat);
        assert_eq!([0, 1, 2].map(|seat| label(Seat(seat))), ["Ada (yellow)", "Ben", "Ada (blue)"]);
    });
}

#[test]
fn every_refusal_ends_with_its_rule_in_every_language() {
    let land = LandId::all().next().expect("a land");
    for refusal in [
        CommonRefusal::GameOver.into(),
        CommonRefusal::NoSuchSeat(Seat(9)).into(),
        CommonRefusal::NotYourTurn(Seat(1)).into(),
        Refusal::ChooseFirst,
        Refusal::Revealed,
        Refusal::NotInHand(Character::Bard),
        Refusal::NoWarrior,
        Refusal::EffectFirst(Character::Tracker),
        Refusal::LandNow,
        Refusal::NotItsEffect(Character::Pioneer),
        Refusal::NotInFirstRow(land),
    ] {
        ends_with_its_rules::<Vaalbara>(&setting(), &refusal);
    }
}

/// Every sentence with a land or a character in it.
fn sentences_about(land: &LocaleMessage, character: &LocaleMessage) -> Vec<LocaleMessage> {
    let (land, character) = (|| land.clone(), || character.clone());
    vec![
        text::top_land(land()),
        text::bottom_land(land()),
        text::acts("Ada", character()),
        text::takes("Ada", character()),
        text::last_turn("Ada", character(), land()),
        text::decide_character(character(), 3),
        text::decide_show(character(), 3),
        text::decide_hide(character(), 3),
        text::decide_track(land()),
        text::decide_take_back(character(), 3),
        text::decide_tame(land(), land()),
        text::decide_give(land()),
        text::decide_take(land(), 3),
        text::news_revealed("Ada", character(), 3),
        text::news_acted("Ada", character(), "+3"),
        text::news_track(land()),
        text::news_take_back(character()),
        text::news_tame(land(), land()),
        text::news_settle(land(), land()),
        text::news_took("Ada", land(), "+3"),
        text::refuse_not_in_hand(character()),
        text::refuse_effect_first(character()),
        text::refuse_not_its_effect(character()),
        text::refuse_not_in_first_row(land()),
        text::story_acted(character(), "+3"),
        text::story_took(land(), "+3"),
    ]
}

#[test]
fn every_land_and_character_brings_the_articles_that_sentences_ask_for() {
    let lands: Vec<LocaleMessage> =
        Kind::ALL.map(terms::kind_word).into_iter().chain([text::forest_of(4)]).collect();
    for language in Language::ALL {
        let characters = Character::ALL.iter().cycle();
        for (land, character) in lands.iter().cycle().zip(characters).take(7 * 12) {
            for sentence in sentences_about(land, &terms::character_word(*character)) {
                let said = language.say(&sentence);
                assert!(!said.contains('{'), "{}: {said}", language.code());
            }
        }
    }
}
