//! Many tables at once, all games mixed, with people who press as fast as they get answers.

use super::failed;
use super::measured_bot::MeasuredBot;
use super::person::{PressWatcher, Scripted};
use super::table::Seated;
use crate::figure::{Figure, percentile};
use pangaea::cli::Error;
use pangaea_engine::registry::GameId;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

/// How long all that was to be said at the end may take.
const LAST_WORDS: Duration = Duration::from_mins(1);

/// So many tables are set up side by side.
const AT_ONCE: usize = 8;

pub(super) async fn run(tables: usize, lasts: Duration) -> Result<(), Error> {
    let measured = MeasuredBot::new("wire-crowd").await?;
    let watcher = Arc::new(PressWatcher::new(measured.standin.person("Watcher").subscribe()));
    let seated = seats(&measured, tables).await?;
    measured.quiet().await?;
    let watch = tokio::spawn(Arc::clone(&watcher).watch());
    let end = Instant::now() + lasts;
    let mut playing = JoinSet::new();
    for (index, table) in seated.iter().enumerate() {
        for (seat, person) in table.people.iter().enumerate() {
            let scripted = Scripted::new(person.clone(), (2 * index + seat) as u64, index + seat);
            let presses = scripted.play(Arc::clone(&watcher), end);
            playing.spawn(async move { (index, presses.await) });
        }
    }
    let mut presses = vec![0; seated.len()];
    while let Some(played) = playing.join_next().await {
        let (index, count) = played.map_err(|error| failed("somebody at a table", &error))?;
        presses[index] += count;
    }
    // A table at which no one was asked anything all the time has been forgotten.
    let idle = presses.iter().filter(|count| **count == 0).count();
    watch.abort();
    let unsaid = match timeout(LAST_WORDS, measured.quiet()).await {
        Ok(quiet) => quiet.map(|()| 0)?,
        Err(_) => 1,
    };
    let times = watcher.times();
    let name = |what: &str| format!("tables_{tables}_{what}");
    #[allow(clippy::cast_precision_loss)]
    let number = |count: usize| count as f64;
    for percent in [50, 99] {
        let first = name(&format!("first_answer_p{percent}"));
        Figure::alone(&first, percentile(&times.waits, percent), "ms").print();
        let whole = name(&format!("whole_answer_p{percent}"));
        Figure::alone(&whole, percentile(&times.answers, percent), "ms").print();
    }
    let signs = 100.0 * number(times.signs) / number(times.waits.len().max(1));
    Figure::alone(&name("signs"), signs, "% of first answers").print();
    Figure::alone(&name("failed"), number(times.failed + idle + unsaid), "presses").print();
    let speed = number(times.waits.len()) / lasts.as_secs_f64();
    Figure::alone(&name("answers"), speed, "answers/s").print();
    measured.bot.stop().await;
    Ok(())
}

/// Sets the tables up: every third has two people, each has a computer player or two.
async fn seats(measured: &MeasuredBot, tables: usize) -> Result<Vec<Seated>, Error> {
    let mut seated = Vec::new();
    let numbers: Vec<usize> = (0..tables).collect();
    for some in numbers.chunks(AT_ONCE) {
        let opened = some.iter().map(|number| seat(measured, *number));
        for table in futures_util::future::join_all(opened).await {
            seated.push(table?);
        }
    }
    Ok(seated)
}

async fn seat(measured: &MeasuredBot, number: usize) -> Result<Seated, Error> {
    let game = GameId::ALL[number % GameId::ALL.len()];
    let round = number / GameId::ALL.len();
    let names = [format!("Ada {number}"), format!("Ben {number}")];
    let people = if round.is_multiple_of(3) { &names[..] } else { &names[..1] };
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    Seated::new(measured, &format!("table-{number}"), game, &people, 1 + round % 2, &[]).await
}
