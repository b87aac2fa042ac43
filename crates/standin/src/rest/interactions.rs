//! Answers to interactions: the first one, changes of it, and further ones.

use serde_json::Value;

use super::call::{ApiResponse, Call, read};
use super::form::{CallbackForm, ChoicesForm, MessageForm};
use super::messages::show;
use crate::api_error::{ApiError, unknown};
use crate::id::Id;
use crate::model::Modal;
use crate::state::DiscordState;

const MESSAGE: u8 = 4;
const DEFERRED: u8 = 5;
const DEFERRED_UPDATE: u8 = 6;
const UPDATE: u8 = 7;
const CHOICES: u8 = 8;
const MODAL: u8 = 9;

pub(super) fn callback(
    store: &mut DiscordState,
    call: &Call,
    which: (Id, &str),
) -> Result<ApiResponse, ApiError> {
    let form: CallbackForm = call.body()?;
    let data = form.data;
    let message = |data: Value| {
        let form = if data.is_null() { MessageForm::default() } else { read(&data)? };
        form.check_known().map(|()| form)
    };
    match form.kind {
        MESSAGE => store.answer_message(which, &message(data)?, &call.files, false)?,
        DEFERRED => {
            // Nothing but the flags counts: they decide who will see the answer.
            let form = MessageForm { flags: message(data)?.flags, ..MessageForm::default() };
            store.answer_message(which, &form, &[], true)?;
        }
        DEFERRED_UPDATE => store.answer_update(which, None)?,
        UPDATE => {
            let form = message(data)?;
            store.answer_update(which, Some((&form, &call.files)))?;
        }
        CHOICES => store.answer_choices(which, read::<ChoicesForm>(&data)?.choices)?,
        MODAL => store.answer_modal(which, read::<Modal>(&data)?)?,
        kind => return Err(unknown("type", format!("answers of type {kind}"))),
    }
    ApiResponse::empty()
}

pub(super) fn follow_up(
    store: &mut DiscordState,
    call: &Call,
    token: &str,
) -> Result<ApiResponse, ApiError> {
    let id = store.follow_up(token, &call.message()?, &call.files)?;
    show(store, id)
}

/// A message that an interaction's token may touch: one that it made.
pub(super) fn own_message(store: &DiscordState, token: &str, id: Id) -> Result<Id, ApiError> {
    let interaction = store.answered(token)?;
    let message = store.messages.get(id).ok_or(ApiError::UnknownMessage)?;
    let made = message.origin.as_ref().is_some_and(|origin| origin.interaction == interaction.id);
    if made || interaction.original == Some(id) { Ok(id) } else { Err(ApiError::UnknownMessage) }
}

pub(super) fn get(store: &DiscordState, message: Id) -> Result<ApiResponse, ApiError> {
    show(store, message)
}

pub(super) fn edit(
    store: &mut DiscordState,
    call: &Call,
    token: &str,
    message: Id,
) -> Result<ApiResponse, ApiError> {
    store.edit_with(token, message, &call.message()?, &call.files)?;
    show(store, message)
}

pub(super) fn delete(store: &mut DiscordState, message: Id) -> Result<ApiResponse, ApiError> {
    store.delete(message)?;
    ApiResponse::empty()
}
