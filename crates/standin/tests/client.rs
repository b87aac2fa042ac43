//! A bot without a bot: requests that a test writes itself, sent by serenity's own HTTP client.

use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, ChannelId, CreateAttachment, Http, HttpError, InteractionId, Message, MessageId,
};
use standin::{Act, Person, Standin};

pub(crate) struct TestClient {
    pub http: Http,
    pub red: Person,
    pub blue: Person,
    pub standin: Standin,
}

/// How Discord says no.
#[derive(Debug, PartialEq)]
pub(crate) struct Refused {
    pub status: u16,
    pub code: isize,
    /// The wrong fields of a form.
    pub paths: Vec<String>,
}

impl Refused {
    /// The error as Discord's refusal; anything else is a fault of the test.
    pub(crate) fn of(error: serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Self {
                status: answer.status_code.as_u16(),
                code: answer.error.code,
                paths: answer.error.errors.into_iter().map(|error| error.path).collect(),
            },
            error => panic!("no refusal: {error}"),
        }
    }
}

pub(crate) type ClientResult<T> = Result<T, Refused>;

impl TestClient {
    /// A stand-in with a command `do` that has no one to answer it.
    pub(crate) async fn new() -> Self {
        let standin = Standin::start().await;
        let http =
            gateway_relay::http(standin.token(), &gateway_relay::Endpoint::Standin(standin.url()))
                .build();
        http.set_application_id(ApplicationId::new(standin.bot().0));
        let word =
            json!({ "type": 3, "name": "word", "description": "A word", "autocomplete": true });
        let command = json!([{ "name": "do", "description": "Does it", "options": [word] }]);
        http.create_global_commands(&command).await.expect("a command");
        let (red, blue) = (standin.person("Red"), standin.person("Blue"));
        Self { http, red, blue, standin }
    }

    pub(crate) fn channel(&self) -> ChannelId {
        ChannelId::new(self.red.place.0)
    }

    pub(crate) async fn post(&self, body: Value) -> ClientResult<Message> {
        self.post_files(self.channel(), body, Vec::new()).await
    }

    pub(crate) async fn post_in(&self, place: standin::Id, body: Value) -> ClientResult<Message> {
        self.post_files(ChannelId::new(place.0), body, Vec::new()).await
    }

    pub(crate) async fn post_files(
        &self,
        channel: ChannelId,
        body: Value,
        files: Vec<CreateAttachment>,
    ) -> ClientResult<Message> {
        let _expected = self.standin.expect_refusals();
        self.http.send_message(channel, files, &body).await.map_err(Refused::of)
    }

    pub(crate) async fn edit(&self, message: MessageId, body: Value) -> ClientResult<Message> {
        let _expected = self.standin.expect_refusals();
        let edited = self.http.edit_message(self.channel(), message, &body, Vec::new()).await;
        edited.map_err(Refused::of)
    }

    /// Red does something that no one has answered yet.
    pub(crate) fn act(&self) -> Act {
        self.red.slash("do", &[]).expect("a command")
    }

    /// The first answer to an interaction.
    pub(crate) async fn answer(&self, act: &Act, body: Value) -> ClientResult<()> {
        self.answer_with(act.id, &act.token(), body).await
    }

    pub(crate) async fn answer_with(
        &self,
        id: standin::Id,
        token: &str,
        body: Value,
    ) -> ClientResult<()> {
        let _expected = self.standin.expect_refusals();
        let id = InteractionId::new(id.0);
        let done = self.http.create_interaction_response(id, token, &body, Vec::new()).await;
        done.map_err(Refused::of)
    }

    pub(crate) async fn edit_original(&self, act: &Act, body: Value) -> ClientResult<Message> {
        let _expected = self.standin.expect_refusals();
        let token = act.token();
        let edited = self.http.edit_original_interaction_response(&token, &body, Vec::new()).await;
        edited.map_err(Refused::of)
    }

    pub(crate) async fn follow_up(&self, token: &str, body: Value) -> ClientResult<Message> {
        let _expected = self.standin.expect_refusals();
        let done = self.http.create_followup_message(token, &body, Vec::new()).await;
        done.map_err(Refused::of)
    }

    pub(crate) async fn commands(&self, body: Value) -> ClientResult<usize> {
        let _expected = self.standin.expect_refusals();
        let set = self.http.create_global_commands(&body).await;
        set.map(|set| set.len()).map_err(Refused::of)
    }
}

/// The refusal of a form because of these fields.
pub(crate) fn form(paths: &[&str]) -> Refused {
    let paths = paths.iter().map(|path| (*path).to_owned()).collect();
    Refused { status: 400, code: 50035, paths }
}

pub(crate) fn refused(status: u16, code: isize) -> Refused {
    Refused { status, code, paths: Vec::new() }
}

/// A text of so many characters.
pub(crate) fn long(length: usize) -> String {
    "ö".repeat(length)
}
