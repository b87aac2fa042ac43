//! What the documentation tells hosts, held against the program.

use crate::tidy::{files, read};
use pangaea::log::LogFilter;
use pangaea_discord::{invited_with, invited_with_threads};

const GUIDE: &str = include_str!("../docs/HOSTING.md");
const OPERATIONS: &str = include_str!("../docs/OPERATIONS.md");
const SETTINGS: &str = include_str!("../.env.example");

#[test]
fn the_invitation_asks_for_exactly_what_the_bot_needs() {
    let link = GUIDE.lines().find(|line| line.contains("oauth2/authorize")).expect("a link");
    let asked = link.split_once("&permissions=").expect("permissions").1;
    assert_eq!(asked.parse(), Ok(invited_with()));
    assert!(link.contains("scope=bot+applications.commands&"), "{link}");
    let shifts = GUIDE.lines().filter_map(|line| {
        let shift = line.split_once("| 1 << ")?.1;
        let (by, value) = shift.trim_end_matches(" |").split_once(" = ")?;
        let one = 1_u64 << by.parse::<u32>().expect(line);
        assert_eq!(value.parse(), Ok(one), "{line}");
        Some(one)
    });
    assert_eq!(shifts.sum::<u64>(), invited_with(), "the table adds up to the same");
}

#[test]
fn threads_need_one_permission_more_and_an_address_of_their_own() {
    let links = GUIDE.lines().filter(|line| line.contains("oauth2/authorize"));
    let asked = links.filter_map(|link| link.split_once("&permissions=")?.1.parse().ok());
    assert_eq!(asked.collect::<Vec<u64>>(), [invited_with(), invited_with_threads()]);
    let more = invited_with_threads() - invited_with();
    assert!(GUIDE.contains(&format!("Create Public Threads (1 << 35 = {more})")));
    assert_eq!(more, 1 << 35);
}

#[test]
fn every_setting_is_told_to_hosts() {
    let named = SETTINGS.lines();
    let named = named.filter_map(|line| line.trim_start_matches('#').strip_suffix('='));
    let missing: Vec<&str> = named.filter(|name| !GUIDE.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "docs/HOSTING.md does not name {missing:?}");
}

#[test]
fn the_usual_log_is_told_as_it_is() {
    let row = GUIDE.lines().find(|line| line.starts_with("| `PANGAEA_LOG` |")).expect("a row");
    assert!(row.ends_with(&format!("| `{}` |", LogFilter::USUAL)), "{row}");
    assert!(SETTINGS.contains(&format!("Empty: {}.", LogFilter::USUAL)));
    assert!(GUIDE.contains("`off`, `error`, `warn`, `info`, `debug` or `trace`"));
}

/// The words in code of a table's first column, below a heading of it. Dots stand for something.
fn quoted<'a>(page: &'a str, column: &str) -> Vec<&'a str> {
    let heading = format!("\n| {column} |");
    let mut tables = page.split(&heading).skip(1).peekable();
    assert!(tables.peek().is_some(), "no table of {column:?}");
    let rows =
        tables.flat_map(|table| table.lines().skip(2).take_while(|row| row.starts_with('|')));
    let cells = rows.filter_map(|row| row.trim_start_matches('|').split('|').next());
    let code = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    code.flat_map(|code| code.split('…')).map(str::trim).filter(|part| !part.is_empty()).collect()
}

#[test]
fn every_line_that_hosts_are_told_of_is_one_that_the_program_writes() {
    let mut sources: String = files("src", "rs").iter().map(read).collect();
    for file in files("crates", "rs") {
        sources += &read(&file);
    }
    let status = quoted(GUIDE, "`pangaea status` says").into_iter().map(|words| {
        // The heads of the lines that it prints.
        ["fault", "note", "last run"]
            .iter()
            .fold(words, |words, head| words.trim_start_matches(head))
    });
    let mut told = [quoted(GUIDE, "line"), quoted(OPERATIONS, "In the log")].concat();
    told.extend(status.map(str::trim).filter(|words| !words.is_empty()));
    assert!(told.len() > 20, "{told:?}");
    for words in told.into_iter().filter(|words| *words != "incident=CODE") {
        // What stands before a colon can be put there by someone else.
        let said = words.trim_end_matches(':').split(": ").all(|part| sources.contains(part));
        assert!(said, "nothing says {words:?}");
    }
}

#[test]
fn hosts_are_told_which_command_removes_a_person() {
    let privacy = include_str!("../PRIVACY.md");
    let hosts = privacy.split_once("## For whoever runs a bot").expect("a part for hosts").1;
    assert!(hosts.contains("`pangaea forget USER-ID`"), "{hosts}");
}
