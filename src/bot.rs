//! `pangaea` without a command: the bot on Discord, or bot and stand-in together.

use crate::cli::Error;
use crate::config::Config;
use crate::decks::Decks;
use crate::log::{self, LogFormat};
use crate::status::{HttpEndpoint, RunFile, Service, Socket, notify, watch};
use pangaea_discord::{Bot, BotParts, DEAF_AFTER, Endpoint, Identifies, LoginError, check};
use pangaea_games::pictured::{self, Look};
use pangaea_store::Store;
use std::io;
use std::pin::Pin;
use std::time::Duration;

/// How long what still runs may take at the end.
const GOODBYE: Duration = Duration::from_secs(2);

/// When it is told to stop.
type StopSignal = Pin<Box<dyn Future<Output = ()>>>;

/// Runs until it is told to stop.
pub fn run(config: &Config) -> Result<(), Error> {
    log::begin(config.log.clone(), config.log_format);
    introduce(config);
    let failed = |error: io::Error| Error::Failed(format!("this machine can't run it: {error}"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(failed)?;
    let ended = runtime.block_on(async {
        // From here on, so that whoever ends it early is heard too.
        live(config, DEAF_AFTER, told_to_stop().map_err(failed)?).await
    });
    // Pictures in the making, and names that no server knows, are not waited for.
    runtime.shutdown_timeout(GOODBYE);
    match (ended, config.log_format) {
        // What is told on the command line is for people; programs read the log alone, and a quiet
        // one must say this too.
        (Err(Error::Failed(reason) | Error::Usage(reason)), LogFormat::Json) => {
            log::last_words(&reason);
            Err(Error::Logged)
        }
        (ended, _) => ended,
    }
}

/// The bot from its start to its end, without a log: until it is told to stop, or fails, or hears
/// nothing from Discord for too long. How it ended is kept in the data folder.
pub async fn live(
    config: &Config,
    deaf_after: Duration,
    stop: impl Future<Output = ()> + 'static,
) -> Result<(), Error> {
    let mut run = RunFile::new(&config.data, &config.database());
    let ended = start(config, deaf_after, &mut run, &mut (Box::pin(stop) as StopSignal)).await;
    run.end(ended.as_ref().err().map(ToString::to_string).as_deref());
    ended
}

/// Logs in, and runs. Who is not let in does nothing else first.
async fn start(
    config: &Config,
    deaf_after: Duration,
    run: &mut RunFile,
    stop: &mut StopSignal,
) -> Result<(), Error> {
    let Some(token) = &config.token else {
        standin::is_built_in()?;
        let host = Host::new(config, run).await?;
        return standin::run(config, host, stop, run.started()).await;
    };
    let place = config.discord.clone().map_or(Endpoint::Discord, Endpoint::Standin);
    let started = async {
        check(token.expose(), &place).await?;
        let Host { parts, endpoint } = Host::new(config, run).await?;
        let parts = BotParts { deaf_after, ..parts };
        let bot = Bot::start(token.expose(), &place, parts).await?;
        Ok::<_, Error>((bot, endpoint))
    };
    let (bot, endpoint) = tokio::select! {
        started = started => started?,
        () = &mut *stop => return Ok(()),
    };
    tracing::info!("Logged in to Discord as {}. Press Ctrl-C to stop.", bot.name());
    until_stopped(config, (bot, endpoint), run.started(), stop).await
}

/// What is ours on this machine before the bot logs in.
struct Host {
    parts: BotParts,
    endpoint: Option<HttpEndpoint>,
}

impl Host {
    async fn new(config: &Config, run: &mut RunFile) -> Result<Self, Error> {
        let endpoint = match config.status {
            Some(address) => Some(HttpEndpoint::bind(address).await.map_err(|error| {
                Error::Failed(format!("PANGAEA_STATUS: I can't listen at {address}: {error}"))
            })?),
            None => None,
        };
        let parts = parts(config).await?;
        run.begin();
        // The first pictures are as quick as the rest; no one waits for it.
        for look in [Look::Standard, Look::HighContrast] {
            tokio::task::spawn_blocking(move || pictured::warm(look));
        }
        Ok(Self { parts, endpoint })
    }
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

impl From<LoginError> for Error {
    fn from(error: LoginError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// What the bot works with, from the host's settings.
async fn parts(config: &Config) -> Result<BotParts, Error> {
    let file = config.database();
    let store = Store::open(&file).await;
    let store = store
        .map_err(|fault| Error::Failed(format!("PANGAEA_DATA: {}: {fault}", file.display())))?;
    let decks = Decks::read(config.decks.as_deref())?;
    tracing::info!("Decks: {}.", decks.sources());
    let identifies = Identifies::kept_in(config.data.join("pangaea.identify.json"));
    let (server, quotas) = (config.guild, config.quotas);
    Ok(BotParts { server, quotas, identifies, ..BotParts::new(store, decks) })
}

/// Waits for the bot's end, or for someone to end it; meanwhile it says how it is to whoever asks.
async fn until_stopped(
    config: &Config,
    (mut bot, endpoint): (Bot, Option<HttpEndpoint>),
    started: i64,
    stop: &mut StopSignal,
) -> Result<(), Error> {
    let service = Service { monitor: bot.monitor(), file: config.database(), started };
    // People can play without it.
    let socket = Socket::open(&config.data, service.clone())
        .inspect_err(|error| tracing::warn!("`pangaea status` can't ask this bot: {error}"));
    let _endpoint = endpoint.map(|endpoint| endpoint.open(service.clone()));
    notify("READY=1");
    let ended = tokio::select! {
        error = bot.ended() => Err(error.into()),
        () = stop => Ok(()),
        // This has no end.
        () = watch(service) => Ok(()),
    };
    notify("STOPPING=1");
    if ended.is_ok() {
        tracing::info!("Stopping: no more presses, and the last messages go out.");
        // The next bot may begin as soon as this one has let go of the database, and has a socket of
        // the same name.
        drop(socket);
        bot.stop().await;
        tracing::info!("Stopped.");
    }
    ended
}

/// Ctrl-C, or a service's request to end, or the end of the terminal.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
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
    use super::{Config, Error, Host, StopSignal};
    use std::future::{Ready, ready};

    /// It is not.
    pub(super) fn is_built_in() -> Result<(), Error> {
        let reason = "set DISCORD_TOKEN: this build has no stand-in for Discord";
        Err(Error::Failed(reason.to_owned()))
    }

    /// There is nothing to run.
    pub(super) fn run(_: &Config, _: Host, _: &mut StopSignal, _: i64) -> Ready<Result<(), Error>> {
        ready(is_built_in())
    }
}

#[cfg(feature = "standin")]
mod standin {
    use super::{Bot, Config, Endpoint, Error, Host, StopSignal, until_stopped};
    use crate::cli;
    use ::standin::{Standin, StandinClock};
    use std::time::Duration;

    /// Who can be played in the browser.
    const PEOPLE: [&str; 5] = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

    /// It is.
    #[allow(clippy::unnecessary_wraps)]
    pub(super) const fn is_built_in() -> Result<(), Error> {
        Ok(())
    }

    /// Starts the stand-in first: a bot that finds no one there would turn to Discord.
    pub(super) async fn run(
        config: &Config,
        Host { parts, endpoint }: Host,
        stop: &mut StopSignal,
        started: i64,
    ) -> Result<(), Error> {
        let standin = Standin::builder()
            .address(config.standin)
            .clock(StandinClock::real())
            .folder(config.data.join("standin"))
            .tolerant()
            .start()
            .await
            .map_err(|error| Error::Failed(format!("the stand-in: {error}")))?;
        for name in PEOPLE {
            standin.person(name);
        }
        let mut bot = Bot::start(standin.token(), &Endpoint::Standin(standin.url()), parts).await?;
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
        let ended = until_stopped(config, (bot, endpoint), started, stop).await;
        let saved = standin.stop().await;
        ended.and(saved.map_err(|error| Error::Failed(error.to_string())))
    }

    /// Waits until the bot has logged in.
    async fn listening(standin: &Standin) {
        const LOOK_AGAIN: Duration = Duration::from_millis(20);
        while !standin.is_bot_there() {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }
}
