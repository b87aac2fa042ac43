//! Why an interaction cannot be answered as it was meant.

use pangaea_keeper::compute::{NotDone, Panicked};
use pangaea_table::{Refusal, TableId};
use pangaea_text::{LocaleMessage, bot};
use rand::TryRng;
use rand::rngs::SysRng;

/// The reason for which there is no answer.
#[derive(Debug)]
pub(super) enum Error {
    /// The person's mistake.
    Refused(Refusal),
    /// Our fault.
    Failed(pangaea_keeper::Error),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<pangaea_keeper::Error> for Error {
    fn from(error: pangaea_keeper::Error) -> Self {
        match error {
            pangaea_keeper::Error::Refused(refusal) => Self::Refused(refusal),
            error => Self::Failed(error),
        }
    }
}

impl From<Panicked> for Error {
    fn from(panicked: Panicked) -> Self {
        Self::Failed(panicked.into())
    }
}

impl From<NotDone> for Error {
    fn from(why: NotDone) -> Self {
        pangaea_keeper::Error::from(why).into()
    }
}

impl From<pangaea_store::Error> for Error {
    fn from(fault: pangaea_store::Error) -> Self {
        Self::Failed(fault.into())
    }
}

/// Something that broke on our side while someone waited for an answer: they are told its id, and
/// the host's log has the same id with the reason.
pub(super) struct Incident {
    id: String,
    table: Option<TableId>,
    reason: String,
}

impl Incident {
    pub(super) fn new(table: Option<TableId>, reason: &dyn std::fmt::Display) -> Self {
        let id = format!("{:08x}", SysRng.try_next_u32().unwrap_or_default());
        Self { id, table, reason: reason.to_string() }
    }

    /// For the host.
    pub(super) fn log(&self) {
        let Self { id, table, reason } = self;
        tracing::error!(incident = %id, table = table.map(|table| table.0), "Something broke: {reason}");
    }

    /// For the person.
    pub(super) fn message(&self) -> LocaleMessage {
        bot::fault(&self.id)
    }
}
