//! The units of systemd.

use super::{empty, read};
use crate::cli::{command, output, text};
use pangaea_store::Store;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const UNITS: [&str; 3] =
    ["deploy/pangaea.service", "deploy/pangaea-backup.service", "deploy/pangaea-backup.timer"];

/// What a unit says of one thing, in all its lines.
fn told(unit: &str, key: &str) -> Vec<String> {
    let lines = unit.lines().filter_map(|line| line.split_once('='));
    lines.filter(|(name, _)| *name == key).map(|(_, value)| value.to_owned()).collect()
}

/// What a unit says of something that has to be said once.
fn one(unit: &str, key: &str) -> String {
    let told = told(unit, key);
    assert_eq!(told.len(), 1, "{key} is said {} times", told.len());
    told.into_iter().next().expect("one")
}

pub(super) fn commands() -> Vec<(&'static str, Vec<String>)> {
    let services = UNITS.into_iter().filter(|unit| unit.ends_with(".service"));
    let started = services.flat_map(|unit| {
        let lines = told(&read(unit), "ExecStart");
        lines.into_iter().map(move |line| (unit, words(&line)))
    });
    started.collect()
}

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

/// The command of a unit as it stands there, with its environment, and with `/var/lib` elsewhere.
fn started(unit: &str, state: &Path) -> Command {
    let elsewhere = |text: &str| text.replace("/var/lib", &state.display().to_string());
    let unit = read(unit);
    let line = elsewhere(&one(&unit, "ExecStart"));
    let arguments: Vec<&str> = line.split_whitespace().skip(1).collect();
    let mut command = command(&arguments);
    for setting in told(&unit, "Environment") {
        let (name, value) = setting.split_once('=').expect("NAME=value");
        command.env(name, elsewhere(value));
    }
    // What a host has copied from the example wins over the unit, as systemd.exec(5) says.
    if !told(&unit, "EnvironmentFile").is_empty() {
        let example = read(".env.example");
        let set = example.lines().filter(|line| !line.starts_with('#'));
        command.envs(set.filter_map(|line| line.split_once('=')));
    }
    for folder in one(&unit, "StateDirectory").split_whitespace() {
        fs::create_dir_all(state.join(folder)).expect("what systemd would make");
    }
    command.current_dir(elsewhere(&one(&unit, "WorkingDirectory")));
    command
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file"));
    let mut names: Vec<String> =
        files.map(|file| file.file_name().into_string().expect("a plain name")).collect();
    names.sort();
    names
}

#[test]
fn what_the_units_share_is_the_same_in_both() {
    let [bot, backup] = [read(UNITS[0]), read(UNITS[1])];
    for key in ["User", "WorkingDirectory", "Environment", "StateDirectoryMode"] {
        assert_eq!(one(&bot, key), one(&backup, key), "{key}");
    }
    let data = one(&bot, "Environment");
    let data = data.strip_prefix("PANGAEA_DATA=").expect("where the data is");
    assert_eq!(data, format!("/var/lib/{}", one(&bot, "StateDirectory")));
    assert!(one(&backup, "StateDirectory").starts_with(&one(&bot, "StateDirectory")));
    // Whoever is stopped in time loses nothing: see `Bot::stop`.
    assert_eq!(one(&bot, "TimeoutStopSec"), "20");
    assert_eq!(one(&bot, "TimeoutStartSec"), "900", "an upgrade takes its time");
    // It tells systemd when it is ready, and that it lives; see `src/status/notify.rs`.
    assert_eq!(one(&bot, "Type"), "notify");
    assert_eq!(one(&bot, "WatchdogSec"), "120");
    // A timer starts the service of its own name.
    assert!(UNITS[2].strip_suffix(".timer") == UNITS[1].strip_suffix(".service"));
    assert!(!one(&read(UNITS[2]), "OnCalendar").is_empty());
}

/// Fourteen stay, the new one among them; what is no copy is left alone.
#[tokio::test]
async fn the_daily_copy_is_made_and_the_oldest_go() {
    let state = empty("deploy-backup");
    let store = Store::open(&state.join("pangaea/pangaea.db")).await.expect("a database");
    // Beside the running bot, which has the database open.
    let copies = state.join("pangaea-copies");
    fs::create_dir_all(&copies).expect("a folder");
    for day in 1..=20 {
        fs::write(copies.join(format!("pangaea-2020-01-{day:02}-043000.db")), "").expect("a file");
    }
    fs::write(copies.join("before-the-upgrade.db"), "").expect("a file");
    let made = output(&mut started(UNITS[1], &state));
    assert!(made.status.success(), "{}", text(&made.stderr));
    store.close().await;
    let left = names(&copies);
    assert_eq!(left.len(), 15, "{left:?}");
    assert_eq!(left[..2], ["before-the-upgrade.db", "pangaea-2020-01-08-043000.db"]);
    let copy = copies.join(left.last().expect("the new one"));
    let checked = output(&mut command(&["check", copy.to_str().expect("a name")]));
    assert!(checked.status.success(), "{}", text(&checked.stderr));
}

