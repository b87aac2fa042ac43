//! What serenity connects to, by a Discord that tries to lead it elsewhere.

use super::*;
use crate::RunningClient;
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::Uri;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const TOKEN: &str = "a.b.c";

struct Silent;

impl EventHandler for Silent {}

/// A Discord that names its gateway once, where it is asked for shards too, and a trap ever after.
struct Liar {
    address: SocketAddr,
    trap: SocketAddr,
    asked: AtomicUsize,
    /// Each connection to the gateway: its path, and with what serenity introduced itself.
    connections: Mutex<Vec<(String, u64)>>,
}

/// The gateway's path, which serenity itself is not told.
const PATH: &str = "/only/the/relay/knows";

impl Liar {
    /// Starts it, with a trap that notes who comes.
    async fn start() -> (Arc<Self>, Arc<AtomicUsize>) {
        let listen = async || TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let (listener, trap) = (listen().await, listen().await);
        let liar = Arc::new(Self {
            address: listener.local_addr().expect("its address"),
            trap: trap.local_addr().expect("its address"),
            asked: AtomicUsize::new(0),
            connections: Mutex::default(),
        });
        let caught = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&caught);
        tokio::spawn(async move {
            while trap.accept().await.is_ok() {
                counter.fetch_add(1, Ordering::Relaxed);
            }
        });
        let routes = Router::new().fallback(answer).with_state(Arc::clone(&liar));
        tokio::spawn(async move { axum::serve(listener, routes).await });
        (liar, caught)
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    fn connections(&self) -> Vec<(String, u64)> {
        self.connections.lock().expect("no panic before").clone()
    }
}

