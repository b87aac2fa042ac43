//! A table: its place, its terms, who sits there and how far it has come.

use super::{
    Actor, ChannelId, Guest, Invited, OpenQuestion, Progress, Refusal, Roster, SeatOffer, ServerId,
    Sitting, TableId, TableKey, TableMark, Unreachable, UserId,
};
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::{Seat, Seats};
use pangaea_text::Language;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A table in a channel.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Its number.
    pub id: TableId,
    /// What tells it from a table that once had its number; older ones have none.
    pub mark: Option<TableMark>,
    /// Its channel or thread.
    pub channel: ChannelId,
    /// The channel of its lobby and result, where its game has or gets a thread of its own. Until that
    /// is made, it is the table's channel, too.
    pub home: Option<ChannelId>,
    /// The server it is in.
    pub server: Option<ServerId>,
    /// The number of changes so far.
    pub revision: u64,
    /// The number of changes so far that were only drafts.
    pub drafts: u64,
    /// How many entries its log has.
    pub entries: u32,
    /// The terms that were agreed.
    pub terms: Terms,
    /// Who opened it or was handed it.
    pub host: UserId,
    /// Everyone who sits here, or has sat here while the game went on.
    pub players: Roster,
    /// The stage of the table.
    pub stage: Stage,
    /// The seats in table order.
    pub seats: Vec<Sitting>,
    /// Seats that are offered to someone who has not answered yet.
    pub offers: Vec<SeatOffer>,
    /// Who was asked to play again and has not joined yet.
    pub invited: Vec<Invited>,
    /// The time at which someone last did something.
    pub touched: i64,
    /// The time at which its people were told that it closes soon, because no one does anything.
    pub end_told: Option<i64>,
    /// Why it cannot be seen where it was opened.
    pub unreachable: Option<Unreachable>,
}

/// What is agreed before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The game that is played.
    pub game: GameId,
    /// The game's options that are set to other than their usual value, by name.
    pub options: BTreeMap<String, bool>,
    /// The channel's language.
    pub language: Language,
    /// After so many hours others may let the computer move.
    pub move_time: Option<u32>,
}

/// How far a table has come.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant)]
pub enum Stage {
    /// People come and go.
    Lobby,
    /// The game goes on.
    Playing(Progress),
    /// The game has ended.
    Over(Progress),
    /// It was ended before its time; the game as it was then.
    Cancelled(Option<Progress>),
    /// What is stored of it cannot be read, and its log cannot be played again. It is left as it
    /// is; people can leave it and close it.
    Broken,
}

/// How far a table has come, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum StageKind {
    Lobby,
    Playing,
    Over,
    Cancelled,
    Broken,
}

impl StageKind {
    /// Every stage.
    pub const ALL: [Self; 5] =
        [Self::Lobby, Self::Playing, Self::Over, Self::Cancelled, Self::Broken];

    /// The word in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
            Self::Broken => "broken",
        }
    }

    /// The stage for a word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.as_str() == word)
    }
}

impl Stage {
    /// In a word.
    pub const fn kind(&self) -> StageKind {
        match self {
            Self::Lobby => StageKind::Lobby,
            Self::Playing(_) => StageKind::Playing,
            Self::Over(_) => StageKind::Over,
            Self::Cancelled(_) => StageKind::Cancelled,
            Self::Broken => StageKind::Broken,
        }
    }

    /// The same, ended before its time.
    pub(super) fn closed(self) -> Self {
        Self::Cancelled(match self {
            Self::Playing(progress) | Self::Over(progress) => Some(progress),
            Self::Cancelled(progress) => progress,
            Self::Lobby | Self::Broken => None,
        })
    }
}

impl Table {
    /// As its buttons name it.
    pub const fn key(&self) -> TableKey {
        TableKey { id: self.id, mark: self.mark }
    }

    /// The game in progress or finished.
    pub const fn progress(&self) -> Option<&Progress> {
        match &self.stage {
            Stage::Playing(progress) | Stage::Over(progress) => Some(progress),
            Stage::Lobby | Stage::Cancelled(_) | Stage::Broken => None,
        }
    }

