//! Programs that run beside a test or a script, and never for ever.

use crate::{until, within};
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdout, Command, ExitStatus, Output};
use std::thread;
use std::time::Duration;

/// A running program. It does not outlive this.
#[derive(Debug)]
pub struct Process {
    child: Child,
}

impl Process {
    /// Starts a program.
    pub fn spawn(command: &mut Command) -> io::Result<Self> {
        command.spawn().map(|child| Self { child })
    }

    /// Its number, by which the system knows it.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Gives it something to read, if that was piped; it may end before it has read all.
    pub fn reads(&mut self, text: &str) {
        if let Some(mut pipe) = self.child.stdin.take() {
            let text = text.to_owned();
            thread::spawn(move || pipe.write_all(text.as_bytes()));
        }
    }

    /// What it prints, once, if that was piped.
    pub fn stdout(&mut self) -> Option<ChildStdout> {
        self.child.stdout.take()
    }

    /// Ends it without a warning, and waits until it is gone.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// How it has ended, if it has.
    pub fn has_ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Asks it to end, as a service is asked to.
    pub fn terminate(&self) -> io::Result<()> {
        self.signal("-TERM")
    }

    /// Tells it that its terminal is gone.
    pub fn hang_up(&self) -> io::Result<()> {
        self.signal("-HUP")
    }

    fn signal(&self, signal: &str) -> io::Result<()> {
        let told = Command::new("kill").args([signal, &self.id().to_string()]).status()?;
        if told.success() { Ok(()) } else { Err(io::Error::other("it cannot be told to end")) }
    }

    /// Ends it as a service does; by force if it does not listen.
    pub async fn end(mut self) {
        const PATIENCE: Duration = Duration::from_secs(20);
        if self.terminate().is_ok() {
            within(PATIENCE, async || self.has_ended().transpose()).await;
        }
    }

    /// Waits until it ends by itself.
    ///
    /// # Panics
    ///
    /// When it does not end.
    pub async fn ended(&mut self) -> ExitStatus {
        let ended = async || self.has_ended().transpose();
        let status = until("a program to end", || "it still runs".to_owned(), ended).await;
        status.expect("a program that this one has started")
    }

    /// All that it writes into pipes, and how it ends.
    ///
    /// # Panics
    ///
    /// When it does not end.
    pub fn into_output(mut self) -> Output {
        let (stdout, stderr) = (self.child.stdout.take(), self.child.stderr.take());
        let (stdout, stderr) = (reader(stdout), reader(stderr));
        // Whoever calls this may be a task, and tasks do not wait for others by blocking.
        let status = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
            runtime.expect("a runtime").block_on(self.ended())
        });
        let status = status.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        let read = |reader: thread::JoinHandle<Vec<u8>>| reader.join().expect("no panic");
        Output { status, stdout: read(stdout), stderr: read(stderr) }
    }
}

/// Reads a pipe to its end, beside everything else: a program whose pipe is full waits.
fn reader(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            pipe.read_to_end(&mut bytes).expect("a pipe of our own");
        }
        bytes
    })
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended already cannot be killed; that is fine.
        let _ = self.kill();
    }
}
