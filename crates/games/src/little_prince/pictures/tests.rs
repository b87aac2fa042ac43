//! Words and pictures of whole games.

use super::*;
use crate::little_prince::messages as text;
use crate::little_prince::words::{prospects, terms};
use crate::pictured::Scene;
use crate::spoken::Spoken;
use pangaea_canvas::{Look, Scale};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::little_prince::{
    Item, LittlePrince, Options, Phase, RoundView, SeatView, Tile, final_score,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::question::{Next, Pick, Picked, follow};
use pangaea_engine::seat::Seat;
use pangaea_text::Language;

const NAMES: [&str; 5] = ["Ada", "Bo", "Cleo", "Dora", "Ed"];

/// Every position of a game between random players.
fn positions(seats: usize, hidden_characters: bool) -> Vec<Play<LittlePrince>> {
    let deck = pangaea_decks::built_in::<LittlePrince>();
    let options = Options { hidden_characters };
    let setting = Setting::with_seats(deck, options, seats).expect("such a table");
    let mut positions = Vec::new();
    let kinds = vec![ComputerKind::Random; seats];
    watch_one(&setting, &kinds, Seed::numbered(4), |play| positions.push(play.clone()))
        .expect("a whole game");
    positions
}

fn with_scene<T>(draw: impl FnOnce(&Scene<'_>) -> T) -> T {
    let names = NAMES.map(str::to_owned);
    draw(&Scene {
        names: &names,
        language: Language::English,
        look: Look::Standard,
        scale: Scale::at_most(500),
    })
}

#[test]
fn words_name_whoever_acts_and_every_open_tile() {
    for seats in LittlePrince::SEATS {
        for play in positions(seats, false) {
            let (setting, view) = (play.setting(), play.table_view());
            let (said, plain) = with_scene(|scene| {
                (describe::board(scene, setting, &view), plain::plain(scene, setting, &view))
            });
            let acting = view.phase.seat().map(|seat| NAMES[seat.index()]);
            let open = view.rounds.last().into_iter().flat_map(RoundView::open);
            let open = open.filter(|_| matches!(view.phase, Phase::Take(_)));
            let open: Vec<Tile> = open.collect();
            for text in [said, plain] {
                assert!(acting.is_none_or(|name| text.contains(name)), "{text}");
                for tile in &open {
                    let label = terms::label(Language::English, *tile);
                    assert!(text.contains(&format!("{label} (")), "{label}: {text}");
                }
            }
        }
    }
}

#[test]
fn the_plain_board_fits_into_a_message() {
    for hidden in [false, true] {
        for play in positions(5, hidden) {
            let view = play.table_view();
            let plain = with_scene(|scene| plain::plain(scene, play.setting(), &view));
            assert!(plain.chars().count() <= 1900, "{plain}");
        }
    }
}

#[test]
fn no_one_is_crowned_while_characters_are_hidden() {
    for play in positions(3, true) {
        let view = play.table_view();
        let picture = with_scene(|scene| scoring::scoring(scene, play.setting(), &view));
        let hidden = view.rounds.iter().any(|round| round.taken.contains(&None));
        let crowned = ["win", "share"].iter().any(|word| picture.description.contains(word));
        assert_eq!(crowned, !hidden, "{picture:?}");
    }
}

#[test]
fn passed_characters_are_described_to_those_who_saw_them_only() {
    for play in positions(4, true) {
        let setting = play.setting();
        for seat in setting.seats() {
            let view = play.seat_view(seat).expect("a seat of this table");
            let said = with_scene(|scene| hand::hand(scene, setting, &view)).description;
            let seen = |tile: Tile| view.sights.iter().any(|sight| sight.tiles.contains(&tile));
            let all = Tile::all().filter(|tile| setting.deck().face(*tile).character().is_some());
            for tile in all {
                let label = format!("{} (", terms::label(Language::English, tile));
                assert_eq!(said.contains(&label), seen(tile), "{label}: {said}");
            }
        }
    }
}

#[test]
fn points_stand_on_a_board_only_where_everyone_can_count_them() {
    for hidden in [false, true] {
        for play in positions(3, hidden) {
            let (setting, view) = (play.setting(), play.table_view());
            let said = with_scene(|scene| board::board(scene, setting, &view)).description;
            let public = !hidden || view.phase == Phase::Over;
            for seat in setting.seats() {
                let points = board::public_points(setting, &view, seat);
                assert_eq!(points.is_some(), public);
                let told = points.map(|points| format!("{points} point"));
                assert!(told.is_none_or(|told| said.contains(&told)), "{said}");
            }
            assert_eq!(said.contains(" point"), public, "{said}");
        }
    }
}

#[test]
fn whoever_names_the_next_is_told_nothing_of_hidden_characters() {
    for play in positions(4, true) {
        let seat = play.to_decide().iter().next();
        let Some(view) = seat.and_then(|seat| play.seat_view(seat)) else { continue };
        let round = view.table.rounds.last().filter(|_| matches!(view.table.phase, Phase::Take(_)));
        let Some(tile) = round.and_then(|round| round.open().next()) else { continue };
        let draft = [Pick::Item(Item::Tile(tile))];
        let said = with_scene(|scene| panel::panel(scene, play.setting(), &view, &draft, None));
        let hides = |seat: &Seat| planet::has_hidden(&view.planets[*seat]);
        if view.table.nameable().len() > 1 && view.table.nameable().iter().all(hides) {
            assert!(!said.description.contains(" +"), "{said:?}");
        }
    }
}

/// Every complete draft of the open question.
fn complete(
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
) -> Vec<Vec<Picked<LittlePrince>>> {
    match follow::<LittlePrince>(setting, view, draft).expect("an allowed draft").next {
        Next::Do(_) => vec![draft.to_vec()],
        Next::Ask(step) => {
            let longer = step.picks().into_iter().map(|pick| [draft, &[pick]].concat());
            longer.flat_map(|draft| complete(setting, view, &draft)).collect()
        }
    }
}

#[test]
fn what_was_picked_is_marked_among_what_was_offered_and_told() {
    let mut compared = 0;
    for seats in [2, 3] {
        for play in positions(seats, false).iter().step_by(3) {
            let seat = play.to_decide().iter().next();
            let Some(view) = seat.and_then(|seat| play.seat_view(seat)) else { continue };
            let mut drawn = Vec::new();
            for draft in complete(play.setting(), &view, &[]) {
                with_scene(|scene| {
                    let setting = play.setting();
                    let voice = scene.voice();
                    let shown = panel::panel(scene, setting, &view, &draft, None);
                    let told = LittlePrince::decided(&voice, setting, &view, &draft);
                    let asked = LittlePrince::asks(setting, &view, &draft[..draft.len() - 1]);
                    let asked = voice.say(&asked.expect("a question"));
                    for words in [told, asked] {
                        assert!(shown.description.contains(&words), "{words}: {shown:?}");
                    }
                    assert!(!drawn.contains(&shown.png), "two picks look alike: {draft:?}");
                    drawn.push(shown.png);
                });
            }
            compared += drawn.len();
        }
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn a_question_tells_the_own_characters_with_their_rules_and_points() {
    let mut told = 0;
    for play in positions(3, false) {
        let seat = play.to_decide().iter().next();
        let Some(view) = seat.and_then(|seat| play.seat_view(seat)) else { continue };
        let said = with_scene(|scene| panel::panel(scene, play.setting(), &view, &[], None));
        let score = final_score(play.setting().deck(), &view.planets);
        for scored in &score.characters[view.seat] {
            let say = |message| Language::English.say(&message);
            let (name, rule) = (terms::character(scored.character), terms::likes(scored.character));
            let line = say(text::standing(name, rule, scored.points));
            assert!(said.description.contains(&line), "{line}: {said:?}");
            told += 1;
        }
    }
    assert!(told > 30, "{told}");
}

#[test]
fn rules_that_a_picture_has_no_room_for_stand_in_its_words() {
    let (mut brief, mut full) = (0, 0);
    for (language, seats) in Language::ALL.iter().zip(LittlePrince::SEATS) {
        let names = NAMES.map(str::to_owned);
        let (look, scale) = (Look::Standard, Scale::FULL);
        let scene = Scene { names: &names, language: *language, look, scale };
        for play in positions(seats, false) {
            let Some(seat) = play.to_decide().iter().next() else { continue };
            let (setting, view) = (play.setting(), play.seat_view(seat).expect("a seat"));
            let mut drafts = vec![Vec::new()];
            while let Some(draft) = drafts.pop() {
                let Some(Next::Ask(_)) = follow(setting, &view, &draft).map(|at| at.next) else {
                    continue;
                };
                let items = crate::spoken::menu::items(setting, &view, &draft);
                let choices: Vec<choice::Choice> = items
                    .iter()
                    .map(|item| choice::Choice::of(&scene, setting, &view, *item))
                    .collect();
                let said = LittlePrince::notes(&scene.voice(), setting, &view, &draft).join("\n");
                let is_naming = matches!(items.first(), Some(Item::Next(_)));
                let is_brief = is_naming || own::leaves_rules_out(&scene, setting, &view, &choices);
                let own = &final_score(setting.deck(), &view.planets).characters[seat];
                for scored in own.iter().filter(|_| is_brief) {
                    let rule = language.say(&terms::likes(scored.character));
                    assert!(said.contains(&rule), "{rule}: {said}");
                }
                if own.len() > 1 && is_brief {
                    brief += 1;
                } else {
                    full += 1;
                }
                for item in items {
                    let mut more = draft.clone();
                    more.push(Pick::Item(item));
                    if let Item::Tile(tile) | Item::Hide(tile) = item {
                        let told = LittlePrince::notes(&scene.voice(), setting, &view, &more);
                        let adds = prospects::of_tile(&scene.voice(), setting, &view, tile);
                        let adds = adds.expect("room for it");
                        let label = terms::label(*language, tile);
                        let line = told.last().expect("a line about it");
                        assert!(line.starts_with(&label) && line.contains(&adds), "{line}");
                    }
                    drafts.push(more);
                }
            }
        }
    }
    assert!(brief > 20 && full > 20, "{brief} {full}");
}
