//! A message that is sent as slowly as Discord asks for.
//!
//! On Discord serenity's limiter sees to that. Elsewhere the limiter is off, because it ignores a
//! proxy, and without it serenity tells of a 429 but not how long to wait; so the request is sent
//! here.

use std::time::Duration;

use serenity::all::{
    ChannelId, CreateMessage, ErrorResponse, Http, HttpError, LightMethod, Message, Request, Route,
};
use serenity::json;

/// How long to wait where a 429 does not say it.
const UNTOLD: f64 = 1.0;

/// Posts a message without files. A 429 is no failure, only a delay.
pub(super) async fn send(
    http: &Http,
    channel_id: ChannelId,
    message: &CreateMessage,
) -> serenity::Result<Message> {
    let body = json::to_vec(message)?;
    let request = || {
        let route = Route::ChannelMessages { channel_id };
        Request::new(route, LightMethod::Post).body(Some(body.clone()))
    };
    if http.ratelimiter.is_some() {
        return http.fire(request()).await;
    }
    let client = reqwest::Client::new();
    loop {
        let sent = request().build(&client, http.token(), http.proxy.as_deref())?.send();
        let response = sent.await?;
        let status = response.status();
        if status.is_success() {
            return json::from_slice(&response.bytes().await?);
        }
        if status != reqwest::StatusCode::TOO_MANY_REQUESTS {
            let refusal = ErrorResponse::from_response(response, reqwest::Method::POST).await;
            return Err(HttpError::UnsuccessfulRequest(refusal).into());
        }
        let told: json::Value = json::from_slice(&response.bytes().await?).unwrap_or_default();
        let seconds = told["retry_after"].as_f64().unwrap_or(UNTOLD);
        tokio::time::sleep(Duration::try_from_secs_f64(seconds).unwrap_or_default()).await;
    }
}
