//! `pangaea` without a command: the bot on Discord, or bot and stand-in together.

use crate::cli::Error;
use crate::config::Config;
use crate::decks::Decks;
use crate::log;
use crate::status::{
    HttpEndpoint, OpenEndpoint, RunFile, Service, Socket, StartPhase, notify, watch,
};
use pangaea_discord::{Bot, BotParts, DEAF_AFTER, Endpoint, Identifies, LoginError, check};
use pangaea_games::pictured::{self, Look};
use pangaea_store::{Claim, Store};
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
    ended
}

/// The bot from its start to its end, without a log: until it is told to stop, or fails, or hears
/// nothing from Discord for too long. How it ended is kept in the data folder.
pub async fn live(
    config: &Config,
    deaf_after: Duration,
    stop: impl Future<Output = ()> + 'static,
) -> Result<(), Error> {
    let mut run = RunFile::new(&config.data, &config.file());
    let ended = start(config, deaf_after, &mut run, &mut (Box::pin(stop) as StopSignal)).await;
    run.end(ended.as_ref().err().map(ToString::to_string).as_deref());
    ended
}

/// Claims the folder, so that the bot can be asked how it is from here on, logs in, and runs. Who is
/// not let in does no other work first.
async fn start(
    config: &Config,
    deaf_after: Duration,
    run: &mut RunFile,
    stop: &mut StopSignal,
) -> Result<(), Error> {
    if config.token.is_none() {
        standin::is_built_in()?;
    }
    let claim = Claim::new(&config.file()).await.map_err(about_data(config))?;
    run.begin();
    let service = Service::starting(config.database(), run.started());
    let socket = Socket::open(&config.data, service.clone());
    let _endpoint = open_endpoint(config, &service).await?;
    let Some(token) = &config.token else {
        let parts = parts(config, claim, &service).await?;
        return standin::run(config, parts, (service, socket), stop).await;
    };
    let place = endpoint(config);
    let started = async {
        check(token.expose(), &place).await?;
        let parts = parts(config, claim, &service).await?;
        service.enters(StartPhase::Login);
        // Without a token there is nothing that a restart would have to remember.
        let identifies = Identifies::kept_in(config.data.join("pangaea.identify.json"));
        let parts = BotParts { deaf_after, identifies, ..parts };
        Ok::<_, Error>(Bot::start(token.expose(), &place, parts).await?)
    };
    let bot = tokio::select! {
        started = started => started?,
        () = &mut *stop => return Ok(()),
    };
    tracing::info!("Logged in to Discord as {}. Press Ctrl-C to stop.", bot.name());
    if bot.shards().total() > 1 {
        tracing::info!("Shards of this process: {}.", bot.shards());
    }
    until_stopped(bot, (service, socket), stop).await
}

/// The place where it logs in.
fn endpoint(config: &Config) -> Endpoint {
    match (&config.proxy, config.discord.clone()) {
        (Some(url), standin) => Endpoint::Proxy { url: url.clone(), standin },
        (None, Some(standin)) => Endpoint::Standin(standin),
        (None, None) => Endpoint::Discord,
    }
}

/// The HTTP endpoint, where one is wanted.
async fn open_endpoint(config: &Config, service: &Service) -> Result<Option<OpenEndpoint>, Error> {
    let Some(address) = config.status else { return Ok(None) };
    let endpoint = HttpEndpoint::bind(address).await.map_err(|error| {
        Error::Failed(format!("PANGAEA_STATUS: I can't listen at {address}: {error}"))
    })?;
    Ok(Some(endpoint.open(service.clone())))
}

/// A fault of the database, with the setting that says where it is.
fn about_data(config: &Config) -> impl Fn(pangaea_store::Error) -> Error {
    let file = config.file();
    move |fault| Error::Failed(format!("PANGAEA_DATA: {}: {fault}", file.display()))
}

/// The same where it may be no file.
fn about_database(config: &Config) -> impl Fn(pangaea_store::Error) -> Error {
    let database = config.database();
    let setting = if database.file().is_some() { "PANGAEA_DATA" } else { "PANGAEA_DATABASE" };
    move |fault| Error::Failed(format!("{setting}: {database}: {fault}"))
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
async fn parts(config: &Config, claim: Claim, service: &Service) -> Result<BotParts, Error> {
    service.enters(StartPhase::Database);
    let store = Store::open_claimed(claim, config.database()).await;
    let store = store.map_err(about_database(config))?;
    let decks = Decks::read(config.decks.as_deref())?;
    tracing::info!("Decks: {}.", decks.sources());
    // The first pictures are as quick as the rest; no one waits for it.
    for look in [Look::Standard, Look::HighContrast] {
        tokio::task::spawn_blocking(move || pictured::warm(look));
    }
    let (server, shards, quotas) = (config.guild, config.shards, config.quotas);
    let keep_games = config.keep_games;
    Ok(BotParts { server, shards, quotas, keep_games, ..BotParts::new(store, decks) })
}

/// Waits for the bot's end, or for someone to end it; meanwhile it says how it is to whoever asks.
async fn until_stopped(
    mut bot: Bot,
    (service, socket): (Service, Socket),
    stop: &mut StopSignal,
) -> Result<(), Error> {
    service.runs(bot.monitor());
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
    use super::{BotParts, Config, Error, Service, Socket, StopSignal};
    use std::future::{Ready, ready};

    /// It is not.
    pub(super) fn is_built_in() -> Result<(), Error> {
        let reason = "set DISCORD_TOKEN: this build has no stand-in for Discord";
        Err(Error::Failed(reason.to_owned()))
    }

    /// There is nothing to run.
    pub(super) fn run(
        _: &Config,
        _: BotParts,
        _: (Service, Socket),
        _: &mut StopSignal,
    ) -> Ready<Result<(), Error>> {
        ready(is_built_in())
    }
}

#[cfg(feature = "standin")]
mod standin {
    use super::{
        Bot, BotParts, Config, Endpoint, Error, Service, Socket, StopSignal, until_stopped,
    };
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
        parts: BotParts,
        asked: (Service, Socket),
        stop: &mut StopSignal,
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
        let ended = until_stopped(bot, asked, stop).await;
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
