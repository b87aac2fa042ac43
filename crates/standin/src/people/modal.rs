//! Forms that the bot opens.

use super::cannot::CannotDo;
use super::seen;
use crate::id::Id;
use crate::model::interaction::{InteractionData, ModalRow, ModalUse, ModalValue};
use crate::model::{Component, InteractionKind};
use crate::state::{DiscordState, NewInteraction};

/// The most characters of a text input that sets no limit of its own.
const LONGEST: u64 = 4000;

pub(super) fn submit(
    store: &mut DiscordState,
    person: Id,
    values: &[(&str, &str)],
) -> Result<Id, CannotDo> {
    let open = seen::open_modal(store, person).ok_or(CannotDo::NoModal)?;
    for (name, _) in values {
        if !open.modal.inputs().any(|input| is_called(input, name)) {
            return Err(CannotDo::NoSuchField((*name).to_owned()));
        }
    }
    let mut rows = Vec::new();
    for row in &open.modal.components {
        let mut filled = Vec::new();
        for input in row.inner() {
            filled.push(fill(input, values)?);
        }
        rows.push(ModalRow { kind: row.kind, id: row.id, components: filled });
    }
    let opener = store.interactions.get(&open.opened_by).ok_or(CannotDo::NoModal)?;
    let new = NewInteraction {
        kind: InteractionKind::Modal,
        person,
        channel: opener.channel,
        data: InteractionData::Modal(ModalUse {
            custom_id: open.modal.custom_id.clone(),
            components: rows,
        }),
        command: None,
        source: opener.source,
    };
    let id = store.begin(new)?;
    store.close_modals(person);
    Ok(id)
}

/// Whatever is said to have been filled in, without a form that the bot has opened.
pub(super) fn forge(
    store: &mut DiscordState,
    (person, channel): (Id, Id),
    source: Option<Id>,
    custom_id: &str,
    fields: &[(&str, &str)],
) -> Result<Id, CannotDo> {
    let field = |(id, text): (u32, &(&str, &str))| ModalValue {
        kind: Component::TEXT_INPUT,
        id,
        custom_id: text.0.to_owned(),
        value: text.1.to_owned(),
    };
    let row = |field: ModalValue| ModalRow {
        kind: Component::ROW,
        id: field.id + 100,
        components: vec![field],
    };
    let components = (1..).zip(fields).map(field).map(row).collect();
    let data = InteractionData::Modal(ModalUse { custom_id: custom_id.to_owned(), components });
    let kind = InteractionKind::Modal;
    Ok(store.begin(NewInteraction { kind, person, channel, data, command: None, source })?)
}

fn is_called(input: &Component, name: &str) -> bool {
    [input.label.as_deref(), input.custom_id.as_deref()].contains(&Some(name))
}

fn fill(input: &Component, values: &[(&str, &str)]) -> Result<ModalValue, CannotDo> {
    let typed = values.iter().find(|(name, _)| is_called(input, name)).map(|(_, value)| *value);
    let value = typed.or(input.value.as_deref()).unwrap_or_default().to_owned();
    let length = value.chars().count() as u64;
    let required = input.required != Some(false);
    let least = input.min_length.unwrap_or(0).max(u64::from(required));
    let most = input.max_length.unwrap_or(LONGEST);
    let left_out = length == 0 && !required;
    if !left_out && !(least..=most).contains(&length) {
        let field = input.label.clone().unwrap_or_default();
        return Err(CannotDo::WrongLength { field, least, most, length });
    }
    let custom_id = input.custom_id.clone().unwrap_or_default();
    Ok(ModalValue { kind: input.kind, id: input.id, custom_id, value })
}
