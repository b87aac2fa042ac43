//! What a message says, made from the table as it is.

use super::super::{reply, rows};
use crate::table::{Door, Guest, Person, Sketch, Slot, Table};
use serenity::all::{CreateActionRow, CreateAttachment, Message};

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
    pub(super) async fn draw(&mut self) -> Option<CreateAttachment> {
        let sketch = self.sketch.take()?;
        reply::drawn(move || Some(sketch.draw())).await
    }

    /// Is this an earlier version of the same message? The first line and what can be pressed
    /// tell; the rest may have changed since.
    pub(super) fn is(&self, message: &Message) -> bool {
        let first = |text: &str| text.lines().next().unwrap_or_default().to_owned();
        let pressed = |value: serde_json::Value| {
            let mut ids = Vec::new();
            custom_ids(&value, &mut ids);
            ids
        };
        let ours = serde_json::to_value(&self.rows).map(pressed).unwrap_or_default();
        let theirs = serde_json::to_value(&message.components).map(pressed).unwrap_or_default();
        let kin = ours.is_empty() || theirs.is_empty() || ours.first() == theirs.first();
        first(&self.text) == first(&message.content) && kin
    }
}

/// Every `custom_id` in some components.
fn custom_ids(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(fields) => {
            found.extend(fields.get("custom_id").and_then(|id| id.as_str()).map(str::to_owned));
            fields.values().for_each(|inner| custom_ids(inner, found));
        }
        serde_json::Value::Array(items) => items.iter().for_each(|inner| custom_ids(inner, found)),
        _ => {}
    }
}

/// Who gets a message as a direct message; nobody if it belongs into the channel.
pub(super) fn recipient(table: &Table, slot: Slot) -> Option<Person> {
    match slot {
        Slot::Hello(person) | Slot::Ask(person, ..) => Some(person),
        Slot::Remind(person, seat, ..) => {
            let door = table.guest(seat).map(Guest::door);
            (door != Some(Door::Channel)).then_some(person)
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
            let by_message = guest.door() == Door::Message;
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
