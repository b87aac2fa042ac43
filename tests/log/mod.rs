//! The log of the real program: what a host reads there, and what no one ever does.

mod secrets;

use crate::cli::{command, temporary};
use serde_json::Value;
use standin::{Person, Standin, StandinClock};
use std::fs::File;
use std::path::PathBuf;
use std::process::Stdio;
use tokio::net::UnixDatagram;
use wait::{Process, until};

/// The program as a process, logged in at a stand-in, with its log in a file.
pub(crate) struct LoggedBot {
    process: Process,
    pub(crate) standin: Standin,
    data: PathBuf,
    log: PathBuf,
}

impl LoggedBot {
    /// Starts it with these settings, and waits until it listens.
    pub(crate) async fn start(name: &str, settings: &[(&str, &str)]) -> Self {
        let folder = temporary(name);
        // What an earlier run has left would be played on.
        std::fs::remove_dir_all(&folder).expect("a folder of our own");
        std::fs::create_dir_all(&folder).expect("a folder");
        let standin = Standin::builder().clock(StandinClock::real()).start().await;
        let standin = standin.expect("a stand-in");
        let (data, log) = (folder.join("data"), folder.join("log"));
        let mut program = command(&[]);
        program
            .env("DISCORD_TOKEN", standin.token())
            .env("PANGAEA_DISCORD", standin.url())
            .env("PANGAEA_DATA", &data)
            // Scripted players don't pause.
            .env("PANGAEA_MOST_PRESSES", "0")
            .envs(settings.iter().copied())
            .current_dir(&folder)
            .stdin(Stdio::null())
            .stdout(File::create(folder.join("printed")).expect("a file"))
            .stderr(File::create(&log).expect("a file"));
        let process = Process::spawn(&mut program).expect("the program runs");
        let bot = Self { process, standin, data, log };
        bot.standin.has_command("play").await;
        let listens = || bot.standin.is_bot_there().then_some(());
        bot.standin.until("the bot to listen", listens).await;
        bot
    }

    /// What it has logged so far.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).expect("a log of text")
    }

    /// Waits for a line with these words.
    async fn logs(&self, words: &str) -> String {
        let line = async || self.log().lines().find(|line| line.contains(words)).map(str::to_owned);
        until(&format!("the line {words:?}"), || self.log(), line).await
    }

    /// Ends it as a service does; all that it has logged.
    pub(crate) async fn end(mut self) -> String {
        self.process.terminate().expect("a program that listens");
        let ended = self.process.ended().await;
        let log = self.log();
        assert_eq!(ended.code(), Some(0), "{log}");
        log
    }
}

/// Opens a table here and starts its game.
pub(crate) async fn begin(people: &[&Person], game: &str) {
    let host = people[0];
    host.slash("play", &[("game", game)]).expect("a command").answer().await;
    host.sees_text("a table is open").await;
    for other in &people[1..] {
        other.click("Join").expect("a lobby").answer().await;
    }
    host.clicks("Start").await.answer().await;
    host.sees_text("Waiting for").await;
}

