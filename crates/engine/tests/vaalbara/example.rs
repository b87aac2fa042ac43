//! The worked example of the rulebook.

use super::position::{Position, acting, effect_points, land_points, send, take};
use pangaea_engine::games::vaalbara::Fact;
use pangaea_engine::seat::Seat;

#[test]
fn vb_example_round_two_of_four_players() {
    // Seats: yellow, red, blue, purple; blue's omen is stronger than purple's.
    let mut play = Position::new(4, 2)
        .omens("blue purple yellow red green")
        .realm(0, "river")
        .realm(1, "meadow")
        .realm(2, "village")
        .realm(3, "field")
        .first("meadow field river field")
        .hold(&[10, 12, 3, 3])
        .play();
    let mut facts = send(&mut play, &[10, 12, 3, 3]);
    assert!(facts.contains(&Fact::Order { order: vec![Seat(2), Seat(3), Seat(0), Seat(1)] }));
    facts.extend(take(&mut play, 2, "meadow"));
    facts.extend(take(&mut play, 3, "field"));
    facts.extend(take(&mut play, 0, "river"));
    assert_eq!(acting(&play), None, "red had only one land left");

    assert_eq!(effect_points(&facts, 2), [0, 0, 3, 0], "blue is before both neighbours");
    assert_eq!(land_points(&facts, 2), 2, "its meadow and red's");
    assert_eq!(effect_points(&facts, 3), [0; 4], "blue was earlier");
    assert_eq!(land_points(&facts, 3), 4, "2 for each field");
    assert_eq!(effect_points(&facts, 0), [0; 4], "red acts later");
    assert_eq!(land_points(&facts, 0), 12, "6 for each river");
    assert_eq!(effect_points(&facts, 1), [0; 4]);
    assert_eq!(land_points(&facts, 1), 4, "2, doubled by the farmer");
}

#[test]
fn vb_example_five_kinds_at_the_end() {
    let mut play = Position::new(2, 9)
        .realm(0, "field meadow forest village river field meadow river")
        .first("river field")
        .hold(&[3, 12])
        .play();
    send(&mut play, &[3, 12]);
    let facts = take(&mut play, 0, "river");
    let Some(Fact::End { bonus, .. }) = facts.last() else { panic!("over") };
    assert_eq!(bonus[Seat(0)], 5);
}
