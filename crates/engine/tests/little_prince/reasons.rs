//! What speaks for a tile agrees with the points before and after it.

use crate::support::setting;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::games::little_prince::{
    Action, LittlePrince, Offered, Options, Placed, Planet, Reason, final_score,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, Greedy};
use pangaea_engine::seat::{PerSeat, Seat};

#[test]
fn a_reason_counts_as_the_rules_do() {
    let (mut gains, mut kept, mut hidden, mut drawn) = (0, 0, 0, 0);
    for (seats, seed, hidden_characters) in
        [(2, 1, false), (3, 2, false), (5, 3, false), (4, 4, true)]
    {
        let setting = setting::<LittlePrince>(seats, Options { hidden_characters });
        let (mut play, _) = Play::start(setting.clone(), Seed::numbered(seed));
        let mut chance = Chance::new(Seed::numbered(seed));
        let points = |planets: &PerSeat<Planet>, seat: Seat| {
            final_score(setting.deck(), planets).outcome.scores[seat]
        };
        while let Some(seat) = play.to_decide().iter().next() {
            let view = play.seat_view(seat).expect("a seat of this table");
            let action = ComputerKind::Greedy.decide(&setting, &view, &mut chance);
            let action = action.expect("something to do");
            let reason = LittlePrince::reason(&setting, &view, &action).expect("a reason");
            let with = |seat: Seat, tile| {
                let mut planets = view.planets.clone();
                planets[seat].lay(setting.deck(), tile).expect("it has room");
                points(&planets, seat) - points(&view.planets, seat)
            };
            match (reason, action) {
                (
                    Reason::Take { gains: own, keeps },
                    Action::Take { tile: Offered::Tile(tile), .. },
                ) => {
                    assert_eq!(with(seat, tile), own);
                    gains += own.max(0);
                    if let Some((other, theirs)) = keeps {
                        let face_down = |(_, placed)| placed == Placed::Hidden;
                        assert!(!view.planets[other].iter().any(face_down));
                        assert!(view.table.nameable().contains(&other));
                        assert_eq!(with(other, tile), theirs);
                        kept += 1;
                    }
                }
                (Reason::Hide { own, theirs }, Action::Hide(tile)) => {
                    assert_eq!((with(seat, tile), with(seat.left(1, 2), tile)), (own, theirs));
                    hidden += 1;
                }
                (Reason::Draw { .. }, Action::Draw(_)) => drawn += 1,
                (_, Action::Take { tile: Offered::Hidden, .. }) => {}
                (reason, action) => panic!("{reason:?} for {action:?}"),
            }
            play.apply(seat, &action).expect("a legal action");
        }
    }
    let all = [gains, kept, hidden, drawn];
    assert!(gains > 50 && kept > 10 && hidden > 10 && drawn > 20, "{all:?}");
}
