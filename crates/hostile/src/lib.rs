//! What comes from outside and means harm, for tests: names and texts, JSON in which something is
//! wrong, and what Discord would make of a text.

mod discord;
mod json;
mod texts;

pub use discord::{is_hidden, links, mentions, unseen};
pub use json::{WrongJson, count, wrong};
pub use texts::{LONGEST_NAME, NAMES, TEXTS, at_length};

use proptest::test_runner::Config;

/// How many cases a test tries: 256, or as many as `PROPTEST_CASES` says.
pub fn cases() -> usize {
    usize::try_from(Config::default().cases).unwrap_or(usize::MAX)
}

/// As many numbers below `all` as are to be tried, spread evenly and the same each time; all of
/// them, if there are no more.
pub fn sample(all: usize, tried: usize) -> Vec<usize> {
    if all <= tried {
        return (0..all).collect();
    }
    let scattered = |number: usize| number.wrapping_mul(0x9e37_79b9).rotate_right(7);
    (0..tried)
        .map(|number| {
            let (from, to) = (number * all / tried, (number + 1) * all / tried);
            from + scattered(number) % (to - from)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_spread_over_all() {
        assert_eq!(sample(3, 10), [0, 1, 2]);
        let some = sample(1000, 100);
        assert_eq!(some.len(), 100);
        assert!(some.iter().enumerate().all(|(at, number)| number / 10 == at), "{some:?}");
    }
}
