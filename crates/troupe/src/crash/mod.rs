//! The bot as a process of its own, killed again and again while people play.
//!
//! Whatever it has answered must be there afterwards, once; whatever it says must be said once;
//! and every game must be played to its end.

mod check;
mod company;
mod death;
mod life;
mod process;
mod survivor;

pub use process::Process;

use crate::Door;
use company::Company;
use death::Death;
use life::{Life, Notes};
use pangaea_engine::chance::{Chance, Seed};
use serde::Serialize;
use standin::{Clock, Standin};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How often the bot dies, and where.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often it is killed.
    pub kills: u32,
    /// When it is killed and what people choose follows from it, as far as processes allow.
    pub seed: u64,
    /// At how many tables people play; at most [`Plan::MOST_TABLES`].
    pub tables: usize,
}

impl Plan {
    /// There are no more companies.
    pub const MOST_TABLES: usize = CAST.len();
}

/// What came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Always `crash`.
    pub what: &'static str,
    /// How often the bot was killed.
    pub kills: u32,
    /// Answers of people that the bot has confirmed.
    pub acknowledged: usize,
    /// Those of them that are not in the log.
    pub lost: usize,
    /// Questions that have more than one answer in the log.
    pub doubled: usize,
    /// Messages that the store does not know, or knows twice.
    pub said_twice: usize,
    /// Messages that the store believes said and nobody sees, or that still wait to be said.
    pub unsaid: usize,
    /// Tables where nobody can go on although the game is not over.
    pub stuck: usize,
    /// Games played to their end.
    pub games_finished: usize,
    /// Those of them whose log, snapshot and record do not agree.
    pub invalid_records: usize,
}

impl Report {
    /// Was nothing lost?
    pub const fn is_clean(&self) -> bool {
        self.lost + self.doubled + self.said_twice + self.unsaid + self.stuck + self.invalid_records
            == 0
    }
}

/// Who plays what, at which door, with how many computer players. Some sit at two tables.
type Troupe = (&'static str, &'static [(&'static str, Door)], usize);
const CAST: [Troupe; 5] = [
    ("vaalbara", &[("Ada", Door::Message), ("Ben", Door::MyMove)], 0),
    ("tectonic-tribes", &[("Cleo", Door::Message), ("Dan", Door::Hand)], 1),
    ("little-prince", &[("Eve", Door::MyMove), ("Fay", Door::Message)], 1),
    ("vaalbara", &[("Ada", Door::Message), ("Eve", Door::Hand)], 1),
    ("tectonic-tribes", &[("Fay", Door::Message)], 1),
];

/// The bot cannot write to them.
const CLOSED: [&str; 2] = ["Ben", "Dan"];

/// When nobody can do anything for so long, nobody ever will.
const STANDSTILL: Duration = Duration::from_mins(1);

/// Lets people play while this program is killed, in a folder of its own.
pub async fn run(binary: &Path, data: &Path, plan: Plan) -> io::Result<Report> {
    let standin = Standin::builder().clock(Clock::real()).start().await;
    let standin = Arc::new(standin.map_err(io::Error::other)?);
    let notes = Arc::new(Notes::default());
    let (closing, closes) = watch::channel(false);
    let deaths = watch::Sender::new(0);
    let mut seeds = Chance::new(Seed::numbered(plan.seed));
    let mut places = Vec::new();
    let mut playing = JoinSet::new();
    for (index, (game, people, computers)) in CAST.iter().take(plan.tables).enumerate() {
        let place = standin.channel(&format!("table-{index}"));
        let cast = people.iter().map(|(name, door)| {
            let person = standin.person(name);
            if CLOSED.contains(name) {
                person.close_dms();
            }
            (person.at(&place), *door)
        });
        let company = Company::new(game, cast.collect(), *computers, &mut seeds);
        let life = Life::new(Arc::clone(&standin), deaths.subscribe());
        playing.spawn(company.play(life, Arc::clone(&notes), closes.clone()));
        places.push(place);
    }
    let mut process = Process::start(binary, &standin, data)?;
    for _ in 0..plan.kills {
        Death::choose(&mut seeds).strike(&standin, &mut process, &mut seeds).await?;
        deaths.send_modify(|count| *count += 1);
        process = Process::start(binary, &standin, data)?;
    }
    // Nobody opens another table; those that are open are played to their end.
    let _ = closing.send(true);
    finish(&mut playing, &notes).await;
    check::settle(data).await;
    process.end().await;
    let report = check::judge(data, &standin, &places, &notes).await?;
    Ok(Report { kills: plan.kills, ..report })
}

/// Waits until all have played to the end, or nobody goes on any more.
async fn finish(playing: &mut JoinSet<()>, notes: &Notes) {
    let mut known = notes.count();
    loop {
        match tokio::time::timeout(STANDSTILL, playing.join_next()).await {
            Ok(None) => return,
            Ok(Some(ended)) => {
                // A script that panics has found something; the whole run fails with it.
                ended.expect("people do not panic");
            }
            Err(_) if notes.count() == known => return playing.abort_all(),
            Err(_) => {}
        }
        known = notes.count();
    }
}
