//! The pictures of what is said unasked: each is drawn when there is something new to be seen, and
//! changes together with the words beside it.

use super::super::reply;
use super::content::Content;
use super::{Outbox, is_private, lock};
use pangaea_keeper::compute::{JobOwner, Urgency};
use pangaea_table::{Sketch, Slot, Table, TableId};
use serenity::all::CreateAttachment;
use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;

/// So many pictures are kept: as many tables can speak side by side.
const KEPT: usize = 8;

/// What was drawn. It is in memory only: after a restart a message is drawn once more.
#[derive(Default)]
pub(super) struct Pictures {
    /// The moment that a message in a channel shows. Private ones are changed by presses too.
    shown: Mutex<HashMap<(TableId, Slot), u64>>,
    /// The last pictures: a round that ends and the one that begins show the same board.
    last: Mutex<VecDeque<(u64, CreateAttachment)>>,
}

impl Pictures {
    /// Does this message show just that?
    pub(super) fn shows(&self, table: TableId, slot: Slot, sketch: &Sketch) -> bool {
        lock(&self.shown).get(&(table, slot)) == Some(&sketch.moment())
    }

    /// Something is sent to this message, and may or may not arrive.
    pub(super) fn forget(&self, table: TableId, slot: Slot) {
        lock(&self.shown).remove(&(table, slot));
    }

    /// This message shows this moment of its table from now on.
    pub(super) fn shown(&self, table: &Table, slot: Slot, moment: u64) {
        let mut shown = lock(&self.shown);
        shown.retain(|(of, other), _| *of != table.id || is_near(slot, *other));
        if table.is_open() && !is_private(table, slot) {
            shown.insert((table.id, slot), moment);
        }
    }
}

/// Can this other message still change, now that the table is at this one?
const fn is_near(slot: Slot, other: Slot) -> bool {
    match (slot, other) {
        (Slot::Round(now), Slot::Round(other)) => other + 1 >= now,
        _ => true,
    }
}

impl Outbox {
    /// Draws the picture of a message, where it has one; with the number of its moment.
    pub(super) async fn drawn(&self, content: &mut Content) -> Option<(u64, CreateAttachment)> {
        let sketch = content.sketch.take()?;
        let moment = sketch.moment();
        let last = lock(&self.pictures.last).iter().find(|(of, _)| *of == moment).cloned();
        if last.is_some() {
            return last;
        }
        let (metrics, owner) = (self.keepers.metrics(), JobOwner::Table(sketch.table()));
        let draw = move || Some(sketch.draw());
        let picture = reply::picture(metrics, (owner, Urgency::Unasked), draw).await.ok()??;
        let mut last = lock(&self.pictures.last);
        last.truncate(KEPT - 1);
        last.push_front((moment, picture.clone()));
        Some((moment, picture))
    }
}
