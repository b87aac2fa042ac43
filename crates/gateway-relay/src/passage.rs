//! What passes between serenity and the gateway, and what is done about it on the way.

use crate::Identifies;
use crate::frame::{FromClient, FromGateway};
use crate::link::Watch;
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// How long the two sides may take to agree that it is over.
const GOODBYE: Duration = Duration::from_secs(5);

/// One connection on its way through.
pub(crate) struct Passage {
    watch: Watch,
    identifies: Arc<Identifies>,
}

impl Passage {
    pub(crate) const fn new(watch: Watch, identifies: Arc<Identifies>) -> Self {
        Self { watch, identifies }
    }

    /// Passes messages on until one side ends.
    pub(crate) async fn pass<A, B>(
        mut self,
        mut client: WebSocketStream<A>,
        mut gateway: WebSocketStream<B>,
    ) where
        WebSocketStream<A>: MessageStream,
        WebSocketStream<B>: MessageStream,
    {
        // A wish for a new session that has to wait, and until when.
        let mut waits: Option<(Message, Instant)> = None;
        loop {
            let until = waits.as_ref().map_or_else(Instant::now, |(_, until)| *until);
            let closed = tokio::select! {
                message = client.next() => match message {
                    Some(Ok(message)) => {
                        if let Err(pause) = self.heard_from_client(&message) {
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
                    // Another shard may have begun one meanwhile.
                    if let Err(pause) = self.identifies.begin() {
                        waits = Some((message, Instant::now() + pause));
                        continue;
                    }
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

    /// Notes what serenity sends; if it has to wait, how long.
    fn heard_from_client(&mut self, message: &Message) -> Result<(), Duration> {
        match FromClient::read(message) {
            FromClient::Heartbeat => self.watch.beats(),
            FromClient::Identify(shard) => {
                self.watch.is_shard(shard);
                return self.identifies.begin();
            }
            FromClient::Other => {}
        }
        Ok(())
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
pub(crate) trait MessageStream:
    StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>>
    + SinkExt<Message, Error = tokio_tungstenite::tungstenite::Error>
    + Unpin
{
}

impl<T> MessageStream for T where
    T: StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>>
        + SinkExt<Message, Error = tokio_tungstenite::tungstenite::Error>
        + Unpin
{
}
