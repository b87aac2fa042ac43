//! A match of any game is stored under its game's name and restored as the same match.

use crate::support::{played, setting};
use pangaea_engine::game::Game;
use pangaea_engine::matches::{GameId, Listed, Match, Visitor};
use pangaea_engine::play::Play;
use pangaea_engine::players::Kind;

/// A game after a few actions, stored as a match.
struct InTheMiddle;

impl Visitor for InTheMiddle {
    type Output = String;
    fn visit<G: Listed>(self) -> String {
        let setting = setting::<G>(3, <G as Game>::Options::default());
        let (play, _): (Play<G>, _) = played(&setting, 1, &[Kind::Random], 9);
        let mut value = serde_json::to_value(&play).expect("plain data");
        value["game"] = serde_json::Value::from(G::SLUG);
        value.to_string()
    }
}

#[test]
fn every_game_is_stored_and_restored_under_its_name() {
    for id in GameId::ALL {
        let text = id.visit(InTheMiddle);
        let restored: Match = serde_json::from_str(&text).expect("a stored match");
        assert_eq!(restored.game(), *id);
        assert!(restored.outcome().is_none() && !restored.to_decide().is_empty());
        let again = serde_json::to_string(&restored).expect("plain data");
        assert_eq!(serde_json::from_str::<Match>(&again).expect("a stored match"), restored);
    }
}

#[test]
fn a_match_of_an_unknown_game_or_version_is_refused() {
    let text = GameId::TectonicTribes.visit(InTheMiddle);
    for (part, other) in [
        ("\"tectonic-tribes\"", "\"chess\""),
        ("\"rules_version\":1", "\"rules_version\":2"),
        ("\"rules_version\":1", "\"rules_version\":1,\"note\":0"),
    ] {
        let changed = text.replace(part, other);
        assert_ne!(changed, text);
        assert!(serde_json::from_str::<Match>(&changed).is_err(), "{other}");
    }
}
