//! Waiting that ends. Whatever tests and scripts wait for, they wait for it here: nothing can hang.

mod process;

pub use process::Process;

use std::time::Duration;
use tokio::time::{sleep, timeout};

/// The longest that anything is waited for; only so that a hang ends with a message.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// How often is looked where no one tells of changes.
const LOOK_AGAIN: Duration = Duration::from_millis(10);

/// Looks again and again until something is found.
///
/// # Panics
///
/// As [`bounded`] does.
pub async fn until<T>(
    what: &str,
    stands: impl Fn() -> String,
    look: impl AsyncFnMut() -> Option<T>,
) -> T {
    bounded(what, stands, looking(look)).await
}

/// Waits for what ends by itself, if nothing is wrong.
///
/// # Panics
///
/// When it does not for very long; the message tells what was awaited and how things stand.
pub async fn bounded<T>(
    what: &str,
    stands: impl Fn() -> String,
    future: impl Future<Output = T>,
) -> T {
    bounded_by(PATIENCE, what, stands, future).await
}

async fn bounded_by<T>(
    patience: Duration,
    what: &str,
    stands: impl Fn() -> String,
    future: impl Future<Output = T>,
) -> T {
    let found = timeout(patience, future).await;
    found.unwrap_or_else(|_| panic!("waited in vain for {what}; {}", stands()))
}

/// Looks for what need not come: nothing, once the time is over.
pub async fn within<T>(patience: Duration, look: impl AsyncFnMut() -> Option<T>) -> Option<T> {
    timeout(patience, looking(look)).await.ok()
}

async fn looking<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    loop {
        if let Some(found) = look().await {
            return found;
        }
        sleep(LOOK_AGAIN).await;
    }
}

#[cfg(test)]
mod tests {
    use super::{bounded_by, until, within};
    use std::future::pending;
    use std::time::Duration;

    const SHORT: Duration = Duration::from_millis(30);

    #[tokio::test]
    async fn what_comes_late_is_found() {
        let mut looks = 0;
        let third = async || {
            looks += 1;
            (looks == 3).then_some("found")
        };
        assert_eq!(until("the third look", String::new, third).await, "found");
        assert_eq!(looks, 3);
    }

    #[tokio::test]
    #[should_panic(expected = "waited in vain for Godot; the road is empty")]
    async fn what_never_comes_is_told() {
        bounded_by(SHORT, "Godot", || "the road is empty".to_owned(), pending::<()>()).await;
    }

    #[tokio::test]
    async fn a_look_that_hangs_ends_too() {
        assert_eq!(within(SHORT, async || None::<()>).await, None);
        assert_eq!(within(SHORT, async || pending::<Option<()>>().await).await, None);
    }
}
