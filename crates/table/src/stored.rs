//! What is kept of a table: its details, and apart from them the state of its game.
//!
//! Details are what the log cannot tell. The log can rebuild the game, so a snapshot is only the
//! quicker way to it; what was fixed before the first move is in the log's first entry alone. Both
//! say of which table they are and how long its log was.

use super::progress::{NewsLine, RoundNews, Waiting};
use super::story::NewsMark;
use super::{
    ChannelId, Entry, Inconsistent, Invited, PlayerRef, Progress, Roster, SeatOffer, Sitting,
    Stage, StageKind, Table, TableId, TableNews, Terms, Unreachable, UserId,
};
use crate::formats::{GAME, TABLE, Unreadable};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Game;
use pangaea_engine::play::Play;
use pangaea_engine::registry::{AnyDecision, AnyEvent, GameId, Match, Matches, RegisteredGame};
use pangaea_engine::seat::Seat;
use pangaea_engine::{with_any, with_game};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::Arc;

/// Of which table something is, and from when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredOrigin {
    table: TableId,
    /// How many entries the log had.
    log: u32,
}

/// What the log cannot tell of a table, of any game; while it is read, of a known one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "E: Clone + Deserialize<'de>, D: Clone + Deserialize<'de>"))]
pub struct Details<'a, E: Clone = AnyEvent, D: Clone = AnyDecision> {
    /// Texts of the first form do not say it.
    #[serde(default)]
    pub(super) of: Option<StoredOrigin>,
    pub(super) terms: Cow<'a, Terms>,
    pub(super) host: UserId,
    pub(super) players: Cow<'a, Roster>,
    /// What was told of the game; nothing in a lobby.
    #[serde(rename = "chapters")]
    pub(super) news: Cow<'a, [RoundNews<E>]>,
    /// What of it was taken back.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub(super) taken_back: Cow<'a, [(NewsMark, NewsMark)]>,
    pub(super) waiting: Cow<'a, [Option<Waiting>]>,
    #[serde(default = "first")]
    pub(super) rules_told: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) undo: Option<Seat>,
    pub(super) seats: Cow<'a, [Sitting<D>]>,
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub(super) offers: Cow<'a, [SeatOffer]>,
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub(super) invited: Cow<'a, [Invited]>,
    pub(super) touched: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) end_told: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) unreachable: Option<Unreachable>,
}

const fn first() -> u32 {
    1
}

/// A game as it is written: its state alone.
#[derive(Serialize, Deserialize)]
struct StoredGame<S> {
    /// Texts of the first form do not say it.
    #[serde(default)]
    of: Option<StoredOrigin>,
    state: S,
}

/// A game that was stored.
#[derive(Clone, Debug)]
pub struct Snapshot {
    of: Option<StoredOrigin>,
    seed: Seed,
    game: Match,
}

impl Table {
    /// What the log cannot tell, as it is stored.
    pub fn details(&self) -> String {
        let told = self.game();
        TABLE.write(&Details {
            of: Some(self.of()),
            terms: Cow::Borrowed(&self.terms),
            host: self.host,
            players: Cow::Borrowed(&self.players),
            news: told.map_or(Cow::Borrowed(&[]), |told| Cow::Borrowed(&told.news)),
            taken_back: told.map_or(Cow::Borrowed(&[]), |told| Cow::Borrowed(&told.taken_back)),
            waiting: told.map_or(Cow::Borrowed(&[]), |told| Cow::Borrowed(&told.waiting)),
            rules_told: told.map_or(first(), |told| told.rules_told),
            undo: told.and_then(|told| told.undo),
            seats: Cow::Borrowed(&self.seats),
            offers: Cow::Borrowed(&self.offers),
            invited: Cow::Borrowed(&self.invited),
            touched: self.touched,
            end_told: self.end_told,
            unreachable: self.unreachable,
        })
    }

    /// The state of its game, as it is stored; nothing in a lobby.
    pub fn snapshot(&self) -> Option<String> {
        let of = Some(self.of());
        Some(with_any!(&self.game()?.game, G, play => {
            let state = <Play<G>>::stored_state(play);
            GAME.write(&StoredGame { of, state })
        }))
    }

    const fn of(&self) -> StoredOrigin {
        StoredOrigin { table: self.id, log: self.entries }
    }
}

