//! Requests as plain bytes, for what no client library would send or show.

use standin::Standin;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use wait::bounded;

pub(crate) struct HttpResponse {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl HttpResponse {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// Sends a request, such as `GET /`, with headers that each end a line, and a body.
pub(crate) async fn ask(
    standin: &Standin,
    request: &str,
    headers: &str,
    body: &[u8],
) -> HttpResponse {
    let mut stream = tokio::net::TcpStream::connect(standin.address()).await.expect("a connection");
    let length = body.len();
    let head = format!(
        "{request} HTTP/1.1\r\n{headers}connection: close\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    stream.write_all(body).await.expect("sent");
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    bounded("an answer", || standin.last_requests(), read).await.expect("an answer");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a body");
    let body = answer.split_off(end + 4);
    let head = String::from_utf8(answer).expect("a head of text");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    HttpResponse { status: status.expect("a status"), head, body }
}
