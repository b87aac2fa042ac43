//! Answers to interactions that break a rule.

use std::time::Duration;

use serde_json::{Value, json};
use standin::{ActState, CannotDo};

use crate::client::{Refused, TestClient, form, long, refused};

fn text(text: &str) -> Value {
    json!({ "type": 4, "data": { "content": text } })
}

fn modal(change: impl FnOnce(&mut Value)) -> Value {
    let input = json!({ "type": 4, "custom_id": "i", "style": 1, "label": "Input" });
    let rows = json!([{ "type": 1, "components": [input] }]);
    let mut data = json!({ "custom_id": "form", "title": "Form", "components": rows });
    change(&mut data);
    json!({ "type": 9, "data": data })
}

#[tokio::test]
async fn after_three_seconds_an_interaction_is_unknown() {
    let client = TestClient::new().await;
    let (in_time, late) = (client.act(), client.act());
    client.standin.advance(Duration::from_secs(3));
    client.answer(&in_time, text("just in time")).await.expect("an answer");
    client.standin.advance(Duration::from_millis(1));
    assert_eq!(late.state(), ActState::Failed);
    assert_eq!(client.answer(&late, text("late")).await.err(), Some(refused(404, 10062)));
    assert!(
        client.red.view().pending.iter().any(|pending| pending.id == late.id && pending.failed)
    );
}

#[tokio::test]
async fn an_interaction_is_answered_once_and_by_its_token() {
    let client = TestClient::new().await;
    let act = client.act();
    let wrong_token = client.answer_with(act.id, "stolen", text("x")).await;
    assert_eq!(wrong_token.err(), Some(refused(404, 10062)));
    let unknown = client.answer_with(standin::Id(7), &act.token(), text("x")).await;
    assert_eq!(unknown.err(), Some(refused(404, 10062)));
    client.answer(&act, text("first")).await.expect("an answer");
    assert_eq!(client.answer(&act, text("second")).await.err(), Some(refused(400, 40060)));
    assert_eq!(client.red.sees().len(), 1);
}

#[tokio::test]
async fn a_token_lives_fifteen_minutes() {
    let client = TestClient::new().await;
    let act = client.act();
    let early = client.edit_original(&act, json!({ "content": "x" })).await;
    assert_eq!(early.err(), Some(refused(404, 10015)), "nothing was answered yet");
    client.answer(&act, text("first")).await.expect("an answer");
    client.standin.advance(Duration::from_mins(15));
    client.edit_original(&act, json!({ "content": "second" })).await.expect("just in time");
    client.follow_up(&act.token(), json!({ "content": "third" })).await.expect("just in time");
    client.standin.advance(Duration::from_millis(1));
    let late = client.edit_original(&act, json!({ "content": "x" })).await;
    assert_eq!(late.err(), Some(refused(401, 50027)));
    let late = client.follow_up(&act.token(), json!({ "content": "x" })).await;
    assert_eq!(late.err(), Some(refused(401, 50027)));
    let stolen = client.follow_up("stolen", json!({ "content": "x" })).await;
    assert_eq!(stolen.err(), Some(refused(404, 10015)));
}

#[tokio::test]
async fn a_deferral_decides_who_sees_the_answer() {
    let client = TestClient::new().await;
    let act = client.act();
    client.answer(&act, json!({ "type": 5, "data": { "flags": 64 } })).await.expect("deferred");
    assert_eq!(act.state(), ActState::Deferred);
    assert!(client.red.sees()[0].loading);
    client.standin.advance(Duration::from_mins(1));
    client.edit_original(&act, json!({ "content": "later" })).await.expect("the answer");
    assert!(act.answer().await.only_for_you);
    assert!(client.blue.sees().is_empty());
    let open = client.act();
    client.answer(&open, json!({ "type": 5 })).await.expect("deferred");
    let filled = client.follow_up(&open.token(), json!({ "content": "fills", "flags": 64 })).await;
    assert!(filled.is_ok());
    assert_eq!(client.blue.sees().len(), 1, "an open deferral stays open");
}

#[tokio::test]
async fn an_ephemeral_message_is_reached_through_its_token_only() {
    let client = TestClient::new().await;
    let act = client.act();
    let secret = json!({ "type": 4, "data": { "content": "secret", "flags": 64 } });
    client.answer(&act, secret).await.expect("an answer");
    let id = serenity::all::MessageId::new(act.answer().await.id().0);
    let token = act.token();
    let through_token = client.http.get_original_interaction_response(&token).await;
    assert_eq!(through_token.expect("the message").id, id);
    assert_eq!(client.edit(id, json!({ "content": "x" })).await.err(), Some(refused(404, 10008)));
    let listed = client.http.get_messages(client.channel(), None, None).await.expect("a list");
    assert!(listed.is_empty());
    client.http.delete_original_interaction_response(&token).await.expect("deleted");
    assert!(client.red.sees().is_empty());
    let gone = client.edit_original(&act, json!({ "content": "x" })).await;
    assert_eq!(gone.err(), Some(refused(404, 10008)));
}

