//! What comes in with the dependencies: nothing that wants a library of the system, no crate in two
//! versions without a reason, and no action of the public workflow that could change under our feet.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Stdio};
use wait::Process;

/// Crates that link C code, which they bring along and compile.
const LINKED: [&str; 2] = ["libsqlite3-sys", "ring"];

/// Tools that look for what is installed; libsqlite3-sys asks only when it is told to.
const LOOKING: [&str; 4] = ["bindgen", "cmake", "pkg-config", "vcpkg"];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn cargo(arguments: &[&str]) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    let cargo = cargo.args(arguments).args(["--locked", "--offline"]);
    let cargo = cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    let cargo = cargo.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // It waits for any other that holds the lock of the packages.
    let output = Process::spawn(cargo).expect("cargo runs").into_output();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The crates of a tree that cargo prints, by name and version.
fn tree(arguments: &[&str]) -> BTreeSet<(String, String)> {
    let printed = cargo(&[&["tree", "--prefix=none", "--format={p}"], arguments].concat());
    let named = printed.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        Some((words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned()))
    });
    named.collect()
}

/// What is built by default, without what tests need.
const BUILT: [&str; 2] = ["--package=pangaea", "--edges=normal,build"];

#[test]
fn nothing_wants_a_library_of_the_system() {
    let built = tree(&BUILT);
    assert!(built.len() > 200, "{}", built.len());
    let version = cargo(&["version", "--verbose"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    let known = cargo(&["metadata", "--format-version=1", "--filter-platform", host]);
    let known: Value = serde_json::from_str(&known).expect("JSON");
    for package in known["packages"].as_array().expect("packages") {
        let [name, version] = ["name", "version"].map(|key| package[key].as_str().expect(key));
        if built.contains(&(name.to_owned(), version.to_owned())) {
            let fine = package["links"].is_null() || LINKED.contains(&name);
            assert!(fine, "{name} links a library");
        }
    }
    for tool in LOOKING.iter().filter(|tool| built.iter().any(|(name, _)| name == *tool)) {
        let users = tree(&[&BUILT[..], &["--depth=1", "--invert", tool]].concat());
        for (user, _) in users.iter().filter(|(user, _)| user != tool) {
            assert_eq!(user, "libsqlite3-sys", "{user} looks by {tool} for what is installed");
        }
    }
}

/// One entry of `skip` in `deny.toml`: the crate, the beginning of its version, and why.
fn reasons() -> Vec<(String, String, String)> {
    let rules = read("deny.toml");
    let entries = rules.lines().filter_map(|line| line.trim().strip_prefix("{ crate = \""));
    let entries = entries.filter_map(|entry| {
        let (named, rest) = entry.split_once('"')?;
        let (name, version) = named.split_once('@')?;
        let reason = rest.split_once("reason = \"")?.1.split('"').next()?;
        Some((name.to_owned(), version.to_owned(), reason.to_owned()))
    });
    entries.collect()
}

fn is_version(version: &str, beginning: &str) -> bool {
    version == beginning || version.starts_with(&format!("{beginning}."))
}

#[test]
fn every_crate_in_two_versions_has_a_reason() {
    let reasons = reasons();
    assert!(reasons.iter().all(|(.., reason)| reason.len() > 10));
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, version) in tree(&["--workspace", "--edges=normal,build,dev"]) {
        versions.entry(name).or_default().push(version);
    }
    for (name, versions) in versions {
        let explained = |version: &&String| {
            reasons.iter().any(|(of, beginning, _)| *of == name && is_version(version, beginning))
        };
        let plain: Vec<&String> = versions.iter().filter(|version| !explained(version)).collect();
        assert!(plain.len() <= 1, "{name} is there as {plain:?}: deny.toml tells no reason");
    }
    // A reason for what is gone would wait for something else to come in.
    let lock = read("Cargo.lock");
    for (name, beginning, _) in reasons {
        let there = lock.split("[[package]]").any(|package| {
            let mut lines = package.lines().filter_map(|line| line.split_once(" = "));
            let mut field = |wanted| {
                let found = lines.find(|(key, _)| *key == wanted).map(|(_, value)| value);
                found.unwrap_or_default().trim_matches('"').to_owned()
            };
            field("name") == name && is_version(&field("version"), &beginning)
        });
        assert!(there, "{name} {beginning} is not there any more: deny.toml still tells why");
    }
}

/// A tag can be moved to another commit, a commit can't be changed.
#[test]
fn the_workflow_pins_its_actions_by_their_commits() {
    let workflow = read(".github/workflows/ci.yml");
    let used: Vec<&str> = workflow
        .lines()
        .filter_map(|line| line.split_once("uses: ").map(|(_, used)| used))
        .collect();
    assert!(!used.is_empty());
    for action in used {
        let (commit, version) =
            action.split_once('@').and_then(|(_, at)| at.split_once(" # v")).expect(action);
        assert!(
            commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit()),
            "{action}"
        );
        assert!(version.starts_with(|letter: char| letter.is_ascii_digit()), "{action}");
    }
}
