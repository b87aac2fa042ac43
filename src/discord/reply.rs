//! Answering an interaction in time: directly when the answer is ready soon, otherwise after a
//! sign that it is coming.

use super::hall::told;
use super::rows::short;
use crate::keeper::Trouble;
use crate::render::Picture;
use crate::table::{Panel, Sketch, Slot, TableId};
use crate::text::Language;
use futures_util::FutureExt;
use serde_json::Value;
use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateModal,
    EditInteractionResponse, Http, InteractionId,
};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

/// How long an answer may take before a sign is given. Discord waits for 3 seconds; people begin to
/// doubt after one.
const SOON: Duration = Duration::from_millis(700);

/// The longest text of a message.
pub(super) const LONGEST: usize = 2000;

type Draw = Box<dyn FnOnce() -> Option<Picture> + Send>;

/// An answer that is still to be drawn.
pub(super) struct Reply {
    pub(super) how: How,
    pub(super) text: String,
    pub(super) draw: Option<Draw>,
    pub(super) file: Option<CreateAttachment>,
    pub(super) rows: Vec<CreateActionRow>,
    /// A picture that is there goes.
    pub(super) clears: bool,
    /// The message is from now on the one of this slot, as the table was at this revision.
    pub(super) becomes: Option<(TableId, Slot, u64)>,
}

/// Where an answer appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// In the message that was pressed; its picture stays unless there is a new one.
    Update,
    /// In a new message that only this person sees.
    Private,
}

impl Reply {
    pub(super) fn private(text: impl Into<String>) -> Self {
        let (how, text, rows) = (How::Private, text.into(), Vec::new());
        Self { how, text, draw: None, file: None, rows, clears: false, becomes: None }
    }

    pub(super) fn update(text: impl Into<String>) -> Self {
        Self { how: How::Update, ..Self::private(text) }
    }

    pub(super) fn rows(self, rows: Vec<CreateActionRow>) -> Self {
        Self { rows, ..self }
    }

    pub(super) fn sketch(self, sketch: Sketch) -> Self {
        Self { draw: Some(Box::new(move || Some(sketch.draw()))), ..self }
    }

    pub(super) fn drawn_by(self, draw: impl FnOnce() -> Option<Picture> + Send + 'static) -> Self {
        Self { draw: Some(Box::new(draw)), ..self }
    }

    pub(super) fn file(self, name: String, bytes: Vec<u8>) -> Self {
        Self { file: Some(CreateAttachment::bytes(bytes, name)), ..self }
    }

    /// A seat's question.
    pub(super) fn panel(how: How, panel: Panel, language: Language) -> Self {
        let rows = super::rows::panel(&panel, language);
        Self { how, ..Self::private(panel.text) }.rows(rows).sketch(panel.sketch)
    }
}

/// A picture as a file; what cannot be drawn is left out.
pub(super) async fn drawn(
    draw: impl FnOnce() -> Option<Picture> + Send + 'static,
) -> Option<CreateAttachment> {
    let picture = crate::workshop::work(draw).await.ok().flatten()?;
    Some(CreateAttachment::bytes(picture.png, "board.png").description(picture.description))
}

/// An answer that can be sent.
struct Ready {
    how: How,
    text: String,
    file: Option<CreateAttachment>,
    rows: Vec<CreateActionRow>,
    clears: bool,
}

async fn ready(reply: Reply) -> Ready {
    let picture = match reply.draw {
        Some(draw) => drawn(draw).await,
        None => None,
    };
    let text = short(reply.text, LONGEST);
    let (how, rows, clears) = (reply.how, reply.rows, reply.clears);
    Ready { how, text, file: picture.or(reply.file), rows, clears }
}

/// One interaction that waits for its answer.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) http: Arc<Http>,
    pub(super) id: InteractionId,
    pub(super) token: String,
    /// It came from a message that the answer can change.
    pub(super) updates: bool,
}

