//! A game in progress at a table: the match itself, what was told of it, and since when it waits.

use super::TableGame;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Game;
use pangaea_engine::play::Play;
use pangaea_engine::registry::{AnyEvent, Events, Match, Matches, RegisteredGame};
use pangaea_engine::seat::{Seat, Seats};
use pangaea_engine::with_any;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game that has begun.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// Everything that chance does follows from it; known to nobody until the end.
    pub(super) seed: Seed,
    /// What was told of the last rounds; most copies of a table share it.
    pub(super) chapters: Arc<Vec<RoundNews>>,
    /// The game.
    pub(super) game: Match,
    /// For each seat the question it has not answered, and since when.
    pub(super) waiting: Vec<Option<Waiting>>,
    /// The newest version of the rules that the table has heard of.
    pub(super) rules_told: u32,
}

/// What happened in a round, for everybody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct RoundNews<E = AnyEvent> {
    pub(super) round: u32,
    pub(super) lines: Vec<NewsLine<E>>,
}

impl RoundNews {
    pub(super) fn of_game<G: RegisteredGame>(chapter: RoundNews<G::Event>) -> Self {
        let line = |line| match line {
            NewsLine::Event(event) => NewsLine::Event(G::any::<Events>(event)),
            NewsLine::Table(house) => NewsLine::Table(house),
        };
        Self { round: chapter.round, lines: chapter.lines.into_iter().map(line).collect() }
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum NewsLine<E = AnyEvent> {
    /// In the game: one of its public events.
    Event(E),
    /// At the table.
    #[serde(rename = "house")]
    Table(TableNews),
}

/// Something that happened at the table and not in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableNews {
    /// An action was taken back.
    Undone(String),
    /// The computer moved once for somebody.
    MovedFor(String),
    /// A seat has somebody else.
    Replaced {
        /// Who sat there.
        old: String,
        /// Who sits there now.
        new: String,
    },
    /// Somebody else is the host.
    Host(String),
    /// Play goes on after an interruption.
    Resumed,
    /// Nobody is left; the table waits for somebody to sit down.
    Paused,
    /// There are newer rules; this game is finished under those that it began with.
    OlderRules,
}

impl TableNews {
    fn names_mut(&mut self) -> Vec<&mut String> {
        match self {
            Self::Undone(name) | Self::MovedFor(name) | Self::Host(name) => vec![name],
            Self::Replaced { old, new } => vec![old, new],
            Self::Resumed | Self::Paused | Self::OlderRules => Vec::new(),
        }
    }
}

/// A question that was not answered yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Waiting {
    pub(super) question: u32,
    pub(super) since: i64,
    /// How often its seat was reminded.
    pub(super) reminded: u32,
    /// The next reminder comes then at the earliest: whoever was away for long, be it the bot,
    /// is not followed by all of them at once.
    #[serde(default)]
    pub(super) rest_until: i64,
    /// The table's move time is over.
    pub(super) overdue: bool,
}

/// A question that a seat can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenQuestion {
    /// Which of the seat's questions it is.
    pub number: u32,
    /// It has an answer, which can still be changed.
    pub answered: bool,
}

/// So many rounds are remembered in words; the log remembers all. Computer players can go through
/// several before anybody is asked again.
const REMEMBERED: usize = 8;

impl Progress {
    /// A game at its first decision.
    pub(super) fn new<G: TableGame>(play: Play<G>, seed: Seed, facts: &[G::Fact]) -> Self {
        let (round, lines) = (round(&play), announced(&play, facts));
        let waiting = vec![None; play.setting().seat_count()];
        let rules_told = play.setting().rules_version();
        let chapters = Arc::default();
        let game = G::any::<Matches>(play);
        let mut progress = Self { seed, chapters, game, waiting, rules_told };
        progress.tell(round, lines);
        progress
    }

    /// How many play.
    pub(super) fn seat_count(&self) -> usize {
        with_any!(&self.game, G, play => play.setting().seat_count())
    }

