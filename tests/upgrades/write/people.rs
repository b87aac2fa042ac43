//! People: their settings, where their messages go, who cannot be reached and who is forgotten;
//! and messages of every kind that are still to be sent.

use super::scene::{FixtureTables, MODERATOR, guest, person, terms};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_games::pictured::Look;
use pangaea_keeper::KEEP_LEAST;
use pangaea_table::{
    ChannelId, Command, DeliverTo, GAME_LASTS, LostPlace, Preferences, Quiet, TOLD_BEFORE, TableId,
    Upkeep,
};
use pangaea_text::Language;

/// How each of them wants to be spoken to: every field is set, each to every kind of value.
fn preferences() -> Vec<Preferences> {
    let preferences = |language, look, deliver_to, reminder: Option<u32>, quiet: (u8, u8, i16)| {
        let quiet = Quiet::new(quiet.0, quiet.1, quiet.2);
        assert!(quiet.is_some());
        let tips = reminder.is_some();
        Preferences { language: Some(language), look, deliver_to, reminder, quiet, tips }
    };
    vec![
        preferences(Language::English, Look::HighContrast, DeliverTo::Channel, Some(1), (22, 7, 0)),
        preferences(Language::Dutch, Look::Standard, DeliverTo::Message, Some(24), (23, 8, 60)),
        preferences(
            Language::French,
            Look::HighContrast,
            DeliverTo::Message,
            Some(48),
            (0, 23, -210),
        ),
        preferences(Language::German, Look::Standard, DeliverTo::Channel, None, (21, 6, 330)),
        Preferences::default(),
        preferences(
            Language::German,
            Look::HighContrast,
            DeliverTo::Channel,
            Some(6),
            (1, 2, 14 * 60),
        ),
        Preferences { quiet: Quiet::new(13, 14, -12 * 60), ..Preferences::default() },
    ]
}

/// All with their settings, which the table hears of when they are changed.
async fn settle(scene: &FixtureTables, id: TableId) {
    let table = scene.look(id).await;
    for (index, preferences) in preferences().into_iter().enumerate() {
        let text = serde_json::to_string(&preferences).expect("settings");
        scene.keepers.store().save_settings(person(index), &text).await.expect("settings");
        if table.seat_of(person(index)).is_some() {
            let language = preferences.language.unwrap_or_default();
            scene.wants(id, Command::Preferences(person(index), language, preferences)).await;
        }
    }
}

pub(super) async fn write(scene: &FixtureTables) {
    pruned(scene).await;
    untouched(scene).await;
    let store = scene.keepers.store();
    let id = scene.open(terms(GameId::Vaalbara, Language::English, Some(24)), &[0, 1, 2, 3]).await;
    settle(scene, id).await;
    for (index, open) in [Some(true), Some(false), None, Some(true)].into_iter().enumerate() {
        let place = ChannelId(4000 + person(index).0);
        store.save_dm(person(index), Some(place), open).await.expect("a person");
    }
    scene.wants(id, Upkeep::Reach(person(1), false)).await;
    scene.start(id).await;
    scene.plays(id, 6).await;
    unreached(scene).await;
    forgotten(scene).await;
    asked_first(scene).await;
    waiting_messages(scene).await;
    unseen(scene).await;
}

/// A seat that is offered to someone, one that was declined, and people who are asked to play again.
async fn asked_first(scene: &FixtureTables) {
    let id = scene.open(terms(GameId::TectonicTribes, Language::German, None), &[0, 1, 2]).await;
    scene.start(id).await;
    scene.plays(id, 4).await;
    let [newcomer, other] = [6, 7].map(|index| guest(index, Language::Dutch));
    let (other, name) = other;
    scene.offers(id, Seat(2), (other.person, name)).await;
    scene.wants(id, Command::Decline(other.person, Seat(2))).await;
    scene.offers(id, Seat(1), (newcomer.0.person, newcomer.1)).await;
    scene.says(id, &["hello"]).await;
    let id = scene.open(terms(GameId::LittlePrince, Language::English, Some(4)), &[0, 1, 2]).await;
    scene.wants(id, Command::AddComputer(person(1), ComputerKind::Greedy)).await;
    scene.start(id).await;
    scene.plays_to_the_end(id).await;
    let id = scene.rematch(id, person(1)).await;
    let (cleo, name) = guest(2, Language::French);
    scene.wants(id, Command::Join(cleo, name)).await;
}

/// Someone whose direct messages never arrived, and someone who was never written to.
async fn unreached(scene: &FixtureTables) {
    let store = scene.keepers.store();
    let id = scene.open(terms(GameId::LittlePrince, Language::Dutch, None), &[7, 8]).await;
    store.save_dm(person(7), None, Some(false)).await.expect("a person");
    scene.wants(id, Upkeep::Reach(person(7), false)).await;
    scene.start(id).await;
    scene.plays(id, 3).await;
    scene.says(id, &["ask", "call"]).await;
}

