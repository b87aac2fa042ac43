//! Half-made choices: what was picked and not yet confirmed, and cards that are tried out.

use super::scene::{FixtureTables, terms};
use pangaea_engine::game::Game;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use pangaea_table::{Answer, Nudge, Order, PickedChoice, TableId};
use pangaea_text::Language;
use serde_json::Value;
use std::collections::BTreeSet;

const fn pick(step: usize, choice: usize) -> Answer {
    Answer::Pick { step, choice: PickedChoice::At(choice) }
}

/// What is pressed, and then left as it is: picks of one step and of two, cards that are moved,
/// turned and tried out, and one that lies before all is picked.
fn beginnings() -> Vec<Vec<Answer>> {
    let nudges = |nudges: &[Nudge]| nudges.iter().copied().map(Answer::Nudge).collect::<Vec<_>>();
    let allowed = || nudges(&[Nudge::Next]);
    vec![
        vec![pick(0, 1)],
        vec![pick(0, 1), pick(1, 1)],
        vec![pick(0, 2), pick(1, 1)],
        nudges(&[Nudge::Left, Nudge::Turn, Nudge::Up]),
        nudges(&[Nudge::Next, Nudge::Next]),
        nudges(&[Nudge::Right, Nudge::Down, Nudge::Turn]),
        [vec![pick(0, 1)], allowed()].concat(),
        [vec![pick(0, 1)], allowed(), vec![Answer::Confirm(0)]].concat(),
        // Of two cards that are laid one after the other the first.
        vec![pick(0, 0), pick(0, 2), Answer::Confirm(0)],
    ]
}

/// A half-made choice without its numbers: what was picked, whether what is tried out may lie there,
/// and whether all is picked.
type LeftKind = (Vec<String>, Option<bool>, bool);

/// The kind of a pick: its name among the game's items, or that it is a place.
fn name_of(pick: &Value) -> String {
    let fields = pick.as_object().expect("a pick");
    let (kind, of) = fields.iter().next().expect("a kind of pick");
    match of {
        Value::String(item) => item.clone(),
        Value::Object(item) if kind == "item" => item.keys().next().expect("an item").clone(),
        _ => kind.clone(),
    }
}

/// Every kind of half-made choice of a game.
pub(super) async fn write(scene: &FixtureTables, game: GameId) {
    let seats = with_game!(game, G => <G as Game>::SEATS);
    let mut seats = seats.cycle();
    let mut languages = Language::ALL.iter().cycle();
    let mut left = BTreeSet::new();
    for presses in &beginnings() {
        let mut found = true;
        while found {
            let people = seats.next().expect("some play");
            let language = *languages.next().expect("some language");
            let id =
                scene.open(terms(game, language, None), &(0..people).collect::<Vec<_>>()).await;
            scene.start(id).await;
            found = left_half(scene, id, presses, &mut left).await;
        }
    }
    assert!(left.len() > 3, "{}: {left:?}", game.slug());
    changeable(scene, game).await;
}

/// Plays until a choice can be left half-made as none was before, and leaves it; or to the end.
async fn left_half(
    scene: &FixtureTables,
    id: TableId,
    presses: &[Answer],
    left: &mut BTreeSet<LeftKind>,
) -> bool {
    while let Some(seat) = scene.asked(id).await {
        for press in presses {
            // What is not offered here cannot be pressed.
            let _ = scene.give(id, seat, press.clone()).await;
        }
        let table = scene.look(id).await;
        let draft = table.sitting(seat).and_then(|sitting| sitting.draft.as_ref());
        let panel = scene.panel(id, seat).await.expect("a seat of a person");
        if let Some(draft) = draft {
            let picks = serde_json::to_value(&draft.picks).expect("plain data");
            let picks = picks.as_array().expect("a list").iter().map(name_of).collect();
            if left.insert((picks, panel.trial, panel.is_complete)) {
                scene.says(id, &["ask"]).await;
                return true;
            }
        }
        // The last press may have been the whole answer.
        scene.plays(id, 1).await;
    }
    false
}

/// Answers that are given and can still be changed: one as it is, one with another choice begun.
async fn changeable(scene: &FixtureTables, game: GameId) {
    let id = scene.open(terms(game, Language::Dutch, Some(24)), &[0, 1, 2, 3]).await;
    scene.start(id).await;
    if !until_choosing(scene, id).await {
        return;
    }
    for seat in [Seat(0), Seat(1), Seat(2)] {
        scene.answer(id, seat).await;
    }
    for choice in 0..2 {
        // One of the two is another card than the one that was chosen.
        let _ = scene.give(id, Seat(1), pick(0, choice)).await;
        let panel = scene.panel(id, Seat(1)).await.expect("a question");
        if !panel.is_given {
            break;
        }
    }
    let by = scene.look(id).await.guest(Seat(2)).expect("a person").person;
    scene.wants(id, Order::Undo(by)).await;
    let table = scene.look(id).await;
    let answered = |seat| table.open(Seat(seat)).is_some_and(|open| open.answered);
    assert!(answered(0) && answered(1) && !answered(2) && !answered(3), "table {id}");
}

/// Plays until all have to choose in secret; false if no one ever does.
async fn until_choosing(scene: &FixtureTables, id: TableId) -> bool {
    while scene.look(id).await.people_to_move().len() < 4 {
        if scene.plays(id, 1).await == 0 {
            return false;
        }
    }
    true
}
