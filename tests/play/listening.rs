//! Hears what is logged, from the moment it is asked to.

use std::io;
use std::sync::{Mutex, Once, PoisonError};
use tracing_subscriber::filter::LevelFilter;

static HEARD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// The part of the log that begins here. All tests of this process write to the same one.
pub(crate) struct Listening {
    from: usize,
}

struct Ear;

impl io::Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        HEARD.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Listening {
    /// Hears everything from now on, debugging included.
    pub(crate) fn begin() -> Self {
        static BEGUN: Once = Once::new();
        BEGUN.call_once(|| {
            let log = tracing_subscriber::fmt()
                .with_max_level(LevelFilter::DEBUG)
                .with_ansi(false)
                .with_writer(|| Ear);
            log.try_init().expect("no other log in this process");
        });
        Self { from: HEARD.lock().unwrap_or_else(PoisonError::into_inner).len() }
    }

    /// The lines that were logged since.
    pub(crate) fn heard(&self) -> String {
        let heard = HEARD.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&heard[self.from..]).into_owned()
    }
}
