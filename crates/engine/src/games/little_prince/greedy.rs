//! A player who takes what adds most to the planet that may come of it, and grudges the others
//! what they would like.

use super::LittlePrince;
use super::action::{Action, Offered};
use super::market::{Bits, RestOfRound};
use super::outlook::Outlook;
use super::question;
use super::reason::{self, Reason};
use super::state::{Phase, tiles_drawn};
use super::tile::{Stack, Tile};
use super::view::SeatView;
use crate::chance::Chance;
use crate::game::Setting;
use crate::players::Greedy;
use crate::seat::Seat;

impl Greedy for LittlePrince {
    type Reason = Reason;

    fn greedy(setting: &Setting<Self>, view: &SeatView, chance: &mut Chance) -> Option<Action> {
        (view.table.phase.seat() == Some(view.seat)).then_some(())?;
        let outlook = Outlook::new(setting.deck(), view, chance);
        let thinker = Thinker { view, outlook };
        match view.table.phase {
            Phase::Choose(_) => thinker.choose(chance),
            Phase::Hide(_) => thinker.hide(chance),
            Phase::Take(_) if view.table.seat_count() == 2 => thinker.take_of_two(chance),
            Phase::Take(_) => thinker.take(chance),
            Phase::Over => None,
        }
    }

    fn reason(setting: &Setting<Self>, view: &SeatView, action: &Action) -> Option<Reason> {
        reason::reason(setting, view, *action)
    }
}

struct Thinker<'a> {
    view: &'a SeatView,
    outlook: Outlook<'a>,
}

impl Thinker<'_> {
    fn gains(&self, seat: Seat, tiles: &[Tile]) -> Vec<i64> {
        tiles.iter().map(|tile| self.outlook.gain(seat, *tile)).collect()
    }

    /// 3a: every stack is used up in the end, so what counts is what choosing now gains over
    /// taking any tile of that stack later.
    fn choose(&self, chance: &mut Chance) -> Option<Action> {
        let worth = |stack: Stack| {
            if self.view.table.seat_count() == 2 {
                self.worth_of_laying(stack)
            } else {
                self.worth_of_first_choice(stack)
            }
        };
        let stacks = self.view.table.open_stacks().map(|stack| (worth(stack), stack));
        chance.best(stacks).map(|(_, stack)| Action::Draw(stack))
    }

    fn worth_of_first_choice(&self, stack: Stack) -> i64 {
        let unseen = self.outlook.unseen(stack);
        let gains = self.gains(self.view.seat, unseen);
        let gain =
            |tile: &Tile| unseen.iter().position(|one| one == tile).map_or(0, |at| gains[at]);
        let drawn = tiles_drawn(self.view.table.seat_count());
        let best = |draw: &[Tile]| draw.iter().take(drawn).map(gain).max().unwrap_or(0);
        mean(self.outlook.draws(stack).map(best)) - mean(gains.iter().copied())
    }

    fn worth_of_laying(&self, stack: Stack) -> i64 {
        let unseen = self.outlook.unseen(stack);
        let duel = Duel::over(self, unseen);
        let at = |tile: &Tile| unseen.iter().position(|one| one == tile);
        let lay = |draw: &[Tile]| {
            let three: Vec<usize> = draw.iter().take(3).filter_map(at).collect();
            three.iter().map(|hidden| duel.laid(&three, *hidden)).max().unwrap_or(0)
        };
        mean(self.outlook.draws(stack).map(lay))
    }

    /// 4a: hides the tile that leaves most, if the other player judges as this one does.
    fn hide(&self, chance: &mut Chance) -> Option<Action> {
        let tiles = &self.view.sight()?.tiles;
        let stack = self.view.table.rounds.last()?.stack;
        let unseen = Duel::over(self, self.outlook.unseen(stack));
        let duel = unseen.with(self, tiles);
        let all: Vec<usize> = (0..tiles.len()).collect();
        let hidden = all.iter().map(|hidden| (duel.laid(&all, *hidden), tiles[*hidden]));
        chance.best(hidden).map(|(_, tile)| Action::Hide(tile))
    }

    /// 4b: the last tile is discarded, so only the first taker minds what is left.
    fn take_of_two(&self, chance: &mut Chance) -> Option<Action> {
        let (own, other) = (self.view.seat, self.view.seat.left(1, 2));
        let round = self.view.table.rounds.last()?;
        let next = self.view.table.nameable().first().copied();
        let known = self.view.sight().and_then(|sight| sight.hidden);
        let gain = |seat: Seat, tile: Offered| match (tile, known) {
            (Offered::Tile(tile), _) | (Offered::Hidden, Some(tile)) => {
                self.outlook.gain(seat, tile)
            }
            (Offered::Hidden, None) => {
                mean(self.gains(seat, self.outlook.unseen(round.stack)).into_iter())
            }
        };
        let offered = question::offered(self.view)?;
        let own_gains: Vec<i64> = offered.iter().map(|tile| gain(own, *tile)).collect();
        let other_gains: Vec<i64> = match next {
            Some(_) => offered.iter().map(|tile| gain(other, *tile)).collect(),
            None => vec![0; offered.len()],
        };
        let worth = |taken: usize| {
            let left = (0..offered.len()).filter(|one| *one != taken);
            own_gains[taken] - left.map(|one| other_gains[one]).max().unwrap_or(0)
        };
        let takes = (0..offered.len()).map(|taken| (worth(taken), offered[taken]));
        chance.best(takes).map(|(_, tile)| Action::Take { tile, next })
    }

    /// 3b: the tile and the name that lead to the best round if all others judge alike.
    fn take(&self, chance: &mut Chance) -> Option<Action> {
        let tiles: Vec<Tile> = question::offered(self.view)?
            .into_iter()
            .filter_map(|offered| match offered {
                Offered::Tile(tile) => Some(tile),
                Offered::Hidden => None,
            })
            .collect();
        let tiles = shuffled(tiles, chance);
        let mut seats = vec![self.view.seat];
        seats.extend(shuffled(self.view.table.nameable(), chance));
        let gains = seats.iter().map(|seat| self.gains(*seat, &tiles)).collect();
        let rivals = i64::try_from(seats.len()).unwrap_or(1) - 1;
        let market = RestOfRound { gains, rivals };
        let step = market.best(0, Bits::all(seats.len()).without(0), Bits::all(tiles.len())).0?;
        Some(Action::Take {
            tile: Offered::Tile(tiles[step.tile]),
            next: step.next.map(|next| seats[next]),
        })
    }
}

