//! Tables on their way out of the store: read, rebuilt from their log, or broken.

use super::rows::entries;
use super::{Error, compute};
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_store::{LogRow, Store, StoredTable};
use pangaea_table::formats::Unreadable;
use pangaea_table::{
    BareTable, Details, Draft, Entry, Inconsistent, Snapshot, StageKind, Table, TableId, UserId,
    agrees,
};

/// A table that was stored.
#[derive(Debug)]
pub enum Loaded {
    /// As it was stored.
    Sound(Table),
    /// Its game was played again from the log, for this reason.
    Rebuilt(Table, String),
    /// It cannot be read, for this reason; people can leave it and close it.
    Broken {
        /// As much of it as is known.
        table: Table,
        /// The reason.
        reason: String,
        /// The stage in which it is stored.
        stage: StageKind,
    },
}

/// Loads a table. The log is read only where it is needed.
pub async fn load(store: &Store, id: TableId, now: i64) -> Result<Option<Loaded>, Error> {
    let fault = |error| Error::store(id, error);
    let Some(stored) = store.load(id).await.map_err(fault)? else { return Ok(None) };
    let reader = TableReader::new(&stored, now);
    if stored.stage == StageKind::Broken {
        return Ok(Some(reader.broken("it was found broken before".to_owned())));
    }
    match reader.quickly() {
        Ok(Some(table)) => return Ok(Some(Loaded::Sound(table))),
        Ok(None) => {}
        Err(untouchable) => return Ok(Some(reader.broken(untouchable))),
    }
    let log = store.log(id).await.map_err(fault)?;
    // Playing a whole log again takes long.
    let read = move || TableReader::new(&stored, now).slowly(&log);
    compute::for_table(id, read).await.map(Some)
}

/// What can be made of a table and its log together, whatever stage it is in. Log and snapshot are
/// held against each other.
pub fn judge(stored: &StoredTable, log: &[LogRow], now: i64) -> Loaded {
    let reader = TableReader::new(stored, now);
    let loaded = match reader.quickly() {
        Ok(Some(table)) => Loaded::Sound(table),
        Ok(None) => reader.slowly(log),
        Err(untouchable) => return reader.broken(untouchable),
    };
    let Loaded::Sound(table) = loaded else { return loaded };
    let agreed = match (entries(reader.game, log), table.game()) {
        (Ok(log), Some(progress)) => agrees(&log, progress).map_err(|broken| broken.to_string()),
        (Ok(_), None) => Ok(()),
        (Err(fault), _) => Err(fault.to_string()),
    };
    match agreed {
        Ok(()) if stored.stage == StageKind::Broken => {
            Loaded::Rebuilt(table, "it can be read again".to_owned())
        }
        Ok(()) => Loaded::Sound(table),
        Err(reason) => reader.played_again(log, reader.details(), reason),
    }
}

/// A stored table that is being read.
struct TableReader<'a> {
    stored: &'a StoredTable,
    game: GameId,
    now: i64,
}

/// What was stored of a table, as far as it can be read.
struct StoredParts {
    details: Result<Details<'static>, String>,
    snapshot: Result<Option<Snapshot>, String>,
}

/// What a newer program has written is left alone; all else can be rebuilt, perhaps.
fn unless_newer<T>(read: Result<T, Unreadable>) -> Result<Result<T, String>, String> {
    match read {
        Err(error @ Unreadable::Newer { .. }) => Err(error.to_string()),
        read => Ok(read.map_err(|error| error.to_string())),
    }
}

impl<'a> TableReader<'a> {
    fn new(stored: &'a StoredTable, now: i64) -> Self {
        let game = GameId::named(&stored.game).unwrap_or(GameId::ALL[0]);
        Self { stored, game, now }
    }

    /// Both texts; or why nothing here may be touched.
    fn parts(&self) -> Result<StoredParts, String> {
        let StoredTable { id, log_length, game, .. } = self.stored;
        if GameId::named(game).is_none() {
            return Err(format!("no game is called {game:?} here"));
        }
        let snapshot = self.stored.snapshot.as_deref();
        // In the first form the details were inside the snapshot.
        let details = self.stored.details.as_deref().or(snapshot).unwrap_or_default();
        let details = unless_newer(Details::read(self.game, details))?.and_then(|details| {
            let foreign = details.is_of(*id) == Some(false);
            if foreign { Err("the details are of another table".to_owned()) } else { Ok(details) }
        });
        let snapshot = match snapshot {
            Some(text) => unless_newer(self.snapshot(text))?,
            None => Ok(None),
        };
        let snapshot = snapshot.and_then(|snapshot| {
            let of_this = snapshot.as_ref().and_then(|one| one.is_of(*id, *log_length));
            match (of_this, &snapshot) {
                (Some(false), _) => Err("the snapshot is of another table or moment".to_owned()),
                (_, None) if *log_length > 0 => Err("the snapshot is missing".to_owned()),
                _ => Ok(snapshot),
            }
        });
        Ok(StoredParts { details, snapshot })
    }

