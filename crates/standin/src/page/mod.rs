//! The page: people side by side in a browser.
//!
//! [`files`] is what the browser loads, [`texts`] what it says, [`guard`] who may ask, [`protocol`]
//! what is said over the web socket, [`socket`] one open page, [`session`] what it is shown and
//! does, and [`reason`] why not.

mod files;
mod guard;
mod protocol;
mod reason;
mod session;
mod socket;
mod texts;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::sync::watch;

pub(crate) use guard::guard;

use crate::world::World;

/// The open pages, as far as the rest of the stand-in is concerned with them.
#[derive(Debug)]
pub(crate) struct Pages {
    dropped: watch::Sender<()>,
}

impl Default for Pages {
    fn default() -> Self {
        Self { dropped: watch::Sender::new(()) }
    }
}

impl Pages {
    /// Ends the connection of every page.
    pub(crate) fn drop_all(&self) {
        self.dropped.send_replace(());
    }

    fn until_dropped(&self) -> watch::Receiver<()> {
        self.dropped.subscribe()
    }
}

pub(crate) fn routes() -> Router<Arc<World>> {
    files::routes().route("/page/socket", get(open))
}

async fn open(
    State(world): State<Arc<World>>,
    upgrade: WebSocketUpgrade,
    request: Request,
) -> Response {
    if !guard::names_its_page(request.headers()) {
        return (StatusCode::FORBIDDEN, "only the stand-in's own page may connect").into_response();
    }
    upgrade.on_upgrade(move |socket| socket::serve(world, socket))
}