    /// The game itself, for whoever compares or checks it.
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// Tells once that there are newer rules than those of this game.
    pub(super) fn hear_of_rules(&mut self, newest: u32) {
        if self.rules_told < newest {
            self.rules_told = newest;
            self.tell(self.round(), vec![NewsLine::Table(TableNews::OlderRules)]);
        }
    }

    /// The round being played.
    pub fn round(&self) -> u32 {
        with_any!(&self.game, G, play => G::round(&play.table_view()))
    }

    /// The seats that the game waits for.
    pub fn to_decide(&self) -> Seats {
        self.game.to_decide()
    }

    /// Has it ended?
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// What a seat can answer now.
    pub fn open(&self, seat: Seat) -> Option<OpenQuestion> {
        with_any!(&self.game, G, play => {
            let question = play.question(seat, &[])?;
            Some(OpenQuestion { number: question.number, answered: question.answered })
        })
    }

    /// Notes what happened in a round.
    pub(super) fn tell(&mut self, round: u32, lines: Vec<NewsLine>) {
        if lines.is_empty() {
            return;
        }
        let chapters = Arc::make_mut(&mut self.chapters);
        match chapters.iter_mut().find(|chapter| chapter.round == round) {
            Some(chapter) => chapter.lines.extend(lines),
            None => chapters.push(RoundNews { round, lines }),
        }
        let forgotten = chapters.len().saturating_sub(REMEMBERED);
        chapters.drain(..forgotten);
    }

    /// Calls somebody by another name in what was told.
    pub(super) fn rename(&mut self, old: &str, new: &str) {
        let chapters = Arc::make_mut(&mut self.chapters);
        let lines = chapters.iter_mut().flat_map(|chapter| &mut chapter.lines);
        for line in lines {
            if let NewsLine::Table(house) = line {
                for name in house.names_mut().into_iter().filter(|name| *name == old) {
                    new.clone_into(name);
                }
            }
        }
    }

    /// Notes since when each seat is waited for.
    pub(super) fn wait(&mut self, now: i64) {
        let deciding = self.to_decide();
        for index in 0..self.waiting.len() {
            let seat = Seat::at(index);
            let open = if deciding.contains(seat) { self.open(seat) } else { None };
            let known = self.waiting[index].take();
            self.waiting[index] = open.map(|open| match known {
                Some(known) if known.question == open.number => known,
                _ => Waiting {
                    question: open.number,
                    since: now,
                    reminded: 0,
                    rest_until: now,
                    overdue: false,
                },
            });
        }
    }
}

/// The public events behind facts, as they are kept.
pub(super) fn announced<G: RegisteredGame>(play: &Play<G>, facts: &[G::Fact]) -> Vec<NewsLine> {
    let events = facts.iter().filter_map(|fact| G::announce(play.setting(), fact));
    events.map(|event| NewsLine::Event(G::any::<Events>(event))).collect()
}

/// The round that a game is in.
pub(super) fn round<G: Game>(play: &Play<G>) -> u32 {
    G::round(&play.table_view())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Not all of them are in a kept database, so that their form is told here: whoever changes it
    /// needs a new number for tables.
    #[test]
    fn every_line_of_the_house_keeps_its_form() {
        let [ada, ben] = ["Ada", "Ben"].map(str::to_owned);
        let replaced = TableNews::Replaced { old: ada.clone(), new: ben };
        for (house, form) in [
            (TableNews::Undone(ada.clone()), r#"{"undone":"Ada"}"#),
            (TableNews::MovedFor(ada.clone()), r#"{"moved_for":"Ada"}"#),
            (replaced, r#"{"replaced":{"old":"Ada","new":"Ben"}}"#),
            (TableNews::Host(ada), r#"{"host":"Ada"}"#),
            (TableNews::Resumed, r#""resumed""#),
            (TableNews::Paused, r#""paused""#),
            (TableNews::OlderRules, r#""older_rules""#),
        ] {
            assert_eq!(serde_json::to_string(&house).expect("plain data"), form);
        }
    }
}
