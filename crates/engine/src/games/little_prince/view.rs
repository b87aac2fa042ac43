//! What the table sees and what a seat sees, built field by field.

use super::LittlePrince;
use super::planet::Planet;
use super::state::{self, Phase, Round, State, tiles_removed};
use super::tile::{PerStack, Stack, Tile};
use crate::game::Setting;
use crate::seat::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// How the tiles of a round were offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileOffer {
    /// 3a: open.
    Open,
    /// 4a: the active player still looks at three tiles alone.
    Looking,
    /// 4a: two open and one face down.
    Laid {
        /// 4c: which one, once it was seen.
        hidden: Option<Tile>,
    },
    /// 7a: passed from hand to hand.
    InHand,
}

/// What everyone knows of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundView {
    /// Who chose the stack.
    pub starter: Seat,
    /// The stack that the tiles come from.
    pub stack: Stack,
    /// How the tiles were offered.
    pub offer: TileOffer,
    /// The tiles that everyone has seen: top first if all were open, ascending otherwise.
    pub shown: Vec<Tile>,
    /// Who took, in this order; the last one is still to take if there is one more than
    /// [`taken`](Self::taken).
    pub takers: Vec<Seat>,
    /// What they took, where everyone saw it.
    pub taken: Vec<Option<Tile>>,
}

impl RoundView {
    /// The open tiles that no one has taken.
    pub fn open(&self) -> impl Iterator<Item = Tile> {
        self.shown.iter().copied().filter(|tile| !self.taken.contains(&Some(*tile)))
    }

    /// Does a tile lie face down that anyone may take (4b)?
    pub const fn has_hidden(&self) -> bool {
        matches!(self.offer, TileOffer::Laid { hidden: None })
    }
}

/// The game as everyone knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableView {
    /// What the game is waiting for.
    #[serde(rename = "stage")]
    pub phase: Phase,
    /// 2b: the first start player.
    pub start: Seat,
    /// 2a: how many tiles of each stack were taken out unseen.
    pub removed: usize,
    /// How many tiles each stack has left.
    pub left: PerStack<usize>,
    /// The planets, hidden characters face down (7b).
    pub planets: PerSeat<Planet>,
    /// All rounds so far, the open one included.
    pub rounds: Vec<RoundView>,
}

impl TableView {
    /// The number of players.
    pub fn seat_count(&self) -> usize {
        self.planets.len()
    }

    /// The round being played, counted from 1.
    pub fn round(&self) -> u32 {
        let next = usize::from(matches!(self.phase, Phase::Choose(_)));
        u32::try_from(self.rounds.len() + next).unwrap_or(u32::MAX)
    }

    /// The stacks that have tiles.
    pub fn open_stacks(&self) -> impl Iterator<Item = Stack> {
        state::open_stacks(|stack| self.left[stack])
    }

    /// 3b: who can be named next: those who have nothing in the open round.
    pub fn nameable(&self) -> Vec<Seat> {
        let takers = self.rounds.last().map_or(&[][..], |round| &round.takers[..]);
        state::nameable(self.seat_count(), takers).collect()
    }
}

/// What a seat saw alone in a round: three tiles to lay (4a), or characters in hand (7a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenTiles {
    /// Which round, counted from 0.
    pub round: usize,
    /// The tiles, ascending. What was not kept of a hand of characters was passed on.
    pub tiles: Vec<Tile>,
    /// The one that the seat laid face down or kept in secret; nothing before it has chosen.
    pub hidden: Option<Tile>,
}

/// What one seat knows. It forgets nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The seat that looks.
    pub seat: Seat,
    /// The part that everyone knows.
    pub table: TableView,
    /// The planets as this seat knows them: with the own hidden characters, and with that of the
    /// last taker of a round if this seat passed on that single tile (7a). Characters of others
    /// that could only be told by counting all tiles seen are face down here.
    pub planets: PerSeat<Planet>,
    /// The tiles that this seat alone has seen.
    pub sights: Vec<SeenTiles>,
}

impl SeatView {
    /// What this seat sees alone of the open round.
    pub fn sight(&self) -> Option<&SeenTiles> {
        self.sights.last().filter(|sight| sight.round + 1 == self.table.rounds.len())
    }

    /// 4b: the tile of the open round that lies face down, for the one who laid it.
    pub fn laid_face_down(&self) -> Option<Tile> {
        self.sight().and_then(|sight| sight.hidden)
    }
}

