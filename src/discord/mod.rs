//! The bot's connection: to Discord, or to what stands in for it.

use crate::cli::Failure;
use serenity::all::{GatewayError, HttpError};
use showcase::Showcase;

/// Where the bot logs in.
#[derive(Clone, Debug)]
pub enum Where {
    /// At Discord itself.
    Discord,
    /// At a stand-in with this address, which must already answer.
    Standin(String),
}

/// A bot that has logged in.
#[derive(Debug)]
pub struct Bot {
    showcase: Showcase,
}

impl Bot {
    /// Logs in.
    pub async fn start(token: &str, place: &Where) -> Result<Self, Failure> {
        let started = match place {
            Where::Discord => Showcase::on_discord(token).await,
            Where::Standin(url) => Showcase::start(url, token).await,
        };
        Ok(Self { showcase: started.map_err(|error| explain(&error))? })
    }

    /// Waits until the connection ends for good, which nobody has asked for.
    pub async fn ended(&mut self) -> Failure {
        match self.showcase.ended().await {
            Ok(()) => Failure::Failed("the connection to Discord has ended".to_owned()),
            Err(error) => explain(&error),
        }
    }

    /// Logs out.
    pub async fn stop(self) {
        self.showcase.stop().await;
    }
}

/// A reason that never shows the token, not even in an address.
fn explain(error: &serenity::Error) -> Failure {
    const UNAUTHORIZED: u16 = 401;
    Failure::Failed(match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => not_accepted(),
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            match answer.status_code.as_u16() {
                UNAUTHORIZED => not_accepted(),
                status => format!("Discord answers {status}: {}", answer.error.message),
            }
        }
        serenity::Error::Http(_) => "Discord cannot be reached".to_owned(),
        error => format!("Discord: {error}"),
    })
}

fn not_accepted() -> String {
    "Discord does not accept DISCORD_TOKEN".to_owned()
}
