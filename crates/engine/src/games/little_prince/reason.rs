//! Why the computer player takes, hides or draws: what comes of it, counted as if the game ended
//! then.

use super::LittlePrince;
use super::action::{Action, Offered};
use super::planet::{Placed, Planet};
use super::score::final_score;
use super::tile::{Stack, Tile};
use super::view::{self, SeatView};
use crate::game::Setting;
use crate::seat::{PerSeat, Seat};

/// What speaks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// 3a: what a tile of the stack brings on average, of those that the seat has not seen.
    Draw {
        /// In points, rounded.
        mean: i64,
    },
    /// 4a: a tile face down, so that the other player cannot see what it brings.
    Hide {
        /// The change of the own points.
        own: i64,
        /// The change of the other player's points.
        theirs: i64,
    },
    /// 3b: a tile.
    Take {
        /// The change of the own points.
        gains: i64,
        /// The seat among those still to take to which the tile would bring most, and the points.
        keeps: Option<(Seat, i64)>,
    },
    /// 4b: the tile that lies face down, which could be any that was not seen.
    TakeUnseen {
        /// The points that such a tile brings on average, rounded.
        mean: i64,
    },
}

pub(super) fn reason(
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    action: Action,
) -> Option<Reason> {
    let change = |seat: Seat, tile: Tile| change(setting, &view.planets, seat, tile);
    let mean = |stack: Stack| {
        let unseen = view::unseen(&view.table, Some(view))[stack].clone();
        mean(unseen.into_iter().filter_map(|tile| change(view.seat, tile)))
    };
    match action {
        Action::Draw(stack) => Some(Reason::Draw { mean: mean(stack) }),
        Action::Hide(tile) => {
            let other = view.seat.left(1, view.table.seat_count());
            let theirs = change(other, tile).unwrap_or(0);
            Some(Reason::Hide { own: change(view.seat, tile)?, theirs })
        }
        Action::Take { tile: Offered::Hidden, .. } => {
            let known = view.sight().and_then(|sight| sight.hidden);
            match known {
                Some(tile) => Some(Reason::Take { gains: change(view.seat, tile)?, keeps: None }),
                None => Some(Reason::TakeUnseen { mean: mean(view.table.rounds.last()?.stack) }),
            }
        }
        Action::Take { tile: Offered::Tile(tile), .. } => {
            let known = |seat: &Seat| !has_hidden(&view.planets[*seat]);
            let others = view.table.nameable().into_iter().filter(known);
            let theirs = others.filter_map(|seat| Some((seat, change(seat, tile)?)));
            // Of equal ones the first.
            let most = theirs.reduce(|most, other| if other.1 > most.1 { other } else { most });
            let keeps = most.filter(|(_, points)| *points > 0);
            Some(Reason::Take { gains: change(view.seat, tile)?, keeps })
        }
    }
}

/// 7b: no one can tell what a tile is worth beside a character that they have not seen.
fn has_hidden(planet: &Planet) -> bool {
    planet.iter().any(|(_, placed)| placed == Placed::Hidden)
}

/// By how much a tile changes a seat's points, volcanoes included (6); nothing if it has no room.
fn change(
    setting: &Setting<LittlePrince>,
    planets: &PerSeat<Planet>,
    seat: Seat,
    tile: Tile,
) -> Option<i64> {
    let points =
        |planets: &PerSeat<Planet>| final_score(setting.deck(), planets).outcome.scores[seat];
    let mut then = planets.clone();
    then[seat].lay(setting.deck(), tile)?;
    Some(points(&then) - points(planets))
}

fn mean(points: impl Iterator<Item = i64>) -> i64 {
    let (count, sum) = points.fold((0, 0), |(count, sum), points| (count + 1, sum + points));
    if count == 0 { 0 } else { (2 * sum + count).div_euclid(2 * count) }
}
