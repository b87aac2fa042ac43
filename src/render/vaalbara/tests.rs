use super::*;
use crate::render::{LONGEST_DESCRIPTION, Look, Scale};
use crate::simulate::games::watch_one;
use crate::text::Language;
use pangaea_engine::chance::Seed;
use pangaea_engine::games::vaalbara::{Options, Stage, Step};
use pangaea_engine::play::Play;
use pangaea_engine::players::Kind;
use pangaea_engine::question::{Next, follow};
use pangaea_engine::seat::{PerSeat, Seat};

fn setting(seats: usize) -> Setting<Vaalbara> {
    let deck: Deck =
        toml::from_str(include_str!("../../../decks/vaalbara.toml")).expect("our own deck");
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
    let kinds = vec![Kind::Random; setting.seat_count()];
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
            let lands = emblem::land_list(&scene, setting.deck(), realm);
            assert!(said.contains(&lands) && plain.contains(&lands), "{lands}: {said}\n{plain}");
        }
        for own in view.characters.values() {
            let used = emblem::character_list(&scene, &own.used);
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

#[test]
fn running_totals_are_shown_to_nobody_but_their_owner() {
    let (names, setting) = (names(), setting(2));
    for play in positions(&setting) {
        let view = play.table_view();
        let scored = Vaalbara::scoring(&scene(&names), &setting, &view).is_some();
        assert_eq!(scored, view.stage == Stage::Over);
    }
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
    let ranking = order::ranking(&setting, &view);
    let place = |seat: Seat| view.pile.omens.place(emblem::clan_of(&setting, seat));
    assert!(ranking.is_sorted_by_key(|(seat, _)| place(*seat)));
    assert!(scoring::tied(&ranking));
    let said = describe::table(&scene(&names), &setting, &view);
    assert!(said.contains("tie"), "{said}");
    assert!(Vaalbara::scoring(&scene(&names), &setting, &view).is_some());
}

#[test]
fn a_strange_view_is_drawn_all_the_same() {
    let setting = setting(2);
    let positions = positions(&setting);
    let takes = |view: &TableView| matches!(view.stage, Stage::Act { step: Step::Land, .. });
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
