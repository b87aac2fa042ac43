//! The log of a table: never shortened, and enough to play the game again.

use super::progress::{announced, round};
use super::{Error, Inconsistent, Progress, Refusal, TableGame};
use crate::formats::{ENTRY, Unreadable};
use crate::record;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::{Actions, AnyAction, AnySetting, GameId, RegisteredGame, Settings};
use pangaea_engine::seat::Seat;
use pangaea_engine::{with_any, with_game};
use serde::{Deserialize, Serialize};

/// One entry of the log, of any game; while it is read, of a known one.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry<S = AnySetting, A = AnyAction> {
    /// The game began with this setting and seed.
    Start {
        /// Deck, options and colours.
        setting: S,
        /// All chance.
        seed: Seed,
    },
    /// A seat acted.
    Action {
        /// The seat that acted.
        seat: Seat,
        /// Its action.
        action: A,
    },
    /// A seat took its last action back.
    Undo {
        /// The seat that did.
        seat: Seat,
    },
    /// A seat got another holder.
    Holder {
        /// The seat that changes hands.
        seat: Seat,
        /// The computer player who has it now; none if it is a person. Who, only the table knows:
        /// the log is never changed, and people may want to be forgotten.
        computer: Option<ComputerKind>,
    },
}

/// An entry can hold secrets, so it does not print itself into logs.
impl<S, A> std::fmt::Debug for Entry<S, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Entry({})", self.kind())
    }
}

impl Entry {
    /// Reads what was stored in the log of this game.
    pub fn read(game: GameId, text: &str) -> Result<Self, Unreadable> {
        with_game!(game, G => ENTRY.read(text).map(Self::of_game::<G>))
    }

    fn of_game<G: RegisteredGame>(entry: Entry<Setting<G>, G::Action>) -> Self {
        match entry {
            Entry::Start { setting, seed } => {
                Self::Start { setting: G::any::<Settings>(setting), seed }
            }
            Entry::Action { seat, action } => {
                Self::Action { seat, action: G::any::<Actions>(action) }
            }
            Entry::Undo { seat } => Self::Undo { seat },
            Entry::Holder { seat, computer } => Self::Holder { seat, computer },
        }
    }
}

impl<S, A> Entry<S, A> {
    /// What kind of entry it is, in a word.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Start { .. } => "start",
            Self::Action { .. } => "action",
            Self::Undo { .. } => "undo",
            Self::Holder { .. } => "holder",
        }
    }

    /// The seat concerned.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Start { .. } => None,
            Self::Action { seat, .. } | Self::Undo { seat } | Self::Holder { seat, .. } => {
                Some(*seat)
            }
        }
    }
}

/// A game played again from its log.
struct ReplayedGame<G: Game> {
    play: Play<G>,
    /// What came of each step, with the round in which it was taken; first of the start.
    steps: Vec<(u32, Vec<G::Fact>)>,
    seed: Seed,
}

/// An action of the log, with its place there.
struct LoggedAction<'a> {
    place: usize,
    seat: Seat,
    action: &'a AnyAction,
}

/// The actions that were not taken back.
fn effective(log: &[Entry]) -> Vec<LoggedAction<'_>> {
    let mut actions = Vec::new();
    for (place, entry) in log.iter().enumerate() {
        match entry {
            Entry::Action { seat, action } => {
                actions.push(LoggedAction { place, seat: *seat, action });
            }
            Entry::Undo { .. } => drop(actions.pop()),
            Entry::Start { .. } | Entry::Holder { .. } => {}
        }
    }
    actions
}

impl LoggedAction<'_> {
    fn of<G: RegisteredGame>(&self) -> Result<&G::Action, Inconsistent> {
        G::of(self.action).ok_or_else(|| broken("has an action of another game"))
    }
}

fn broken(what: &str) -> Inconsistent {
    Inconsistent(format!("the log {what}"))
}

