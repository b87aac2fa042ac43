//! Rule 6: the end.

use super::position::{Position, VaalbaraPlay, apply, finish_round, list, send, take};
use pangaea_engine::games::vaalbara::{Effect, Fact};
use pangaea_engine::seat::{Seat, Seats};
use serde_json::json;

/// Scores, winners and bonus of the last line.
fn end(facts: &[Fact]) -> (Vec<i64>, Seats, Vec<i64>) {
    let Some(Fact::End { scores, winners, bonus, .. }) = facts.last() else {
        panic!("the game is over: {facts:?}")
    };
    (list(scores), *winners, list(bonus))
}

/// A ninth round of two in which red takes a field with the hunter first.
fn ninth(yellow: &'static str, red: &'static str) -> Position {
    Position::new(2, 9).realm(0, yellow).realm(1, red).first("field field").hold(&[12, 3])
}

#[test]
fn vb_6a_five_kinds_give_five_and_six_give_ten() {
    let five = "field meadow forest village river river river village";
    let six = "field meadow forest village river mountain meadow village";
    let mut play = ninth(five, six).play();
    send(&mut play, &[12, 3]);
    let facts = take(&mut play, 1, "field");
    let (scores, _, bonus) = end(&facts);
    assert_eq!(bonus, [5, 10]);
    assert_eq!(scores, [2 + 2 * 4 + 5, 2 + 3 + 4 + 10]);
    let (view, deck) = (play.table_view(), play.setting().deck());
    assert_eq!(view.scores.as_ref().map(list), Some(scores));
    let told = [0, 1].map(|seat| (view.kinds(deck, Seat(seat)), view.bonus(deck, Seat(seat))));
    assert_eq!(told, [(5, 5), (6, 10)]);
}

#[test]
fn vb_6a_fewer_kinds_give_nothing() {
    let four = "field meadow forest forest river river river meadow";
    let mut play = ninth(four, "field field field field meadow meadow meadow meadow").play();
    send(&mut play, &[12, 3]);
    assert_eq!(end(&take(&mut play, 1, "field")).2, [0, 0]);
}

#[test]
fn vb_6b_most_points_win_and_a_tie_goes_to_the_stronger_omen() {
    let yellow = "meadow meadow forest forest river river river forest";
    let red = "meadow meadow forest forest river river village village";
    for (points, omens, winner) in [
        ([27, 20], "red yellow green blue purple", 0),
        ([25, 20], "yellow red blue purple green", 1),
        ([26, 20], "yellow red blue purple green", 0),
        ([26, 20], "red yellow green blue purple", 1),
    ] {
        let mut play = ninth(yellow, red).points(&points).omens(omens).play();
        send(&mut play, &[12, 3]);
        let (scores, winners, _) = end(&take(&mut play, 1, "field"));
        // Yellow's field gives 4 by the farmer; red has 2, the hunter's 3 and five kinds.
        assert_eq!(scores, [points[0] + 4, points[1] + 2 + 3 + 5]);
        assert_eq!(winners, Seats::only(Seat(winner)), "{points:?} {omens}");
        let ranking = play.table_view().ranking(play.setting());
        let order = [winner, 1 - winner].map(|seat| (Seat(seat), scores[usize::from(seat)]));
        assert_eq!(ranking, order, "{points:?} {omens}");
    }
}

#[test]
fn vb_4d_the_tracker_in_the_ninth_round_changes_the_tie_break() {
    let start = Position::new(2, 9).omens("yellow red blue purple green").hold(&[7, 12]).play();
    let mut turned = 0;
    for place in 0..4 {
        let mut play = start.clone();
        send(&mut play, &[7, 12]);
        let view = play.table_view();
        let land = *view.first.iter().chain(&view.second).nth(place).expect("four lands");
        apply(&mut play, 0, Effect::Tracker { land });
        // The points that make it a tie are filled in before the last land is taken.
        let scores = end(&finish_round(&mut play.clone())).0;
        let mut stored = serde_json::to_value(&play).expect("stored");
        stored["state"]["gains"][0] = json!([200 - scores[0], 200 - scores[1]]);
        let mut tied: VaalbaraPlay = serde_json::from_value(stored).expect("sound");
        let (scores, winners, _) = end(&finish_round(&mut tied));
        assert_eq!(scores, [200, 200]);
        let (omens, clans) = (play.table_view().pile.omens, tied.setting().colours());
        let red = omens.place(clans[1]) < omens.place(clans[0]);
        assert_eq!(winners, Seats::only(Seat(u8::from(red))));
        turned += usize::from(red);
    }
    assert!(turned > 0, "one of these backs turns the tie");
}
