//! What can be asked of a running bot, and what it answers.

use super::report::Report;
use super::starting::{StartPhase, StartReport};
use crate::operate::{self, CommandOutput};
use pangaea_discord::Monitor;
use pangaea_store::{Blocked, Database};
use pangaea_table::{ServerId, UserId};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

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
    /// That games go which ended more than so many days ago.
    Prune {
        /// So many days ago.
        days: u32,
        /// They are only counted.
        dry_run: bool,
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
    /// The progress of its start.
    Starting(StartReport),
    /// The result of the command.
    Done(CommandOutput),
}

/// A bot, as it answers from its start to its end. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Service {
    /// The database with its tables.
    pub database: Database,
    /// When it was started, in seconds since 1970.
    pub started: i64,
    /// A disk that does not answer within this is a fault. It is longer than anyone waits for others
    /// who write.
    pub store_within: Duration,
    state: Arc<Mutex<BotState>>,
}

#[derive(Debug)]
enum BotState {
    Starting(StartPhase),
    Running(Monitor),
}

impl Service {
    /// A bot that begins to start.
    pub fn starting(database: impl Into<Database>, started: i64) -> Self {
        let state = Arc::new(Mutex::new(BotState::Starting(StartPhase::Token)));
        let database = database.into();
        Self { database, started, store_within: Duration::from_secs(10), state }
    }

    /// A bot that runs.
    pub fn running(monitor: Monitor, database: impl Into<Database>, started: i64) -> Self {
        let this = Self::starting(database, started);
        this.runs(monitor);
        this
    }

    /// Its start has come so far.
    pub fn enters(&self, phase: StartPhase) {
        *self.state() = BotState::Starting(phase);
    }

    /// It runs from now on.
    pub fn runs(&self, monitor: Monitor) {
        *self.state() = BotState::Running(monitor);
    }

    fn state(&self) -> MutexGuard<'_, BotState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A look at it; while there is nothing to be seen, how far its start is.
    pub(super) fn monitor(&self) -> Result<Monitor, StartReport> {
        match &*self.state() {
            BotState::Running(monitor) => Ok(monitor.clone()),
            BotState::Starting(phase) => Err(StartReport::of(self, *phase)),
        }
    }

    /// The report of the bot, or of its start.
    pub async fn report(&self) -> Result<Report, StartReport> {
        let monitor = self.monitor()?;
        Ok(Report::of(self, &monitor).await)
    }

    /// Answers.
    pub async fn answer(&self, ask: &Ask) -> ServiceAnswer {
        let monitor = match (self.monitor(), ask) {
            (Ok(monitor), _) => monitor,
            (Err(report), Ask::Status) => return ServiceAnswer::Starting(report),
            (Err(report), _) => {
                let reason = format!("{}; try again in a moment", report.fault());
                return ServiceAnswer::Done(CommandOutput::failed(reason));
            }
        };
        let keepers = monitor.keepers();
        let now = keepers.clock().now();
        ServiceAnswer::Done(match *ask {
            Ask::Status => {
                return ServiceAnswer::Status(Box::new(Report::of(self, &monitor).await));
            }
            Ask::Tables { all } => operate::list_tables(keepers.store(), now, all).await,
            Ask::Forget { person } => {
                operate::forget_person(keepers.store(), person, |person| monitor.forget(person))
                    .await
            }
            Ask::Repair { table } => operate::repair_tables(keepers, table).await,
            Ask::Close { table } => operate::close_table(keepers, table).await,
            Ask::Prune { days, dry_run } => operate::prune_tables(keepers, days, dry_run).await,
            Ask::Block { whom: None } => operate::list_blocked(keepers.store()).await,
            Ask::Block { whom: Some(whom) } => {
                operate::block_stranger(whom.into(), |whom| monitor.block(whom)).await
            }
            Ask::Unblock { whom } => {
                operate::unblock_stranger(whom.into(), |whom| monitor.unblock(whom)).await
            }
        })
    }
}
