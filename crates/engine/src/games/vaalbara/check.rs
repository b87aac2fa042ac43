//! Can a state from outside be a state of such a table? Whatever passes can be played on.

use super::Vaalbara;
use super::apply::keeps_warrior;
use super::character::Character;
use super::land::{LandId, LandSet};
use super::state::{HAND, Phase, ROUNDS, SecretChoice, State, TurnPart};
use crate::game::{Invalid, Setting, ensure};
use crate::seat::{PerSeat, Seat};

/// No round gives more than this, whatever the deck's values are.
const MOST_GAIN: i64 = 1_000_000;

impl State {
    /// Is everything where it can be? Whatever passes here can be played on.
    pub(super) fn check(&self, setting: &Setting<Vaalbara>) -> Result<(), Invalid> {
        let seats = setting.seat_count();
        let fits = self.realms.len() == seats
            && [&self.hands, &self.decks, &self.used, &self.hands_seen]
                .into_iter()
                .all(|list| list.len() == seats)
            && self.gains.iter().all(|gains| gains.len() == seats)
            && match &self.phase {
                Phase::Choose { choices } => choices.len() == seats,
                Phase::Act { choices, order, .. } => {
                    let mut all = order.clone();
                    all.sort_unstable();
                    choices.len() == seats && all.into_iter().eq(setting.seats())
                }
                Phase::Over => true,
            };
        ensure(fits, || "another number of seats".to_owned())?;
        // Before anything counts with it: what is stored can be any number.
        let someone_left = !matches!(self.phase, Phase::Act { done, .. } if done >= seats);
        ensure(someone_left, || "no one is left to act".to_owned())?;
        let rounds = 1..=ROUNDS;
        let finished = !self.is_over() || self.round() == ROUNDS;
        ensure(rounds.contains(&self.round()) && finished, || "the number of rounds".to_owned())?;
        check_points(setting, self)?;
        check_lands(setting, self)?;
        check_sights(setting, self)?;
        for seat in setting.seats() {
            check_characters(self, seat)?;
        }
        check_phase(setting, self)
    }
}

/// 2b, 4: no one ever has less than nothing.
fn check_points(setting: &Setting<Vaalbara>, state: &State) -> Result<(), Invalid> {
    for seat in setting.seats() {
        let mut total = setting.deck().values().start;
        for gains in &state.gains {
            let gain = gains[seat];
            ensure((-MOST_GAIN..=MOST_GAIN).contains(&gain) && total + gain >= 0, || {
                format!("the points of {seat}")
            })?;
            total += gain;
        }
    }
    Ok(())
}

/// How many turns of this round a seat has behind it: 0 or 1.
fn acted(state: &State, seat: Seat) -> usize {
    match &state.phase {
        Phase::Choose { .. } => 0,
        Phase::Act { order, done, .. } => usize::from(order.iter().take(*done).any(|s| *s == seat)),
        Phase::Over => 1,
    }
}

/// 2a, 3c, 3d: every land is in exactly one place, and as many in each as the round says.
fn check_lands(setting: &Setting<Vaalbara>, state: &State) -> Result<(), Invalid> {
    let seats = setting.seat_count();
    let before = state.round() as usize - 1;
    let rows = [&state.pile, &state.first, &state.second];
    let places = rows.into_iter().chain(state.realms.values());
    let mut lands: Vec<LandId> = places.flatten().copied().collect();
    lands.sort_unstable();
    ensure(lands.iter().copied().eq(setting.deck().lands_for(seats)), || {
        "lands lost, doubled or not for this number of players".to_owned()
    })?;
    let taken: usize = setting.seats().map(|seat| acted(state, seat)).sum();
    let rows = state.first.len() + taken == seats && state.second.len() == seats;
    let realms =
        state.realms.iter().all(|(seat, realm)| realm.len() == before + acted(state, seat));
    ensure(rows && realms && !state.pile.is_empty(), || {
        "rows and realms don't fit the round".to_owned()
    })?;
    let mut backs = state.backs.clone();
    backs.sort_unstable();
    ensure(backs == setting.deck().omens(), || "backs lost or doubled".to_owned())
}

/// 1b, 4d: only what lay in a row or a realm, or on top of the pile, was seen.
fn check_sights(setting: &Setting<Vaalbara>, state: &State) -> Result<(), Invalid> {
    let rows = state.first.iter().chain(&state.second);
    let open: LandSet = rows.chain(state.realms.values().flatten()).copied().collect();
    let pile: LandSet = state.pile.iter().copied().collect();
    let ends: LandSet = state.pile.first().into_iter().chain(state.pile.last()).copied().collect();
    let buried = state.faces_seen.iter().filter(|land| pile.contains(*land));
    ensure(state.faces_seen.contains_all(open) && ends.contains_all(buried.collect()), || {
        "faces that can't have been seen".to_owned()
    })?;
    let in_play: LandSet = setting.deck().lands_for(setting.seat_count()).collect();
    ensure(in_play.contains_all(state.faces_seen), || "lands that were taken out".to_owned())?;
    // With one land left the top is the bottom, and a pioneer may have put it there earlier.
    if state.pile.len() > 1 && state.faces_seen.contains(state.pile[0]) {
        ensure(setting.seats().any(|seat| has_applied(state, seat, Character::Tracker)), || {
            "a known land on top without a tracker".to_owned()
        })?;
    }
    let top = state.pile[0];
    let backs = state.backs_seen.iter().all(|land| land == top || state.faces_seen.contains(land));
    ensure(backs && state.backs_seen.contains(top), || "backs that can't have been seen".to_owned())
}

