//! What an action does: rules 3 to 7.

use super::TectonicTribes;
use super::action::{Action, Fact, Refusal};
use super::board::{Card, Laid};
use super::score::{self, EndReason};
use super::setup;
use super::state::{Phase, SecretChoice, State};
use crate::game::{self, CommonRefusal, Setting};
use crate::seat::{PerSeat, Seat};
use crate::spot::Spot;
use std::cmp::Reverse;

/// Everything is checked before anything is changed.
pub(super) fn apply(
    setting: &Setting<TectonicTribes>,
    state: &mut State,
    seat: Seat,
    action: Action,
) -> Result<Vec<Fact>, Refusal> {
    let mut facts = Vec::new();
    match action {
        Action::Choose { play, discard } => {
            choose(state, seat, SecretChoice { play, discard }, &mut facts)?;
        }
        Action::LayTerrain(spot) => {
            check_turn(state, seat)?;
            fit(state, spot, seat)?;
            lay_terrain(setting, state, spot, &mut facts);
        }
        Action::LayTribe { card, spot, discards } => {
            check_turn(state, seat)?;
            let Phase::Act { order, done, .. } = &state.phase else {
                return Err(Refusal::NoTribeCardYet);
            };
            if !state.tribe_cards[seat].contains(&card) {
                return Err(Refusal::TribeCardGone(card));
            }
            if !order[*done..].contains(&discards) {
                return Err(Refusal::ActsNoMore(discards));
            }
            fit(state, spot, seat)?;
            lay_card(setting, state, Card::Tribe(card), spot, Some(discards), &mut facts);
        }
    }
    skip_unplaceable(setting, state, &mut facts);
    Ok(facts)
}

/// 3a: a choice can be changed until the last player has chosen; then all are revealed.
fn choose(
    state: &mut State,
    seat: Seat,
    choice: SecretChoice,
    facts: &mut Vec<Fact>,
) -> Result<(), Refusal> {
    let hand = state.hand(seat);
    let choices = match &mut state.phase {
        Phase::Choose { choices } => choices,
        Phase::Start { .. } => return Err(Refusal::StartFirst),
        Phase::Act { .. } => return Err(Refusal::LayNow),
        Phase::Over => return Err(CommonRefusal::GameOver.into()),
    };
    let SecretChoice { play, discard } = choice;
    if play == discard {
        return Err(Refusal::SameCard(play));
    }
    if let Some(missing) = [play, discard].into_iter().find(|card| !hand.contains(card)) {
        return Err(Refusal::NotInHand(missing));
    }
    choices[seat] = Some(choice);
    if let Some(all) = choices.values().copied().collect::<Option<PerSeat<SecretChoice>>>() {
        reveal(state, all, facts);
    }
    Ok(())
}

/// 3b: the highest number acts first.
pub(super) fn acting_order(choices: &PerSeat<SecretChoice>) -> Vec<Seat> {
    let mut order: Vec<Seat> = Seat::all(choices.len()).collect();
    order.sort_unstable_by_key(|seat| Reverse(choices[*seat].play));
    order
}

fn reveal(state: &mut State, choices: PerSeat<SecretChoice>, facts: &mut Vec<Fact>) {
    for (seat, choice) in choices.iter() {
        facts.push(Fact::Choose { seat, play: choice.play, discard: choice.discard });
        state.discards.push(choice.discard);
    }
    let order = acting_order(&choices);
    facts.push(Fact::Order { order: order.clone() });
    let revealed = choices.values().map(|choice| Some(choice.play)).collect();
    state.phase = Phase::Act { order, done: 0, revealed };
    if let Some(deal) = state.deals.last_mut() {
        deal.rounds.push(choices);
    }
}

fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    let turn = match &state.phase {
        Phase::Start { done, .. } => state.start_order[*done],
        Phase::Act { order, done, .. } => order[*done],
        Phase::Choose { .. } => return Err(Refusal::ChooseFirst),
        Phase::Over => return Err(CommonRefusal::GameOver.into()),
    };
    Ok(game::check_turn(turn, seat)?)
}

/// 5: does a card of this seat fit there?
fn fit(state: &State, spot: Spot, seat: Seat) -> Result<(), Refusal> {
    state.board.check(spot, seat).map_err(Refusal::DoesNotFit)
}

