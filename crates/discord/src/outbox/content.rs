//! What a message says, made from the table as it is.

use super::super::{panel_rows, rows};
use pangaea_table::{DeliverTo, Guest, Sketch, Slot, Table, UserId};
use pangaea_text::bot;
use serde_json::Value;
use serenity::all::{CreateActionRow, Message};

/// What a message says.
pub(super) struct Content {
    pub(super) text: String,
    pub(super) sketch: Option<Sketch>,
    /// What is said besides where a picture of an earlier moment stays.
    pub(super) earlier: Option<String>,
    pub(super) rows: Vec<CreateActionRow>,
    pub(super) mentions: Vec<UserId>,
}

impl Content {
    /// The message keeps the picture that it has.
    pub(super) fn keep_earlier_picture(&mut self) {
        if let Some(words) = self.earlier.take() {
            self.text = format!("{}\n{words}", self.text);
        }
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

/// Who gets a message as a direct message; no one if it belongs into the channel.
pub(super) fn recipient(table: &Table, slot: Slot) -> Option<UserId> {
    match slot {
        Slot::Hello(person) | Slot::Ask(person, ..) | Slot::End(person) | Slot::Gone(person) => {
            Some(person)
        }
        Slot::Remind(person, seat, ..) => {
            let deliver_to = table.guest(seat).map(Guest::deliver_to);
            (deliver_to != Some(DeliverTo::Channel)).then_some(person)
        }
        Slot::Lobby | Slot::Round(_) | Slot::Final | Slot::Call(..) | Slot::Offer(..) => None,
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
            let rows = panel_rows::panel(&panel, guest.language);
            return (is_there || by_message).then_some(Content {
                text: panel.text,
                sketch: Some(panel.sketch),
                earlier: Some(guest.language.say(&bot::picture_stays())),
                rows,
                mentions: Vec::new(),
            });
        }
        if !is_there {
            return None;
        }
    }
    if matches!(slot, Slot::Gone(_)) && !is_there && table.unreachable.is_none() {
        // It came back before anyone was told.
        return None;
    }
    let notice = table.notice(slot)?;
    Some(Content {
        rows: rows::notice(table.key(), &notice),
        text: notice.text,
        sketch: notice.sketch,
        earlier: notice.earlier,
        mentions: notice.mentions,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_beside_a_picture_that_stays_say_so_once() {
        let text = "**A game** · Round 3".to_owned();
        let earlier = Some("The picture is older.".to_owned());
        let (rows, mentions) = (Vec::new(), Vec::new());
        let mut content = Content { text, sketch: None, earlier, rows, mentions };
        for _ in 0..2 {
            content.keep_earlier_picture();
            assert_eq!(content.text, "**A game** · Round 3\nThe picture is older.");
        }
    }
}
