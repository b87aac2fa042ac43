//! Rule 4: what the characters do.

use super::position::{
    Position, acting, apply, character, choose, effect_points, finish_round, in_row, kinds,
    land_points, points, realm, send, take,
};
use pangaea_engine::game::Game;
use pangaea_engine::games::vaalbara::{
    Action, Effect, EffectDetails, Fact, Item, Refusal, Vaalbara,
};
use pangaea_engine::question::{Next, Pick, Step};
use pangaea_engine::seat::{Seat, Seats};

fn deed(facts: &[Fact], of: usize) -> EffectDetails {
    let found = facts.iter().find_map(|fact| match fact {
        Fact::Character { seat, deed, .. } if seat.index() == of => Some(deed.clone()),
        _ => None,
    });
    found.expect("its character took effect")
}

#[test]
fn vb_4_warrior_everyone_who_shows_a_warrior_gains_two() {
    let mut play = Position::new(3, 1).hold(&[1, 5, 6]).holds(1, &[1, 5]).play();
    let facts = send(&mut play, &[1, 5, 6]);
    assert_eq!(effect_points(&facts, 0), [0, 2, 0]);
    assert_eq!(deed(&facts, 0).shown, Some(Seats::only(Seat(1))));
    let alone = send(&mut Position::new(3, 1).hold(&[1, 5, 6]).play(), &[1, 5, 6]);
    assert_eq!(effect_points(&alone, 0), [0, 0, 0]);
    assert_eq!(deed(&alone, 0).shown, Some(Seats::NONE));
}

#[test]
fn vb_4_bard_gives_three_to_another_player() {
    let mut play = Position::new(3, 1).hold(&[2, 5, 6]).play();
    send(&mut play, &[2, 5, 6]);
    let own = Action::Apply(Effect::Bard { target: Seat(0) });
    assert_eq!(play.apply(Seat(0), &own), Err(Refusal::NotItsEffect(character(2))));
    let facts = apply(&mut play, 0, Effect::Bard { target: Seat(2) });
    assert_eq!(effect_points(&facts, 0), [0, 0, 3]);
}

#[test]
fn vb_4_bard_has_no_choice_with_two_players() {
    let facts = send(&mut Position::new(2, 1).hold(&[2, 5]).play(), &[2, 5]);
    assert_eq!(effect_points(&facts, 0), [0, 3]);
    assert_eq!(deed(&facts, 0).target, Some(Seat(1)));
}

#[test]
fn vb_4_hunter_gains_three_before_all_neighbours() {
    let mut play = Position::new(4, 1).hold(&[3, 5, 1, 5]).first("field").play();
    send(&mut play, &[3, 5, 1, 5]);
    let facts = take(&mut play, 2, "field");
    assert_eq!(effect_points(&facts, 0), [3, 0, 0, 0], "the one opposite may be earlier");
    let mut play = Position::new(4, 1).hold(&[3, 1, 5, 5]).first("field").play();
    send(&mut play, &[3, 1, 5, 5]);
    assert_eq!(effect_points(&take(&mut play, 1, "field"), 0), [0; 4]);
}

#[test]
fn vb_4_oracle_gains_two_for_each_neighbour_with_an_odd_initiative() {
    for (others, gain) in [([5, 6, 7], 4), ([5, 7, 6], 2), ([6, 5, 8], 0)] {
        let sent = [4, others[0], others[1], others[2]];
        let facts = send(&mut Position::new(4, 1).hold(&sent).play(), &sent);
        assert_eq!(effect_points(&facts, 0), [gain, 0, 0, 0], "{sent:?}");
    }
}

#[test]
fn vb_4_carpenter_counts_forests_before_the_land_is_taken() {
    let mut play = Position::new(2, 4)
        .hold(&[5, 6])
        .realm(0, "forest field forest")
        .first("forest forest")
        .play();
    let facts = send(&mut play, &[5, 6]);
    assert_eq!(effect_points(&facts, 0), [4, 0]);
}

