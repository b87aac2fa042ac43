//! A `PostgreSQL` of its own for whoever tests or measures: one server a process, a database a test.
//!
//! The server ends with this process, whatever becomes of it: a shell beside it waits for the end of a
//! pipe that only this process holds, and then stops the server and deletes its folder.

mod programs;
mod server;

pub use server::{Server, TemporaryDatabase};

use std::sync::OnceLock;

/// A database with nothing in it, on the server of this process. Nothing where there are no programs
/// of `PostgreSQL`, which is said.
///
/// # Panics
///
/// When there are none although `PANGAEA_TEST_POSTGRES` is `required`, and when they don't work.
pub fn database() -> Option<TemporaryDatabase> {
    Some(TemporaryDatabase::on(server()?))
}

/// The server of this process, which all its tests share.
///
/// # Panics
///
/// As [`database`] does.
pub fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    let start = || match Server::start() {
        Ok(server) => Some(server),
        Err(missing) => {
            let required = std::env::var_os("PANGAEA_TEST_POSTGRES");
            assert!(required.is_none_or(|value| value != "required"), "{missing}");
            println!("not tried with PostgreSQL: {missing}");
            None
        }
    };
    SERVER.get_or_init(start).as_ref()
}

#[cfg(test)]
mod tests {
    use super::database;
    use std::os::unix::net::UnixStream;

    #[test]
    fn every_test_has_a_database_of_its_own() {
        let (Some(one), Some(two)) = (database(), database()) else { return };
        assert_ne!(one.address(), two.address());
        assert!(UnixStream::connect(one.server().socket()).is_ok());
    }

    #[test]
    fn a_server_can_be_stopped_and_started_again() {
        let Ok(server) = super::Server::start() else { return };
        server.stop_at_once();
        assert!(UnixStream::connect(server.socket()).is_err());
        server.start_again();
        assert!(UnixStream::connect(server.socket()).is_ok());
        let folder = server.folder().to_owned();
        server.end();
        assert!(!folder.exists());
    }
}
