//! Bytes that are no request of any bot: refused, and nothing breaks.

use standin::Standin;

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
    let standin = Standin::start().await;
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
