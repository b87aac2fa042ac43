//! A game in progress at a table: the match itself, what was told of it, and since when it waits.

use super::story::NewsMark;
use super::{PlayerRef, TableGame};
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
    /// Everything that chance does follows from it; known to no one until the end.
    pub(super) seed: Seed,
    /// What was told of the last rounds; most copies of a table share it.
    pub(super) news: Arc<Vec<RoundNews>>,
    /// Stretches of it that do not hold any more, because an action was taken back.
    pub(super) taken_back: Vec<(NewsMark, NewsMark)>,
    /// The game.
    pub(super) game: Match,
    /// For each seat the question it has not answered, and since when.
    pub(super) waiting: Vec<Option<Waiting>>,
    /// The newest version of the rules that the table has heard of.
    pub(super) rules_told: u32,
    /// The seat that can take its last action back.
    pub(super) undo: Option<Seat>,
}

/// What happened in a round, for everyone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct RoundNews<E = AnyEvent> {
    pub(super) round: u32,
    /// So many of its first lines are not kept any more.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) dropped: usize,
    pub(super) lines: Vec<NewsLine<E>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl RoundNews {
    pub(super) fn of_game<G: RegisteredGame>(told: RoundNews<G::Event>) -> Self {
        let line = |line| match line {
            NewsLine::Event(event) => NewsLine::Event(G::any::<Events>(event)),
            NewsLine::Table(news) => NewsLine::Table(news),
        };
        let RoundNews { round, dropped, lines } = told;
        Self { round, dropped, lines: lines.into_iter().map(line).collect() }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableNews {
    /// An action was taken back.
    Undone(PlayerRef),
    /// The computer moved once for someone. Older tables do not know who wanted it.
    MovedFor(PlayerRef),
    /// The computer moved once for someone, because someone wanted it.
    MovedForBy {
        /// For whom it moved.
        player: PlayerRef,
        /// The player who wanted that.
        by: PlayerRef,
    },
    /// A seat has someone else.
    Replaced {
        /// The player who had the seat.
        old: PlayerRef,
        /// The player who has it now.
        new: PlayerRef,
    },
    /// A seat has someone else, because someone wanted it.
    ReplacedBy {
        /// The player who had the seat.
        old: PlayerRef,
        /// The player who has it now.
        new: PlayerRef,
        /// The player who wanted that.
        by: PlayerRef,
    },
    /// Someone has taken their own seat back.
    Returned {
        /// The computer player who sat there.
        old: PlayerRef,
        /// The player who has it again.
        new: PlayerRef,
    },
    /// Someone else is the host.
    Host(PlayerRef),
    /// Play goes on after an interruption.
    Resumed,
    /// No one is left; the table waits for someone to sit down.
    Paused,
    /// There are newer rules; this game is finished under those that it began with.
    OlderRules,
    /// Someone has left the server, and still has their seat.
    LeftServer(PlayerRef),
}

impl TableNews {
    /// Who had a seat before and who has it since, where it says that.
    pub(super) const fn handed(self) -> Option<(PlayerRef, PlayerRef)> {
        match self {
            Self::Replaced { old, new }
            | Self::ReplacedBy { old, new, .. }
            | Self::Returned { old, new } => Some((old, new)),
            _ => None,
        }
    }

    /// For whom the computer moved, where it says that.
    pub(super) const fn moved_for(self) -> Option<PlayerRef> {
        match self {
            Self::MovedFor(player) | Self::MovedForBy { player, .. } => Some(player),
            _ => None,
        }
    }

    /// Everyone whom it names.
    pub(super) fn players(self) -> impl Iterator<Item = PlayerRef> {
        let named = match self {
            Self::Undone(player)
            | Self::MovedFor(player)
            | Self::Host(player)
            | Self::LeftServer(player) => [Some(player), None, None],
            Self::MovedForBy { player, by } => [Some(player), Some(by), None],
            Self::Replaced { old, new } | Self::Returned { old, new } => {
                [Some(old), Some(new), None]
            }
            Self::ReplacedBy { old, new, by } => [Some(old), Some(new), Some(by)],
            Self::Resumed | Self::Paused | Self::OlderRules => [None; 3],
        };
        named.into_iter().flatten()
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
/// several before anyone is asked again.
const REMEMBERED: usize = 8;

/// So many lines of a round are: who changes their mind without end must not make the table grow.
const LINES_REMEMBERED: usize = 200;

impl Progress {
    /// Is this the first round of which there is something to tell?
    pub(super) fn begins_with(&self, round: u32) -> bool {
        let told = self.news.iter().find(|told| !told.lines.is_empty());
        round <= 1 && told.is_none_or(|first| round <= first.round)
    }

    /// A game at its first decision.
    pub(super) fn new<G: TableGame>(play: Play<G>, seed: Seed, facts: &[G::Fact]) -> Self {
        let (round, lines) = (round(&play), announced(&play, facts));
        let waiting = vec![None; play.setting().seat_count()];
        let rules_told = play.setting().rules_version();
        let news = Arc::default();
        let game = G::any::<Matches>(play);
        let taken_back = Vec::new();
        let undo = None;
        let mut progress = Self { seed, news, taken_back, game, waiting, rules_told, undo };
        progress.tell(round, lines);
        progress
    }

    /// The number of players.
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
        let news = Arc::make_mut(&mut self.news);
        let place = news.iter().position(|told| told.round == round).unwrap_or_else(|| {
            news.push(RoundNews { round, dropped: 0, lines: Vec::new() });
            news.len() - 1
        });
        let told = &mut news[place];
        told.lines.extend(lines);
        let dropped = told.lines.len().saturating_sub(LINES_REMEMBERED);
        told.lines.drain(..dropped);
        told.dropped += dropped;
        let forgotten = news.len().saturating_sub(REMEMBERED);
        news.drain(..forgotten);
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
    use crate::Roster;

    /// Not all of them are in a kept database, so that their form is told here: whoever changes it
    /// needs a new number for tables.
    #[test]
    fn every_line_of_the_table_keeps_its_form() {
        let mut roster = Roster::default();
        let [ada, ben] = ["Ada", "Ben"].map(|name| roster.add(None, name.to_owned()));
        for (news, form) in [
            (TableNews::Undone(ben), r#"{"undone":1}"#),
            (TableNews::MovedFor(ada), r#"{"moved_for":0}"#),
            (TableNews::Replaced { old: ada, new: ben }, r#"{"replaced":{"old":0,"new":1}}"#),
            (TableNews::Returned { old: ben, new: ada }, r#"{"returned":{"old":1,"new":0}}"#),
            (
                TableNews::MovedForBy { player: ada, by: ben },
                r#"{"moved_for_by":{"player":0,"by":1}}"#,
            ),
            (
                TableNews::ReplacedBy { old: ada, new: ben, by: ada },
                r#"{"replaced_by":{"old":0,"new":1,"by":0}}"#,
            ),
            (TableNews::Host(ada), r#"{"host":0}"#),
            (TableNews::Resumed, r#""resumed""#),
            (TableNews::Paused, r#""paused""#),
            (TableNews::OlderRules, r#""older_rules""#),
            (TableNews::LeftServer(ben), r#"{"left_server":1}"#),
        ] {
            assert_eq!(serde_json::to_string(&news).expect("plain data"), form);
        }
    }
}
