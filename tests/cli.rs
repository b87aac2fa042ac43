//! The program as a person uses it: arguments, output, exit codes.

use pangaea_engine::registry::GameId;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use wait::Process;

/// The program with these arguments, not yet started.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pangaea"));
    command.args(arguments);
    for setting in pangaea::config::SETTINGS.into_iter().chain(["NOTIFY_SOCKET"]) {
        command.env_remove(setting);
    }
    command
}

pub(crate) fn output(command: &mut Command) -> Output {
    start(command.stdin(Stdio::null())).into_output()
}

/// Starts it, with pipes for what it writes.
pub(crate) fn start(command: &mut Command) -> Process {
    let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
    Process::spawn(command).expect("the program runs")
}

fn pangaea(arguments: &[&str]) -> Output {
    output(&mut command(arguments))
}

/// One game of two played with this deck.
fn with_deck(file: &str) -> Output {
    pangaea(&["simulate", "tectonic-tribes", "--seats", "2", "--seed", "1", "--deck", file])
}

fn replay(text: &str) -> Output {
    let mut program = start(command(&["replay", "-"]).stdin(Stdio::piped()));
    program.reads(text);
    program.into_output()
}

fn record(arguments: &[&str]) -> String {
    let output = pangaea(&[&["simulate", "tectonic-tribes", "--record", "-"], arguments].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes text")
}

/// It failed with this code and one line of reason.
pub(crate) fn refusal(output: &Output, code: i32) -> String {
    assert_eq!(output.status.code(), Some(code), "{}", text(&output.stderr));
    assert!(output.stdout.is_empty(), "nothing is printed beside the reason");
    let reason = text(&output.stderr);
    assert_eq!(reason.lines().count(), 1, "one clear line: {reason}");
    reason
}

pub(crate) fn temporary(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder for this test");
    folder
}

#[test]
fn wrong_arguments_get_one_clear_line_and_code_2() {
    let game = ["simulate", "tectonic-tribes"];
    let cases: [(&[&str], &str); 15] = [
        (&["dance"], "dance"),
        (&["simulate"], "<GAME>"),
        (&["simulate", "chess", "--seats", "2", "--seed", "1"], "tectonic-tribes"),
        (&[game[0], game[1], "--seed", "1"], "--seats"),
        (&[game[0], game[1], "--seats", "2"], "--seed"),
        (&[game[0], game[1], "--seats", "6", "--seed", "1"], "2 to 5"),
        (&[game[0], game[1], "--seats", "1", "--seed", "1"], "2 to 5"),
        (&[game[0], game[1], "--seats", "2", "--seed", "-1"], "-1"),
        (&[game[0], game[1], "--seats", "2", "--seed", "1", "--games", "0"], "0"),
        (&[game[0], game[1], "--seats", "2", "--seed", "1", "--players", "clever"], "greedy"),
        (
            &[game[0], game[1], "--seats", "2", "--seed", "1", "--players", "random,random,random"],
            "3 players for 2 seats",
        ),
        (&[game[0], game[1], "--seats", "2", "--seed", "1", "--option", "advanced"], "key=value"),
        (&[game[0], game[1], "--seats", "2", "--seed", "1", "--option", "fun=true"], "advanced"),
        (
            &[game[0], game[1], "--seats", "2", "--seed", "1", "--option", "advanced=7"],
            "advanced=7",
        ),
        (
            &[
                &game[..],
                &["--seats", "2", "--seed", "1"],
                &["--option", "advanced=true", "--option", "advanced=true"],
            ]
            .concat(),
            "--option advanced=true: advanced is given twice",
        ),
    ];
    for (arguments, hint) in cases {
        let reason = refusal(&pangaea(arguments), 2);
        assert!(reason.contains(hint), "{arguments:?}: {reason}");
    }
    let last = u64::MAX.to_string();
    let output = pangaea(&[game[0], game[1], "--seats", "2", "--seed", &last, "--games", "2"]);
    assert!(refusal(&output, 2).contains("too large"));
}

#[test]
fn help_is_no_mistake() {
    for arguments in [&["--help"][..], &["simulate", "--help"], &["replay", "--help"]] {
        let output = pangaea(arguments);
        assert!(output.status.success());
        let all = text(&output.stdout) + &text(&output.stderr);
        assert!(all.contains("Usage:"), "{all}");
    }
}

#[test]
fn a_summary_tells_scores_wins_rounds_and_ties() {
    let output = pangaea(&[
        "simulate",
        "tectonic-tribes",
        "--seats",
        "2",
        "--seed",
        "5",
        "--games",
        "3",
        "--players",
        "greedy,random",
    ]);
    let summary = text(&output.stdout);
    for part in [
        "Tectonic Tribes, 2 seats, seeds 5 to 7",
        "\n1 greedy",
        "\n2 random",
        "mean score",
        "win share",
        "mean rounds",
        "ties",
        "games a second",
    ] {
        assert!(summary.contains(part), "{part} is missing in:\n{summary}");
    }
}

#[test]
fn records_go_to_standard_output_and_nothing_else_does() {
    let text = record(&["--seats", "3", "--seed", "1", "--games", "2"]);
    assert!(text.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()));
    assert_eq!(text.lines().filter(|line| line.starts_with("{\"record\":1,")).count(), 2);
    assert_eq!(text, record(&["--seats", "3", "--seed", "1", "--games", "2"]), "the same bytes");
    let second = record(&["--seats", "3", "--seed", "2"]);
    assert!(text.ends_with(&second), "game g uses seed N+g");
}

