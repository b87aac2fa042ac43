//! Laws of the core, along whole games: no clock, no store, no Discord.

mod forgotten;
mod garbage;
mod laying;
mod logs;
mod secrecy;
mod slots;
mod time;
mod undo;

use super::*;
use crate::config::Config;
use crate::decks::Decks;
use crate::text::Language;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::matches::GameId;
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;
use std::collections::{BTreeMap, BTreeSet};

/// When all of this begins.
const MORNING: i64 = 1_800_000_000;

/// A table with its log, as a keeper would hold it.
struct Bench {
    table: Table,
    log: Vec<Entry>,
    now: i64,
    decks: Decks,
    chance: Chance,
}

fn person(number: u64) -> Person {
    Person(100 + number)
}

fn guest(number: u64) -> Guest {
    let manner = Manner::default();
    Guest { person: person(number), language: Language::English, manner, closed: false }
}

impl Bench {
    /// A lobby with so many people; the first is the host.
    fn lobby(game: GameId, people: u64, seed: u64) -> Self {
        let names = ["Ada", "Ben", "Cleo", "Dan", "Eve"];
        let seats = (0..people).zip(names);
        let seats = seats.map(|(n, name)| Sitting::person(guest(n), name.to_owned())).collect();
        let terms =
            Terms { game, options: BTreeMap::new(), language: Language::English, move_time: None };
        let table = Table {
            id: TableId(1),
            place: Place(7),
            server: Some(Server(8)),
            revision: 0,
            entries: 0,
            terms,
            host: person(0),
            seats,
            knowing: BTreeSet::new(),
            former: Vec::new(),
            stage: Stage::Lobby,
            touched: MORNING,
        };
        let decks = Decks::read(&Config::default()).expect("our own decks");
        let chance = Chance::new(Seed::numbered(seed));
        Self { table, log: Vec::new(), now: MORNING, decks, chance }
    }

    /// The same, with computer players beside them and the game begun.
    fn game(game: GameId, people: u64, computers: usize, seed: u64) -> Self {
        let mut bench = Self::lobby(game, people, seed);
        for _ in 0..computers {
            bench.must(&Command::AddComputer(person(0), Kind::Greedy));
        }
        bench.must(&Command::Start(person(0)));
        bench.computers();
        bench
    }

    /// The same table once more, to try something out.
    fn twin(&self) -> Self {
        Self {
            table: self.table.clone(),
            log: self.log.clone(),
            now: self.now,
            decks: self.decks.clone(),
            chance: self.chance.clone(),
        }
    }

    /// What would come of a command; the table stays as it is.
    fn attempt(&mut self, command: &Command) -> Result<Done, Stop> {
        let chance = &mut self.chance;
        let mut luck = || chance.seed();
        let mut context = Context { now: self.now, decks: &self.decks, luck: &mut luck };
        match command {
            Command::Undo(by, _) => {
                handle(&self.table, &Command::Undo(*by, self.log.clone()), &mut context)
            }
            command => handle(&self.table, command, &mut context),
        }
    }

    fn tell(&mut self, command: &Command) -> Result<Done, Stop> {
        let done = self.attempt(command)?;
        self.table = done.table.clone();
        self.log.extend(done.entries.iter().cloned());
        Ok(done)
    }

    fn must(&mut self, command: &Command) -> Done {
        self.tell(command).unwrap_or_else(|stop| panic!("{command:?}: {stop:?}"))
    }

    /// Why a command is not carried out.
    fn refusal(&mut self, command: &Command) -> Refusal {
        match self.attempt(command) {
            Err(Stop::Refused(refusal)) => refusal,
            other => panic!("{command:?} is not refused: {other:?}"),
        }
    }

    /// Lets computer players move, as the keeper does after every command.
    fn computers(&mut self) -> Option<Done> {
        let to_move = !self.table.computers_to_move().is_empty();
        to_move.then(|| self.must(&Command::Computers))
    }

    /// An answer of whoever sits there to the question that is open.
    fn answers(&self, seat: Seat, answer: Answer) -> Command {
        let guest = self.table.guest(seat).expect("a person");
        let open = self.table.open(seat).expect("a question");
        // What is shown is what is confirmed.
        let answer = match answer {
            Answer::Confirm(_) => {
                Answer::Confirm(self.table.panel(seat).expect("a question").changes)
            }
            answer => answer,
        };
        Command::Answer(guest.person, seat, open.number, answer)
    }

    /// Decides for a person like a computer player: what is suggested is complete.
    fn decide(&mut self, seat: Seat) -> Done {
        self.must(&self.answers(seat, Answer::Suggest));
        assert!(self.table.panel(seat).expect("a question").is_ready);
        let done = self.must(&self.answers(seat, Answer::Confirm(0)));
        assert!(done.draft.is_none(), "more is to be picked than was suggested");
        done
    }

    /// The first menu in which nothing is picked.
    fn open_menu(&self, seat: Seat) -> Option<usize> {
        let panel = self.table.panel(seat)?;
        panel.menus.iter().find(|menu| menu.picked.is_none()).map(|menu| menu.step)
    }

    /// The people who are waited for.
    fn waited_for(&self) -> Vec<Seat> {
        self.table.people_to_move().iter().collect()
    }

    /// Plays on until this holds, or the game is over; does it hold?
    fn play_until(&mut self, mut wanted: impl FnMut(&Self) -> bool) -> bool {
        while self.table.playing().is_some() {
            if wanted(self) {
                return true;
            }
            let waiting = self.waited_for();
            let seat = *self.chance.pick(&waiting).expect("somebody is waited for");
            self.decide(seat);
            self.computers();
        }
        false
    }

    fn progress(&self) -> &Progress {
        self.table.progress().expect("a game")
    }
}

/// What is kept of a table and read again, as the keeper does it.
fn restored(table: &Table) -> Table {
    let text = serde_json::to_string(table).expect("plain data");
    let mut again: Table = serde_json::from_str(&text).expect("what was written");
    (again.id, again.place, again.server) = (table.id, table.place, table.server);
    (again.revision, again.entries) = (table.revision, table.entries);
    for (again, sitting) in again.seats.iter_mut().zip(&table.seats) {
        let draft = sitting.draft.as_ref().map(|draft| serde_json::to_string(draft).expect("data"));
        again.draft = draft.map(|draft| serde_json::from_str(&draft).expect("a draft"));
    }
    again
}
