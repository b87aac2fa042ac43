//! What speaks for a card agrees with the points before and after it.

use crate::support::setting;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::games::tectonic_tribes::{
    Action, Board, Card, Laid, Options, Reason, TectonicTribes, areas, totals,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, Greedy};

#[test]
fn a_reason_counts_as_the_rules_do() {
    let (mut gains, mut losses, mut chosen) = (0, 0, 0);
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        let setting = setting::<TectonicTribes>(seats, Options::default());
        let (mut play, _) = Play::start(setting.clone(), Seed::numbered(seed));
        let mut chance = Chance::new(Seed::numbered(seed));
        while let Some(seat) = play.to_decide().iter().next() {
            let view = play.seat_view(seat).expect("a seat of this table");
            let action = ComputerKind::Greedy.decide(&setting, &view, &mut chance);
            let action = action.expect("something to do");
            let reason = TectonicTribes::reason(&setting, &view, &action).expect("a reason");
            let now = play.table_view().standing(setting.options()).scores;
            play.apply(seat, &action).expect("a legal action");
            let then = play.table_view().standing(setting.options()).scores;
            match reason {
                Reason::Lay { gains: points, costs } => {
                    assert_eq!(then[seat] - now[seat], points);
                    gains += points;
                    let worst = setting.seats().filter(|other| *other != seat);
                    let worst = worst.map(|other| now[other] - then[other]).max().unwrap_or(0);
                    assert_eq!(costs.map_or(0, |loss| loss.points), worst.max(0));
                    if let Some(loss) = costs {
                        assert_eq!(now[loss.seat] - then[loss.seat], loss.points);
                        losses += 1;
                    }
                }
                Reason::Choose { gains: own, next, theirs } => {
                    let Action::Choose { play, discard } = action else { panic!("{action:?}") };
                    let board = &view.table.board;
                    for (whose, card, points) in [(seat, play, own), (next, discard, theirs)] {
                        let face = *setting.deck().terrain(card);
                        let count =
                            |board: &Board| totals(&areas(setting.options(), board, seats), seats);
                        let difference = |spot| {
                            let card = Card::Terrain(card);
                            let laid = Laid { seat: whose, card, spot, face };
                            let then = board.with(laid).expect("a place that fits");
                            count(&then)[whose] - count(board)[whose]
                        };
                        let places = board.places(whose);
                        let mut changes = places.iter().map(difference);
                        assert!(changes.any(|found| found == points));
                    }
                    chosen += 1;
                }
            }
        }
    }
    assert!(gains > 50 && losses > 5 && chosen > 50, "{gains} {losses} {chosen}");
}
