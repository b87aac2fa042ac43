//! What every test starts with: a stand-in, the showcase bot, and two people.

use showcase::Showcase;
use standin::{Builder, Person, Standin};

use crate::http::ask;

pub(crate) struct ShowcaseHarness {
    // Fields are dropped in this order: the bot goes before what it talks to.
    pub bot: Showcase,
    pub red: Person,
    pub blue: Person,
    pub standin: Standin,
}

impl ShowcaseHarness {
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
        let reply = ask(&self.standin, &format!("GET {path}"), "host: localhost\r\n", &[]).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.body
    }
}
