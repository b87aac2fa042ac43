//! People who are to be forgotten, wherever they have sat.

use super::*;

const HOST: Actor = Actor { person: UserId(0), moderator: true };

fn written(bench: &TestTable) -> String {
    bench.table.details() + &bench.table.snapshot().unwrap_or_default()
}

#[test]
fn the_computer_goes_on_for_whoever_was_forgotten_at_a_closed_table() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 80);
    bench.must(Command::Cancel(HOST));
    bench.must(Command::Forget(person(1)));
    assert_eq!(bench.table.seats[1].holder, Holder::Forgotten);
    assert!(matches!(bench.table.seats_again(person(0))[1].holder, Holder::Computer(_)));
    bench.must(Command::Restore(HOST));
    while bench.table.playing().is_some() {
        bench.computers();
        assert!(bench.table.computers_to_move().is_empty(), "it has moved, and need not again");
        if let Some(seat) = bench.waited_for().first().copied() {
            assert_eq!(seat, Seat(0));
            bench.decide(seat);
        }
    }
}

#[test]
fn whoever_has_left_before_is_forgotten_all_the_same() {
    let mut bench = TestTable::game(GameId::LittlePrince, 3, 0, 81);
    let name = bench.table.name(Seat(1)).to_owned();
    bench.must(Command::Leave(person(1)));
    assert!(written(&bench).contains(&format!("\"{name}\"")));
    bench.must(Command::Forget(person(1)));
    assert!(!written(&bench).contains(&format!("\"{name}\"")), "{}", written(&bench));
    // Their bare id stays while the game goes on: they have seen a hand.
    assert!(bench.table.players.knows(person(1)));
}

#[test]
fn what_others_have_answered_names_no_one_who_was_forgotten() {
    let mut bench = TestTable::game(GameId::LittlePrince, 3, 0, 82);
    let name = bench.table.name(Seat(1)).to_owned();
    // Whoever takes a tile names the next one to take one.
    let told = |bench: &TestTable| {
        let answered = bench.table.seats[0].answered.as_ref()?;
        bench.table.answer_in_words(answered, Language::default())
    };
    let names = |bench: &TestTable| told(bench).is_some_and(|words| words.contains(&name));
    assert!(bench.play_until(names));
    bench.must(Command::Forget(person(1)));
    let words = told(&bench).expect("the answer is still known");
    assert!(!words.contains(&name), "{words}");
}

#[test]
fn a_game_that_is_over_is_not_told_again_because_someone_is_forgotten() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 83);
    while let Some(seat) = bench.waited_for().first().copied() {
        bench.decide(seat);
    }
    assert!(matches!(bench.table.stage, Stage::Over(_)));
    let done = bench.must(Command::Forget(person(1)));
    assert_eq!(done.slots, []);
    assert!(!written(&bench).contains(&person(1).to_string()));
}

#[test]
fn that_play_goes_on_is_told_once() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 84);
    bench.must(Upkeep::Resume);
    assert!(bench.rests(Upkeep::Resume));
    bench.decide(Seat(0));
    bench.decide(Seat(1));
    bench.must(Upkeep::Resume);
}
