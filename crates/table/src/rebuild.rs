//! A table's second life, from its log and from what its row tells.

use super::lobby::unusual;
use super::progress::{RoundNews, Waiting};
use super::roster::free_name;
use super::story::Heard;
use super::{
    Details, Entry, Guest, Holder, Inconsistent, Invited, Preferences, Progress, Roster, SeatOffer,
    Sitting, Stage, StageKind, Table, Terms, UserId, replayed,
};
use pangaea_engine::game::Game;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::{AnySetting, GameId};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_text::{Language, bot};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What is known of a table without its details and its snapshot.
#[derive(Clone, Debug)]
pub struct BareTable<'a> {
    /// The game that is played.
    pub game: GameId,
    /// The stage in which it is stored.
    pub stage: StageKind,
    /// Who sits there; no one stands for the computer.
    pub people: &'a [Option<UserId>],
    /// Its log; empty before the start.
    pub log: &'a [Entry],
    /// The time.
    pub now: i64,
}

impl BareTable<'_> {
    /// The table with its game played again from the log. Details that were kept are kept; `told` says
    /// whether what they tell of the game is of this game, too.
    pub fn rebuilt(
        &self,
        details: Option<Details<'static>>,
        told: bool,
    ) -> Result<Table, Inconsistent> {
        let mut progress = match (self.stage, self.log) {
            (StageKind::Lobby, _) | (StageKind::Cancelled | StageKind::Broken, []) => None,
            (_, log) => Some(replayed(self.game, log)?),
        };
        let details = details.filter(|details| details.terms.game == self.game);
        if let (Some(progress), Some(details)) = (&mut progress, details.as_ref().filter(|_| told))
        {
            progress.remember(details);
        }
        let mut table = details.unwrap_or_else(|| self.details()).table(self.stage, progress)?;
        if let Some(progress) = table.playing_mut() {
            progress.wait(self.now);
            let mark = progress.next_mark();
            // Marks belong to what was told then, and this was told again.
            for sitting in table.seats.iter_mut().filter(|_| !told) {
                sitting.heard = Heard::begin(mark);
            }
        }
        Ok(table)
    }

    /// A table whose game cannot be had: people can leave it and close it.
    pub fn broken(&self, details: Option<Details<'static>>) -> Table {
        details.unwrap_or_else(|| self.details()).at(Stage::Broken)
    }

    /// Details where those that were stored are lost. The first person is the host, and whoever sits
    /// there counts as knowing secrets.
    pub fn details(&self) -> Details<'static> {
        let mut people = self.people.iter().copied().flatten();
        let setting = match self.log.first() {
            Some(Entry::Start { setting, .. }) => Some(setting),
            _ => None,
        };
        let (players, seats) = self.seats(&setting.map(colours).unwrap_or_default());
        Details {
            of: None,
            terms: Cow::Owned(Terms {
                game: self.game,
                options: setting.map(options).unwrap_or_default(),
                language: Language::default(),
                move_time: None,
            }),
            host: people.next().unwrap_or_default(),
            players: Cow::Owned(players),
            news: Cow::Borrowed(&[] as &[RoundNews]),
            taken_back: Cow::Borrowed(&[]),
            waiting: Cow::Borrowed(&[] as &[Option<Waiting>]),
            rules_told: 1,
            undo: None,
            seats: Cow::Owned(seats),
            offers: Cow::Borrowed(&[] as &[SeatOffer]),
            invited: Cow::Borrowed(&[] as &[Invited]),
            touched: self.now,
            end_told: None,
            unreachable: None,
        }
    }

    fn seats(&self, colours: &[Option<usize>]) -> (Roster, Vec<Sitting>) {
        let (mut players, mut seats) = (Roster::default(), Vec::new());
        for (index, person) in self.people.iter().enumerate() {
            let (language, seat) = (Language::default(), Seat::at(index));
            let (holder, name) = if let Some(person) = *person {
                let name = format!("{} {}", language.say(&bot::anonymous()), index + 1);
                let preferences = Preferences::default();
                (
                    Holder::Person(Guest {
                        person,
                        language,
                        preferences,
                        closed: false,
                        learns: false,
                    }),
                    name,
                )
            } else {
                let name = free_name(|name| players.iter().any(|player| player.name == name));
                (Holder::Computer(self.computer(seat)), name)
            };
            let player = players.add(*person, name);
            players.sits_down(player, seat);
            let colour = colours.get(index).copied().flatten();
            seats.push(Sitting { colour, ..Sitting::new(holder, player) });
        }
        (players, seats)
    }

    /// The computer player who was last given this seat.
    fn computer(&self, seat: Seat) -> ComputerKind {
        let given = self.log.iter().rev().find_map(|entry| match entry {
            Entry::Holder { seat: of, computer } if *of == seat => *computer,
            _ => None,
        });
        given.unwrap_or(ComputerKind::Greedy)
    }
}

impl Table {
    /// Closes a table that has come back while its channel has another one. It can be opened again
    /// as if it had been closed just now.
    pub fn set_aside(&mut self, now: i64) {
        let stage = std::mem::replace(&mut self.stage, Stage::Lobby);
        self.stage = stage.closed();
        self.touched = now;
    }
}

impl Progress {
    /// Takes over what was told of this very game.
    fn remember(&mut self, details: &Details<'_>) {
        if details.waiting.len() == self.waiting.len() {
            self.news = Arc::new(details.news.to_vec());
            self.taken_back = details.taken_back.to_vec();
            self.waiting = details.waiting.to_vec();
            self.rules_told = details.rules_told;
            self.undo = details.undo;
        }
    }
}

/// The options that differ from the usual ones.
fn options(setting: &AnySetting) -> BTreeMap<String, bool> {
    with_any!(setting, G, setting => unusual::<G>(setting.options()))
}

/// For each seat the place of its tribe, clan or pawn in the game's list.
fn colours(setting: &AnySetting) -> Vec<Option<usize>> {
    with_any!(setting, G, setting => {
        let place = |colour| <G as Game>::COLOURS.iter().position(|known| known == colour);
        setting.colours().iter().map(place).collect()
    })
}
