//! The bot as a process.

use standin::Standin;
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use wait::Process;

/// Starts the bot against a stand-in that runs; what it logs is added to `bot.log`.
pub fn start(binary: &Path, standin: &Standin, data: &Path) -> io::Result<Process> {
    start_with(binary, standin, data, None)
}

/// The same with its tables in a database of `PostgreSQL`, where there is an address.
pub(super) fn start_with(
    binary: &Path,
    standin: &Standin,
    data: &Path,
    postgres: Option<&str>,
) -> io::Result<Process> {
    std::fs::create_dir_all(data)?;
    // A bot that is killed again and again would wait longer and longer before it logs in.
    let _ = std::fs::remove_file(data.join("pangaea.identify.json"));
    let log = OpenOptions::new().create(true).append(true).open(data.join("bot.log"))?;
    let mut command = Command::new(binary);
    command
        .env("DISCORD_TOKEN", standin.token())
        .env("PANGAEA_DISCORD", standin.url())
        .env("PANGAEA_DATA", data)
        .env("PANGAEA_DATABASE", postgres.unwrap_or_default())
        // Programs press and open tables more often than people.
        .env("PANGAEA_MOST_PRESSES", "0")
        .env("PANGAEA_MOST_LOBBIES", "0")
        .env("PANGAEA_MOST_SERVER_LOBBIES", "0")
        .env("PANGAEA_LOG", "info")
        // Whatever else the host has set is not meant for this one.
        .envs(["PANGAEA_DECKS", "PANGAEA_SHARDS", "DISCORD_GUILD"].map(|name| (name, "")))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log);
    Process::spawn(&mut command)
}
