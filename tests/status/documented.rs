//! Every metric and every value of its labels is documented, and the dashboard shows only metrics
//! that there are.

use pangaea_discord::request_kinds;
use pangaea_engine::registry::GameId;
use pangaea_metrics::{Metrics, RequestOutcome, Route, SCOPES};
use pangaea_table::StageKind;
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../docs/METRICS.md");
const DASHBOARD: &str = include_str!("../../deploy/grafana.json");

/// Every word that can be the name of a metric.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("pangaea_") || word.starts_with("process_")).collect()
}

#[test]
fn every_metric_is_described_and_no_other() {
    let metrics = Metrics::default();
    let known: BTreeSet<&str> = metrics.names().iter().copied().collect();
    let row = |line: &&str| line.starts_with("| `");
    let described: String = PAGE.lines().filter(row).map(|line| line.to_owned() + "\n").collect();
    assert_eq!(names(&described), known);
}

/// The values of a label that the page names.
fn values(label: &str) -> BTreeSet<&'static str> {
    let table = PAGE.split_once("\n| label | values |").expect("a table of labels").1;
    let row = table.lines().find_map(|row| row.strip_prefix(&format!("| `{label}` |")));
    let row = row.unwrap_or_else(|| panic!("no row of {label}"));
    row.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_value_of_a_label_is_described_and_no_other() {
    let known = |label: &str, words: &[&'static str]| {
        assert_eq!(values(label), words.iter().copied().collect(), "{label}");
    };
    known("kind", &request_kinds());
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.slug()).collect();
    known("game", &games);
    known("route", &Route::ALL.map(Route::as_str));
    known("outcome", &RequestOutcome::ALL.map(RequestOutcome::as_str));
    known("stage", &StageKind::ALL.map(StageKind::as_str));
    known("scope", &SCOPES);
    known("cause", &[&pangaea_store::Error::CAUSES[..], &pangaea_keeper::Error::CAUSES].concat());
}

/// Two things that are counted as one could not be told apart.
#[test]
fn every_kind_is_counted_by_itself() {
    let kinds = request_kinds();
    assert_eq!(kinds.iter().collect::<BTreeSet<_>>().len(), kinds.len(), "{kinds:?}");
}

/// What is counted has one of the words that are listed.
#[test]
fn faults_are_counted_under_causes_that_are_listed() {
    use pangaea_store::Error;
    let path = || std::path::PathBuf::from("pangaea.db");
    let faults = [
        Error::Conflict,
        Error::Full,
        Error::ReadOnly,
        Error::Missing,
        Error::Forbidden(path()),
        Error::NoSuchFolder(path()),
        Error::NotAFolder(path()),
        Error::NotAFile,
        Error::Taken,
        Error::Busy,
        Error::Damaged(String::new()),
        Error::Newer(String::new()),
        Error::NotOurs,
        Error::InUse(path()),
        Error::Unreachable(String::new()),
        Error::Refused(String::new()),
        Error::NoSuchDatabase(String::new()),
        Error::Connected,
        Error::Empty,
        Error::Older,
        Error::Other(String::new()),
    ];
    let counted: BTreeSet<&str> = faults.iter().map(Error::cause).collect();
    assert_eq!(counted, Error::CAUSES.into_iter().collect());
}

#[test]
fn the_dashboard_shows_metrics_that_there_are() {
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    let metrics = Metrics::default();
    let mut shown = BTreeSet::new();
    for panel in panels.iter().filter(|panel| panel["type"] != "row") {
        assert!(panel["title"].as_str().is_some_and(|title| !title.is_empty()), "{panel}");
        for target in panel["targets"].as_array().expect("what it shows") {
            let expression = target["expr"].as_str().expect("an expression");
            let used = names(expression);
            assert!(!used.is_empty(), "{expression} shows nothing of ours");
            for name in used {
                let is = |known: &&&str| {
                    let endings = ["", "_bucket", "_sum", "_count"];
                    endings.iter().any(|ending| format!("{known}{ending}") == name)
                };
                let found = metrics.names().iter().find(is);
                shown.insert(*found.unwrap_or_else(|| panic!("{name} is no metric: {expression}")));
            }
        }
    }
    assert_eq!(shown.len(), metrics.names().len(), "every metric is shown: {shown:?}");
}
