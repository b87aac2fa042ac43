//! Requests to Discord, counted.

use pangaea_metrics::{Metrics, RequestOutcome, Route};
use serenity::all::HttpError;
use std::time::Instant;

const TOO_MANY: u16 = 429;
const BROKEN: u16 = 500;

/// Waits for a request, and counts how it ends.
pub(super) fn counted<'a, T>(
    metrics: &'a Metrics,
    route: Route,
    request: impl Future<Output = serenity::Result<T>> + 'a,
) -> impl Future<Output = serenity::Result<T>> + 'a {
    // What serenity does for a request is large, and whoever waits for it should not be.
    let request = Box::pin(request);
    async move {
        let began = Instant::now();
        let done = request.await;
        let outcome = done.as_ref().err().map_or(RequestOutcome::Delivered, outcome);
        metrics.requested(route, outcome, began.elapsed());
        done
    }
}

fn outcome(error: &serenity::Error) -> RequestOutcome {
    match status(error) {
        Some(TOO_MANY) => RequestOutcome::RateLimited,
        Some(BROKEN..) | None => RequestOutcome::Failed,
        Some(_) => RequestOutcome::Refused,
    }
}

/// The HTTP status with which Discord has answered, if it has.
pub(super) fn status(error: &serenity::Error) -> Option<u16> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            Some(answer.status_code.as_u16())
        }
        _ => None,
    }
}