#[tokio::test]
async fn follow_ups_are_read_changed_and_deleted_through_their_own_token() {
    let client = TestClient::new().await;
    let (act, other) = (client.act(), client.act());
    client.answer(&act, text("first")).await.expect("an answer");
    client.answer(&other, text("elsewhere")).await.expect("an answer");
    let (http, token) = (&client.http, act.token());
    let secret = json!({ "content": "more", "flags": 64 });
    let id = client.follow_up(&token, secret).await.expect("a follow-up").id;
    let read = http.get_followup_message(&token, id).await.expect("the follow-up");
    assert_eq!((read.id, read.content.as_str()), (id, "more"));
    let body = json!({ "content": "changed" });
    let edited = http.edit_followup_message(&token, id, &body, Vec::new()).await.expect("changed");
    assert_eq!((edited.id, edited.content.as_str()), (id, "changed"));
    let seen = client.red.sees_text("changed").await;
    assert!(seen.only_for_you);
    let foreign = |result: serenity::Result<()>| {
        assert_eq!(result.map_err(Refused::of).err(), Some(refused(404, 10008)));
    };
    let _expected = client.standin.expect_refusals();
    let wrong = other.token();
    foreign(http.get_followup_message(&wrong, id).await.map(drop));
    foreign(http.edit_followup_message(&wrong, id, &body, Vec::new()).await.map(drop));
    foreign(http.delete_followup_message(&wrong, id).await);
    http.delete_followup_message(&token, id).await.expect("deleted");
    foreign(http.get_followup_message(&token, id).await.map(drop));
    assert_eq!(client.red.sees().len(), 2, "both first answers stay");
    let lines = client.standin.requests();
    let path = format!("/webhooks/{}/{token}/messages/{id}", client.standin.bot());
    let recorded: Vec<_> = lines.iter().filter(|line| line.path == path).collect();
    let done: Vec<_> = recorded.iter().map(|line| (line.method.as_str(), line.status)).collect();
    assert_eq!(done, [("GET", 200), ("PATCH", 200), ("DELETE", 204), ("GET", 404)]);
}

#[tokio::test]
async fn answers_fit_what_was_done() {
    let client = TestClient::new().await;
    let kind = || Some(form(&["type"]));
    let update = json!({ "type": 7, "data": { "content": "x" } });
    assert_eq!(client.answer(&client.act(), update).await.err(), kind());
    assert_eq!(client.answer(&client.act(), json!({ "type": 6 })).await.err(), kind());
    let choices = json!({ "type": 8, "data": { "choices": [] } });
    assert_eq!(client.answer(&client.act(), choices).await.err(), kind());
    assert_eq!(client.answer(&client.act(), json!({ "type": 12 })).await.err(), kind());
    let told = client.standin.take_unknown();
    assert!(told.len() == 1 && told[0].ends_with("/callback: answers of type 12"), "{told:?}");
    let typing = client.red.complete("do", &[("word", "a")], "word").expect("an option");
    assert_eq!(client.answer(&typing, text("x")).await.err(), kind());
    assert_eq!(client.answer(&typing, modal(|_| {})).await.err(), kind());
    let act = client.act();
    client.answer(&act, modal(|_| {})).await.expect("a form");
    let sent = client.red.submit(&[("Input", "x")]).expect("filled in");
    assert_eq!(client.answer(&sent, modal(|_| {})).await.err(), kind(), "no form after a form");
    client.answer(&sent, text("thanks")).await.expect("an answer");
}

