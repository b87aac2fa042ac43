//! Rule 3: the round.

use super::position::{
    Position, VaalbaraPlay, acting, character, choose, finish_round, kinds, realm, send, take,
};
use pangaea_engine::game::{CommonRefusal, Game};
use pangaea_engine::games::vaalbara::{Action, Character, Effect, Fact, Refusal, Vaalbara};
use pangaea_engine::seat::{Seat, Seats};

#[test]
fn vb_3a_choices_are_secret_and_changeable_until_the_last() {
    let mut play = Position::new(3, 1).holds(0, &[3, 5]).hold(&[3, 6, 7]).play();
    let number = |play: &VaalbaraPlay| play.question(Seat(0), &[]).map(|q| (q.number, q.answered));
    let before = number(&play).expect("asked");
    assert!(choose(&mut play, 0, 3).is_empty());
    assert_eq!(play.to_decide(), Seats::only(Seat(1)).with(Seat(2)));
    assert_eq!(number(&play), Some((before.0, true)), "the same question, answered");
    choose(&mut play, 0, 5);
    choose(&mut play, 1, 6);
    let facts = choose(&mut play, 2, 7);
    let revealed =
        |seat: u8, initiative| Fact::Choose { seat: Seat(seat), character: character(initiative) };
    assert_eq!(facts[..3], [revealed(0, 5), revealed(1, 6), revealed(2, 7)]);
    let again = Action::Choose { character: character(3), show_warrior: false };
    assert_eq!(play.apply(Seat(0), &again), Err(Refusal::Revealed));
}

#[test]
fn vb_3a_only_characters_in_hand() {
    let mut play = Position::new(2, 1).holds(0, &[2, 3, 4, 5, 6]).hold(&[]).play();
    let missing = Action::Choose { character: character(9), show_warrior: false };
    assert_eq!(play.apply(Seat(0), &missing), Err(Refusal::NotInHand(Character::BeastTamer)));
    assert_eq!(play.legal(Seat(0)).len(), 5);
}

#[test]
fn vb_3b_lowest_initiative_first_and_ties_by_the_top_omens() {
    for (omens, order) in [
        ("yellow red blue purple green", [3, 0, 1, 2]),
        ("purple blue red yellow green", [3, 2, 1, 0]),
    ] {
        let mut play = Position::new(4, 1).omens(omens).hold(&[5, 5, 5, 3]).play();
        let facts = send(&mut play, &[5, 5, 5, 3]);
        let order = order.map(Seat).to_vec();
        assert!(facts.contains(&Fact::Order { order }), "{omens}: {facts:?}");
    }
}

#[test]
fn vb_3c_effect_first_then_one_land_and_the_row_is_not_refilled() {
    let mut play = Position::new(3, 1).hold(&[2, 5, 6]).play();
    send(&mut play, &[2, 5, 6]);
    let land = play.table_view().first[0];
    let early = Action::Take(land);
    assert_eq!(play.apply(Seat(0), &early), Err(Refusal::EffectFirst(Character::Bard)));
    assert_eq!(play.apply(Seat(1), &early), Err(CommonRefusal::NotYourTurn(Seat(0)).into()));
    let gift = Action::Apply(Effect::Bard { target: Seat(1) });
    play.apply(Seat(0), &gift).expect("the effect");
    assert_eq!(play.apply(Seat(0), &gift), Err(Refusal::LandNow));
    let later = play.table_view().second[0];
    assert_eq!(play.apply(Seat(0), &Action::Take(later)), Err(Refusal::NotInFirstRow(later)));
    play.apply(Seat(0), &early).expect("a land");
    let view = play.table_view();
    assert_eq!(view.first.len(), 2);
    assert_eq!(realm(&view, 0), [land]);
    assert_eq!(view.characters[Seat(0)].used, [Character::Bard], "open for all");
}

#[test]
fn vb_3c_the_last_land_needs_no_question() {
    let mut play = Position::new(2, 1).hold(&[3, 5]).first("field river").play();
    send(&mut play, &[3, 5]);
    let facts = take(&mut play, 0, "field");
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Land { seat: Seat(1), .. })));
    assert_eq!(kinds(&play, realm(&play.table_view(), 1)), ["river"]);
}

#[test]
fn vb_3d_rows_move_up_and_hands_are_filled() {
    let mut play = Position::new(3, 1).hold(&[3, 5, 6]).play();
    let before = play.table_view();
    send(&mut play, &[3, 5, 6]);
    let facts = finish_round(&mut play);
    assert_eq!(facts.last(), Some(&Fact::RoundEnd));
    let after = play.table_view();
    assert_eq!(after.first, before.second);
    assert_eq!(after.second.len(), 3);
    assert_eq!(after.pile.lands, before.pile.lands - 3);
    assert_eq!(Vaalbara::round(&after), 2);
    for seat in play.setting().seats() {
        assert_eq!((after.characters[seat].hand, after.characters[seat].deck), (5, 6));
    }
    assert_eq!(acting(&play), None, "everyone chooses again");
}

#[test]
fn vb_3d_no_one_draws_from_an_empty_deck() {
    let mut play = Position::new(2, 8).hold(&[3, 5]).play();
    send(&mut play, &[3, 5]);
    finish_round(&mut play);
    let view = play.table_view();
    assert_eq!((view.characters[Seat(0)].hand, view.characters[Seat(0)].deck), (4, 0));
}

#[test]
fn vb_3d_after_the_ninth_round_the_rows_stay() {
    for (seats, left) in [(2, 1), (3, 1), (4, 11), (5, 1)] {
        let sent = &[3, 5, 6, 10, 12][..seats];
        let mut play = Position::new(seats, 9).marked().hold(sent).play();
        let before = play.table_view();
        assert_eq!(before.pile.lands, left, "one land on top for the omens");
        send(&mut play, sent);
        let facts = finish_round(&mut play);
        assert!(matches!(facts.last(), Some(Fact::End { .. })));
        let after = play.table_view();
        assert_eq!((after.first.len(), after.second, after.pile.lands), (0, before.second, left));
        assert!(play.to_decide().is_empty());
        let late = Action::Choose { character: character(3), show_warrior: false };
        assert_eq!(play.apply(Seat(0), &late), Err(CommonRefusal::GameOver.into()));
    }
}
