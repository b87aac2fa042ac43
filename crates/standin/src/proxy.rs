//! A proxy in front of the stand-in's REST, as large bots have one that is shared by several processes: it
//! has an address and a path of its own, and obeys Discord's limits by itself.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Path, Request, State};
use axum::http::{Method, StatusCode, Uri, header, request};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::rest;
use crate::world::World;

/// More than this is not passed on.
const BODY_SIZE: usize = 64 * 1024 * 1024;

/// A running proxy. Dropping it ends it.
#[derive(Debug)]
pub struct ProxyHandle {
    address: SocketAddr,
    path: String,
    shared: Arc<ProxyState>,
    server: JoinHandle<()>,
}

#[derive(Debug)]
struct ProxyState {
    world: Arc<World>,
    path: String,
    passed: Mutex<Vec<PassedRequest>>,
    refusals: Mutex<Vec<PlannedRefusal>>,
}

/// A request that the proxy has passed on, and how often: more than once where it was too early.
#[derive(Clone, Debug)]
pub struct PassedRequest {
    pub method: Method,
    pub path: String,
    pub times: u32,
}

/// Requests that the proxy answers by itself.
#[derive(Debug)]
struct PlannedRefusal {
    method: Method,
    /// A part of the path.
    path: String,
    status: StatusCode,
    times: usize,
}

impl ProxyHandle {
    /// A proxy on a free port of loopback that knows this path only, such as `/to/discord`.
    ///
    /// # Panics
    ///
    /// When it cannot start.
    pub(crate) async fn start(world: Arc<World>, path: &str) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let path = path.to_owned();
        let (passed, refusals) = (Mutex::default(), Mutex::default());
        let shared = Arc::new(ProxyState { world, path: path.clone(), passed, refusals });
        let routes = Router::new()
            .route(&format!("{path}/api/{{*rest}}"), any(pass))
            .fallback(async || (StatusCode::NOT_IMPLEMENTED, "the proxy doesn't know this path"))
            .with_state(Arc::clone(&shared));
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, routes).await {
                eprintln!("the stand-in's proxy stopped: {error}");
            }
        });
        Self { address, path, shared, server }
    }

    /// Where it listens, with its path.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.path)
    }

    /// Answers so many requests by itself, as a proxy does that cannot or will not pass them on.
    pub fn refuse(&self, method: &Method, path: &str, status: StatusCode, times: usize) {
        let (method, path) = (method.clone(), path.to_owned());
        let mut planned = lock(&self.shared.refusals);
        planned.push(PlannedRefusal { method, path, status, times });
    }

    /// Every request that it has passed on and had answered, oldest first.
    pub fn passed(&self) -> Vec<PassedRequest> {
        lock(&self.shared.passed).clone()
    }
}

impl Drop for ProxyHandle {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl ProxyState {
    fn refusal(&self, method: &Method, path: &str) -> Option<StatusCode> {
        let mut planned = lock(&self.refusals);
        let meets = |refusal: &PlannedRefusal| {
            refusal.times > 0 && refusal.method == *method && path.contains(&refusal.path)
        };
        let refusal = planned.iter_mut().find(|refusal| meets(refusal))?;
        refusal.times -= 1;
        Some(refusal.status)
    }
}

/// Passes a request on, and again as soon as Discord takes it: whoever asked only waits.
async fn pass(
    State(proxy): State<Arc<ProxyState>>,
    Path(_): Path<String>,
    request: Request,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let inner = parts.uri.path_and_query().map_or("", |path| path.as_str());
    let inner = inner.strip_prefix(proxy.path.as_str()).and_then(|inner| inner.parse::<Uri>().ok());
    let Some(inner) = inner else { return StatusCode::INTERNAL_SERVER_ERROR.into_response() };
    parts.uri = inner;
    let (method, path) = (parts.method.clone(), parts.uri.path().to_owned());
    if let Some(status) = proxy.refusal(&method, &path) {
        proxy.world.wake();
        // A proxy's own words are no JSON of Discord's.
        return (status, [(header::RETRY_AFTER, "1")], "the proxy can't pass it on")
            .into_response();
    }
    let Ok(body) = to_bytes(body, BODY_SIZE).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    let mut times = 0;
    let answer = loop {
        times += 1;
        let request = copy(&parts, body.clone());
        let answer = rest::serve(State(Arc::clone(&proxy.world)), request).await;
        match (answer.status() == StatusCode::TOO_MANY_REQUESTS).then(|| wait_of(&answer)) {
            Some(wait) => tokio::time::sleep(wait).await,
            None => break answer,
        }
    };
    lock(&proxy.passed).push(PassedRequest { method, path, times });
    proxy.world.wake();
    answer
}

fn copy(parts: &request::Parts, body: Bytes) -> Request {
    Request::from_parts(parts.clone(), Body::from(body))
}

/// For how long an answer wants everyone to wait.
fn wait_of(answer: &Response) -> Duration {
    let told = answer.headers().get(header::RETRY_AFTER).and_then(|told| told.to_str().ok());
    Duration::from_secs(told.and_then(|told| told.parse().ok()).unwrap_or(1))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
