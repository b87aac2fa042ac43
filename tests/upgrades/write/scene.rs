//! A database being written: tables that people play at, without any Discord.

use super::super::{clock_at, keepers};
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_keeper::Keepers;
use pangaea_store::{Created, SentMessage};
use pangaea_table::{
    Actor, Answer, ChannelId, Command, Guest, MessageId, NewSeat, Order, Panel, Preferences,
    ServerId, Slot, Table, TableId, TablePlace, Terms, Upkeep, UserId,
};
use pangaea_text::Language;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// When everything here happens: 1 January 2026, noon.
pub(super) const START: i64 = 1_767_268_800;

/// More decisions than any game has.
const MOST_DECISIONS: usize = 5_000;

/// Who moderates everywhere.
pub(super) const MODERATOR: Actor = Actor { person: UserId(1000), moderator: true };

/// Those who play: the first is number 1001.
pub(super) const NAMES: [&str; 9] =
    ["Ada", "Ben", "Cleo", "Dan", "Ève", "Fay_~*`", "Gül", "Hé", "Ида"];

/// The number of one of them.
pub(super) fn person(index: usize) -> UserId {
    UserId(1001 + index as u64)
}

/// One of them at a table, with the settings that people have without asking for any.
pub(super) fn guest(index: usize, language: Language) -> (Guest, String) {
    let preferences = Preferences::default();
    let guest =
        Guest { person: person(index), language, preferences, closed: false, learns: false };
    (guest, NAMES[index].to_owned())
}

/// What tables are opened with.
pub(super) fn terms(game: GameId, language: Language, move_time: Option<u32>) -> Terms {
    Terms { game, options: BTreeMap::new(), language, move_time }
}

/// A database and its tables.
pub(super) struct FixtureTables {
    pub(super) keepers: Keepers,
    /// How many channels and messages there are.
    count: std::sync::atomic::AtomicU64,
}

impl FixtureTables {
    pub(super) async fn new(file: &Path) -> Self {
        let keepers = keepers(file, clock_at(START)).await;
        Self { keepers, count: std::sync::atomic::AtomicU64::new(0) }
    }

    fn next(&self) -> u64 {
        1 + self.count.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }

    /// A table in a channel of its own, with these people.
    pub(super) async fn open(&self, terms: Terms, people: &[usize]) -> TableId {
        let language = terms.language;
        let seats = people.iter().map(|index| guest(*index, language));
        let seats = seats.map(|(guest, name)| NewSeat::person(guest, name)).collect();
        self.opened(terms, seats, false).await
    }

    /// The same, with a thread for its game.
    pub(super) async fn open_with_thread(&self, terms: Terms, people: &[usize]) -> TableId {
        let seats = people.iter().map(|index| guest(*index, terms.language));
        let seats = seats.map(|(guest, name)| NewSeat::person(guest, name)).collect();
        self.opened(terms, seats, true).await
    }

    /// Its thread is made; it has the number of the lobby's message.
    pub(super) async fn moves_into_its_thread(&self, id: TableId) {
        let lobby = self.keepers.store().message(id, "lobby").await.expect("a read");
        let thread = ChannelId(lobby.expect("a lobby").message.0);
        self.wants(id, Upkeep::MoveInto(thread)).await;
    }

    /// A table where this person wants to play again what was played at another one.
    pub(super) async fn rematch(&self, old: TableId, by: UserId) -> TableId {
        let old = self.look(old).await;
        self.opened(old.terms.clone(), old.seats_again(by), false).await
    }

    async fn opened(&self, terms: Terms, seats: Vec<NewSeat>, gets_thread: bool) -> TableId {
        let (channel, server) = (ChannelId(2000 + self.next()), Some(ServerId(3001)));
        let place = TablePlace { channel, server, gets_thread };
        match self.keepers.open(place, terms, seats).await {
            Ok(Created::New(id)) => id,
            other => panic!("no table is opened: {other:?}"),
        }
    }

    pub(super) async fn look(&self, id: TableId) -> Arc<Table> {
        self.keepers.get(id).await.expect("a table")
    }

    /// Wants something, and waits until computer players have moved.
    pub(super) async fn tries(
        &self,
        id: TableId,
        command: impl Into<Order>,
    ) -> Result<(), pangaea_keeper::Error> {
        self.keepers.handle(id, command).await?;
        self.look(id).await;
        Ok(())
    }

