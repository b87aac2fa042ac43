//! Buttons and menus.

use super::cannot::CannotDo;
use super::{seen, visible_place};
use crate::id::Id;
use crate::model::interaction::{ComponentUse, InteractionData};
use crate::model::{Component, InteractionKind, Message};
use crate::state::{DiscordState, NewInteraction};

pub(super) fn click(
    store: &mut DiscordState,
    person: Id,
    place: Id,
    message: Option<Id>,
    label: &str,
) -> Result<Id, CannotDo> {
    let is_it = |part: &Component| {
        part.kind == Component::BUTTON
            && (part.label.as_deref() == Some(label) || part.custom_id.as_deref() == Some(label))
    };
    let (message, button) = find(store, person, place, message, label, is_it)?;
    if button.style == Some(Component::LINK) {
        return Err(CannotDo::OnlyALink(label.to_owned()));
    }
    press(store, person, message, &button, None)
}

pub(super) fn pick(
    store: &mut DiscordState,
    person: Id,
    place: Id,
    message: Option<Id>,
    menu: &str,
    picked: &[&str],
) -> Result<Id, CannotDo> {
    let is_it = |part: &Component| {
        let names = [part.placeholder.as_deref(), part.custom_id.as_deref()];
        part.kind == Component::MENU && names.contains(&Some(menu))
    };
    let (message, menu) = find(store, person, place, message, menu, is_it)?;
    let (least, most) = menu.picks();
    if !(least..=most).contains(&(picked.len() as u64)) {
        return Err(CannotDo::WrongNumber { least, most, picked: picked.len() });
    }
    let mut values = Vec::new();
    for name in picked {
        let options = menu.options.as_deref().unwrap_or_default();
        let option = options.iter().find(|option| option.value == *name || option.label == *name);
        let option = option.ok_or_else(|| CannotDo::NoSuchMenuOption((*name).to_owned()))?;
        if values.contains(&option.value) {
            return Err(CannotDo::PickedTwice((*name).to_owned()));
        }
        values.push(option.value.clone());
    }
    press(store, person, message, &menu, Some(values))
}

/// The newest seen component of a kind that can be used; where all are disabled, that is the
/// reason why not.
fn find(
    store: &DiscordState,
    person: Id,
    place: Id,
    message: Option<Id>,
    name: &str,
    is_it: impl Fn(&Component) -> bool,
) -> Result<(Id, Component), CannotDo> {
    visible_place(store, person, place)?;
    let here = store.history(place).rev().filter(|found| seen::is_seen(found, person));
    let wanted: Vec<&Message> = match message {
        Some(id) => {
            let found: Vec<&Message> = here.filter(|found| found.id == id).collect();
            if found.is_empty() {
                return Err(CannotDo::NoSuchMessage(id));
            }
            found
        }
        None => here.collect(),
    };
    let mut disabled = false;
    for message in wanted {
        for part in message.parts().filter(|part| is_it(part)) {
            if !part.is_disabled() {
                return Ok((message.id, part.clone()));
            }
            disabled = true;
        }
    }
    let name = name.to_owned();
    Err(if disabled { CannotDo::Disabled(name) } else { CannotDo::NoSuchComponent(name) })
}

/// Whatever is said to have been pressed or picked at a message that this person sees, whether it is
/// there or not.
pub(super) fn forge(
    store: &mut DiscordState,
    person: Id,
    message: Id,
    custom_id: &str,
    values: Option<&[&str]>,
) -> Result<Id, CannotDo> {
    let there = store.messages.get(message).filter(|found| seen::is_seen(found, person));
    there.ok_or(CannotDo::NoSuchMessage(message))?;
    let kind = if values.is_some() { Component::MENU } else { Component::BUTTON };
    let part = Component { kind, custom_id: Some(custom_id.to_owned()), ..Component::default() };
    let values = values.map(|values| values.iter().map(|value| (*value).to_owned()).collect());
    press(store, person, message, &part, values)
}

fn press(
    store: &mut DiscordState,
    person: Id,
    message: Id,
    part: &Component,
    values: Option<Vec<String>>,
) -> Result<Id, CannotDo> {
    let channel = store.messages.get(message).map(|message| message.channel);
    let channel = channel.ok_or(CannotDo::NoSuchMessage(message))?;
    let data = InteractionData::Component(ComponentUse {
        custom_id: part.custom_id.clone().unwrap_or_default(),
        component_type: part.kind,
        id: part.id,
        values,
    });
    let kind = InteractionKind::Component;
    let new = NewInteraction { kind, person, channel, data, command: None, source: Some(message) };
    Ok(store.begin(new)?)
}
