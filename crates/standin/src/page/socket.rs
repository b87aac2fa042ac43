//! One open page, from the first message to the last.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};

use super::session::PageSession;
use crate::world::World;

/// How often to look while someone waits: an answer that does not come is no event.
const LOOK_AGAIN: Duration = Duration::from_millis(250);

pub(super) async fn serve(world: Arc<World>, mut socket: WebSocket) {
    let mut changes = world.changes();
    let mut dropped = world.pages.until_dropped();
    let mut session = PageSession::new(Arc::clone(&world));
    drop(world);
    loop {
        changes.borrow_and_update();
        for news in session.news() {
            if socket.send(Message::text(news)).await.is_err() {
                return;
            }
        }
        tokio::select! {
            there = changes.changed() => if there.is_err() { return },
            _ = dropped.changed() => return,
            () = tokio::time::sleep(LOOK_AGAIN), if session.waiting => {}
            frame = socket.recv() => match frame {
                Some(Ok(Message::Text(text))) => {
                    if let Some(answer) = session.hear(&text)
                        && socket.send(Message::text(answer)).await.is_err()
                    {
                        return;
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}