    /// The game in progress.
    pub const fn playing(&self) -> Option<&Progress> {
        match &self.stage {
            Stage::Playing(progress) => Some(progress),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub(super) const fn playing_mut(&mut self) -> Option<&mut Progress> {
        match &mut self.stage {
            Stage::Playing(progress) => Some(progress),
            _ => None,
        }
    }

    /// Whatever was played here, however it ended.
    pub const fn game(&self) -> Option<&Progress> {
        match &self.stage {
            Stage::Playing(progress) | Stage::Over(progress) | Stage::Cancelled(Some(progress)) => {
                Some(progress)
            }
            Stage::Lobby | Stage::Cancelled(None) | Stage::Broken => None,
        }
    }

    /// Can nothing be done here but leaving and closing it?
    pub const fn is_broken(&self) -> bool {
        matches!(self.stage, Stage::Broken)
    }

    /// Can anything still happen here?
    pub const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Lobby | Stage::Playing(_))
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        self.seats.iter().position(|sitting| sitting.is(person)).map(Seat::at)
    }

    /// The computer player with this name.
    pub fn computer_named(&self, name: &str) -> Option<Seat> {
        let is_it = |seat: &Seat| self.guest(*seat).is_none() && self.name(*seat) == name;
        Seat::all(self.seats.len()).find(is_it)
    }

    /// This person, if they sit here.
    pub(super) fn guest_of(&self, person: UserId) -> Option<&Guest> {
        self.seat_of(person).and_then(|seat| self.guest(seat))
    }

    /// The seat, if there is such a one.
    pub fn sitting(&self, seat: Seat) -> Option<&Sitting> {
        self.seats.get(seat.index())
    }

    /// The person at a seat.
    pub fn guest(&self, seat: Seat) -> Option<&Guest> {
        self.sitting(seat).and_then(Sitting::guest)
    }

    /// The name at a seat; none where there is no seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.sitting(seat).map_or("", |sitting| self.players.name(sitting.player))
    }

    /// Every person here.
    pub fn guests(&self) -> impl Iterator<Item = (Seat, &Guest)> {
        let seats = self.seats.iter().enumerate();
        seats.filter_map(|(index, sitting)| Some((Seat::at(index), sitting.guest()?)))
    }

    pub(super) fn seat_names(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(|sitting| self.players.name(sitting.player))
    }

    /// Everyone whom this table names: whoever sits or has sat here, has decided something for others,
    /// or is asked to sit down.
    pub fn people(&self) -> BTreeSet<UserId> {
        let players = self.players.iter().filter_map(|player| player.user);
        let guests = self.guests().map(|(_, guest)| guest.person);
        let asked = self.offers.iter().map(|offer| offer.person);
        let invited = self.invited.iter().map(|invited| invited.person);
        let mut people: BTreeSet<UserId> =
            players.chain(guests).chain(asked).chain(invited).chain([self.host]).collect();
        // The host has gone.
        people.remove(&UserId(0));
        people
    }

    /// The names in table order.
    pub fn names(&self) -> Vec<String> {
        self.seat_names().map(str::to_owned).collect()
    }

    /// What a seat can answer now.
    pub fn open(&self, seat: Seat) -> Option<OpenQuestion> {
        self.playing()?.open(seat)
    }

    /// Does a game wait for someone to sit down?
    pub fn is_paused(&self) -> bool {
        self.playing().is_some() && self.guests().next().is_none()
    }

    /// The computer players whose move it is.
    pub fn computers_to_move(&self) -> Seats {
        let waits = self.is_paused() || self.unreachable.is_some();
        let Some(progress) = self.playing().filter(|_| !waits) else {
            return Seats::NONE;
        };
        progress.to_decide().iter().filter(|seat| self.guest(*seat).is_none()).collect()
    }

    /// The people whose move it is.
    pub fn people_to_move(&self) -> Seats {
        let deciding = self.playing().map_or(Seats::NONE, Progress::to_decide);
        deciding.iter().filter(|seat| self.guest(*seat).is_some()).collect()
    }

    /// Since when this person is waited for.
    pub fn awaits(&self, person: UserId) -> Option<i64> {
        let seat = self.seat_of(person)?;
        let waiting = self.playing()?.waiting.get(seat.index())?.as_ref()?;
        Some(waiting.since)
    }

    /// May they decide for the table as a whole? Moderators may everywhere.
    pub fn is_hosted_by(&self, by: Actor) -> bool {
        by.moderator || self.host == by.person
    }

    /// Do they moderate without having a part in the game? What they decide for others, they do not
    /// decide for themselves.
    pub(super) fn is_moderated_by(&self, by: Actor) -> bool {
        by.moderator && self.seat_of(by.person).is_none() && !self.players.knows(by.person)
    }

    /// Refuses whoever may not decide for the table.
    pub fn hosted(&self, by: Actor) -> Result<(), Refusal> {
        if self.is_hosted_by(by) {
            return Ok(());
        }
        let host = self.seat_of(self.host).map(|seat| self.name(seat).to_owned());
        Err(Refusal::NotHost(host))
    }
}