fn lay_terrain(
    setting: &Setting<TectonicTribes>,
    state: &mut State,
    spot: Spot,
    facts: &mut Vec<Fact>,
) {
    match &state.phase {
        Phase::Start { done, tile } => {
            let (seat, card) = (state.start_order[*done], *tile);
            let face = *setting.deck().terrain(card);
            state.board.lay(Laid { seat, card: Card::Terrain(card), spot, face });
            facts.push(Fact::StartTile { seat, card, spot });
            next_start_tile(state, facts);
        }
        Phase::Act { order, done, revealed } => {
            if let Some(number) = revealed[order[*done]] {
                lay_card(setting, state, Card::Terrain(number), spot, None, facts);
            }
        }
        Phase::Choose { .. } | Phase::Over => {}
    }
}

/// 3c: the seat whose turn it is lays a card; 6b: with a tribe card a terrain card goes.
fn lay_card(
    setting: &Setting<TectonicTribes>,
    state: &mut State,
    card: Card,
    spot: Spot,
    discards: Option<Seat>,
    facts: &mut Vec<Fact>,
) {
    let Phase::Act { order, done, revealed } = &mut state.phase else {
        return;
    };
    let seat = order[*done];
    let own = revealed[seat].take();
    let face = match card {
        Card::Terrain(number) => *setting.deck().terrain(number),
        Card::Tribe(card) => {
            state.tribe_cards[seat].retain(|left| *left != card);
            let discarded = match discards {
                Some(other) if other != seat => std::mem::replace(&mut revealed[other], own),
                _ => own,
            };
            state.discards.extend(discarded);
            *setting.deck().tribe(card)
        }
    };
    state.board.lay(Laid { seat, card, spot, face });
    facts.push(Fact::Place { seat, card, spot, discards });
    next_in_round(setting, state, facts);
}

/// 5e: while the one to act has no allowed place at all, the card is discarded and the turn ends.
pub(super) fn skip_unplaceable(
    setting: &Setting<TectonicTribes>,
    state: &mut State,
    facts: &mut Vec<Fact>,
) {
    loop {
        let (seat, number) = match &state.phase {
            Phase::Start { done, tile } => (state.start_order[*done], Some(*tile)),
            Phase::Act { order, done, revealed } => (order[*done], revealed[order[*done]]),
            Phase::Choose { .. } | Phase::Over => return,
        };
        if !state.board.places(seat).is_empty() {
            return;
        }
        if let Some(terrain) = number {
            state.discards.push(terrain);
            facts.push(Fact::Unplaceable { seat, terrain });
        }
        match &mut state.phase {
            Phase::Act { revealed, .. } => {
                revealed[seat] = None;
                next_in_round(setting, state, facts);
            }
            _ => next_start_tile(state, facts),
        }
    }
}

/// 2b: the next seat draws its tile; after the last one the hands are dealt.
fn next_start_tile(state: &mut State, facts: &mut Vec<Fact>) {
    let Phase::Start { done, tile } = &mut state.phase else {
        return;
    };
    *done += 1;
    if *done < state.start_order.len() {
        *tile = state.pile.remove(0);
        state.start_tiles.push(*tile);
    } else {
        setup::deal(state, facts);
    }
}

/// 3c: the next seat in order; after the last one the round is over.
fn next_in_round(setting: &Setting<TectonicTribes>, state: &mut State, facts: &mut Vec<Fact>) {
    let Phase::Act { order, done, .. } = &mut state.phase else {
        return;
    };
    *done += 1;
    if *done == order.len() {
        end_round(setting, state, facts);
    }
}

/// 3d, 3e, 7: passes the hands, deals new ones, or ends the game.
fn end_round(setting: &Setting<TectonicTribes>, state: &mut State, facts: &mut Vec<Fact>) {
    if let Some(reason) = state.end_reason(setting.options()) {
        end(setting, state, reason, facts);
    } else if state.hands_are_empty() {
        setup::deal(state, facts);
    } else {
        facts.push(Fact::Pass);
        let choices = PerSeat::from_fn(state.seat_count(), |_| None);
        state.phase = Phase::Choose { choices };
    }
}

fn end(
    setting: &Setting<TectonicTribes>,
    state: &mut State,
    reason: EndReason,
    facts: &mut Vec<Fact>,
) {
    let outcome = score::outcome(setting, state);
    facts.push(Fact::End {
        reason,
        scores: outcome.scores,
        winners: outcome.winners,
        areas: score::areas(setting.options(), &state.board, state.seat_count()),
        tribe_cards_used: PerSeat::from_fn(state.seat_count(), |seat| state.tribe_cards_used(seat)),
    });
    state.phase = Phase::Over;
}
