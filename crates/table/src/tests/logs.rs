//! Snapshot and log lead to the same game, after every step of whole games.

use super::*;

#[test]
fn a_log_replays_to_the_snapshot_at_every_step() {
    for (game, seed) in GameId::ALL.iter().zip(40..) {
        let mut bench = TestTable::game(*game, 2, 1, seed);
        let mut steps = 0;
        bench.play_until(|bench| {
            agrees(&bench.log, bench.progress()).expect("the same game");
            assert_eq!(restored(&bench.table, &bench.log), bench.table);
            steps += 1;
            false
        });
        assert!(steps > 10, "{game:?}: {steps} steps");
        assert!(matches!(bench.table.stage, Stage::Over(_)));
        agrees(&bench.log, bench.progress()).expect("the same game");
        let names = bench.table.names();
        let text = game_record(&bench.log, bench.progress(), names).expect("a sound log");
        assert!(text.is_some_and(|text| text.lines().count() > 3));
    }
}

#[test]
fn a_log_of_another_game_does_not_agree() {
    let one = TestTable::game(GameId::Vaalbara, 2, 1, 1);
    let other = TestTable::game(GameId::Vaalbara, 2, 1, 2);
    assert!(agrees(&other.log, one.progress()).is_err());
    assert!(agrees(&[], one.progress()).is_err());
    assert!(agrees(&one.log[1..], one.progress()).is_err());
}

#[test]
fn the_record_tells_nothing_before_the_end() {
    let bench = TestTable::game(GameId::TectonicTribes, 2, 1, 3);
    assert_eq!(game_record(&bench.log, bench.progress(), bench.table.names()), Ok(None));
}

#[test]
fn what_is_printed_of_a_table_tells_no_secret() {
    let mut bench = TestTable::game(GameId::Vaalbara, 3, 0, 5);
    bench.decide(Seat(0));
    bench.must(bench.answers(Seat(1), Answer::Suggest));
    let seed = bench.progress().seed.to_string();
    let done = bench.attempt(&bench.answers(Seat(2), Answer::Suggest).into()).expect("a draft");
    let command = bench.answers(Seat(1), Answer::Typed("warrior".to_owned()));
    let printed = format!("{:?} {done:?} {command:?} {:?}", bench.table, bench.log);
    assert!(!printed.contains(&seed), "{printed}");
    let answered = bench.table.seats[0].answered.as_ref().expect("an answer");
    let words = bench.table.answer_in_words(answered, Language::default());
    for secret in
        [words.expect("an answer in words").as_str(), "choose", "Choose", "character", "warrior"]
    {
        assert!(!printed.contains(secret), "{secret:?} in {printed}");
    }
}
