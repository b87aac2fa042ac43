//! What a player can do, why it may be refused, and what comes of it.

use super::LittlePrince;
use super::planet::Cell;
use super::score::{EndReason, Scored};
use super::tile::{PerStack, Stack, Tile};
use crate::game::{CommonRefusal, Setting};
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A tile that can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offered {
    /// One that the taker sees.
    Tile(Tile),
    /// 4b: the one that lies face down.
    Hidden,
}

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// 3a, 4a: draws from a stack. With two players no event tells of it before a tile is laid,
    /// but the actor sees the three tiles at once, so it cannot be taken back.
    Draw(Stack),
    /// 4a: lays one of the three tiles face down and two open.
    Hide(Tile),
    /// 3b, 4b: takes a tile, and names the next player while someone has none.
    Take {
        /// The tile that is taken.
        tile: Offered,
        /// Who is next; no one after the last.
        next: Option<Seat>,
    },
}

/// Why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not this seat, or not any more.
    #[error(transparent)]
    Common(#[from] CommonRefusal),
    /// No tiles are drawn yet.
    #[error("3a, 4a: they have to choose a stack first")]
    ChooseStackFirst,
    /// The tiles are seen but not laid.
    #[error("4a: first they put one of the three tiles face down")]
    HideFirst,
    /// The tiles are laid.
    #[error("3b, 4b: the tiles are drawn, so taking one comes next")]
    TakeNow,
    /// Nothing is left there.
    #[error("3a, 4a: the stack {0} is empty")]
    StackEmpty(Stack),
    /// Not one of the tiles that were drawn.
    #[error("4a: {0} isn't one of the three tiles")]
    NotDrawn(Tile),
    /// Not one of the tiles that can be taken.
    #[error("3b, 4b: {0} isn't on offer")]
    NotOffered(Tile),
    /// No tile lies face down.
    #[error("4b: there's no face-down tile")]
    NothingHidden,
    /// Someone has to be named.
    #[error("3b, 4b: they have to say who goes next, someone without a tile")]
    #[serde(rename = "name_somebody")]
    NameNext,
    /// This one cannot be named.
    #[error("3b, 4b: {0} can't go next")]
    NotNameable(Seat),
}

/// A line of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Fact {
    /// 2: the stacks as they lie.
    Setup {
        /// 2a: taken out unseen, ascending.
        removed: Vec<Tile>,
        /// The tiles of each stack, top first.
        stacks: PerStack<Vec<Tile>>,
        /// 2b: who starts.
        start: Seat,
    },
    /// 3a, 4a: tiles were drawn, and with two players laid.
    Offer {
        /// The seat that drew them.
        seat: Seat,
        /// The stack they come from.
        stack: Stack,
        /// All of them, top first.
        tiles: Vec<Tile>,
        /// 4a: the one that lies face down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hidden: Option<Tile>,
    },
    /// 3b, 4b: a tile was taken.
    Take {
        /// The seat that took it.
        seat: Seat,
        /// The tile that was taken.
        tile: Tile,
        /// 1c: where it lies.
        cell: Cell,
        /// Who is next; no one after the last.
        next: Option<Seat>,
    },
    /// 5a: a third baobab turned three tiles over.
    TurnOver {
        /// On whose planet.
        seat: Seat,
        /// The cells whose tiles were turned, ascending.
        cells: Vec<Cell>,
    },
    /// 4b: the last of three tiles was discarded.
    Discard {
        /// The tile that no one took.
        tile: Tile,
    },
    /// 6: the planets are complete.
    End {
        /// The reason for which the game ended.
        reason: EndReason,
        /// Points by seat.
        scores: PerSeat<i64>,
        /// 6b: who won.
        winners: Seats,
        /// What each character gives.
        characters: PerSeat<Vec<Scored>>,
        /// How many open volcanoes each seat has.
        volcanoes: PerSeat<u32>,
        /// 6a: points lost by them.
        penalty: PerSeat<u32>,
    },
}

/// A public event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    Started {
        start: Seat,
    },
    /// 3a: for all to see.
    Drawn {
        seat: Seat,
        stack: Stack,
        tiles: Vec<Tile>,
    },
    /// 4a: two tiles open, ascending, and a third face down.
    Laid {
        seat: Seat,
        stack: Stack,
        open: Vec<Tile>,
    },
    /// 7a: so many tiles, seen by one player alone.
    DrawnInSecret {
        seat: Seat,
        stack: Stack,
        tiles: usize,
    },
    /// The tile, unless it is kept in secret (7a).
    Taken {
        seat: Seat,
        tile: Option<Tile>,
        cell: Cell,
        next: Option<Seat>,
    },
    TurnedOver {
        seat: Seat,
        cells: Vec<Cell>,
    },
    Discarded {
        tile: Tile,
    },
    Ended {
        scores: PerSeat<i64>,
        winners: Seats,
        characters: PerSeat<Vec<Scored>>,
        volcanoes: PerSeat<u32>,
        penalty: PerSeat<u32>,
    },
}

pub(super) fn announce(setting: &Setting<LittlePrince>, fact: &Fact) -> Event {
    let secret = |stack: Stack| setting.options().hides(stack);
    match fact {
        Fact::Setup { start, .. } => Event::Started { start: *start },
        Fact::Offer { seat, stack, tiles, hidden: Some(hidden) } => {
            let mut open: Vec<Tile> = tiles.iter().copied().filter(|tile| tile != hidden).collect();
            open.sort_unstable();
            Event::Laid { seat: *seat, stack: *stack, open }
        }
        Fact::Offer { seat, stack, tiles, hidden: None } if secret(*stack) => {
            Event::DrawnInSecret { seat: *seat, stack: *stack, tiles: tiles.len() }
        }
        Fact::Offer { seat, stack, tiles, hidden: None } => {
            Event::Drawn { seat: *seat, stack: *stack, tiles: tiles.clone() }
        }
        Fact::Take { seat, tile, cell, next } => Event::Taken {
            seat: *seat,
            tile: (!secret(tile.stack())).then_some(*tile),
            cell: *cell,
            next: *next,
        },
        Fact::TurnOver { seat, cells } => Event::TurnedOver { seat: *seat, cells: cells.clone() },
        Fact::Discard { tile } => Event::Discarded { tile: *tile },
        Fact::End { reason: _, scores, winners, characters, volcanoes, penalty } => Event::Ended {
            scores: scores.clone(),
            winners: *winners,
            characters: characters.clone(),
            volcanoes: volcanoes.clone(),
            penalty: penalty.clone(),
        },
    }
}
