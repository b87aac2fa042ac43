//! Words and pictures of whole games.

use super::*;
use crate::pictured::{LONGEST_DESCRIPTION, Pictured, Scene};
use crate::vaalbara::messages as text;
use crate::vaalbara::words::{result, terms};
use pangaea_canvas::{Look, Scale};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{
    Character, Item, Options, PhaseView, SeatView, SecretChoice, TableView, TurnPart,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::question::{self, Next, Pick, Picked, follow};
use pangaea_engine::seat::{PerSeat, Seat};
use pangaea_text::Language;

fn setting(seats: usize) -> Setting<Vaalbara> {
    let deck = pangaea_decks::built_in::<Vaalbara>();
    Setting::with_seats(deck, Options::default(), seats).expect("a number of seats that can play")
}

fn scene(names: &[String]) -> Scene<'_> {
    Scene { names, language: Language::English, look: Look::Standard, scale: Scale::at_most(400) }
}

fn names() -> Vec<String> {
    ["Ann", "Bob", "Cleo", "Dan", "Eve"].map(str::to_owned).into()
}

/// Every position of one game.
fn positions(setting: &Setting<Vaalbara>) -> Vec<Play<Vaalbara>> {
    let mut positions = Vec::new();
    let kinds = vec![ComputerKind::Random; setting.seat_count()];
    watch_one(setting, &kinds, Seed::numbered(3), |play| positions.push(play.clone()))
        .expect("a game to its end");
    positions
}

#[test]
fn words_say_who_moves_and_name_every_land_and_character() {
    let (names, setting) = (names(), setting(3));
    let scene = scene(&names);
    for play in positions(&setting) {
        let view = play.table_view();
        let said = describe::table(&scene, &setting, &view);
        let plain = Vaalbara::plain(&scene, &setting, &view);
        for seat in play.to_decide().iter() {
            assert!(said.contains(&scene.name(seat)), "{said}");
        }
        if let Some((seat, _)) = view.turn() {
            assert!(plain.contains(&format!("{} ", scene.name(seat))), "{plain}");
        }
        for realm in view.realms.values() {
            let lands = terms::land_list(&scene.voice(), setting.deck(), realm);
            assert!(said.contains(&lands) && plain.contains(&lands), "{lands}: {said}\n{plain}");
        }
        for own in view.characters.values() {
            let used = terms::character_list(&scene.voice(), &own.used);
            assert!(plain.contains(&used), "{used}: {plain}");
        }
    }
}

#[test]
fn the_plain_text_of_a_full_table_with_long_names_fits_a_message() {
    let (names, setting) = (vec!["W".repeat(32); 5], setting(5));
    for play in positions(&setting) {
        let plain = Vaalbara::plain(&scene(&names), &setting, &play.table_view());
        assert!(plain.chars().count() <= 1900, "{plain}");
    }
}

/// Everything that everyone sees before the end: the file, its description, the plain text.
fn public(setting: &Setting<Vaalbara>, view: &TableView) -> (Vec<u8>, String, String) {
    let names = names();
    let board = Vaalbara::board(&scene(&names), setting, view);
    let plain = Vaalbara::plain(&scene(&names), setting, view);
    (board.png, board.description, plain)
}

#[test]
fn running_totals_are_shown_to_their_owner_only() {
    let (names, setting) = (names(), setting(3));
    for play in positions(&setting).iter().step_by(2) {
        let mut view = play.table_view();
        let scored = Vaalbara::scoring(&scene(&names), &setting, &view).is_some();
        assert_eq!(scored, view.phase == PhaseView::Over);
        if scored {
            continue;
        }
        let earlier = gains::told(&view).start;
        assert!(earlier + 2 >= view.gains.len());
        for (round, points) in (1..).zip(&mut view.gains) {
            *points = PerSeat::from_fn(3, |_| 1000 * round);
        }
        let shown = public(&setting, &view);
        let start = setting.deck().values().start;
        let gained: i64 =
            view.gains.iter().map(|points| points[Seat::all(3).next().unwrap()]).sum();
        for total in [gained, gained + start].into_iter().filter(|_| view.gains.len() > 1) {
            let told = format!("{} {}", shown.1, shown.2);
            assert!(!told.contains(&total.to_string()), "{total}: {told}");
        }
        for points in &mut view.gains[..earlier] {
            *points = PerSeat::from_fn(3, |_| 77_777);
        }
        assert!(public(&setting, &view) == shown, "earlier rounds are shown: {}", shown.2);
    }
}

