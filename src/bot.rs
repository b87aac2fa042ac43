//! `pangaea` without a command: the bot on Discord, or bot and stand-in together.

use crate::cli::{self, Failure};
use crate::config::Config;
use crate::discord::{Bot, Where};

/// Runs until it is told to stop.
pub fn run(config: &Config) -> Result<(), Failure> {
    let failed = |error| Failure::Failed(format!("this machine cannot run it: {error}"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(failed)?.block_on(async {
        match &config.token {
            Some(token) => on_discord(token.expose()).await,
            None => standin::run(config).await,
        }
    })
}

async fn on_discord(token: &str) -> Result<(), Failure> {
    let bot = Bot::start(token, &Where::Discord).await?;
    cli::print("The bot is on Discord; Ctrl-C ends it.\n")?;
    until_stopped(bot).await
}

/// Waits for the bot's end, or for somebody to end it.
async fn until_stopped(mut bot: Bot) -> Result<(), Failure> {
    tokio::select! {
        failure = bot.ended() => Err(failure),
        () = told_to_stop() => {
            bot.stop().await;
            Ok(())
        }
    }
}

#[cfg(unix)]
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        },
        Err(_) => drop(tokio::signal::ctrl_c().await),
    }
}

#[cfg(not(unix))]
async fn told_to_stop() {
    drop(tokio::signal::ctrl_c().await);
}

#[cfg(not(feature = "standin"))]
mod standin {
    use super::{Config, Failure};
    use std::future::{Ready, ready};

    /// There is nothing to run.
    pub(super) fn run(_: &Config) -> Ready<Result<(), Failure>> {
        let reason = "set DISCORD_TOKEN: this build has no stand-in for Discord";
        ready(Err(Failure::Failed(reason.to_owned())))
    }
}

#[cfg(feature = "standin")]
mod standin {
    use super::{Bot, Config, Failure, Where, cli, until_stopped};
    use ::standin::{Clock, Standin};

    /// Who can be played in the browser.
    const PEOPLE: [&str; 5] = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

    /// Starts the stand-in first: a bot that finds nobody there would turn to Discord.
    pub(super) async fn run(config: &Config) -> Result<(), Failure> {
        let standin = Standin::builder()
            .address(config.standin)
            .clock(Clock::real())
            .folder(config.data.join("standin"))
            .tolerant()
            .start()
            .await
            .map_err(|error| Failure::Failed(format!("the stand-in: {error}")))?;
        for name in PEOPLE {
            standin.person(name);
        }
        let bot = Bot::start(standin.token(), &Where::Standin(standin.url())).await?;
        cli::print(&format!(
            "DISCORD_TOKEN is not set, so the bot runs in a stand-in for Discord on this machine.\n\
             Open {} in a browser; Ctrl-C ends it, and it goes on from {} next time.\n",
            standin.url(),
            config.data.display()
        ))?;
        let ended = until_stopped(bot).await;
        let saved = standin.stop().await;
        ended.and(saved.map_err(|error| Failure::Failed(error.to_string())))
    }
}
