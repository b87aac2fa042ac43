//! Laws of the core, along whole games: no clock, no store, no Discord.

mod choices;
mod coming;
mod forgotten;
mod garbage;
mod laying;
mod lobby;
mod logs;
mod offers;
mod outside;
mod rules;
mod secrecy;
mod slots;
mod story;
mod threads;
mod time;
mod tips;
mod undo;
mod unreachable;
mod variants;

use super::*;
use crate::formats::DRAFT;
use pangaea_decks::Decks;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::Game;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_text::Language;
use std::collections::{BTreeMap, BTreeSet};

/// The time at which all tests begin.
const MORNING: i64 = 1_800_000_000;

/// Where all of them are.
const PLACE: TablePlace =
    TablePlace { channel: ChannelId(7), server: Some(ServerId(8)), gets_thread: false };

/// A table with its log, as a keeper would hold it.
struct TestTable {
    table: Table,
    log: Vec<Entry>,
    now: i64,
    doubted_since: Option<i64>,
    decks: Decks,
    chance: Chance,
}

fn person(number: u64) -> UserId {
    UserId(100 + number)
}

fn guest(number: u64) -> Guest {
    let preferences = Preferences::default();
    Guest {
        person: person(number),
        language: Language::English,
        preferences,
        closed: false,
        learns: false,
    }
}

/// Someone who moderates, and has no part in any game.
const MODERATOR: Actor = Actor { person: UserId(50), moderator: true };

/// What the moderator is called.
fn mia() -> String {
    "Mia".to_owned()
}

/// A seat for someone, if they accept it.
fn offer(by: Actor, seat: Seat, number: u64, name: &str) -> Command {
    Command::Offer { by, by_name: mia(), seat, person: person(number), name: name.to_owned() }
}

fn accept(number: u64, name: &str, seat: Seat) -> Command {
    Command::Accept(guest(number), name.to_owned(), seat)
}

impl TestTable {
    /// A lobby with so many people; the first is the host.
    fn lobby(game: GameId, people: u64, seed: u64) -> Self {
        let names = ["Ada", "Ben", "Cleo", "Dan", "Eve"];
        let seats = (0..people).zip(names);
        let seats = seats.map(|(n, name)| NewSeat::person(guest(n), name.to_owned())).collect();
        let terms =
            Terms { game, options: BTreeMap::new(), language: Language::English, move_time: None };
        let table = Table::lobby(PLACE, terms, seats, MORNING).expect("people");
        let table = Table { id: TableId(1), ..table };
        let decks = Decks::built_in();
        let chance = Chance::new(Seed::numbered(seed));
        Self { table, log: Vec::new(), now: MORNING, doubted_since: None, decks, chance }
    }

    /// The same, with computer players beside them and the game begun.
    fn game(game: GameId, people: u64, computers: usize, seed: u64) -> Self {
        let mut bench = Self::lobby(game, people, seed);
        for _ in 0..computers {
            bench.must(Command::AddComputer(person(0), ComputerKind::Greedy));
        }
        bench.must(Command::Start(person(0)));
        bench.computers();
        bench
    }

    /// A game of three people in which all have to choose at once, where there is such a moment.
    fn choosing(game: GameId, seed: u64) -> Option<Self> {
        let mut bench = Self::game(game, 3, 0, seed);
        bench.play_until(|bench| bench.waited_for().len() == 3).then_some(bench)
    }

    /// The same of each game that has such moments.
    fn all_choosing(seed: u64) -> Vec<Self> {
        let found: Vec<Self> =
            GameId::ALL.iter().filter_map(|game| Self::choosing(*game, seed)).collect();
        for game in GameId::ALL {
            let is_found = found.iter().any(|bench| bench.table.terms.game == *game);
            assert_eq!(is_found, has_secret_choice(*game), "{game:?}");
        }
        found
    }

    /// The same table once more, to try something out.
    fn twin(&self) -> Self {
        Self {
            table: self.table.clone(),
            log: self.log.clone(),
            now: self.now,
            doubted_since: self.doubted_since,
            decks: self.decks.clone(),
            chance: self.chance.clone(),
        }
    }