/// The whole numbers of a text.
fn numbers(text: &str) -> Vec<i64> {
    let text = text.replace('−', "-");
    let words = text.split(|letter: char| !letter.is_ascii_digit() && letter != '-');
    words.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn at_the_end_words_say_where_the_points_come_from() {
    let names = names();
    for seats in 2..=5 {
        let setting = setting(seats);
        let view = positions(&setting).pop().expect("the end").table_view();
        let scores = view.scores.as_ref().expect("the game is over");
        let plain = Vaalbara::plain(&scene(&names), &setting, &view);
        let scoring = Vaalbara::scoring(&scene(&names), &setting, &view).expect("the end");
        let board = Vaalbara::board(&scene(&names), &setting, &view);
        for (seat, points) in scores.iter() {
            let begin = format!("{}: ", names[seat.index()]);
            for told in [&plain, &scoring.description, &board.description] {
                let rest = told.split_once(&begin).expect("an account").1;
                let account = numbers(rest.split('.').next().expect("a sentence"));
                let [start, gained, bonus, kinds, total] = account[..] else {
                    panic!("{account:?} in {told}");
                };
                assert_eq!((start + gained + bonus, total), (*points, *points), "{told}");
                assert_eq!(kinds, view.kinds(setting.deck(), seat));
            }
            let own = plain.split_once(&format!("\n{} (", names[seat.index()])).expect("a part").1;
            let line = own.lines().find(|line| line.starts_with("points")).expect("the rounds");
            let gained: i64 = numbers(line).iter().sum();
            let (start, bonus) = (setting.deck().values().start, view.bonus(setting.deck(), seat));
            assert_eq!(start + gained + bonus, *points, "{plain}");
        }
    }
}

/// An option as it has to be said.
fn word(scene: &Scene<'_>, setting: &Setting<Vaalbara>, item: Item) -> String {
    let say = |message| scene.language.say(&message);
    match item {
        Item::Play(character) | Item::TakeBack(character) => {
            terms::numbered(&scene.voice(), character)
        }
        Item::ShowWarrior => say(text::show_it()),
        Item::HideWarrior => say(text::hide_it()),
        Item::Target(seat) => scene.name(seat),
        Item::TrackFirst(land)
        | Item::TrackSecond(land)
        | Item::ToSecond(land)
        | Item::ToFirst(land)
        | Item::Give(land)
        | Item::Take(land) => say(terms::land_word(setting.deck(), land)),
    }
}

#[test]
fn the_description_of_a_panel_says_the_question_its_options_and_what_was_picked() {
    let names = names();
    let scene = scene(&names);
    let mut asked = Vec::new();
    for seats in 2..=5 {
        let setting = setting(seats);
        for play in positions(&setting) {
            let Some(seat) = play.to_decide().iter().next() else { continue };
            let view = play.seat_view(seat).expect("at this table");
            let mut draft: Vec<Picked<Vaalbara>> = Vec::new();
            while let Some(Next::Ask(question::Step::OneOf(items))) =
                follow::<Vaalbara>(&setting, &view, &draft).map(|question| question.next)
            {
                let said = Vaalbara::panel(&scene, &setting, &view, &draft, None).description;
                let question = scene.language.say(&terms::question(items[0]));
                let (options, rest) = said
                    .strip_prefix(&question)
                    .and_then(|rest| rest.split_once(". "))
                    .unwrap_or_else(|| panic!("{question}: {said}"));
                for (number, item) in (1..).zip(&items) {
                    let option = match (item, word(&scene, &setting, *item)) {
                        (Item::Play(_) | Item::TakeBack(_), character) => character,
                        (Item::Target(seat), name) => format!("{}: {name}", seat.number()),
                        (_, other) => format!("{number}: {other}"),
                    };
                    assert!(options.contains(&option), "{option}: {said}");
                }
                for pick in &draft {
                    let Pick::Item(item) = pick else { continue };
                    let picked = word(&scene, &setting, *item);
                    assert!(rest.starts_with(&format!("So far: {picked}")), "{picked}: {said}");
                }
                asked.push(question);
                draft.extend(items.last().map(|item| Pick::Item(*item)));
            }
            let Some(Pick::Item(last)) = draft.last() else { continue };
            let done = Vaalbara::panel(&scene, &setting, &view, &draft, None).description;
            let rest = done.split_once("So far: ").expect("what was picked").1;
            let picked = rest.split('.').next().expect("a sentence");
            assert!(picked.contains(&word(&scene, &setting, *last)), "{done}");
        }
    }
    asked.sort_unstable();
    asked.dedup();
    assert_eq!(asked.len(), 9, "{asked:?}");
}

#[test]
fn who_chooses_again_hears_the_new_character_and_not_the_old_one() {
    let (names, setting) = (names(), setting(2));
    let scene = scene(&names);
    let play = positions(&setting).swap_remove(0);
    let seat = play.to_decide().iter().next().expect("somebody chooses");
    let view = play.seat_view(seat).expect("at this table");
    let (old, new) = (view.hand[0], view.hand[1]);
    let view =
        SeatView { choice: Some(SecretChoice { character: old, show_warrior: false }), ..view };
    let said = |draft: &[Picked<Vaalbara>]| {
        Vaalbara::panel(&scene, &setting, &view, draft, None).description
    };
    let kept = format!("Your pick so far: {}", terms::numbered(&scene.voice(), old));
    assert!(said(&[]).contains(&kept), "{}", said(&[]));
    let drafted = said(&[Pick::Item(Item::Play(new))]);
    let picked = format!("So far: {}.", terms::numbered(&scene.voice(), new));
    assert!(drafted.contains(&picked) && !drafted.contains(&kept), "{drafted}");
}

#[test]
fn every_step_of_every_question_has_a_panel_that_shows_what_was_picked() {
    let names = names();
    let scene = scene(&names);
    for seats in 2..=5 {
        let setting = setting(seats);
        let mut steps = 0;
        for play in positions(&setting).iter().step_by(3) {
            for seat in play.to_decide().iter().take(1) {
                let view = play.seat_view(seat).expect("at this table");
                let mut draft = Vec::new();
                let mut before = Vaalbara::panel(&scene, &setting, &view, &draft, None);
                while let Some(Next::Ask(step)) =
                    follow::<Vaalbara>(&setting, &view, &draft).map(|question| question.next)
                {
                    draft.extend(step.picks().last().cloned());
                    let after = Vaalbara::panel(&scene, &setting, &view, &draft, None);
                    assert_ne!(after.png, before.png, "{seats} seats, {draft:?}");
                    before = after;
                    steps += 1;
                }
            }
        }
        assert!(steps > 5, "{steps}");
    }
}

#[test]
fn a_tie_is_told_and_the_stronger_omen_is_first() {
    let (names, setting) = (names(), setting(3));
    let play = positions(&setting).pop().expect("the end");
    let mut view = play.table_view();
    view.scores = Some(PerSeat::from_fn(3, |_| 70));
    let ranking = view.ranking(&setting);
    let place = |seat: Seat| view.pile.omens.place(emblem::clan_of(&setting, seat));
    assert!(ranking.is_sorted_by_key(|(seat, _)| place(*seat)));
    assert!(result::tied(&result::accounts(&setting, &view)));
    let said = describe::table(&scene(&names), &setting, &view);
    let told = Language::English.say(&text::tie_broken());
    assert!(said.contains(&told), "{said}");
    assert!(Vaalbara::scoring(&scene(&names), &setting, &view).is_some());
}

#[test]
fn a_strange_view_is_drawn_all_the_same() {
    let setting = setting(2);
    let positions = positions(&setting);
    let takes =
        |view: &TableView| matches!(view.phase, PhaseView::Act { step: TurnPart::Land, .. });
    let mut view =
        positions.iter().map(Play::table_view).rfind(takes).expect("somebody takes a land");
    let seat = view.turn().expect("a turn").0;
    let seat_view = positions[0].seat_view(seat).expect("at this table");
    view.realms = PerSeat::default();
    view.characters = [].into_iter().collect();
    view.gains.clear();
    view.first.clear();
    let seat_view = SeatView { table: view.clone(), hand: Vec::new(), ..seat_view };
    for names in [Vec::new(), vec![String::new(); 2], vec!["\u{202e}\n".repeat(900); 2]] {
        let scene = scene(&names);
        let pictures = [
            Vaalbara::board(&scene, &setting, &view),
            Vaalbara::hand(&scene, &setting, &seat_view),
            Vaalbara::panel(&scene, &setting, &seat_view, &[], None),
        ];
        for picture in pictures {
            assert!(picture.width <= 400 && picture.height <= 400, "{picture:?}");
            assert!(picture.description.chars().count() <= LONGEST_DESCRIPTION);
        }
        assert!(!Vaalbara::plain(&scene, &setting, &view).is_empty());
    }
}

#[test]
fn a_character_is_picked_in_sight_of_the_whole_hand_and_so_is_what_the_warrior_does() {
    let (names, setting) = (names(), setting(4));
    let scene = scene(&names);
    let mut compared = 0;
    for play in positions(&setting) {
        let PhaseView::Choose { .. } = play.table_view().phase else { continue };
        for view in play.to_decide().iter().filter_map(|seat| play.seat_view(seat)) {
            let Some(other) = view.hand.iter().find(|held| **held != Character::Warrior) else {
                continue;
            };
            if !view.hand.contains(&Character::Warrior) {
                continue;
            }
            let shown = [Item::ShowWarrior, Item::HideWarrior].map(|warrior| {
                let draft = [Item::Play(*other), warrior].map(Pick::Item);
                let shown = Vaalbara::panel(&scene, &setting, &view, &draft, None);
                for held in &view.hand {
                    let card = terms::numbered(&scene.voice(), *held);
                    assert!(shown.description.contains(&card), "{card}: {shown:?}");
                }
                let words = word(&scene, &setting, warrior);
                assert!(shown.description.contains(&words), "{words}: {shown:?}");
                shown.png
            });
            assert_ne!(shown[0], shown[1]);
            compared += 1;
        }
    }
    assert!(compared > 3, "{compared}");
}
