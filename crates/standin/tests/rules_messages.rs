//! Messages that break a rule, and those that just do not.

use serde_json::{Value, json};
use serenity::all::MessagePagination::{After, Around, Before};
use serenity::all::{CreateAttachment, MessageId};
use standin::FILE_SIZE;

use crate::client::{Refused, TestClient, form, long, refused};
use crate::http::ask;

fn row(parts: &Value) -> Value {
    json!({ "content": "x", "components": [{ "type": 1, "components": parts }] })
}

fn button(label: &str, custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": label, "custom_id": custom_id })
}

fn buttons(count: usize, row: usize) -> Vec<Value> {
    (0..count).map(|number| button("b", &format!("{row}-{number}"))).collect()
}

fn menu(change: impl FnOnce(&mut Value)) -> Value {
    let options = json!([{ "label": "a", "value": "a" }, { "label": "b", "value": "b" }]);
    let mut menu = json!({ "type": 3, "custom_id": "menu", "options": options });
    change(&mut menu);
    row(&json!([menu]))
}

fn link(url: &str) -> Value {
    row(&json!([{ "type": 2, "style": 5, "label": "a", "url": url }]))
}

fn embed(embed: &Value) -> Value {
    json!({ "embeds": [embed] })
}

/// Each message is refused for its one field, and changes nothing.
async fn refuses(cases: Vec<(Value, String)>) {
    let client = TestClient::new().await;
    for (body, path) in cases {
        let answer = client.post(body.clone()).await;
        assert_eq!(answer.err(), Some(form(&[&path])), "{body:.300}");
    }
    assert!(client.standin.channel("general").messages().is_empty(), "a refusal changes nothing");
}

#[tokio::test]
async fn rows_buttons_and_menus_have_limits() {
    let part = "components.0.components.0";
    let options = |count: usize| {
        let option = |number| json!({ "label": "a", "value": format!("{number}") });
        (0..count).map(option).collect::<Vec<_>>()
    };
    let rows = |count: usize| {
        let row = |number| json!({ "type": 1, "components": buttons(1, number) });
        json!({ "content": "x", "components": (0..count).map(row).collect::<Vec<_>>() })
    };
    let cases: Vec<(Value, String)> = vec![
        (row(&json!([button(&long(81), "a")])), format!("{part}.label")),
        (row(&json!([button("", "a")])), format!("{part}.label")),
        (row(&json!([button("a", &long(101))])), format!("{part}.custom_id")),
        (row(&json!([button("a", "")])), format!("{part}.custom_id")),
        (row(&json!([{ "type": 2, "style": 1, "label": "a" }])), format!("{part}.custom_id")),
        (
            row(&json!([{ "type": 2, "style": 9, "label": "a", "custom_id": "a" }])),
            format!("{part}.style"),
        ),
        (
            row(&json!([{ "type": 2, "style": 5, "label": "a", "url": "nowhere" }])),
            format!("{part}.url"),
        ),
        (
            row(&json!([button("a", "same"), button("b", "same")])),
            "components.0.components.1.custom_id".into(),
        ),
        (row(&json!(buttons(6, 0))), "components.0.components".into()),
        (row(&json!([])), "components.0.components".into()),
        (rows(6), "components".into()),
        (json!({ "content": "x", "components": [button("a", "a")] }), "components.0.type".into()),
        (row(&json!([{ "type": 4, "custom_id": "text" }])), format!("{part}.type")),
        (
            row(
                &json!([{ "type": 2, "style": 1, "label": "a", "custom_id": "a", "url": "https://a" }]),
            ),
            format!("{part}.url"),
        ),
        (
            row(
                &json!([{ "type": 2, "style": 5, "label": "a", "custom_id": "a", "url": "https://a" }]),
            ),
            format!("{part}.custom_id"),
        ),
        (link(&format!("https://{}", "a".repeat(505))), format!("{part}.url")),
        (link("ftp://example.com"), format!("{part}.url")),
        (link("javascript://example.com"), format!("{part}.url")),
        (
            row(&json!([{ "type": 3, "custom_id": "m", "options": options(1) }, button("a", "a")])),
            "components.0.components".into(),
        ),
        (
            menu(|menu| {
                menu["min_values"] = json!(0);
                menu["max_values"] = json!(0);
            }),
            format!("{part}.max_values"),
        ),
        (
            menu(|menu| {
                menu["options"][0]["default"] = json!(true);
                menu["options"][1]["default"] = json!(true);
            }),
            format!("{part}.options"),
        ),
        (menu(|menu| menu["placeholder"] = json!(long(151))), format!("{part}.placeholder")),
        (menu(|menu| menu["options"] = json!(options(26))), format!("{part}.options")),
        (menu(|menu| menu["options"] = json!([])), format!("{part}.options")),
        (
            menu(|menu| menu["options"][0]["label"] = json!(long(101))),
            format!("{part}.options.0.label"),
        ),
        (
            menu(|menu| menu["options"][0]["value"] = json!(long(101))),
            format!("{part}.options.0.value"),
        ),
        (
            menu(|menu| menu["options"][0]["description"] = json!(long(101))),
            format!("{part}.options.0.description"),
        ),
        (menu(|menu| menu["options"][1]["value"] = json!("a")), format!("{part}.options.1.value")),
        (menu(|menu| menu["max_values"] = json!(3)), format!("{part}.max_values")),
        (menu(|menu| menu["min_values"] = json!(2)), format!("{part}.max_values")),
        (menu(|menu| menu["custom_id"] = json!(long(101))), format!("{part}.custom_id")),
    ];
    refuses(cases).await;
}

