//! From opening a database to a bot that listens.

use super::tables::file;
use crate::crash::failed;
use crate::figure::{Figure, median};
use pangaea::cli::Error;
use pangaea_decks::Decks;
use pangaea_discord::{Bot, BotParts, Endpoint};
use pangaea_store::Store;
use scripted_players::crash;
use standin::Standin;
use std::path::Path;
use std::time::{Duration, Instant};

const REPETITIONS: usize = 7;

/// Compares the time of a start with many tables with that of one with few.
pub(super) async fn time(what: &str, many: &Path, few: &Path) -> Result<(), Error> {
    let mut times = (Vec::new(), Vec::new());
    // The first start of all warms what both need.
    started(few).await?;
    for _ in 0..REPETITIONS {
        times.0.push(started(many).await?);
        times.1.push(started(few).await?);
    }
    let milliseconds = |times| median(times).as_secs_f64() * 1000.0;
    let (ours, other) = (milliseconds(times.0), milliseconds(times.1));
    Figure::against(what, ours, other, "start with few tables", "ms").print();
    Ok(())
}

async fn started(folder: &Path) -> Result<Duration, Error> {
    let standin = Standin::start().await;
    let decks = Decks::built_in();
    let began = Instant::now();
    let store = Store::open(&file(folder)).await.map_err(failed)?;
    let parts = BotParts::new(store, decks);
    let bot = Bot::start(standin.token(), &Endpoint::Standin(standin.url()), parts).await?;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    let took = began.elapsed();
    bot.stop().await;
    Ok(took)
}

/// How much more memory the program has after a start with many tables.
pub(super) async fn memory(binary: &Path, many: &Path, few: &Path) -> Result<(), Error> {
    let mut more = Vec::new();
    for _ in 0..3 {
        more.push(resident(binary, many).await? - resident(binary, few).await?);
    }
    more.sort_by(f64::total_cmp);
    Figure::alone("memory_10000", more[more.len() / 2], "MiB more than with 10 tables").print();
    Ok(())
}

async fn resident(binary: &Path, folder: &Path) -> Result<f64, Error> {
    // What a start leaves to be done in the background is done by then.
    const SETTLED: Duration = Duration::from_secs(4);
    let standin = Standin::start().await;
    let process = crash::start(binary, &standin, folder).map_err(failed)?;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
    tokio::time::sleep(SETTLED).await;
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id()));
    let status = status.map_err(failed)?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<f64>().ok());
    process.end().await;
    kibibytes.map(|size| size / 1024.0).ok_or_else(|| failed("the system tells no VmRSS"))
}
