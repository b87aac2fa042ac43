//! What a message that people press shows, as it is now.

use super::super::open_panels::Target;
use super::super::reply::Reply;
use super::Outbox;
use super::content::{Content, content};
use super::rejection::Rejection;
use pangaea_engine::seat::Seat;
use pangaea_keeper::compute::Urgency;
use pangaea_table::{Slot, Table, TableId, UserId};

impl Outbox {
    /// What a message says now, as the answer to a press on it; nothing if it need not say
    /// anything any more.
    pub(crate) async fn as_it_is(&self, target: Target) -> Option<Reply> {
        let (Target::Panel(id, _) | Target::Message(id, _)) = target;
        let table = self.keepers.get(id).await.ok()?;
        let reply = match target {
            Target::Panel(_, seat) => panel(&table, seat)?,
            Target::Message(_, slot) => {
                let Content { text, sketch, earlier, rows, .. } = content(&table, slot, true)?;
                let reply = Reply::new(text).rows(rows).or_earlier(earlier);
                match sketch {
                    Some(sketch) => reply.sketch(sketch),
                    None => reply,
                }
            }
        };
        Some(reply.showing(target, table))
    }

    /// Where a slot is a question or the end, a private panel shows it too, with this revision or a
    /// newer one.
    pub(super) async fn refresh_panel_of(&self, table: TableId, slot: Slot, revision: u64) {
        let seat = match slot {
            Slot::Ask(_, seat, _) => Some(seat),
            Slot::End(person) => {
                self.keepers.get(table).await.ok().and_then(|table| table.seat_of(person))
            }
            _ => None,
        };
        if let Some(seat) = seat {
            self.panels.is_due(Target::Panel(table, seat), revision);
            self.refresh_panel(table, seat).await;
        }
    }

    /// Shows a seat's private panel as it is now, if it is out of date.
    pub(crate) async fn refresh_panel(&self, id: TableId, seat: Seat) {
        let target = Target::Panel(id, seat);
        loop {
            let ticket = self.panels.ticket(target);
            let Ok(table) = self.keepers.get(id).await else { return };
            let Some(token) = self.panels.behind(&table, seat) else { return };
            let Some(panel) = panel(&table, seat) else { return };
            let drawn =
                panel.drawn(self.keepers.metrics(), Urgency::Unasked, UserId::default()).await;
            let mut turn = self.panels.turn(target).await;
            if turn.is_late(ticket) {
                // It was pressed meanwhile; perhaps it is up to date now.
                continue;
            }
            let pictured = drawn.pictured;
            let edited = drawn.beside_earlier().edit(&self.rest, &token);
            let shown = turn.send(edited).await;
            if turn.is_overtaken() {
                self.panels.shows(target, None);
                continue;
            }
            match shown {
                Ok(()) => {
                    self.panels.shows(target, Some(table.revision));
                    self.panels.pictured(target, pictured != Some(false));
                }
                Err(error) if Rejection::from(&error) == Rejection::Temporary => {}
                Err(_) => self.panels.closed(target, &token),
            }
            return;
        }
    }
}

fn panel(table: &Table, seat: Seat) -> Option<Reply> {
    let language = table.guest(seat).map_or(table.terms.language, |guest| guest.language);
    let Some(panel) = table.panel(seat) else {
        let words = language.say(&table.closed_in_words()?);
        return Some(Reply::new(format!("{}\n{words}", table.heading(language))));
    };
    Some(Reply::panel(panel, language))
}
