//! Rule 4: a round with two players.

use super::{draw, hide, phase, stacked, take, take_hidden, tile};
use crate::support::{played, setting};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{CommonRefusal, Game};
use pangaea_engine::games::little_prince::{
    Event, Fact, Item, LittlePrince, Options, Phase, Placed, Refusal, Stack, TileOffer,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::question::{Next, Step};
use pangaea_engine::seat::Seat;

const CENTERS: [&str; 3] = ["center_12", "center_10", "center_11"];

/// A round where seat 0 is active and hides the tile with the rose.
fn laid() -> (Play<LittlePrince>, Vec<Fact>) {
    let mut play = stacked(2, false, &CENTERS);
    assert_eq!(draw(&mut play, 0, Stack::Center), Ok(Vec::new()));
    let facts = hide(&mut play, 0, "center_10").expect("one of the three");
    (play, facts)
}

fn tells(view: &impl serde::Serialize, id: &str) -> bool {
    serde_json::to_string(view).expect("a view").contains(id)
}

fn asked(play: &Play<LittlePrince>, seat: u8) -> Vec<Item> {
    match play.question(Seat(seat), &[]).map(|question| question.next) {
        Some(Next::Ask(Step::OneOf(items))) => items,
        _ => Vec::new(),
    }
}

#[test]
fn lp_4a_the_active_player_alone_looks_at_three_tiles() {
    let mut play = stacked(2, false, &CENTERS);
    draw(&mut play, 0, Stack::Center).expect("a stack");
    assert_eq!(phase(&play), Phase::Hide(Seat(0)));
    let view = play.seat_view(Seat(0)).expect("a seat");
    let mut three = CENTERS.map(tile).to_vec();
    three.sort_unstable();
    assert_eq!(view.sight().map(|sight| sight.tiles.clone()), Some(three.clone()));
    assert_eq!(asked(&play, 0), three.into_iter().map(Item::Hide).collect::<Vec<_>>());
    for id in CENTERS {
        assert!(!tells(&play.seat_view(Seat(1)), id) && !tells(&play.table_view(), id));
    }
    let other = tile("center_17");
    assert_eq!(hide(&mut play, 0, "center_17"), Err(Refusal::NotDrawn(other)));
    assert_eq!(take(&mut play, 0, "center_12", Some(1)), Err(Refusal::HideFirst));
    assert_eq!(hide(&mut play, 1, "center_12"), Err(CommonRefusal::NotYourTurn(Seat(0)).into()));
}

#[test]
fn lp_4a_two_tiles_lie_open_and_one_face_down() {
    let (play, facts) = laid();
    let tiles = CENTERS.map(tile).to_vec();
    let hidden = Some(tile("center_10"));
    assert_eq!(facts, [Fact::Offer { seat: Seat(0), stack: Stack::Center, tiles, hidden }]);
    let open = vec![tile("center_11"), tile("center_12")];
    let event = LittlePrince::announce(play.setting(), &facts[0]);
    let stack = Stack::Center;
    assert_eq!(event, Some(Event::Laid { seat: Seat(0), stack, open: open.clone() }));
    let round = &play.table_view().rounds[0];
    assert_eq!((round.offer, &round.shown), (TileOffer::Laid { hidden: None }, &open));
    assert!(!tells(&play.seat_view(Seat(1)), "center_10"));
    assert!(tells(&play.seat_view(Seat(0)), "center_10"));
}

#[test]
fn lp_4b_the_other_takes_first_then_the_active_player_and_the_last_is_discarded() {
    let (mut play, _) = laid();
    assert_eq!(phase(&play), Phase::Take(Seat(1)));
    let open = [Item::Tile(tile("center_11")), Item::Tile(tile("center_12")), Item::Hidden];
    assert_eq!(asked(&play, 1), open);
    assert_eq!(
        take(&mut play, 0, "center_11", None),
        Err(CommonRefusal::NotYourTurn(Seat(1)).into())
    );
    take(&mut play, 1, "center_12", Some(0)).expect("an open tile");
    assert_eq!(asked(&play, 0), [Item::Tile(tile("center_11")), Item::Hidden]);
    let facts = take(&mut play, 0, "center_11", None).expect("an open tile");
    assert_eq!(facts.last(), Some(&Fact::Discard { tile: tile("center_10") }));
    assert!(tells(&play.table_view(), "center_10"), "it is discarded open");
    assert_eq!(phase(&play), Phase::Choose(Seat(1)), "the roles alternate");
}

#[test]
fn lp_4b_the_hidden_tile_can_be_taken_unseen_but_not_by_its_name() {
    let (mut play, _) = laid();
    for id in ["center_10", "center_17"] {
        let refused = take(&mut play, 1, id, Some(0));
        assert_eq!(refused, Err(Refusal::NotOffered(tile(id))), "trying names tells nothing");
    }
    let facts = take_hidden(&mut play, 1, Some(0)).expect("it lies there");
    assert!(
        matches!(facts[0], Fact::Take { seat: Seat(1), tile, .. } if tile == super::tile("center_10"))
    );
    assert_eq!(take_hidden(&mut play, 0, None), Err(Refusal::NothingHidden));
}

#[test]
fn lp_4b_the_roles_alternate_through_the_whole_game() {
    let setting = setting::<LittlePrince>(2, Options::default());
    let (_, facts) = played(&setting, 5, &[ComputerKind::Random], usize::MAX);
    let active: Vec<Seat> = facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Offer { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(active.len(), 16);
    assert!(active.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn lp_4c_what_is_laid_is_final() {
    let (mut play, _) = laid();
    assert_eq!(hide(&mut play, 0, "center_11"), Err(CommonRefusal::NotYourTurn(Seat(1)).into()));
    assert_eq!(hide(&mut play, 1, "center_11"), Err(Refusal::TakeNow));
    assert_eq!(play.question(Seat(0), &[]), None);
}

#[test]
fn lp_4c_the_hidden_tile_is_seen_once_it_is_placed() {
    let (mut play, _) = laid();
    take_hidden(&mut play, 1, Some(0)).expect("it lies there");
    let table = play.table_view();
    let rose = tile("center_10");
    assert!(table.planets[Seat(1)].iter().any(|(_, placed)| placed == Placed::Open(rose)));
    assert_eq!(table.rounds[0].offer, TileOffer::Laid { hidden: Some(rose) });
}

#[test]
fn lp_4c_forced_steps_are_done_without_asking() {
    // Two players: hide, take, take; more: all but the last take. The stack is chosen until only
    // one is left.
    for (seats, choices) in [(2, 3), (3, 2), (4, 3), (5, 4)] {
        let setting = setting::<LittlePrince>(seats, Options::default());
        for seed in 0..20 {
            let (mut play, facts) = played(&setting, seed, &[ComputerKind::Random], 0);
            assert!(matches!(facts[..], [Fact::Setup { .. }]));
            let mut asked = 0;
            let mut chance = Chance::new(Seed::numbered(seed));
            while let Some(seat) = play.to_decide().iter().next() {
                asked += 1;
                let legal = play.legal(seat);
                assert!(legal.len() > 1, "nobody is asked without a choice");
                let action = chance.pick(&legal).copied().expect("some action");
                play.apply(seat, &action).expect("a legal action");
            }
            let drawn: Vec<Stack> =
                play.table_view().rounds.iter().map(|round| round.stack).collect();
            let last = drawn[15];
            let forced = drawn.iter().rev().take_while(|stack| **stack == last).count();
            assert_eq!(asked, 16 * choices + 16 - forced);
        }
    }
}