    fn snapshot(&self, text: &str) -> Result<Option<Snapshot>, Unreadable> {
        let first = self.stored.first_entry.as_deref();
        let first = first.map(|first| Entry::read(self.game, first)).transpose()?;
        Snapshot::read(text, first.as_ref())
    }

    /// The details alone, if they can be read.
    fn details(&self) -> Option<Details<'static>> {
        self.parts().ok()?.details.ok()
    }

    /// The table, if all of it can be read and says that it is this one.
    fn quickly(&self) -> Result<Option<Table>, String> {
        let StoredParts { details: Ok(details), snapshot: Ok(snapshot) } = self.parts()? else {
            return Ok(None);
        };
        let StoredTable { id, log_length, .. } = self.stored;
        let named = details.is_of(*id) == Some(true) && details.is_from(*log_length) == Some(true);
        Ok(named.then(|| self.joined(details, snapshot).ok()).flatten())
    }

    /// The table with the help of its log.
    fn slowly(&self, log: &[LogRow]) -> Loaded {
        let StoredParts { details, snapshot } = match self.parts() {
            Ok(parts) => parts,
            Err(untouchable) => return self.broken(untouchable),
        };
        let reason = match (&details, &snapshot) {
            (Err(reason), _) | (_, Err(reason)) => reason.clone(),
            _ => "its log leads to another game".to_owned(),
        };
        let (Ok(details), Ok(snapshot)) = (&details, snapshot) else {
            return self.played_again(log, details.ok(), reason);
        };
        // Texts of the first form do not say whose they are; the log and the seats tell.
        let fits =
            details.seat(&self.people()) && details.is_from(self.stored.log_length) != Some(false);
        let table = self.joined(details.clone(), snapshot).map_err(|broken| broken.to_string());
        let agreed = table.and_then(|table| match (table.game(), entries(self.game, log)) {
            _ if !fits => Err(reason),
            (Some(progress), Ok(log)) if agrees(&log, progress).is_err() => Err(reason),
            _ => Ok(table),
        });
        match agreed {
            Ok(table) => Loaded::Sound(table),
            Err(reason) => self.played_again(log, Some(details.clone()), reason),
        }
    }

    /// The table with its game played again from its log.
    fn played_again(
        &self,
        log: &[LogRow],
        details: Option<Details<'static>>,
        reason: String,
    ) -> Loaded {
        let log = match entries(self.game, log).map_err(|fault| fault.to_string()) {
            Ok(log) => log,
            Err(fault) if fault == reason => return self.broken(reason),
            Err(fault) => return self.broken(format!("{reason}; {fault}")),
        };
        let people = self.people();
        let details = details.filter(|details| self.owns(details));
        let told = details.as_ref().and_then(|details| details.is_from(self.stored.log_length));
        match self.remains(&people, &log).rebuilt(details, told == Some(true)) {
            Ok(table) => Loaded::Rebuilt(self.placed(table), reason),
            Err(broken) => self.broken(format!("{reason}; {broken}")),
        }
    }

    /// Are these the details of this table? Those of the first form do not say it; then its seats
    /// tell.
    fn owns(&self, details: &Details<'static>) -> bool {
        details.is_of(self.stored.id).unwrap_or_else(|| details.seat(&self.people()))
    }

    /// The table that details and snapshot make together.
    fn joined(
        &self,
        details: Details<'static>,
        snapshot: Option<Snapshot>,
    ) -> Result<Table, Inconsistent> {
        let progress = snapshot.map(|snapshot| details.progress(snapshot));
        details.table(self.stored.stage, progress).map(|table| self.placed(table))
    }

    fn broken(&self, reason: String) -> Loaded {
        let details = self.details().filter(|details| self.owns(details));
        let table = self.remains(&self.people(), &[]).broken(details);
        Loaded::Broken { table: self.placed(table), reason, stage: self.stored.stage }
    }

    fn remains<'b>(&self, people: &'b [Option<UserId>], log: &'b [Entry]) -> BareTable<'b> {
        BareTable { game: self.game, stage: self.stored.stage, people, log, now: self.now }
    }

    fn people(&self) -> Vec<Option<UserId>> {
        self.stored.seats.iter().map(|row| row.person).collect()
    }

    /// A table with what its row tells of it.
    fn placed(&self, mut table: Table) -> Table {
        let StoredTable {
            id,
            mark,
            channel,
            home,
            server,
            revision,
            drafts,
            log_length,
            seats,
            ..
        } = self.stored;
        (table.id, table.mark) = (*id, *mark);
        (table.channel, table.home, table.server) = (*channel, *home, *server);
        (table.revision, table.drafts, table.entries) = (*revision, *drafts, *log_length);
        for row in seats {
            if table.guest(Seat(row.seat)).is_some() && row.person.is_none() {
                // They have left while it was broken.
                table.empty(Seat(row.seat));
            }
            let Some(sitting) = table.seats.get_mut(usize::from(row.seat)) else { continue };
            sitting.draft =
                row.draft.as_deref().and_then(|draft| Draft::read(self.game, draft).ok());
        }
        table
    }
}
