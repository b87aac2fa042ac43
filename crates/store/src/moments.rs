//! Moments that a program must know after a restart.

use super::{Error, Store};

face! {
    /// Moments by name.
    trait MomentStore {
        /// A moment by its name, if one was kept.
        async fn moment(&self, name: &str) -> Result<Option<i64>, Error>;

        /// Keeps a moment in the place of the one before.
        async fn keep_moment(&self, name: &str, at: i64) -> Result<(), Error>;
    }
}
