//! What the moderators of a server have set for all its tables.

use super::{Error, Store};
use pangaea_table::ServerId;

face! {
    /// Servers.
    trait ServerStore {
        /// Do the tables of a server get threads of their own where no one says otherwise?
        async fn uses_threads(&self, server: ServerId) -> Result<bool, Error>;

        /// Keeps whether they do from now on.
        async fn use_threads(&self, server: ServerId, threads: bool) -> Result<(), Error>;

        /// The servers for which something is set.
        async fn servers_with_settings(&self) -> Result<Vec<ServerId>, Error>;

        /// Forgets what was set for a server.
        async fn forget_server(&self, server: ServerId) -> Result<(), Error>;
    }
}
