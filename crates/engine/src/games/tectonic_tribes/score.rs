//! Areas, majorities and points: rule 8.

use super::board::Board;
use super::square::{Bonus, Square, Terrain};
use super::state::State;
use super::{Options, TectonicTribes};
use crate::game::{Outcome, Setting};
use crate::seat::{PerSeat, Seat};
use crate::spot::Point;
use serde::{Deserialize, Serialize};

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// 7a: someone played the fifth tribe card.
    TribeCards,
    /// 7b, 7c: the hands were played out.
    Hands,
}

/// A largest set of connected squares of one terrain (8a), and what it is worth to whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// The terrain of the area.
    pub terrain: Terrain,
    /// Its squares, ascending.
    pub squares: Vec<Point>,
    /// 8d: its full value, also where no one owns it.
    pub points: i64,
    /// 8b: how many tents of each seat border it.
    pub tents: PerSeat<usize>,
    /// 8c: who has strictly the most.
    pub owner: Option<Seat>,
}

/// 8e: does a terrain score?
pub const fn scores(options: &Options, terrain: Terrain) -> bool {
    match terrain {
        Terrain::Forest | Terrain::Mine | Terrain::Water => true,
        Terrain::Lava => options.lava_scores,
        Terrain::Grass => false,
    }
}

/// 8d: the points of an area: squares and additions, doubled once for every ×2.
pub(super) fn points(squares: impl IntoIterator<Item = Bonus>) -> i64 {
    let (sum, doubles) = squares.into_iter().fold((0, 0), |(sum, doubles), bonus| {
        (sum + 1 + bonus.plus(), doubles + u32::from(bonus == Bonus::Double))
    });
    sum << doubles
}

/// 8c: who has strictly the most tents.
pub(super) fn majority(tents: impl IntoIterator<Item = (Seat, usize)>) -> Option<Seat> {
    let (mut owner, mut most) = (None, 0);
    for (seat, count) in tents {
        if count > most {
            (owner, most) = (Some(seat), count);
        } else if count == most {
            owner = None;
        }
    }
    owner
}

/// All areas of scoring terrains, by terrain and then by first square.
pub fn areas(options: &Options, board: &Board, seats: usize) -> Vec<Area> {
    // Which area a square was counted for last, from 1.
    let mut counted = vec![0; board.window_size()];
    let mut areas = Vec::new();
    for (at, top) in board.visible() {
        let scoring = top.square.terrain().filter(|terrain| scores(options, *terrain));
        if let Some(terrain) = scoring
            && board.index(at).is_some_and(|index| counted[index] == 0)
        {
            let number = areas.len() + 1;
            areas.push(area(board, seats, (terrain, at), (number, &mut counted)));
        }
    }
    areas.sort_unstable_by_key(|area| (area.terrain, area.squares[0]));
    areas
}

/// 8a: all squares of this terrain connected with this one, and the tents that border them.
fn area(
    board: &Board,
    seats: usize,
    (terrain, from): (Terrain, Point),
    (number, counted): (usize, &mut [usize]),
) -> Area {
    let (mut squares, mut bonuses, mut open) = (Vec::new(), Vec::new(), vec![from]);
    let mut tents = PerSeat::from_fn(seats, |_| 0);
    if let Some(index) = board.index(from) {
        counted[index] = number;
    }
    while let Some(at) = open.pop() {
        squares.push(at);
        if let Some(Square::Ground(_, bonus)) = board.top(at).map(|top| top.square) {
            bonuses.push(bonus);
        }
        for next in at.neighbours() {
            let (Some(index), Some(top)) = (board.index(next), board.top(next)) else { continue };
            if counted[index] == number {
                continue;
            }
            match top.square {
                Square::Ground(other, _) if other == terrain => {
                    counted[index] = number;
                    open.push(next);
                }
                // 8b: a tent counts once for an area however many of its squares it touches.
                Square::Tent => {
                    counted[index] = number;
                    tents[top.seat] += 1;
                }
                Square::Ground(..) => {}
            }
        }
    }
    squares.sort_unstable();
    let owner = majority(tents.iter().map(|(seat, count)| (seat, *count)));
    Area { terrain, squares, points: points(bonuses), tents, owner }
}

/// 8c: what everyone's areas add up to.
pub fn totals(areas: &[Area], seats: usize) -> PerSeat<i64> {
    let mut totals = PerSeat::from_fn(seats, |_| 0);
    for area in areas {
        if let Some(owner) = area.owner {
            totals[owner] += area.points;
        }
    }
    totals
}

/// 8: the points as they lie, and who has won with them.
pub(super) fn outcome(setting: &Setting<TectonicTribes>, state: &State) -> Outcome {
    let left = state.tribe_cards.values().map(Vec::len).collect();
    standing(setting.options(), &state.board, &left)
}

/// 8c, 8f: what everyone's areas add up to, and who has won, given the tribe cards left.
pub(super) fn standing(options: &Options, board: &Board, tribe_cards: &PerSeat<usize>) -> Outcome {
    let seats = tribe_cards.len();
    let scores = totals(&areas(options, board, seats), seats);
    // Who has more tribe cards left has played fewer.
    let rank = |seat: Seat| (scores[seat], tribe_cards[seat]);
    let best = Seat::all(seats).map(rank).max();
    let winners = Seat::all(seats).filter(|seat| Some(rank(*seat)) == best).collect();
    Outcome { scores, winners }
}
