//! Whole games between computer players.

use super::{ComputerKind, Greedy};
use crate::chance::{Chance, Seed};
use crate::game::{Game, Outcome, Setting};
use crate::play::Play;
use crate::seat::Seat;

/// A game that was played to its end.
#[derive(Debug)]
pub struct Finished<G: Game> {
    /// Its seed.
    pub seed: Seed,
    /// Its last position.
    pub play: Play<G>,
    /// Its facts, from the first.
    pub facts: Vec<G::Fact>,
    /// The game's result.
    pub outcome: Outcome,
}

/// Why a game did not come to its end; a law says that this does not happen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stuck {
    /// A player who is waited for found nothing to do.
    #[error("{0} finds no move")]
    AtALoss(Seat),
    /// What a player wanted was refused.
    #[error("{0}")]
    Refused(String),
}

/// Plays one game to its end, with a player of its own kind at each seat.
pub fn play_one<G: Greedy>(
    setting: &Setting<G>,
    kinds: &[ComputerKind],
    seed: Seed,
) -> Result<Finished<G>, Stuck> {
    watch_one(setting, kinds, seed, |_| ())
}

/// Plays one game to its end and shows every position.
pub fn watch_one<G: Greedy>(
    setting: &Setting<G>,
    kinds: &[ComputerKind],
    seed: Seed,
    mut watch: impl FnMut(&Play<G>),
) -> Result<Finished<G>, Stuck> {
    let (mut play, mut facts) = Play::start(setting.clone(), seed);
    // The players' own chance follows from the seed, so the whole game can be repeated.
    let mut chance: Vec<Chance> =
        (1..).zip(kinds).map(|(label, _)| Chance::new(seed.derive(label))).collect();
    watch(&play);
    let outcome = loop {
        if let Some(outcome) = play.outcome() {
            break outcome;
        }
        for seat in play.to_decide().iter() {
            let view = play.seat_view(seat);
            let action = view.and_then(|view| {
                let chance = chance.get_mut(seat.index())?;
                kinds.get(seat.index())?.decide(setting, &view, chance)
            });
            let action = action.ok_or(Stuck::AtALoss(seat))?;
            let happened = play.apply(seat, &action);
            facts.extend(happened.map_err(|refusal| Stuck::Refused(refusal.to_string()))?);
            watch(&play);
        }
    };
    Ok(Finished { seed, play, facts, outcome })
}
