//! Tables that several processes write at the same time, each with keepers of its own: on one file, which
//! only one process can open, they share its store; on one `PostgreSQL` each has a store of its own.

use crate::play::harness::fresh;
use pangaea_decks::Decks;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_keeper::clock::Clock;
use pangaea_keeper::{Error, Keepers, Loaded, entries, judge};
use pangaea_store::{Created, Database, Store};
use pangaea_table::{
    Answer, ChannelId, Command, Guest, NewSeat, Order, PickedChoice, Preferences, Stage, Table,
    TableId, TablePlace, Terms, Upkeep, UserId, record,
};
use pangaea_text::Language;
use std::collections::BTreeMap;
use std::sync::Arc;
use temporary_postgres::TemporaryDatabase;
use wait::{bounded, until};

/// Runs each of these tests with both kinds of database.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(false).await;
                }
            )+
        }

        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(true).await;
                }
            )+
        }
    };
}

on_both! {
    one_process_goes_on_with_what_another_has_picked,
    what_two_choose_at_the_same_moment_both_counts,
    everyone_presses_everything_through_both,
}

/// Two processes.
struct Processes {
    stores: Vec<Store>,
    both: [Keepers; 2],
    table: TableId,
    /// Gone with them.
    _database: Option<TemporaryDatabase>,
}

/// The store of each process, and the database behind them; nothing where there is no `PostgreSQL`.
async fn stores(name: &str, on_postgres: bool) -> Option<(Vec<Store>, Option<TemporaryDatabase>)> {
    if !on_postgres {
        let file = fresh(&format!("races-{name}")).join("pangaea.db");
        return Some((vec![Store::open(&file).await.expect("a database")], None));
    }
    let database = temporary_postgres::database()?;
    let address = Database::named(database.address().as_ref()).expect("an address");
    let mut stores = Vec::new();
    for _ in 0..2 {
        stores.push(Store::open(&address).await.expect("a database"));
    }
    Some((stores, Some(database)))
}

fn keepers(store: &Store) -> Keepers {
    // No one speaks here.
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    Keepers::among_others(store.clone(), Decks::built_in(), Clock::default(), speaker)
}

fn person(number: u64) -> UserId {
    UserId(1000 + number)
}

impl Processes {
    /// A game of three people and so many computer players.
    async fn playing(
        name: &str,
        on_postgres: bool,
        game: GameId,
        computers: usize,
    ) -> Option<Self> {
        let (stores, database) = stores(&format!("{name}-{}", game.slug()), on_postgres).await?;
        let both = [0, 1].map(|process| keepers(&stores[process % stores.len()]));
        let language = Language::English;
        let terms = Terms { game, options: BTreeMap::new(), language, move_time: None };
        let guest = |number| Guest {
            person: person(number),
            language,
            preferences: Preferences::default(),
            closed: false,
            learns: false,
        };
        let seat = |(number, name): (u64, &str)| NewSeat::person(guest(number), name.to_owned());
        let mut seats: Vec<NewSeat> = (0..).zip(["Ada", "Ben", "Cleo"]).map(seat).collect();
        seats.extend(
            (0..computers).map(|_| NewSeat::computer(ComputerKind::Random, "Ur".to_owned())),
        );
        let place = TablePlace { channel: ChannelId(1), server: None, gets_thread: false };
        let opened = both[0].open(place, terms, seats).await;
        let Ok(Created::New(table)) = opened else { panic!("{opened:?}") };
        both[1].get(table).await.expect("a lobby");
        both[0].handle(table, Command::Start(person(0))).await.expect("a start");
        Some(Self { stores, both, table, _database: database })
    }

    /// The table as both processes know it, once computer players have moved.
    async fn table(&self) -> Arc<Table> {
        until("both to know the same", String::new, async || {
            let one = self.both[0].get(self.table).await.expect("a table");
            let two = self.both[1].get(self.table).await.expect("a table");
            (one == two && one.computers_to_move().is_empty()).then_some(one)
        })
        .await
    }

    /// What is stored is whole: the log leads to the game, and a finished one follows the rules.
    async fn check(&self) {
        let known = self.table().await;
        let stored = self.stores[0].load(self.table).await.expect("a read").expect("a table");
        let rows = self.stores[0].log(self.table).await.expect("a log");
        let Loaded::Sound(table) = judge(&stored, &rows, 0) else {
            panic!("the log has another game")
        };
        assert_eq!(table, *known);
        let log = entries(table.terms.game, &rows).expect("a log without gaps");
        let progress = table.progress().expect("a game");
        if matches!(table.stage, Stage::Over(_)) {
            let record = pangaea_table::game_record(&log, progress, table.names());
            let record = record.expect("a sound log").expect("a game that is over");
            record::read(&record).expect("a record that follows the rules");
        }
    }

    async fn close(self) {
        for store in self.stores {
            store.close().await;
        }
    }
}

/// An answer of whoever sits there to the question that is open, as the table was.
fn answers(table: &Table, seat: Seat, answer: Answer) -> Option<Order> {
    let (guest, open) = (table.guest(seat)?, table.open(seat)?);
    Some(Command::Answer(guest.person, seat, open.number, answer).into())
}

