//! Games that outlive a change of their rules.

use super::*;
use crate::progress::{NewsLine, TableNews};

fn times_told(table: &Table) -> usize {
    let rounds = table.game().expect("a game").news.iter();
    let lines = rounds.flat_map(|told| &told.lines);
    lines.filter(|line| **line == NewsLine::Table(TableNews::OlderRules)).count()
}

#[test]
fn a_table_says_once_that_there_are_newer_rules() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 12);
    assert_eq!(times_told(&bench.table), 0, "these are the newest");
    for newest in [2, 2] {
        bench.table.playing_mut().expect("a game").hear_of_rules(newest);
        bench.table = restored(&bench.table, &bench.log);
        assert_eq!(times_told(&bench.table), 1);
    }
    for language in Language::ALL {
        bench.table.terms.language = *language;
        let round = bench.progress().round();
        let notice = bench.table.notice(Slot::Round(round)).expect("a round");
        let words = language.say(&pangaea_text::bot::older_rules());
        assert_eq!(notice.text.matches(&words).count(), 1, "{}", notice.text);
    }
    // Whatever happens next tells it.
    bench.table.playing_mut().expect("a game").rules_told = 0;
    for _ in 0..2 {
        bench.decide(bench.waited_for()[0]);
        assert_eq!(times_told(&bench.table), 2);
    }
    bench.table.playing_mut().expect("a game").hear_of_rules(3);
    assert_eq!(times_told(&bench.table), 3, "and once more of the next");
    bench.play_until(|_| false);
    assert!(matches!(bench.table.stage, Stage::Over(_)), "it is played to its end");
}