#[tokio::test]
async fn forms_have_limits() {
    let client = TestClient::new().await;
    let input = "data.components.0.components.0";
    let cases: Vec<(Value, String)> = vec![
        (modal(|data| data["title"] = json!(long(46))), "data.title".into()),
        (modal(|data| data["custom_id"] = json!(long(101))), "data.custom_id".into()),
        (modal(|data| data["components"] = json!([])), "data.components".into()),
        (
            modal(|data| data["components"][0]["components"][0]["label"] = json!(long(46))),
            format!("{input}.label"),
        ),
        (
            modal(|data| data["components"][0]["components"][0]["placeholder"] = json!(long(101))),
            format!("{input}.placeholder"),
        ),
        (
            modal(|data| data["components"][0]["components"][0]["custom_id"] = json!(long(101))),
            format!("{input}.custom_id"),
        ),
        (
            modal(|data| data["components"][0]["components"][0]["style"] = json!(3)),
            format!("{input}.style"),
        ),
        (
            modal(|data| data["components"][0]["components"][0]["value"] = json!(long(4001))),
            format!("{input}.value"),
        ),
        (
            modal(|data| data["components"][0]["components"][0]["max_length"] = json!(4001)),
            format!("{input}.max_length"),
        ),
        (
            modal(|data| data["components"][0]["components"][0]["type"] = json!(2)),
            format!("{input}.type"),
        ),
        (
            modal(|data| {
                let other = json!({ "type": 4, "custom_id": "o", "style": 1, "label": "Other" });
                let first = data["components"][0]["components"][0].clone();
                data["components"][0]["components"] = json!([first, other]);
            }),
            "data.components.0.components".into(),
        ),
        (
            modal(|data| {
                data["components"][0]["components"][0]["min_length"] = json!(9);
                data["components"][0]["components"][0]["max_length"] = json!(8);
            }),
            format!("{input}.min_length"),
        ),
        (
            modal(|data| data["components"][0]["components"][0]["label"] = json!(null)),
            format!("{input}.label"),
        ),
    ];
    for (body, path) in cases {
        assert_eq!(client.answer(&client.act(), body).await.err(), Some(form(&[&path])), "{path}");
    }
    let same = modal(|data| {
        let row = data["components"][0].clone();
        data["components"] = json!([row, row]);
    });
    let path = "data.components.1.components.0.custom_id";
    assert_eq!(client.answer(&client.act(), same).await.err(), Some(form(&[path])));
    let many = modal(|data| {
        let rows = (0..6).map(|number| {
            let input =
                json!({ "type": 4, "custom_id": format!("{number}"), "style": 1, "label": "I" });
            json!({ "type": 1, "components": [input] })
        });
        data["components"] = json!(rows.collect::<Vec<_>>());
    });
    assert_eq!(client.answer(&client.act(), many).await.err(), Some(form(&["data.components"])));
    client
        .answer(&client.act(), modal(|data| data["title"] = json!(long(45))))
        .await
        .expect("fits");
}

#[tokio::test]
async fn offers_have_limits() {
    let client = TestClient::new().await;
    let typing = || client.red.complete("do", &[("word", "a")], "word").expect("an option");
    let offer = |count: usize, name: &str| {
        let choice = json!({ "name": name, "value": "v" });
        json!({ "type": 8, "data": { "choices": vec![choice; count] } })
    };
    let refusal = |path: &str| Some(form(&[path]));
    let many = client.answer(&typing(), offer(26, "a")).await;
    assert_eq!(many.err(), refusal("data.choices"));
    let long_name = client.answer(&typing(), offer(1, &long(101))).await;
    assert_eq!(long_name.err(), refusal("data.choices.0.name"));
    let act = typing();
    client.answer(&act, offer(25, &long(100))).await.expect("an offer");
    assert_eq!(act.choices().await.len(), 25);
}

#[tokio::test]
async fn a_message_in_an_answer_has_the_same_limits() {
    let client = TestClient::new().await;
    let act = client.act();
    let over = client.answer(&act, text(&long(2001))).await;
    assert_eq!(over.err(), Some(form(&["content"])));
    let empty = client.answer(&act, json!({ "type": 4, "data": {} })).await;
    assert_eq!(empty.err(), Some(refused(400, 50006)));
    client.answer(&act, text("fits")).await.expect("a refused answer was none");
    let over = client.edit_original(&act, json!({ "content": long(2001) })).await;
    assert_eq!(over.err(), Some(form(&["content"])));
    let over = client.follow_up(&act.token(), json!({ "content": long(2001) })).await;
    assert_eq!(over.err(), Some(form(&["content"])));
}

