//! What a message says, made from the table as it is.

use super::super::{reply, rows};
use pangaea_metrics::Metrics;
use pangaea_table::{DeliverTo, Guest, Person, Sketch, Slot, Table};
use serde_json::Value;
use serenity::all::{CreateActionRow, CreateAttachment, Message};
use tokio::sync::Semaphore;

/// Somebody may be waiting for the picture of an answer; what is said unasked is drawn one at a
/// time, so that it takes no more than one place in the queue.
static UNASKED: Semaphore = Semaphore::const_new(1);

/// What a message says.
pub(super) struct Content {
    pub(super) text: String,
    pub(super) sketch: Option<Sketch>,
    /// A message that is there gets a new picture too.
    pub(super) redraw: bool,
    pub(super) rows: Vec<CreateActionRow>,
    pub(super) mention: Option<Person>,
}

impl Content {
    /// Draws its picture, where it has one.
    pub(super) async fn draw(&mut self, metrics: &Metrics) -> Option<CreateAttachment> {
        let sketch = self.sketch.take()?;
        let _turn = UNASKED.acquire().await;
        reply::picture(metrics, move || Some(sketch.draw())).await
    }

    /// Is this the same message as it was posted? The first line and what can be pressed tell; the
    /// rest may have changed since.
    pub(super) fn is(&self, message: &Message) -> bool {
        let first = |text: &str| text.lines().next().unwrap_or_default().to_owned();
        let (ours, theirs) = (custom_ids(&self.rows), custom_ids(&message.components));
        let kin = ours.is_empty() || ours.first() == theirs.first();
        first(&self.text) == first(&message.content) && kin
    }
}

/// Every `custom_id` in some components.
pub(super) fn custom_ids(components: &impl serde::Serialize) -> Vec<String> {
    fn collect(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("custom_id").and_then(Value::as_str).map(str::to_owned));
                fields.values().for_each(|inner| collect(inner, found));
            }
            Value::Array(items) => items.iter().for_each(|inner| collect(inner, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    collect(&serde_json::to_value(components).unwrap_or_default(), &mut found);
    found
}

/// Who gets a message as a direct message; nobody if it belongs into the channel.
pub(super) fn recipient(table: &Table, slot: Slot) -> Option<Person> {
    match slot {
        Slot::Hello(person) | Slot::Ask(person, ..) => Some(person),
        Slot::Remind(person, seat, ..) => {
            let deliver_to = table.guest(seat).map(Guest::deliver_to);
            (deliver_to != Some(DeliverTo::Channel)).then_some(person)
        }
        Slot::Lobby | Slot::Round(_) | Slot::Final | Slot::Call(..) => None,
    }
}

pub(super) fn is_private(table: &Table, slot: Slot) -> bool {
    recipient(table, slot).is_some()
}

/// What a message has to say now; nothing if it need not be said any more.
pub(super) fn content(table: &Table, slot: Slot, is_there: bool) -> Option<Content> {
    if let Slot::Ask(person, seat, question) = slot {
        let guest = table.guest(seat).filter(|guest| guest.person == person);
        let open = table.open(seat).is_some_and(|open| open.number == question);
        if let Some(guest) = guest.filter(|_| open)
            && let Some(panel) = table.panel(seat)
        {
            let by_message = guest.deliver_to() == DeliverTo::Message;
            let rows = rows::panel(&panel, guest.language);
            return (is_there || by_message).then_some(Content {
                text: panel.text,
                sketch: Some(panel.sketch),
                redraw: true,
                rows,
                mention: None,
            });
        }
        if !is_there {
            return None;
        }
    }
    let notice = table.notice(slot)?;
    Some(Content {
        rows: rows::notice(table.id, &notice),
        text: notice.text,
        sketch: notice.sketch,
        redraw: notice.redraw,
        mention: notice.mention,
    })
}
