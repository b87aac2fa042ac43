//! Tables before their game, and those that never had one.

use super::scene::{FixtureTables, MODERATOR, guest, person, terms};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_table::{Command, LOBBY_LASTS, ServerId, Upkeep, seats};
use pangaea_text::Language;

/// Everything that can be set before a game is set somewhere.
pub(super) async fn write(scene: &FixtureTables) {
    for (game, language) in GameId::ALL.iter().zip(Language::ALL.iter().cycle()) {
        scene.open(terms(*game, *language, None), &[0]).await;
    }
    for (index, game) in GameId::ALL.iter().enumerate() {
        arranged(scene, *game, Language::ALL[index % Language::ALL.len()]).await;
        full(scene, *game, Language::ALL[(index + 2) % Language::ALL.len()]).await;
    }
    one_seat_short(scene).await;
    with_threads(scene).await;
    changed(scene).await;
    closed(scene).await;
}

/// Two people and both kinds of computer player, with options, a move time and colours.
async fn arranged(scene: &FixtureTables, game: GameId, language: Language) {
    let id = scene.open(terms(game, language, Some(24)), &[0, 1]).await;
    for kind in ComputerKind::ALL {
        scene.wants(id, Command::AddComputer(person(1), kind)).await;
    }
    let options = pangaea_table::agreements(game);
    let on = options.iter().map(|option| option.key.to_owned()).collect();
    scene.wants(id, Command::Agree(MODERATOR, on)).await;
    scene.wants(id, Command::MoveTime(MODERATOR, Some(72))).await;
    scene.wants(id, Command::Colour(person(0), 4)).await;
    scene.wants(id, Command::Colour(person(1), 0)).await;
    scene.says(id, &["lobby"]).await;
}

/// As many people as can play, and another host than who opened it.
async fn full(scene: &FixtureTables, game: GameId, language: Language) {
    let id = scene.open(terms(game, language, None), &[2]).await;
    for index in 3..2 + seats(game).end() {
        let (guest, name) = guest(index, Language::ALL[index % Language::ALL.len()]);
        scene.wants(id, Command::Join(guest, name)).await;
    }
    scene.wants(id, Command::HandOver(MODERATOR, Seat(2))).await;
    scene.wants(id, Upkeep::Reach(person(3), false)).await;
    scene.says(id, &["hello"]).await;
}

/// An option that needs one more at the table.
async fn one_seat_short(scene: &FixtureTables) {
    let id = scene.open(terms(GameId::LittlePrince, Language::German, Some(1)), &[0, 1]).await;
    let option = "hidden_characters".to_owned();
    scene.wants(id, Command::Agree(MODERATOR, vec![option])).await;
}

/// A table that gets a thread, one that waits for it, one that is in it and one that has ended there.
async fn with_threads(scene: &FixtureTables) {
    let terms = |language| terms(GameId::Vaalbara, language, None);
    scene.open_with_thread(terms(Language::English), &[0, 1]).await;
    let id = scene.open_with_thread(terms(Language::French), &[2, 3]).await;
    scene.says(id, &[]).await;
    scene.start(id).await;
    for ends in [false, true] {
        let id = scene.open_with_thread(terms(Language::German), &[4, 5]).await;
        scene.says(id, &[]).await;
        scene.start(id).await;
        scene.moves_into_its_thread(id).await;
        scene.plays(id, 3).await;
        if ends {
            scene.plays_to_the_end(id).await;
        }
        scene.says(id, &["hello", "final"]).await;
    }
    scene.keepers.store().use_threads(ServerId(3001), true).await.expect("a server's setting");
}

/// Options that were turned on and off again, and people who came and left.
async fn changed(scene: &FixtureTables) {
    let id = scene.open(terms(GameId::TectonicTribes, Language::Dutch, Some(48)), &[0, 1]).await;
    for on in [&["advanced", "lava_scores"][..], &[], &["advanced"]] {
        let on = on.iter().map(|key| (*key).to_owned()).collect();
        scene.wants(id, Command::Agree(MODERATOR, on)).await;
    }
    for kind in ComputerKind::ALL {
        scene.wants(id, Command::AddComputer(person(0), kind)).await;
    }
    scene.wants(id, Command::RemoveComputer(person(0), Seat(2))).await;
    let (cleo, name) = guest(2, Language::French);
    scene.wants(id, Command::Join(cleo, name)).await;
    scene.wants(id, Command::StandUp(person(0))).await;
    scene.wants(id, Command::Forget(person(2))).await;
    scene.wants(id, Command::MoveTime(MODERATOR, None)).await;
}

/// Closed by the host, by the last to leave, and by time; and opened again.
async fn closed(scene: &FixtureTables) {
    let terms = || terms(GameId::Vaalbara, Language::French, None);
    let id = scene.open(terms(), &[0, 1]).await;
    scene.wants(id, Command::Cancel(MODERATOR)).await;
    let id = scene.open(terms(), &[4]).await;
    scene.wants(id, Command::Leave(person(4))).await;
    let id = scene.open(terms(), &[0, 1]).await;
    scene.wants(id, Command::Cancel(MODERATOR)).await;
    scene.wants(id, Command::Restore(MODERATOR)).await;
    // The last one: time passes for all of them.
    let id = scene.open(terms(), &[5, 6]).await;
    scene.says(id, &[]).await;
    scene.hours_pass(id, LOBBY_LASTS / 3600).await;
}