#[test]
fn vb_4_falconer_steals_two_from_the_one_before() {
    let mut play = Position::new(3, 2).points(&[9, 9, 9]).hold(&[4, 6, 12]).play();
    send(&mut play, &[4, 6, 12]);
    let land = play.table_view().first[0];
    let facts = play.apply(Seat(0), &Action::Take(land)).expect("a land");
    assert_eq!(effect_points(&facts, 1), [-2, 2, 0]);
    assert_eq!(deed(&facts, 1).target, Some(Seat(0)));
}

#[test]
fn vb_4_falconer_acting_first_gets_nothing() {
    let facts = send(&mut Position::new(3, 1).hold(&[6, 7, 12]).play(), &[6, 7, 12]);
    assert_eq!(effect_points(&facts, 0), [0, 0, 0]);
    assert_eq!(deed(&facts, 0), EffectDetails::default());
}

#[test]
fn vb_4_falconer_never_steals_more_than_there_is() {
    for (owned, stolen) in [(0, 0), (1, 1), (2, 2)] {
        let mut play =
            Position::new(2, 2).points(&[owned, 9]).hold(&[1, 6]).first("mountain field").play();
        send(&mut play, &[1, 6]);
        let facts = take(&mut play, 0, "mountain");
        assert_eq!(land_points(&facts, 0), 0);
        assert_eq!(effect_points(&facts, 1), [-stolen, stolen]);
        assert_eq!(deed(&facts, 1).target, Some(Seat(0)), "even with nothing to steal");
    }
}

#[test]
fn vb_4_tracker_swaps_a_land_of_either_row_with_the_top() {
    for row in [1, 2] {
        let mut play = Position::new(2, 1)
            .hold(&[7, 12])
            .first("river field")
            .second("river field")
            .top("village")
            .play();
        send(&mut play, &[7, 12]);
        let view = play.table_view();
        let land = if row == 1 { view.first[0] } else { view.second[0] };
        let facts = apply(&mut play, 0, Effect::Tracker { land });
        let deed = deed(&facts, 0);
        assert_eq!((deed.row, deed.land), (Some(row), Some(land)));
        let view = play.table_view();
        let (changed, same) =
            if row == 1 { (&view.first, &view.second) } else { (&view.second, &view.first) };
        assert_eq!(kinds(&play, changed), ["village", "field"]);
        assert_eq!(kinds(&play, same), ["river", "field"]);
        assert_eq!(view.pile.top, Some(land), "face down on top, but seen by all");
        let back = view.backs.iter().find(|back| back.land == land).expect("its back is seen");
        assert_eq!(view.pile.omens, back.omens, "the omens change at once");
    }
}

#[test]
fn vb_4_midwife_takes_back_a_used_character_but_not_herself() {
    let mut play = Position::new(2, 3).used(0, &[12, 3]).hold(&[8, 12]).play();
    send(&mut play, &[8, 12]);
    let offered = [12, 3].map(|used| Effect::Midwife { takes_back: character(used) });
    assert_eq!(play.legal(Seat(0)), offered.map(Action::Apply));
    let herself = Action::Apply(Effect::Midwife { takes_back: character(8) });
    assert_eq!(play.apply(Seat(0), &herself), Err(Refusal::NotItsEffect(character(8))));
    apply(&mut play, 0, Effect::Midwife { takes_back: character(12) });
    let view = play.seat_view(Seat(0)).expect("at this table");
    assert!(view.hand.contains(&character(12)));
    assert_eq!(view.table.characters[Seat(0)].used, [character(3)]);
    assert_eq!(view.table.characters[Seat(0)].seen, [character(12)], "everybody saw it");
    play.apply(Seat(0), &Action::Take(view.table.first[0])).expect("a land");
    let table = play.table_view();
    assert_eq!(table.characters[Seat(0)].used, [character(3), character(8)]);
    assert_eq!(table.characters[Seat(0)].hand, 5, "a full hand draws nothing");
}

#[test]
fn vb_4_midwife_has_nothing_to_take_back_in_the_first_round() {
    let facts = send(&mut Position::new(2, 1).hold(&[8, 12]).play(), &[8, 12]);
    assert_eq!(deed(&facts, 0), EffectDetails::default());
    let facts = send(&mut Position::new(2, 2).used(0, &[5]).hold(&[8, 12]).play(), &[8, 12]);
    assert_eq!(deed(&facts, 0).takes_back, Some(character(5)), "one alone needs no question");
}

