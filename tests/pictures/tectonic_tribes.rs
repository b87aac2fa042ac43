//! What is particular to Tectonic Tribes: the names of squares, the placement panel, the points.

use super::*;
use pangaea_engine::games::tectonic_tribes::{
    Item, PhaseView, SeatView, Square, TableView, TectonicTribes, Terrain, areas,
};
use pangaea_engine::question::Pick;
use pangaea_engine::spot::{Point, Rotation};
use pangaea_games::tectonic_tribes::{label, square};

type TribesPlay = Play<TectonicTribes>;

/// Positions in which someone lays a card.
fn laying() -> Vec<(TribesPlay, Seat)> {
    let positions = positions::<TectonicTribes>(&setting(3), 5).into_iter();
    let acting = positions.filter_map(|play| {
        let seat = play.to_decide().iter().next()?;
        matches!(play.table_view().phase, PhaseView::Act { .. }).then_some((play, seat))
    });
    acting.step_by(7).collect()
}

#[test]
fn the_panel_says_whether_a_card_fits_and_if_not_why() {
    let names = names();
    let scene = Scene { scale: Scale::at_most(400), ..scene(&names) };
    let mut reasons = std::collections::BTreeSet::new();
    for (play, seat) in laying() {
        let view = play.seat_view(seat).expect("a seat of this table");
        let board = &view.table.board;
        let Some(Pick::Item(first @ Item::Terrain(_))) =
            play.question(seat, &[]).and_then(|question| match question.next {
                Next::Ask(step) => step.picks().into_iter().next(),
                Next::Do(_) => None,
            })
        else {
            panic!("the revealed card is offered first");
        };
        let (from, to) = board.bounds().expect("cards lie there");
        for x in (from.x - 3..=to.x + 1).step_by(2) {
            for y in (from.y - 3..=to.y + 1).step_by(3) {
                let spot = Spot::new(Point::new(x, y), Rotation::Quarter);
                let draft = [Pick::Item(first)];
                let said = TectonicTribes::panel(&scene, play.setting(), &view, &draft, Some(spot))
                    .description;
                let fits = board.check(spot, seat).is_ok();
                assert_eq!(said.contains("It fits."), fits, "{said}");
                for reason in ["overlaps nothing", "All six", "cover lava", "s tent on"] {
                    if said.contains(reason) {
                        assert!(!fits, "{said}");
                        reasons.insert(reason);
                    }
                }
                assert!(fits || said.contains("would") || said.contains("overlaps"), "{said}");
            }
        }
    }
    assert_eq!(reasons.len(), 4, "every reason has come up: {reasons:?}");
}

#[test]
fn every_square_of_a_world_is_found_by_its_name() {
    for play in positions::<TectonicTribes>(&setting(4), 8).iter().step_by(9) {
        let TableView { board, .. } = play.table_view();
        for (at, _) in board.visible() {
            assert_eq!(square(&board, &label(at)), Some(at));
            assert_eq!(square(&board, &label(at).to_lowercase()), Some(at));
        }
    }
}

#[test]
fn the_plain_board_shows_every_square_under_its_name() {
    let names = names();
    for play in positions::<TectonicTribes>(&setting(5), 9).iter().step_by(11) {
        let view = play.table_view();
        let plain = TectonicTribes::plain(&scene(&names), play.setting(), &view);
        let mut lines = plain.lines();
        let heads = lines.next().expect("the letters");
        // Names of two letters keep apart.
        let width = if heads.split(' ').any(|name| name.len() > 1) { 3 } else { 2 };
        let heads = cells(heads, width);
        let mut squares = 0;
        for line in lines.take_while(|line| !line.is_empty()) {
            let row = line[..3].trim();
            for (head, cell) in heads.iter().zip(cells(line, width)) {
                let name = format!("{head}{row}");
                // What no card can touch is empty.
                let top = square(&view.board, &name).and_then(|at| view.board.top(at));
                let shown = top.map_or(".".to_owned(), |top| match top.square {
                    Square::Tent => (top.seat.index() + 1).to_string(),
                    Square::Ground(terrain, _) => match terrain {
                        Terrain::Forest => "F",
                        Terrain::Grass => "G",
                        Terrain::Lava => "L",
                        Terrain::Mine => "M",
                        Terrain::Water => "W",
                    }
                    .to_owned(),
                });
                assert!(cell.ends_with(&shown), "{name}: {cell} instead of {shown}");
                squares += usize::from(shown != ".");
            }
        }
        assert_eq!(squares, view.board.visible().count());
    }
}

/// A line of the plain board after the number of its row: so many letters each.
fn cells(line: &str, width: usize) -> Vec<String> {
    let letters: Vec<char> = line.chars().skip(3).collect();
    letters.chunks(width).map(|cell| cell.iter().collect::<String>().trim().to_owned()).collect()
}

