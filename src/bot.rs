//! `pangaea` without a command: the bot on Discord, or bot and stand-in together.

use crate::cli::Failure;
use crate::config::Config;
use crate::decks::Decks;
use crate::log::{self, LogFormat};
use pangaea_discord::{Bot, LoginError, Parts, Where};
use pangaea_games::pictured::{self, Look};
use pangaea_keeper::clock::Clock;
use pangaea_store::Store;
use std::io;

/// Runs until it is told to stop.
pub fn run(config: &Config) -> Result<(), Failure> {
    log::begin(config.log.clone(), config.log_format);
    introduce(config);
    let failed = |error: io::Error| Failure::Failed(format!("this machine can't run it: {error}"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let ended = runtime.map_err(failed)?.block_on(async {
        // From here on, so that whoever ends it early is heard too.
        let stop = told_to_stop().map_err(failed)?;
        let parts = parts(config).await?;
        // The first pictures are as quick as the rest; nobody waits for it.
        for look in [Look::Standard, Look::HighContrast] {
            tokio::task::spawn_blocking(move || pictured::warm(look));
        }
        match &config.token {
            Some(token) => {
                let place = config.discord.clone().map_or(Where::Discord, Where::Standin);
                log_in(token.expose(), &place, parts, stop).await
            }
            None => standin::run(config, parts, stop).await,
        }
    });
    if let (Err(failure), LogFormat::Json) = (&ended, config.log_format) {
        // What is told on the command line is for people; programs read the log alone.
        tracing::error!("{failure}");
    }
    ended
}

/// Tells the host what this is and how it is set.
fn introduce(config: &Config) {
    let version = env!("CARGO_PKG_VERSION");
    let data = std::path::absolute(&config.data).unwrap_or_else(|_| config.data.clone());
    tracing::info!("Pangaea {version} is starting. Its data is in {}.", data.display());
    match Config::in_use() {
        settings if settings.is_empty() => {
            tracing::info!("No settings, so everything is as usual.");
        }
        settings => tracing::info!("Settings: {settings}."),
    }
    for warning in &config.warnings {
        tracing::warn!("{warning}");
    }
}

impl From<LoginError> for Failure {
    fn from(error: LoginError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// What the bot works with, from the host's settings.
async fn parts(config: &Config) -> Result<Parts, Failure> {
    let file = config.database();
    let store = Store::open(&file).await;
    let store = store
        .map_err(|fault| Failure::Failed(format!("PANGAEA_DATA: {}: {fault}", file.display())))?;
    let decks = Decks::read(config.decks.as_deref())?;
    tracing::info!("Decks: {}.", decks.sources());
    Ok(Parts { store, decks, clock: Clock::default(), server: config.guild })
}

async fn log_in(
    token: &str,
    place: &Where,
    parts: Parts,
    stop: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let bot = Bot::start(token, place, parts).await?;
    tracing::info!("Logged in to Discord as {}. Press Ctrl-C to stop.", bot.name());
    until_stopped(bot, stop).await
}

/// Waits for the bot's end, or for someone to end it.
async fn until_stopped(mut bot: Bot, stop: impl Future<Output = ()>) -> Result<(), Failure> {
    tokio::select! {
        error = bot.ended() => Err(error.into()),
        () = stop => {
            tracing::info!("Stopping: no more presses, and the last messages go out.");
            bot.stop().await;
            tracing::info!("Stopped.");
            Ok(())
        }
    }
}

/// Ctrl-C, or a service's request to end.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ctrl-C.
#[cfg(windows)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut pressed = tokio::signal::windows::ctrl_c()?;
    Ok(async move { drop(pressed.recv().await) })
}

#[cfg(not(feature = "standin"))]
mod standin {
    use super::{Config, Failure, Parts};
    use std::future::{Ready, ready};

    /// There is nothing to run.
    pub(super) fn run(_: &Config, _: Parts, _: impl Future) -> Ready<Result<(), Failure>> {
        let reason = "set DISCORD_TOKEN: this build has no stand-in for Discord";
        ready(Err(Failure::Failed(reason.to_owned())))
    }
}

#[cfg(feature = "standin")]
mod standin {
    use super::{Bot, Config, Failure, Parts, Where, until_stopped};
    use crate::cli;
    use ::standin::{Standin, StandinClock};
    use std::time::Duration;

    /// Who can be played in the browser.
    const PEOPLE: [&str; 5] = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

    /// Starts the stand-in first: a bot that finds nobody there would turn to Discord.
    pub(super) async fn run(
        config: &Config,
        parts: Parts,
        stop: impl Future<Output = ()>,
    ) -> Result<(), Failure> {
        let standin = Standin::builder()
            .address(config.standin)
            .clock(StandinClock::real())
            .folder(config.data.join("standin"))
            .tolerant()
            .start()
            .await
            .map_err(|error| Failure::Failed(format!("the stand-in: {error}")))?;
        for name in PEOPLE {
            standin.person(name);
        }
        let mut bot = Bot::start(standin.token(), &Where::Standin(standin.url()), parts).await?;
        // Whoever opens the page at once finds a bot that answers.
        tokio::select! {
            error = bot.ended() => return Err(error.into()),
            () = listening(&standin) => {}
        }
        cli::print(&format!(
            "DISCORD_TOKEN isn't set, so the bot runs in a stand-in for Discord on this machine.\n\
             Open {} in a browser and press /play; computer players join you if you're alone.\n\
             Press Ctrl-C to stop. The next start goes on from {}.\n",
            standin.url(),
            config.data.display()
        ))?;
        let ended = until_stopped(bot, stop).await;
        let saved = standin.stop().await;
        ended.and(saved.map_err(|error| Failure::Failed(error.to_string())))
    }

    /// Waits until the bot has logged in.
    async fn listening(standin: &Standin) {
        const LOOK_AGAIN: Duration = Duration::from_millis(20);
        while !standin.is_bot_there() {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }
}