#[test]
fn vb_4_beast_tamer_swaps_between_the_rows() {
    let mut play =
        Position::new(2, 1).hold(&[9, 12]).first("river field").second("river village").play();
    send(&mut play, &[9, 12]);
    let view = play.table_view();
    let (first, second) = (view.first[1], view.second[1]);
    let mut same_kind = play.clone();
    let facts = apply(&mut play, 0, Effect::BeastTamer { first, second });
    assert_eq!(deed(&facts, 0).swap, Some([first, second]));
    assert_eq!(kinds(&play, &play.table_view().first), ["river", "village"]);
    assert_eq!(kinds(&play, &play.table_view().second), ["river", "field"]);
    apply(&mut same_kind, 0, Effect::BeastTamer { first: view.first[0], second: view.second[0] });
    assert_eq!(same_kind.table_view().first[0], view.second[0]);
}

#[test]
fn vb_4_beast_tamer_is_asked_in_two_steps_and_in_one_with_one_land_left() {
    let mut play = Position::new(2, 1).hold(&[3, 9]).first("river field").play();
    send(&mut play, &[3, 9]);
    take(&mut play, 0, "river");
    let view = play.table_view();
    let question = play.question(Seat(1), &[]).expect("a question");
    let lands = view.second.iter().map(|land| Item::ToFirst(*land)).collect();
    assert_eq!(question.next, Next::Ask(Step::OneOf(lands)));
    let mut early = Position::new(2, 1).hold(&[9, 12]).play();
    send(&mut early, &[9, 12]);
    let first = early.table_view().first[0];
    let draft = [Pick::Item(Item::ToSecond(first))];
    let Next::Ask(Step::OneOf(items)) = early.question(Seat(0), &draft).expect("a question").next
    else {
        panic!("a second step")
    };
    assert_eq!(items.len(), 2);
}

#[test]
fn vb_4_craftsman_gains_three_after_all_neighbours() {
    let sent = [10, 3, 12, 3];
    let mut play = Position::new(4, 1).hold(&sent).play();
    send(&mut play, &sent);
    let last = play.table_view().first[0];
    play.apply(Seat(1), &Action::Take(last)).expect("a land");
    let next = play.table_view().first[0];
    let facts = play.apply(Seat(3), &Action::Take(next)).expect("a land");
    assert_eq!(effect_points(&facts, 0), [3, 0, 0, 0], "the one opposite may be later");
    let mut play = Position::new(2, 1).hold(&[10, 12]).play();
    assert_eq!(effect_points(&send(&mut play, &[10, 12]), 0), [0, 0]);
}

#[test]
fn vb_4_pioneer_swaps_a_land_with_the_bottom_and_gains_its_reward() {
    let mut play = Position::new(2, 3)
        .hold(&[11, 12])
        .realm(0, "field village")
        .bottom("field")
        .points(&[7, 2])
        .play();
    send(&mut play, &[11, 12]);
    let given = in_row(&play, realm(&play.table_view(), 0), "village");
    let facts = apply(&mut play, 0, Effect::Pioneer { gives: given });
    assert_eq!(effect_points(&facts, 0), [4, 0], "two fields now; the old reward is kept");
    assert_eq!(points(&play)[0], 11);
    let view = play.table_view();
    assert_eq!(view.pile.bottom, Some(given));
    assert_eq!(kinds(&play, realm(&view, 0)), ["field", "field"]);
}

#[test]
fn vb_4_pioneer_with_an_empty_realm_does_nothing() {
    let mut play = Position::new(2, 1).hold(&[11, 12]).play();
    let facts = send(&mut play, &[11, 12]);
    assert_eq!(deed(&facts, 0), EffectDetails::default());
    assert_eq!(effect_points(&facts, 0), [0, 0]);
    let facts = send(&mut Position::new(2, 2).hold(&[11, 12]).play(), &[11, 12]);
    assert!(deed(&facts, 0).gives.is_some(), "one land alone needs no question");
}

