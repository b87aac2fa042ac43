//! Games of every kind, with every option, at the smallest and the largest table, in every stage.

use super::scene::{FixtureTables, MODERATOR, guest, person, terms};
use pangaea_engine::game::Game;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use pangaea_table::{Command, Order, Stage, TableId, agreements, seats};
use pangaea_text::Language;
use serde_json::Value;

/// Everything that can be written of one game, but for half-made choices.
pub(super) async fn write(scene: &FixtureTables, game: GameId) {
    let mut languages = Language::ALL.iter().copied().cycle();
    let mut next = || languages.next().unwrap_or_default();
    for options in variants(game) {
        for seats in [least(game, &options), *seats(game).end()] {
            let (decisions, _) = stopped(scene, game, next(), &options, seats, usize::MAX).await;
            stopped(scene, game, next(), &options, seats, 3).await;
            // Games differ in length, so a late moment may be the end.
            for part in [4, 3, 2] {
                let late = decisions - decisions / part;
                if !stopped(scene, game, next(), &options, seats, late).await.1 {
                    break;
                }
            }
        }
    }
    replaced(scene, game).await;
    undone(scene, game).await;
    paused(scene, game).await;
    cancelled(scene, game).await;
    // The last one: time passes for all of them.
    overdue(scene, game).await;
}

/// Every choice of options.
fn variants(game: GameId) -> Vec<Vec<String>> {
    let mut all = vec![Vec::new()];
    for option in agreements(game) {
        let with = |on: &Vec<String>| [&on[..], &[option.key.to_owned()]].concat();
        let further: Vec<Vec<String>> = all.iter().map(with).collect();
        all.extend(further);
    }
    all
}

/// How many must at least play with these options.
fn least(game: GameId, on: &[String]) -> usize {
    with_game!(game, G => {
        let mut options = serde_json::to_value(<G as Game>::Options::default()).expect("options");
        for key in on {
            options[key] = Value::Bool(true);
        }
        let options = serde_json::from_value(options).expect("options");
        let fits = |seats: &usize| G::check_options(&options, *seats).is_ok();
        seats(game).find(fits).expect("a number of seats")
    })
}

/// A game after so many decisions of people: how many there were, and whether it is over. At a
/// large table there are three people, and both kinds of computer player.
async fn stopped(
    scene: &FixtureTables,
    game: GameId,
    language: Language,
    options: &[String],
    seats: usize,
    decisions: usize,
) -> (usize, bool) {
    let people: Vec<usize> = (0..seats.min(3)).collect();
    let id = scene.open(terms(game, language, None), &people).await;
    for kind in ComputerKind::ALL.into_iter().cycle().take(seats - people.len()) {
        scene.wants(id, Command::AddComputer(person(0), kind)).await;
    }
    scene.wants(id, Command::Agree(MODERATOR, options.to_vec())).await;
    scene.start(id).await;
    let decided = scene.plays(id, decisions).await;
    scene.says(id, &["final"]).await;
    (decided, matches!(scene.look(id).await.stage, Stage::Over(_)))
}

async fn begun(
    scene: &FixtureTables,
    game: GameId,
    language: Language,
    people: &[usize],
) -> TableId {
    let id = scene.open(terms(game, language, Some(24)), people).await;
    scene.wants(id, Command::AddComputer(person(people[0]), ComputerKind::Random)).await;
    scene.start(id).await;
    scene.plays(id, 5).await;
    scene.says(id, &[]).await;
    id
}

/// Seats that went to other people and to the computer; the host has left.
async fn replaced(scene: &FixtureTables, game: GameId) {
    let id = begun(scene, game, Language::French, &[0, 1, 2]).await;
    scene.wants(id, Command::Remove(MODERATOR, "Mia".to_owned(), Seat(1))).await;
    scene.replaces(id, Seat(2), guest(3, Language::German)).await;
    scene.replaces(id, Seat(3), guest(4, Language::Dutch)).await;
    scene.wants(id, Command::HandOver(MODERATOR, Seat(2))).await;
    scene.wants(id, Command::Leave(person(3))).await;
    scene.plays(id, 2).await;
    if let Some(seat) = scene.asked(id).await {
        scene.wants(id, Command::MoveFor(MODERATOR, "Mia".to_owned(), seat)).await;
    }
}

/// The first action that may be taken back is taken back.
async fn undone(scene: &FixtureTables, game: GameId) {
    let id = scene.open(terms(game, Language::German, None), &[0, 1, 2]).await;
    scene.start(id).await;
    let mut taken_back = 0;
    while let Some(seat) = scene.asked(id).await {
        scene.answer(id, seat).await;
        let by = scene.look(id).await.guest(seat).expect("a person").person;
        if scene.tries(id, Order::Undo(by)).await.is_ok() {
            taken_back += 1;
            // Once right after the start, and once with more of the log behind it.
            if taken_back > 1 && scene.look(id).await.entries > 12 {
                break;
            }
            scene.plays(id, 4).await;
        }
    }
    assert!(taken_back > 0, "nothing could be taken back in {}", game.slug());
}

/// All people have left; and at another table one of those who left is back.
async fn paused(scene: &FixtureTables, game: GameId) {
    let id = begun(scene, game, Language::Dutch, &[5, 6]).await;
    scene.wants(id, Command::Leave(person(5))).await;
    scene.wants(id, Command::Leave(person(6))).await;
    assert!(scene.look(id).await.is_paused());
    let id = begun(scene, game, Language::English, &[0, 1, 2]).await;
    for index in [1, 2] {
        scene.wants(id, Command::Leave(person(index))).await;
    }
    let (again, name) = guest(1, Language::English);
    scene.wants(id, Command::TakeBack(again, name)).await;
    assert!(scene.look(id).await.seat_to_take_back(person(2)).is_some());
}

/// Closed in the middle; one of them opened again, one with someone forgotten.
async fn cancelled(scene: &FixtureTables, game: GameId) {
    let id = begun(scene, game, Language::German, &[7, 8]).await;
    scene.wants(id, Command::Cancel(MODERATOR)).await;
    let id = begun(scene, game, Language::English, &[0, 1]).await;
    scene.wants(id, Command::Cancel(MODERATOR)).await;
    scene.wants(id, Command::Restore(MODERATOR)).await;
    let id = begun(scene, game, Language::English, &[7, 2]).await;
    scene.wants(id, Command::Cancel(MODERATOR)).await;
    scene.wants(id, Command::Forget(person(7))).await;
}

/// The move time is over, and whoever is waited for was reminded twice.
async fn overdue(scene: &FixtureTables, game: GameId) {
    let id = begun(scene, game, Language::German, &[0, 1, 2]).await;
    for _ in 0..2 {
        scene.hours_pass(id, 13).await;
    }
    let table = scene.look(id).await;
    assert!(!table.late().is_empty(), "table {id} is not late");
}
