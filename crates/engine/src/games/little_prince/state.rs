//! Everything about a game in progress.

use super::LittlePrince;
use super::deck::Deck;
use super::planet::{CELLS, Planet};
use super::tile::{PerStack, STACK_TILES, Stack, Tile};
use crate::game::{Invalid, Setting, ensure};
use crate::seat::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What the game is waiting for; it follows from public facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 3a, 4a: someone chooses a stack.
    Choose(Seat),
    /// 4a: the active player lays one of three tiles face down.
    Hide(Seat),
    /// 3b, 4b: someone takes a tile.
    Take(Seat),
    /// All planets are complete.
    Over,
}

impl Phase {
    /// The seat that decides.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Choose(seat) | Self::Hide(seat) | Self::Take(seat) => Some(seat),
            Self::Over => None,
        }
    }
}

/// One round: who drew what, and who took what of it. It holds secrets (4a, 7a), so it does not
/// print itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Round {
    /// 3a, 4a: who chose the stack.
    pub(super) starter: Seat,
    /// The stack that the tiles come from.
    pub(super) stack: Stack,
    /// The tiles, top first.
    pub(super) tiles: Vec<Tile>,
    /// 4a: the tile laid face down, with two players.
    pub(super) hidden: Option<Tile>,
    /// Who took, in this order; the last one is still to take if there is one more than
    /// [`taken`](Self::taken).
    pub(super) takers: Vec<Seat>,
    /// The tiles that this player took.
    pub(super) taken: Vec<Tile>,
}

impl Round {
    /// The tiles that no one has taken, top first.
    pub(super) fn left(&self) -> impl Iterator<Item = Tile> {
        self.tiles.iter().copied().filter(|tile| !self.taken.contains(tile))
    }

    /// What a taker could choose from: what was left when the turn came.
    pub(super) fn held(&self, place: usize) -> Vec<Tile> {
        let gone = &self.taken[..place.min(self.taken.len())];
        let mut held: Vec<Tile> =
            self.tiles.iter().copied().filter(|tile| !gone.contains(tile)).collect();
        held.sort_unstable();
        held
    }

    /// Which place in the order a seat has, if its turn has come.
    pub(super) fn place(&self, seat: Seat) -> Option<usize> {
        self.takers.iter().position(|taker| *taker == seat)
    }
}

/// Everything about a game in progress, secrets included. Planets are not kept: they follow
/// from what was taken.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) seats: usize,
    /// 2a: taken out unseen, ascending.
    pub(super) removed: PerStack<Vec<Tile>>,
    /// What is left to draw, top first.
    pub(super) stacks: PerStack<Vec<Tile>>,
    /// 2b: the first start player.
    pub(super) start: Seat,
    pub(super) rounds: Vec<Round>,
}

/// A state holds everyone's secrets, so it does not print itself into logs.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("State(…)")
    }
}

/// 2a: how many tiles are taken out of each stack.
pub(super) const fn tiles_removed(seats: usize) -> usize {
    match seats {
        5 => 0,
        4 => 4,
        _ => 8,
    }
}

/// 3a, 4a: how many tiles are drawn in a round.
pub(super) const fn tiles_drawn(seats: usize) -> usize {
    if seats == 2 { 3 } else { seats }
}

/// 3b: who can be named next: those who are not among the takers of the round.
pub(super) fn nameable(seats: usize, takers: &[Seat]) -> impl Iterator<Item = Seat> {
    Seat::all(seats).filter(|seat| !takers.contains(seat))
}

/// 3a, 4a: the stacks that have tiles left.
pub(super) fn open_stacks(left: impl Fn(Stack) -> usize) -> impl Iterator<Item = Stack> {
    Stack::ALL.into_iter().filter(move |stack| left(*stack) > 0)
}

