//! Each step on its own, with a text as the program of then wrote it.

use super::*;
use serde::Deserialize;
use serde_json::json;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Sample {
    name: String,
}

static SAMPLE: Format = Format::new("sample", &[called_name, |value| Ok(value)]);

fn called_name(mut value: Value) -> Result<Value, String> {
    Ok(json!({ "name": take(&mut value, "called")? }))
}

fn ada() -> Sample {
    Sample { name: "Ada".to_owned() }
}

#[test]
fn what_is_written_has_a_number_and_is_read_again() {
    let text = SAMPLE.write(&ada());
    assert_eq!(text, r#"{"format":3,"name":"Ada"}"#);
    assert_eq!(SAMPLE.read(&text), Ok(ada()));
    assert_eq!(SAMPLE.read(&format!("{text}   ")), Ok(ada()), "room at the end is no text");
    assert_eq!(SAMPLE.write(&json!({})), r#"{"format":3}"#);
    assert_eq!(SAMPLE.read(r#"{"format":3}"#), Ok(json!({})));
}

#[test]
fn older_forms_are_brought_up_to_date_step_by_step() {
    assert_eq!(SAMPLE.read(r#"{"called":"Ada"}"#), Ok(ada()), "the first form has no number");
    assert_eq!(SAMPLE.read(r#"{"format":1,"called":"Ada"}"#), Ok(ada()));
    assert_eq!(SAMPLE.read(r#"{"format":2,"name":"Ada"}"#), Ok(ada()));
}

#[test]
fn a_newer_form_is_named_and_not_read() {
    let newer = Unreadable::Newer { name: "sample", number: 4, known: 3 };
    assert_eq!(SAMPLE.read::<Sample>(r#"{"format":4,"name":"Ada"}"#), Err(newer));
}

#[test]
fn what_is_damaged_is_told_in_one_line() {
    for text in [
        "",
        "{",
        "[]",
        "7",
        r#"{"format":"#,
        r#"{"format":3,"name":"#,
        r#"{"format":99999999999,"#,
        r#"{"format":0,"name":"Ada"}"#,
    ] {
        let error = SAMPLE.read::<Sample>(text).expect_err(text);
        assert!(matches!(error, Unreadable::Damaged { .. }), "{text}: {error}");
        assert_eq!(error.to_string().lines().count(), 1);
    }
}

fn old_table(stage: &Value) -> Value {
    json!({ "host": 7, "stage": stage, "seats": [], "touched": 3 })
}

fn old_progress() -> Value {
    json!({
        "seed": "00", "chapters": [{ "round": 1, "lines": [] }], "waiting": [null],
        "game": { "game": "vaalbara", "rules_version": 1, "setting": { "deck": 5 }, "state": 6 },
    })
}

#[test]
fn a_table_of_the_first_form_gives_its_game_away() {
    for stage in ["playing", "over", "cancelled"] {
        let table = table::without_its_game(old_table(&json!({ stage: old_progress() })));
        let told = json!([{ "round": 1, "lines": [] }]);
        let expected = json!({
            "host": 7, "seats": [], "touched": 3, "chapters": told, "waiting": [null],
        });
        assert_eq!(table, Ok(expected));
        let game = game::out_of_its_table(old_table(&json!({ stage: old_progress() })));
        let setting = json!({ "deck": 5, "rules_version": 1 });
        let expected = json!({ "game": "vaalbara", "setting": setting, "state": 6 });
        assert_eq!(game, Ok(json!({ "seed": "00", "game": expected })));
    }
    for stage in [json!("lobby"), json!({ "cancelled": null })] {
        let table = table::without_its_game(old_table(&stage)).expect("a lobby");
        assert_eq!(table["chapters"], json!([]));
        assert_eq!(game::out_of_its_table(old_table(&stage)), Ok(Value::Null));
    }
    for stage in [json!("elsewhere"), json!({ "elsewhere": {} }), json!(7), Value::Null] {
        assert!(table::without_its_game(old_table(&stage)).is_err(), "{stage}");
        assert!(game::out_of_its_table(old_table(&stage)).is_err(), "{stage}");
    }
    assert!(game::out_of_its_table(old_table(&json!({ "playing": {} }))).is_err());
    assert!(table::without_its_game(json!(7)).is_err());
}

#[test]
fn a_game_of_the_second_form_keeps_its_state_alone() {
    let of = json!({ "table": 4, "log": 9 });
    let game = json!({ "game": "vaalbara", "setting": { "deck": 5 }, "state": 6 });
    let second = json!({ "of": of, "seed": "00", "game": game });
    assert_eq!(game::state_alone(second), Ok(json!({ "of": of, "state": 6 })));
    let older = json!({ "seed": "00", "game": game });
    assert_eq!(game::state_alone(older), Ok(json!({ "of": null, "state": 6 })));
    assert_eq!(game::state_alone(Value::Null), Ok(Value::Null));
    assert!(game::state_alone(json!({ "seed": "00" })).is_err());
}

#[test]
fn a_table_of_the_second_form_forgets_its_sentences() {
    let seat = |answered: Value| json!({ "name": "Ada", "answered": answered });
    let second = json!({ "seats": [
        seat(Value::Null), seat(json!({ "question": 3, "round": 2, "words": "You play Bard." })),
    ] });
    let answered = json!({ "question": 3, "round": 2, "decision": null, "changes": 0 });
    let third = json!({ "seats": [seat(Value::Null), seat(answered)] });
    assert_eq!(table::without_sentences(second), Ok(third));
    assert!(table::without_sentences(json!({})).is_err());
}

#[test]
fn a_table_of_the_third_form_has_every_name_once() {
    let person = |user: u64| json!({ "person": { "person": user, "closed": false } });
    let house = |news: Value| json!({ "house": news });
    let third = json!({
        "knowing": [1001, 1002, 1003, 1005],
        "former": [[1002, "Ben"]],
        "seats": [
            { "holder": person(1001), "name": "Ada" },
            { "holder": { "computer": "greedy" }, "name": "Kenor" },
            { "holder": person(1003), "name": "Cleo" },
        ],
        "chapters": [{ "round": 1, "lines": [
            { "event": { "seat": 1 } },
            house(json!({ "replaced": { "old": "Ben", "new": "Ur" } })),
            house(json!({ "replaced": { "old": "Ur", "new": "Kenor" } })),
            house(json!({ "host": "Ada" })),
            house(json!("resumed")),
        ] }],
    });
    let seat = |holder: Value, player: u32| json!({ "holder": holder, "player": player });
    let known = |user: u32, name: &str| json!({ "user": user, "name": name, "knows": true });
    let fourth = json!({
        "players": [
            known(1001, "Ada"), { "name": "Kenor" }, known(1003, "Cleo"), known(1002, "Ben"),
            { "user": 1005, "name": "", "knows": true, "forgotten": true }, { "name": "Ur" },
        ],
        "seats": [
            seat(person(1001), 0), seat(json!({ "computer": "greedy" }), 1), seat(person(1003), 2),
        ],
        "chapters": [{ "round": 1, "lines": [
            { "event": { "seat": 1 } },
            house(json!({ "replaced": { "old": 3, "new": 5 } })),
            house(json!({ "replaced": { "old": 5, "new": 1 } })),
            house(json!({ "host": 0 })),
            house(json!("resumed")),
        ] }],
    });
    assert_eq!(table::names_once(third), Ok(fourth));
    let lobby = json!({ "knowing": [], "seats": [], "chapters": [] });
    assert_eq!(
        table::names_once(lobby),
        Ok(json!({ "players": [], "seats": [], "chapters": [] })),
        "tables that nobody has left had no list of them"
    );
    for damaged in [json!({}), json!({ "knowing": [], "seats": [{}], "chapters": [] })] {
        assert!(table::names_once(damaged).is_err());
    }
}

#[test]
fn a_start_of_the_first_form_learns_its_rules() {
    let start = json!({ "start": { "setting": { "deck": 5 }, "seed": "00" } });
    let setting = json!({ "deck": 5, "rules_version": 1 });
    let expected = json!({ "start": { "setting": setting, "seed": "00" } });
    assert_eq!(entry::with_its_rules(start), Ok(expected));
    let undo = json!({ "undo": { "seat": 1 } });
    assert_eq!(entry::with_its_rules(undo.clone()), Ok(undo));
    assert!(entry::with_its_rules(json!({ "start": { "setting": 5 } })).is_err());
}

#[test]
fn why_a_text_is_damaged_quotes_nothing_of_it() {
    #[derive(Debug, serde::Deserialize)]
    #[allow(dead_code)]
    struct Hand {
        cards: Vec<u8>,
        owner: String,
    }
    let why = |text: &str| DRAFT.read::<Hand>(text).expect_err("it is damaged").to_string();
    let wrong = [
        "{\"cards\":\"SECRET\",\"owner\":\"SECRET\"}",
        "{\"cards\":[1,\"SECRET\"],\"owner\":\"SECRET\"}",
        "{\"cards\":[777],\"owner\":\"SECRET\"}",
        "{\"cards\":[1],\"owner\":\"SECRET",
    ];
    for text in wrong {
        let reason = why(text);
        assert!(reason.starts_with("the draft can't be read: "), "{reason}");
        assert!(!reason.contains("SECRET") && !reason.contains("777"), "{reason}");
    }
    assert!(why(wrong[0]).ends_with("a value is of the wrong kind at line 1 column 17"));
    assert!(why("{\"cards\":[1]}").contains("missing field `owner`"), "what is safe is told");
}
