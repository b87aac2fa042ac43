//! The closed list of games, and what each of them has a type of its own for.
//!
//! Adding a game is one line in the list below: its number and its name for ever, its folder and
//! its type. Everything that runs over all games follows from it.

use crate::game::{Game, Outcome, Redeal, Setting};
use crate::play::Play;
use crate::players::Greedy;
use crate::question::Picked;
use crate::record::Recorded;
use crate::seat::Seats;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// A game on the list.
pub trait RegisteredGame: Redeal + Recorded + Greedy {
    /// Its place on the list, by name.
    const ID: GameId;

    /// Something of this game as something of any game.
    fn any<F: Family>(of: F::Of<Self>) -> Any<F>;

    /// Something of any game, if it is of this one.
    fn of<F: Family>(any: &Any<F>) -> Option<&F::Of<Self>>;
}

/// Something to be done with a game's type, once it is known which one.
pub trait Visitor {
    /// The result of the visit.
    type Output;
    /// Runs with the game's type.
    fn visit<G: RegisteredGame>(self) -> Self::Output;
}

/// What every game has a type of its own for.
pub trait Family: Copy + fmt::Debug + 'static {
    /// The type of a game.
    type Of<G: Game>: Clone + PartialEq + Send + Sync + 'static;
}

macro_rules! families {
    ($($(#[$doc:meta])* $family:ident, $any:ident: $of:ty;)+) => { $(
        #[doc = concat!("The family of [`", stringify!($any), "`].")]
        #[derive(Clone, Copy, Debug)]
        pub struct $family;

        impl Family for $family {
            type Of<G: Game> = $of;
        }

        $(#[$doc])*
        pub type $any = Any<$family>;
    )+ };
}

families! {
    /// A game in progress, of any kind.
    Matches, Match: Play<G>;
    /// What was fixed before the first move of any game.
    Settings, AnySetting: Setting<G>;
    /// The cards or tiles of any game.
    Decks, AnyDeck: G::Deck;
    /// What a seat does in any game.
    Actions, AnyAction: G::Action;
    /// What an answer does in any game.
    Decisions, AnyDecision: G::Decision;
    /// What everyone hears in any game.
    Events, AnyEvent: G::Event;
    /// What was picked of a question in any game, step by step.
    Drafts, AnyDraft: Vec<Picked<G>>;
}

macro_rules! games {
    ($dollar:tt $($number:literal $folder:ident::$game:ident = $slug:literal;)+) => {
        $(use crate::games::$folder::$game;)+

        /// A game that can be played here.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum GameId { $(#[serde(rename = $slug)] $game,)+ }

        impl GameId {
            /// All games.
            pub const ALL: &'static [Self] = &[$(Self::$game,)+];

            /// The name in records, on the command line and in the database; it never changes.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$game => $slug,)+ }
            }

            /// The game with this name.
            pub fn named(slug: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|game| game.slug() == slug)
            }

            /// The number in the ids of buttons; it never changes.
            pub const fn number(self) -> u64 {
                match self { $(Self::$game => $number,)+ }
            }

            /// The game with this number.
            pub fn numbered(number: u64) -> Option<Self> {
                Self::ALL.iter().copied().find(|game| game.number() == number)
            }

            /// The name of its folders and files: rules, words and pictures, drawings, deck.
            pub const fn folder(self) -> &'static str {
                match self { $(Self::$game => stringify!($folder),)+ }
            }

            /// Calls the visitor with the game's type.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self { $(Self::$game => visitor.visit::<$game>(),)+ }
            }
        }

        $(impl RegisteredGame for $game {
            const ID: GameId = GameId::$game;

            fn any<F: Family>(of: F::Of<Self>) -> Any<F> {
                Any::$game(of)
            }

            fn of<F: Family>(any: &Any<F>) -> Option<&F::Of<Self>> {
                match any {
                    Any::$game(of) => Some(of),
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
        })+

        /// Something of any game.
        // One match a table: a few hundred bytes more are nothing.
        #[allow(missing_docs, clippy::large_enum_variant)]
        pub enum Any<F: Family> { $($game(F::Of<$game>),)+ }

        impl<F: Family> Any<F> {
            /// The game that it is of.
            pub const fn game(&self) -> GameId {
                match self { $(Self::$game(_) => GameId::$game,)+ }
            }
        }

        impl<F: Family> Clone for Any<F> {
            fn clone(&self) -> Self {
                match self { $(Self::$game(of) => Self::$game(of.clone()),)+ }
            }
        }

        impl<F: Family> PartialEq for Any<F> {
            fn eq(&self, other: &Self) -> bool {
                match (self, other) {
                    $((Self::$game(one), Self::$game(other)) => one == other,)+
                    #[allow(unreachable_patterns)]
                    _ => false,
                }
            }
        }

        /// It is written without its game's name: whoever reads it knows which game it is of.
        impl<F: Family> Serialize for Any<F>
        where
            $(F::Of<$game>: Serialize,)+
        {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self { $(Self::$game(of) => of.serialize(serializer),)+ }
            }
        }

        impl Match {
            /// The seats that the game waits for.
            pub fn to_decide(&self) -> Seats {
                match self { $(Self::$game(play) => play.to_decide(),)+ }
            }

            /// The result, once the game is over.
            pub fn outcome(&self) -> Option<Outcome> {
                match self { $(Self::$game(play) => play.outcome(),)+ }
            }
        }

        /// Calls a macro with the list of games: first what is written after its name, then for
        /// each game its folder, its type and its name.
        #[macro_export]
        macro_rules! for_each_game {
            ($dollar callback:ident! $dollar($dollar first:tt)*) => {
                $dollar callback! { $dollar($dollar first)*; $($folder $game $slug,)+ }
            };
        }

        /// Evaluates an expression with `$G` standing for the game's type, for code that asks
        /// more of a game than [`RegisteredGame`] does.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar G:ident => $dollar body:expr) => {
                match $dollar id {
                    $($dollar crate::registry::GameId::$game => {
                        type $dollar G = $dollar crate::games::$folder::$game;
                        $dollar body
                    })+
                }
            };
        }

        /// Evaluates an expression with `$of` standing for what is inside something of any game, and
        /// `$G` for the game's type.
        #[macro_export]
        macro_rules! with_any {
            ($dollar any:expr, $dollar G:ident, $dollar of:ident => $dollar body:expr) => {
                match $dollar any {
                    $($dollar crate::registry::Any::$game($dollar of) => {
                        #[allow(dead_code)]
                        type $dollar G = $dollar crate::games::$folder::$game;
                        $dollar body
                    })+
                }
            };
        }
    };
}

/// Only the game's name: an action or a draft in a log would tell a secret.
impl<F: Family> fmt::Debug for Any<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Any({}, …)", self.game().slug())
    }
}

games! { $
    0 tectonic_tribes::TectonicTribes = "tectonic-tribes";
    1 vaalbara::Vaalbara = "vaalbara";
    2 little_prince::LittlePrince = "little-prince";
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Slug;

    impl Visitor for Slug {
        type Output = &'static str;
        fn visit<G: RegisteredGame>(self) -> &'static str {
            G::SLUG
        }
    }

    #[test]
    fn the_list_uses_the_games_own_names() {
        for id in GameId::ALL {
            assert_eq!(id.slug(), id.visit(Slug));
            assert_eq!(id.folder(), id.slug().replace('-', "_"));
        }
        assert_eq!(TectonicTribes::ID.slug(), TectonicTribes::SLUG);
    }

    #[test]
    fn numbers_and_names_are_found_again() {
        for id in GameId::ALL {
            assert_eq!(GameId::named(id.slug()), Some(*id));
            assert_eq!(GameId::numbered(id.number()), Some(*id), "two games have one number");
        }
    }
}
