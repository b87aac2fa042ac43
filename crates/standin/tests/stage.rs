//! What every test starts with: a stand-in, the showcase bot, and two people.

use showcase::Showcase;
use standin::{Builder, Person, Standin};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

pub(crate) struct Stage {
    // Fields are dropped in this order: the bot goes before what it talks to.
    pub bot: Showcase,
    pub red: Person,
    pub blue: Person,
    pub standin: Standin,
}

impl Stage {
    pub(crate) async fn new() -> Self {
        Self::with(Standin::builder()).await
    }

    pub(crate) async fn with(builder: Builder) -> Self {
        let standin = builder.start().await.expect("a stand-in");
        let (red, blue) = (standin.person("Red"), standin.person("Blue"));
        let bot = Showcase::start(&standin.url(), standin.token()).await.expect("a bot");
        standin.has_command("count").await;
        standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;
        Self { bot, red, blue, standin }
    }

    /// A file, as a browser would get it.
    pub(crate) async fn fetch(&self, url: &str) -> Vec<u8> {
        let path = url.strip_prefix(&self.standin.url()).expect("an address of the stand-in");
        let mut stream =
            tokio::net::TcpStream::connect(self.standin.address()).await.expect("a connection");
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a body");
        answer.split_off(end + 4)
    }
}
