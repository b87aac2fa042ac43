//! What an action does: rules 3 to 5.

use super::LittlePrince;
use super::action::{Action, Fact, Offered, Refusal};
use super::score::{self, EndReason};
use super::state::{Phase, Round, State, tiles_drawn};
use super::tile::{Stack, Tile};
use crate::game::{CommonRefusal, Setting, check_turn};
use crate::seat::Seat;

/// Why there is a last round: the phase is to hide or to take.
const OPEN_ROUND: &str = "a round is open";

/// Everything is checked before anything is changed.
pub(super) fn apply(
    setting: &Setting<LittlePrince>,
    state: &mut State,
    seat: Seat,
    action: Action,
) -> Result<Vec<Fact>, Refusal> {
    let waiting = state.phase();
    if let Some(turn) = waiting.seat() {
        check_turn(turn, seat)?;
    }
    let mut facts = Vec::new();
    match (waiting, action) {
        (Phase::Choose(_), Action::Draw(stack)) => {
            if state.stacks[stack].is_empty() {
                return Err(Refusal::StackEmpty(stack));
            }
            draw(state, seat, stack, &mut facts);
        }
        (Phase::Hide(_), Action::Hide(tile)) => hide(state, tile, &mut facts)?,
        (Phase::Take(_), Action::Take { tile, next }) => {
            let tile = offered(state, tile)?;
            check_next(state, next)?;
            take(setting, state, seat, tile, next, &mut facts);
            forced(setting, state, &mut facts);
        }
        (Phase::Choose(_), _) => return Err(Refusal::ChooseStackFirst),
        (Phase::Hide(_), _) => return Err(Refusal::HideFirst),
        (Phase::Take(_), _) => return Err(Refusal::TakeNow),
        (Phase::Over, _) => return Err(CommonRefusal::GameOver.into()),
    }
    Ok(facts)
}

/// 3a: the tiles are drawn. With two players nothing is told before one is laid face down. A
/// stack is used up exactly (2a), so it has enough if it has any.
fn draw(state: &mut State, starter: Seat, stack: Stack, facts: &mut Vec<Fact>) {
    let pile = &mut state.stacks[stack];
    let tiles: Vec<Tile> = pile.drain(..tiles_drawn(state.seats)).collect();
    let mut takers = Vec::new();
    if state.seats > 2 {
        facts.push(Fact::Offer { seat: starter, stack, tiles: tiles.clone(), hidden: None });
        takers.push(starter);
    }
    state.rounds.push(Round { starter, stack, tiles, hidden: None, takers, taken: Vec::new() });
}

/// 4a: one tile face down, two open; then the other player takes.
fn hide(state: &mut State, tile: Tile, facts: &mut Vec<Fact>) -> Result<(), Refusal> {
    let round = state.rounds.last_mut().expect(OPEN_ROUND);
    if !round.tiles.contains(&tile) {
        return Err(Refusal::NotDrawn(tile));
    }
    round.hidden = Some(tile);
    round.takers.push(round.starter.left(1, state.seats));
    facts.push(Fact::Offer {
        seat: round.starter,
        stack: round.stack,
        tiles: round.tiles.clone(),
        hidden: Some(tile),
    });
    Ok(())
}

/// The tile that is meant, if it can be taken. The face-down one cannot be taken by its name:
/// trying names would tell what it is.
fn offered(state: &State, tile: Offered) -> Result<Tile, Refusal> {
    let round = state.rounds.last().expect(OPEN_ROUND);
    match tile {
        Offered::Tile(tile) => {
            let open = round.hidden != Some(tile) && round.left().any(|left| left == tile);
            open.then_some(tile).ok_or(Refusal::NotOffered(tile))
        }
        Offered::Hidden => {
            round.left().find(|left| round.hidden == Some(*left)).ok_or(Refusal::NothingHidden)
        }
    }
}

/// 3b: someone who has none is named, as long as there is someone.
fn check_next(state: &State, next: Option<Seat>) -> Result<(), Refusal> {
    match next {
        None if state.nameable().next().is_some() => Err(Refusal::NameNext),
        Some(seat) if !state.nameable().any(|one| one == seat) => Err(Refusal::NotNameable(seat)),
        _ => Ok(()),
    }
}

/// 3b, 4b, 5a: the tile goes to the planet of `seat`, whose turn it is.
fn take(
    setting: &Setting<LittlePrince>,
    state: &mut State,
    seat: Seat,
    tile: Tile,
    next: Option<Seat>,
    facts: &mut Vec<Fact>,
) {
    let landing = state
        .planet(setting.deck(), seat)
        .lay(setting.deck(), tile)
        .expect("2a: a stack lasts four rounds, and a planet has four cells for it");
    facts.push(Fact::Take { seat, tile, cell: landing.cell, next });
    if !landing.turned.is_empty() {
        facts.push(Fact::TurnOver { seat, cells: landing.turned });
    }
    let round = state.rounds.last_mut().expect(OPEN_ROUND);
    round.taken.push(tile);
    round.takers.extend(next);
}

/// 4c: the last tile of a round, the end of the round, and the last stack come without asking.
fn forced(setting: &Setting<LittlePrince>, state: &mut State, facts: &mut Vec<Fact>) {
    if let (Phase::Take(seat), Some(round)) = (state.phase(), state.rounds.last()) {
        let left: Vec<Tile> = round.left().collect();
        let [last] = left[..] else { return };
        take(setting, state, seat, last, None, facts);
    }
    if state.seats == 2 {
        let last = state.rounds.last().and_then(|round| round.left().next());
        facts.extend(last.map(|tile| Fact::Discard { tile }));
    }
    match state.phase() {
        Phase::Choose(seat) => {
            let open: Vec<Stack> = state.open_stacks().collect();
            if let [only] = open[..] {
                draw(state, seat, only, facts);
            }
        }
        Phase::Over => {
            let score = score::final_score(setting.deck(), &state.planets(setting.deck()));
            facts.push(Fact::End {
                reason: EndReason::Planets,
                scores: score.outcome.scores,
                winners: score.outcome.winners,
                characters: score.characters,
                volcanoes: score.volcanoes,
                penalty: score.penalty,
            });
        }
        Phase::Hide(_) | Phase::Take(_) => {}
    }
}