impl Line {
    /// Sends the answer of this work as soon as there is one, and a sign before if it takes long.
    pub(super) async fn answer(&self, work: impl Future<Output = Reply>) -> serenity::Result<()> {
        // Whatever happens, somebody waits for an answer.
        let work = AssertUnwindSafe(work).catch_unwind();
        let prepared = async { ready(work.await.unwrap_or_else(|_| broken())).await };
        tokio::pin!(prepared);
        if let Ok(ready) = tokio::time::timeout(SOON, &mut prepared).await {
            return self.respond(ready).await;
        }
        self.defer().await?;
        let ready = prepared.await;
        self.follow(ready).await
    }

    /// Opens a form.
    pub(super) async fn open(&self, form: CreateModal) -> serenity::Result<()> {
        let form = CreateInteractionResponse::Modal(form);
        self.http.create_interaction_response(self.id, &self.token, &form, Vec::new()).await
    }

    async fn respond(&self, ready: Ready) -> serenity::Result<()> {
        let message = CreateInteractionResponseMessage::new()
            .content(ready.text)
            .components(ready.rows)
            .allowed_mentions(CreateAllowedMentions::new());
        let keeps = ready.file.is_none() && !ready.clears;
        let files: Vec<CreateAttachment> = ready.file.into_iter().collect();
        let message = message.add_files(files.clone());
        let response = match ready.how {
            How::Update if self.updates => CreateInteractionResponse::UpdateMessage(message),
            _ => CreateInteractionResponse::Message(message.ephemeral(true)),
        };
        let mut body = serenity::json::to_value(&response)?;
        // An empty list would remove the picture that is there.
        if let Some(data) = body.get_mut("data").and_then(Value::as_object_mut).filter(|_| keeps) {
            data.remove("attachments");
        }
        self.http.create_interaction_response(self.id, &self.token, &body, files).await
    }

    async fn defer(&self) -> serenity::Result<()> {
        let sign = if self.updates {
            CreateInteractionResponse::Acknowledge
        } else {
            let message = CreateInteractionResponseMessage::new().ephemeral(true);
            CreateInteractionResponse::Defer(message)
        };
        self.http.create_interaction_response(self.id, &self.token, &sign, Vec::new()).await
    }

    /// The answer after the sign.
    async fn follow(&self, ready: Ready) -> serenity::Result<()> {
        if self.updates && ready.how == How::Private {
            let message = CreateInteractionResponseFollowup::new()
                .content(ready.text)
                .components(ready.rows)
                .allowed_mentions(CreateAllowedMentions::new())
                .ephemeral(true);
            let files: Vec<CreateAttachment> = ready.file.into_iter().collect();
            let message = message.add_files(files.clone());
            self.http.create_followup_message(&self.token, &message, files).await?;
            return Ok(());
        }
        edit(&self.http, &self.token, ready).await
    }
}

/// The answer when ours is lost.
fn broken() -> Reply {
    let trouble = Trouble::fault(&"an answer was lost by a panic", None);
    Reply::private(told(&trouble, Language::default()))
}

/// Changes the message that an interaction was answered with.
async fn edit(http: &Http, token: &str, ready: Ready) -> serenity::Result<()> {
    let mut message = EditInteractionResponse::new()
        .content(ready.text)
        .components(ready.rows)
        .allowed_mentions(CreateAllowedMentions::new());
    let files: Vec<CreateAttachment> = ready.file.into_iter().collect();
    if ready.clears {
        message = message.clear_attachments();
    }
    for file in &files {
        message = message.new_attachment(file.clone());
    }
    http.edit_original_interaction_response(token, &message, files).await?;
    Ok(())
}

/// Changes a private answer that was given before, while its token lives.
pub(super) async fn change(http: &Http, token: &str, reply: Reply) -> serenity::Result<()> {
    edit(http, token, ready(reply).await).await
}
