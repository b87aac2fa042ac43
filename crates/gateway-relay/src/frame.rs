//! As much of the gateway's messages as has to be understood to watch a connection.

use serde::Deserialize;
use std::io::Read;
use tokio_tungstenite::tungstenite::Message;

const HEARTBEAT: u8 = 1;
const IDENTIFY: u8 = 2;
const DISPATCH: u8 = 0;
const INVALID_SESSION: u8 = 9;
const HEARTBEAT_ACK: u8 = 11;

/// An acknowledgement has some 40 bytes. Whatever is longer than this is none, and need not be read.
const SHORT: usize = 256;

#[derive(Deserialize)]
struct GatewayFrame {
    op: u8,
}

/// What serenity sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FromClient {
    Heartbeat,
    /// A wish for a new session.
    Identify,
    Other,
}

impl FromClient {
    pub(crate) fn read(message: &Message) -> Self {
        let Message::Text(text) = message else { return Self::Other };
        match serde_json::from_str::<GatewayFrame>(text) {
            Ok(GatewayFrame { op: HEARTBEAT }) => Self::Heartbeat,
            Ok(GatewayFrame { op: IDENTIFY }) => Self::Identify,
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
    /// The session is over, for this connection at least.
    InvalidSession,
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
            Some(INVALID_SESSION) => Self::InvalidSession,
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
    use proptest::prelude::*;
    use std::io::Write;

    fn compressed(text: &str) -> Message {
        let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
        encoder.write_all(text.as_bytes()).expect("into memory");
        Message::binary(encoder.finish().expect("into memory"))
    }

    #[test]
    fn what_matters_is_told_from_the_rest() {
        let identify = r#"{"op":2,"d":{"token":"x","shard":[3,4],"intents":1}}"#;
        assert_eq!(FromClient::read(&Message::text(identify)), FromClient::Identify);
        assert_eq!(FromClient::read(&Message::text(r#"{"op":1,"d":7}"#)), FromClient::Heartbeat);
        assert_eq!(FromClient::read(&Message::text("nonsense")), FromClient::Other);
        let acknowledged = r#"{"t":null,"s":null,"op":11,"d":null}"#;
        for message in [Message::text(acknowledged), compressed(acknowledged)] {
            assert_eq!(FromGateway::read(&message), FromGateway::Acknowledgement);
        }
        let resumed = r#"{"t":"RESUMED","s":9,"op":0,"d":{}}"#;
        assert_eq!(FromGateway::read(&Message::text(resumed)), FromGateway::Event);
        let invalid = r#"{"op":9,"d":false}"#;
        assert_eq!(FromGateway::read(&compressed(invalid)), FromGateway::InvalidSession);
        let reconnect = r#"{"op":7,"d":null}"#;
        assert_eq!(FromGateway::read(&compressed(reconnect)), FromGateway::Other);
        assert_eq!(FromGateway::read(&Message::binary(vec![1, 2, 3])), FromGateway::Other);
    }

    /// Frames as both sides send them, and others.
    fn any_frame() -> impl Strategy<Value = String> {
        let data = prop_oneof![
            Just("null".to_owned()),
            any::<i64>().prop_map(|number| number.to_string()),
            "\\{\"shard\":\\[?-?[0-9]{0,22},?[0-9]{0,3}\\]?\\}",
            "\"[a-z]{0,300}\"",
        ];
        let frame = (-1..260_i32, data, any::<bool>()).prop_map(|(op, data, is_first)| {
            if is_first {
                format!(r#"{{"op":{op},"d":{data}}}"#)
            } else {
                format!(r#"{{"t":null,"s":null,"d":{data},"op":{op}}}"#)
            }
        });
        prop_oneof![frame, ".{0,300}", (1..2000_usize).prop_map(|deep| "[".repeat(deep))]
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_frame_means_the_same_compressed(text in any_frame()) {
            let (plain, packed) = (Message::text(text.clone()), compressed(&text));
            let _ = FromClient::read(&plain);
            prop_assert_eq!(FromClient::read(&packed), FromClient::Other, "serenity sends texts");
            let read = FromGateway::read(&plain);
            // How long it is decides before it is read.
            if text.len() <= SHORT && packed.len() <= SHORT {
                prop_assert_eq!(FromGateway::read(&packed), read);
            } else if text.len() > SHORT {
                prop_assert_eq!(read, FromGateway::Event);
            }
        }

        #[test]
        fn any_bytes_are_a_frame_or_none(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            let long = bytes.len() > SHORT;
            let read = FromGateway::read(&Message::binary(bytes));
            prop_assert!(!long || read == FromGateway::Event);
        }
    }

    /// A few bytes can become many; no more than is needed is unpacked.
    #[test]
    fn what_unpacks_without_end_is_no_frame() {
        let huge = compressed(&" ".repeat(100_000));
        assert!(huge.len() <= SHORT, "{}", huge.len());
        assert_eq!(FromGateway::read(&huge), FromGateway::Other);
    }
}
