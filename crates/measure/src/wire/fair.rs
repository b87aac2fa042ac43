//! Whether a busy table keeps others waiting: people who press without end at one table, and people
//! who press every two seconds at tables of their own, with and without the first.

use super::failed;
use super::measured_bot::MeasuredBot;
use super::person::{PressWatcher, Scripted};
use super::table::Seated;
use crate::figure::{Figure, percentile};
use clap::Args;
use pangaea::cli::Error;
use pangaea_discord::Quotas;
use pangaea_engine::registry::GameId;
use scripted_players::{newest, press};
use standin::{Act, ActState, Person};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

#[derive(Args, Debug)]
pub(crate) struct FairArguments {
    /// For so many seconds, with the busy table and without it
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How often each of both
    #[arg(long, default_value_t = 2)]
    repetitions: usize,
}

/// So many people press at the busy table.
const CROWD: u32 = 20;

/// How long each of them waits before the next press: 20 times a second.
const HURRY: Duration = Duration::from_millis(50);

/// So many others play, each at a table of their own.
const OTHERS: usize = 50;

/// How long each of them thinks before the next press.
const CALM: Duration = Duration::from_secs(2);

/// All of them together, a second; a machine that lets them press less often says nothing.
const HURRIED: f64 = 360.0;

/// So many times as long as without the busy table the slowest hundredth of them may wait.
const FAIR: f64 = 2.0;

/// The two who sit at the busy table.
const BUSY: [&str; 2] = ["Busy", "Busier"];

const GAME: GameId = GameId::TectonicTribes;

pub(super) async fn run(arguments: &FairArguments) -> Result<(), Error> {
    // As people meet it, but for how many tables they open at once here.
    let opened = Quotas { presses: Quotas::default().presses, ..Quotas::NONE };
    let measured = MeasuredBot::with("wire-fair", opened).await?;
    let busy = Seated::new(&measured, "busy", GAME, &BUSY, 1, &[]).await?;
    let mut calm = Vec::new();
    for number in 0..OTHERS {
        let game = GameId::ALL[number % GameId::ALL.len()];
        let (name, place) = (format!("Calm {number}"), format!("calm-{number}"));
        calm.push(Seated::new(&measured, &place, game, &[&name], 1, &[]).await?);
    }
    measured.quiet().await?;
    let lasts = Duration::from_secs(arguments.seconds);
    let (mut with, mut without, mut crowd) =
        (WaitTimes::default(), WaitTimes::default(), CrowdPresses::default());
    for repetition in 0..arguments.repetitions {
        without.add(play(&measured, &calm, repetition, lasts).await?);
        measured.quiet().await?;
        let end = Instant::now() + lasts;
        let (played, pressed) = tokio::join!(
            play(&measured, &calm, repetition, lasts),
            press_on(&measured, &busy, end)
        );
        with.add(played?);
        crowd.add(&pressed?);
        measured.quiet().await?;
    }
    let slowest = [50, 99].map(|percent| {
        let (ours, other) = (percentile(&with.waits, percent), percentile(&without.waits, percent));
        let what = format!("fair_p{percent}");
        Figure::against(&what, ours, other, "the same people without the busy table", "ms").print();
        ours / other
    })[1];
    Figure::alone("fair_presses", number(with.waits.len()), "presses beside the busy table")
        .print();
    Figure::alone("fair_failed", number(with.failed + without.failed), "presses").print();
    let speed = number(crowd.pressed) / (lasts.as_secs_f64() * number(arguments.repetitions));
    Figure::alone("fair_crowd", speed, "presses/s").print();
    Figure::alone("fair_crowd_failed", number(crowd.failed), "presses").print();
    measured.bot.stop().await;
    if with.failed + without.failed + crowd.failed > 0 {
        return Err(Error::Failed("some presses were never answered".to_owned()));
    }
    if speed < HURRIED {
        return Err(Error::Failed(format!("the crowd has pressed {speed:.0} times a second only")));
    }
    if slowest > FAIR {
        return Err(Error::Failed(format!("fair_p99 is {slowest:.2}, and at most {FAIR} is fair")));
    }
    Ok(())
}

/// How long people waited.
#[derive(Default)]
struct WaitTimes {
    waits: Vec<Duration>,
    failed: usize,
}

impl WaitTimes {
    fn add(&mut self, more: Self) {
        self.waits.extend(more.waits);
        self.failed += more.failed;
    }
}

/// Everyone at a table of their own plays for so long.
async fn play(
    measured: &MeasuredBot,
    calm: &[Seated],
    repetition: usize,
    lasts: Duration,
) -> Result<WaitTimes, Error> {
    let watcher = Arc::new(PressWatcher::new(measured.standin.person("Watcher").subscribe()));
    let watch = tokio::spawn(Arc::clone(&watcher).watch());
    let end = Instant::now() + lasts;
    let mut playing = JoinSet::new();
    for (index, table) in calm.iter().enumerate() {
        let seed = (repetition * OTHERS + index) as u64;
        for person in table.people.iter().cloned() {
            let scripted = Scripted::new(person, seed, index).pausing(CALM);
            let watcher = Arc::clone(&watcher);
            // Not all of them in the same moment.
            let first = CALM * u32::try_from(index).unwrap_or_default() / 50;
            playing.spawn(async move {
                sleep(first).await;
                scripted.play(watcher, end).await
            });
        }
    }
    while let Some(played) = playing.join_next().await {
        played.map_err(|error| failed("someone at a table", &error))?;
    }
    watch.abort();
    let times = watcher.times();
    Ok(WaitTimes { waits: times.waits, failed: times.failed })
}

/// What became of the crowd's presses.
#[derive(Default)]
struct CrowdPresses {
    pressed: usize,
    failed: usize,
}

impl CrowdPresses {
    fn add(&mut self, more: &Self) {
        self.pressed += more.pressed;
        self.failed += more.failed;
    }
}

/// A crowd presses at the busy table until the time is over: the two who sit there *My turn*, all
/// others *Board*.
async fn press_on(
    measured: &MeasuredBot,
    busy: &Seated,
    end: Instant,
) -> Result<CrowdPresses, Error> {
    let place = measured.standin.channel("busy");
    let watching = (2..CROWD)
        .map(|number| (measured.standin.person(&format!("Spectator {number}")).at(&place), "bo"));
    let seated = busy.people.iter().map(|person| (person.clone(), "my"));
    let mut pressing = JoinSet::new();
    for (number, (person, button)) in (0..).zip(seated.chain(watching)) {
        pressing.spawn(async move {
            // No crowd presses in the same moment.
            sleep(HURRY * number / CROWD).await;
            presses(&person, button, end).await
        });
    }
    let mut crowd = CrowdPresses::default();
    while let Some(acts) = pressing.join_next().await {
        for act in acts.map_err(|error| failed("someone at the busy table", &error))? {
            crowd.pressed += 1;
            crowd.failed += usize::from(act.acknowledged().await == ActState::Failed);
        }
    }
    Ok(crowd)
}

/// Someone presses the same button again and again, whatever comes of it.
async fn presses(person: &Person, button: &str, end: Instant) -> Vec<Act> {
    let mut often = interval(HURRY);
    often.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut acts = Vec::new();
    // No one moves at this table, and to look for the message again would be work for the stand-in.
    let board = newest(&person.sees(), button).cloned();
    while Instant::now() < end {
        often.tick().await;
        acts.extend(board.as_ref().and_then(|board| press(person, board, button).ok()));
    }
    acts
}

#[allow(clippy::cast_precision_loss)]
const fn number(count: usize) -> f64 {
    count as f64
}
