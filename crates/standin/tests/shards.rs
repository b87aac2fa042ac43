//! What Discord does with the shards of a bot, without a bot.

use serde_json::{Value, json};
use standin::{Person, ServerHandle, Standin};
use std::time::Duration;

use crate::client::TestClient;
use crate::gateway::{DIRECT_MESSAGES, GUILDS, GatewayClient, identify};

const INTENTS: u64 = GUILDS | DIRECT_MESSAGES;

/// Asks for a session of a shard.
async fn asking(standin: &Standin, shard: [u64; 2]) -> GatewayClient {
    let mut socket = GatewayClient::open(standin).await;
    let mut frame = identify(standin, INTENTS);
    frame["d"]["shard"] = json!(shard);
    socket.say(&frame).await;
    socket
}

/// A session of a shard, and how it was greeted.
async fn session(standin: &Standin, shard: [u64; 2]) -> (GatewayClient, Value) {
    let mut socket = asking(standin, shard).await;
    let ready = socket.hear().await;
    assert_eq!((&ready["t"], &ready["d"]["shard"]), (&json!("READY"), &json!(shard)));
    for _ in ready["d"]["guilds"].as_array().expect("a list") {
        assert_eq!(socket.hear().await["t"], "GUILD_CREATE");
    }
    (socket, ready)
}

/// The answer to whoever may not begin a session now.
async fn is_put_off(mut socket: GatewayClient) {
    let answer = socket.hear().await;
    assert_eq!((&answer["op"], &answer["d"]), (&json!(9), &json!(false)));
}

/// Four servers, in order of their shards.
fn four(standin: &Standin) -> [ServerHandle; 4] {
    let home = standin.home();
    let [second, third, fourth] = ["second", "third", "fourth"].map(|name| standin.server(name));
    let all = [home, second, third, fourth];
    assert_eq!(all.each_ref().map(|server| server.shard(4)), [0, 1, 2, 3]);
    all
}

#[tokio::test]
async fn each_shard_is_told_of_its_own_servers_and_the_first_of_direct_messages() {
    let client = TestClient::new().await;
    let standin = &client.standin;
    let servers = four(standin);
    let ada = servers[2].person("Ada");
    let mut sockets = Vec::new();
    for (shard, server) in (0..).zip(&servers) {
        let (socket, ready) = session(standin, [shard, 4]).await;
        let listed = &ready["d"]["guilds"];
        assert_eq!(listed, &json!([{ "id": server.id, "unavailable": true }]));
        sockets.push(socket);
    }
    ada.slash("do", &[]).expect("a command");
    ada.in_dms().slash("do", &[]).expect("a command");
    ada.in_dms().say("hello").expect("a message");
    servers[3].channel("new");
    servers[1].throw_bot_out();
    let expected = [
        (2, vec![("INTERACTION_CREATE", json!(servers[2].id))]),
        (0, vec![("INTERACTION_CREATE", Value::Null), ("MESSAGE_CREATE", Value::Null)]),
        (3, vec![("CHANNEL_CREATE", json!(servers[3].id))]),
        (1, vec![("GUILD_DELETE", Value::Null)]),
    ];
    for (shard, events) in expected {
        for (name, server) in events {
            let told = sockets[shard].hear().await;
            assert_eq!((&told["t"], &told["d"]["guild_id"]), (&json!(name), &server));
        }
    }
}

#[tokio::test]
async fn too_few_shards_and_shards_that_are_none_are_refused() {
    let standin = Standin::builder().most_servers(1).start().await.expect("a stand-in");
    four(&standin);
    for (shard, code) in [([0, 1], 4011), ([1, 2], 4011), ([4, 4], 4010), ([0, 0], 4010)] {
        let mut socket = asking(&standin, shard).await;
        assert_eq!(socket.close_code().await, code, "{shard:?}");
    }
    session(&standin, [3, 4]).await;
}

/// One process takes over from another: for a while both are told everything.
#[tokio::test]
async fn two_sessions_of_one_shard_hear_the_same() {
    let standin = Standin::start().await;
    let red = standin.person("Red").in_dms();
    let (mut old, _) = session(&standin, [0, 1]).await;
    let (mut new, _) = session(&standin, [0, 1]).await;
    let (mut more, _) = session(&standin, [0, 4]).await;
    red.say("while both are there").expect("a message");
    for socket in [&mut old, &mut new, &mut more] {
        assert_eq!(socket.hear().await["d"]["content"], "while both are there");
    }
    drop(old);
    red.say("after one has gone").expect("a message");
    for socket in [&mut new, &mut more] {
        assert_eq!(socket.hear().await["d"]["content"], "after one has gone");
    }
}

