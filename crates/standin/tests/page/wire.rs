//! The page's address: who is let in, and what the browser is told about it.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wait::bounded;

use crate::harness::ShowcaseHarness;

/// Asks for a path with these headers, as a text, and gives the whole answer.
async fn ask(harness: &ShowcaseHarness, path: &str, headers: &str) -> String {
    let reply = crate::http::ask(&harness.standin, &format!("GET {path}"), headers, &[]).await;
    format!("{}{}", reply.head, reply.text())
}

#[tokio::test]
async fn the_page_loads_nothing_from_elsewhere_and_runs_nothing_inline() {
    let harness = ShowcaseHarness::new().await;
    let page = ask(&harness, "/", "host: localhost\r\n").await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("content-security-policy: default-src 'none'; script-src 'self'"));
    assert!(page.contains("x-content-type-options: nosniff"));
    let body = page.split_once("\r\n\r\n").expect("a body").1;
    assert!(!body.contains("://"), "no address of elsewhere");
    assert!(!body.contains("<style") && !body.contains(" style=") && !body.contains("<script>"));
    for path in body.split(['"']).filter(|part| part.starts_with("/page/")) {
        assert!(ask(&harness, path, "host: localhost\r\n").await.starts_with("HTTP/1.1 200"));
    }
}

#[tokio::test]
async fn foreign_names_and_foreign_pages_are_turned_away() {
    let harness = ShowcaseHarness::new().await;
    let address = harness.standin.address();
    let refused = |answer: &str| answer.starts_with("HTTP/1.1 403");
    for path in ["/", "/page/socket", "/gateway", "/api/v10/gateway"] {
        assert!(refused(&ask(&harness, path, "host: example.com\r\n").await), "{path}");
        let foreign = format!("host: {address}\r\norigin: http://example.com\r\n");
        assert!(refused(&ask(&harness, path, &foreign).await), "{path}");
    }
    let upgrade = "upgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let nowhere = format!("host: {address}\r\n{upgrade}connection: upgrade\r\n");
    assert!(refused(&ask(&harness, "/page/socket", &nowhere).await), "a page names its origin");
}

#[tokio::test]
async fn no_page_can_be_the_bot() {
    let harness = ShowcaseHarness::new().await;
    let address = harness.standin.address();
    let url = format!("ws://{address}/page/socket");
    let mut request = url.into_client_request().expect("a request");
    let origin = format!("http://{address}").parse().expect("a header");
    request.headers_mut().insert("origin", origin);
    let (mut socket, _) = connect_async(request).await.expect("a connection");
    let (bot, red) = (harness.standin.bot(), harness.red.id);
    let said = [
        json!({ "say": "watch", "people": [bot, red] }),
        json!({ "say": "act", "number": 1, "person": bot, "place": harness.red.place,
            "deed": { "say": { "text": "I am the bot" } } }),
        json!({ "say": "act", "number": 2, "person": red, "place": harness.red.place,
            "deed": { "say": { "text": "I am Red" } } }),
    ];
    for say in said {
        socket.send(Message::text(say.to_string())).await.expect("sent");
    }
    let mut told = Vec::new();
    while told.last().is_none_or(|told: &Value| told["number"] != 2) {
        let silence = || harness.standin.last_requests();
        let heard = bounded("what the page is told", silence, socket.next()).await;
        let heard = heard.expect("more").expect("a whole message");
        told.push(serde_json::from_str(heard.to_text().expect("text")).expect("JSON"));
    }
    let refused = told.iter().find(|told| told["number"] == 1).expect("an answer");
    assert_eq!(
        (&refused["tell"], &refused["why"]),
        (&json!("refused"), &json!("There's no such person"))
    );
    let shown: Vec<_> = told.iter().filter(|told| told["tell"] == "view").collect();
    assert!(!shown.is_empty());
    assert!(shown.iter().all(|view| view["person"] == json!(red)), "nobody is the bot");
    assert_eq!(harness.red.sees().len(), 1, "only Red has written");
}
