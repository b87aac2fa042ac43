//! The closed list of games, and a match of any of them.
//!
//! Adding a game is one line in the list below.

use crate::game::{Outcome, Redeal};
use crate::games::little_prince::LittlePrince;
use crate::games::tectonic_tribes::TectonicTribes;
use crate::games::vaalbara::Vaalbara;
use crate::play::Play;
use crate::players::Greedy;
use crate::seat::Seats;
use serde::{Deserialize, Serialize};

/// All that a game must be to be on the list.
pub trait Listed: Redeal + Greedy {}
impl<G: Redeal + Greedy> Listed for G {}

/// Something to be done with a game's type, once it is known which one.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Listed>(self) -> Self::Output;
}

macro_rules! games {
    ($dollar:tt $($folder:ident::$game:ident = $slug:literal, $deck:literal;)+) => {
        /// A game that can be played here.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum GameId { $(#[serde(rename = $slug)] $game,)+ }

        impl GameId {
            /// All games.
            pub const ALL: &'static [Self] = &[$(Self::$game,)+];

            /// The name in records, on the command line and in file names.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$game => $slug,)+ }
            }

            /// The game with this name.
            pub fn named(slug: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|game| game.slug() == slug)
            }

            /// The name of its deck file.
            pub const fn deck_file(self) -> &'static str {
                match self { $(Self::$game => $deck,)+ }
            }

            /// The text of the deck that comes with it; to be parsed elsewhere.
            pub const fn deck_text(self) -> &'static str {
                match self {
                    $(Self::$game => include_str!(concat!("../../../decks/", $deck)),)+
                }
            }

            /// Calls the visitor with the game's type.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self { $(Self::$game => visitor.visit::<$game>(),)+ }
            }
        }

        /// A match of any game, stored under its game's name. What is restored was checked.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game")]
        // One match a table: a few hundred bytes more are nothing.
        #[allow(missing_docs, clippy::large_enum_variant)]
        pub enum Match { $(#[serde(rename = $slug)] $game(Play<$game>),)+ }

        impl Match {
            /// Which game it is.
            pub const fn game(&self) -> GameId {
                match self { $(Self::$game(_) => GameId::$game,)+ }
            }

            /// The seats that the game waits for.
            pub fn to_decide(&self) -> Seats {
                match self { $(Self::$game(play) => play.to_decide(),)+ }
            }

            /// The result, once the game is over.
            pub fn outcome(&self) -> Option<Outcome> {
                match self { $(Self::$game(play) => play.outcome(),)+ }
            }
        }

        /// Evaluates an expression with `$G` standing for the game's type, for code that asks
        /// more of a game than [`Listed`] does.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar G:ident => $dollar body:expr) => {
                match $dollar id {
                    $($dollar crate::matches::GameId::$game => {
                        type $dollar G = $dollar crate::games::$folder::$game;
                        $dollar body
                    })+
                }
            };
        }

        /// Evaluates an expression with `$play` standing for the game in progress and `$G` for its
        /// type.
        #[macro_export]
        macro_rules! with_play {
            ($dollar found:expr, $dollar G:ident, $dollar play:ident => $dollar body:expr) => {
                match $dollar found {
                    $($dollar crate::matches::Match::$game($dollar play) => {
                        #[allow(dead_code)]
                        type $dollar G = $dollar crate::games::$folder::$game;
                        $dollar body
                    })+
                }
            };
        }

        $(impl From<Play<$game>> for Match {
            fn from(play: Play<$game>) -> Self {
                Self::$game(play)
            }
        })+
    };
}

games! { $
    tectonic_tribes::TectonicTribes = "tectonic-tribes", "tectonic_tribes.toml";
    vaalbara::Vaalbara = "vaalbara", "vaalbara.toml";
    little_prince::LittlePrince = "little-prince", "little_prince.toml";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    struct Slug;

    impl Visitor for Slug {
        type Output = &'static str;
        fn visit<G: Listed>(self) -> &'static str {
            G::SLUG
        }
    }

    #[test]
    fn the_list_uses_the_games_own_names() {
        for id in GameId::ALL {
            assert_eq!(id.slug(), id.visit(Slug));
        }
        assert_eq!(TectonicTribes::SLUG, GameId::TectonicTribes.slug());
    }
}
