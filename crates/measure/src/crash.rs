//! Kills the real bot again and again while people play, and counts what is lost: nothing may be.

use pangaea::cli::Error;
use scripted_players::crash::{self, CrashPlan, CrashReport};
use std::path::{Path, PathBuf};

/// Arguments of `crash`.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// How often the bot is killed
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// The moments and the choices that are made follow from it, as far as processes allow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// At how many tables people play
    #[arg(long, default_value_t = CrashPlan::MOST_TABLES)]
    tables: usize,
    /// In what the bot keeps its tables; a server is started for this
    #[arg(long, value_enum, default_value_t = Engine::Sqlite)]
    database: Engine,
    /// The bot; without it, the program `pangaea` beside this one
    #[arg(long)]
    binary: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Engine {
    Sqlite,
    Postgres,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Error> {
    let binary = binary(arguments.binary.as_deref())?;
    let folder = MeasureFolder::new("crash")?;
    let &Arguments { kills, seed, tables, .. } = arguments;
    let server = match arguments.database {
        Engine::Sqlite => None,
        Engine::Postgres => Some(temporary_postgres::Server::start().map_err(failed)?),
    };
    let postgres = server.as_ref().map(|server| server.address("postgres"));
    let plan = CrashPlan { kills, seed, tables };
    let report = runtime()?.block_on(crash::run(&binary, &folder.0, postgres.as_deref(), plan));
    judged(report.map_err(failed)?, folder)
}

/// Prints what came of it. If anything is wrong, what is left can be looked into.
pub(crate) fn judged(report: CrashReport, folder: MeasureFolder) -> Result<(), Error> {
    println!("{}", serde_json::to_string(&report).expect("a report is plain data"));
    if report.is_clean() {
        return Ok(());
    }
    let kept = folder.keep();
    Err(Error::Failed(format!("something was lost; see {}", kept.display())))
}

/// The program to be measured.
pub(crate) fn binary(named: Option<&Path>) -> Result<PathBuf, Error> {
    let beside = std::env::current_exe().map_err(failed)?;
    let beside = beside.with_file_name(format!("pangaea{}", std::env::consts::EXE_SUFFIX));
    let binary = named.map_or(beside, Path::to_path_buf);
    if binary.is_file() {
        return Ok(binary);
    }
    let missing = binary.display();
    Err(Error::Failed(format!("{missing} is missing: build it with cargo build --release")))
}

pub(crate) fn failed(error: impl std::fmt::Display) -> Error {
    Error::Failed(error.to_string())
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Error> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)
}

/// A folder that is gone afterwards.
#[derive(Debug)]
pub(crate) struct MeasureFolder(pub(crate) PathBuf);

impl MeasureFolder {
    pub(crate) fn new(name: &str) -> Result<Self, Error> {
        let folder = std::env::temp_dir().join(format!("measure-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(failed)?;
        Ok(Self(folder))
    }

    /// Leaves it where it is.
    fn keep(mut self) -> PathBuf {
        std::mem::take(&mut self.0)
    }
}

impl Drop for MeasureFolder {
    fn drop(&mut self) {
        if !self.0.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}
