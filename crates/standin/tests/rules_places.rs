//! Who may do what where, and how often.

use std::time::Duration;

use serde_json::json;
use serenity::all::{ChannelId, CreateAttachment, GuildId, UserId};
use standin::model::Permissions;
use standin::{CannotDo, Standin};

use crate::client::{Refused, TestClient, form, refused};

#[tokio::test]
async fn a_channel_permits_or_not() {
    let client = TestClient::new().await;
    let place = client.standin.channel("general");
    let hello = || json!({ "content": "hello" });
    place.forbid_bot(Permissions::VIEW_CHANNEL);
    assert_eq!(client.post(hello()).await.err(), Some(refused(403, 50001)));
    place.forbid_bot(Permissions::SEND_MESSAGES);
    assert_eq!(client.post(hello()).await.err(), Some(refused(403, 50013)));
    let act = client.act();
    let answer = json!({ "type": 4, "data": { "content": "an answer needs no permission" } });
    client.answer(&act, answer).await.expect("an answer");
    place.forbid_bot(Permissions::ATTACH_FILES);
    let file = CreateAttachment::bytes(vec![1], "a.png");
    let sent = client.post_files(client.channel(), hello(), vec![file]).await;
    assert_eq!(sent.err(), Some(refused(403, 50013)));
    place.forbid_bot(Permissions::EMBED_LINKS);
    let embed = client.post(json!({ "embeds": [{ "title": "t" }] })).await;
    assert_eq!(embed.err(), Some(refused(403, 50013)));
    place.forbid_bot(Permissions::READ_MESSAGE_HISTORY);
    let read = client.http.get_messages(client.channel(), None, None).await.expect("a list");
    assert!(read.is_empty());
    place.allow_all();
    client.post(hello()).await.expect("everything is allowed again");
}

#[tokio::test]
async fn people_need_permissions_too() {
    let client = TestClient::new().await;
    let place = client.standin.channel("general");
    place.forbid_everyone(Permissions::SEND_MESSAGES);
    assert!(matches!(client.red.say("hello"), Err(CannotDo::NotAllowed)));
    place.forbid_everyone(Permissions::USE_APPLICATION_COMMANDS);
    assert!(matches!(client.red.slash("do", &[]), Err(CannotDo::NotAllowed)));
    place.forbid_everyone(Permissions::VIEW_CHANNEL);
    assert!(matches!(client.red.slash("do", &[]), Err(CannotDo::NoSuchPlace)));
    assert!(client.red.view().places.is_empty());
}

#[tokio::test]
async fn a_dm_needs_to_be_allowed_and_a_common_server() {
    let client = TestClient::new().await;
    let open = json!({ "recipient_id": client.red.id });
    let dm = client.http.create_private_channel(&open).await.expect("a DM");
    let place = standin::Id(dm.id.get());
    let hello = || json!({ "content": "hello" });
    client.post_in(place, hello()).await.expect("it arrives");
    client.red.close_dms();
    assert_eq!(client.post_in(place, hello()).await.err(), Some(refused(403, 50007)));
    client.red.open_dms();
    client.red.leave();
    assert_eq!(client.post_in(place, hello()).await.err(), Some(refused(403, 50278)));
    client.red.come_back();
    client.post_in(place, hello()).await.expect("it arrives again");
    assert_eq!(client.red.dms().len(), 2);
    let _expected = client.standin.expect_refusals();
    let outsider = client.http.create_private_channel(&json!({ "recipient_id": "7" })).await;
    assert_eq!(outsider.map_err(Refused::of).err(), Some(refused(404, 10013)));
    let bot = json!({ "recipient_id": client.standin.bot() });
    let itself = client.http.create_private_channel(&bot).await;
    assert_eq!(itself.map_err(Refused::of).err(), Some(refused(403, 50007)));
    let last = client.post_in(place, hello()).await.expect("it arrives");
    client.red.close_dms();
    let edited = client.http.edit_message(dm.id, last.id, &hello(), Vec::new()).await;
    assert_eq!(edited.map_err(Refused::of).err(), Some(refused(403, 50007)));
}

