//! A path that only this process knows, so that no one else on the machine uses the relay.

use rand::TryRng;
use rand::rngs::SysRng;
use std::fmt::{self, Write};
use std::io;

/// 128 random bits, and the beginning of a request that asks for them.
#[derive(Clone)]
pub(crate) struct SecretPath {
    request: String,
}

const METHOD: &str = "GET ";

impl SecretPath {
    pub(crate) fn new() -> io::Result<Self> {
        let mut bits = [0; 16];
        SysRng.try_fill_bytes(&mut bits).map_err(io::Error::other)?;
        let mut request = format!("{METHOD}/");
        for byte in bits {
            // Writing into a string cannot fail.
            let _ = write!(request, "{byte:02x}");
        }
        Ok(Self { request: request + "?" })
    }

    /// The path itself.
    pub(crate) fn expose(&self) -> &str {
        self.request[METHOD.len()..].trim_end_matches('?')
    }

    /// How a request for it begins.
    pub(crate) fn request(&self) -> &[u8] {
        self.request.as_bytes()
    }

    /// Does a request begin so? It takes as long for every guess of the same length.
    pub(crate) fn is_asked_for(&self, line: &[u8]) -> bool {
        let differences =
            line.iter().zip(self.request()).fold(0, |all, (one, two)| all | (one ^ two));
        line.len() == self.request.len() && differences == 0
    }
}

impl fmt::Debug for SecretPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretPath(…)")
    }
}