#[tokio::test]
async fn a_shard_that_is_cut_off_resumes_its_own_session() {
    let standin = Standin::start().await;
    let [.., third, _] = four(&standin);
    let (mut first, _) = session(&standin, [0, 4]).await;
    let (mut cut_off, ready) = session(&standin, [2, 4]).await;
    standin.shard(2).drop_connection();
    assert!(!standin.shard(2).is_connected() && standin.shard(0).is_connected());
    assert!(!matches!(cut_off.heard().await, Some(Ok(_))), "its connection has ended");
    third.channel("missed");
    standin.channel("heard");
    assert_eq!(first.hear().await["d"]["name"], "heard");
    let mut socket = GatewayClient::open(&standin).await;
    let session = &ready["d"]["session_id"];
    let resume = json!({ "token": standin.token(), "session_id": session, "seq": 2 });
    socket.say(&json!({ "op": 6, "d": resume })).await;
    assert_eq!(socket.hear().await["d"]["name"], "missed");
    assert_eq!(socket.hear().await["t"], "RESUMED");
    standin.shard(2).invalidate_session(false);
    is_put_off(socket).await;
    assert_eq!([0, 2].map(|shard| standin.shard(shard).sessions()), [(1, 0), (1, 1)]);
    assert_eq!(standin.sessions(), (2, 1));
}

#[tokio::test]
async fn whoever_begins_sessions_too_soon_is_put_off() {
    let standin = Standin::builder().session_starts(8, 2).start().await.expect("a stand-in");
    standin.limit_rates(true);
    session(&standin, [0, 4]).await;
    session(&standin, [1, 4]).await;
    is_put_off(asking(&standin, [2, 4]).await).await;
    standin.advance(Duration::from_secs(4));
    is_put_off(asking(&standin, [0, 4]).await).await;
    standin.advance(Duration::from_secs(1));
    session(&standin, [2, 4]).await;
    let asked = standin.identifies();
    let seconds = asked.iter().map(|one| (one.shard[0], one.at.since(asked[0].at).as_secs()));
    assert_eq!(seconds.collect::<Vec<_>>(), [(0, 0), (1, 0), (2, 0), (0, 4), (2, 5)]);
}

#[tokio::test]
async fn whoever_begins_more_sessions_than_a_day_has_loses_all() {
    let standin = Standin::builder().session_starts(1, 16).start().await.expect("a stand-in");
    standin.limit_rates(true);
    let (mut first, _) = session(&standin, [0, 4]).await;
    let mut second = asking(&standin, [1, 4]).await;
    assert_eq!([first.close_code().await, second.close_code().await], [4004, 4004]);
}

#[tokio::test]
async fn a_bot_is_told_how_many_shards_to_start_and_how_soon() {
    let standin = Standin::builder().shards(4).session_starts(2_000, 16).start().await;
    let standin = standin.expect("a stand-in");
    session(&standin, [0, 4]).await;
    let http =
        gateway_relay::http(standin.token(), &gateway_relay::Endpoint::Standin(standin.url()))
            .build();
    let told = http.get_bot_gateway().await.expect("an answer");
    let limit = told.session_start_limit;
    assert_eq!(
        (told.shards, limit.total, limit.remaining, limit.max_concurrency),
        (4, 2_000, 1_999, 16)
    );
}

#[tokio::test]
async fn someone_can_be_in_several_servers() {
    let client = TestClient::new().await;
    let standin = &client.standin;
    let other = standin.server("Other");
    assert_eq!(standin.server("Other").id, other.id, "a name is one server");
    let [here, there] = [standin.person("Red"), other.person("Red")];
    assert_eq!(here.id, there.id, "a name is one person");
    assert_ne!(here.place, there.place);
    there.say("hello").expect("a message");
    assert!(here.sees().is_empty() && other.channel("general").messages().len() == 1);
    let may = |person: &Person| person.slash("do", &[]).is_ok();
    there.leave();
    assert!(may(&here) && !may(&there));
    there.come_back();
    other.throw_bot_out();
    assert!(may(&here) && !may(&there), "no commands where there is no bot");
    other.invite_bot();
    assert!(may(&there));
    let stranger = standin.person("Blue").at(&other.channel("general"));
    assert!(!may(&stranger), "only one of them has joined");
}
