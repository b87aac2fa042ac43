//! What passes between serenity and the gateway, and what is done about it on the way.

use crate::Identifies;
use crate::frame::{FromClient, FromGateway};
use crate::link::{ShardRefusal, Watch};
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, SinkExt, StreamExt};
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;
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
        let mut waits = None;
        loop {
            let closed = tokio::select! {
                message = client.next() => match message {
                    Some(Ok(message)) => {
                        if self.is_to_wait(&message) {
                            let permit = Arc::clone(&self.identifies).permit(self.watch.shard());
                            waits = Some(HeldIdentify { message, permit: permit.boxed() });
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
                        if let Some(why) = refusal(&message) {
                            drop(gateway);
                            return self.end_with(why).await;
                        }
                        let closed = message.is_close();
                        client.send(with_code(message)).await.map(|()| closed)
                    }
                    Some(Err(_)) | None => return,
                },
                message = permitted(&mut waits) => {
                    waits = None;
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

    /// Notes what serenity sends. A wish for a new session has to wait until it is granted.
    fn is_to_wait(&mut self, message: &Message) -> bool {
        let from = FromClient::read(message);
        if from == FromClient::Heartbeat {
            self.watch.beats();
        }
        from == FromClient::Identify
    }

    /// The gateway doesn't want this shard. The process ends then, by [`crate::RunningClient`]; serenity,
    /// which would go round without a pause at such a code, is told nothing and waits.
    async fn end_with(self, why: ShardRefusal) {
        self.watch.refused(why);
        drop(self);
        pending::<()>().await;
    }
}

/// A wish for a new session that waits until it is granted.
struct HeldIdentify {
    message: Message,
    permit: BoxFuture<'static, ()>,
}

/// Waits until the session that waits may begin, and gives the wish for it.
async fn permitted(waits: &mut Option<HeldIdentify>) -> Message {
    match waits {
        Some(HeldIdentify { message, permit }) => {
            permit.await;
            message.clone()
        }
        None => pending().await,
    }
}

/// The reason for which the gateway wants no such shard, if this says so.
fn refusal(message: &Message) -> Option<ShardRefusal> {
    let Message::Close(Some(frame)) = message else { return None };
    ShardRefusal::read(frame.code)
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