    /// What would come of a command; the table stays as it is.
    fn attempt(&mut self, order: &Order) -> Result<Option<Change>, Error> {
        let chance = &mut self.chance;
        let mut luck = || chance.seed();
        let clock = ClockReading { now: self.now, doubted_since: self.doubted_since };
        let mut context = Context { clock, decks: &self.decks, luck: &mut luck };
        match order {
            Order::Command(command) => handle(&self.table, command, &mut context).map(Some),
            Order::Undo(by) => undo(&self.table, *by, &self.log, &mut context).map(Some),
            Order::Upkeep(kind) => Ok(upkeep(&self.table, *kind, &mut context)?),
        }
    }

    /// What has come of it, if anything.
    fn tell(&mut self, order: impl Into<Order>) -> Result<Option<Change>, Error> {
        let change = self.attempt(&order.into())?;
        if let Some(change) = &change {
            self.table = Table::clone(&change.table);
            self.log.extend(change.entries.iter().cloned());
        }
        Ok(change)
    }

    fn must(&mut self, order: impl Into<Order>) -> Change {
        let order = order.into();
        let told = self.tell(order.clone()).unwrap_or_else(|error| panic!("{order:?}: {error:?}"));
        told.unwrap_or_else(|| panic!("{order:?} has nothing to do"))
    }

    /// A moderator gives a seat to someone, who wants it.
    fn replace(&mut self, seat: Seat, number: u64, name: &str) {
        self.must(offer(MODERATOR, seat, number, name));
        self.must(accept(number, name, seat));
    }

    /// Why a command is not carried out.
    fn refusal(&mut self, order: impl Into<Order>) -> Refusal {
        let order = order.into();
        match self.attempt(&order) {
            Err(Error::Refused(refusal)) => refusal,
            other => panic!("{order:?} is not refused: {other:?}"),
        }
    }

    /// Is there nothing for time to do, by a clock that has just jumped?
    fn rests_in_doubt(&mut self) -> bool {
        let before = self.doubted_since.replace(self.now);
        let rests = self.rests(Upkeep::Tick);
        self.doubted_since = before;
        rests
    }

    /// Is there nothing to be looked after?
    fn rests(&mut self, upkeep: Upkeep) -> bool {
        matches!(self.attempt(&upkeep.into()), Ok(None))
    }

    /// Lets computer players move, as the keeper does after every command.
    fn computers(&mut self) -> Option<Change> {
        let to_move = !self.table.computers_to_move().is_empty();
        to_move.then(|| self.must(Upkeep::Computers))
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
    fn decide(&mut self, seat: Seat) -> Change {
        self.must(self.answers(seat, Answer::Suggest));
        assert!(self.table.panel(seat).expect("a question").is_ready);
        let done = self.must(self.answers(seat, Answer::Confirm(0)));
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

/// Is there anything in this game that a seat chooses in secret and can still change?
fn has_secret_choice(game: GameId) -> bool {
    let mut bench = TestTable::game(game, 3, 0, 7);
    bench.play_until(|bench| {
        with_any!(&bench.progress().game, G, play => {
            let views = play.setting().seats().filter_map(|seat| play.seat_view(seat));
            views.into_iter().any(|view| <G as Game>::chosen(play.setting(), &view).is_some())
        })
    })
}

/// What people and the system want, as the tests say it.
impl From<&Command> for Order {
    fn from(command: &Command) -> Self {
        Self::Command(command.clone())
    }
}

/// What is kept of a table and read again, as the keeper does it.
fn restored(table: &Table, log: &[Entry]) -> Table {
    let details = Details::read(table.terms.game, &table.details()).expect("what was written");
    let snapshot =
        table.snapshot().map(|text| Snapshot::read(&text, log.first()).expect("what was written"));
    let progress = snapshot.flatten().map(|snapshot| details.progress(snapshot));
    let mut again = details.table(table.stage.kind(), progress).expect("a table");
    (again.id, again.server) = (table.id, table.server);
    (again.channel, again.home) = (table.channel, table.home);
    (again.revision, again.entries) = (table.revision, table.entries);
    again.drafts = table.drafts;
    for (again, sitting) in again.seats.iter_mut().zip(&table.seats) {
        let draft = sitting.draft.as_ref().map(|draft| DRAFT.write(draft));
        again.draft = draft.map(|draft| Draft::read(table.terms.game, &draft).expect("a draft"));
    }
    again
}