/// Has this character of a seat taken effect this round?
fn has_applied(state: &State, seat: Seat, character: Character) -> bool {
    match &state.phase {
        Phase::Choose { .. } => false,
        Phase::Act { choices, .. } => {
            choices[seat].character == character && state.in_effect().contains(&seat)
        }
        Phase::Over => state.used[seat].last() == Some(&character),
    }
}

/// 1c, 3: all twelve characters are there, in the numbers that the round allows.
fn check_characters(state: &State, seat: Seat) -> Result<(), Invalid> {
    let (hand, used, seen) = (&state.hands[seat], &state.used[seat], &state.hands_seen[seat]);
    let fault = |what: &str| Invalid(format!("{seat}: {what}"));
    let pending = match &state.phase {
        Phase::Act { choices, .. } if acted(state, seat) == 0 => Some(choices[seat].character),
        _ => None,
    };
    let mut all: Vec<Character> =
        hand.iter().chain(&state.decks[seat]).chain(used).copied().chain(pending).collect();
    all.sort_unstable();
    if all != Character::ALL {
        return Err(fault("characters lost or doubled"));
    }
    let sorted = hand.is_sorted() && seen.is_sorted_by(|a, b| a < b);
    if !sorted || !seen.iter().all(|character| hand.contains(character)) {
        return Err(fault("the hand"));
    }

    // Only the midwife brings a used character back, and she does so once a game: she cannot
    // bring herself. In the first round there is nothing to bring back.
    let played = state.round() as usize - 1 + acted(state, seat);
    let returned = has_applied(state, seat, Character::Midwife) && state.round() > 1;
    let back = match used.iter().position(|used| *used == Character::Midwife) {
        Some(0) if used.len() == played => 0,
        Some(_) => 1,
        None => usize::from(returned),
    };
    if used.len() + back != played {
        return Err(fault("the used characters don't fit the round"));
    }
    let others = seen.iter().filter(|character| **character != Character::Warrior).count();
    if others > back || returned && seen.is_empty() {
        return Err(fault("characters that can't have been seen"));
    }
    let playing = usize::from(!matches!(state.phase, Phase::Choose { .. }));
    let drawn = hand.len() + playing - usize::from(returned);
    let full = drawn == HAND || drawn < HAND && state.decks[seat].is_empty();
    if drawn == 0 || !full {
        return Err(fault("a hand that can't have been drawn"));
    }
    Ok(())
}

fn check_phase(setting: &Setting<Vaalbara>, state: &State) -> Result<(), Invalid> {
    match &state.phase {
        Phase::Choose { choices } => check_secret(state, choices),
        Phase::Act { choices, order, done, step } => {
            check_revealed(state, choices, order, *done)?;
            let waiting = &order[state.in_effect().len()..];
            let rank = |seat: &Seat| (choices[*seat].character, state.omen(setting, *seat));
            let by_initiative = order.is_sorted_by_key(|seat| choices[*seat].character);
            ensure(by_initiative && waiting.is_sorted_by_key(rank), || {
                "the order doesn't follow initiative and omens".to_owned()
            })?;
            let open = match step {
                TurnPart::Effect => state.effects().len(),
                TurnPart::Land => state.first.len(),
            };
            ensure(open > 1, || "there is nothing to choose".to_owned())
        }
        Phase::Over => Ok(()),
    }
}

/// 3a: secret choices, made from the hands, and not yet by all.
fn check_secret(state: &State, choices: &PerSeat<Option<SecretChoice>>) -> Result<(), Invalid> {
    let possible = choices.iter().all(|(seat, choice)| {
        choice.is_none_or(|SecretChoice { character, show_warrior }| {
            let hand = &state.hands[seat];
            hand.contains(&character) && (!show_warrior || keeps_warrior(hand, character))
        })
    });
    ensure(possible && choices.values().any(Option::is_none), || {
        "choices that can't have been made".to_owned()
    })
}

/// 3a, 4b: revealed choices; a warrior to be shown is in hand, and once shown everyone knows it.
fn check_revealed(
    state: &State,
    choices: &PerSeat<SecretChoice>,
    order: &[Seat],
    done: usize,
) -> Result<(), Invalid> {
    let used = order[..done].iter();
    let used = used.into_iter().all(|s| state.used[*s].last() == Some(&choices[*s].character));
    let warriors = state.showing().iter().all(|seat| {
        let known = match state.shown() {
            Some(_) => &state.hands_seen[seat],
            None => &state.hands[seat],
        };
        known.contains(&Character::Warrior)
    });
    ensure(used && warriors, || "choices that can't have been revealed".to_owned())
}
