//! What comes in with the dependencies: nothing that wants a library of the system, no crate in two
//! versions without a reason, and no action of the public workflow that could change under our feet.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// Crates that link C code, which they bring along and compile.
const LINKED: [&str; 3] = ["libsqlite3-sys", "ring", "rayon-core"];

/// Tools that look for what is installed; libsqlite3-sys asks only when it is told to.
const LOOKING: [&str; 4] = ["bindgen", "cmake", "pkg-config", "vcpkg"];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What cargo knows of every crate that is built here, by default.
struct Graph {
    packages: BTreeMap<String, Value>,
    nodes: BTreeMap<String, Value>,
}

impl Graph {
    fn new() -> Self {
        let cargo = |arguments: &[&str]| {
            let output = Command::new(env!("CARGO"))
                .args(arguments)
                .current_dir(env!("CARGO_MANIFEST_DIR"))
                .output()
                .expect("cargo runs");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            String::from_utf8(output.stdout).expect("text")
        };
        let version = cargo(&["version", "--verbose"]);
        let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
        let here = ["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform"];
        let known: Value =
            serde_json::from_str(&cargo(&[&here[..], &[host]].concat())).expect("JSON");
        let by_id = |list: &Value| {
            let list = list.as_array().expect("a list");
            list.iter().map(|one| (text(&one["id"]).to_owned(), one.clone())).collect()
        };
        let (packages, nodes) = (by_id(&known["packages"]), by_id(&known["resolve"]["nodes"]));
        Self { packages, nodes }
    }

    /// The crates that a crate needs, itself among them, without what its tests need.
    fn needed_by(&self, name: &str) -> BTreeSet<&str> {
        let first = self.packages.iter().find(|(_, package)| text(&package["name"]) == name);
        let mut found = BTreeSet::new();
        let mut next = vec![first.expect("a crate of ours").0.as_str()];
        while let Some(id) = next.pop() {
            if found.insert(id) {
                let needed = self.nodes[id]["deps"].as_array().into_iter().flatten();
                let shipped = |need: &&Value| {
                    let mut kinds = need["dep_kinds"].as_array().into_iter().flatten();
                    kinds.any(|kind| kind["kind"].as_str() != Some("dev"))
                };
                next.extend(needed.filter(shipped).map(|need| text(&need["pkg"])));
            }
        }
        found
    }

    fn name(&self, id: &str) -> &str {
        text(&self.packages[id]["name"])
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[test]
fn nothing_wants_a_library_of_the_system() {
    let graph = Graph::new();
    let built = graph.needed_by("pangaea");
    assert!(built.len() > 200, "{}", built.len());
    for id in built {
        let (name, package) = (graph.name(id), &graph.packages[id]);
        assert!(package["links"].is_null() || LINKED.contains(&name), "{name} links a library");
        let needs = graph.nodes[id]["deps"].as_array().into_iter().flatten();
        for need in needs.map(|need| graph.name(text(&need["pkg"]))) {
            let looks = LOOKING.contains(&need) && name != "libsqlite3-sys";
            assert!(!looks, "{name} looks by {need} for what is installed");
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
    let graph = Graph::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for id in graph.nodes.keys() {
        versions.entry(graph.name(id)).or_default().push(text(&graph.packages[id]["version"]));
    }
    for (name, versions) in versions {
        let explained = |version: &&&str| {
            reasons.iter().any(|(of, beginning, _)| of == name && is_version(version, beginning))
        };
        let plain: Vec<&&str> = versions.iter().filter(|version| !explained(version)).collect();
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