#[test]
fn the_scoring_names_the_winner_and_everyones_points() {
    let names = names();
    for seats in 2..=5 {
        let play = positions::<TectonicTribes>(&setting(seats), 40).pop().expect("a finished game");
        let outcome = play.outcome().expect("it is over");
        let view = play.table_view();
        let picture = TectonicTribes::scoring(&scene(&names), play.setting(), &view);
        let said = picture.expect("always").description;
        for (seat, score) in outcome.scores.iter() {
            let wanted = format!("{} has {score} point", names[seat.index()]);
            assert!(said.contains(&wanted), "{wanted}: {said}");
        }
        let winner = outcome.winners.iter().next().expect("somebody");
        assert!(said.contains(&format!("Final scoring. {}", names[winner.index()])), "{said}");
        let owned: i64 = areas(play.setting().options(), &view.board, seats)
            .iter()
            .filter(|area| area.owner.is_some())
            .map(|area| area.points)
            .sum();
        assert_eq!(owned, outcome.scores.values().sum::<i64>());
    }
}

#[test]
fn a_board_tells_everyones_points_as_the_world_is() {
    let names = names();
    let mut owned = 0;
    for play in positions::<TectonicTribes>(&setting(4), 41).iter().step_by(7) {
        let view = play.table_view();
        let said = TectonicTribes::board(&scene(&names), play.setting(), &view).description;
        for (seat, points) in view.standing(play.setting().options()).scores.iter() {
            let name = &names[seat.index()];
            let told = [format!("{name}: {points} point"), format!("{name} has {points} point")];
            assert!(told.iter().any(|told| said.contains(told)), "{told:?}: {said}");
            owned += usize::from(*points > 0);
        }
    }
    assert!(owned > 5, "{owned}");
}

#[test]
fn the_panel_asks_and_names_every_choice() {
    let names = names();
    let mut asked = std::collections::BTreeSet::new();
    for play in positions::<TectonicTribes>(&setting(3), 12) {
        for seat in play.to_decide().iter() {
            let view = play.seat_view(seat).expect("a seat of this table");
            let mut draft = Vec::new();
            while let Some(Next::Ask(step)) =
                play.question(seat, &draft).map(|question| question.next)
            {
                let setting = play.setting();
                let said =
                    TectonicTribes::panel(&scene(&names), setting, &view, &draft, None).description;
                let question = said.split(". ").find(|part| part.contains('?')).unwrap_or_default();
                asked.insert(question[..=question.find('?').expect("a question")].to_owned());
                if let Step::OneOf(items) = &step {
                    for item in items {
                        let wanted = match item {
                            Item::Play(number) | Item::Discard(number) | Item::Terrain(number) => {
                                format!("{number}: ")
                            }
                            Item::Tribe(card) => format!("Tribe card {card}: "),
                            Item::CardOf(seat) => format!("{}: ", names[seat.index()]),
                        };
                        assert!(said.contains(&wanted), "{wanted}: {said}");
                    }
                }
                let picks = step.picks();
                draft.push(picks[picks.len() - 1].clone());
            }
        }
    }
    assert_eq!(asked.len(), 5, "{asked:?}");
}

#[test]
fn a_hand_shows_what_was_seen_before() {
    let names = names();
    let mut seen = 0;
    for play in positions::<TectonicTribes>(&setting(3), 14).iter().step_by(3) {
        let view = play.seat_view(Seat(1)).expect("a seat of this table");
        let said = TectonicTribes::hand(&scene(&names), play.setting(), &view).description;
        let before = view.seen.last().into_iter().flatten().flat_map(|sight| &sight.hand);
        for number in before.filter(|number| !view.hand.contains(number)) {
            let (_, list) = said.split_once("Seen in earlier hands: ").expect("the list");
            let list = list.trim_end_matches('.');
            assert!(list.split(", ").any(|shown| shown == number.to_string()), "{number}: {said}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn what_was_seen_in_earlier_hands_takes_no_room_of_a_question() {
    let names = names();
    let scene = scene(&names);
    let mut remembered = 0;
    for play in positions::<TectonicTribes>(&setting(3), 14).iter().step_by(3) {
        let setting = play.setting();
        for view in play.to_decide().iter().filter_map(|seat| play.seat_view(seat)) {
            let fresh = SeatView { seen: Vec::new(), ..view.clone() };
            remembered += view.seen.iter().flatten().count();
            // They are told in words, and drawn where one looks at the hand alone.
            let drawn = |view: &SeatView| -> Vec<Vec<u8>> {
                panels(&scene, setting, view).into_iter().map(|picture| picture.png).collect()
            };
            assert!(drawn(&view) == drawn(&fresh));
        }
    }
    assert!(remembered > 20, "{remembered}");
}

#[test]
fn the_reference_describes_every_card() {
    let names = names();
    let setting = setting::<TectonicTribes>(2);
    let pictures = TectonicTribes::reference(&scene(&names), setting.deck());
    let said: Vec<&str> = pictures.iter().map(|picture| picture.description.as_str()).collect();
    for number in 1..=80 {
        let wanted = format!(" {number}: ");
        assert_eq!(
            said.iter().filter(|text| text.contains(&wanted)).count(),
            1 + usize::from(number <= 5)
        );
    }
}
