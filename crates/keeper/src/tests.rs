//! Long work for a table is done in the pool, and what becomes of it is told as what it is.

use super::compute::{self, JobOwner};
use super::repair::repair;
use super::*;
use futures_util::FutureExt;
use pangaea_engine::registry::GameId;
use pangaea_table::{ChannelId, Guest, Preferences, UserId};
use pangaea_text::Language;
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::mpsc::channel;
use std::task::Poll;
use std::thread::available_parallelism;

/// A folder for one test, gone with it.
struct KeeperFolder(std::path::PathBuf);

impl KeeperFolder {
    fn new(name: &str) -> Self {
        let name = format!("pangaea-keeper-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder for this test");
        Self(folder)
    }
}

impl Drop for KeeperFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A lobby with one person.
async fn lobby(store: &Store) -> TableId {
    let (speaker, _) = mpsc::unbounded_channel();
    let keepers = Keepers::new(store.clone(), Decks::built_in(), Clock::default(), speaker);
    let language = Language::English;
    let terms = Terms { game: GameId::ALL[0], options: BTreeMap::new(), language, move_time: None };
    let preferences = Preferences::default();
    let guest = Guest { person: UserId(1), language, preferences, closed: false, learns: false };
    let seats = vec![NewSeat::person(guest, "Ada".to_owned())];
    let place = TablePlace { channel: ChannelId(1), server: None, gets_thread: false };
    match keepers.open(place, terms, seats).await {
        Ok(Created::New(id)) => id,
        other => panic!("no table is opened: {other:?}"),
    }
}

#[tokio::test]
async fn a_repair_takes_its_turn_in_the_pool() {
    let folder = KeeperFolder::new("repair");
    let store = Store::open(&folder.0.join("pangaea.db")).await.expect("a database");
    let id = lobby(&store).await;
    let (closed, gate) = channel::<()>();
    let gate = Arc::new(Mutex::new(gate));
    let places = available_parallelism().map_or(1, usize::from);
    let taken = (0..places).map(|_| {
        let gate = Arc::clone(&gate);
        let mut job = Box::pin(compute::for_table(TableId(0), move || {
            let _ = gate.lock().map(|gate| gate.recv_timeout(wait::PATIENCE));
        }));
        assert!((&mut job).now_or_never().is_none(), "the gate is closed");
        job
    });
    let taken: Vec<_> = taken.collect();
    let mut repair = pin!(repair(&store, id, 0));
    let waits = poll_fn(|context| match repair.as_mut().poll(context) {
        Poll::Ready(done) => panic!("it has taken no turn: {done:?}"),
        Poll::Pending if compute::is_waiting(JobOwner::Table(id)) => Poll::Ready(()),
        Poll::Pending => Poll::Pending,
    });
    wait::bounded("the repair to wait for its turn", String::new, waits).await;
    drop(closed);
    let done = wait::bounded("the repair", String::new, repair).await;
    assert_eq!(done.expect("a repair"), Repaired::Sound);
    for job in taken {
        job.await.expect("an open gate");
    }
    store.clone().close().await;
}

#[tokio::test]
async fn a_panic_is_no_failure_of_the_database() {
    let lost = compute::for_table(TableId(7), || panic!("a panic of this test")).await;
    let error: Error = lost.map(|(): ()| ()).expect_err("a panic");
    assert!(matches!(error, Error::Panicked(Some(TableId(7)))), "{error:?}");
    assert_eq!((error.cause(), error.concerns()), ("panic", Some(TableId(7))));
}