#[test]
fn vb_4_farmer_doubles_the_land_of_this_round() {
    let mut play =
        Position::new(2, 2).hold(&[12, 3]).realm(0, "mountain").first("mountain river").play();
    send(&mut play, &[12, 3]);
    assert_eq!(land_points(&take(&mut play, 1, "river"), 0), 20);
    assert_eq!(Vaalbara::round(&play.table_view()), 3);
}

/// Red and blue tie behind yellow's tracker; whatever comes up, the new top decides.
#[test]
fn vb_4a_a_new_top_settles_open_ties_again() {
    let mut changed = 0;
    for place in 0..3 {
        let mut play =
            Position::new(3, 1).omens("yellow red blue purple green").hold(&[7, 9, 9]).play();
        let facts = send(&mut play, &[7, 9, 9]);
        let order = vec![Seat(0), Seat(1), Seat(2)];
        assert!(facts.contains(&Fact::Order { order }));
        let land = play.table_view().second[place];
        apply(&mut play, 0, Effect::Tracker { land });
        let view = play.table_view();
        let colours = play.setting().colours();
        let red_first = view.pile.omens.place(colours[1]) < view.pile.omens.place(colours[2]);
        play.apply(Seat(0), &Action::Take(view.first[0])).expect("a land");
        assert_eq!(acting(&play), Some(Seat(if red_first { 1 } else { 2 })));
        changed += usize::from(!red_first);
    }
    assert!(changed > 0, "one of these backs turns the tie");
}

#[test]
fn vb_4a_who_has_acted_keeps_the_place() {
    let start = Position::new(3, 1).omens("red blue yellow purple green").hold(&[7, 7, 7]).play();
    let mut behind = 0;
    for place in 0..3 {
        let mut play = start.clone();
        send(&mut play, &[7, 7, 7]);
        assert_eq!(acting(&play), Some(Seat(1)));
        let land = play.table_view().second[place];
        apply(&mut play, 1, Effect::Tracker { land });
        assert_eq!(acting(&play), Some(Seat(1)), "the tracker's own turn goes on");
        let view = play.table_view();
        play.apply(Seat(1), &Action::Take(view.first[0])).expect("a land");
        let strongest =
            |seat: &u8| view.pile.omens.place(play.setting().colours()[usize::from(*seat)]);
        let next = [0, 2].into_iter().min_by_key(strongest).expect("two are left");
        assert_eq!(acting(&play), Some(Seat(next)));
        behind += usize::from(strongest(&1) > strongest(&next));
    }
    assert!(behind > 0, "one of these backs would have put red later");
}

/// In the ninth round two players have one land left in the pile: the bottom is the top.
#[test]
fn vb_4a_a_pioneer_changes_the_top_of_a_single_card_pile() {
    let mut play = Position::new(2, 9).marked().hold(&[11, 12]).play();
    let before = play.table_view().pile;
    assert_eq!(before.lands, 1);
    send(&mut play, &[11, 12]);
    let given = realm(&play.table_view(), 0)[0];
    apply(&mut play, 0, Effect::Pioneer { gives: given });
    let after = play.table_view().pile;
    assert_eq!((after.top, after.bottom), (Some(given), Some(given)));
    assert_ne!(before.omens, after.omens);
    let mut other = Position::new(2, 2).hold(&[11, 12]).realm(0, "field").play();
    let omens = other.table_view().pile.omens;
    send(&mut other, &[11, 12]);
    assert_eq!(other.table_view().pile.omens, omens, "the bottom of a larger pile");
}

#[test]
fn vb_4b_showing_is_part_of_the_secret_choice() {
    let play = Position::new(2, 1).holds(0, &[1, 5]).hold(&[]).play();
    let asked = |draft: &[Pick<Item>]| play.question(Seat(0), draft).expect("a question").next;
    let five = Pick::Item(Item::Play(character(5)));
    let both = vec![Item::ShowWarrior, Item::HideWarrior];
    assert_eq!(asked(std::slice::from_ref(&five)), Next::Ask(Step::OneOf(both)), "first: to show");
    let hidden = Action::Choose { character: character(5), show_warrior: false };
    assert_eq!(asked(&[five, Pick::Item(Item::HideWarrior)]), Next::Do(hidden));
    let warrior = Action::Choose { character: character(1), show_warrior: false };
    assert_eq!(asked(&[Pick::Item(Item::Play(character(1)))]), Next::Do(warrior));
    let mut none = Position::new(2, 1).hold(&[5, 6]).play();
    let shows = Action::Choose { character: character(5), show_warrior: true };
    assert_eq!(none.apply(Seat(0), &shows), Err(Refusal::NoWarrior));
}

