//! Answers to interactions: the first one, changes of it, and further ones.

use serde::Serialize;

use super::call::{Answer, Call, read};
use super::form::{CallbackForm, ChoicesForm, MessageForm};
use super::messages::show;
use crate::id::Id;
use crate::model::message::MessagePayload;
use crate::model::{Message, Modal};
use crate::refusal::{Refusal, wrong};
use crate::store::Store;

const MESSAGE: u8 = 4;
const DEFERRED: u8 = 5;
const DEFERRED_UPDATE: u8 = 6;
const UPDATE: u8 = 7;
const CHOICES: u8 = 8;
const MODAL: u8 = 9;

#[derive(Debug, Serialize)]
struct CallbackPayload {
    interaction: CallbackInteraction,
    #[serde(skip_serializing_if = "Option::is_none")]
    resource: Option<CallbackResource>,
}

#[derive(Debug, Serialize)]
struct CallbackInteraction {
    id: Id,
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    response_message_id: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    response_message_loading: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    response_message_ephemeral: Option<bool>,
}

#[derive(Debug, Serialize)]
struct CallbackResource {
    #[serde(rename = "type")]
    kind: u8,
    message: MessagePayload,
}

pub(super) fn callback(
    store: &mut Store,
    call: &Call,
    which: (Id, &str),
) -> Result<Answer, Refusal> {
    let form: CallbackForm = call.body()?;
    let data = form.data;
    let message = |data: serde_json::Value| {
        if data.is_null() { Ok(MessageForm::default()) } else { read(data) }
    };
    let answer = match form.kind {
        MESSAGE | DEFERRED => {
            let deferred = form.kind == DEFERRED;
            Some(store.answer_message(which, &message(data)?, &call.files, deferred)?)
        }
        DEFERRED_UPDATE => Some(store.answer_update(which, None)?),
        UPDATE => Some(store.answer_update(which, Some((&message(data)?, &call.files)))?),
        CHOICES => {
            store.answer_choices(which, read::<ChoicesForm>(data)?.choices)?;
            None
        }
        MODAL => {
            store.answer_modal(which, read::<Modal>(data)?)?;
            None
        }
        kind => {
            let message = format!("the stand-in knows no answer of type {kind}");
            return Err(wrong("type", "BASE_TYPE_CHOICES", message));
        }
    };
    if !call.flag("with_response") {
        return Answer::empty();
    }
    let message = answer.and_then(|id| store.messages.get(id));
    let kind = store.interactions.get(&which.0).map_or(0, |interaction| interaction.kind as u8);
    let shown = message.filter(|_| matches!(form.kind, MESSAGE | UPDATE));
    Answer::json(&CallbackPayload {
        interaction: CallbackInteraction {
            id: which.0,
            kind,
            response_message_id: message.map(|message| message.id),
            response_message_loading: message.map(Message::is_loading),
            response_message_ephemeral: message.map(Message::is_ephemeral),
        },
        resource: shown.map(|message| CallbackResource {
            kind: form.kind,
            message: store.show_message(message),
        }),
    })
}

pub(super) fn follow_up(store: &mut Store, call: &Call, token: &str) -> Result<Answer, Refusal> {
    let id = store.follow_up(token, &call.body()?, &call.files)?;
    show(store, id)
}

/// A message that an interaction's token may touch: one that it made.
pub(super) fn own_message(store: &Store, token: &str, id: Id) -> Result<Id, Refusal> {
    let interaction = store.answered(token)?;
    let message = store.messages.get(id).ok_or(Refusal::UnknownMessage)?;
    let made = message.origin.as_ref().is_some_and(|origin| origin.interaction == interaction.id);
    if made || interaction.original == Some(id) { Ok(id) } else { Err(Refusal::UnknownMessage) }
}

pub(super) fn get(store: &Store, message: Id) -> Result<Answer, Refusal> {
    show(store, message)
}

pub(super) fn edit(store: &mut Store, call: &Call, message: Id) -> Result<Answer, Refusal> {
    store.edit(message, &call.body()?, &call.files)?;
    show(store, message)
}

pub(super) fn delete(store: &mut Store, message: Id) -> Result<Answer, Refusal> {
    store.delete(message)?;
    Answer::empty()
}
