//! The bot as a process of its own, killed again and again while people play.
//!
//! Whatever it has answered must be there afterwards, once; whatever it says must be said once;
//! and every game must be played to its end.

mod bot_watch;
mod check;
mod group;
mod kill_moment;
mod playing;
mod process;
mod survivor;

pub(crate) use playing::PlayingGroups;
pub use process::start;

use crate::AnswersVia;
use kill_moment::KillMoment;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_store::Database;
use process::start_with;
use serde::Serialize;
use std::ffi::OsStr;
use std::io;
use std::path::Path;

/// How often the bot dies, and where.
#[derive(Clone, Copy, Debug)]
pub struct CrashPlan {
    /// The number of kills.
    pub kills: u32,
    /// When it is killed and what people choose follows from it, as far as processes allow.
    pub seed: u64,
    /// At how many tables people play; at most [`CrashPlan::MOST_TABLES`].
    pub tables: usize,
}

impl CrashPlan {
    /// There are no more groups.
    pub const MOST_TABLES: usize = GROUPS.len();
}

/// The result of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CrashReport {
    /// `crash` or `faults`.
    pub what: &'static str,
    /// How often the bot was killed.
    pub kills: u32,
    /// How many other things went wrong.
    pub faults: u32,
    /// Answers of people that the bot has confirmed.
    pub acknowledged: usize,
    /// Those of them that are not in the log.
    pub lost: usize,
    /// Questions that have more than one answer in the log.
    pub doubled: usize,
    /// Messages that the store does not know, or knows twice.
    pub said_twice: usize,
    /// Messages that the store believes said and no one sees, or that still wait to be said.
    pub unsaid: usize,
    /// Tables where no one can go on although the game is not over.
    pub stuck: usize,
    /// Games played to their end.
    pub games_finished: usize,
    /// Those of them whose log, snapshot and record do not agree.
    pub invalid_records: usize,
}

impl CrashReport {
    /// Was nothing lost?
    pub const fn is_clean(&self) -> bool {
        self.lost + self.doubled + self.said_twice + self.unsaid + self.stuck + self.invalid_records
            == 0
    }
}

/// Players with where they answer, and how many computer players join them. Some people sit at two
/// tables. The games take turns.
type GroupSetup = (&'static [(&'static str, AnswersVia)], usize);
const GROUPS: [GroupSetup; 5] = [
    (&[("Ada", AnswersVia::Message), ("Ben", AnswersVia::MyMove)], 0),
    (&[("Cleo", AnswersVia::Message), ("Dan", AnswersVia::Hand)], 1),
    (&[("Eve", AnswersVia::MyMove), ("Fay", AnswersVia::Message)], 1),
    (&[("Ada", AnswersVia::Message), ("Eve", AnswersVia::Hand)], 1),
    (&[("Fay", AnswersVia::Message)], 1),
];

/// The bot cannot write to them.
const CLOSED: [&str; 2] = ["Ben", "Dan"];

/// Lets people play while this program is killed, in a folder of its own; its tables are there, or
/// in a database of `PostgreSQL`.
pub async fn run(
    binary: &Path,
    data: &Path,
    postgres: Option<&str>,
    plan: CrashPlan,
) -> io::Result<CrashReport> {
    let file = data.join("pangaea.db");
    let database = Database::named(postgres.map_or(file.as_os_str(), OsStr::new));
    let database = database.map_err(io::Error::other)?;
    let mut seeds = Chance::new(Seed::numbered(plan.seed));
    let playing = PlayingGroups::begin(plan.tables, &mut seeds).await?;
    let standin = &playing.standin;
    let mut process = start_with(binary, standin, data, postgres)?;
    for _ in 0..plan.kills {
        KillMoment::choose(&mut seeds).strike(standin, &mut process, &mut seeds).await?;
        playing.deaths.send_modify(|count| *count += 1);
        process = start_with(binary, standin, data, postgres)?;
    }
    let report = playing.finish(process, &database).await?;
    Ok(CrashReport { what: "crash", kills: plan.kills, ..report })
}
