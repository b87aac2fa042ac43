//! The log of a table: never shortened, and enough to play the game again.

use super::{Broken, Hosted, Progress, Refusal, Stop};
use crate::record;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::play::Play;
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_play;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of the log.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The game began with this setting and seed.
    Start {
        /// Deck, options and colours.
        setting: Value,
        /// All chance.
        seed: Seed,
    },
    /// A seat acted.
    Action {
        /// Who.
        seat: Seat,
        /// What.
        action: Value,
    },
    /// A seat took its last action back.
    Undo {
        /// Who.
        seat: Seat,
    },
    /// A seat got another holder.
    Holder {
        /// Which.
        seat: Seat,
        /// The computer player who has it now; none if it is a person. Who, only the table knows:
        /// the log is never changed, and people may want to be forgotten.
        computer: Option<Kind>,
    },
}

/// An entry can hold secrets, so it does not print itself into logs.
impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Entry({})", self.kind())
    }
}

impl Entry {
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
struct Again<G: Game> {
    play: Play<G>,
    facts: Vec<G::Fact>,
    seed: Seed,
}

/// An action of the log, with its place there.
struct Taken<'a> {
    place: usize,
    seat: Seat,
    action: &'a Value,
}

/// The actions that were not taken back.
fn effective(log: &[Entry]) -> Vec<Taken<'_>> {
    let mut actions = Vec::new();
    for (place, entry) in log.iter().enumerate() {
        match entry {
            Entry::Action { seat, action } => actions.push(Taken { place, seat: *seat, action }),
            Entry::Undo { .. } => drop(actions.pop()),
            Entry::Start { .. } | Entry::Holder { .. } => {}
        }
    }
    actions
}

fn again<G: Game>(log: &[Entry], actions: &[Taken<'_>]) -> Result<Again<G>, Broken> {
    let broken = |what: &str| Broken(format!("the log {what}"));
    let Some(Entry::Start { setting, seed }) = log.first() else {
        return Err(broken("does not begin with a start"));
    };
    let setting: Setting<G> = serde_json::from_value(setting.clone())
        .map_err(|error| broken(&format!("has no sound setting: {error}")))?;
    let (mut play, mut facts) = Play::start(setting, *seed);
    for Taken { seat, action, .. } in actions {
        let action = serde_json::from_value((*action).clone())
            .map_err(|_| broken("has an action that is none"))?;
        let done = play.apply(*seat, &action);
        facts.extend(done.map_err(|_| broken("has an action that is not allowed"))?);
    }
    Ok(Again { play, facts, seed: *seed })
}

/// Does the log lead to this game?
pub fn agrees(log: &[Entry], progress: &Progress) -> Result<(), Broken> {
    with_play!(&progress.game, G, play => {
        let again = again::<G>(log, &effective(log))?;
        let same = again.play == *play;
        same.then_some(()).ok_or_else(|| Broken("log and snapshot differ".to_owned()))
    })
}

/// The record of a finished game; nothing while it goes on.
pub fn record(
    log: &[Entry],
    progress: &Progress,
    names: Vec<String>,
) -> Result<Option<String>, Broken> {
    with_play!(&progress.game, G, play => {
        let again = again::<G>(log, &effective(log))?;
        if again.play != *play {
            return Err(Broken("log and snapshot differ".to_owned()));
        }
        Ok(record::write(play, names, again.seed, &again.facts))
    })
}

/// Which question of which seat each action answered that was not taken back, in order.
pub fn answers(log: &[Entry], progress: &Progress) -> Result<Vec<(Seat, u32)>, Broken> {
    let actions = effective(log);
    with_play!(&progress.game, G, _play => {
        let mut play = again::<G>(log, &[])?.play;
        let mut answers = Vec::new();
        for Taken { seat, action, .. } in actions {
            let question = play.question(seat, &[]).map(|question| question.number);
            answers.push((seat, question.unwrap_or_default()));
            let action = serde_json::from_value(action.clone());
            let action = action.map_err(|error| Broken(error.to_string()))?;
            play.apply(seat, &action).map_err(|refusal| Broken(refusal.to_string()))?;
        }
        Ok(answers)
    })
}

/// How often what a viewer cannot know is dealt anew to see whether an action told it.
const DEALS: u32 = 6;

/// The game before a seat's last action, if it may be taken back: nobody has acted since, and
/// the action has shown nobody anything that they did not know.
pub(super) fn undone<G: Hosted>(
    log: &[Entry],
    now: &Play<G>,
    seat: Seat,
    name: impl Fn(Seat) -> String,
) -> Result<Play<G>, Stop> {
    let mut actions = effective(log);
    // What an earlier holder of the seat has done is theirs.
    let handed = |entry: &Entry| matches!(entry, Entry::Holder { seat: of, .. } if *of == seat);
    let held_since = log.iter().rposition(handed).unwrap_or(0);
    let is_own = |taken: &Taken<'_>| taken.seat == seat && taken.place > held_since;
    let Some(last) = actions.pop_if(|last| is_own(last)) else {
        let acted = actions.iter().any(is_own);
        let by = actions.last().filter(|_| acted).map(|last| name(last.seat));
        return Err(by.map_or(Refusal::NothingToUndo, Refusal::OthersActed).into());
    };
    let action = last.action;
    let before = again::<G>(log, &actions)?.play;
    let action = serde_json::from_value(action.clone())
        .map_err(|_| Broken("the log has an action that is none".to_owned()))?;
    if is_still_open(&before, now, seat) || told_nothing(&before, now, seat, &action) {
        Ok(before)
    } else {
        Err(Refusal::Revealed.into())
    }
}

/// A secret choice that could also be changed.
fn is_still_open<G: Hosted>(before: &Play<G>, now: &Play<G>, seat: Seat) -> bool {
    let number = |play: &Play<G>| play.question(seat, &[]).map(|question| question.number);
    number(before).is_some() && number(before) == number(now)
}

/// Would each viewer have seen the same, whatever they cannot know had been?
fn told_nothing<G: Hosted>(
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
