//! A door on loopback between serenity and the gateway. Everything passes unchanged, except that a
//! close frame without a code gets one.
//!
//! # Why
//!
//! In serenity 0.12.5 `WsClient::recv_json` matches `Message::Close(Some(_))` and takes every other
//! message that is neither text nor binary, `Message::Close(None)` among them, for "nothing came"
//! (`Ok(None)`). From then on the stream has ended and yields `None` at once, which is also taken for
//! "nothing came", this time without the pause of 500 ms that a quiet connection has. So
//! `ShardRunner::run` goes round without ever yielding to the runtime: one thread is busy, and on a
//! runtime with a single thread nothing else happens at all. Only when the next heartbeat is due,
//! up to 41 seconds later, does sending fail and the shard start anew, with a new session, so that
//! what happened in between is lost.
//!
//! From outside the shard cannot be helped: `ShardManager::restart` makes the runner wait for the
//! end of the same stream in a loop that never ends, and any message through `ShardMessenger` ends
//! the runner without a restart. With a code in the frame serenity does the right thing by itself:
//! it resumes within milliseconds and loses nothing.
//!
//! # How
//!
//! [`connect`] makes a client of serenity whose gateway is behind a [`Relay`], at Discord or at what
//! stands in for it:
//!
//! ```ignore
//! let identifies = Arc::new(Identifies::default());
//! let (mut client, relay) = connect(token, None, intents, handler, identifies).await?;
//! client.start().await?;
//! ```
//!
//! Since everything passes here, this is also where a connection is watched ([`Link`]) and where a
//! new session waits if too many were begun already ([`Identifies`]).

mod connect;
mod frame;
mod identifies;
mod link;

pub use connect::{connect, http};
pub use identifies::Identifies;
pub use link::{Link, ShardLink};

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use frame::{FromClient, FromGateway};
use futures_util::{SinkExt, StreamExt};
use link::Watch;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, accept_async_with_config, connect_async_with_config};

/// What serenity adds to the gateway's address.
const QUERY: &str = "?v=10";

/// How long the two sides may take to agree that it is over.
const GOODBYE: Duration = Duration::from_secs(5);

/// The door. It is shut when this is dropped.
#[derive(Debug)]
pub struct Relay {
    address: SocketAddr,
    link: Link,
    task: JoinHandle<()>,
}