fn again<G: RegisteredGame>(
    log: &[Entry],
    actions: &[LoggedAction<'_>],
) -> Result<ReplayedGame<G>, Inconsistent> {
    let Some(Entry::Start { setting, seed }) = log.first() else {
        return Err(broken("doesn't begin with a start"));
    };
    let setting = G::of(setting).ok_or_else(|| broken("is of another game"))?;
    let (mut play, facts) = Play::start(setting.clone(), *seed);
    let mut steps = vec![(round(&play), facts)];
    for taken in actions {
        let before = round(&play);
        let done = play.apply(taken.seat, taken.of::<G>()?);
        steps.push((before, done.map_err(|_| broken("has an action that isn't allowed"))?));
    }
    Ok(ReplayedGame { play, steps, seed: *seed })
}

/// The game that a log leads to, with what was to be told of it.
pub fn replayed(game: GameId, log: &[Entry]) -> Result<Progress, Inconsistent> {
    with_game!(game, G => {
        let ReplayedGame { play, steps, seed } = again::<G>(log, &effective(log))?;
        let mut progress = Progress::new(play.clone(), seed, &[]);
        for (round, facts) in steps {
            progress.tell(round, announced(&play, &facts));
        }
        Ok(progress)
    })
}

/// Does the log lead to this game?
pub fn agrees(log: &[Entry], progress: &Progress) -> Result<(), Inconsistent> {
    with_any!(&progress.game, G, play => {
        let again = again::<G>(log, &effective(log))?;
        let same = again.play == *play;
        same.then_some(()).ok_or_else(|| Inconsistent("log and snapshot differ".to_owned()))
    })
}

/// The record of a finished game; nothing while it goes on.
pub fn game_record(
    log: &[Entry],
    progress: &Progress,
    names: Vec<String>,
) -> Result<Option<String>, Inconsistent> {
    with_any!(&progress.game, G, play => {
        let again = again::<G>(log, &effective(log))?;
        if again.play != *play {
            return Err(Inconsistent("log and snapshot differ".to_owned()));
        }
        let facts: Vec<_> = again.steps.into_iter().flat_map(|(_, facts)| facts).collect();
        Ok(record::write(play, names, again.seed, &facts))
    })
}

/// Which question of which seat each action answered that was not taken back, in order.
pub fn answers(log: &[Entry], progress: &Progress) -> Result<Vec<(Seat, u32)>, Inconsistent> {
    let actions = effective(log);
    with_any!(&progress.game, G, _play => {
        let mut play = again::<G>(log, &[])?.play;
        let mut answers = Vec::new();
        for taken in actions {
            let question = play.question(taken.seat, &[]).map(|question| question.number);
            answers.push((taken.seat, question.unwrap_or_default()));
            let done = play.apply(taken.seat, taken.of::<G>()?);
            done.map_err(|_| broken("has an action that isn't allowed"))?;
        }
        Ok(answers)
    })
}

/// Who has acted last, of what was not taken back.
pub(super) fn last_actor(log: &[Entry]) -> Option<Seat> {
    effective(log).last().map(|taken| taken.seat)
}

/// How often what a viewer cannot know is dealt again to see whether an action told it.
const DEALS: u32 = 6;

/// The game before a seat's last action, if it may be taken back: no one has acted since, and
/// the action has shown no one anything that they did not know.
pub(super) fn undone<G: TableGame>(
    log: &[Entry],
    now: &Play<G>,
    seat: Seat,
    name: impl Fn(Seat) -> String,
) -> Result<Play<G>, Error> {
    let mut actions = effective(log);
    // What an earlier holder of the seat has done is theirs.
    let handed = |entry: &Entry| matches!(entry, Entry::Holder { seat: of, .. } if *of == seat);
    let held_since = log.iter().rposition(handed).unwrap_or(0);
    let is_own = |taken: &LoggedAction<'_>| taken.seat == seat && taken.place > held_since;
    let Some(last) = actions.pop_if(|last| is_own(last)) else {
        let acted = actions.iter().any(is_own);
        let by = actions.last().filter(|_| acted).map(|last| name(last.seat));
        return Err(by.map_or(Refusal::NothingToUndo, Refusal::OthersActed).into());
    };
    let before = again::<G>(log, &actions)?.play;
    if may_take_back(&before, now, seat, last.of::<G>()?) {
        Ok(before)
    } else {
        Err(Refusal::Revealed.into())
    }
}

/// May a seat take this action back, which led from one position to the other?
pub(super) fn may_take_back<G: TableGame>(
    before: &Play<G>,
    now: &Play<G>,
    seat: Seat,
    action: &G::Action,
) -> bool {
    // A secret choice that could also be changed tells nothing.
    before.asks_the_same(now, seat) || told_nothing(before, now, seat, action)
}

/// Would each viewer have seen the same, whatever they cannot know had been?
fn told_nothing<G: TableGame>(
    before: &Play<G>,
    now: &Play<G>,
    seat: Seat,
    action: &G::Action,
) -> bool {
    before.setting().seats().all(|viewer| {
        (0..DEALS).all(|deal| {
            let mut other = before.redealt(viewer, Seed::numbered(u64::from(deal)));
            other.apply(seat, action).is_ok() && other.seat_view(viewer) == now.seat_view(viewer)
        })
    })
}
