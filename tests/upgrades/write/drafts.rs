//! Half-made choices: what was picked and not yet confirmed, and cards that are tried out.

use super::scene::{Scene, terms};
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_table::{Answer, Nudge, Order, Panel, PickedChoice, TableId};
use pangaea_text::Language;

/// A half-made choice: what is pressed, and how it is recognised.
struct Half {
    game: GameId,
    seats: usize,
    presses: Vec<Answer>,
    /// Looks at the number of the question and at what is shown of it.
    is_it: fn(u32, &Panel) -> bool,
}

const fn pick(step: usize, choice: usize) -> Answer {
    Answer::Pick { step, choice: PickedChoice::At(choice) }
}

fn is_partial(panel: &Panel) -> bool {
    !panel.is_complete
        && panel.trial.is_none()
        && panel.menus.iter().any(|menu| menu.picked.is_none())
}

fn is_partial_after(panel: &Panel) -> bool {
    is_partial(panel) && panel.menus.iter().any(|menu| menu.picked.is_some())
}

fn tectonic_tribes() -> Vec<Half> {
    let half = |seats, presses, is_it| Half { game: GameId::TectonicTribes, seats, presses, is_it };
    let nudges = |nudges: &[Nudge]| nudges.iter().copied().map(Answer::Nudge).collect::<Vec<_>>();
    vec![
        // The first card of the world, moved and turned.
        half(2, nudges(&[Nudge::Left, Nudge::Turn, Nudge::Up]), |number, panel| {
            number == 1 && panel.trial.is_some()
        }),
        // A card to play, and none to discard yet.
        half(3, vec![pick(0, 1)], |number, panel| number % 2 == 0 && is_partial_after(panel)),
        // Both, not confirmed.
        half(5, vec![pick(0, 2), pick(1, 1)], |number, panel| number % 2 == 0 && panel.is_complete),
        // A card where it may lie, and one where it may not.
        half(2, nudges(&[Nudge::Next, Nudge::Next]), |number, panel| {
            number > 2 && panel.trial == Some(true)
        }),
        half(5, nudges(&[Nudge::Right, Nudge::Down, Nudge::Turn]), |number, panel| {
            number > 2 && panel.trial == Some(false)
        }),
        // A tribe card instead, on trial.
        half(3, [vec![pick(0, 1)], nudges(&[Nudge::Next])].concat(), |number, panel| {
            number > 2 && panel.menus.iter().any(|menu| menu.picked == Some(1))
        }),
        // A tribe card that lies, and it is still open whose terrain card goes.
        half(
            3,
            [vec![pick(0, 1)], nudges(&[Nudge::Next]), vec![Answer::Confirm(0)]].concat(),
            |number, panel| {
                number > 2 && panel.menus.iter().any(|menu| menu.step == 2 && menu.picked.is_none())
            },
        ),
    ]
}

fn vaalbara() -> Vec<Half> {
    let half = |seats, presses, is_it| Half { game: GameId::Vaalbara, seats, presses, is_it };
    vec![
        half(2, vec![pick(0, 1)], |number, panel| number % 3 == 0 && panel.is_complete),
        // A character, and the warrior is kept hidden.
        half(5, vec![pick(0, 1), pick(1, 1)], |number, panel| {
            number % 3 == 0
                && panel.menus.iter().any(|menu| menu.step == 1 && menu.picked == Some(1))
        }),
        // The first of the beast tamer's two lands; the computer would hardly ever play this one.
        half(5, vec![pick(0, 0), pick(0, 2), Answer::Confirm(0)], |number, panel| {
            number % 3 == 1 && is_partial_after(panel)
        }),
        half(3, vec![pick(0, 0)], |number, panel| number % 3 == 1 && panel.is_complete),
        half(2, vec![pick(0, 1)], |number, panel| number % 3 == 2 && panel.is_complete),
    ]
}

fn little_prince() -> Vec<Half> {
    let half = |seats, presses, is_it| Half { game: GameId::LittlePrince, seats, presses, is_it };
    vec![
        half(2, vec![pick(0, 1)], |number, panel| number % 3 == 0 && panel.is_complete),
        half(2, vec![pick(0, 1)], |number, panel| number % 3 == 1 && panel.is_complete),
        // A tile, and it is still open who takes next.
        half(5, vec![pick(0, 1)], |number, panel| number % 3 == 2 && is_partial_after(panel)),
        half(3, vec![pick(0, 0), pick(1, 1)], |number, panel| number % 3 == 2 && panel.is_complete),
    ]
}

/// Every kind of half-made choice of a game.
pub(super) async fn write(scene: &Scene, game: GameId) {
    let all = [tectonic_tribes(), vaalbara(), little_prince()].into_iter().flatten();
    let halves = all.filter(|half| half.game == game);
    for (half, language) in halves.zip(Language::ALL.iter().cycle()) {
        // Chance may not bring it in every game.
        const TRIES: usize = 9;
        let mut found = false;
        for _ in 0..TRIES {
            found = found || left_half(scene, &half, *language).await;
        }
        assert!(found, "{}: a choice for {} was never left half-made", game.slug(), half.seats);
    }
    if game != GameId::LittlePrince {
        changeable(scene, game).await;
    }
}

/// Plays until the choice can be left half-made, and leaves it; or to the end.
async fn left_half(scene: &Scene, half: &Half, language: Language) -> bool {
    let people: Vec<usize> = (0..half.seats).collect();
    let id = scene.open(terms(half.game, language, None), &people).await;
    scene.start(id).await;
    while let Some(seat) = scene.asked(id).await {
        for press in &half.presses {
            // What is not offered here cannot be pressed.
            let _ = scene.give(id, seat, press.clone()).await;
        }
        let table = scene.look(id).await;
        let draft = table.sitting(seat).and_then(|sitting| sitting.draft.as_ref());
        let panel = scene.panel(id, seat).await.expect("a seat of a person");
        if draft.is_some_and(|draft| (half.is_it)(draft.question, &panel)) {
            scene.says(id, &["ask"]).await;
            return true;
        }
        // The last press may have been the whole answer.
        scene.plays(id, 1).await;
    }
    false
}

/// Answers that are given and can still be changed: one as it is, one with another choice begun.
async fn changeable(scene: &Scene, game: GameId) {
    let id = scene.open(terms(game, Language::Dutch, Some(24)), &[0, 1, 2, 3]).await;
    scene.start(id).await;
    until_choosing(scene, id).await;
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

/// Plays until all have to choose in secret.
async fn until_choosing(scene: &Scene, id: TableId) {
    while scene.look(id).await.people_to_move().len() < 4 {
        assert_eq!(scene.plays(id, 1).await, 1, "table {id} is over");
    }
}