#[tokio::test]
async fn texts_embeds_and_mentions_have_limits() {
    let field =
        |name: &str, value: &str| embed(&json!({ "fields": [{ "name": name, "value": value }] }));
    let cases: Vec<(Value, String)> = vec![
        (json!({ "content": long(2001) }), "content".into()),
        (embed(&json!({ "title": long(257) })), "embeds.0.title".into()),
        (embed(&json!({})), "embeds.0.description".into()),
        (embed(&json!({ "description": long(4097) })), "embeds.0.description".into()),
        (embed(&json!({ "footer": { "text": long(2049) } })), "embeds.0.footer.text".into()),
        (embed(&json!({ "author": { "name": long(257) } })), "embeds.0.author.name".into()),
        (embed(&json!({ "title": "t", "color": 0x100_0000 })), "embeds.0.color".into()),
        (embed(&json!({ "image": { "url": "file:///x" } })), "embeds.0.image.url".into()),
        (embed(&json!({ "thumbnail": { "url": "file:///x" } })), "embeds.0.thumbnail.url".into()),
        (field("", "v"), "embeds.0.fields.0.name".into()),
        (field(&long(257), "v"), "embeds.0.fields.0.name".into()),
        (field("n", &long(1025)), "embeds.0.fields.0.value".into()),
        (field("n", ""), "embeds.0.fields.0.value".into()),
        (
            embed(&json!({ "fields": vec![json!({ "name": "n", "value": "v" }); 26] })),
            "embeds.0.fields".into(),
        ),
        (json!({ "embeds": vec![json!({ "title": "t" }); 11] }), "embeds".into()),
        (
            json!({ "embeds": [{ "description": long(4000) }, { "description": long(2001) }] }),
            "embeds".into(),
        ),
        (json!({ "content": "x", "nonce": long(26) }), "nonce".into()),
        (json!({ "content": "x", "enforce_nonce": true }), "nonce".into()),
        (json!({ "content": "x", "flags": 64 }), "flags".into()),
        (
            json!({ "content": "x", "message_reference": { "message_id": "1" } }),
            "message_reference".into(),
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            "allowed_mentions".into(),
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["roles"], "roles": ["1"] } }),
            "allowed_mentions".into(),
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "users": (1..=101).collect::<Vec<_>>() } }),
            "allowed_mentions.users".into(),
        ),
    ];
    refuses(cases).await;
}

#[tokio::test]
async fn what_is_just_short_enough_is_taken() {
    let client = TestClient::new().await;
    let full_rows: Vec<Value> =
        (0..5).map(|row| json!({ "type": 1, "components": buttons(5, row) })).collect();
    let options: Vec<Value> =
        (0..25).map(|number| json!({ "label": long(100), "value": format!("{number}") })).collect();
    let bodies = [
        json!({ "content": long(2000), "nonce": long(25), "components": full_rows }),
        row(&json!([button(&long(80), &long(100))])),
        link(&format!("discord://{}", "a".repeat(502))),
        menu(|menu| {
            menu["options"] = json!(options);
            menu["placeholder"] = json!(long(150));
            menu["min_values"] = json!(0);
            menu["max_values"] = json!(25);
        }),
        json!({ "embeds": [
            { "title": long(256), "description": long(4096) },
            { "fields": [{ "name": long(256), "value": long(1024) }] },
        ] }),
    ];
    for body in bodies {
        client.post(body).await.expect("allowed");
    }
    assert_eq!(client.standin.channel("general").messages().len(), 5);
}

