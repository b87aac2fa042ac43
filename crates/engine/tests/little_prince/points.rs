//! Rule 6: what planets are worth.

use super::{ids, planet, sketched};
use pangaea_engine::games::little_prince::{Deck, FinalScore, final_score};
use pangaea_engine::seat::{PerSeat, Seat, Seats};

/// What each character gives on a planet of these tiles.
fn points(lines: &[&str]) -> Vec<i64> {
    let deck = sketched(lines);
    let planets: PerSeat<_> = [planet(&deck, ids(lines))].into_iter().collect();
    final_score(&deck, &planets).characters[Seat(0)].iter().map(|scored| scored.points).collect()
}

/// The whole count of planets that share no tile.
fn counted(seats: &[&[&str]]) -> FinalScore {
    let lines: Vec<&str> = seats.iter().flat_map(|lines| lines.iter().copied()).collect();
    let deck: Deck = sketched(&lines);
    let planets: PerSeat<_> = seats.iter().map(|lines| planet(&deck, ids(lines))).collect();
    final_score(&deck, &planets)
}

fn list<T: Copy>(values: &PerSeat<T>) -> Vec<T> {
    values.values().copied().collect()
}

const TURNED: [&str; 3] = [
    "edge_left_01: baobab, fox, lamppost 3, snake, sheep_white 2, sheep_grey, sheep_brown, volcano",
    "edge_left_02: baobab, elephant, big_star 2, rose, sunset, box",
    "edge_left_03: baobab, snake",
];

/// The same tiles, and three turned ones with some of everything.
fn with_turned<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    TURNED.iter().chain(lines).copied().collect()
}

#[test]
fn lp_6_hunter_scores_three_for_each_animal_kind() {
    assert_eq!(points(&["character_01: hunter"]), [0]);
    assert_eq!(points(&["character_01: hunter", "center_01: fox 2, snake"]), [6]);
    let all = [
        "character_01: hunter",
        "center_01: fox, snake",
        "center_02: elephant, sheep_grey, sheep_white",
    ];
    assert_eq!(points(&all), [12], "sheep of all colours are one kind");
    for sheep in ["sheep_white", "sheep_grey", "sheep_brown"] {
        assert_eq!(points(&["character_01: hunter", &format!("center_01: {sheep} 2")]), [3]);
    }
    assert_eq!(points(&with_turned(&["character_01: hunter", "center_01: fox"])), [3]);
}

#[test]
fn lp_6_lamplighter_scores_one_per_lamppost() {
    let lamps = ["character_01: lamplighter", "center_01: lamppost 3", "edge_right_01: lamppost 2"];
    assert_eq!(points(&lamps), [5]);
    assert_eq!(points(&with_turned(&lamps)), [5]);
}

#[test]
fn lp_6_businessman_white_scores_two_per_white_sheep() {
    let sheep =
        ["character_01: businessman_white", "center_01: sheep_white 3, sheep_grey, sheep_brown"];
    assert_eq!(points(&sheep), [6]);
    assert_eq!(points(&with_turned(&sheep)), [6]);
}

#[test]
fn lp_6_businessman_grey_scores_three_per_grey_sheep() {
    let sheep =
        ["character_01: businessman_grey", "center_01: sheep_white, sheep_grey 3, sheep_brown"];
    assert_eq!(points(&sheep), [9]);
    assert_eq!(points(&with_turned(&sheep)), [9]);
}

#[test]
fn lp_6_businessman_brown_scores_five_per_brown_sheep() {
    let sheep =
        ["character_01: businessman_brown", "center_01: sheep_white, sheep_grey, sheep_brown 3"];
    assert_eq!(points(&sheep), [15]);
    assert_eq!(points(&with_turned(&sheep)), [15]);
}

#[test]
fn lp_6_geographer_scores_tiles_without_a_volcano_turned_ones_too() {
    let land = [
        "character_01: geographer",
        "character_02: geographer",
        "center_01: volcano",
        "center_02",
        "center_03: fox",
    ];
    assert_eq!(points(&land), [2, 2], "characters are not counted");
    assert_eq!(points(&with_turned(&land)), [5, 5], "a turned tile shows no volcano");
}

#[test]
fn lp_6_gardener_scores_seven_per_open_baobab() {
    let grove = ["character_01: gardener", "center_01: baobab", "center_02: baobab"];
    assert_eq!(points(&grove), [14]);
    assert_eq!(points(&["character_01: gardener", "center_01: baobab"]), [7]);
    assert_eq!(points(&with_turned(&["character_01: gardener", "center_01: baobab"])), [7]);
}

#[test]
fn lp_6_drunkard_scores_three_per_turned_tile() {
    assert_eq!(points(&["character_01: drunkard", "center_01: baobab", "center_02: baobab"]), [0]);
    assert_eq!(points(&with_turned(&["character_01: drunkard"])), [9]);
    let twice =
        ["character_01: drunkard", "center_01: baobab", "center_02: baobab", "center_03: baobab"];
    assert_eq!(points(&with_turned(&twice)), [18]);
}

#[test]
fn lp_6_vain_man_scores_four_per_snake() {
    let snakes = ["character_01: vain_man", "center_01: snake 2", "center_02: snake, fox"];
    assert_eq!(points(&snakes), [12]);
    assert_eq!(points(&with_turned(&snakes)), [12]);
}

