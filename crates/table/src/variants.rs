//! The ways in which a game can be played: every agreement on or off.

use super::Terms;
use super::lobby::{agreements, usual};
use pangaea_engine::registry::GameId;
use pangaea_games::spoken::Agreement;
use pangaea_text::{Language, bot};
use std::collections::BTreeMap;

/// One way to play a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    game: GameId,
    /// The agreements that are other than usual, in the game's order.
    unusual: Vec<Agreement>,
}

const USUAL: &str = "usual";
/// Between the names of agreements.
const AND: &str = "+";

/// More agreements than these are not combined with each other; the lobby's options have them all.
const COMBINED: usize = 4;

/// The ways to play a game, the usual one first and the most unusual one last.
pub fn variants(game: GameId) -> Vec<Variant> {
    let all = agreements(game);
    let combined = all.len().min(COMBINED);
    let chosen = |set: u32| {
        let picked = all.iter().enumerate().filter(|(place, _)| set & (1 << place) != 0);
        Variant { game, unusual: picked.map(|(_, agreement)| agreement.clone()).collect() }
    };
    let mut variants: Vec<Variant> = (0..1_u32 << combined).map(chosen).collect();
    variants
        .extend(all.iter().skip(combined).map(|one| Variant { game, unusual: vec![one.clone()] }));
    variants.sort_by_key(|variant| variant.unusual.len());
    variants
}

impl Variant {
    /// The variant that is called so, or that says so in some language.
    pub fn named(game: GameId, text: &str) -> Option<Self> {
        let text = text.trim();
        let says = |variant: &Self| {
            Language::ALL.iter().any(|language| variant.in_words(*language) == text)
        };
        if text == USUAL {
            return Some(Self { game, unusual: Vec::new() });
        }
        let known = agreements(game);
        let find = |key: &str| known.iter().find(|agreement| agreement.key == key).cloned();
        let unusual: Option<Vec<Agreement>> = text.split(AND).map(find).collect();
        let by_keys = unusual.map(|unusual| Self { game, unusual });
        by_keys.or_else(|| variants(game).into_iter().find(says))
    }

    /// What it is called where a command is typed.
    pub fn name(&self) -> String {
        if self.unusual.is_empty() {
            return USUAL.to_owned();
        }
        let keys: Vec<&str> = self.unusual.iter().map(|agreement| agreement.key).collect();
        keys.join(AND)
    }

    /// What is agreed other than usual.
    pub fn options(&self) -> BTreeMap<String, bool> {
        let keys = self.unusual.iter().map(|agreement| agreement.key);
        keys.map(|key| (key.to_owned(), !usual(self.game, key))).collect()
    }

    /// Everything that is agreed, in words.
    pub fn in_words(&self, language: Language) -> String {
        let agreed = agreements(self.game).into_iter().map(|agreement| {
            let on = usual(self.game, agreement.key) != self.unusual.contains(&agreement);
            agreement_in_words(&agreement, on, language)
        });
        let agreed: Vec<String> = agreed.collect();
        match (&agreed[..], &self.unusual[..]) {
            ([], _) => language.say(&bot::no_variants()),
            (_, []) => language.say(&bot::usual_variant(&agreed.join(" · "))),
            _ => agreed.join(" · "),
        }
    }
}

impl Terms {
    /// What their variant is called where a command is typed.
    pub fn variant(&self) -> String {
        let keys: Vec<&str> = self.options.keys().map(String::as_str).collect();
        if keys.is_empty() { USUAL.to_owned() } else { keys.join(AND) }
    }
}

/// How the game is played with an agreement on or off.
pub(super) fn agreement_in_words(agreement: &Agreement, on: bool, language: Language) -> String {
    language.say(if on { &agreement.name } else { &agreement.without })
}