/// Someone forgotten at a table that is over, at a closed one, in a game that goes on and in a
/// lobby; at the last two, others are still there.
async fn forgotten(scene: &FixtureTables) {
    const GONE: usize = 5;
    let terms = |game| terms(game, Language::French, None);
    for game in GameId::ALL {
        let id = scene.open(terms(*game), &[GONE, 0, 1]).await;
        scene.start(id).await;
        scene.plays_to_the_end(id).await;
        scene.says(id, &[]).await;
        scene.wants(id, Command::Forget(person(GONE))).await;
    }
    let id = scene.open(terms(GameId::TectonicTribes), &[0, GONE]).await;
    scene.start(id).await;
    scene.wants(id, Command::Cancel(MODERATOR)).await;
    scene.wants(id, Command::Forget(person(GONE))).await;
    let id = scene.open(terms(GameId::LittlePrince), &[GONE, 1, 2]).await;
    scene.wants(id, Command::AddComputer(person(1), ComputerKind::Random)).await;
    scene.start(id).await;
    scene.plays(id, 4).await;
    scene.wants(id, Command::Forget(person(GONE))).await;
    let seat = scene.look(id).await.seat_of(person(2)).expect("a seat");
    scene.replaces(id, seat, guest(6, Language::German)).await;
    scene.wants(id, Command::Forget(person(2))).await;
    let id = scene.open(terms(GameId::Vaalbara), &[0, GONE]).await;
    scene.wants(id, Command::Forget(person(GONE))).await;
    scene.keepers.store().forget(person(GONE)).await.expect("a person forgotten");
}

/// Messages of every kind that wait to be sent: the bot was away from the start to the end.
async fn waiting_messages(scene: &FixtureTables) {
    let id = scene.open(terms(GameId::Vaalbara, Language::German, Some(12)), &[0, 1]).await;
    for index in [0, 1] {
        let preferences = preferences().swap_remove(index);
        let language = preferences.language.unwrap_or_default();
        let preferences = Preferences { quiet: None, ..preferences };
        scene.wants(id, Command::Preferences(person(index), language, preferences)).await;
    }
    scene.start(id).await;
    scene.plays(id, 4).await;
    for _ in 0..3 {
        scene.hours_pass(id, 25).await;
    }
    scene.plays_to_the_end(id).await;
    let unsaid = scene.keepers.store().outbox(id).await.expect("an outbox");
    for kind in ["lobby", "hello", "round", "ask", "call", "remind", "final"] {
        assert!(unsaid.iter().any(|row| row.slot.starts_with(kind)), "no {kind} waits");
    }
}

/// Tables that can't be seen any more, for every reason, with someone who has left the server.
async fn unseen(scene: &FixtureTables) {
    for why in [LostPlace::Server, LostPlace::Channel, LostPlace::Permission] {
        let id = scene.open(terms(GameId::Vaalbara, Language::Dutch, Some(24)), &[0, 2, 4]).await;
        scene.start(id).await;
        scene.plays(id, 2).await;
        scene.wants(id, Upkeep::LeftServer(person(4))).await;
        scene.says(id, &[]).await;
        scene.wants(id, Upkeep::PlaceLost(why)).await;
        let unsaid = scene.keepers.store().outbox(id).await.expect("an outbox");
        assert!(unsaid.iter().any(|row| row.slot.starts_with("gone")), "no one is told");
    }
}

/// A game of which only the result is kept, with one who was forgotten. It comes first: everything
/// after it is younger.
async fn pruned(scene: &FixtureTables) {
    let id = scene.open(terms(GameId::Vaalbara, Language::Dutch, None), &[0, 1, 8]).await;
    scene.wants(id, Command::AddComputer(person(0), ComputerKind::Random)).await;
    scene.start(id).await;
    scene.plays_to_the_end(id).await;
    scene.says(id, &[]).await;
    scene.wants(id, Command::Forget(person(8))).await;
    scene.keepers.clock().advance(i64::from(KEEP_LEAST + 1) * 24 * 3600);
    let pruned = scene.keepers.prune_all(KEEP_LEAST).await.expect("a database");
    assert!(pruned.failed.is_none() && pruned.tables == 1, "{pruned:?}");
    assert_eq!(scene.keepers.store().load(id).await, Ok(None));
}

/// A game that was told that it closes soon. It comes before others: what is closed after it can still
/// be opened again.
async fn untouched(scene: &FixtureTables) {
    let id = scene.open(terms(GameId::Vaalbara, Language::French, None), &[0, 1]).await;
    scene.start(id).await;
    scene.plays(id, 2).await;
    scene.hours_pass(id, (GAME_LASTS - TOLD_BEFORE) / 3600).await;
    assert!(scene.look(id).await.end_told.is_some());
}