    /// The same, where it has to be allowed.
    pub(super) async fn wants(&self, id: TableId, command: impl Into<Order>) {
        let order = command.into();
        let what = format!("table {id}: {order:?}");
        self.tries(id, order).await.unwrap_or_else(|trouble| panic!("{what}: {trouble:?}"));
    }

    /// A moderator offers a seat to someone, who has not answered.
    pub(super) async fn offers(&self, id: TableId, seat: Seat, to: (UserId, String)) {
        let (person, name) = to;
        let by_name = "Mia".to_owned();
        self.wants(id, Command::Offer { by: MODERATOR, by_name, seat, person, name }).await;
    }

    /// The same, and they accept it.
    pub(super) async fn replaces(&self, id: TableId, seat: Seat, (guest, name): (Guest, String)) {
        self.offers(id, seat, (guest.person, name.clone())).await;
        self.wants(id, Command::Accept(guest, name, seat)).await;
    }

    /// Begins a game; whoever opened it starts it.
    pub(super) async fn start(&self, id: TableId) {
        let host = self.look(id).await.host;
        self.wants(id, Command::Start(host)).await;
    }

    /// A part of an answer. What is confirmed is what was picked last.
    pub(super) async fn give(
        &self,
        id: TableId,
        seat: Seat,
        answer: Answer,
    ) -> Result<(), pangaea_keeper::Error> {
        let table = self.look(id).await;
        let person = table.guest(seat).expect("a person").person;
        let number = table.open(seat).expect("a question").number;
        let draft = table.sitting(seat).and_then(|sitting| sitting.draft.as_ref());
        let changes =
            draft.filter(|draft| draft.question == number).map_or(0, |draft| draft.changes);
        let answer = match answer {
            Answer::Confirm(_) => Answer::Confirm(changes),
            other => other,
        };
        self.tries(id, Command::Answer(person, seat, number, answer)).await
    }

    /// Answers a question as the computer suggests.
    pub(super) async fn answer(&self, id: TableId, seat: Seat) {
        for answer in [Answer::Suggest, Answer::Confirm(0)] {
            self.give(id, seat, answer).await.expect("an answer");
        }
    }

    pub(super) async fn panel(&self, id: TableId, seat: Seat) -> Option<Panel> {
        self.look(id).await.panel(seat)
    }

    /// The person whose turn it is.
    pub(super) async fn asked(&self, id: TableId) -> Option<Seat> {
        self.look(id).await.people_to_move().iter().next()
    }

    /// People decide so often, or until the game is over; how often they did.
    pub(super) async fn plays(&self, id: TableId, decisions: usize) -> usize {
        let mut decided = 0;
        while decided < decisions.min(MOST_DECISIONS) {
            let Some(seat) = self.asked(id).await else { break };
            self.answer(id, seat).await;
            decided += 1;
        }
        decided
    }

    pub(super) async fn plays_to_the_end(&self, id: TableId) {
        self.plays(id, MOST_DECISIONS).await;
    }

    /// Says what is to be said of a table, except for slots of these kinds.
    pub(super) async fn says(&self, id: TableId, but: &[&str]) {
        let (store, table) = (self.keepers.store(), self.look(id).await);
        for unsaid in store.outbox(id).await.expect("an outbox") {
            let slot: Slot = unsaid.slot.parse().expect("a slot");
            if but.contains(&slot.kind()) {
                continue;
            }
            let place = match slot {
                Slot::Hello(person) | Slot::Ask(person, ..) => ChannelId(4000 + person.0),
                _ => table.place_of(slot),
            };
            let (message, posted_at) =
                (MessageId(500_000 + self.next()), self.keepers.clock().now());
            let said = SentMessage { channel: place, message, posted_at };
            store.posted(id, &unsaid.slot, unsaid.revision, &said).await.expect("a message");
        }
    }

    /// Time passes, and every table that it concerns notices.
    pub(super) async fn hours_pass(&self, id: TableId, hours: i64) {
        self.keepers.clock().advance(hours * 3600);
        // Only this table: the others stay as they are.
        let ticked = self.tries(id, Upkeep::Tick).await;
        assert!(ticked.is_ok(), "{ticked:?}");
    }

    /// Closes the database; all tables are stored by then.
    pub(super) async fn close(self) {
        self.keepers.store().clone().close().await;
    }
}
