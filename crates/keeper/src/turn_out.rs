//! Turning out whom the host of the bot does not want.

use super::{Error, Keepers};
use pangaea_store::Blocked;
use pangaea_table::{Actor, Command, TableId, UserId};

/// The tables from which a person was turned out.
#[derive(Debug)]
pub struct TurnedOut {
    /// The tables at which they sat, or which were open in their server.
    pub tables: Vec<TableId>,
    /// Why another table is as it was.
    pub failed: Option<Error>,
}

impl Keepers {
    /// The seats of a person go to the computer, as when they leave; the tables of a server close.
    pub async fn turn_out(&self, whom: Blocked) -> Result<TurnedOut, Error> {
        let tables = match whom {
            Blocked::Person(person) => self.store().tables_of(person).await?,
            Blocked::Server(server) => self.store().tables_in(server).await?,
        };
        let mut done = TurnedOut { tables: Vec::new(), failed: None };
        for table in tables {
            let command = match whom {
                Blocked::Person(person) => Command::Leave(person),
                Blocked::Server(_) => Command::Cancel(Actor { person: UserId(0), moderator: true }),
            };
            match self.handle(table, command).await {
                Ok(_) => done.tables.push(table),
                // It has ended, or they have left, in the meantime.
                Err(Error::Refused(_)) => {}
                Err(error) => done.failed = Some(error),
            }
        }
        Ok(done)
    }
}