#[tokio::test]
async fn what_the_stand_in_does_not_know_is_refused_loudly() {
    let client = TestClient::new().await;
    let path = format!("POST /channels/{}/messages", client.channel());
    let cases: Vec<(Value, &str, &str)> = vec![
        (json!({ "content": "x", "poll": {} }), "", "unknown field `poll`"),
        (json!({ "content": "x", "tts": true }), "", "unknown field value `true`"),
        (json!({ "content": "x", "flags": 1 << 15 }), "flags", "the flags 32768"),
        (
            row(&json!([{ "type": 5, "custom_id": "users" }])),
            "components.0.components.0.type",
            "components of type 5",
        ),
        (embed(&json!({ "title": "t", "video": {} })), "", "unknown field `video`"),
        (row(&json!([{ "type": 2, "sku_id": "1" }])), "", "unknown field `sku_id`"),
        (
            json!({ "content": "x", "message_reference": { "type": 1, "message_id": "1" } }),
            "message_reference.type",
            "references that are no replies",
        ),
    ];
    for (body, field, what) in cases {
        let refused = client.post(body.clone()).await.err();
        assert_eq!(refused, Some(form(&[field])), "{body}");
        let told = client.standin.take_unknown();
        assert_eq!(told.len(), 1, "{body}");
        assert!(told[0].starts_with(&format!("{path}: {what}")), "{told:?}");
    }
    assert!(client.standin.channel("general").messages().is_empty());
    let headers = format!("host: localhost\r\nauthorization: Bot {}\r\n", client.standin.token());
    let _expected = client.standin.expect_refusals();
    let request = format!("GET /api/v10/channels/{}?with_love=1", client.channel());
    assert_eq!(ask(&client.standin, &request, &headers, &[]).await.status, 400);
    let told = client.standin.take_unknown();
    assert_eq!(told, [format!("GET /channels/{}: the query with_love", client.channel())]);
}

#[tokio::test]
async fn an_empty_message_is_refused() {
    let client = TestClient::new().await;
    assert_eq!(client.post(json!({})).await.err(), Some(refused(400, 50006)));
    assert_eq!(client.post(json!({ "content": "  \n" })).await.err(), Some(refused(400, 50006)));
    let message = client.post(json!({ "content": "x" })).await.expect("a message");
    let emptied = client.edit(message.id, json!({ "content": "" })).await;
    assert_eq!(emptied.err(), Some(refused(400, 50006)));
}

#[tokio::test]
async fn files_have_a_size_and_their_descriptions_a_length() {
    let client = TestClient::new().await;
    let file = |size: usize| CreateAttachment::bytes(vec![0; size], "board.png");
    let just = client.post_files(client.channel(), json!({}), vec![file(FILE_SIZE)]).await;
    assert_eq!(just.expect("just small enough").attachments.len(), 1);
    let over = client.post_files(client.channel(), json!({}), vec![file(FILE_SIZE + 1)]).await;
    assert_eq!(over.err(), Some(refused(413, 40005)));
    let described = |length: usize| json!({ "attachments": [{ "id": "0", "filename": "board.png", "description": long(length) }] });
    let just = client.post_files(client.channel(), described(1024), vec![file(1)]).await;
    assert_eq!(just.expect("just short enough").attachments.len(), 1);
    let over = client.post_files(client.channel(), described(1025), vec![file(1)]).await;
    assert_eq!(over.err(), Some(form(&["attachments.0.description"])));
    let other = json!({ "attachments": [{ "id": "5", "filename": "board.png" }] });
    let unnamed = client.post_files(client.channel(), other, vec![file(1)]).await;
    assert_eq!(unnamed.err(), Some(form(&["files[0]"])));
    let nameless = vec![CreateAttachment::bytes(vec![1], "")];
    let nameless = client.post_files(client.channel(), json!({}), nameless).await;
    assert_eq!(nameless.err(), Some(form(&["files[0]"])));
    let many = (0..11).map(|_| file(1)).collect();
    let many = client.post_files(client.channel(), json!({}), many).await;
    assert_eq!(many.err(), Some(form(&["attachments"])));
}

#[tokio::test]
async fn a_nonce_is_known_for_minutes() {
    let client = TestClient::new().await;
    let body = json!({ "content": "once", "nonce": "n1", "enforce_nonce": true });
    let first = client.post(body.clone()).await.expect("a message");
    client.standin.advance(standin::state::NONCE_MEMORY / 2);
    let again = client.post(body.clone()).await.expect("the same message");
    assert_eq!(again.id, first.id);
    client.standin.advance(standin::state::NONCE_MEMORY);
    let later = client.post(body).await.expect("another message");
    assert_ne!(later.id, first.id);
    let careless = json!({ "content": "twice", "nonce": "n2" });
    let first = client.post(careless.clone()).await.expect("a message");
    assert_ne!(client.post(careless).await.expect("another message").id, first.id);
}