/// The tiles of each stack that a viewer has not seen, ascending: a seat has seen what was shown
/// to all and what it saw alone, the public only the former.
pub(super) fn unseen(table: &TableView, view: Option<&SeatView>) -> PerStack<Vec<Tile>> {
    let shown = table.rounds.iter().flat_map(|round| &round.shown);
    let sights = view.into_iter().flat_map(|view| &view.sights).flat_map(|sight| &sight.tiles);
    let seen: Vec<Tile> = shown.chain(sights).copied().collect();
    PerStack::from_fn(|stack: Stack| stack.tiles().filter(|tile| !seen.contains(tile)).collect())
}

pub(super) fn table_view(setting: &Setting<LittlePrince>, state: &State) -> TableView {
    // 7b: the final scoring reveals everything.
    let options = setting.options();
    let secret = |round: &Round| options.hides(round.stack) && state.phase() != Phase::Over;
    TableView {
        phase: state.phase(),
        start: state.start,
        removed: tiles_removed(state.seats),
        left: PerStack::from_fn(|stack| state.stacks[stack].len()),
        planets: PerSeat::from_fn(state.seats, |seat| {
            state.planet_as_known(setting.deck(), seat, |round, _| !secret(round))
        }),
        rounds: state
            .rounds
            .iter()
            .map(|round| round_view(state.seats, round, options.hides(round.stack), secret(round)))
            .collect(),
    }
}

fn round_view(seats: usize, round: &Round, in_hand: bool, secret: bool) -> RoundView {
    let ascending = |tiles: &mut dyn Iterator<Item = Tile>| {
        let mut tiles: Vec<Tile> = tiles.collect();
        tiles.sort_unstable();
        tiles
    };
    let over = round.taken.len() == seats;
    let all = &mut round.tiles.iter().copied();
    let (offer, shown) = match round.hidden {
        _ if in_hand && secret => (TileOffer::InHand, Vec::new()),
        _ if in_hand => (TileOffer::InHand, ascending(all)),
        None if seats == 2 => (TileOffer::Looking, Vec::new()),
        None => (TileOffer::Open, round.tiles.clone()),
        // 4c: it is seen when it is placed, or discarded at the end of the round.
        Some(hidden) if over || round.taken.contains(&hidden) => {
            (TileOffer::Laid { hidden: Some(hidden) }, ascending(all))
        }
        Some(hidden) => {
            (TileOffer::Laid { hidden: None }, ascending(&mut all.filter(|tile| *tile != hidden)))
        }
    };
    RoundView {
        starter: round.starter,
        stack: round.stack,
        offer,
        shown,
        takers: round.takers.clone(),
        taken: round.taken.iter().map(|tile| (!secret).then_some(*tile)).collect(),
    }
}

pub(super) fn seat_view(setting: &Setting<LittlePrince>, state: &State, seat: Seat) -> SeatView {
    let over = state.phase() == Phase::Over;
    let options = setting.options();
    // 7a: the last but one passed a single tile on, so that one is known as well. Nothing else is
    // entered: of several passed on it is open who kept which, and what follows from counting the
    // whole stack (all but one of the tiles seen) is left to the viewer.
    let knows = |round: &Round, place: usize| {
        over || !options.hides(round.stack)
            || round.place(seat) == Some(place)
            || (place + 1 == state.seats && round.place(seat).is_some_and(|own| own + 1 == place))
    };
    SeatView {
        seat,
        table: table_view(setting, state),
        planets: PerSeat::from_fn(state.seats, |of| {
            state.planet_as_known(setting.deck(), of, knows)
        }),
        sights: state
            .rounds
            .iter()
            .enumerate()
            .filter_map(|(index, round)| {
                sight(index, round, seat, options.hides(round.stack), state.seats)
            })
            .collect(),
    }
}

fn sight(
    index: usize,
    round: &Round,
    seat: Seat,
    in_hand: bool,
    seats: usize,
) -> Option<SeenTiles> {
    if in_hand {
        let place = round.place(seat)?;
        let hidden = round.taken.get(place).copied();
        Some(SeenTiles { round: index, tiles: round.held(place), hidden })
    } else if seats == 2 && round.starter == seat {
        Some(SeenTiles { round: index, tiles: round.held(0), hidden: round.hidden })
    } else {
        None
    }
}
