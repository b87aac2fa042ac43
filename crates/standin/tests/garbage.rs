//! Bytes that are no request of any bot: refused, and nothing breaks.

use futures_util::{SinkExt, StreamExt};
use hostile::{cases, count, sample, wrong};
use serde_json::{Value, json};
use standin::{Person, Standin};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wait::bounded;

use crate::http::ask;

/// The status of the answer to a request with this path, kind of body, and body.
async fn status(standin: &Standin, path: &str, kind: &str, body: &[u8]) -> u16 {
    let token = standin.token();
    let headers =
        format!("host: localhost\r\nauthorization: Bot {token}\r\ncontent-type: {kind}\r\n");
    ask(standin, &format!("POST /api/v10{path}"), &headers, body).await.status
}

#[tokio::test]
async fn garbage_is_refused() {
    let standin = Standin::builder().unrecorded().start().await.expect("a stand-in");
    let _expected = standin.expect_refusals();
    let messages = format!("/channels/{}/messages", standin.channel("general").id);
    let form = "multipart/form-data; boundary=b";
    let json = "application/json";
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    let bodies: [(&str, &[u8]); 12] = [
        (json, b"{"),
        (json, b"\xff\xfe"),
        (json, b"[]"),
        (json, b"\"text\""),
        (json, b"{\"content\": 3}"),
        (json, b"{\"embeds\": [[]]}"),
        (json, b"{\"components\": [{\"type\": 1, \"components\": 5}]}"),
        (json, b"{\"attachments\": [{\"id\": \"x\"}]}"),
        (json, deep.as_bytes()),
        (form, b"--b\r\n"),
        (
            form,
            b"--b\r\ncontent-disposition: form-data; name=\"payload_json\"\r\n\r\n{\r\n--b--\r\n",
        ),
        (form, b"--b\r\ncontent-disposition: form-data; name=\"other\"\r\n\r\nx\r\n--b--\r\n"),
    ];
    for (kind, body) in bodies {
        let shown = String::from_utf8_lossy(&body[..body.len().min(60)]).into_owned();
        assert_eq!(status(&standin, &messages, kind, body).await, 400, "{shown}");
    }
    assert_eq!(status(&standin, "/channels/x/messages", json, b"{}").await, 400);
    let huge = "/channels/99999999999999999999999/messages";
    assert_eq!(status(&standin, huge, json, b"{}").await, 400);
    assert_eq!(status(&standin, &messages, json, b"{\"content\": \"fine\"}").await, 200);
}

/// A message with something of everything.
fn message() -> Value {
    json!({
        "content": "words",
        "embeds": [{
            "title": "a title", "description": "more", "color": 7,
            "fields": [{ "name": "a", "value": "b", "inline": true }], "footer": { "text": "end" },
        }],
        "components": [
            { "type": 1, "components": [
                { "type": 2, "custom_id": "a", "label": "A", "style": 1, "disabled": false },
                { "type": 2, "url": "https://example.com", "label": "B", "style": 5 },
            ] },
            { "type": 1, "components": [{
                "type": 3, "custom_id": "menu", "placeholder": "C", "min_values": 1, "max_values": 1,
                "options": [{ "label": "one", "value": "1", "description": "d", "default": true }],
            }] },
        ],
        "allowed_mentions": { "parse": [], "users": [], "roles": [], "replied_user": false },
        "nonce": "n", "flags": 0, "tts": false,
    })
}

/// A body in which one thing is wrong is posted whole or refused whole, and the next one is heard.
#[tokio::test]
async fn a_message_with_something_wrong_is_posted_or_refused() {
    let standin = Standin::builder().unrecorded().start().await.expect("a stand-in");
    let _expected = standin.expect_refusals();
    let place = standin.channel("general");
    let messages = format!("/channels/{}/messages", place.id);
    let good = message();
    for number in sample(count(&good), cases()) {
        let wrong = wrong(&good, number);
        let before = place.messages().len();
        let body = wrong.value.to_string();
        let status = status(&standin, &messages, "application/json", body.as_bytes()).await;
        let posted = place.messages().len() - before;
        let is_whole = matches!((status, posted), (200, 1) | (400, 0));
        assert!(is_whole, "{status} and {posted} messages: {}", wrong.part);
    }
    let body = good.to_string();
    assert_eq!(status(&standin, &messages, "application/json", body.as_bytes()).await, 200);
    // What was made up is nothing that a bot has to know.
    standin.take_unknown();
}

/// Everything that a page says for its people, once.
fn page_says(person: &Person, message: &str) -> Vec<Value> {
    let deeds = [
        json!({ "say": { "text": "hello" } }),
        json!({ "slash": { "command": "count up", "options": [["to", "3"]] } }),
        json!({ "complete": { "command": "c", "options": [["o", "x"]], "focused": "o" } }),
        json!({ "click": { "message": message, "button": "a" } }),
        json!({ "pick": { "message": message, "menu": "menu", "values": ["1"] } }),
        json!({ "submit": { "fields": [["a", "b"]] } }),
        json!({ "put_away": {} }),
        json!({ "open_dms": { "open": true } }),
        json!({ "speak": { "locale": "de" } }),
    ];
    let act = |deed: Value| json!({ "say": "act", "number": 1, "person": person.id, "place": person.place, "deed": deed });
    let watch = json!({ "say": "watch", "people": [person.id], "locale": "fr" });
    deeds.into_iter().map(act).chain([watch]).collect()
}

#[tokio::test]
async fn whatever_a_page_says_its_next_word_is_heard() {
    let standin = Standin::builder().unrecorded().start().await.expect("a stand-in");
    let (red, address) = (standin.person("Red"), standin.address());
    let message = red.say("hello").expect("a message").to_string();
    let mut request =
        format!("ws://{address}/page/socket").into_client_request().expect("a request");
    let origin = format!("http://{address}").parse().expect("a header");
    request.headers_mut().insert("origin", origin);
    let (socket, _) = connect_async(request).await.expect("a connection");
    let mut said: Vec<String> =
        ["", "{", "null", "[]", "7", "{\"say\":\"dance\"}"].map(str::to_owned).into();
    said.push("[".repeat(100_000));
    for good in page_says(&red, &message) {
        let wrong =
            sample(count(&good), cases() / 4).into_iter().map(|number| wrong(&good, number));
        said.extend(wrong.map(|wrong| wrong.value.to_string()));
    }
    let last = json!({
        "say": "act", "number": 77, "person": red.id, "place": red.place,
        "deed": { "say": { "text": "the last word" } },
    });
    said.push(last.to_string());
    let (mut sink, mut heard) = socket.split();
    let says = async {
        for text in said {
            sink.send(Message::text(text)).await.expect("a page that is heard");
        }
    };
    let last_is_done = async {
        loop {
            let next = heard.next().await.expect("more").expect("a whole message");
            let told: Value = serde_json::from_str(next.to_text().expect("text")).expect("JSON");
            if told["tell"] == "done" && told["number"] == 77 {
                break;
            }
        }
    };
    let both = async { tokio::join!(says, last_is_done) };
    bounded("the last word to be heard", || standin.last_requests(), both).await;
    assert!(red.sees().iter().any(|seen| seen.text() == "the last word"));
}