#[tokio::test]
async fn commands_have_limits() {
    let client = TestClient::new().await;
    let command =
        |name: &str, description: &str| json!({ "name": name, "description": description });
    let options = |options: Value| json!([{ "name": "a", "description": "a", "options": options }]);
    let option = |name: &str| json!({ "type": 3, "name": name, "description": "o" });
    let numbered = |count: usize| (0..count).map(|number| option(&format!("o{number}")));
    let choices = |count: usize| {
        let choice =
            |number: usize| json!({ "name": format!("{number}"), "value": format!("{number}") });
        (0..count).map(choice).collect::<Vec<_>>()
    };
    let branch = |kind: u8, options: Value| json!({ "type": kind, "name": "b", "description": "b", "options": options });
    let with = |key: &str, value: Value| {
        let mut option = option("o");
        option[key] = value;
        options(json!([option]))
    };
    let words: Vec<Value> = (0..25)
        .map(|number| {
            let choice = json!({ "name": long(100), "value": long(100) });
            json!({ "type": 3, "name": format!("o{number}"), "description": long(100), "choices": vec![choice; 25] })
        })
        .collect();
    let many: Vec<Value> = (0..101).map(|number| command(&format!("c{number}"), "d")).collect();
    let required =
        json!([option("a"), { "type": 3, "name": "b", "description": "o", "required": true }]);
    let cases: Vec<(Value, &[&str])> = vec![
        (json!([command(&long(33), "d")]), &["0.name"]),
        (json!([command("", "d")]), &["0.name"]),
        (json!([command("Play", "d")]), &["0.name"]),
        (json!([command("two words", "d")]), &["0.name"]),
        (json!([command("a", &long(101))]), &["0.description"]),
        (json!([command("a", "")]), &["0.description"]),
        (json!([command("a", "d"), command("a", "d")]), &["1.name"]),
        (json!(many), &[""]),
        (options(json!(numbered(26).collect::<Vec<_>>())), &["0.options"]),
        (options(json!([option("a"), option("a")])), &["0.options.1.name"]),
        (options(required), &["0.options.1"]),
        (with("choices", json!(choices(26))), &["0.options.0.choices"]),
        (with("name", json!(long(33))), &["0.options.0.name"]),
        (with("description", json!(long(101))), &["0.options.0.description"]),
        (with("type", json!(11)), &["0.options.0.type"]),
        (
            with("choices", json!([{ "name": "a", "value": long(101) }])),
            &["0.options.0.choices.0.value"],
        ),
        (
            options(json!([{ "type": 3, "name": "o", "description": "o", "autocomplete": true,
                "choices": choices(1) }])),
            &["0.options.0.autocomplete"],
        ),
        (
            options(json!([branch(1, json!([branch(1, json!([]))]))])),
            &["0.options.0.options.0.type"],
        ),
        (
            options(json!([branch(2, json!([branch(2, json!([]))]))])),
            &["0.options.0.options.0.type"],
        ),
        (
            json!([{ "name": "a", "description": "a",
                "description_localizations": { "de": long(101) } }]),
            &["0.description_localizations.de"],
        ),
        (
            with("name_localizations", json!({ "de": "Groß" })),
            &["0.options.0.name_localizations.de"],
        ),
        (options(json!(words)), &["0"]),
        (json!([{ "type": 2, "name": "user", "description": "d" }]), &["0.type"]),
    ];
    for (body, paths) in cases {
        let answer = client.commands(body.clone()).await.expect_err("a broken rule");
        let found: Vec<&str> = answer.paths.iter().map(String::as_str).collect();
        assert_eq!((answer.code, found.as_slice()), (50035, paths), "{:.200}", body.to_string());
    }
    let told = client.standin.take_unknown();
    let ends: Vec<_> = told.iter().filter_map(|told| told.rsplit(": ").next()).collect();
    assert_eq!(ends, ["options of type 11", "commands of type 2"]);
    client.red.slash("do", &[]).expect("a refused registration changes nothing");
    let set = client.commands(json!([command(&"a".repeat(32), &long(100))])).await;
    assert_eq!(set.expect("just short enough"), 1);
    assert!(matches!(client.red.slash("do", &[]), Err(CannotDo::NoSuchCommand(_))));
}

#[tokio::test]
async fn commands_of_one_server_stand_beside_the_global_ones() {
    let client = TestClient::new().await;
    let guild = serenity::all::GuildId::new(client.standin.guild().0);
    let here = json!([{ "name": "here", "description": "Only here" }]);
    let set = client.http.create_guild_commands(guild, &here).await.expect("a command");
    client.red.slash("here", &[]).expect("a command of the server");
    client.red.slash("do", &[]).expect("a global command");
    let in_dm = client.red.in_dms().slash("here", &[]);
    assert!(matches!(in_dm, Err(CannotDo::NoSuchCommand(_))));
    client.http.delete_guild_command(guild, set[0].id).await.expect("deleted");
    let _expected = client.standin.expect_refusals();
    let gone = client.http.delete_guild_command(guild, set[0].id).await;
    assert_eq!(gone.map_err(Refused::of).err(), Some(refused(404, 10063)));
}
