//! Rule 3: a round with three to five players.

use super::{draw, hide, phase, stacked, take, take_hidden, tile};
use pangaea_engine::game::CommonRefusal;
use pangaea_engine::games::little_prince::{
    Action, Fact, Item, LittlePrince, Offered, Phase, Refusal, Stack,
};
use pangaea_engine::play::Play;
use pangaea_engine::question::{Next, Pick, Step};
use pangaea_engine::seat::Seat;

const EDGES: [&str; 5] =
    ["edge_left_13", "edge_left_14", "edge_left_15", "edge_left_16", "edge_left_17"];

#[test]
fn lp_3a_the_start_player_draws_one_tile_for_each_player_open() {
    for seats in 3..=5 {
        let mut play = stacked(seats, false, &EDGES);
        assert_eq!(
            draw(&mut play, 1, Stack::Center),
            Err(CommonRefusal::NotYourTurn(Seat(0)).into())
        );
        let facts = draw(&mut play, 0, Stack::EdgeLeft).expect("a stack");
        let tiles: Vec<_> = EDGES[..seats].iter().map(|id| tile(id)).collect();
        let stack = Stack::EdgeLeft;
        assert_eq!(
            facts,
            [Fact::Offer { seat: Seat(0), stack, tiles: tiles.clone(), hidden: None }]
        );
        assert!(play.table_view().rounds[0].open().eq(tiles), "everybody sees them");
        assert_eq!(draw(&mut play, 0, Stack::Center), Err(Refusal::TakeNow));
    }
}

#[test]
fn lp_3a_an_empty_stack_cannot_be_chosen() {
    let mut play = stacked(3, false, &[]);
    for _ in 0..4 {
        let Phase::Choose(starter) = phase(&play) else { panic!("a stack is chosen") };
        play.apply(starter, &Action::Draw(Stack::Center)).expect("a stack with tiles");
        while let Phase::Take(seat) = phase(&play) {
            let action = play.legal(seat)[0];
            play.apply(seat, &action).expect("a legal action");
        }
    }
    let Phase::Choose(starter) = phase(&play) else { panic!("a stack is chosen") };
    let refused = play.apply(starter, &Action::Draw(Stack::Center));
    assert_eq!(refused, Err(Refusal::StackEmpty(Stack::Center)));
    assert!(!play.legal(starter).contains(&Action::Draw(Stack::Center)));
    assert_eq!(play.legal(starter).len(), 3);
}

#[test]
fn lp_3b_each_takes_one_and_names_another_who_has_none() {
    let mut play = stacked(4, false, &EDGES);
    assert_eq!(take(&mut play, 0, EDGES[0], Some(1)), Err(Refusal::ChooseStackFirst));
    draw(&mut play, 0, Stack::EdgeLeft).expect("a stack");
    assert_eq!(hide(&mut play, 0, EDGES[0]), Err(Refusal::TakeNow));
    assert_eq!(
        take(&mut play, 2, EDGES[0], Some(1)),
        Err(CommonRefusal::NotYourTurn(Seat(0)).into())
    );
    assert_eq!(take(&mut play, 0, EDGES[0], None), Err(Refusal::NameNext));
    for outsider in [0, 4, 9] {
        let refused = take(&mut play, 0, EDGES[0], Some(outsider));
        assert_eq!(refused, Err(Refusal::NotNameable(Seat(outsider))), "oneself, or no seat");
    }
    assert_eq!(take(&mut play, 9, EDGES[0], None), Err(CommonRefusal::NoSuchSeat(Seat(9)).into()));
    let other = tile(EDGES[4]);
    assert_eq!(take(&mut play, 0, EDGES[4], Some(1)), Err(Refusal::NotOffered(other)));
    assert_eq!(take_hidden(&mut play, 0, Some(1)), Err(Refusal::NothingHidden));

    take(&mut play, 0, EDGES[1], Some(2)).expect("an offered tile");
    assert_eq!(phase(&play), Phase::Take(Seat(2)));
    let gone = tile(EDGES[1]);
    assert_eq!(take(&mut play, 2, EDGES[1], Some(1)), Err(Refusal::NotOffered(gone)));
    assert_eq!(take(&mut play, 2, EDGES[0], Some(0)), Err(Refusal::NotNameable(Seat(0))));
    take(&mut play, 2, EDGES[0], Some(3)).expect("an offered tile");
    assert_eq!(phase(&play), Phase::Take(Seat(3)));
}

#[test]
fn lp_3b_the_tile_is_asked_first_and_then_the_name() {
    let mut play = stacked(3, false, &EDGES);
    draw(&mut play, 0, Stack::EdgeLeft).expect("a stack");
    let ask = |play: &Play<LittlePrince>, seat, draft: &[_]| {
        let draft: Vec<_> = draft.iter().copied().map(Pick::Item).collect();
        play.question(Seat(seat), &draft).map(|question| question.next)
    };
    let tiles = EDGES[..3].iter().map(|id| Item::Tile(tile(id))).collect();
    assert_eq!(ask(&play, 0, &[]), Some(Next::Ask(Step::OneOf(tiles))));
    let first = Item::Tile(tile(EDGES[0]));
    let names = vec![Item::Next(Seat(1)), Item::Next(Seat(2))];
    assert_eq!(ask(&play, 0, &[first]), Some(Next::Ask(Step::OneOf(names))));
    let action = |id, next| Action::Take { tile: Offered::Tile(tile(id)), next: Some(Seat(next)) };
    let whole = ask(&play, 0, &[first, Item::Next(Seat(2))]);
    assert_eq!(whole, Some(Next::Do(action(EDGES[0], 2))));
    assert_eq!(ask(&play, 1, &[]), None, "nobody else is asked");

    take(&mut play, 0, EDGES[0], Some(2)).expect("an offered tile");
    let second = Item::Tile(tile(EDGES[1]));
    assert_eq!(ask(&play, 2, &[second]), Some(Next::Do(action(EDGES[1], 1))), "4c: the last name");
}

#[test]
fn lp_3c_the_last_player_takes_what_is_left_and_starts_the_next_round() {
    let mut play = stacked(3, false, &EDGES);
    draw(&mut play, 0, Stack::EdgeLeft).expect("a stack");
    take(&mut play, 0, EDGES[2], Some(2)).expect("an offered tile");
    let facts = take(&mut play, 2, EDGES[0], Some(1)).expect("an offered tile");
    let last = |fact: &Fact| match *fact {
        Fact::Take { seat, tile, next: None, .. } => Some((seat, tile)),
        _ => None,
    };
    assert_eq!(facts.last().and_then(last), Some((Seat(1), tile(EDGES[1]))));
    assert_eq!(phase(&play), Phase::Choose(Seat(1)));
}

#[test]
fn every_question_to_a_seat_has_a_higher_number_than_the_one_before() {
    for seats in 2..=5 {
        let mut play = stacked(seats, false, &[]);
        let mut last = vec![None; seats];
        while let Some(seat) = play.to_decide().iter().next() {
            let number = play.question(seat, &[]).map(|question| question.number);
            assert!(number > last[seat.index()], "{number:?} after {last:?}");
            last[seat.index()] = number;
            let action = play.legal(seat)[0];
            play.apply(seat, &action).expect("a legal action");
        }
    }
}
