//! Something of any game is written as the game itself writes it, and is known as its game's.

use crate::support::{played, setting};
use pangaea_engine::game::Game;
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::{Actions, GameId, Matches, RegisteredGame, Visitor};

/// A game after a few actions is stored, in parts and as a whole, and restored.
struct InTheMiddle;

impl Visitor for InTheMiddle {
    type Output = ();
    fn visit<G: RegisteredGame>(self) {
        let setting = setting::<G>(3, <G as Game>::Options::default());
        let (play, _): (Play<G>, _) = played(&setting, 1, &[ComputerKind::Random], 9);
        let any = G::any::<Matches>(play.clone());
        assert_eq!(any.game(), G::ID);
        assert!(any.outcome().is_none() && !any.to_decide().is_empty());
        assert_eq!(G::of(&any), Some(&play));

        let state = serde_json::to_string(&play.stored_state()).expect("plain data");
        let state = serde_json::from_str(&state).expect("a state");
        assert_eq!(Play::resume(setting.clone(), state).ok(), Some(play.clone()));
        let whole = serde_json::to_value(&any).expect("plain data");
        assert_eq!(whole, serde_json::to_value(&play).expect("plain data"));
        for (place, other) in [("rules_version", 2), ("note", 0)] {
            let mut changed = whole.clone();
            changed["setting"][place] = other.into();
            assert!(serde_json::from_value::<Play<G>>(changed).is_err(), "{place}");
        }

        let seat = play.to_decide().iter().next().expect("somebody");
        let action = play.legal(seat).swap_remove(0);
        let any = G::any::<Actions>(action.clone());
        let written = serde_json::to_string(&any).expect("plain data");
        assert_eq!(written, serde_json::to_string(&action).expect("plain data"));
        assert_eq!(
            format!("{any:?}"),
            format!("Any({}, …)", G::SLUG),
            "and tells nothing in a log"
        );
    }
}

#[test]
fn every_game_is_stored_in_parts_and_restored() {
    for id in GameId::ALL {
        id.visit(InTheMiddle);
    }
}

#[test]
fn what_is_of_one_game_is_of_no_other() {
    struct Played;
    impl Visitor for Played {
        type Output = pangaea_engine::registry::Match;
        fn visit<G: RegisteredGame>(self) -> Self::Output {
            let setting = setting::<G>(2, <G as Game>::Options::default());
            G::any(played::<G>(&setting, 1, &[ComputerKind::Random], 3).0)
        }
    }
    struct Is<'a>(&'a pangaea_engine::registry::Match);
    impl Visitor for Is<'_> {
        type Output = bool;
        fn visit<G: RegisteredGame>(self) -> bool {
            G::of(self.0).is_some()
        }
    }
    for one in GameId::ALL {
        let any = one.visit(Played);
        for other in GameId::ALL {
            assert_eq!(other.visit(Is(&any)), one == other);
        }
    }
}
