//! What an action does: rules 3 to 6.

use super::Vaalbara;
use super::action::{Action, Fact, Refusal};
use super::character::Character;
use super::effect::take_effect;
use super::land::LandId;
use super::score::{self, EndReason};
use super::state::{Phase, ROUNDS, SecretChoice, State, TurnPart};
use crate::game::{self, CommonRefusal, Setting};
use crate::seat::{PerSeat, Seat};

/// Everything is checked before anything is changed.
pub(super) fn apply(
    setting: &Setting<Vaalbara>,
    state: &mut State,
    seat: Seat,
    action: Action,
) -> Result<Vec<Fact>, Refusal> {
    let mut facts = Vec::new();
    match action {
        Action::Choose { character, show_warrior } => {
            choose(setting, state, seat, SecretChoice { character, show_warrior }, &mut facts)?;
        }
        Action::Apply(effect) => {
            let (step, character) = check_turn(state, seat)?;
            if step == TurnPart::Land {
                return Err(Refusal::LandNow);
            }
            if !state.effects().contains(&effect) {
                return Err(Refusal::NotItsEffect(character));
            }
            take_effect(setting, state, Some(effect), &mut facts);
        }
        Action::Take(land) => {
            let (step, character) = check_turn(state, seat)?;
            if step == TurnPart::Effect {
                return Err(Refusal::EffectFirst(character));
            }
            if !state.first.contains(&land) {
                return Err(Refusal::NotInFirstRow(land));
            }
            take(setting, state, land, &mut facts);
        }
    }
    go_on(setting, state, &mut facts);
    Ok(facts)
}

/// 3a: a choice can be changed until the last player has chosen; then all are revealed.
fn choose(
    setting: &Setting<Vaalbara>,
    state: &mut State,
    seat: Seat,
    choice: SecretChoice,
    facts: &mut Vec<Fact>,
) -> Result<(), Refusal> {
    let choices = match &mut state.phase {
        Phase::Choose { choices } => choices,
        Phase::Act { .. } => return Err(Refusal::Revealed),
        Phase::Over => return Err(CommonRefusal::GameOver.into()),
    };
    let hand = &state.hands[seat];
    if !hand.contains(&choice.character) {
        return Err(Refusal::NotInHand(choice.character));
    }
    if choice.show_warrior && !keeps_warrior(hand, choice.character) {
        return Err(Refusal::NoWarrior);
    }
    choices[seat] = Some(choice);
    if let Some(all) = choices.values().copied().collect::<Option<PerSeat<SecretChoice>>>() {
        reveal(setting, state, all, facts);
    }
    Ok(())
}

/// 4b: does a warrior stay in a hand that plays this character?
pub(super) fn keeps_warrior(hand: &[Character], played: Character) -> bool {
    played != Character::Warrior && hand.contains(&Character::Warrior)
}

/// 3b: the lowest initiative acts first, among equals the stronger omen.
fn reveal(
    setting: &Setting<Vaalbara>,
    state: &mut State,
    choices: PerSeat<SecretChoice>,
    facts: &mut Vec<Fact>,
) {
    for (seat, choice) in choices.iter() {
        facts.push(Fact::Choose { seat, character: choice.character });
        state.hands[seat].retain(|held| *held != choice.character);
        state.hands_seen[seat].retain(|held| *held != choice.character);
    }
    let mut order: Vec<Seat> = state.seats().collect();
    order.sort_by_key(|seat| (choices[*seat].character, state.omen(setting, *seat)));
    facts.push(Fact::Order { order: order.clone() });
    state.gains.push(PerSeat::from_fn(state.seat_count(), |_| 0));
    state.phase = Phase::Act { choices, order, done: 0, step: TurnPart::Effect };
}

fn check_turn(state: &State, seat: Seat) -> Result<(TurnPart, Character), Refusal> {
    match &state.phase {
        Phase::Choose { .. } => Err(Refusal::ChooseFirst),
        Phase::Over => Err(CommonRefusal::GameOver.into()),
        Phase::Act { choices, order, done, step } => {
            if let Some(turn) = order.get(*done) {
                game::check_turn(*turn, seat)?;
            }
            Ok((*step, choices[seat].character))
        }
    }
}

/// 3c: what leaves nothing to choose happens by itself, up to the next decision. Whether it does
/// follows from what lies open.
fn go_on(setting: &Setting<Vaalbara>, state: &mut State, facts: &mut Vec<Fact>) {
    while let Phase::Act { order, done, step, .. } = &state.phase {
        if *done == order.len() {
            end_round(setting, state, facts);
        } else if *step == TurnPart::Effect {
            match state.effects()[..] {
                [] => take_effect(setting, state, None, facts),
                [only] => take_effect(setting, state, Some(only), facts),
                _ => return,
            }
        } else {
            match state.first[..] {
                [only] => take(setting, state, only, facts),
                _ => return,
            }
        }
    }
}

/// 3c, 5: the seat whose turn it is takes a land and is rewarded.
fn take(setting: &Setting<Vaalbara>, state: &mut State, land: LandId, facts: &mut Vec<Fact>) {
    let Some((seat, character)) = state.turn() else {
        return;
    };
    state.first.retain(|other| *other != land);
    state.realms[seat].push(land);
    let initiative = character.initiative();
    let reward = score::reward_of(setting.deck(), &state.realms, seat, land, initiative);
    let points = if character == Character::Farmer { 2 * reward } else { reward };
    let seats = state.seat_count();
    state.gain(&PerSeat::from_fn(seats, |other| if other == seat { points } else { 0 }));
    facts.push(Fact::Land { seat, land, points });
    state.used[seat].push(character);
    if let Phase::Act { done, step, .. } = &mut state.phase {
        *done += 1;
        *step = TurnPart::Effect;
    }
}

/// 3d: the rows move up and everyone draws; after the ninth round the game ends instead.
fn end_round(setting: &Setting<Vaalbara>, state: &mut State, facts: &mut Vec<Fact>) {
    if state.round() == ROUNDS {
        state.phase = Phase::Over;
        let outcome = score::outcome(setting, state);
        facts.push(Fact::End {
            reason: EndReason::Rounds,
            scores: outcome.scores,
            winners: outcome.winners,
            bonus: score::bonuses(setting.deck(), &state.realms),
        });
        return;
    }
    facts.push(Fact::RoundEnd);
    state.first = std::mem::take(&mut state.second);
    state.second = state.lay_row();
    state.draw();
    state.phase = Phase::Choose { choices: PerSeat::from_fn(state.seat_count(), |_| None) };
    state.new_top(setting);
}