fn confirms(table: &Table, seat: Seat) -> Option<Order> {
    answers(table, seat, Answer::Confirm(table.panel(seat)?.changes))
}

/// Whoever presses is answered: done, or a refusal, and never a fault.
fn is_answered(done: &Result<Arc<Table>, Error>) -> bool {
    assert!(matches!(done, Ok(_) | Err(Error::Refused(_))), "{done:?}");
    done.is_ok()
}

async fn one_process_goes_on_with_what_another_has_picked(on_postgres: bool) {
    for game in GameId::ALL {
        let Some(processes) = Processes::playing("picked", on_postgres, *game, 0).await else {
            return;
        };
        let [one, two] = &processes.both;
        for turn in 0..20 {
            let table = processes.table().await;
            let Some(seat) = table.people_to_move().iter().next() else { break };
            let suggests = answers(&table, seat, Answer::Suggest).expect("a question");
            let picked = one.handle(processes.table, suggests).await.expect("a suggestion");
            assert_eq!((picked.revision, picked.drafts), (table.revision, table.drafts + 1));
            // The other one has not looked since.
            let confirms = confirms(&picked, seat).expect("a question");
            let done = two.handle(processes.table, confirms.clone()).await.expect("an answer");
            assert!(done.entries > table.entries && done.drafts == picked.drafts, "{turn}");
            let late = one.handle(processes.table, confirms).await;
            is_answered(&late);
            assert_eq!(
                processes.table().await.entries,
                done.entries,
                "a double click is one action"
            );
        }
        processes.check().await;
        processes.close().await;
    }
}

async fn what_two_choose_at_the_same_moment_both_counts(on_postgres: bool) {
    let mut together = 0;
    for game in GameId::ALL {
        let Some(processes) = Processes::playing("both", on_postgres, *game, 0).await else {
            return;
        };
        for _ in 0..40 {
            let table = processes.table().await;
            let asked: Vec<Seat> = table.people_to_move().iter().collect();
            let Some(first) = asked.first().copied() else { break };
            let second = asked.get(1).copied();
            let each = [Some(first), second].into_iter().flatten().zip(&processes.both);
            let pressed = each.map(|(seat, keepers)| {
                let (table, id) = (Arc::clone(&table), processes.table);
                async move {
                    let suggests = answers(&table, seat, Answer::Suggest).expect("a question");
                    let picked = keepers.handle(id, suggests).await.expect("a suggestion");
                    let confirms = confirms(&picked, seat).expect("a question");
                    keepers.handle(id, confirms).await.expect("an answer");
                }
            });
            let pressed = futures_util::future::join_all(pressed);
            bounded("both to be answered", String::new, pressed).await;
            let after = processes.table().await;
            let given = u32::from(second.is_some()) + 1;
            assert!(after.entries >= table.entries + given, "{game:?}: one of them was lost");
            together += u32::from(second.is_some());
        }
        processes.check().await;
        processes.close().await;
    }
    assert!(together > 10, "{together}");
}

/// Something that this person might press, sensible or not.
fn press(table: &Table, chance: &mut Chance) -> Option<Order> {
    let seats: Vec<Seat> = table.guests().map(|(seat, _)| seat).collect();
    let seat = *chance.pick(&seats)?;
    let at_random =
        Answer::Pick { step: chance.below(3), choice: PickedChoice::At(chance.below(12)) };
    match chance.below(16) {
        0 => Some(Order::Undo(table.guest(seat)?.person)),
        1 => Some(Upkeep::Tick.into()),
        2 => Some(Upkeep::Computers.into()),
        3 | 4 => answers(table, seat, at_random),
        5..=8 => answers(table, seat, Answer::Suggest),
        _ => confirms(table, seat),
    }
}

async fn everyone_presses_everything_through_both(on_postgres: bool) {
    const PRESSES: u64 = 150;
    for game in GameId::ALL {
        let Some(processes) = Processes::playing("everything", on_postgres, *game, 1).await else {
            return;
        };
        let pressers = (0..6).map(|number| {
            let keepers = processes.both[usize::try_from(number % 2).expect("0 or 1")].clone();
            let id = processes.table;
            tokio::spawn(async move {
                let mut chance = Chance::new(Seed::numbered(number));
                let mut done = 0;
                for _ in 0..PRESSES {
                    let table = keepers.get(id).await.expect("a table");
                    let Some(order) = press(&table, &mut chance) else { continue };
                    done += u32::from(is_answered(&keepers.handle(id, order).await));
                }
                done
            })
        });
        let pressers = futures_util::future::join_all(pressers.collect::<Vec<_>>());
        let done = bounded("all to be answered", String::new, pressers).await;
        let done: u32 = done.into_iter().map(|done| done.expect("no panic")).sum();
        let table = processes.table().await;
        assert!(table.entries > 20 && done > 100, "{game:?}: {done} and {}", table.entries);
        processes.check().await;
        processes.close().await;
    }
}
