//! Channels, messages and servers that go away.

use super::killable_bot::{KillableBot, done, said};
use crate::play::harness::english;
use pangaea_table::{LostPlace, StageKind};
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer, play_until};
use standin::model::Permissions;
use standin::{ChannelHandle, Person};

/// How often it was told that a channel is not there.
fn refused_at(bot: &KillableBot, channel: &ChannelHandle) -> usize {
    let lines = bot.standin.requests();
    let of_channel = |path: &str| path.contains(&channel.id.to_string());
    lines.iter().filter(|line| of_channel(&line.path) && line.status == 404).count()
}

/// Waits until the first table is lost for this reason, or seen again.
async fn is_lost(bot: &KillableBot, why: Option<LostPlace>) {
    let is_so = async || {
        let lost = bot.stored(1).await.0.unreachable.map(|lost| lost.why);
        (lost == why).then_some(())
    };
    bot.until(&format!("the table to be lost: {why:?}"), is_so).await;
}

/// Was the bot refused something that it may not do?
fn was_refused(bot: &KillableBot) -> Option<()> {
    bot.standin.requests().iter().any(|line| line.status == 403).then_some(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_stops_its_own_table_only() {
    let bot = KillableBot::new("survive-channel").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    let gone = bot.standin.channel("gone");
    let there = ada.at(&gone);
    bot.game("vaalbara", &[&there, &ben.at(&gone)]).await;
    bot.asked(&ada).await;
    bot.settled().await;
    gone.delete();
    for person in [&ada, &ben] {
        bot.hears(person, "was deleted, so the table closes").await;
    }
    assert!(
        ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1).answer().await,
        "her own door is open"
    );
    // What no one could see is not even tried.
    bot.settled().await;
    assert_eq!(refused_at(&bot, &gone), 0);
    let [cleo, dan] = bot.people(["Cleo", "Dan"]);
    bot.game("vaalbara", &[&cleo, &dan]).await;
    bot.asked(&cleo).await;
    let mut other = ScriptedPlayer::new(cleo, AnswersVia::Message, 2);
    assert!(other.answer().await, "others go on");
    assert_eq!(refused_at(&bot, &gone), 0);
    bot.later(24 * 60);
    bot.hears(&ada, "is closed, because its channel was deleted").await;
    assert_eq!(bot.stored(1).await.0.stage.kind(), StageKind::Cancelled);
    assert_eq!(bot.stored(2).await.0.stage.kind(), StageKind::Playing);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_was_deleted_meanwhile_is_asked_for_once() {
    let mut bot = KillableBot::new("survive-channel-away").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    let gone = bot.standin.channel("gone");
    bot.game("vaalbara", &[&ada.at(&gone), &ben.at(&gone)]).await;
    bot.asked(&ada).await;
    bot.settled().await;
    bot.kill().await;
    gone.delete();
    bot.start().await;
    bot.hears(&ada, "was deleted, so the table closes").await;
    for _ in 0..2 {
        bot.settled().await;
        bot.restart().await;
    }
    bot.settled().await;
    assert_eq!(refused_at(&bot, &gone), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_gone_closes_its_tables_and_is_left_alone() {
    let mut bot = KillableBot::new("survive-server").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.asked(&ben).await;
    bot.settled().await;
    bot.standin.throw_bot_out();
    is_lost(&bot, Some(LostPlace::Server)).await;
    bot.settled().await;
    let refused = || bot.standin.requests().iter().filter(|line| line.status == 403).count();
    // Each of them may be tried once: they share no other server with the bot.
    assert!(refused() <= 2, "{}", bot.standin.last_requests());
    bot.later(3 * 24 * 60);
    let closed = async || {
        let kind = bot.stored(1).await.0.stage.kind();
        (kind == StageKind::Cancelled).then_some(())
    };
    bot.until("the table to close", closed).await;
    bot.settled().await;
    let so_far = refused();
    bot.restart().await;
    bot.settled().await;
    let after = bot.standin.requests().iter().filter(|line| line.status == 403).count();
    assert_eq!(after, so_far, "nothing is tried again");
    // Within a week it can be opened again.
    bot.standin.invite_bot();
    done(ada.slash("table restore", &[])).await;
    ada.sees_text("Waiting for").await;
    assert_eq!(bot.stored(1).await.0.unreachable, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_removed_while_it_was_away_finds_out() {
    let mut bot = KillableBot::new("survive-server-away").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.settled().await;
    bot.kill().await;
    bot.standin.throw_bot_out();
    bot.start().await;
    is_lost(&bot, Some(LostPlace::Server)).await;
    bot.standin.invite_bot();
    is_lost(&bot, None).await;
    ada.sees_text("The game goes on.").await;
    assert!(ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1).answer().await);
    ada.sees_text("Waiting for Ben").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_of_a_server_closes_nothing() {
    let bot = KillableBot::new("survive-server-outage").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.settled().await;
    bot.standin.server_outage(true);
    assert!(ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1).answer().await);
    bot.settled().await;
    assert_eq!(bot.stored(1).await.0.unreachable, None);
    bot.standin.server_outage(false);
    assert!(ScriptedPlayer::new(ben.clone(), AnswersVia::Message, 2).answer().await);
    bot.settled().await;
    assert_eq!(bot.stored(1).await.0.unreachable, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_thrown_out_goes_on_when_it_is_back() {
    let bot = KillableBot::new("survive-thrown-out").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    let round = bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.settled().await;
    bot.standin.throw_bot_out();
    // Questions by direct message are still there, and can be answered.
    assert!(ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1).answer().await);
    bot.standin.until("the bot to notice", || was_refused(&bot)).await;
    bot.standin.invite_bot();
    let panel = done(ben.click_on(round.id(), &english(&bot::press_my_move()))).await;
    assert!(scripted_players::still_asks(&panel), "the old button works: {}", panel.text());
    assert!(ScriptedPlayer::new(ben.clone(), AnswersVia::MyMove, 2).answer().await);
    bot.settled().await;
    let shown = said(&ada, "**Vaalbara** · ").pop().expect("a round");
    assert!(shown.text().contains("Waiting for"), "{}", shown.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_a_moderator_deletes_comes_back_when_it_changes() {
    let bot = KillableBot::new("survive-deleted").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    let round = bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.settled().await;
    bot.standin.channel("general").delete_message(round.id());
    assert!(ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1).answer().await);
    let again = ada.sees_text("Waiting for Ben").await;
    assert_ne!(again.id(), round.id());
    assert_eq!(again.pictures().count(), 1, "with its picture");
    bot.settled().await;
    assert_eq!(said(&ada, "**Vaalbara** · ").len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_bot_was_not_allowed_to_say_is_said_when_it_is() {
    let bot = KillableBot::new("survive-forbidden").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.asked(&ben).await;
    bot.settled().await;
    let general = bot.standin.channel("general");
    general.forbid_bot(Permissions::SEND_MESSAGES);
    let mut players =
        [&ada, &ben].map(|person| ScriptedPlayer::new(person.clone(), AnswersVia::Message, 1));
    // The second round is the first thing that is not changed, but posted.
    let refused = |_: &Person| was_refused(&bot);
    play_until(&mut players, "the bot to be refused something", refused).await;
    assert!(said(&ada, "**Vaalbara** · Round 2").is_empty());
    general.allow_all();
    // Someone misses the board, and looks for it.
    done(ada.slash("board", &[])).await;
    ada.sees_text("**Vaalbara** · Round 2").await;
    bot.settled().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_forbidden_for_a_week_is_given_up_until_it_is_allowed() {
    let mut bot = KillableBot::new("survive-forbidden-long").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    bot.asked(&ada).await;
    bot.asked(&ben).await;
    bot.settled().await;
    let general = bot.standin.channel("general");
    general.forbid_bot(Permissions::SEND_MESSAGES);
    let mut players =
        [&ada, &ben].map(|person| ScriptedPlayer::new(person.clone(), AnswersVia::Message, 1));
    let refused = |_: &Person| was_refused(&bot);
    play_until(&mut players, "the bot to be refused something", refused).await;
    bot.later(7 * 24 * 60);
    bot.restart().await;
    bot.hears(&ada, "I can't write in").await;
    is_lost(&bot, Some(LostPlace::Permission)).await;
    bot.settled().await;
    // The next start does not try it again.
    let tried = |bot: &KillableBot| {
        let lines = bot.standin.requests();
        lines.iter().filter(|line| line.status == 403).count()
    };
    let so_far = tried(&bot);
    bot.restart().await;
    bot.settled().await;
    assert_eq!(tried(&bot), so_far);
    general.allow_all();
    ada.sees_text("**Vaalbara** · Round 2").await;
    bot.hears(&ada, "I'm back in").await;
}
