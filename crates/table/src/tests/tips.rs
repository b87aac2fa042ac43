//! What helps at the right moment: tips in one's first games, why something is suggested, and the rule
//! that is in the way.

use super::*;
use crate::RuleTopic;

/// A game for two in which the first one learns.
fn learning(game: GameId, seed: u64) -> TestTable {
    let mut bench = TestTable::game(game, 2, 0, seed);
    bench.table.seats[0].holder.guest_mut().expect("a person").learns = true;
    bench
}

/// What a tip begins with, in every language.
const TIP: char = '💡';

#[test]
fn a_turn_has_a_tip_in_the_first_games_until_it_is_not_wanted() {
    for game in GameId::ALL {
        let mut bench = learning(*game, 5);
        let mut seen = 0;
        for _ in 0..20 {
            let Some(seat) = bench.waited_for().first().copied() else { break };
            let panel = bench.table.panel(seat).expect("a question");
            assert_eq!(panel.text.contains(TIP), panel.tip.is_some());
            let learns = seat == Seat(0);
            assert!(learns || panel.tip.is_none(), "only who learns is told");
            if learns && panel.tip.is_some() {
                seen += 1;
                let mut twin = bench.twin();
                let preferences = Preferences { tips: false, ..Preferences::default() };
                twin.must(Command::Preferences(person(0), Language::English, preferences));
                let panel = twin.table.panel(seat).expect("the same question");
                assert!(panel.tip.is_none() && !panel.text.contains(TIP), "{}", panel.text);
            }
            bench.decide(seat);
        }
        assert!(seen > 3, "{game:?}: {seen} tips");
    }
}

#[test]
fn a_suggestion_says_why_until_something_else_is_picked() {
    for game in GameId::ALL {
        let mut bench = TestTable::game(*game, 3, 0, 8);
        let mark = "My suggestion: ";
        for _ in 0..20 {
            let Some(seat) = bench.waited_for().first().copied() else { break };
            let text = |bench: &TestTable| bench.table.panel(seat).expect("a question").text;
            assert!(!text(&bench).contains(mark));
            bench.must(bench.answers(seat, Answer::Suggest));
            assert!(text(&bench).contains(mark), "{}", text(&bench));
            let stored = bench.table.seats[seat.index()].draft.clone().expect("a draft");
            let again = Draft::read(*game, &DRAFT.write(&stored)).expect("what was written");
            assert!(again.suggested && again == stored);
            let mut twin = bench.twin();
            if let Some(step) = twin.open_menu(seat).or(Some(0)) {
                let choice = PickedChoice::At(0);
                if twin.attempt(&twin.answers(seat, Answer::Pick { step, choice }).into()).is_ok() {
                    let choice = PickedChoice::At(0);
                    twin.must(twin.answers(seat, Answer::Pick { step, choice }));
                    assert!(!text(&twin).contains(mark), "{}", text(&twin));
                }
            }
            bench.decide(seat);
        }
    }
}

#[test]
fn a_card_that_does_not_fit_leads_to_its_rule_and_so_does_the_refusal() {
    let mut led = 0;
    for seed in 0..6 {
        let mut bench = TestTable::game(GameId::TectonicTribes, 2, 0, seed);
        for _ in 0..12 {
            let Some(seat) = bench.waited_for().first().copied() else { break };
            let mut twin = bench.twin();
            for nudge in Nudge::ALL.iter().copied().cycle().take(24) {
                let Some(panel) = twin.table.panel(seat).filter(|panel| panel.trial.is_some())
                else {
                    break;
                };
                assert_eq!(panel.why.is_some(), panel.trial == Some(false), "{}", panel.text);
                if let Some(why) = panel.why {
                    let confirm = twin.answers(seat, Answer::Confirm(panel.changes));
                    let refusal = twin.refusal(&confirm);
                    let Refusal::Rules { topic, .. } = refusal else { panic!("{refusal:?}") };
                    assert_eq!(topic, Some(why));
                    assert_eq!(why, RuleTopic { game: GameId::TectonicTribes, ..why });
                    led += 1;
                }
                twin.must(twin.answers(seat, Answer::Nudge(nudge)));
            }
            bench.decide(seat);
        }
    }
    assert!(led > 20, "{led} places that do not fit");
}
