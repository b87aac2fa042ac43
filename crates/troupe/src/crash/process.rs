//! The bot as a process.

use standin::Standin;
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The running program. It does not outlive this.
#[derive(Debug)]
pub struct Process {
    child: Child,
}

/// How often the end of a process is looked for.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

impl Process {
    /// Starts the bot against a stand-in that runs; what it logs is added to `bot.log`.
    pub fn start(binary: &Path, standin: &Standin, data: &Path) -> io::Result<Self> {
        std::fs::create_dir_all(data)?;
        let log = OpenOptions::new().create(true).append(true).open(data.join("bot.log"))?;
        let child = Command::new(binary)
            .env("DISCORD_TOKEN", standin.token())
            .env("PANGAEA_DISCORD", standin.url())
            .env("PANGAEA_DATA", data)
            .env("PANGAEA_LOG", "info")
            // Whatever else the host has set is not meant for this one.
            .envs(["PANGAEA_DECKS", "DISCORD_GUILD"].map(|name| (name, "")))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()?;
        Ok(Self { child })
    }

    /// Its number, by which the system knows it.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it without a warning, and waits until it is gone.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// Has it ended by itself? Nobody has asked it to.
    pub fn has_ended(&mut self) -> io::Result<bool> {
        Ok(self.child.try_wait()?.is_some())
    }

    /// Ends it as a service does; by force if it does not listen.
    pub async fn end(mut self) {
        const PATIENCE: Duration = Duration::from_secs(20);
        let told = Command::new("kill").args(["-TERM", &self.id().to_string()]).status();
        let ended = async {
            while !self.has_ended().unwrap_or(true) {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        if told.is_ok_and(|status| status.success()) {
            let _ = tokio::time::timeout(PATIENCE, ended).await;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended already cannot be killed; that is fine.
        let _ = self.kill();
    }
}
