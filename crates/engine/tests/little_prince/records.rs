//! Records: the same game comes back from its lines, and a changed line is found.

use crate::support::{played, setting};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::little_prince::{Fact, LittlePrince, Options, Refusal, Stack, Tile};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::record::{Departure, Recorded, replay};
use pangaea_engine::seat::Seat;

/// A finished game of random players, and the setting that its own components give.
fn recorded(seats: usize, options: &Options, seed: u64) -> (Setting<LittlePrince>, Vec<Fact>) {
    let setting = setting::<LittlePrince>(seats, options.clone());
    let (play, facts) = played(&setting, seed, &[ComputerKind::Random], usize::MAX);
    let written = serde_json::to_string(&play.components()).expect("written");
    let read = serde_json::from_str(&written).expect("read");
    let (deck, pawns) = LittlePrince::from_components(read, seats).expect("our own components");
    (Setting::new(deck, options.clone(), pawns).expect("our own table"), facts)
}

#[test]
fn a_game_comes_back_from_its_record() {
    for seats in LittlePrince::SEATS {
        for hidden_characters in [false, true] {
            let options = Options { hidden_characters };
            if LittlePrince::check_options(&options, seats).is_err() {
                continue;
            }
            for seed in 0..20 {
                let (setting, facts) = recorded(seats, &options, seed);
                let play =
                    replay(setting, Seed::numbered(seed), &facts).expect("it follows the rules");
                let Some(Fact::End { scores, winners, .. }) = facts.last() else {
                    panic!("an end")
                };
                let outcome = play.outcome().expect("over");
                assert_eq!((&outcome.scores, outcome.winners), (scores, *winners));
            }
        }
    }
}

/// Where and why a record is refused in which every line that `change` finds is changed alone:
/// the line, as it is counted in the record, and the departure.
fn refused(
    seats: usize,
    mut change: impl FnMut(&mut Fact) -> bool,
) -> Vec<(usize, Departure<LittlePrince>)> {
    let (setting, facts) = recorded(seats, &Options::default(), 7);
    let departures: Vec<_> = (0..facts.len())
        .filter_map(|line| {
            let mut forged = facts.clone();
            change(&mut forged[line]).then_some(())?;
            let departure = replay(setting.clone(), Seed::numbered(7), &forged);
            Some((line, departure.expect_err("a forged line")))
        })
        .collect();
    assert!(!departures.is_empty(), "nothing was forged");
    departures
}

#[test]
fn an_offer_of_two_needs_its_hidden_tile() {
    let forged = refused(2, |fact| match fact {
        Fact::Offer { hidden, .. } => hidden.take().is_some(),
        _ => false,
    });
    assert_eq!(forged.len(), 16, "also those of the last stack, which nobody chose");
    for (line, departure) in forged {
        assert!(matches!(departure, Departure::NoDecision { line: at } if at == line));
    }
}

#[test]
fn a_hidden_tile_is_one_of_the_three() {
    let forged = refused(2, |fact| match fact {
        Fact::Offer { tiles, hidden, .. } => {
            *hidden = tiles[0].stack().tiles().find(|tile| !tiles.contains(tile));
            true
        }
        _ => false,
    });
    for (line, departure) in forged {
        assert!(matches!(
            departure,
            Departure::Refused { line: at, refusal: Refusal::NotDrawn(_), .. } if at == line
        ));
    }
    let forged = refused(3, |fact| match fact {
        Fact::Offer { tiles, hidden, .. } => {
            *hidden = Some(tiles[0]);
            true
        }
        _ => false,
    });
    assert!(forged.iter().all(|(line, departure)| departure.line() == *line), "only with two");
}

#[test]
fn another_next_is_found() {
    for seats in LittlePrince::SEATS {
        let outsider = Seat::at(seats);
        let forged = refused(seats, |fact| match fact {
            Fact::Take { next, .. } => {
                *next = Some(outsider);
                true
            }
            _ => false,
        });
        assert!(forged.iter().all(|(line, departure)| departure.line() == *line));
        let forged = refused(seats, |fact| match fact {
            Fact::Take { next, .. } => next.take().is_some(),
            _ => false,
        });
        assert!(forged.iter().all(|(line, departure)| departure.line() == *line));
        if seats == 2 {
            continue;
        }
        // Someone else who could be named: then the next take is by the wrong one. A turn_over
        // may come before it.
        let forged = refused(seats, |fact| match fact {
            Fact::Take { seat, next: Some(next), .. } => {
                *next = next.left(1, seats);
                next != seat
            }
            _ => false,
        });
        assert!(forged.iter().all(|(line, departure)| departure.line() <= line + 2));
    }
}

#[test]
fn another_tile_taken_is_found() {
    for seats in LittlePrince::SEATS {
        let other = |tile: Tile| {
            let stack = if tile.stack() == Stack::Center { Stack::EdgeLeft } else { Stack::Center };
            stack.tiles().next().expect("a tile")
        };
        let forged = refused(seats, |fact| match fact {
            Fact::Take { tile, .. } => {
                *tile = other(*tile);
                true
            }
            _ => false,
        });
        assert_eq!(forged.len(), 16 * seats);
        assert!(forged.iter().all(|(line, departure)| departure.line() == *line), "not on offer");
    }
    // The first takes what the second took: then the second line cannot be.
    let (setting, facts) = recorded(3, &Options::default(), 7);
    let line = facts.iter().position(|fact| matches!(fact, Fact::Take { .. })).expect("a take");
    let mut forged = facts.clone();
    if let (Fact::Take { tile, .. }, Fact::Take { tile: second, .. }) =
        (&mut forged[line], &facts[line + 1])
    {
        *tile = *second;
    }
    let departure = replay(setting, Seed::numbered(7), &forged).expect_err("taken twice");
    assert!(matches!(
        departure,
        Departure::Refused { line: at, refusal: Refusal::NotOffered(_), .. } if at == line + 1
    ));
}
