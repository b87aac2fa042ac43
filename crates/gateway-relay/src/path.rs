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

/// How many bytes are secret.
const SECRET: usize = 16;

impl SecretPath {
    /// How long the beginning of a request is: two digits a byte, and what stands around them.
    pub(crate) const LENGTH: usize = METHOD.len() + "/".len() + 2 * SECRET + "?".len();

    pub(crate) fn new() -> io::Result<Self> {
        let mut bits = [0; SECRET];
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_other_request_asks_for_it(
            guess in prop::collection::vec(any::<u8>(), 0..80),
            at in any::<usize>(),
            bit in 0..8_u8,
        ) {
            let path = SecretPath::new().expect("random bits");
            let right = path.request().to_vec();
            prop_assert!(path.is_asked_for(&right));
            prop_assert!(!path.is_asked_for(&guess));
            let mut almost = right.clone();
            almost[at % right.len()] ^= 1_u8 << bit;
            prop_assert!(!path.is_asked_for(&almost));
            prop_assert!(!path.is_asked_for(&right[..at % right.len()]));
            prop_assert!(!path.is_asked_for(&[&right[..], &guess[..], b"?"].concat()));
        }
    }
}
