//! What the rules are about, one topic at a time: its rules in a few lines, and a picture of a
//! position in which they can be seen.

use super::{Picture, Pictured, Scene};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, Greedy};
use pangaea_engine::question::{Next, Pick, Picked, Step, follow};
use pangaea_text::LocaleMessage;
use std::fmt;

/// One topic of a game's rules.
pub struct Topic<G: Game> {
    /// The rules that it tells, by their numbers.
    pub rules: &'static [&'static str],
    /// What it is called; at most 80 characters.
    pub name: fn() -> LocaleMessage,
    /// The text that tells its rules.
    pub text: fn() -> LocaleMessage,
    /// What that looks like with these cards; nothing if no game with them comes to it.
    pub picture: fn(&Scene<'_>, &G::Deck) -> Option<Picture>,
}

impl<G: Game> fmt::Debug for Topic<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Topic({:?})", self.rules)
    }
}

/// The place in the list of the topic that tells this rule.
pub fn topic_of<G: Pictured>(rule: &str) -> Option<usize> {
    G::TOPICS.iter().position(|topic| topic.rules.contains(&rule))
}

/// How many games are looked through for a position.
const GAMES: u64 = 20;

/// The first position, in games that are always the same, in which something is found.
pub(crate) fn first_position<G: Greedy, T>(
    setting: &Setting<G>,
    mut look: impl FnMut(&Play<G>) -> Option<T>,
) -> Option<T> {
    (0..GAMES).map(Seed::numbered).find_map(|seed| {
        let (mut play, _) = Play::start(setting.clone(), seed);
        let mut chance = Chance::new(seed.derive(1));
        loop {
            if let Some(found) = look(&play) {
                return Some(found);
            }
            let seat = play.to_decide().iter().next()?;
            let view = play.seat_view(seat)?;
            let action = ComputerKind::Random.decide(setting, &view, &mut chance)?;
            play.apply(seat, &action).ok()?;
        }
    })
}

/// So many steps of a question, each answered by the first thing that it offers.
pub(crate) fn first_picks<G: Game>(
    setting: &Setting<G>,
    view: &G::SeatView,
    steps: usize,
) -> Option<Vec<Picked<G>>> {
    let mut picks = Vec::new();
    for _ in 0..steps {
        let Next::Ask(Step::OneOf(items)) = follow(setting, view, &picks)?.next else {
            return None;
        };
        picks.push(Pick::Item(items.first()?.clone()));
    }
    Some(picks)
}
