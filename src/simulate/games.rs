//! Plays games on all cores and hands them out in the order of their seeds.

use crate::cli::Failure;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{Game, Outcome, Setting};
use pangaea_engine::matches::Listed;
use pangaea_engine::play::Play;
use pangaea_engine::players::Kind;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// A game that was played to its end.
#[derive(Debug)]
pub struct Finished<G: Game> {
    /// Its seed.
    pub seed: Seed,
    /// Its last position.
    pub play: Play<G>,
    /// What happened.
    pub facts: Vec<G::Fact>,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays one game for each seed, and calls `done` for each in order.
pub fn play<G: Listed>(
    setting: &Setting<G>,
    kinds: &[Kind],
    seeds: RangeInclusive<u64>,
    mut done: impl FnMut(Finished<G>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let count = seeds.end() - seeds.start() + 1;
    // A small channel keeps the players from running far ahead of a slow writer.
    let (sender, receiver) = mpsc::sync_channel(4 * threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, seeds, next, stop) = (sender.clone(), &seeds, &next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        break;
                    }
                    let game = play_one(setting, kinds, Seed::numbered(seeds.start() + index));
                    if sender.send((index, game)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut expected = 0;
        let mut result = Ok(());
        for (index, game) in receiver {
            early.insert(index, game);
            while let Some(game) = early.remove(&expected) {
                expected += 1;
                if result.is_ok() {
                    result = game.and_then(&mut done);
                    stop.store(result.is_err(), Ordering::Relaxed);
                }
            }
        }
        result
    })
}

/// Plays one game to its end.
pub fn play_one<G: Listed>(
    setting: &Setting<G>,
    kinds: &[Kind],
    seed: Seed,
) -> Result<Finished<G>, Failure> {
    watch_one(setting, kinds, seed, |_| ())
}

/// Plays one game to its end and shows every position.
pub fn watch_one<G: Listed>(
    setting: &Setting<G>,
    kinds: &[Kind],
    seed: Seed,
    mut watch: impl FnMut(&Play<G>),
) -> Result<Finished<G>, Failure> {
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
                let chance = &mut chance[seat.index()];
                kinds[seat.index()].decide(setting, &view, chance)
            });
            let action = action.ok_or_else(|| Failure::Failed(format!("{seat} is at a loss")))?;
            let happened = play.apply(seat, &action);
            facts.extend(happened.map_err(|refusal| Failure::Failed(refusal.to_string()))?);
            watch(&play);
        }
    };
    Ok(Finished { seed, play, facts, outcome })
}
