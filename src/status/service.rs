//! What can be asked of a running bot, and what it answers.

use super::report::Report;
use crate::operate::{self, CommandOutput};
use pangaea_discord::Monitor;
use pangaea_store::Blocked;
use pangaea_table::{ServerId, UserId};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// What is asked; one line of JSON on the socket.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Ask {
    /// How the bot is.
    Status,
    /// The tables; without `all`, those that are not over.
    Tables {
        /// Those that are over, too.
        all: bool,
    },
    /// That a person is removed.
    Forget {
        /// Their id at Discord.
        person: u64,
    },
    /// That a table is rebuilt, or every table that needs it.
    Repair {
        /// The table's number.
        table: Option<u64>,
    },
    /// That a table is closed.
    Close {
        /// The table's number.
        table: u64,
    },
    /// That someone is kept out; without anyone, the list of those who are.
    Block {
        /// Someone to keep out.
        whom: Option<Stranger>,
    },
    /// That someone is let in again.
    Unblock {
        /// Someone who was kept out.
        whom: Stranger,
    },
}

/// Someone whom a host may not want, by their id at Discord.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stranger {
    /// A person.
    Person(u64),
    /// A server.
    Server(u64),
}

impl From<Stranger> for Blocked {
    fn from(stranger: Stranger) -> Self {
        match stranger {
            Stranger::Person(id) => Self::Person(UserId(id)),
            Stranger::Server(id) => Self::Server(ServerId(id)),
        }
    }
}

/// What is answered; one line of JSON, too.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ServiceAnswer {
    /// How the bot is.
    Status(Box<Report>),
    /// The result of the command.
    Done(CommandOutput),
}

/// A running bot, as it answers.
#[derive(Clone, Debug)]
pub struct Service {
    /// The bot.
    pub monitor: Monitor,
    /// Its database.
    pub file: PathBuf,
    /// When it was started, in seconds since 1970.
    pub started: i64,
}

impl Service {
    /// Answers.
    pub async fn answer(&self, ask: &Ask) -> ServiceAnswer {
        let keepers = self.monitor.keepers();
        let now = keepers.clock().now();
        ServiceAnswer::Done(match *ask {
            Ask::Status => return ServiceAnswer::Status(Box::new(Report::of(self).await)),
            Ask::Tables { all } => operate::list_tables(keepers.store(), now, all).await,
            Ask::Forget { person } => {
                operate::forget_person(keepers.store(), person, |person| {
                    self.monitor.forget(person)
                })
                .await
            }
            Ask::Repair { table } => operate::repair_tables(keepers, table).await,
            Ask::Close { table } => operate::close_table(keepers, table).await,
            Ask::Block { whom: None } => operate::list_blocked(keepers.store()).await,
            Ask::Block { whom: Some(whom) } => {
                operate::block_stranger(whom.into(), |whom| self.monitor.block(whom)).await
            }
            Ask::Unblock { whom } => {
                operate::unblock_stranger(whom.into(), |whom| self.monitor.unblock(whom)).await
            }
        })
    }
}
