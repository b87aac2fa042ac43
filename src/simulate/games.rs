//! Plays games on all cores and hands them out in the order of their seeds.

use crate::cli::Error;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::players::{ComputerKind, Finished, Stuck, play_one};
use pangaea_engine::registry::RegisteredGame;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Plays one game for each seed, and calls `done` for each in order.
pub fn play<G: RegisteredGame>(
    setting: &Setting<G>,
    kinds: &[ComputerKind],
    seeds: RangeInclusive<u64>,
    mut done: impl FnMut(Finished<G>) -> Result<(), Error>,
) -> Result<(), Error> {
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
                    result = game.map_err(Error::from).and_then(&mut done);
                    stop.store(result.is_err(), Ordering::Relaxed);
                }
            }
        }
        result
    })
}

/// No game of computer players gets stuck, whatever was typed.
impl From<Stuck> for Error {
    fn from(stuck: Stuck) -> Self {
        Self::Failed(stuck.to_string())
    }
}
