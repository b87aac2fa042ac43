//! What speaks for a character or a land agrees with what the rules give for it.

use crate::support::setting;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::games::vaalbara::{Action, Fact, Options, Reason, Vaalbara};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, Greedy};
use pangaea_engine::seat::Seat;

/// What the rules pay for taking this land, if that is allowed.
fn paid(play: &Play<Vaalbara>, seat: Seat, action: Action) -> Option<i64> {
    let mut trial = play.clone();
    let facts = trial.apply(seat, &action).ok()?;
    facts.iter().find_map(|fact| match fact {
        Fact::Land { seat: taker, points, .. } if *taker == seat => Some(*points),
        _ => None,
    })
}

#[test]
fn a_reason_counts_as_the_rules_do() {
    let (mut taken, mut kept, mut chosen, mut effects) = (0, 0, 0, 0);
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let setting = setting::<Vaalbara>(seats, Options {});
        let (mut play, _) = Play::start(setting.clone(), Seed::numbered(seed));
        let mut chance = Chance::new(Seed::numbered(seed));
        while let Some(seat) = play.to_decide().iter().next() {
            let view = play.seat_view(seat).expect("a seat of this table");
            let action = ComputerKind::Greedy.decide(&setting, &view, &mut chance);
            let action = action.expect("something to do");
            let reason = Vaalbara::reason(&setting, &view, &action).expect("a reason");
            match (reason, action) {
                (Reason::Take { pays, keeps }, Action::Take(_)) => {
                    assert_eq!(paid(&play, seat, action), Some(pays));
                    taken += 1;
                    if let Some((other, theirs)) = keeps {
                        assert!(other != seat && theirs > 0);
                        kept += 1;
                    }
                }
                (Reason::Choose { land, pays, .. }, Action::Choose { .. }) => {
                    assert!(view.table.first.contains(&land) && pays >= 0);
                    chosen += 1;
                }
                (Reason::Opens { land, pays }, Action::Apply(_)) => {
                    let mut then = play.clone();
                    then.apply(seat, &action).expect("a legal action");
                    // The last land of a row is taken at once.
                    if then.table_view().first.contains(&land) {
                        assert_eq!(paid(&then, seat, Action::Take(land)), Some(pays));
                    } else {
                        assert_eq!(paid(&play, seat, action), Some(pays));
                    }
                    effects += 1;
                }
                (Reason::Least(target), Action::Apply(_)) => {
                    let told = |seat: Seat| -> i64 {
                        view.table.gains.iter().map(|gains| gains[seat]).sum()
                    };
                    let others = setting.seats().filter(|other| *other != seat);
                    assert_eq!(others.map(told).min(), Some(told(target)));
                    effects += 1;
                }
                (_, Action::Apply(_)) => effects += 1,
                (reason, action) => panic!("{reason:?} for {action:?}"),
            }
            play.apply(seat, &action).expect("a legal action");
        }
    }
    assert!(taken > 50 && kept > 10 && chosen > 50 && effects > 5, "{taken} {kept} {chosen}");
}
