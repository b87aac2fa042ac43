//! The page's door: who is let in, and what the browser is told about it.

use crate::stage::Stage;

/// Asks for a path with these headers, as a text, and gives the whole answer.
async fn ask(stage: &Stage, path: &str, headers: &str) -> String {
    let reply = crate::http::ask(&stage.standin, &format!("GET {path}"), headers, &[]).await;
    format!("{}{}", reply.head, reply.text())
}

#[tokio::test]
async fn the_page_loads_nothing_from_elsewhere_and_runs_nothing_inline() {
    let stage = Stage::new().await;
    let page = ask(&stage, "/", "host: localhost\r\n").await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("content-security-policy: default-src 'none'; script-src 'self'"));
    assert!(page.contains("x-content-type-options: nosniff"));
    let body = page.split_once("\r\n\r\n").expect("a body").1;
    assert!(!body.contains("://"), "no address of elsewhere");
    assert!(!body.contains("<style") && !body.contains(" style=") && !body.contains("<script>"));
    for path in body.split(['"']).filter(|part| part.starts_with("/page/")) {
        assert!(ask(&stage, path, "host: localhost\r\n").await.starts_with("HTTP/1.1 200"));
    }
}

#[tokio::test]
async fn foreign_names_and_foreign_pages_are_turned_away() {
    let stage = Stage::new().await;
    let address = stage.standin.address();
    let refused = |answer: &str| answer.starts_with("HTTP/1.1 403");
    for path in ["/", "/page/socket", "/gateway", "/api/v10/gateway"] {
        assert!(refused(&ask(&stage, path, "host: example.com\r\n").await), "{path}");
        let foreign = format!("host: {address}\r\norigin: http://example.com\r\n");
        assert!(refused(&ask(&stage, path, &foreign).await), "{path}");
    }
    let upgrade = "upgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let nowhere = format!("host: {address}\r\n{upgrade}connection: upgrade\r\n");
    assert!(refused(&ask(&stage, "/page/socket", &nowhere).await), "a page names its origin");
}