#[test]
fn lp_6_king_scores_one_rose_fourteen_two_seven_else_nothing() {
    for (roses, expected) in [(0, 0), (1, 14), (2, 7), (3, 0), (4, 0)] {
        let roses = match roses {
            0 => "center_01".to_owned(),
            _ => format!("center_01: rose {roses}"),
        };
        assert_eq!(points(&["character_01: king", &roses]), [expected], "{roses}");
        assert_eq!(points(&with_turned(&["character_01: king", &roses])), [expected]);
    }
}

#[test]
fn lp_6_turkish_astronomer_scores_one_per_big_star_on_characters_too() {
    let stars = [
        "character_01: turkish_astronomer, big_star 1",
        "character_02: drunkard, big_star 2",
        "edge_right_01: big_star 2",
    ];
    assert_eq!(points(&stars)[0], 5);
    assert_eq!(points(&with_turned(&stars))[0], 5);
}

#[test]
fn lp_6_astronomer_scores_two_per_sunset() {
    let sunsets = ["character_01: astronomer", "center_01: sunset", "edge_right_01: sunset 2"];
    assert_eq!(points(&sunsets), [6]);
    assert_eq!(points(&with_turned(&sunsets)), [6]);
}

#[test]
fn lp_6_little_prince_scores_three_per_sheep_colour_and_one_per_box() {
    let sheep = [
        "character_01: little_prince",
        "center_01: sheep_white 4, box 2",
        "center_02: sheep_brown",
    ];
    assert_eq!(points(&sheep), [8]);
    assert_eq!(points(&with_turned(&sheep)), [8]);
    assert_eq!(points(&["character_01: little_prince", "center_01: box 3"]), [3]);
}

#[test]
fn lp_6_two_characters_of_a_kind_both_score() {
    let two = ["character_01: vain_man", "character_02: vain_man", "center_01: snake"];
    assert_eq!(points(&two), [4, 4]);
}

#[test]
fn lp_6a_most_volcanoes_cost_their_number() {
    let one = counted(&[
        &["center_01: volcano 2", "center_02: volcano"],
        &["center_03: volcano 2"],
        &["center_04: volcano"],
    ]);
    assert_eq!(list(&one.penalty), [3, 0, 0]);
    assert_eq!(list(&one.outcome.scores), [-3, 0, 0], "6b: negative");
    let tied =
        counted(&[&["center_01: volcano 2"], &["center_02: volcano 2"], &["center_03: volcano"]]);
    assert_eq!(list(&tied.penalty), [2, 2, 0], "all who tie");
    let none = counted(&[&["center_01: fox"], &["center_02: fox"]]);
    assert_eq!(list(&none.penalty), [0, 0]);
    let turned = counted(&[&TURNED, &["center_01: fox"]]);
    assert_eq!(list(&turned.volcanoes), [0, 0], "turned ones are gone");
}

#[test]
fn lp_6b_most_points_win_then_fewer_volcanoes_then_all_share() {
    let winners = |seats: &[&[&str]]| counted(seats).outcome.winners;
    let most = winners(&[
        &["character_01: vain_man", "center_01: snake 2"],
        &["character_02: vain_man", "center_02: snake"],
    ]);
    assert_eq!(most, Seats::only(Seat(0)));
    // 8 less 4 for the most volcanoes, against 4: the second has fewer of them.
    let fewer = winners(&[
        &["character_01: vain_man", "center_01: snake 2, volcano 4"],
        &["character_02: vain_man", "center_02: snake, volcano 3"],
    ]);
    assert_eq!(fewer, Seats::only(Seat(1)));
    let shared = winners(&[
        &["character_01: vain_man", "center_01: snake"],
        &["character_02: vain_man", "center_02: snake"],
        &["center_03: fox"],
    ]);
    assert_eq!(shared, [Seat(0), Seat(1)].into_iter().collect());
}

#[test]
fn lp_worked_example_of_the_rulebook() {
    let antoine = [
        "character_01: geographer",
        "character_02: drunkard",
        "character_03: little_prince",
        "character_04: businessman_brown",
        "edge_left_01: baobab, rose",
        "edge_left_02: baobab, volcano",
        "edge_left_03: baobab, sheep_brown",
        "edge_left_04: volcano",
        "edge_right_01: volcano",
        "edge_right_02: volcano",
        "edge_right_03: box 2",
        "edge_right_04: box 2",
        "center_01: sheep_white",
        "center_02: sheep_grey",
        "center_03: sheep_brown",
        "center_04: sheep_brown",
    ];
    let bruno = [
        "character_05: gardener",
        "character_06: businessman_white",
        "character_07: hunter",
        "character_08: king",
        "edge_left_05: baobab, volcano",
        "edge_left_06: baobab, volcano",
        "edge_left_07: volcano, rose",
        "edge_left_08: volcano, rose",
        "edge_right_05: volcano, snake",
        "edge_right_06: volcano, elephant",
        "edge_right_07: fox",
        "edge_right_08: lamppost",
        "center_05: sheep_white 2",
        "center_06: sheep_white 2",
        "center_07: sheep_white",
        "center_08: sheep_white",
    ];
    let score = counted(&[&antoine, &bruno]);
    let points =
        |seat| score.characters[Seat(seat)].iter().map(|one| one.points).collect::<Vec<_>>();
    assert_eq!(points(0), [9, 9, 13, 10]);
    assert_eq!(points(1), [14, 12, 12, 7]);
    assert_eq!(list(&score.volcanoes), [3, 6]);
    assert_eq!(list(&score.penalty), [0, 6]);
    assert_eq!(list(&score.outcome.scores), [41, 39]);
    assert_eq!(score.outcome.winners, Seats::only(Seat(0)));
}