impl Details<'static> {
    /// Reads what was stored of a table of this game.
    pub fn read(game: GameId, text: &str) -> Result<Self, Unreadable> {
        let details = with_game!(game, G => TABLE.read(text).map(Self::of_game::<G>))?;
        if details.referred().all(|player| details.players.has(player)) {
            Ok(details)
        } else {
            Err(TABLE.damaged(&"a player is missing"))
        }
    }

    /// Everyone whom seats, offers and news refer to.
    fn referred(&self) -> impl Iterator<Item = PlayerRef> {
        let news = self.news.iter().flat_map(|told| &told.lines);
        let news = news.filter_map(|line| match line {
            NewsLine::Table(news) => Some(*news),
            NewsLine::Event(_) => None,
        });
        let seats = self.seats.iter().map(|sitting| sitting.player);
        let offers = self.offers.iter().map(|offer| offer.by);
        seats.chain(offers).chain(news.flat_map(TableNews::players))
    }

    fn of_game<G: RegisteredGame>(details: Details<'static, G::Event, G::Decision>) -> Self {
        let news = details.news.into_owned();
        let seats = details.seats.into_owned();
        Self {
            of: details.of,
            terms: details.terms,
            host: details.host,
            players: details.players,
            news: news.into_iter().map(RoundNews::of_game::<G>).collect(),
            taken_back: details.taken_back,
            waiting: details.waiting,
            rules_told: details.rules_told,
            undo: details.undo,
            seats: seats.into_iter().map(Sitting::of_game::<G>).collect(),
            offers: details.offers,
            invited: details.invited,
            touched: details.touched,
            end_told: details.end_told,
            unreachable: details.unreachable,
        }
    }

    /// Do they say that they are of this table? Nothing if they do not say it.
    pub fn is_of(&self, table: TableId) -> Option<bool> {
        self.of.map(|of| of.table == table)
    }

    /// Do they say that they are as old as a log of this length? Nothing if they do not say it.
    pub fn is_from(&self, log: u32) -> Option<bool> {
        self.of.map(|of| of.log == log)
    }

    /// Do these people sit there, and no one else? No one stands for the computer.
    pub fn seat(&self, people: &[Option<UserId>]) -> bool {
        let seated = self.seats.iter().map(|sitting| sitting.guest().map(|guest| guest.person));
        seated.eq(people.iter().copied())
    }

    /// The game that was stored beside them.
    pub fn progress(&self, snapshot: Snapshot) -> Progress {
        Progress {
            seed: snapshot.seed,
            news: Arc::new(self.news.to_vec()),
            taken_back: self.taken_back.to_vec(),
            game: snapshot.game,
            waiting: self.waiting.to_vec(),
            rules_told: self.rules_told,
            undo: self.undo,
        }
    }

    /// The table of which these are the details, with its game.
    pub fn table(self, kind: StageKind, progress: Option<Progress>) -> Result<Table, Inconsistent> {
        let seats = self.seats.len();
        if let Some(progress) = &progress
            && (seats != progress.seat_count() || seats != progress.waiting.len())
        {
            return Err(Inconsistent("its game is for another number of seats".to_owned()));
        }
        Ok(self.at(Stage::at(kind, progress)?))
    }

    /// The table of which these are the details, at this stage. Where it is, only its row tells.
    pub(super) fn at(self, stage: Stage) -> Table {
        Table {
            id: TableId(0),
            mark: None,
            channel: ChannelId(0),
            home: None,
            server: None,
            revision: 0,
            drafts: 0,
            entries: 0,
            terms: self.terms.into_owned(),
            host: self.host,
            players: self.players.into_owned(),
            stage,
            seats: self.seats.into_owned(),
            offers: self.offers.into_owned(),
            invited: self.invited.into_owned(),
            touched: self.touched,
            end_told: self.end_told,
            unreachable: self.unreachable,
        }
    }
}

impl Snapshot {
    /// Reads what was stored of a game whose log has this first entry; nothing where none has begun.
    pub fn read(text: &str, first: Option<&Entry>) -> Result<Option<Self>, Unreadable> {
        let Some(Entry::Start { setting, seed }) = first else {
            let begun: Option<IgnoredAny> = GAME.read(text)?;
            let lost = || GAME.damaged(&"its log doesn't begin with a start");
            return begun.map_or(Ok(None), |_| Err(lost()));
        };
        with_any!(setting, G, setting => {
            let written: Option<StoredGame<<G as Game>::State>> = GAME.read(text)?;
            let Some(StoredGame { of, state }) = written else { return Ok(None) };
            let play = Play::<G>::resume(setting.clone(), state);
            let game = play.map(G::any::<Matches>).map_err(|reason| GAME.damaged(&reason))?;
            Ok(Some(Self { of, seed: *seed, game }))
        })
    }

    /// Does it say that it is of this table, and as old as its log? Nothing if it does not say it.
    pub fn is_of(&self, table: TableId, log: u32) -> Option<bool> {
        self.of.map(|of| of == StoredOrigin { table, log })
    }
}

impl Stage {
    /// The stage of a table that was stored in this one and has this game.
    pub(super) fn at(kind: StageKind, progress: Option<Progress>) -> Result<Self, Inconsistent> {
        match (kind, progress) {
            (StageKind::Lobby, _) | (StageKind::Broken, None) => Ok(Self::Lobby),
            (StageKind::Cancelled, progress) => Ok(Self::Cancelled(progress)),
            // Whether it is over, its game tells; of a broken one nothing else is known any more.
            (_, Some(progress)) if progress.is_over() => Ok(Self::Over(progress)),
            (_, Some(progress)) => Ok(Self::Playing(progress)),
            (_, None) => Err(Inconsistent("its game is missing".to_owned())),
        }
    }
}
