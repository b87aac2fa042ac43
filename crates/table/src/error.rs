//! Why a table does not change.

use super::Refusal;

/// A fault of ours: what was stored, or what a computer player wants, does not fit together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Inconsistent(pub String);

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The person's mistake.
    Refused(Refusal),
    /// Our fault.
    Inconsistent(Inconsistent),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Inconsistent> for Error {
    fn from(inconsistent: Inconsistent) -> Self {
        Self::Inconsistent(inconsistent)
    }
}
