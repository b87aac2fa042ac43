//! The gateway's own rules, without a bot.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use serenity::all::{Event, GatewayEvent};
use standin::Standin;
use standin::model::Permissions;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wait::bounded;

use crate::client::TestClient;

pub(crate) const GUILDS: u64 = 1;
const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;

pub(crate) struct GatewayClient(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl GatewayClient {
    /// A connection that was greeted.
    pub(crate) async fn open(standin: &Standin) -> Self {
        let url = format!("ws://{}/gateway?v=10&encoding=json", standin.address());
        let mut socket = Self(connect_async(url).await.expect("a connection").0);
        assert_eq!(socket.hear().await["op"], 10);
        socket
    }

    pub(crate) async fn identified(standin: &Standin, intents: u64) -> Self {
        let mut socket = Self::open(standin).await;
        socket.say(&identify(standin, intents)).await;
        assert_eq!(socket.hear().await["t"], "READY");
        socket
    }

    pub(crate) async fn say(&mut self, frame: &Value) {
        self.0.send(Message::text(frame.to_string())).await.expect("sent");
    }

    async fn next(&mut self) -> Message {
        self.heard().await.expect("a message").expect("a whole one")
    }

    /// What comes next, if the connection does not end.
    pub(crate) async fn heard(&mut self) -> Option<tungstenite::Result<Message>> {
        let silence = || "the gateway says nothing".to_owned();
        bounded("something from the gateway", silence, self.0.next()).await
    }

    pub(crate) async fn hear(&mut self) -> Value {
        match self.next().await {
            Message::Text(text) => {
                let understood: GatewayEvent =
                    serde_json::from_str(&text).expect("serenity understands it");
                let unknown = matches!(understood, GatewayEvent::Dispatch(_, Event::Unknown(_)));
                assert!(!unknown, "serenity does not know {text}");
                serde_json::from_str(&text).expect("JSON")
            }
            message => panic!("{message:?} instead of text"),
        }
    }

    /// The code with which the gateway ends the connection.
    pub(crate) async fn close_code(&mut self) -> u16 {
        match self.next().await {
            Message::Close(Some(frame)) => frame.code.into(),
            message => panic!("{message:?} instead of a close"),
        }
    }
}

pub(crate) fn identify(standin: &Standin, intents: u64) -> Value {
    json!({ "op": 2, "d": { "token": standin.token(), "intents": intents } })
}

#[tokio::test]
async fn who_does_not_keep_the_rules_is_sent_away() {
    let standin = Standin::start().await;
    let mut guess = identify(&standin, 0);
    guess["d"]["token"] = json!("guessed");
    let resume = json!({ "op": 6, "d": { "token": "guessed", "session_id": "x", "seq": 0 } });
    let cases = [
        (json!({ "op": 3, "d": {} }), 4003),
        (json!({ "op": 2, "d": {} }), 4002),
        (json!("nothing"), 4002),
        (guess, 4004),
        (resume, 4004),
        (identify(&standin, 1 << 1), 4014),
        (identify(&standin, 1 << 15), 4014),
    ];
    for (frame, code) in cases {
        let mut socket = GatewayClient::open(&standin).await;
        socket.say(&frame).await;
        assert_eq!(socket.close_code().await, code, "{frame}");
    }
    let mut socket = GatewayClient::identified(&standin, 0).await;
    socket.say(&identify(&standin, 0)).await;
    assert_eq!(socket.close_code().await, 4005);
    let mut socket = GatewayClient::identified(&standin, 0).await;
    socket.say(&json!({ "op": 77 })).await;
    assert_eq!(socket.close_code().await, 4001);
    assert_eq!(standin.take_unknown(), ["opcode 77 of the gateway"]);
}

#[tokio::test]
async fn who_has_not_identified_is_dropped_too() {
    let standin = Standin::start().await;
    let mut socket = GatewayClient::open(&standin).await;
    standin.close_gateway(Some(4000));
    assert_eq!(socket.close_code().await, 4000);
    let mut socket = GatewayClient::open(&standin).await;
    standin.outage(true);
    assert!(!matches!(socket.heard().await, Some(Ok(_))), "the connection ends");
    let url = format!("ws://{}/gateway?v=10&encoding=json", standin.address());
    assert!(connect_async(url).await.is_err(), "and there is no other");
    assert_eq!(standin.refused_connections(), 1);
    standin.outage(false);
    GatewayClient::identified(&standin, 0).await;
}

#[tokio::test]
async fn nothing_is_told_of_what_the_bot_may_not_see() {
    let client = TestClient::new().await;
    let (standin, red) = (&client.standin, &client.red);
    let button = json!({ "type": 2, "style": 1, "label": "Press", "custom_id": "p" });
    let rows = json!([{ "type": 1, "components": [button] }]);
    client.post(json!({ "content": "x", "components": rows })).await.expect("a message");
    let (seen, hidden) = (standin.channel("general"), standin.channel("hidden"));
    let in_hidden = red.at(&hidden);
    hidden.forbid_bot(Permissions::VIEW_CHANNEL);
    let mut socket = GatewayClient::identified(standin, GUILDS | GUILD_MESSAGES).await;
    let server = socket.hear().await;
    let channels = server["d"]["channels"].as_array().expect("channels");
    assert_eq!(channels.len(), 1, "a channel that is hidden is not listed");
    let said = in_hidden.say("unheard").expect("a message");
    hidden.delete_message(said);
    hidden.forbid_bot(Permissions::VIEW_CHANNEL);
    red.say("heard").expect("a message");
    assert_eq!(socket.hear().await["d"]["channel_id"], json!(seen.id));
    hidden.allow_all();
    assert_eq!(socket.hear().await["t"], "CHANNEL_UPDATE");
    in_hidden.say("heard now").expect("a message");
    assert_eq!(socket.hear().await["d"]["channel_id"], json!(hidden.id));
    standin.throw_bot_out();
    assert_eq!(socket.hear().await["t"], "GUILD_DELETE");
    red.say("unheard").expect("a message");
    red.click("Press").expect("an old button");
    seen.forbid_bot(Permissions::SEND_MESSAGES);
    hidden.delete();
    standin.channel("new");
    standin.invite_bot();
    assert_eq!(socket.hear().await["t"], "GUILD_CREATE");
}

#[tokio::test]
async fn a_heartbeat_is_acknowledged() {
    let standin = Standin::start().await;
    let mut socket = GatewayClient::open(&standin).await;
    socket.say(&json!({ "op": 1, "d": null })).await;
    assert_eq!(socket.hear().await["op"], 11);
}

#[tokio::test]
async fn intents_decide_what_is_told() {
    let standin = Standin::start().await;
    let red = standin.person("Red");
    let mut servers = GatewayClient::identified(&standin, GUILDS | GUILD_MESSAGES).await;
    let mut letters = GatewayClient::identified(&standin, DIRECT_MESSAGES).await;
    assert_eq!(servers.hear().await["t"], "GUILD_CREATE");
    red.say("in the channel").expect("a message");
    red.in_dms().say("in private").expect("a message");
    let told = servers.hear().await;
    assert_eq!((&told["t"], &told["d"]["content"]), (&json!("MESSAGE_CREATE"), &json!("")));
    let told = letters.hear().await;
    assert_eq!(
        (&told["t"], &told["d"]["content"]),
        (&json!("MESSAGE_CREATE"), &json!("in private"))
    );
}

#[tokio::test]
async fn a_resumed_session_hears_what_it_missed_and_nothing_twice() {
    let standin = Standin::start().await;
    let red = standin.person("Red").in_dms();
    let mut socket = GatewayClient::open(&standin).await;
    socket.say(&identify(&standin, DIRECT_MESSAGES)).await;
    let ready = socket.hear().await;
    red.say("heard").expect("a message");
    let seq = socket.hear().await["s"].clone();
    drop(socket);
    red.say("missed").expect("a message");
    let resume = |seq: &Value| {
        let session = &ready["d"]["session_id"];
        json!({ "op": 6, "d": { "token": standin.token(), "session_id": session, "seq": seq } })
    };
    let mut socket = GatewayClient::open(&standin).await;
    socket.say(&resume(&seq)).await;
    assert_eq!(socket.hear().await["d"]["content"], "missed");
    assert_eq!(socket.hear().await["t"], "RESUMED");
    let mut ahead = GatewayClient::open(&standin).await;
    ahead.say(&resume(&json!(99))).await;
    let answer = ahead.hear().await;
    assert_eq!((&answer["op"], &answer["d"]), (&json!(9), &json!(false)));
}

/// serenity drops what it cannot read without a word, so each kind of event is read here.
#[tokio::test]
async fn every_kind_of_event_is_understood() {
    let client = TestClient::new().await;
    let (standin, http) = (&client.standin, &client.http);
    let mut socket =
        GatewayClient::identified(standin, GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES).await;
    let message = client.post(json!({ "content": "x" })).await.expect("a message");
    client
        .edit(message.id, json!({ "content": "y", "embeds": [{ "title": "t" }] }))
        .await
        .expect("one");
    let name = json!({ "name": "Table" });
    let thread = http.create_thread_from_message(client.channel(), message.id, &name, None).await;
    let thread = standin::Id(thread.expect("a thread").id.get());
    client.red.at_id(thread).say("in the thread").expect("a message");
    standin.channel("general").threads()[0].archive();
    standin.channel("general").threads()[0].delete();
    standin.channel("general").delete_message(standin::Id(message.id.get()));
    client.red.complete("do", &[("word", "a")], "word").expect("an option");
    let act = client.red.in_dms().slash("do", &[]).expect("a command");
    let input = json!({ "type": 4, "custom_id": "i", "style": 1, "label": "Input" });
    let rows = json!([{ "type": 1, "components": [input] }]);
    let form = json!({ "custom_id": "form", "title": "Form", "components": rows });
    client.answer(&act, json!({ "type": 9, "data": form })).await.expect("a form");
    let sent = client.red.submit(&[("Input", "x")]).expect("filled in");
    let button = json!({ "type": 2, "style": 1, "label": "Press", "custom_id": "p" });
    let rows = json!([{ "type": 1, "components": [button] }]);
    let data = json!({ "content": "z", "components": rows });
    client.answer(&sent, json!({ "type": 4, "data": data })).await.expect("an answer");
    client.red.in_dms().click("Press").expect("a button");
    let other = standin.channel("other");
    other.forbid_bot(Permissions::SEND_MESSAGES);
    other.delete();
    standin.throw_bot_out();
    let expected = [
        "GUILD_CREATE",
        "MESSAGE_CREATE",
        "MESSAGE_UPDATE",
        "THREAD_CREATE",
        "MESSAGE_CREATE",
        "THREAD_UPDATE",
        "THREAD_DELETE",
        "MESSAGE_DELETE",
        "INTERACTION_CREATE",
        "INTERACTION_CREATE",
        "INTERACTION_CREATE",
        "MESSAGE_CREATE",
        "INTERACTION_CREATE",
        "CHANNEL_CREATE",
        "CHANNEL_UPDATE",
        "CHANNEL_DELETE",
        "GUILD_DELETE",
    ];
    for name in expected {
        assert_eq!(socket.hear().await["t"], name);
    }
}
