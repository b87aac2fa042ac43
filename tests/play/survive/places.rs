//! Channels, messages and servers that go away.

use super::killable_bot::{KillableBot, done, said};
use crate::play::harness::english;
use pangaea_text::bot;
use scripted_players::{AnswersVia, ScriptedPlayer, play_until};
use standin::Person;
use standin::model::Permissions;

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
    assert!(
        ScriptedPlayer::new(ada.clone(), AnswersVia::Message, 1).answer().await,
        "her own door is open"
    );
    // What cannot be said is given up, and not tried for ever.
    bot.settled().await;
    let refused = |count: usize| {
        let lines = bot.standin.requests();
        let of_channel = |path: &str| path.contains(&gone.id.to_string());
        lines.iter().filter(|line| of_channel(&line.path) && line.status == 404).count() == count
    };
    let [cleo, dan] = bot.people(["Cleo", "Dan"]);
    bot.game("vaalbara", &[&cleo, &dan]).await;
    assert!(refused(1), "one attempt");
    bot.asked(&cleo).await;
    assert!(ScriptedPlayer::new(cleo, AnswersVia::Message, 2).answer().await, "others go on");
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