impl Relay {
    /// Opens a door to the gateway at an address such as `wss://gateway.discord.gg`.
    pub async fn start(gateway: String, identifies: Arc<Identifies>) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let link = Link::default();
        let watched = link.clone();
        let task = tokio::spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((client, _)) = listener.accept().await {
                let passage =
                    Passage { watch: watched.watch(), identifies: Arc::clone(&identifies) };
                connections.spawn(serve(client, gateway.clone(), passage));
                while connections.try_join_next().is_some() {}
            }
        });
        Ok(Self { address, link, task })
    }

    /// How the connections behind it are.
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// The address to give to serenity.
    pub fn url(&self) -> String {
        format!("ws://{}", self.address)
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Serves one connection. The gateway comes first: if it is not there, serenity must not believe
/// that it is connected.
async fn serve(client: TcpStream, gateway: String, passage: Passage) {
    let config =
        WebSocketConfig { max_message_size: None, max_frame_size: None, ..Default::default() };
    let Ok((gateway, _)) = connect_async_with_config(target(&gateway), Some(config), true).await
    else {
        return;
    };
    let _ = client.set_nodelay(true);
    let Ok(client) = accept_async_with_config(client, Some(config)).await else { return };
    passage.pass(client, gateway).await;
}

/// The address that serenity would connect to.
fn target(gateway: &str) -> String {
    let has_path = gateway.split_once("://").is_some_and(|(_, rest)| rest.contains('/'));
    format!("{gateway}{}{QUERY}", if has_path { "" } else { "/" })
}

/// One connection on its way through.
struct Passage {
    watch: Watch,
    identifies: Arc<Identifies>,
}

impl Passage {
    /// Passes messages on until one side ends.
    async fn pass<A, B>(mut self, mut client: WebSocketStream<A>, mut gateway: WebSocketStream<B>)
    where
        WebSocketStream<A>: Socket,
        WebSocketStream<B>: Socket,
    {
        // A wish for a new session that has to wait, and until when.
        let mut waits: Option<(Message, Instant)> = None;
        loop {
            let until = waits.as_ref().map_or_else(Instant::now, |(_, until)| *until);
            let closed = tokio::select! {
                message = client.next() => match message {
                    Some(Ok(message)) => {
                        let pause = self.heard_from_client(&message);
                        if !pause.is_zero() {
                            waits = Some((message, Instant::now() + pause));
                            continue;
                        }
                        let closed = message.is_close();
                        gateway.send(message).await.map(|()| closed)
                    }
                    Some(Err(_)) | None => return,
                },
                message = gateway.next() => match message {
                    Some(Ok(message)) => {
                        self.watch.heard(FromGateway::read(&message));
                        let closed = message.is_close();
                        client.send(with_code(message)).await.map(|()| closed)
                    }
                    Some(Err(_)) | None => return,
                },
                () = sleep_until(until), if waits.is_some() => {
                    let Some((message, _)) = waits.take() else { continue };
                    self.identifies.used();
                    gateway.send(message).await.map(|()| false)
                }
            };
            match closed {
                Ok(false) => {}
                Ok(true) => break,
                Err(_) => return,
            }
        }
        // It is over for whoever looks, although the two may still take their leave.
        drop(self);
        let goodbye = async {
            while let Some(Ok(_)) = gateway.next().await {}
            while let Some(Ok(_)) = client.next().await {}
        };
        let _ = tokio::time::timeout(GOODBYE, goodbye).await;
    }

    /// Notes what serenity sends; how long it has to wait.
    fn heard_from_client(&mut self, message: &Message) -> Duration {
        match FromClient::read(message) {
            FromClient::Heartbeat => self.watch.beats(),
            FromClient::Identify(shard) => {
                self.watch.is_shard(shard);
                let pause = self.identifies.pause();
                if pause.is_zero() {
                    self.identifies.used();
                }
                return pause;
            }
            FromClient::Other => {}
        }
        Duration::ZERO
    }
}

/// A close frame always has a code; "going away" lets serenity resume.
fn with_code(message: Message) -> Message {
    match message {
        Message::Close(None) => {
            Message::Close(Some(CloseFrame { code: CloseCode::Away, reason: "".into() }))
        }
        message => message,
    }
}

/// Both kinds of sockets: the one that was accepted, and the one that may be encrypted.
trait Socket:
    StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>>
    + SinkExt<Message, Error = tokio_tungstenite::tungstenite::Error>
    + Unpin
{
}

impl<T> Socket for T where
    T: StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>>
        + SinkExt<Message, Error = tokio_tungstenite::tungstenite::Error>
        + Unpin
{
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A gateway that ends its first connection by the given frame.
    async fn gateway(close: Option<CloseFrame<'static>>) -> String {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let url = format!("ws://{}", listener.local_addr().expect("its address"));
        tokio::spawn(async move {
            let (client, _) = listener.accept().await.expect("a client");
            let mut client = tokio_tungstenite::accept_async(client).await.expect("a web socket");
            let heard = client.next().await.expect("a message").expect("a whole one");
            client.send(heard).await.expect("an echo");
            client.send(Message::Close(close)).await.expect("a close frame");
            while let Some(Ok(_)) = client.next().await {}
        });
        url
    }

    async fn close_through(close: Option<CloseFrame<'static>>) -> Message {
        let relay = Relay::start(gateway(close).await, Arc::default()).await.expect("a relay");
        let (mut client, _) =
            tokio_tungstenite::connect_async(relay.url()).await.expect("a connection");
        client.send(Message::text("hello")).await.expect("sent");
        let mut next = async || {
            let silence = || "the relay passes nothing on".to_owned();
            let heard = wait::bounded("a message", silence, client.next()).await;
            heard.expect("a message").expect("a whole one")
        };
        assert_eq!(next().await, Message::text("hello"));
        next().await
    }

    #[tokio::test]
    async fn a_close_without_a_code_gets_one() {
        let Message::Close(Some(frame)) = close_through(None).await else { panic!("no code") };
        assert_eq!(frame.code, CloseCode::Away);
    }

    #[tokio::test]
    async fn a_close_with_a_code_keeps_it() {
        let frame = CloseFrame { code: CloseCode::Library(4000), reason: "why".into() };
        assert_eq!(close_through(Some(frame.clone())).await, Message::Close(Some(frame)));
    }

    #[tokio::test]
    async fn without_a_gateway_there_is_no_connection() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let gone = format!("ws://{}", listener.local_addr().expect("its address"));
        drop(listener);
        let relay = Relay::start(gone, Arc::default()).await.expect("a relay");
        assert!(tokio_tungstenite::connect_async(relay.url()).await.is_err());
    }
}