#[test]
fn vb_4b_who_hides_gains_nothing_and_each_warrior_makes_its_own_offer() {
    let position = Position::new(4, 1).hold(&[1, 1]).holds(2, &[1, 5]).holds(3, &[1, 6]);
    let mut play = position.play();
    choose(&mut play, 0, 1);
    choose(&mut play, 1, 1);
    let hides = Action::Choose { character: character(6), show_warrior: false };
    play.apply(Seat(3), &hides).expect("allowed");
    let mut facts = choose(&mut play, 2, 5);
    let land = play.table_view().first[0];
    facts.extend(play.apply(Seat(0), &Action::Take(land)).expect("a land"));
    assert_eq!(effect_points(&facts, 0), [0, 0, 2, 0]);
    assert_eq!(effect_points(&facts, 1), [0, 0, 2, 0]);
    assert_eq!(play.table_view().characters[Seat(2)].seen, [character(1)]);
    assert_eq!(play.table_view().characters[Seat(3)].seen, []);
}

#[test]
fn vb_4c_a_new_mountain_pays_if_it_is_now_the_second() {
    let mut play =
        Position::new(2, 3).hold(&[11, 12]).realm(0, "mountain mountain").bottom("mountain").play();
    send(&mut play, &[11, 12]);
    let gives = realm(&play.table_view(), 0)[0];
    let facts = apply(&mut play, 0, Effect::Pioneer { gives });
    assert_eq!(effect_points(&facts, 0), [10, 0], "the given one had left the realm");
}

#[test]
fn vb_4c_a_new_river_counts_the_pioneer_capped() {
    let mut play =
        Position::new(2, 3).hold(&[11, 12]).realm(0, "river field").bottom("river").play();
    send(&mut play, &[11, 12]);
    let gives = in_row(&play, realm(&play.table_view(), 0), "field");
    let facts = apply(&mut play, 0, Effect::Pioneer { gives });
    assert_eq!(effect_points(&facts, 0), [12, 0]);
    assert_eq!(play.table_view().pile.bottom, Some(gives));
}

#[test]
fn vb_4d_the_oracle_counts_neighbours_who_act_later() {
    let facts = send(&mut Position::new(2, 1).hold(&[4, 11]).play(), &[4, 11]);
    assert_eq!(effect_points(&facts, 0), [2, 0]);
}

/// Three players have one land left in the pile too; red and blue tie behind yellow's pioneer.
#[test]
fn vb_4a_a_pioneer_with_a_single_card_pile_settles_ties_again() {
    let start = Position::new(3, 9)
        .marked()
        .omens("yellow red blue purple green")
        .hold(&[11, 12, 12])
        .play();
    let mut turned = 0;
    for place in 0..8 {
        let mut play = start.clone();
        send(&mut play, &[11, 12, 12]);
        let gives = realm(&play.table_view(), 0)[place];
        apply(&mut play, 0, Effect::Pioneer { gives });
        let view = play.table_view();
        let clans = play.setting().colours();
        let blue = view.pile.omens.place(clans[2]) < view.pile.omens.place(clans[1]);
        play.apply(Seat(0), &Action::Take(view.first[0])).expect("a land");
        assert_eq!(acting(&play), Some(Seat(if blue { 2 } else { 1 })));
        turned += usize::from(blue);
    }
    assert!(turned > 0, "one of these backs turns the tie");
}

#[test]
fn vb_4d_a_character_seen_in_hand_is_known_until_it_is_played() {
    let mut play = Position::new(2, 2).used(0, &[5]).hold(&[8, 12]).play();
    send(&mut play, &[8, 12]);
    assert_eq!(play.table_view().characters[Seat(0)].seen, [character(5)]);
    finish_round(&mut play);
    send(&mut play, &[5, 11]);
    assert_eq!(play.table_view().characters[Seat(0)].seen, []);
}