/// The level of a line, and what it says after its time.
fn parts(line: &str) -> (&str, &str) {
    let (time, rest) = line.split_once(' ').expect("a time");
    assert!(time.len() > 20 && time.ends_with('Z'), "{line}");
    rest.trim_start().split_once(' ').expect("a level")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_reads_what_it_is_as_whom_it_runs_and_which_tables_are_played() {
    let decks = temporary("log-decks");
    let ours = include_str!("../../decks/vaalbara.toml");
    std::fs::write(decks.join("vaalbara.toml"), ours).expect("a deck");
    let decks = decks.display().to_string();
    let bot = LoggedBot::start("log-lines", &[("PANGAEA_DECKS", &decks)]).await;
    let [ada, ben] = ["Ada", "Ben"].map(|name| bot.standin.person(name));
    ben.close_dms();
    begin(&[&ada, &ben], "vaalbara").await;
    bot.logs("DM to a user failed: closed").await;
    let mut players = [
        scripted_players::ScriptedPlayer::new(ada, scripted_players::AnswersVia::Message, 1),
        scripted_players::ScriptedPlayer::new(ben, scripted_players::AnswersVia::MyMove, 2),
    ];
    scripted_players::play_to_the_end(&mut players).await;
    let data = bot.data.display().to_string();
    bot.logs("Table finished.").await;
    let token = bot.standin.token();
    let log = bot.end().await;
    for words in [
        &format!("Pangaea {} is starting. Its data is in {data}.", env!("CARGO_PKG_VERSION")),
        "DISCORD_TOKEN (not shown)",
        &format!("PANGAEA_DECKS={decks}"),
        &format!("Decks: {decks}/vaalbara.toml, and ours for the rest."),
        "Logged in to Discord as pangaea. Press Ctrl-C to stop.",
        "Table opened. game=vaalbara table=1",
        "Table started. game=vaalbara seats=2 table=1",
        "Table finished. game=vaalbara seats=2 table=1",
        "Stopped.",
    ] {
        let found = log.lines().filter(|line| line.contains(words)).count();
        assert_eq!(found, 1, "{words:?} in:\n{log}");
    }
    assert!(!log.contains(token), "{log}");
    for line in log.lines() {
        assert_eq!(parts(line).0, "INFO", "a game without a fault: {line}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_are_json_if_the_host_wants_it() {
    let settings = [("PANGAEA_LOG_FORMAT", "json"), ("PANGAEA_DTA", "misspelt")];
    let bot = LoggedBot::start("log-json", &settings).await;
    let [ada, ben] = ["Ada", "Ben"].map(|name| bot.standin.person(name));
    begin(&[&ada, &ben], "little-prince").await;
    bot.logs("Table started.").await;
    let log = bot.end().await;
    let lines: Vec<Value> =
        log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    for line in &lines {
        for key in ["time", "level", "target", "message"] {
            assert!(line[key].is_string(), "{key} in {line}");
        }
    }
    let started = lines.iter().find(|line| line["message"] == "Table started.");
    let started = started.unwrap_or_else(|| panic!("{log}"));
    assert_eq!(started["table"], 1);
    assert_eq!(started["seats"], 2);
    assert_eq!(started["game"], "little-prince");
    assert_eq!(started["level"], "INFO");
    let warned = lines.iter().find(|line| line["level"] == "WARN").expect("a warning");
    assert_eq!(warned["message"], "I don't know PANGAEA_DTA. Did you mean PANGAEA_DATA?");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_that_fails_is_told_in_json_and_nowhere_else() {
    let standin = Standin::start().await;
    let mut start = crate::cli::command(&[]);
    start.env("PANGAEA_DATA", crate::cli::temporary("log-json-fails"));
    start.env("DISCORD_TOKEN", "wrong").env("PANGAEA_DISCORD", standin.url());
    start.env("PANGAEA_LOG_FORMAT", "json");
    // Whatever else is silenced, this is said.
    for filter in ["info", "off"] {
        let ended = crate::cli::output(start.env("PANGAEA_LOG", filter));
        assert_eq!(ended.status.code(), Some(1));
        let log = crate::cli::text(&ended.stderr);
        let lines: Vec<Value> =
            log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
        let last = lines.last().expect("a line");
        assert_eq!(last["message"], "Discord doesn't accept DISCORD_TOKEN");
        assert_eq!(last["level"], "ERROR");
    }
}

/// A wrong setting ends the program before it has a log; where JSON is set, this is JSON too.
#[test]
fn a_wrong_setting_is_told_as_the_log_is_written() {
    let folder = temporary("log-json-setting");
    let json = ("PANGAEA_LOG_FORMAT", "json");
    let from_file = |text: &str| std::fs::write(folder.join(".env"), text).expect("a file");
    let told = |set: &[(&str, &str)]| {
        let mut start = command(&[]);
        start.current_dir(&folder).env("PANGAEA_DATA", folder.join("data"));
        let ended = crate::cli::output(start.envs(set.iter().copied()));
        assert_eq!(ended.status.code(), Some(1));
        crate::cli::text(&ended.stderr)
    };
    let words = |log: &str| {
        let line: Value = serde_json::from_str(log).expect(log);
        assert_eq!(line["level"], "ERROR");
        line["message"].as_str().expect("words").to_owned()
    };
    from_file("");
    assert!(words(&told(&[json, ("PANGAEA_STATUS", "9100")])).contains("PANGAEA_STATUS: 9100"));
    assert!(words(&told(&[json, ("DISCORD_TOKEN", "a b")])).contains("DISCORD_TOKEN: it has"));
    from_file("PANGAEA_LOG_FORMAT=json\nnot a setting\n");
    assert!(words(&told(&[])).ends_with(".env: line 2 isn't NAME=value"));
    // Of a wrong format no one knows more.
    from_file("");
    let wrong = told(&[("PANGAEA_LOG_FORMAT", "xml")]);
    assert!(wrong.starts_with("pangaea: PANGAEA_LOG_FORMAT: xml"), "{wrong}");
}

/// The watchdog's time says how often the bot is looked at, and its words that it was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fault_is_told_once_and_so_is_its_end() {
    let socket = temporary("log-watch-notify").join("socket");
    let _ = std::fs::remove_file(&socket);
    let systemd = UnixDatagram::bind(&socket).expect("a socket");
    let socket = socket.display().to_string();
    let settings = [("NOTIFY_SOCKET", socket.as_str()), ("WATCHDOG_USEC", "200000")];
    let bot = LoggedBot::start("log-watch", &settings).await;
    let hears = async |word: &str| {
        let heard = async || {
            let mut bytes = [0; 256];
            let length = systemd.try_recv(&mut bytes).ok()?;
            bytes[..length].starts_with(word.as_bytes()).then_some(())
        };
        until(word, || bot.log(), heard).await;
    };
    // Before it has come online it may have been looked at, too.
    hears("STATUS=everything is well").await;
    let before = bot.log().len();
    bot.standin.outage(true);
    for _ in 0..3 {
        hears("STATUS=shard 0 isn't connected").await;
    }
    bot.standin.outage(false);
    for _ in 0..3 {
        hears("STATUS=everything is well").await;
    }
    let log = bot.end().await.split_off(before);
    let told = |level: &str, words: &str| {
        let found = log.lines().map(parts).enumerate();
        let mut found = found.filter(|(_, (of, says))| *of == level && says.contains(words));
        let line = found.next().unwrap_or_else(|| panic!("no {level} {words:?} in {log}")).0;
        assert_eq!(found.next(), None, "{words:?} is told again in {log}");
        line
    };
    let fault = told("ERROR", "shard 0 isn't connected to Discord");
    assert!(fault < told("INFO", "Resolved: shard 0 isn't connected to Discord"), "{log}");
}
