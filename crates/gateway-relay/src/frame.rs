//! As much of the gateway's messages as has to be understood to watch a connection.

use serde::Deserialize;
use serde_json::Value;
use std::io::Read;
use tokio_tungstenite::tungstenite::Message;

const HEARTBEAT: u8 = 1;
const IDENTIFY: u8 = 2;
const DISPATCH: u8 = 0;
const HEARTBEAT_ACK: u8 = 11;

/// An acknowledgement has some 40 bytes. Whatever is longer than this is none, and need not be read.
const SHORT: usize = 256;

#[derive(Deserialize)]
struct GatewayFrame {
    op: u8,
    #[serde(default)]
    d: Value,
}

/// What serenity sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FromClient {
    Heartbeat,
    /// A wish for a new session of this shard.
    Identify(u64),
    Other,
}

impl FromClient {
    pub(crate) fn read(message: &Message) -> Self {
        let Message::Text(text) = message else { return Self::Other };
        match serde_json::from_str::<GatewayFrame>(text) {
            Ok(GatewayFrame { op: HEARTBEAT, .. }) => Self::Heartbeat,
            Ok(GatewayFrame { op: IDENTIFY, d }) => {
                Self::Identify(d["shard"][0].as_u64().unwrap_or(0))
            }
            _ => Self::Other,
        }
    }
}

/// What the gateway sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FromGateway {
    Acknowledgement,
    /// Something has happened; the first of these says that the session has begun or goes on.
    Event,
    Other,
}

impl FromGateway {
    pub(crate) fn read(message: &Message) -> Self {
        let frame = match message {
            Message::Text(text) if text.len() > SHORT => return Self::Event,
            Message::Text(text) => serde_json::from_str::<GatewayFrame>(text).ok(),
            Message::Binary(bytes) if bytes.len() > SHORT => return Self::Event,
            // Discord may compress whatever it sends.
            Message::Binary(bytes) => inflated(bytes),
            _ => None,
        };
        match frame.map(|frame| frame.op) {
            Some(HEARTBEAT_ACK) => Self::Acknowledgement,
            Some(DISPATCH) => Self::Event,
            _ => Self::Other,
        }
    }
}

fn inflated(bytes: &[u8]) -> Option<GatewayFrame> {
    /// More than a short message can become; whoever sends more is not understood.
    const LONGEST: u64 = 64 * 1024;
    let mut text = String::new();
    flate2::read::ZlibDecoder::new(bytes).take(LONGEST).read_to_string(&mut text).ok()?;
    serde_json::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn compressed(text: &str) -> Message {
        let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(text.as_bytes()).expect("into memory");
        Message::binary(encoder.finish().expect("into memory"))
    }

    #[test]
    fn what_matters_is_told_from_the_rest() {
        let identify = r#"{"op":2,"d":{"token":"x","shard":[3,4],"intents":1}}"#;
        assert_eq!(FromClient::read(&Message::text(identify)), FromClient::Identify(3));
        assert_eq!(FromClient::read(&Message::text(r#"{"op":1,"d":7}"#)), FromClient::Heartbeat);
        assert_eq!(FromClient::read(&Message::text("nonsense")), FromClient::Other);
        let acknowledged = r#"{"t":null,"s":null,"op":11,"d":null}"#;
        for message in [Message::text(acknowledged), compressed(acknowledged)] {
            assert_eq!(FromGateway::read(&message), FromGateway::Acknowledgement);
        }
        let resumed = r#"{"t":"RESUMED","s":9,"op":0,"d":{}}"#;
        assert_eq!(FromGateway::read(&Message::text(resumed)), FromGateway::Event);
        let invalid = r#"{"op":9,"d":false}"#;
        assert_eq!(FromGateway::read(&compressed(invalid)), FromGateway::Other);
        assert_eq!(FromGateway::read(&Message::binary(vec![1, 2, 3])), FromGateway::Other);
    }
}