#[test]
fn a_record_is_read_back_and_its_scores_printed() {
    let folder = temporary("record");
    let file = folder.join("game.jsonl");
    // What an earlier run has left would not be replaced.
    let _ = std::fs::remove_file(&file);
    let path = file.to_str().expect("a plain path");
    let simulated = pangaea(&[
        "simulate",
        "tectonic-tribes",
        "--seats",
        "4",
        "--seed",
        "3",
        "--record",
        path,
        "--option",
        "advanced=true",
        "--option",
        "lava_scores=false",
    ]);
    assert!(simulated.status.success());
    assert!(text(&simulated.stdout).contains("mean score"), "a summary as well");
    let output = pangaea(&["replay", path]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    let lines: Vec<String> =
        std::fs::read_to_string(&file).expect("the record").lines().map(str::to_owned).collect();
    let end: serde_json::Value = serde_json::from_str(lines.last().expect("an end")).expect("JSON");
    let mut expected: Vec<String> = vec![format!(
        "tectonic-tribes, 4 seats, {} lines: every step follows the rules",
        lines.len()
    )];
    for (seat, score) in (1..).zip(end["scores"].as_array().expect("scores")) {
        expected.push(format!("  greedy-{seat}  {:>4}", score.as_i64().expect("a number")));
    }
    let winners = end["winners"].as_array().expect("winners").iter();
    let winners: Vec<String> =
        winners.map(|seat| format!("greedy-{}", seat.as_u64().expect("a seat") + 1)).collect();
    expected.push(format!("  won by {}", winners.join(" and ")));
    assert_eq!(printed.lines().collect::<Vec<_>>(), expected);
}

/// Changes the lines of a good record, and returns why replay refuses it.
fn replay_changed(change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> =
        record(&["--seats", "2", "--seed", "1"]).lines().map(str::to_owned).collect();
    change(&mut lines);
    refusal(&replay(&(lines.join("\n") + "\n")), 1)
}

fn find(lines: &[String], part: &str) -> usize {
    lines.iter().position(|line| line.contains(part)).expect("such a line")
}

#[test]
fn a_wrong_record_is_refused_with_line_and_reason() {
    let version =
        |lines: &mut Vec<String>| lines[0] = lines[0].replace("\"record\":1", "\"record\":2");
    assert!(replay_changed(version).contains("line 1: I don't know record version 2"));
    let rules = |lines: &mut Vec<String>| {
        lines[0] = lines[0].replace("\"rules_version\":1", "\"rules_version\":9");
    };
    assert!(replay_changed(rules).contains("line 1: rules version 9 is unknown"));
    let game = |lines: &mut Vec<String>| lines[0] = lines[0].replace("tectonic-tribes", "chess");
    assert!(replay_changed(game).contains("line 1: no game is called \"chess\""));
    let broken = |lines: &mut Vec<String>| lines[4].truncate(10);
    assert!(replay_changed(broken).contains("line 5: this isn't JSON"));
    let unknown = |lines: &mut Vec<String>| lines[4] = "{\"type\":\"dance\"}".to_owned();
    assert!(replay_changed(unknown).contains("line 5: "));
    let extra = |lines: &mut Vec<String>| lines[2] = lines[2].replace('}', ",\"note\":1}");
    assert!(replay_changed(extra).contains("line 3: keys that don't belong here"));
    let long = |lines: &mut Vec<String>| lines[2] = format!("[{}1]", "0,".repeat(1 << 20));
    assert!(replay_changed(long).contains("line 3: far too long"));
    let cut = |lines: &mut Vec<String>| lines.truncate(20);
    assert!(replay_changed(cut).contains("line 21: the record stops before the game is over"));
    let unfinished = |lines: &mut Vec<String>| lines.truncate(1);
    assert!(replay_changed(unfinished).contains("line 2: the record stops"));
    let after_end = |lines: &mut Vec<String>| lines.push("{\"type\":\"pass\"}".to_owned());
    assert!(replay_changed(after_end).contains("the game is over before this line"));
    let shuffled = |lines: &mut Vec<String>| {
        let mut shuffle: serde_json::Value = serde_json::from_str(&lines[1]).expect("JSON");
        shuffle["pile"].as_array_mut().expect("a pile").swap(0, 1);
        lines[1] = shuffle.to_string();
    };
    assert!(replay_changed(shuffled).contains("line 2: by the rules, something else happens here"));
    assert!(refusal(&replay(""), 1).contains("line 1: an empty file"));
}

#[test]
fn an_illegal_step_is_refused_with_line_and_rule() {
    let (mut at, mut seat) = (0, None);
    let moved = |lines: &mut Vec<String>| {
        at = find(lines, "\"type\":\"place\"") + 1;
        let mut place: serde_json::Value = serde_json::from_str(&lines[at - 1]).expect("JSON");
        seat = place["seat"].as_u64();
        place["at"] = serde_json::json!([90, 90]);
        lines[at - 1] = place.to_string();
    };
    let reason = replay_changed(moved);
    assert!(reason.contains(&format!("line {at}: ")), "{reason}");
    assert!(reason.contains("rule 5a"), "{reason}");
    // People count seats from 1, records from 0.
    let seat = seat.expect("a seat that moved");
    assert!(reason.contains(&format!("seat {} can't do this", seat + 1)), "{reason}");

    let missing = |lines: &mut Vec<String>| {
        at = find(lines, "\"type\":\"choose\"") + 1;
        lines.remove(at - 1);
    };
    let reason = replay_changed(missing);
    assert!(reason.contains(&format!("line {}: ", at + 1)), "{reason}");

    let scores = |lines: &mut Vec<String>| {
        at = lines.len();
        let last = lines.last_mut().expect("an end");
        *last = last.replacen("\"scores\":[", "\"scores\":[1", 1);
    };
    assert!(replay_changed(scores).contains(&format!("line {at}: by the rules, something else")));
}

#[test]
fn a_deck_of_ones_own_is_used_kept_in_the_record_and_refused_if_wrong() {
    let folder = temporary("decks");
    let ours = include_str!("../decks/tectonic_tribes.toml");
    let file = folder.join("tectonic_tribes.toml");
    let own = ours.replacen("\"lava\"", "\"grass\"", 1);
    std::fs::write(&file, &own).expect("the deck is written");
    let path = file.to_str().expect("a plain path");

    let by_argument = record(&["--seats", "2", "--seed", "1", "--deck", path]);
    assert_ne!(by_argument.lines().next(), record(&["--seats", "2", "--seed", "1"]).lines().next());
    let by_folder = output(
        command(&["simulate", "tectonic-tribes", "--seats", "2", "--seed", "1", "--record", "-"])
            .env("PANGAEA_DECKS", &folder),
    );
    assert_eq!(text(&by_folder.stdout), by_argument);
    assert!(replay(&by_argument).status.success(), "a record needs no other file");

    let wrong = [
        (ours.replacen("\"lava\"", "\"swamp\"", 1), "terrain card 1: \"swamp\" is no square"),
        (ours.replacen("number = 80", "number = 79", 1), "terrain card 79 is there twice"),
        (ours.replacen("number = 80", "number = \"x\"", 1), "line "),
        (ours.replacen("[[terrain]]", "[[terain]]", 1), "terain"),
        (String::new(), "missing field"),
    ];
    for (deck, reason) in wrong {
        std::fs::write(&file, deck).expect("the deck is written");
        let output = with_deck(path);
        let said = refusal(&output, 2);
        assert!(said.contains(reason) && said.contains(path), "{said}");
    }
    let output = with_deck("/no/such");
    assert!(refusal(&output, 2).contains("/no/such can't be read: there's no such file"));
}

#[test]
fn a_file_that_is_no_text_is_refused() {
    let file = temporary("binary").join("record.jsonl");
    std::fs::write(&file, [b'{', b'\n', 0xff, 0xfe]).expect("the file is written");
    let path = file.to_str().expect("a plain path");
    assert!(refusal(&pangaea(&["replay", path]), 1).contains("line 2: this isn't UTF-8 text"));
    assert!(
        refusal(&pangaea(&["replay", "/no/such"]), 2)
            .contains("can't be read: there's no such file")
    );
}

#[test]
fn spaces_and_key_order_of_a_record_do_not_matter_but_names_cannot_forge_lines() {
    let spaced: String = record(&["--seats", "2", "--seed", "1"])
        .lines()
        .map(|line| {
            let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
            line_with_spaces(&value) + "\n"
        })
        .collect();
    assert!(replay(&spaced).status.success(), "{}", text(&replay(&spaced).stderr));
    let forged = spaced.replacen("greedy-1", "x\\n  won by x\\u001b[2J", 1);
    let printed = text(&replay(&forged).stdout);
    assert_eq!(printed.lines().count(), 4, "{printed}");
    assert!(!printed.contains('\u{1b}'));
}

/// Keys in alphabetical order, with a blank after each colon.
fn line_with_spaces(value: &serde_json::Value) -> String {
    value.to_string().replace("\":", "\": ")
}

/// Starts the program with a reader that has gone away before anything is printed: as `| head`
/// does, but at once. It ended well and said nothing.
#[track_caller]
pub(crate) fn ends_quietly(command: &mut Command) {
    let mut program = start(command.stdin(Stdio::piped()));
    drop(program.stdout());
    let output = program.into_output();
    assert_eq!(text(&output.stderr), "", "nothing is complained about");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_reader_that_has_seen_enough_ends_it_quietly() {
    let game =
        ["simulate", "tectonic-tribes", "--seats", "2", "--seed", "1", "--players", "random"];
    ends_quietly(command(&game).args(["--games", "4000", "--record", "-"]));
    ends_quietly(&mut command(&game));
    ends_quietly(&mut command(&["--help"]));
    ends_quietly(&mut command(&["--version"]));
    ends_quietly(&mut command(&["simulate", "--help"]));
    let file = temporary("quiet").join("game.jsonl");
    std::fs::write(&file, record(&["--seats", "2", "--seed", "1"])).expect("a record");
    ends_quietly(&mut command(&["replay", file.to_str().expect("a plain path")]));
    let gallery = temporary("quiet-gallery").display().to_string();
    ends_quietly(&mut command(&["gallery", &gallery, "--force"]));
}

#[test]
fn files_without_end_and_settings_with_faults_are_refused() {
    let endless = pangaea(&["replay", "/dev/zero"]);
    assert!(refusal(&endless, 2).contains("has more than 64 MiB"));
    let game = ["simulate", "tectonic-tribes", "--seats", "2", "--seed", "1"];
    assert!(refusal(&with_deck("/dev/zero"), 2).contains("has more than 1 MiB"));
    let no_folder = output(command(&game).env("PANGAEA_DECKS", "/no/such"));
    assert!(refusal(&no_folder, 1).contains("PANGAEA_DECKS: /no/such: there's no such folder"));
}

#[test]
fn a_gallery_shows_every_picture_it_writes_and_says_where_it_is() {
    let folder = temporary("gallery");
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    let name = folder.display().to_string();
    let output = pangaea(&["gallery", &name]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    let shown: Vec<&str> =
        page.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for picture in &shown {
        let png = std::fs::read(folder.join(picture)).expect("the picture that the page shows");
        assert!(png.starts_with(b"\x89PNG"), "{picture}");
    }
    assert_eq!(
        text(&output.stdout),
        format!("{} pictures; open {}\n", shown.len(), folder.join("index.html").display())
    );
    for game in GameId::ALL.iter().map(|game| game.slug()) {
        for kind in [
            "2-1-start-board",
            "5-5-over-board",
            "contrast-3-typical-board",
            "4-2-early-hand",
            "3-2-early-panel-1",
            "long-names-5-over-scoring",
            "reference-1",
        ] {
            assert!(shown.contains(&format!("{game}-{kind}.png").as_str()), "{game}-{kind}");
        }
    }
    assert_eq!(page.matches(" alt=\"").count(), shown.len());
    let sizes = std::fs::read_to_string(folder.join("shown.html")).expect("the other page");
    for picture in &shown {
        let twice = format!("src=\"{picture}\" width=\"");
        assert_eq!(sizes.matches(&twice).count(), 2, "{picture} as both clients show it");
    }

    // It is not replaced unless whoever types this says so.
    std::fs::write(folder.join("index.html"), "mine").expect("a file");
    let again = pangaea(&["gallery", &name]);
    assert!(refusal(&again, 2).contains(&format!("{name} isn't empty; --force")));
    let kept = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    assert_eq!(kept, "mine");
    assert!(pangaea(&["gallery", &name, "--force"]).status.success());
    let replaced = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    assert_eq!(replaced, page);
}

#[test]
fn records_replace_a_file_only_if_they_are_told_to() {
    let file = temporary("record-kept").join("game.jsonl");
    std::fs::write(&file, "mine").expect("a file");
    let name = file.display().to_string();
    let game = ["simulate", "tectonic-tribes", "--seats", "2", "--seed", "1", "--record"];
    let refused = pangaea(&[&game[..], &[&name]].concat());
    assert!(refusal(&refused, 2).contains(&format!("{name} is already there; --force")));
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), "mine");
    assert!(pangaea(&[&game[..], &[&name, "--force"]].concat()).status.success());
    assert!(std::fs::read_to_string(&file).expect("a file").starts_with("{\"record\":1,"));
    assert!(pangaea(&[&game[..], &["/dev/null"]].concat()).status.success(), "nothing to lose");
    let nowhere = pangaea(&[&game[..], &["/no/such/file"]].concat());
    assert!(refusal(&nowhere, 2).contains("I can't write /no/such/file: there's no such file"));
}

#[test]
fn what_editors_leave_in_a_record_does_no_harm() {
    let record = record(&["--seats", "2", "--seed", "1"]);
    let lines = record.lines().count();
    for text in [
        format!("{record}\n"),
        format!("{record} \r\n\n"),
        format!("\u{feff}{record}"),
        format!("\u{feff}{}\n", record.replace('\n', "\r\n")),
    ] {
        let output = replay(&text);
        let said = self::text(&output.stdout);
        assert!(
            said.contains(&format!("{lines} lines: every step")),
            "{}",
            self::text(&output.stderr)
        );
    }
}

#[test]
fn a_gallery_that_cannot_be_written_is_refused() {
    let file = temporary("no-gallery").join("file");
    std::fs::write(&file, "in the way").expect("a file");
    let reason = refusal(&pangaea(&["gallery", &file.display().to_string()]), 1);
    assert!(reason.ends_with("file: it's a file, not a folder\n"), "{reason}");
}
