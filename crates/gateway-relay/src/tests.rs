use super::*;
use crate::passage::MessageStream;
use futures_util::{SinkExt, StreamExt};
use rustls::pki_types::PrivatePkcs8KeyDer;
use std::collections::BTreeSet;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::{accept_async, connect_async};

/// Far below what a test waits, and enough for a connection on loopback.
const SHORT: Duration = Duration::from_millis(300);

async fn listener() -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let address = listener.local_addr().expect("its address");
    (listener, address)
}

/// Says what it hears, and then ends the connection by the given frame.
async fn echo_once<S>(mut client: WebSocketStream<S>, close: Option<CloseFrame>)
where
    WebSocketStream<S>: MessageStream,
{
    let heard = client.next().await.expect("a message").expect("a whole one");
    client.send(heard).await.expect("an echo");
    client.send(Message::Close(close)).await.expect("a close frame");
    while let Some(Ok(_)) = client.next().await {}
}

/// A gateway that ends its first connection by the given frame.
async fn gateway(close: Option<CloseFrame>) -> String {
    let (listener, address) = listener().await;
    tokio::spawn(async move {
        let (client, _) = listener.accept().await.expect("a client");
        echo_once(accept_async(client).await.expect("a web socket"), close).await;
    });
    format!("ws://{address}")
}

/// What comes back through the relay, and what it ends with.
async fn through(url: String) -> (Message, Message) {
    let (mut client, _) = connect_async(url).await.expect("a connection");
    client.send(Message::text("hello")).await.expect("sent");
    let mut next = async || {
        let silence = || "the relay passes nothing on".to_owned();
        let heard = wait::bounded("a message", silence, client.next()).await;
        heard.expect("a message").expect("a whole one")
    };
    (next().await, next().await)
}

/// A relay for the only shard of a small bot.
async fn relay_to(gateway: String) -> Relay {
    let relay = Relay::start(gateway, ShardRange::default(), Arc::default()).await;
    relay.expect("a relay")
}

/// The address of a relay's only shard.
fn first_url(relay: &Relay) -> String {
    relay.urls().next().expect("a shard").1
}

async fn close_through(close: Option<CloseFrame>) -> Message {
    let relay = relay_to(gateway(close).await).await;
    let (echo, end) = through(format!("{}{QUERY}", first_url(&relay))).await;
    assert_eq!(echo, Message::text("hello"));
    end
}