#[tokio::test]
async fn who_left_is_no_member() {
    let client = TestClient::new().await;
    let (guild, red) = (GuildId::new(client.standin.guild().0), UserId::new(client.red.id.0));
    client.http.get_member(guild, red).await.expect("a member");
    client.red.leave();
    let _expected = client.standin.expect_refusals();
    let gone = client.http.get_member(guild, red).await;
    assert_eq!(gone.map_err(Refused::of).err(), Some(refused(404, 10007)));
    assert!(matches!(client.red.slash("do", &[]), Err(CannotDo::NoSuchPlace)));
    client.standin.throw_bot_out();
    let thrown_out = client.http.get_guild(guild).await;
    assert_eq!(thrown_out.map_err(Refused::of).err(), Some(refused(404, 10004)));
    let outside = client.post(json!({ "content": "x" })).await;
    assert_eq!(outside.err(), Some(refused(403, 50001)));
}

#[tokio::test]
async fn threads_sleep_wake_and_close() {
    let client = TestClient::new().await;
    let http = &client.http;
    let body = json!({ "name": "Table", "type": 11, "auto_archive_duration": 1440 });
    let made = http.create_thread(client.channel(), &body, None).await.expect("a thread");
    let thread = client.standin.channel("general").threads().remove(0);
    let place = standin::Id(made.id.get());
    let first = client.post_in(place, json!({ "content": "first" })).await.expect("a message");
    thread.archive();
    let _expected = client.standin.expect_refusals();
    let edited = http.edit_message(made.id, first.id, &json!({ "content": "x" }), Vec::new()).await;
    assert_eq!(edited.map_err(Refused::of).err(), Some(refused(400, 50083)));
    client.post_in(place, json!({ "content": "wakes it" })).await.expect("a message");
    http.edit_message(made.id, first.id, &json!({ "content": "x" }), Vec::new())
        .await
        .expect("awake");
    client.standin.channel("general").forbid_bot(Permissions::SEND_MESSAGES_IN_THREADS);
    let forbidden = client.post_in(place, json!({ "content": "x" })).await;
    assert_eq!(forbidden.err(), Some(refused(403, 50013)));
    client.post(json!({ "content": "x" })).await.expect("beside the thread it may write");
    client.standin.channel("general").allow_all();
    let asleep = json!({ "name": "Chair", "archived": true });
    let changed = http.edit_thread(made.id, &asleep, None).await.expect("its own thread");
    assert_eq!(
        (changed.name.as_str(), changed.thread_metadata.expect("one").archived),
        ("Chair", true)
    );
    // Who may write there may open it again, as long as it isn't locked.
    let wakes = json!({ "archived": false });
    client.standin.channel("general").forbid_bot(Permissions::SEND_MESSAGES_IN_THREADS);
    let forbidden = http.edit_thread(made.id, &wakes, None).await;
    assert_eq!(forbidden.map_err(Refused::of).err(), Some(refused(403, 50013)));
    client.standin.channel("general").allow_all();
    let awake = http.edit_thread(made.id, &wakes, None).await.expect("it may write there");
    assert!(!awake.thread_metadata.expect("one").archived);
    thread.lock();
    let locked = http.edit_thread(made.id, &wakes, None).await;
    assert_eq!(locked.map_err(Refused::of).err(), Some(refused(403, 50013)));
    let opened = http.edit_thread(made.id, &json!({ "locked": false }), None).await;
    assert_eq!(opened.map_err(Refused::of).err(), Some(refused(403, 50013)));
    let locked = client.post_in(place, json!({ "content": "x" })).await;
    assert_eq!(locked.err(), Some(refused(400, 50083)));
    let long_name = json!({ "name": "", "type": 11 });
    let nameless = http.create_thread(client.channel(), &long_name, None).await;
    assert_eq!(nameless.map_err(Refused::of).err(), Some(form(&["name"])));
    let odd = json!({ "name": "n", "type": 11, "auto_archive_duration": 61 });
    let odd = http.create_thread(client.channel(), &odd, None).await;
    assert_eq!(odd.map_err(Refused::of).err(), Some(form(&["auto_archive_duration"])));
    client.standin.channel("general").forbid_bot(Permissions::CREATE_PUBLIC_THREADS);
    let forbidden = http.create_thread(client.channel(), &body, None).await;
    assert_eq!(forbidden.map_err(Refused::of).err(), Some(refused(403, 50013)));
}

