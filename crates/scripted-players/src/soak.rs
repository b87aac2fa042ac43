//! The bot as a process of its own, pressed very many times: whatever it keeps of a press
//! shows in its memory.

use crate::crash::start;
use crate::{newest, press};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::registry::GameId;
use standin::{Act, Person, Seen, Standin, StandinClock};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::timeout;
use wait::Process;

/// What many presses have cost.
#[derive(Clone, Copy, Debug)]
pub struct SoakReport {
    /// Presses and commands that were not answered.
    pub failed: usize,
    /// The length of the run.
    pub lasted: Duration,
    /// Memory of the bot in bytes, after a fifth of the presses.
    pub early: u64,
    /// The same after all of them.
    pub late: u64,
}

/// So many people press, each again as soon as they are answered.
const PRESSERS: usize = 16;

/// How often the count is looked at.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// After so long an answer is taken for lost.
const LOST: Duration = Duration::from_secs(30);

/// What is asked for, each with buttons or without.
const COMMANDS: [&str; 6] = ["hand", "board", "settings", "rules", "help", "games"];

/// Lets people press so many times, each at a table of their own, with this program in a folder of its
/// own. There are as many tables at the end as at the beginning: what grows grows with the presses.
pub async fn run(binary: &Path, data: &Path, presses: usize) -> io::Result<SoakReport> {
    /// What is older is of no use, and would be looked through with every press.
    const KEPT: usize = 40;
    let mut seeds = Chance::new(Seed::numbered(1));
    let standin = Standin::builder().folder(data.join("standin")).most_messages(KEPT);
    let standin = standin.clock(StandinClock::real()).start().await.map_err(io::Error::other)?;
    let process = start(binary, &standin, data)?;
    standin.has_command("settings").await;
    let began = Instant::now();
    let (done, failed) = (Arc::<AtomicUsize>::default(), Arc::<AtomicUsize>::default());
    let mut pressing = JoinSet::new();
    for number in 0..PRESSERS {
        let place = standin.channel(&format!("soak-{number}"));
        let person = standin.person(&format!("Presser {number}")).at(&place);
        begin(&standin, &person, GameId::ALL[number % GameId::ALL.len()]).await;
        let (done, failed) = (Arc::clone(&done), Arc::clone(&failed));
        let chance = Chance::new(seeds.seed());
        pressing.spawn(press_on(person, chance, presses, done, failed));
    }
    let mut early = None;
    while !pressing.is_empty() {
        // Whoever has pressed to the end is no news: all look at the same count.
        let ended = timeout(LOOK_AGAIN, pressing.join_next()).await;
        if let Ok(Some(ended)) = ended {
            ended.map_err(io::Error::other)?;
        }
        if early.is_none() && done.load(Ordering::Relaxed) >= presses / 5 {
            early = Some(memory(&process)?);
        }
    }
    let (late, lasted) = (memory(&process)?, began.elapsed());
    process.end().await;
    let failed = failed.load(Ordering::Relaxed);
    Ok(SoakReport { failed, lasted, early: early.unwrap_or(late), late })
}

/// Opens a table and begins to play there with a computer player.
async fn begin(standin: &Standin, person: &Person, game: GameId) {
    if let Ok(act) = person.slash("play", &[("game", game.slug())]) {
        act.answer().await;
    }
    for button in ["ac", "st"] {
        let lobby = || newest(&person.sees(), button).cloned();
        let lobby = standin.until("a lobby", lobby).await;
        if let Ok(act) = press(person, &lobby, button) {
            act.answer().await;
        }
    }
}

/// Someone asks for something and presses what they get, until all have pressed often enough.
async fn press_on(
    person: Person,
    mut chance: Chance,
    presses: usize,
    done: Arc<AtomicUsize>,
    failed: Arc<AtomicUsize>,
) {
    let mut shown: Option<Seen> = None;
    while done.fetch_add(1, Ordering::Relaxed) < presses {
        let again = shown.take().and_then(|seen| press_any(&person, &seen, &mut chance));
        let command = COMMANDS[chance.below(COMMANDS.len())];
        let Some(act) = again.or_else(|| person.slash(command, &[]).ok()) else { continue };
        let answer = async {
            tokio::select! {
                answer = act.answer() => Some(answer),
                // A form is an answer too, and stays as it is.
                _ = act.modal() => None,
            }
        };
        match timeout(LOST, answer).await {
            Ok(answer) => shown = answer,
            Err(_) => {
                failed.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// Presses one of the buttons, if there are any; now and then not.
fn press_any(person: &Person, seen: &Seen, chance: &mut Chance) -> Option<Act> {
    let enabled = seen.parts().filter(|part| !part.is_disabled());
    let buttons: Vec<&str> = enabled.filter_map(|part| part.custom_id.as_deref()).collect();
    let button = chance.pick(&buttons).filter(|_| chance.below(10) > 0)?;
    person.click_on(seen.id(), button).ok()
}

/// Memory that a process uses.
fn memory(process: &Process) -> io::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id()))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes =
        line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok());
    kilobytes.map(|some| some * 1024).ok_or_else(|| io::Error::other("the bot has ended"))
}
