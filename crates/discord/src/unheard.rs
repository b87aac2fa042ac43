//! Direct messages that were sent while no one listened: what a session has lost that could not be
//! resumed, or what came while the bot was away. Only what answers an open question is asked for;
//! presses and commands can't be asked for at all.

use super::app::App;
use super::cause::cause;
use super::events;
use super::ids;
use futures_util::StreamExt;
use pangaea_store::Listener;
use pangaea_table::{MessageId, Slot};
use serenity::all::Message;

/// So many people are asked after, those whose games have changed last.
const MOST_PEOPLE: u32 = 500;

/// So many of them at a time.
const AT_ONCE: usize = 4;

/// So many messages of each are read.
const MOST_MESSAGES: u8 = 10;

/// Does what was written meanwhile.
pub(super) async fn catch_up(app: &App) {
    let listeners = match app.keepers.store().listeners(MOST_PEOPLE).await {
        Ok(listeners) => listeners,
        Err(fault) => {
            return tracing::warn!("I can't find out whose DMs I may have missed: {fault}");
        }
    };
    let all = futures_util::stream::iter(listeners);
    all.for_each_concurrent(AT_ONCE, |listener| listen_again(app, listener)).await;
}

/// Does what this person has written since their question was asked, one after another.
async fn listen_again(app: &App, listener: Listener) {
    let Some(asked) = first_question(app, listener).await else { return };
    let after = listener.heard.map_or(asked, |heard| heard.max(asked));
    let mut lost = match app.rest.messages(listener.dm, Some(after), MOST_MESSAGES).await {
        Ok(messages) => messages,
        Err(error) => {
            return tracing::debug!("I can't read what a user may have typed: {}", cause(&error));
        }
    };
    lost.retain(|message| message.author.id == ids::user(listener.person));
    lost.sort_unstable_by_key(|message| message.id);
    for message in lost {
        if !has_heard(app, listener, &message).await {
            events::typed(app, message).await;
        }
    }
}

/// Has something newer of theirs been read in the meantime? Then they have gone on without this.
async fn has_heard(app: &App, listener: Listener, message: &Message) -> bool {
    let known = app.keepers.store().person(listener.person).await;
    let heard = known.ok().and_then(|row| row.heard);
    heard.is_some_and(|heard| heard.0 >= message.id.get())
}

/// The oldest message that asks this person something. What they wrote before it answered
/// something else.
async fn first_question(app: &App, listener: Listener) -> Option<MessageId> {
    let mut asked = Vec::new();
    for table in app.tables_of(listener.person).await.ok()? {
        let Some(seat) = table.seat_of(listener.person) else { continue };
        let Some(open) = table.open(seat) else { continue };
        let slot = Slot::Ask(listener.person, seat, open.number).to_string();
        let said = app.keepers.store().message(table.id, &slot).await.ok().flatten();
        asked.extend(said.map(|said| said.message));
    }
    asked.into_iter().min()
}