/// The bot of the unit, at a stand-in: it logs in, is found healthy, and ends when it is told to.
#[cfg(feature = "standin")]
#[tokio::test]
async fn the_service_starts_and_stops() {
    let state = empty("deploy-service");
    let standin = standin::Standin::start().await;
    let mut bot = started(UNITS[0], &state);
    // What a host writes into the file that the unit names.
    assert_eq!(one(&read(UNITS[0]), "EnvironmentFile"), "/etc/pangaea.env");
    bot.env("DISCORD_TOKEN", standin.token()).env("PANGAEA_DISCORD", standin.url());
    let mut bot = wait::Process::spawn(&mut bot).expect("the program runs");
    standin.until("the bot", || standin.is_bot_there().then_some(())).await;
    let data = state.join("pangaea");
    let healthy = || super::container::is_healthy(&data).then_some(());
    standin.until("the health check to succeed", healthy).await;
    assert!(data.join("pangaea.db").is_file(), "where the copies are made from");
    bot.terminate().expect("SIGTERM, as systemd says it");
    assert!(bot.ended().await.success(), "an end that was asked for is none to restart after");
}

/// Copies of the units in which the program is the one just built, for systemd's own judgement.
fn judged(name: &str) -> Option<(PathBuf, Vec<PathBuf>)> {
    if !analyze(Command::new("systemd-analyze").arg("--version"))
        .is_ok_and(|it| it.status.success())
    {
        eprintln!("systemd-analyze is not at hand: the units were not held against it");
        return None;
    }
    let folder = empty(name);
    let files = UNITS.map(|unit| {
        let text = read(unit).replace("/usr/local/bin/pangaea", env!("CARGO_BIN_EXE_pangaea"));
        let file = folder.join(Path::new(unit).file_name().expect("a name"));
        fs::write(&file, text).expect("a copy");
        file
    });
    Some((folder, files.to_vec()))
}

fn analyze(command: &mut Command) -> std::io::Result<Output> {
    let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    wait::Process::spawn(command).map(wait::Process::into_output)
}

fn analysed(arguments: &[&str], folder: &Path, files: &[PathBuf]) -> String {
    // The colon adds the system's own units, which ours refer to.
    let path = format!("{}:", folder.display());
    let mut command = Command::new("systemd-analyze");
    command.args(arguments).args(files).env("SYSTEMD_UNIT_PATH", path);
    let output = analyze(&mut command).expect("systemd-analyze runs");
    text(&output.stdout) + &text(&output.stderr)
}

#[test]
fn systemd_has_nothing_to_say_against_the_units() {
    let Some((folder, files)) = judged("deploy-verify") else { return };
    let said = analysed(&["verify"], &folder, &files);
    let of_ours = said.lines().filter(|line| line.contains("pangaea"));
    assert_eq!(of_ours.collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn systemd_rates_the_services_as_hosts_are_told() {
    let Some((folder, files)) = judged("deploy-security") else { return };
    let services = files.iter().filter(|file| file.extension() == Some("service".as_ref()));
    let rate = |file: &PathBuf| {
        let offline = ["security", "--offline=true", "--no-pager"];
        let said = analysed(&offline, &folder, std::slice::from_ref(file));
        let last = said.lines().find(|line| line.contains("Overall exposure level"));
        let rating = last.and_then(|line| line.split_once(".service: "));
        let rating = rating.and_then(|(_, rest)| rest.split_whitespace().next());
        rating.and_then(|rating| rating.parse().ok()).unwrap_or_else(|| panic!("no rating: {said}"))
    };
    let ratings: BTreeMap<&PathBuf, f64> = services.map(|file| (file, rate(file))).collect();
    assert_eq!(ratings.len(), 2);
    assert!(ratings.values().all(|rating| *rating < 3.0), "{ratings:?}");
    let of =
        |name: &str| ratings.iter().find(|(file, _)| file.ends_with(name)).expect("a rating").1;
    let (bot, copies) = (of("pangaea.service"), of("pangaea-backup.service"));
    let told = format!("rates them {bot:.1} and {copies:.1},");
    assert!(read("docs/HOSTING.md").contains(&told), "measured: {told}");
}