/// Does a connection come about? One that hangs fails the test.
async fn is_connected(url: String) -> bool {
    let stands = || "it neither comes about nor fails".to_owned();
    wait::bounded("a connection", stands, Box::pin(connect_async(url))).await.is_ok()
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

/// Serenity would go round without a pause, and ask again.
#[tokio::test]
async fn a_gateway_that_wants_no_such_shard_is_told_to_the_process_and_not_to_serenity() {
    let codes = [(4010, ShardRefusal::Invalid), (4011, ShardRefusal::TooFew)];
    for (code, why) in codes {
        let frame = CloseFrame { code: code.into(), reason: "".into() };
        let relay = relay_to(gateway(Some(frame)).await).await;
        let (mut client, _) =
            connect_async(format!("{}{QUERY}", first_url(&relay))).await.expect("one");
        client.send(Message::text("hello")).await.expect("sent");
        let hears = async {
            while client.next().await.is_some_and(|heard| heard.is_ok_and(|heard| heard.is_text()))
            {
            }
        };
        let silence = || "nothing is told".to_owned();
        tokio::select! {
            told = wait::bounded("the refusal", silence, relay.link().refused()) => assert_eq!(told, why),
            () = hears => panic!("serenity is told of {code}"),
        }
    }
}

/// Who resumes does not say which shard it is.
#[tokio::test]
async fn a_connection_is_watched_as_its_shards_own() {
    let (listener, address) = listener().await;
    let two = ShardRange::read("0-1/2").expect("a range");
    let relay =
        Relay::start(format!("ws://{address}"), two, Arc::default()).await.expect("a relay");
    let (_, url) = relay.urls().nth(1).expect("a second shard");
    let client = tokio::spawn(connect_async(format!("{url}{QUERY}")));
    let (gateway, _) = listener.accept().await.expect("a client");
    let mut gateway = accept_async(gateway).await.expect("a web socket");
    let _client = client.await.expect("no panic").expect("a connection");
    let resumed = Message::text(r#"{"t":"RESUMED","s":9,"op":0,"d":{}}"#);
    gateway.send(resumed).await.expect("sent");
    let stands = || format!("{:?}", relay.link().shards());
    let connected = async || relay.link().shards()[&1].connected.then_some(());
    wait::until("the second shard to be connected", stands, connected).await;
    assert!(!relay.link().shards()[&0].connected);
}

#[tokio::test]
async fn without_a_gateway_there_is_no_connection() {
    let (listener, address) = listener().await;
    drop(listener);
    let relay = relay_to(format!("ws://{address}")).await;
    assert!(!is_connected(format!("{}{QUERY}", first_url(&relay))).await);
}

#[tokio::test]
async fn a_gateway_that_never_answers_is_given_up() {
    let (_silent, address) = listener().await;
    let gateway =
        Gateway { limit: SHORT, ..Gateway::new(target(&format!("ws://{address}")), None) };
    let relay = Relay::open(gateway).await.expect("a relay");
    assert!(!is_connected(format!("{}{QUERY}", first_url(&relay))).await);
}

#[tokio::test]
async fn a_client_that_asks_for_nothing_is_given_up() {
    let gateway = Gateway { limit: SHORT, ..Gateway::new(gateway(None).await, None) };
    let relay = Relay::open(gateway).await.expect("a relay");
    let mut client = TcpStream::connect(relay.address).await.expect("a connection");
    client.write_all(b"GET /").await.expect("half a line");
    let stands = || "it is still open".to_owned();
    let end = wait::bounded("its end", stands, client.read(&mut [0; 16])).await;
    assert!(matches!(end, Ok(0) | Err(_)), "nothing is said to it");
}

#[tokio::test]
async fn whoever_does_not_know_the_path_reaches_nothing() {
    let (listener, address) = listener().await;
    let relay = relay_to(format!("ws://{address}")).await;
    let almost = first_url(&relay);
    for url in [
        format!("ws://{}", relay.address),
        format!("ws://{}/0123456789abcdef0123456789abcdef", relay.address),
        almost[..almost.len() - 1].to_owned(),
    ] {
        assert!(!is_connected(format!("{url}{QUERY}")).await);
    }
    let served = tokio::spawn(async move {
        let (client, _) = listener.accept().await.expect("a client");
        echo_once(accept_async(client).await.expect("a web socket"), None).await;
    });
    // The gateway's first connection is this one: no one else's was passed on.
    assert_eq!(through(format!("{}{QUERY}", first_url(&relay))).await.0, Message::text("hello"));
    served.await.expect("no panic");
}

#[tokio::test]
async fn no_two_relays_have_the_same_path_and_none_prints_it() {
    let two = ShardRange::read("1-2/4").expect("a range");
    let relay = Relay::start(String::new(), two, Arc::default()).await.expect("a relay");
    let (one, another) = (relay_to(String::new()).await, relay_to(String::new()).await);
    let relays = [relay, one, another];
    let paths = relays.iter().flat_map(|relay| relay.paths.iter().map(|(_, path)| path));
    let secrets: Vec<&str> = paths.clone().map(SecretPath::expose).collect();
    assert_eq!(secrets.iter().collect::<BTreeSet<_>>().len(), 4, "each shard has one of its own");
    let printed = format!("{relays:?} {:?}", paths.collect::<Vec<_>>());
    for secret in secrets {
        assert_eq!(secret.len(), "/".len() + 32);
        assert!(!printed.contains(&secret[1..]));
    }
}

#[tokio::test]
async fn one_who_cannot_be_accepted_does_not_keep_the_next_one_out() {
    let (listener, address) = listener().await;
    let path = SecretPath::new().expect("a path");
    let url = format!("ws://{address}{}{QUERY}", path.expose());
    let mut faults = [io::ErrorKind::ConnectionAborted, io::ErrorKind::OutOfMemory].into_iter();
    let accept = async move || match faults.next() {
        Some(fault) => Err(fault.into()),
        None => listener.accept().await.map(|(client, _)| client),
    };
    let gateway = Gateway::new(target(&gateway(None).await), None);
    let relay = tokio::spawn(accept_all(accept, Arc::new([(0, path)]), gateway));
    assert_eq!(through(url).await.0, Message::text("hello"));
    relay.abort();
}

/// A gateway that is encrypted, with a certificate that only `roots` know.
async fn encrypted_gateway() -> (String, rustls::RootCertStore) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let mut roots = rustls::RootCertStore::empty();
    roots.add(made.cert.der().clone()).expect("a root");
    let key = PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key.into())
        .expect("a server");
    let acceptor = tokio_rustls::TlsAcceptor::from(Arc::new(config));
    let (listener, address) = listener().await;
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            if let Ok(client) = acceptor.accept(client).await {
                echo_once(accept_async(client).await.expect("a web socket"), None).await;
            }
        }
    });
    (format!("wss://localhost:{}", address.port()), roots)
}

#[tokio::test]
async fn the_gateway_is_encrypted_with_a_certificate_that_is_known() {
    let (url, roots) = encrypted_gateway().await;
    // By those that the program knows, no one vouches for this one.
    let relay = relay_to(url.clone()).await;
    assert!(!is_connected(format!("{}{QUERY}", first_url(&relay))).await);
    let gateway = Gateway::new(target(&url), Some(tls::trusting(roots)));
    let relay = Relay::open(gateway).await.expect("a relay");
    assert_eq!(through(format!("{}{QUERY}", first_url(&relay))).await.0, Message::text("hello"));
}
