//! One step of a table, with everything that is written together with it.

use super::{Commit, DraftChange, Error, Store};

face! {
    /// Steps of tables.
    trait StepStore {
        /// Writes one step of a table: all of it, or nothing.
        async fn commit(&self, commit: &Commit) -> Result<(), Error>;

        /// Keeps a choice half made, or forgets it. It survives the process, but perhaps not a power
        /// cut: whoever moves a card about should not have to wait for the disk at every step.
        async fn save_draft(&self, change: &DraftChange<'_>) -> Result<(), Error>;
    }
}
