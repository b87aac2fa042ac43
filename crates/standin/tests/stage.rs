//! What every test starts with: a stand-in, the showcase bot, and two people.

use standin::showcase::Showcase;
use standin::{Builder, Person, Standin};

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
        Self { bot, red, blue, standin }
    }
}