#[tokio::test]
async fn a_thread_starts_from_a_message_once() {
    let client = TestClient::new().await;
    let message = client.post(json!({ "content": "a table" })).await.expect("a message");
    let body = json!({ "name": "Table" });
    let http = &client.http;
    let made = http.create_thread_from_message(client.channel(), message.id, &body, None).await;
    assert_eq!(made.expect("a thread").id.get(), message.id.get());
    let shown = http.get_message(client.channel(), message.id).await.expect("the message");
    assert!(shown.thread.is_some());
    let _expected = client.standin.expect_refusals();
    let again = http.create_thread_from_message(client.channel(), message.id, &body, None).await;
    assert_eq!(again.map_err(Refused::of).err(), Some(refused(400, 160_004)));
}

#[tokio::test]
async fn too_many_requests_are_slowed_down_and_time_heals() {
    let client = TestClient::new().await;
    client.standin.limit_rates(true);
    let hello = || json!({ "content": "hello" });
    for _ in 0..5 {
        client.post(hello()).await.expect("within the limit");
    }
    let refusal = client.post(hello()).await.expect_err("over the limit");
    assert_eq!(refusal.status, 429);
    let line = client.standin.requests().pop().expect("a request");
    let told = line.resp.expect("a body");
    assert_eq!((&told["retry_after"], &told["global"]), (&json!(5.0), &json!(false)));
    let act = client.act();
    let answer = json!({ "type": 4, "data": { "content": "answers are exempt" } });
    client.answer(&act, answer).await.expect("an answer");
    client.standin.advance(Duration::from_secs(5));
    client.post(hello()).await.expect("after the pause");
    client.standin.advance(Duration::from_mins(1));
    let mut asked = 0;
    let _expected = client.standin.expect_refusals();
    while client.http.get_channel(client.channel()).await.is_ok() {
        asked += 1;
        assert!(asked <= 50, "fifty requests a second are enough");
    }
    assert_eq!(asked, 50);
    let told = client.standin.requests().pop().and_then(|line| line.resp).expect("a body");
    assert_eq!((&told["retry_after"], &told["global"]), (&json!(1.0), &json!(true)));
}

#[tokio::test]
async fn old_messages_are_edited_rarely() {
    let client = TestClient::new().await;
    client.standin.limit_rates(true);
    let message = client.post(json!({ "content": "x" })).await.expect("a message");
    client.standin.advance(Duration::from_mins(61));
    for number in 0..3 {
        client.edit(message.id, json!({ "content": format!("{number}") })).await.expect("a few");
    }
    let refused = client.edit(message.id, json!({ "content": "y" })).await.expect_err("too many");
    assert_eq!((refused.status, refused.code), (429, 30046));
}

#[tokio::test]
async fn without_the_token_no_one_comes_in() {
    let standin = Standin::start().await;
    let http =
        gateway_relay::http("guessed", &gateway_relay::Endpoint::Standin(standin.url())).build();
    let _expected = standin.expect_refusals();
    let me = http.get_current_user().await;
    assert_eq!(me.map_err(Refused::of).err().map(|refused| refused.status), Some(401));
}

#[tokio::test]
async fn an_unknown_route_is_refused_by_its_name() {
    let client = TestClient::new().await;
    let guild = GuildId::new(client.standin.guild().0);
    let _expected = client.standin.expect_refusals();
    let answer = client.http.get_emojis(guild).await.map_err(Refused::of).err();
    assert_eq!(answer.map(|refused| refused.status), Some(404));
    let route = format!("GET /guilds/{guild}/emojis");
    assert_eq!(client.standin.take_unknown(), [route]);
}

#[tokio::test]
#[should_panic(expected = "the bot asked for what the stand-in doesn't know")]
async fn a_test_with_an_unknown_route_fails() {
    let client = TestClient::new().await;
    let _expected = client.standin.expect_refusals();
    let guild = GuildId::new(client.standin.guild().0);
    assert!(client.http.get_emojis(guild).await.is_err());
}

#[tokio::test]
async fn a_deleted_channel_is_gone() {
    let client = TestClient::new().await;
    client.standin.channel("general").delete();
    let gone = client.post(json!({ "content": "x" })).await;
    assert_eq!(gone.err(), Some(refused(404, 10003)));
    let _expected = client.standin.expect_refusals();
    let read = client.http.get_channel(ChannelId::new(client.red.place.0)).await;
    assert_eq!(read.map_err(Refused::of).err(), Some(refused(404, 10003)));
}
