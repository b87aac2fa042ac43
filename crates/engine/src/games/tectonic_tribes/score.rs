//! Areas, majorities and points: rule 8.

use super::board::Board;
use super::square::{Bonus, Square, Terrain};
use super::state::State;
use super::{Options, TectonicTribes};
use crate::game::{Outcome, Setting};
use crate::seat::{PerSeat, Seat};
use crate::spot::Point;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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
    let mut seen: BTreeSet<Point> = BTreeSet::new();
    let mut areas = Vec::new();
    for (at, top) in board.visible() {
        let scoring = top.square.terrain().filter(|terrain| scores(options, *terrain));
        if let Some(terrain) = scoring
            && !seen.contains(&at)
        {
            let squares = connected(board, at);
            seen.extend(&squares);
            areas.push(area(board, seats, terrain, &squares));
        }
    }
    areas.sort_unstable_by_key(|area| (area.terrain, area.squares[0]));
    areas
}

/// 8a: all squares of the same terrain connected with this one, ascending.
fn connected(board: &Board, from: Point) -> BTreeSet<Point> {
    let terrain = |at| board.top(at).and_then(|top| top.square.terrain());
    let mut squares = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        for next in at.neighbours() {
            if terrain(next) == terrain(from) && squares.insert(next) {
                open.push(next);
            }
        }
    }
    squares
}

fn area(board: &Board, seats: usize, terrain: Terrain, squares: &BTreeSet<Point>) -> Area {
    let bonuses = squares.iter().filter_map(|at| match board.top(*at)?.square {
        Square::Ground(_, bonus) => Some(bonus),
        Square::Tent => None,
    });
    let points = points(bonuses);
    // 8b: a tent counts once for an area however many of its squares it touches.
    let bordering: BTreeSet<Point> = squares
        .iter()
        .flat_map(|at| at.neighbours())
        .filter(|at| board.top(*at).is_some_and(|top| top.square == Square::Tent))
        .collect();
    let mut tents = PerSeat::from_fn(seats, |_| 0);
    for top in bordering.into_iter().filter_map(|at| board.top(at)) {
        tents[top.seat] += 1;
    }
    let owner = majority(tents.iter().map(|(seat, count)| (seat, *count)));
    Area { terrain, squares: squares.iter().copied().collect(), points, tents, owner }
}

/// 8: the points as they lie, and who has won with them.
pub(super) fn outcome(setting: &Setting<TectonicTribes>, state: &State) -> Outcome {
    let left = state.tribe_cards.values().map(Vec::len).collect();
    standing(setting.options(), &state.board, &left)
}

/// 8c, 8f: what everyone's areas add up to, and who has won, given the tribe cards left.
pub(super) fn standing(options: &Options, board: &Board, tribe_cards: &PerSeat<usize>) -> Outcome {
    let seats = tribe_cards.len();
    let mut scores = PerSeat::from_fn(seats, |_| 0);
    for area in areas(options, board, seats) {
        if let Some(owner) = area.owner {
            scores[owner] += area.points;
        }
    }
    // Who has more tribe cards left has played fewer.
    let rank = |seat: Seat| (scores[seat], tribe_cards[seat]);
    let best = Seat::all(seats).map(rank).max();
    let winners = Seat::all(seats).filter(|seat| Some(rank(*seat)) == best).collect();
    Outcome { scores, winners }
}
