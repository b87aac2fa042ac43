//! Decks from outside: a wrong one is refused with card and reason.

use crate::support::deck;
use pangaea_engine::games::tectonic_tribes::{Deck, Faces, TectonicTribes};

type FacesEdit = fn(&mut Faces);

/// Our deck with one thing changed.
fn changed(change: impl FnOnce(&mut Faces)) -> Result<Deck, String> {
    let mut faces = Faces::from(deck::<TectonicTribes>());
    change(&mut faces);
    Deck::try_from(faces).map_err(|fault| fault.to_string())
}

#[test]
fn our_own_deck_survives_being_taken_apart() {
    assert_eq!(changed(|_| {}), Ok(deck::<TectonicTribes>()));
}

#[test]
fn a_wrong_deck_is_refused_with_card_and_reason() {
    let refused = |change: FacesEdit| changed(change).expect_err("a wrong deck");
    let cases: [(FacesEdit, &str); 10] = [
        (|faces| faces.terrain.truncate(79), "terrain card 80 is missing"),
        (|faces| faces.terrain[7].number = 1, "terrain card 1 is there twice"),
        (|faces| faces.terrain[7].number = 81, "no terrain card has the number 81"),
        (|faces| faces.terrain[4].squares.truncate(5), "terrain card 5: 5 squares instead of 6"),
        (|faces| faces.terrain[4].squares[2] = "swamp".to_owned(), "terrain card 5: \"swamp\""),
        (|faces| faces.terrain[4].squares[2] = "grass+1".to_owned(), "terrain card 5: \"grass+1\""),
        (|faces| faces.terrain[4].squares[2] = "tent".to_owned(), "terrain card 5: tents"),
        (
            |faces| faces.tribe[0].squares = vec!["grass".to_owned(); 6],
            "tribe card 1: a tribe card has at least one tent",
        ),
        (|faces| faces.tribe[1].squares[1] = "water*2".to_owned(), "tribe card 2: no *2"),
        (|faces| faces.tribe[2].id = 9, "no tribe card has the id 9"),
    ];
    for (change, reason) in cases {
        let fault = refused(change);
        assert!(fault.starts_with(reason), "{fault:?} instead of {reason:?}");
    }
}

#[test]
fn more_doubles_than_a_score_can_hold_are_refused() {
    let fault = changed(|faces| {
        for card in &mut faces.terrain {
            card.squares = vec!["water*2".to_owned(); 6];
        }
    });
    assert_eq!(fault.unwrap_err(), "480 squares with *2 on the terrain cards: at most 40");
}
