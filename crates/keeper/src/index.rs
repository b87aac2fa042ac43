//! By what tables are found, for those that programs before this one have stored.

use super::rows::table_index;
use super::{Error, Keepers, Loaded, load};
use pangaea_store::Store;
use pangaea_table::{Slot, TableId};
use std::sync::atomic::Ordering;

/// So many are read in one go: a large database is done in minutes, and no one waits for it.
const AT_ONCE: u32 = 20;

impl Keepers {
    /// Reads some of the tables that are not found by whom they name yet. Those that cannot be read
    /// are searched by their texts until they are repaired or gone.
    pub async fn index_some(&self) {
        let (store, read) = (self.store(), &self.shared.indexed);
        let after = TableId(read.load(Ordering::Relaxed));
        let tables = match store.unindexed(after, AT_ONCE).await {
            Ok(tables) => tables,
            Err(fault) => return tracing::debug!("I can't read which tables are older: {fault}"),
        };
        for table in tables {
            if let Err(error) = self.index_one(store, table).await {
                error.log("I can't find out whom a table names");
            }
            read.store(table.0, Ordering::Relaxed);
        }
    }

    async fn index_one(&self, store: &Store, id: TableId) -> Result<(), Error> {
        let fault = |fault| Error::store(id, fault);
        let loaded = load(store, id, self.clock().now()).await?;
        let Some(Loaded::Sound(table) | Loaded::Rebuilt(table, _)) = loaded else { return Ok(()) };
        let waiting = store.outbox(id).await.map_err(fault)?.into_iter().map(|row| row.slot);
        let said = store.messages(id).await.map_err(fault)?.into_iter().map(|(slot, _)| slot);
        let slots: Vec<Slot> = waiting.chain(said).filter_map(|slot| slot.parse().ok()).collect();
        // Whoever changes it meanwhile writes by what it is found then.
        store.index(id, table.revision, &table_index(&table, &slots)).await.map_err(fault)
    }
}
