//! What can go wrong, on demand.

use std::sync::{Mutex, PoisonError};

use axum::http::Method;
use tokio::sync::watch;

use crate::api_error::ApiError;
use crate::rate::RateScope;
use crate::rest::Call;

/// What happens to a request instead of what should.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// 500, and nothing is done.
    Broken,
    /// 500, but what was asked for is done: the answer got lost on the way.
    AnswerLost,
    /// 200 with nothing in it, and what was asked for is done.
    Unreadable,
    /// No answer, and nothing is done: the connection just ends.
    ConnectionLost,
    /// 429 with this many seconds to wait, and what has to.
    RateLimited(f64, RateScope),
    /// 401, as for a token that was reset.
    Unauthorized,
}

impl Fault {
    pub(crate) fn api_error(self) -> ApiError {
        match self {
            Self::Broken | Self::AnswerLost | Self::Unreadable => ApiError::Broken,
            Self::ConnectionLost => ApiError::ConnectionLost,
            Self::RateLimited(retry_after, scope) => ApiError::RateLimited { retry_after, scope },
            Self::Unauthorized => ApiError::Unauthorized,
        }
    }

    /// Is what was asked for done, and only the answer wrong?
    pub(crate) fn is_of_the_answer(self) -> bool {
        matches!(self, Self::AnswerLost | Self::Unreadable)
    }
}

/// The requests that a fault meets.
#[derive(Clone, Debug)]
struct FaultTarget {
    method: Method,
    /// A part of the path.
    path: String,
}

impl FaultTarget {
    fn meets(&self, call: &Call) -> bool {
        call.method == self.method && call.path.contains(&self.path)
    }
}

/// Requests to be held back.
#[derive(Debug)]
struct HoldRule {
    target: FaultTarget,
    /// So many more; those after them pass.
    left: usize,
    released: watch::Receiver<bool>,
}

#[derive(Debug, Default)]
pub(crate) struct Faults {
    planned: Mutex<Vec<(FaultTarget, Fault, usize)>>,
    holds: Mutex<Vec<HoldRule>>,
    outage: Mutex<bool>,
}

impl Faults {
    pub(crate) fn plan(&self, method: Method, path: &str, fault: Fault, times: usize) {
        if times == 0 {
            return;
        }
        let target = FaultTarget { method, path: path.to_owned() };
        let mut planned = self.planned.lock().unwrap_or_else(PoisonError::into_inner);
        planned.push((target, fault, times));
    }

    /// The fault that meets a request, which is then used up.
    pub(crate) fn take(&self, call: &Call) -> Option<Fault> {
        if *self.outage.lock().unwrap_or_else(PoisonError::into_inner) {
            return Some(Fault::Broken);
        }
        let mut planned = self.planned.lock().unwrap_or_else(PoisonError::into_inner);
        let at = planned.iter().position(|(target, _, _)| target.meets(call))?;
        let (_, fault, times) = &mut planned[at];
        let fault = *fault;
        *times -= 1;
        if *times == 0 {
            planned.remove(at);
        }
        Some(fault)
    }

    pub(crate) fn hold(&self, method: Method, path: &str, left: usize) -> HeldRequests {
        let (release, released) = watch::channel(true);
        let target = FaultTarget { method, path: path.to_owned() };
        let mut holds = self.holds.lock().unwrap_or_else(PoisonError::into_inner);
        holds.push(HoldRule { target, left, released });
        HeldRequests { release }
    }

    /// Waits while a request is held back, and tells when it begins to.
    pub(crate) async fn wait(&self, call: &Call, begins: impl FnOnce()) {
        let held = {
            let mut holds = self.holds.lock().unwrap_or_else(PoisonError::into_inner);
            holds.retain(|held| held.released.has_changed().is_ok());
            let held = holds.iter_mut().find(|held| held.left > 0 && held.target.meets(call));
            held.map(|held| {
                held.left -= 1;
                held.released.clone()
            })
        };
        if let Some(mut held) = held {
            begins();
            while held.changed().await.is_ok() {}
        }
    }

    pub(crate) fn outage(&self, on: bool) {
        *self.outage.lock().unwrap_or_else(PoisonError::into_inner) = on;
    }
}

/// Requests are held back until this is dropped: answers as slow as a test wants them.
#[derive(Debug)]
pub struct HeldRequests {
    release: watch::Sender<bool>,
}

impl HeldRequests {
    /// How many requests are held back at present. Whoever hangs up waits no longer.
    pub fn waiting(&self) -> usize {
        // One receiver is with those who decide what is held back.
        self.release.receiver_count().saturating_sub(1)
    }
}