async fn answer(
    State(liar): State<Arc<Liar>>,
    uri: Uri,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    if let Ok(upgrade) = upgrade {
        let path = uri.path().to_owned();
        return upgrade.on_upgrade(async move |socket| gateway(socket, &liar, path).await);
    }
    let trap = format!("ws://{}", liar.trap);
    let limit = json!({ "total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1 });
    let body = match uri.path().rsplit_once("/api/v10").map(|(_, path)| path) {
        Some("/gateway/bot") => {
            let is_first = liar.asked.fetch_add(1, Ordering::Relaxed) == 0;
            let url = if is_first { format!("ws://{}{PATH}", liar.address) } else { trap };
            json!({ "url": url, "shards": 1, "session_start_limit": limit })
        }
        Some("/gateway") => json!({ "url": trap }),
        _ => json!({}),
    };
    ([(CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}

/// Welcomes serenity, and then ends each connection in another way.
async fn gateway(mut socket: WebSocket, liar: &Liar, path: String) {
    const HELLO: &str = r#"{"op":10,"s":null,"t":null,"d":{"heartbeat_interval":41250}}"#;
    let say = async |socket: &mut WebSocket, frame: Value| {
        let _ = socket.send(Message::text(frame.to_string())).await;
    };
    let _ = socket.send(Message::text(HELLO)).await;
    let Some(introduction) = introduction(&mut socket).await else { return };
    let number = {
        let mut connections = liar.connections.lock().expect("no panic before");
        connections.push((path, introduction));
        connections.len()
    };
    match number {
        1 => {
            say(&mut socket, ready(liar.trap)).await;
            say(&mut socket, json!({ "op": 7, "s": null, "t": null, "d": null })).await;
        }
        2 => say(&mut socket, json!({ "op": 9, "s": null, "t": null, "d": true })).await,
        3 => {
            let _ = socket.send(Message::Close(None)).await;
        }
        4 => return,
        _ => say(&mut socket, json!({ "op": 0, "s": 2, "t": "RESUMED", "d": {} })).await,
    }
    while let Some(Ok(_)) = socket.recv().await {}
}

/// Identify (2) or resume (6).
async fn introduction(socket: &mut WebSocket) -> Option<u64> {
    while let Some(Ok(message)) = socket.recv().await {
        let frame: Value = serde_json::from_str(message.to_text().ok()?).ok()?;
        if let Some(op @ (2 | 6)) = frame["op"].as_u64() {
            return Some(op);
        }
    }
    None
}

fn ready(trap: SocketAddr) -> Value {
    let user = json!({ "id": "1", "username": "bot", "discriminator": "0000", "avatar": null,
                       "bot": true, "mfa_enabled": false, "verified": true, "email": null,
                       "flags": 0 });
    let ready = json!({ "v": 10, "user": user, "guilds": [], "session_id": "session",
                        "resume_gateway_url": format!("ws://{trap}"), "shard": [0, 1],
                        "application": { "id": "1", "flags": 0 } });
    json!({ "op": 0, "s": 1, "t": "READY", "d": ready })
}

/// Waits until serenity has connected five times, and how.
async fn connected(client: &mut RunningClient, liar: &Liar) -> Vec<(String, u64)> {
    let stands = || format!("{:?}", liar.connections());
    let often = wait::until("five connections", stands, async || {
        Some(liar.connections()).filter(|connections| connections.len() >= 5)
    });
    tokio::select! {
        ended = client.ended() => panic!("serenity has ended: {ended:?}"),
        connections = often => connections,
    }
}

/// A client that is connected to the liar as to a stand-in.
async fn client(liar: &Liar) -> Connection {
    let (place, none) = (Endpoint::Standin(liar.url()), GatewayIntents::empty());
    let connection = connect(TOKEN, &place, none, Silent, Arc::default(), None).await;
    connection.expect("a client")
}

/// Identify, and then resume in spite of whatever ended the connection before.
const OPERATIONS: [u64; 5] = [2, 6, 6, 6, 6];

#[tokio::test]
async fn the_relay_is_all_that_serenity_ever_connects_to() {
    let (liar, caught) = Liar::start().await;
    let mut client = client(&liar).await.start();
    let connections = connected(&mut client, &liar).await;
    assert_eq!(connections, OPERATIONS.map(|op| (PATH.to_owned(), op)));
    assert_eq!(caught.load(Ordering::Relaxed), 0, "serenity went into the trap");
    assert_eq!(liar.asked.load(Ordering::Relaxed), 1, "it is asked once");
}

/// At Discord the gateway may be anywhere, and serenity is told of the relay only.
#[tokio::test]
async fn at_discord_it_is_the_same() {
    let (liar, caught) = Liar::start().await;
    let http = Arc::new(http(TOKEN, &Endpoint::Standin(liar.url())).build());
    let found = http.get_bot_gateway().await.expect("a gateway").url;
    let relay = Relay::start(found, ShardRange::default(), Arc::default()).await.expect("a relay");
    let silent: Arc<dyn EventHandler> = Arc::new(Silent);
    let mut client = behind_relay(http, relay, GatewayIntents::empty(), &silent).start();
    let connections = connected(&mut client, &liar).await;
    assert_eq!(connections, OPERATIONS.map(|op| (PATH.to_owned(), op)));
    assert_eq!(caught.load(Ordering::Relaxed), 0, "serenity went into the trap");
}

/// The second time the liar names its trap.
#[tokio::test]
async fn a_stand_in_leads_nowhere_else() {
    let (liar, caught) = Liar::start().await;
    let (place, none) = (Endpoint::Standin(liar.url()), GatewayIntents::empty());
    drop(client(&liar).await);
    let led = connect(TOKEN, &place, none, Silent, Arc::default(), None).await;
    assert!(led.is_err(), "{led:?}");
    assert_eq!(caught.load(Ordering::Relaxed), 0, "serenity went into the trap");
}

#[tokio::test]
async fn the_port_stays_taken_as_long_as_serenity_lives() {
    let (liar, _) = Liar::start().await;
    let Connection { shards: _shards, relay, .. } = client(&liar).await;
    let address = relay.address;
    drop(relay);
    let taken = TcpListener::bind(address).await;
    assert!(taken.is_err(), "someone else could be sent the token");
}

#[tokio::test]
async fn the_port_is_free_once_serenity_has_ended() {
    let (liar, _) = Liar::start().await;
    let connection = client(&liar).await;
    let address = connection.relay.address;
    let mut client = connection.start();
    connected(&mut client, &liar).await;
    client.stop().await;
    drop(client);
    let stands = || "it is still taken".to_owned();
    wait::until("the port", stands, async || TcpListener::bind(address).await.ok()).await;
}

/// Without what serves the relay the bot must end; `Bot::ended` waits for this.
#[tokio::test]
async fn a_client_ends_with_what_serves_its_relay() {
    let (liar, _) = Liar::start().await;
    let connection = client(&liar).await;
    let relay = connection.relay.task.abort_handle();
    let mut running = connection.start();
    let often = || (liar.connections().len() >= 5).then_some(());
    wait::until("five connections", || format!("{:?}", liar.connections()), async || often()).await;
    relay.abort();
    let ended = wait::bounded("its end", || "it goes on".to_owned(), running.ended()).await;
    assert!(ended.is_ok(), "the client has not failed: {ended:?}");
    running.stop().await;
}
