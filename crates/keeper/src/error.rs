//! Why a table's keeper has not done what was asked.

use crate::compute::{NotDone, Panicked};
use pangaea_table::{Inconsistent, Refusal, TableId};

/// Why an order was not carried out.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// The person's mistake. It is told to them alone: its words may be a secret.
    #[error("it was refused")]
    Refused(Refusal),
    /// What is stored cannot be read, or nothing can be stored.
    #[error("{error}")]
    Store {
        /// The table concerned, where it is one.
        table: Option<TableId>,
        /// What the store says.
        error: pangaea_store::Error,
    },
    /// What is stored of a table does not fit together.
    #[error("{error}")]
    Inconsistent {
        /// The table concerned.
        table: TableId,
        /// What does not fit.
        error: Inconsistent,
    },
    /// The work for this table, or for a person, has panicked.
    #[error("{Panicked}")]
    Panicked(Option<TableId>),
}

impl Error {
    /// The store has failed at this table.
    pub const fn store(table: TableId, error: pangaea_store::Error) -> Self {
        Self::Store { table: Some(table), error }
    }

    /// A command has failed at this table.
    pub fn table(table: TableId, error: pangaea_table::Error) -> Self {
        match error {
            pangaea_table::Error::Refused(refusal) => Self::Refused(refusal),
            pangaea_table::Error::Inconsistent(error) => Self::Inconsistent { table, error },
        }
    }

    /// A job in the compute pool was not done for this table.
    pub const fn pool(table: TableId, why: NotDone) -> Self {
        match why {
            NotDone::Panicked => Self::Panicked(Some(table)),
            NotDone::Crowded => Self::Refused(Refusal::Crowded),
        }
    }

    /// Has someone else written the table first?
    pub(crate) const fn is_lost_race(&self) -> bool {
        matches!(self, Self::Store { error: pangaea_store::Error::Conflict, .. })
    }

    /// The table concerned, where it is known.
    pub const fn concerns(&self) -> Option<TableId> {
        match self {
            Self::Refused(_) => None,
            Self::Store { table, .. } | Self::Panicked(table) => *table,
            Self::Inconsistent { table, .. } => Some(*table),
        }
    }

    /// The words for causes that are not the store's.
    pub const CAUSES: [&str; 2] = ["inconsistent", "panic"];

    /// In a word, for whoever counts.
    pub const fn cause(&self) -> &'static str {
        match self {
            Self::Refused(_) => "refused",
            Self::Store { error, .. } => error.cause(),
            Self::Inconsistent { .. } => "inconsistent",
            Self::Panicked(_) => "panic",
        }
    }

    /// Tells the host of what no one is answered about. A refusal is none of the host's business.
    pub fn log(&self, what: &str) {
        let table = self.concerns().map(|table| table.0);
        if matches!(self, Self::Refused(_)) {
            tracing::debug!("{what}: {self}");
        } else {
            tracing::error!(table, "{what}: {self}");
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<pangaea_store::Error> for Error {
    fn from(error: pangaea_store::Error) -> Self {
        Self::Store { table: None, error }
    }
}

impl From<Panicked> for Error {
    fn from(_: Panicked) -> Self {
        Self::Panicked(None)
    }
}

impl From<NotDone> for Error {
    fn from(why: NotDone) -> Self {
        match why {
            NotDone::Panicked => Panicked.into(),
            NotDone::Crowded => Refusal::Crowded.into(),
        }
    }
}
