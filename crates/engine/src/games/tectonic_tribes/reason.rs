//! Why the computer player lays or chooses a card: the two terms of its judgement that are points,
//! counted by the rules as if the game ended then.

use super::TectonicTribes;
use super::action::Action;
use super::board::{Board, Card, Laid};
use super::deck::Number;
use super::score::{Area, areas, totals};
use super::square::{Face, Terrain};
use super::survey::Survey;
use super::view::SeatView;
use crate::game::Setting;
use crate::seat::Seat;
use crate::spot::Spot;

/// What speaks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// 3a: a card to play and one to discard.
    Choose {
        /// The points that the card to play would bring at its best place now.
        gains: i64,
        /// The seat that gets the hand next.
        next: Seat,
        /// The points that the discarded card would bring there.
        theirs: i64,
    },
    /// 5: a card on the board.
    Lay {
        /// By how much the own points change.
        gains: i64,
        /// The opponent who loses most by it.
        costs: Option<Loss>,
    },
}

/// What someone loses by a card of someone else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The seat that loses.
    pub seat: Seat,
    /// The points that go, all areas together.
    pub points: i64,
    /// The terrain of the area that was worth most of it.
    pub terrain: Terrain,
}

pub(super) fn reason(
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    action: &Action,
) -> Option<Reason> {
    let board = &view.table.board;
    match *action {
        Action::Choose { play, discard } => {
            let next = view.seat.left(1, setting.seat_count());
            let (own, theirs) = (promise(setting, board, view.seat, play), (next, discard));
            let theirs = promise(setting, board, theirs.0, theirs.1);
            Some(Reason::Choose { gains: own, next, theirs })
        }
        Action::LayTerrain(spot) => {
            let number = view.table.front(view.seat)?;
            lay(setting, view, Card::Terrain(number), spot)
        }
        Action::LayTribe { card, spot, .. } => lay(setting, view, Card::Tribe(card), spot),
    }
}

/// What a card would bring a seat at the place that the computer player likes best.
fn promise(setting: &Setting<TectonicTribes>, board: &Board, seat: Seat, number: Number) -> i64 {
    let face = setting.deck().terrain(number);
    let mut survey = Survey::new(setting.options(), board, setting.seat_count());
    let spots = board.places(seat);
    // Of equal ones the first, so that the same view has the same reason.
    let best = spots
        .iter()
        .map(|spot| (survey.gain(seat, spot, face), spot))
        .reduce(|best, other| if other.0 > best.0 { other } else { best });
    let laid = best.map(|(_, spot)| Laid { seat, card: Card::Terrain(number), spot, face: *face });
    let then = laid.and_then(|laid| board.with(laid).ok());
    then.map_or(0, |then| {
        let points = |board: &Board| {
            let found = areas(setting.options(), board, setting.seat_count());
            totals(&found, setting.seat_count())[seat]
        };
        points(&then) - points(board)
    })
}

fn lay(
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    card: Card,
    spot: Spot,
) -> Option<Reason> {
    let (seat, seats, board) = (view.seat, setting.seat_count(), &view.table.board);
    let face: Face = match card {
        Card::Terrain(number) => *setting.deck().terrain(number),
        Card::Tribe(card) => *setting.deck().tribe(card),
    };
    let then = board.with(Laid { seat, card, spot, face }).ok()?;
    let (before, after) =
        (areas(setting.options(), board, seats), areas(setting.options(), &then, seats));
    let (now, later) = (totals(&before, seats), totals(&after, seats));
    let lost = |other: &Seat| now[*other] - later[*other];
    let others = setting.seats().filter(|other| *other != seat && lost(other) > 0);
    // Of equal ones the first.
    let worst =
        others.reduce(|worst, other| if lost(&other) > lost(&worst) { other } else { worst });
    let costs = worst.and_then(|seat| {
        let terrain = largest_loss(seat, &before, &after)?;
        Some(Loss { seat, points: lost(&seat), terrain })
    });
    Some(Reason::Lay { gains: later[seat] - now[seat], costs })
}

/// The terrain of the area of which a seat loses most points.
fn largest_loss(seat: Seat, before: &[Area], after: &[Area]) -> Option<Terrain> {
    let owned = |areas: &[Area]| -> Vec<Area> {
        areas.iter().filter(|area| area.owner == Some(seat)).cloned().collect()
    };
    let kept = owned(after);
    let left = |area: &Area| -> i64 {
        let part = |other: &&Area| {
            other.terrain == area.terrain
                && other.squares.iter().any(|at| area.squares.binary_search(at).is_ok())
        };
        kept.iter().filter(part).map(|other| other.points).sum()
    };
    let lost = owned(before).into_iter().map(|area| (area.points - left(&area), area.terrain));
    lost.filter(|(points, _)| *points > 0).max_by_key(|(points, _)| *points).map(|lost| lost.1)
}
