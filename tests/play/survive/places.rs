//! Channels, messages and servers that go away.

use super::house::{House, done, said};
use standin::model::Permissions;
use troupe::{Door, Player};

/// Waits until the bot was refused something that it may not do.
async fn forbidden(house: &House) {
    let refused = || house.standin.requests().iter().any(|line| line.status == 403);
    house.standin.until("the bot to notice", || refused().then_some(())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_stops_its_own_table_only() {
    let house = House::new("survive-channel").await;
    let [ada, ben] = house.people(["Ada", "Ben"]);
    let gone = house.standin.channel("gone");
    let there = ada.at(&gone);
    house.game("vaalbara", &[&there, &ben.at(&gone)]).await;
    house.asked(&ada).await;
    house.settled().await;
    gone.delete();
    assert!(Player::new(ada.clone(), Door::Message, 1).answer().await, "her own door is open");
    // What cannot be said is given up, and not tried for ever.
    house.settled().await;
    let refused = |count: usize| {
        let lines = house.standin.requests();
        let of_channel = |path: &str| path.contains(&gone.id.to_string());
        lines.iter().filter(|line| of_channel(&line.path) && line.status == 404).count() == count
    };
    let [cleo, dan] = house.people(["Cleo", "Dan"]);
    house.game("vaalbara", &[&cleo, &dan]).await;
    assert!(refused(1), "one attempt");
    house.asked(&cleo).await;
    assert!(Player::new(cleo, Door::Message, 2).answer().await, "others go on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_was_thrown_out_goes_on_when_it_is_back() {
    let house = House::new("survive-thrown-out").await;
    let [ada, ben] = house.people(["Ada", "Ben"]);
    let round = house.game("vaalbara", &[&ada, &ben]).await;
    house.asked(&ada).await;
    house.settled().await;
    house.standin.throw_bot_out();
    // Questions by direct message are still there, and can be answered.
    assert!(Player::new(ada.clone(), Door::Message, 1).answer().await);
    forbidden(&house).await;
    house.standin.invite_bot();
    let panel = done(ben.click_on(round.id(), "My move")).await;
    assert!(troupe::still_asks(&panel), "the old button works: {}", panel.text());
    assert!(Player::new(ben.clone(), Door::MyMove, 2).answer().await);
    house.settled().await;
    let shown = said(&ada, "**Vaalbara** · ").pop().expect("a round");
    assert!(shown.text().contains("Waiting for"), "{}", shown.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_a_moderator_deletes_comes_back_when_it_changes() {
    let house = House::new("survive-deleted").await;
    let [ada, ben] = house.people(["Ada", "Ben"]);
    let round = house.game("vaalbara", &[&ada, &ben]).await;
    house.asked(&ada).await;
    house.settled().await;
    house.standin.channel("general").delete_message(round.id());
    assert!(Player::new(ada.clone(), Door::Message, 1).answer().await);
    let again = ada.sees_text("Waiting for Ben").await;
    assert_ne!(again.id(), round.id());
    assert_eq!(again.pictures().count(), 1, "with its picture");
    house.settled().await;
    assert_eq!(said(&ada, "**Vaalbara** · ").len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_bot_was_not_allowed_to_say_is_said_when_it_is() {
    let house = House::new("survive-forbidden").await;
    let [ada, ben] = house.people(["Ada", "Ben"]);
    house.game("vaalbara", &[&ada, &ben]).await;
    house.asked(&ada).await;
    house.asked(&ben).await;
    house.settled().await;
    let general = house.standin.channel("general");
    general.forbid_bot(Permissions::SEND_MESSAGES);
    let mut players = [&ada, &ben].map(|person| Player::new(person.clone(), Door::Message, 1));
    // The second round is the first thing that is not changed, but posted.
    while !house.standin.requests().iter().any(|line| line.status == 403) {
        for player in &mut players {
            player.answer().await;
        }
        tokio::task::yield_now().await;
    }
    assert!(said(&ada, "**Vaalbara** · Round 2").is_empty());
    general.allow_all();
    // Somebody misses the board, and looks for it.
    done(ada.slash("board", &[])).await;
    ada.sees_text("**Vaalbara** · Round 2").await;
    house.settled().await;
}
