//! Limits of messages and their files.

use super::{FILE_SIZE, component, embed};
use crate::api_error::{ApiError, Form};
use crate::model::message::Nonce;
use crate::rest::{File, MessageForm};

/// A message as it was sent, with its files.
pub(crate) fn message(sent: &MessageForm, files: &[File]) -> Result<(), ApiError> {
    if files.iter().any(|file| file.bytes.len() > FILE_SIZE) {
        return Err(ApiError::TooLarge);
    }
    let mut form = Form::default();
    form.length_if("content", sent.content.value().map(String::as_str), 0, 2000);
    embed::embeds(&mut form, sent.embeds.value().map_or(&[], Vec::as_slice));
    component::rows(&mut form, sent.components.value().map_or(&[], Vec::as_slice));
    attachments(&mut form, sent, files);
    mentions(&mut form, sent);
    if let Some(Nonce::Text(nonce)) = &sent.nonce {
        form.length("nonce", nonce, 0, 25);
    }
    if sent.enforce_nonce == Some(true) && sent.nonce.is_none() {
        form.required("nonce");
    }
    form.done()
}

fn attachments(form: &mut Form, sent: &MessageForm, files: &[File]) {
    let named = sent.attachments.value().map_or(&[][..], Vec::as_slice);
    form.count("attachments", named.len().max(files.len()), 0, 10);
    for (number, attachment) in named.iter().enumerate() {
        let path = format!("attachments.{number}.description");
        form.length_if(&path, attachment.description.as_deref(), 0, 1024);
    }
    for file in files {
        let path = format!("files[{}]", file.number);
        if file.filename.is_empty() {
            form.required(&path);
        }
        let announced = named.iter().any(|attachment| attachment.id.0 == file.number);
        if !named.is_empty() && !announced {
            form.wrong(&path, "ATTACHMENT_NOT_FOUND", "The file is named by no attachment");
        }
    }
}

fn mentions(form: &mut Form, sent: &MessageForm) {
    let Some(allowed) = &sent.allowed_mentions else { return };
    form.count("allowed_mentions.users", allowed.users.len(), 0, 100);
    form.count("allowed_mentions.roles", allowed.roles.len(), 0, 100);
    let both = |parse: &str, named: bool| named && allowed.parse.iter().any(|kind| kind == parse);
    if both("users", !allowed.users.is_empty()) || both("roles", !allowed.roles.is_empty()) {
        let message = "parse and an explicit list exclude each other";
        form.wrong("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
    }
}
