//! Limits of rows, buttons, menus and forms.

use std::collections::BTreeSet;

use crate::api_error::Form;
use crate::model::{Component, Modal};

/// The rows of a message.
pub(crate) fn rows(form: &mut Form, rows: &[Component]) {
    if rows.len() > 5 {
        form.count("components", rows.len(), 1, 5);
    }
    let mut ids = Ids::default();
    for (number, row) in rows.iter().enumerate() {
        let path = format!("components.{number}");
        if row.kind != Component::ROW {
            misplaced(form, &path, row.kind);
            continue;
        }
        let parts = row.inner();
        let menus = parts.iter().filter(|part| part.kind == Component::MENU).count();
        let most = if menus > 0 { 1 } else { 5 };
        form.count(&format!("{path}.components"), parts.len(), 1, most);
        for (number, part) in parts.iter().enumerate() {
            let path = format!("{path}.components.{number}");
            match part.kind {
                Component::BUTTON => button(form, &path, part, &mut ids),
                Component::MENU => menu(form, &path, part, &mut ids),
                kind => misplaced(form, &path, kind),
            }
        }
    }
}

/// A component that must not stand here, or one that the stand-in does not know at all.
fn misplaced(form: &mut Form, path: &str, kind: u8) {
    let path = format!("{path}.type");
    if (Component::ROW..=Component::TEXT_INPUT).contains(&kind) {
        let message = format!("A component of type {kind} cannot stand here");
        form.wrong(&path, "UNION_TYPE_CHOICES", message);
    } else {
        form.unknown(&path, format!("components of type {kind}"));
    }
}

/// The custom ids of a message, each of which may be there once.
#[derive(Default)]
struct Ids(BTreeSet<String>);

impl Ids {
    fn add(&mut self, form: &mut Form, path: &str, custom_id: Option<&str>) {
        let path = format!("{path}.custom_id");
        let Some(custom_id) = custom_id else { return form.required(&path) };
        form.length(&path, custom_id, 1, 100);
        if !self.0.insert(custom_id.to_owned()) {
            let message = "Component custom id cannot be duplicated";
            form.wrong(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }
}

fn button(form: &mut Form, path: &str, button: &Component, ids: &mut Ids) {
    form.length_if(&format!("{path}.label"), button.label.as_deref(), 0, 80);
    if button.label.as_deref().unwrap_or_default().is_empty() && button.emoji.is_none() {
        form.required(&format!("{path}.label"));
    }
    match button.style {
        Some(1..=4) => {
            ids.add(form, path, button.custom_id.as_deref());
            if button.url.is_some() {
                let message = "A button with a custom id cannot have an address";
                form.wrong(&format!("{path}.url"), "BUTTON_COMPONENT_INVALID_URL", message);
            }
        }
        Some(Component::LINK) => {
            let url = button.url.as_deref().unwrap_or_default();
            if !["http://", "https://", "discord://"].iter().any(|start| url.starts_with(start)) {
                let message = "Scheme must be one of ('http', 'https', 'discord').";
                form.wrong(&format!("{path}.url"), "URL_TYPE_INVALID_SCHEME", message);
            }
            if button.custom_id.is_some() {
                let message = "A button that opens an address cannot have a custom id";
                form.wrong(
                    &format!("{path}.custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
            form.length(&format!("{path}.url"), url, 0, 512);
        }
        _ => form.wrong(
            &format!("{path}.style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2, 3, 4, 5}.",
        ),
    }
}

fn menu(form: &mut Form, path: &str, menu: &Component, ids: &mut Ids) {
    ids.add(form, path, menu.custom_id.as_deref());
    form.length_if(&format!("{path}.placeholder"), menu.placeholder.as_deref(), 0, 150);
    let options = menu.options.as_deref().unwrap_or_default();
    form.count(&format!("{path}.options"), options.len(), 1, 25);
    let mut values = BTreeSet::new();
    for (number, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{number}");
        form.length(&format!("{path}.label"), &option.label, 1, 100);
        form.length(&format!("{path}.value"), &option.value, 1, 100);
        form.length_if(&format!("{path}.description"), option.description.as_deref(), 0, 100);
        if !values.insert(&option.value) {
            let message = "The specified option value is already used";
            form.wrong(
                &format!("{path}.value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                message,
            );
        }
    }
    let (least, most) = menu.picks();
    form.range(&format!("{path}.min_values"), least, 0, 25);
    form.range(&format!("{path}.max_values"), most, 1, 25);
    let chosen = options.iter().filter(|option| option.default == Some(true)).count() as u64;
    if !options.is_empty() && (least > most || most > options.len() as u64) {
        let message = "Must fit the number of options";
        form.wrong(&format!("{path}.max_values"), "SELECT_COMPONENT_MAX_VALUES", message);
    } else if chosen > most {
        let message = "More options are chosen than may be";
        form.wrong(&format!("{path}.options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
}

/// A form that the bot opens.
pub(crate) fn modal(modal: &Modal) -> Form {
    let mut form = Form::default();
    form.length("data.custom_id", &modal.custom_id, 1, 100);
    form.length("data.title", &modal.title, 1, 45);
    form.count("data.components", modal.components.len(), 1, 5);
    let mut ids = Ids::default();
    for (number, row) in modal.components.iter().enumerate() {
        let path = format!("data.components.{number}");
        if row.kind != Component::ROW {
            misplaced(&mut form, &path, row.kind);
            continue;
        }
        form.count(&format!("{path}.components"), row.inner().len(), 1, 1);
        for (number, part) in row.inner().iter().enumerate() {
            let path = format!("{path}.components.{number}");
            if part.kind == Component::TEXT_INPUT {
                text_input(&mut form, &path, part, &mut ids);
            } else {
                misplaced(&mut form, &path, part.kind);
            }
        }
    }
    form
}

fn text_input(form: &mut Form, path: &str, input: &Component, ids: &mut Ids) {
    ids.add(form, path, input.custom_id.as_deref());
    match &input.label {
        Some(label) => form.length(&format!("{path}.label"), label, 1, 45),
        None => form.required(&format!("{path}.label")),
    }
    if !matches!(input.style, Some(1 | 2)) {
        let message = "Value must be one of {1, 2}.";
        form.wrong(&format!("{path}.style"), "BASE_TYPE_CHOICES", message);
    }
    form.length_if(&format!("{path}.placeholder"), input.placeholder.as_deref(), 0, 100);
    form.length_if(&format!("{path}.value"), input.value.as_deref(), 0, 4000);
    form.range(&format!("{path}.min_length"), input.min_length.unwrap_or(0), 0, 4000);
    form.range(&format!("{path}.max_length"), input.max_length.unwrap_or(4000), 1, 4000);
    if input.min_length.unwrap_or(0) > input.max_length.unwrap_or(4000) {
        let message = "The least length is more than the greatest";
        form.wrong(&format!("{path}.min_length"), "TEXT_INPUT_MIN_LENGTH", message);
    }
}
