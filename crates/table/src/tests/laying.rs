//! Cards that are laid on a picture, step by step.

use super::*;

/// The seat takes its last choice of what to lay, on the next place for it.
fn lay_last(bench: &mut TestTable, seat: Seat) -> Option<Change> {
    let menu = bench.table.panel(seat)?.menus.into_iter().next()?;
    let choice = PickedChoice::Named(menu.choices.last().expect("a choice").name.clone());
    bench.must(bench.answers(seat, Answer::Pick { step: menu.step, choice }));
    bench.must(bench.answers(seat, Answer::Nudge(Nudge::Next)));
    bench.table.panel(seat)?.is_ready.then(|| bench.must(bench.answers(seat, Answer::Confirm(0))))
}

#[test]
fn a_card_that_lies_waits_for_what_is_still_to_be_picked() {
    let mut found = 0;
    for seed in 0..4 {
        let mut bench = TestTable::game(GameId::TectonicTribes, 3, 0, seed);
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
                    trial.must(
                        trial.answers(seat, Answer::Pick { step, choice: PickedChoice::At(0) }),
                    );
                }
                assert!(trial.table.panel(seat).expect("a question").is_ready);
                let done = trial.must(trial.answers(seat, Answer::Confirm(0)));
                assert_eq!(done.draft, None, "it is done");
            }
            bench.decide(seat);
        }
    }
    assert!(found > 10, "{found} cards with something more to pick");
}

#[test]
fn a_choice_is_picked_by_its_name_and_as_in_old_menus_by_its_place() {
    for game in GameId::ALL {
        let mut bench = TestTable::game(*game, 3, 0, 91);
        let mut compared = 0;
        for _ in 0..30 {
            let Some(seat) = bench.waited_for().first().copied() else { break };
            let panel = bench.table.panel(seat).expect("a question");
            for menu in &panel.menus {
                for (place, choice) in menu.choices.iter().enumerate() {
                    assert!(choice.name.chars().count() <= 100, "{}", choice.name);
                    assert!(choice.name.parse::<usize>().is_err(), "{}", choice.name);
                    let picked = |value: &str| {
                        let choice = PickedChoice::read(value);
                        let mut twin = bench.twin();
                        twin.must(twin.answers(seat, Answer::Pick { step: menu.step, choice }));
                        twin.table.seats[seat.index()].draft.clone()
                    };
                    assert_eq!(picked(&choice.name), picked(&place.to_string()));
                    compared += 1;
                }
            }
            let unknown = Answer::Pick { step: 0, choice: PickedChoice::read("\"nothing\"") };
            assert_eq!(bench.refusal(bench.answers(seat, unknown)), Refusal::OldButton);
            bench.decide(seat);
        }
        assert!(compared > 50, "{game:?}: {compared}");
    }
}

#[test]
fn a_colour_is_picked_by_its_name_and_as_in_old_menus_by_its_place() {
    for game in GameId::ALL {
        for (place, name) in crate::colour_names(*game).iter().enumerate() {
            assert_eq!(crate::colour_named(*game, name), Some(place));
            assert_eq!(crate::colour_named(*game, &place.to_string()), Some(place));
        }
        for none in ["", "mauve", "99", "-1"] {
            assert_eq!(crate::colour_named(*game, none), None, "{none}");
        }
    }
}
