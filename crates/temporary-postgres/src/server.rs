//! A server in a folder of its own, reached through a socket in it.

use crate::programs::Programs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use wait::Process;

/// Stops the server and deletes its folder once no one holds the other end of its input. Whatever the
/// server says is in its log.
const BESIDE: &str = r#"
trap '' INT TERM HUP
cd "$FOLDER" && "$PROGRAMS/pg_ctl" start --wait --silent --pgdata=data --log=log || exit 1
echo ready
read -r _
"$PROGRAMS/pg_ctl" stop --pgdata=data --mode=immediate --silent >/dev/null 2>&1
cd / && rm -rf "$FOLDER"
"#;

/// It must survive a kill like any other, but no test waits for more than it must.
const SETTINGS: &str = "
listen_addresses = ''
max_connections = 300
shared_buffers = 64MB
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
checkpoint_timeout = 1h
max_wal_size = 2GB
";

/// The role that owns all databases there.
const USER: &str = "pangaea";

/// A server, until this is dropped or the process ends.
#[derive(Debug)]
pub struct Server {
    programs: Programs,
    folder: PathBuf,
    beside: Child,
}

impl Server {
    /// A server with nothing in it; or why there is none.
    ///
    /// # Panics
    ///
    /// When there are programs that don't work.
    pub fn start() -> Result<Self, String> {
        Self::with("")
    }

    /// The same with settings of its own.
    ///
    /// # Panics
    ///
    /// As [`Server::start`] does.
    pub fn with(settings: &str) -> Result<Self, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let missing = "PostgreSQL's programs (initdb, postgres) aren't at hand";
        let programs = Programs::find().ok_or(missing)?;
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        // The name of a socket has hardly more than a hundred letters.
        let folder = PathBuf::from(format!("/tmp/pangaea-pg-{}-{count}", std::process::id()));
        std::fs::DirBuilder::new().mode(0o700).create(&folder).expect("a folder");
        programs.hand_over(&folder).expect("a folder for the server's user");
        let data = folder.join("data");
        let mut made = programs.command("initdb");
        made.args(["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"])
            .arg(format!("--username={USER}"))
            .arg("--pgdata")
            .arg(&data)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let made = Process::spawn(&mut made).expect("a program that runs").into_output();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let socket = format!("unix_socket_directories = '{}'\n", folder.display());
        let file = data.join("postgresql.conf");
        let usual = std::fs::read_to_string(&file).expect("its settings");
        std::fs::write(&file, usual + SETTINGS + &socket + settings).expect("settings");
        let mut beside = programs
            .shell()
            .args(["-c", BESIDE])
            .env("FOLDER", &folder)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let mut said = String::new();
        let output = beside.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut said).expect("a word");
        let server = Self { programs, folder, beside };
        assert_eq!(said, "ready\n", "the server's log: {}", server.log());
        Ok(server)
    }

    /// Its folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The socket through which it is reached.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// The log of the server.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// The address of one of its databases.
    pub fn address(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user={USER}", self.folder.display())
    }

    /// Ends it as a power cut would, but for the disk.
    ///
    /// # Panics
    ///
    /// When that fails.
    pub fn stop_at_once(&self) {
        self.control(&["stop", "--mode=immediate"]);
    }

    /// Starts it again.
    ///
    /// # Panics
    ///
    /// When that fails.
    pub fn start_again(&self) {
        let log = self.folder.join("log");
        self.control(&["start", &format!("--log={}", log.display())]);
    }

    /// Ends it for good.
    pub fn end(self) {}

    fn control(&self, arguments: &[&str]) {
        let mut control = self.programs.command("pg_ctl");
        control.args(arguments).args(["--wait", "--silent", "--pgdata"]);
        run(control.arg(self.folder.join("data")));
    }

    fn on_database(&self, program: &str, arguments: &[&str], name: &str) {
        let mut command = self.programs.command(program);
        command.arg("--host").arg(&self.folder).args(["--username", USER]).args(arguments);
        run(command.arg(name));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.beside.stdin.take());
        // It deletes the folder before it ends.
        let _ = self.beside.wait();
    }
}

/// Runs a program to its end. What it starts must not hold our own output open.
fn run(command: &mut Command) {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = Process::spawn(command).expect("a program that runs").into_output().status;
    assert!(status.success(), "{command:?}: {status}");
}

/// A database with nothing in it, gone with this.
#[derive(Debug)]
pub struct TemporaryDatabase {
    server: &'static Server,
    name: String,
}

impl TemporaryDatabase {
    pub(crate) fn on(server: &'static Server) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        server.on_database("createdb", &[], &name);
        Self { server, name }
    }

    /// Its address.
    pub fn address(&self) -> String {
        self.server.address(&self.name)
    }

    /// The server that has it.
    pub const fn server(&self) -> &'static Server {
        self.server
    }
}

impl Drop for TemporaryDatabase {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.server.on_database("dropdb", &["--force"], &self.name);
        }
    }
}