#[tokio::test]
async fn only_allowed_mentions_are_heard() {
    let client = TestClient::new().await;
    let text = format!("{} {}", client.red.mention(), client.blue.mention());
    let only_blue = json!({ "parse": [], "users": [client.blue.id] });
    client
        .post(json!({ "content": text, "allowed_mentions": only_blue }))
        .await
        .expect("a message");
    let heard = |person: &standin::Person| person.sees().last().expect("a message").pings_you;
    assert!(!heard(&client.red) && heard(&client.blue));
    client
        .post(json!({ "content": text, "allowed_mentions": { "parse": [] } }))
        .await
        .expect("one");
    assert!(!heard(&client.red) && !heard(&client.blue));
    client.post(json!({ "content": text })).await.expect("a message");
    assert!(heard(&client.red) && heard(&client.blue));
}

#[tokio::test]
async fn only_own_messages_are_edited_and_unknown_ones_are_unknown() {
    let client = TestClient::new().await;
    let said = client.red.say("mine").expect("a message");
    let edited = client.edit(MessageId::new(said.0), json!({ "content": "yours" })).await;
    assert_eq!(edited.err(), Some(refused(403, 50005)));
    {
        let _expected = client.standin.expect_refusals();
        let deleted = client.http.delete_message(client.channel(), MessageId::new(said.0), None);
        assert_eq!(deleted.await.map_err(Refused::of).err(), Some(refused(403, 50013)));
    }
    let unknown = client.edit(MessageId::new(7), json!({ "content": "x" })).await;
    assert_eq!(unknown.err(), Some(refused(404, 10008)));
    let nowhere = client.post_in(standin::Id(7), json!({ "content": "x" })).await;
    assert_eq!(nowhere.err(), Some(refused(404, 10003)));
}

#[tokio::test]
async fn an_edit_keeps_what_it_does_not_name() {
    let client = TestClient::new().await;
    let file = CreateAttachment::bytes(vec![1], "a.png");
    let body = row(&json!([button("a", "a")]));
    let message = client.post_files(client.channel(), body, vec![file]).await.expect("a message");
    let edited = client.edit(message.id, json!({ "content": "y" })).await.expect("changed");
    assert_eq!((edited.components.len(), edited.attachments.len()), (1, 1));
    let edited = client.edit(message.id, json!({ "components": [] })).await.expect("changed");
    assert_eq!((edited.content.as_str(), edited.components.len()), ("y", 0));
    let edited = client.edit(message.id, json!({ "attachments": [] })).await.expect("changed");
    assert!(edited.attachments.is_empty());
}

#[tokio::test]
async fn history_is_read_in_pages() {
    let client = TestClient::new().await;
    let mut ids = Vec::new();
    for number in 0..5 {
        ids.push(client.post(json!({ "content": format!("{number}") })).await.expect("one").id);
    }
    let read = async |target| {
        let page =
            client.http.get_messages(client.channel(), target, Some(2)).await.expect("a page");
        page.into_iter().map(|message| message.content).collect::<Vec<_>>()
    };
    assert_eq!(read(None).await, ["4", "3"]);
    assert_eq!(read(Some(Before(ids[3]))).await, ["2", "1"]);
    assert_eq!(read(Some(After(ids[1]))).await, ["3", "2"]);
    assert_eq!(read(Some(Around(ids[2]))).await, ["2", "1"]);
    let _expected = client.standin.expect_refusals();
    let too_many = client.http.get_messages(client.channel(), None, Some(101)).await;
    assert_eq!(too_many.map_err(Refused::of).err(), Some(form(&["limit"])));
}

#[tokio::test]
async fn the_same_requests_give_the_same_ids() {
    async fn script() -> Vec<String> {
        let client = TestClient::new().await;
        let message = client.post(json!({ "content": "one" })).await.expect("a message");
        client.standin.advance(std::time::Duration::from_millis(7));
        client.edit(message.id, json!({ "content": "two" })).await.expect("changed");
        client.red.say("three").expect("a message");
        client.http.get_messages(client.channel(), None, None).await.expect("a list");
        let lines = client.standin.requests();
        lines.iter().map(|line| serde_json::to_string(line).expect("a line")).collect()
    }
    assert_eq!(script().await, script().await);
}
