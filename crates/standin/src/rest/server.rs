//! The HTTP server: REST, the gateway's address, and the files of messages.

use std::io;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, Request, State, WebSocketUpgrade};
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use futures_util::future::ready;
use futures_util::stream::once;

use super::call::{ApiResponse, Call};
use super::places::GatewayBot;
use super::routes;
use crate::api_error::{ApiError, CONNECTION_LOST};
use crate::fault::Fault;
use crate::gateway;
use crate::id::Id;
use crate::model::message::content_type;
use crate::page;
use crate::rate::RateScope;
use crate::world::World;

/// More than this is not even read.
const BODY_SIZE: usize = 64 * 1024 * 1024;

pub(crate) fn router(world: Arc<World>) -> Router {
    Router::new()
        .route("/gateway", get(open_gateway))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/api/{*path}", any(serve))
        .merge(page::routes())
        .layer(from_fn_with_state(Arc::clone(&world), page::guard))
        .with_state(world)
}

async fn open_gateway(State(world): State<Arc<World>>, upgrade: WebSocketUpgrade) -> Response {
    if world.gateway.refuses() {
        world.wake();
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| gateway::serve(world, socket))
}

async fn attachment(
    State(world): State<Arc<World>>,
    Path((_, id, name)): Path<(String, String, String)>,
) -> Response {
    let file = |id: Id| world.read(|store| store.files.get(&id).cloned());
    let Some(bytes) = id.parse().ok().and_then(file) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = content_type(&name).unwrap_or("application/octet-stream");
    ([(header::CONTENT_TYPE, kind)], bytes.to_vec()).into_response()
}

pub(crate) async fn serve(State(world): State<Arc<World>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, BODY_SIZE).await;
    let too_large = body.is_err();
    let (call, read) = Call::read(&parts, body.unwrap_or_default()).await;
    world.faults.wait(&call, || world.wake()).await;
    let read = if too_large { Err(ApiError::TooLarge) } else { read };
    let answer = answer(&world, &call, read);
    world.recorder.record(&call, &answer);
    world.wake();
    respond(answer)
}

fn answer(world: &World, call: &Call, read: Result<(), ApiError>) -> ApiResponse {
    let counted = world.rates.count(call, world.clock.now());
    let headers = match counted {
        Ok(headers) => headers,
        Err((error, headers)) => return refuse(error, headers),
    };
    let fault = world.faults.take(call);
    if let Some(fault) = fault.filter(|fault| !fault.is_of_the_answer()) {
        return refuse(fault.api_error(), headers);
    }
    let (shards, starts) = (world.gateway.rules.shards, world.gateway.session_starts());
    let gateway = GatewayBot::at(world.gateway_address(), shards, starts);
    let done = read.and_then(|()| world.change(|store| routes::answer(store, call, &gateway)));
    match (done, fault) {
        (Ok(answer), Some(Fault::Unreadable)) => {
            ApiResponse { headers, is_readable: false, ..answer }
        }
        (Ok(_), Some(fault)) => refuse(fault.api_error(), headers),
        (Ok(answer), None) => ApiResponse { headers, ..answer },
        (Err(error), _) => {
            for what in error.unknown(&format!("{} {}", call.method, call.path)) {
                world.recorder.unknown(&what);
            }
            refuse(error, headers)
        }
    }
}

fn refuse(error: ApiError, mut headers: Vec<(&'static str, String)>) -> ApiResponse {
    if let Some(retry_after) = error.retry_after() {
        headers.push(("retry-after", format!("{:.0}", retry_after.ceil())));
    }
    headers.extend(error.scope().into_iter().flat_map(RateScope::headers));
    ApiResponse { headers, ..error.into() }
}

fn respond(answer: ApiResponse) -> Response {
    if answer.status == CONNECTION_LOST {
        // The server hangs up before it has sent a byte.
        let lost = io::Error::from(io::ErrorKind::ConnectionReset);
        return Response::new(Body::from_stream(once(ready(Err::<Vec<u8>, _>(lost)))));
    }
    let status = if answer.is_readable { answer.status } else { 200 };
    let mut response = Response::builder().status(status);
    for (name, value) in answer.headers {
        response = response.header(name, value);
    }
    let body = match answer.body.filter(|_| answer.is_readable) {
        Some(body) => {
            response = response.header(header::CONTENT_TYPE, "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    response.body(body).unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}