impl State {
    /// What the game is waiting for.
    pub(super) fn phase(&self) -> Phase {
        match self.rounds.last() {
            Some(round) if round.taken.len() < self.seats => match round.takers.last() {
                Some(seat) => Phase::Take(*seat),
                None => Phase::Hide(round.starter),
            },
            _ if self.rounds.len() >= CELLS => Phase::Over,
            _ => Phase::Choose(self.next_starter()),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    pub(super) fn to_decide(&self) -> Seats {
        self.phase().seat().map_or(Seats::NONE, Seats::only)
    }

    /// 2b, 3c, 4b: who starts the next round.
    fn next_starter(&self) -> Seat {
        self.rounds.last().map_or(self.start, |round| self.starter_after(round))
    }

    fn starter_after(&self, round: &Round) -> Seat {
        let starter = if self.seats == 2 { round.takers.first() } else { round.takers.last() };
        starter.copied().unwrap_or(self.start)
    }

    /// 3b: who can be named next in the open round.
    pub(super) fn nameable(&self) -> impl Iterator<Item = Seat> {
        let takers = self.rounds.last().map_or(&[][..], |round| &round.takers[..]);
        nameable(self.seats, takers)
    }

    /// The stacks that have tiles.
    pub(super) fn open_stacks(&self) -> impl Iterator<Item = Stack> {
        open_stacks(|stack| self.stacks[stack].len())
    }

    /// A seat's planet as it really is.
    pub(super) fn planet(&self, deck: &Deck, seat: Seat) -> Planet {
        self.planet_as_known(deck, seat, |_, _| true)
    }

    /// A seat's planet with the tiles that `knows` tells, by round and place in its order.
    pub(super) fn planet_as_known(
        &self,
        deck: &Deck,
        seat: Seat,
        knows: impl Fn(&Round, usize) -> bool,
    ) -> Planet {
        let mut planet = Planet::default();
        for round in &self.rounds {
            let place = round.place(seat);
            let Some((place, tile)) =
                place.and_then(|place| Some((place, *round.taken.get(place)?)))
            else {
                continue;
            };
            if knows(round, place) {
                planet.lay(deck, tile);
            } else {
                planet.lay_hidden();
            }
        }
        planet
    }

    pub(super) fn planets(&self, deck: &Deck) -> PerSeat<Planet> {
        PerSeat::from_fn(self.seats, |seat| self.planet(deck, seat))
    }

    /// Is everything where it can be? Whatever passes here can be played on.
    pub(super) fn check(&self, setting: &Setting<LittlePrince>) -> Result<(), Invalid> {
        ensure(self.seats == setting.seat_count(), || "tiles for other seats".to_owned())?;
        ensure(self.start.index() < self.seats, || format!("no {}", self.start))?;
        ensure(self.rounds.len() <= CELLS, || "too many rounds".to_owned())?;
        for (index, round) in self.rounds.iter().enumerate() {
            let starter = index
                .checked_sub(1)
                .map_or(self.start, |last| self.starter_after(&self.rounds[last]));
            let over = index + 1 < self.rounds.len();
            ensure(starter == round.starter, || format!("round {}: who starts", index + 1))?;
            self.check_round(round, over)
                .map_err(|fault| Invalid(format!("round {}: {fault}", index + 1)))?;
        }
        for stack in Stack::ALL {
            self.check_stack(stack)?;
        }
        self.check_nothing_forced()
    }

    fn check_round(&self, round: &Round, over: bool) -> Result<(), Invalid> {
        let Round { starter, stack, tiles, hidden, takers, taken } = round;
        ensure(tiles.len() == tiles_drawn(self.seats), || format!("{} tiles", tiles.len()))?;
        ensure(tiles.iter().all(|tile| tile.stack() == *stack), || "another stack".to_owned())?;
        let twice = |place: usize| taken[..place].contains(&taken[place]);
        ensure(
            taken.iter().all(|tile| tiles.contains(tile)) && !(1..taken.len()).any(twice),
            || "tiles taken that were not offered".to_owned(),
        )?;
        let seats: Seats = takers.iter().copied().collect();
        ensure(
            seats.len() == takers.len() && takers.iter().all(|seat| seat.index() < self.seats),
            || "the order of taking".to_owned(),
        )?;
        // 4a: no one takes before one tile is hidden; then the other player comes first.
        let two = self.seats == 2;
        let first = if two { starter.left(1, 2) } else { *starter };
        let laid = !two || hidden.is_some();
        ensure(hidden.is_none_or(|tile| two && tiles.contains(&tile)), || {
            "a tile that can't be face down".to_owned()
        })?;
        ensure(takers.first().copied() == laid.then_some(first), || "who takes first".to_owned())?;
        let to_take = usize::from(laid && taken.len() < self.seats);
        ensure(takers.len() == taken.len() + to_take, || "whose turn it is".to_owned())?;
        ensure(taken.len() == self.seats || !over, || "not finished".to_owned())
    }

    /// 1a, 2a: every tile of a stack is in exactly one place.
    fn check_stack(&self, stack: Stack) -> Result<(), Invalid> {
        let (removed, left) = (&self.removed[stack], &self.stacks[stack]);
        ensure(removed.len() == tiles_removed(self.seats) && removed.is_sorted(), || {
            format!("the tiles taken out of the stack {stack}")
        })?;
        let drawn = self.rounds.iter().filter(|round| round.stack == stack);
        let mut tiles: Vec<Tile> = drawn.flat_map(|round| &round.tiles).copied().collect();
        tiles.extend(removed.iter().chain(left));
        tiles.sort_unstable();
        ensure(tiles.len() == STACK_TILES && tiles.into_iter().eq(stack.tiles()), || {
            format!("tiles of the stack {stack} lost or doubled")
        })
    }

    /// 4c: forced steps are never waited for.
    fn check_nothing_forced(&self) -> Result<(), Invalid> {
        let forced = match self.phase() {
            Phase::Choose(_) => self.open_stacks().count() < 2,
            Phase::Take(_) => self.rounds.last().is_none_or(|round| round.left().count() < 2),
            Phase::Hide(_) | Phase::Over => false,
        };
        ensure(!forced, || "a forced step was not done".to_owned())
    }
}
