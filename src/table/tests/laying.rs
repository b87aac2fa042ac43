//! Cards that are laid on a picture, step by step.

use super::*;

/// The seat takes its last choice of what to lay, on the next place for it.
fn lay_last(bench: &mut Bench, seat: Seat) -> Option<Done> {
    let menu = bench.table.panel(seat)?.menus.into_iter().next()?;
    let choice = menu.choices.len() - 1;
    bench.must(&bench.answers(seat, Answer::Pick { step: menu.step, choice }));
    bench.must(&bench.answers(seat, Answer::Nudge(Nudge::Next)));
    bench.table.panel(seat)?.is_ready.then(|| bench.must(&bench.answers(seat, Answer::Confirm(0))))
}

#[test]
fn a_card_that_lies_waits_for_what_is_still_to_be_picked() {
    let mut found = 0;
    for seed in 0..4 {
        let mut bench = Bench::game(GameId::TectonicTribes, 3, 0, seed);
        while let Some(seat) = bench.waited_for().first().copied() {
            let mut trial = bench.twin();
            if trial.table.panel(seat).expect("a question").trial.is_some()
                && lay_last(&mut trial, seat).is_some_and(|done| done.draft.is_some())
            {
                found += 1;
                let panel = trial.table.panel(seat).expect("a question");
                assert!(!panel.is_ready && !panel.is_complete, "nothing to confirm yet");
                let confirm = trial.answers(seat, Answer::Confirm(0));
                assert_eq!(trial.refusal(&confirm), Refusal::Incomplete);
                while let Some(step) = trial.open_menu(seat) {
                    trial.must(&trial.answers(seat, Answer::Pick { step, choice: 0 }));
                }
                assert!(trial.table.panel(seat).expect("a question").is_ready);
                let done = trial.must(&trial.answers(seat, Answer::Confirm(0)));
                assert_eq!(done.draft, None, "it is done");
            }
            bench.decide(seat);
        }
    }
    assert!(found > 10, "{found} cards with something more to pick");
}