/// The round of two: what tiles are worth to the active player and to the other.
struct Duel {
    own: Vec<i64>,
    other: Vec<i64>,
    /// What a tile that the other player has not seen is worth to each.
    own_unseen: i64,
    other_unseen: i64,
}

impl Duel {
    /// A round whose three tiles come from these.
    fn over(thinker: &Thinker, unseen: &[Tile]) -> Self {
        let own = thinker.gains(thinker.view.seat, unseen);
        let other = thinker.gains(thinker.view.seat.left(1, 2), unseen);
        Self {
            own_unseen: mean(own.iter().copied()),
            other_unseen: mean(other.iter().copied()),
            own,
            other,
        }
    }

    /// The same with tiles that the active player sees.
    fn with(&self, thinker: &Thinker, tiles: &[Tile]) -> Self {
        Self {
            own: thinker.gains(thinker.view.seat, tiles),
            other: thinker.gains(thinker.view.seat.left(1, 2), tiles),
            own_unseen: self.own_unseen,
            other_unseen: self.other_unseen,
        }
    }

    /// By how much the round is better for the active player than for the other, if one of
    /// three tiles is laid face down.
    fn laid(&self, three: &[usize], hidden: usize) -> i64 {
        let seems = |tile: usize| {
            if tile == hidden { self.other_unseen } else { self.other[tile] }
        };
        let leaves = |tile: usize| {
            if tile == hidden { self.own_unseen } else { self.own[tile] }
        };
        let left = |taken: usize| three.iter().copied().filter(move |tile| *tile != taken);
        let judge = |tile: &usize| seems(*tile) - left(*tile).map(leaves).max().unwrap_or(0);
        let Some(taken) = three.iter().copied().max_by_key(judge) else {
            return 0;
        };
        left(taken).map(|tile| self.own[tile]).max().unwrap_or(0) - self.other[taken]
    }
}

/// In random order. The market takes the first of equals at every turn of a round, the others'
/// included, so this draws fairly for all of them.
fn shuffled<T>(mut items: Vec<T>, chance: &mut Chance) -> Vec<T> {
    chance.shuffle(&mut items);
    items
}

fn mean(numbers: impl Iterator<Item = i64>) -> i64 {
    let (count, sum) = numbers.fold((0, 0), |(count, sum), number| (count + 1, sum + number));
    if count == 0 { 0 } else { sum / count }
}
