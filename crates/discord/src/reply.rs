//! An answer, before it is sent.

use super::open_panels::Target;
use super::{panel_rows, rows};
use pangaea_games::pictured::Picture;
use pangaea_keeper::compute::{self, JobOwner, NotDone, Urgency};
use pangaea_metrics::Metrics;
use pangaea_table::{Panel, Sketch, Slot, Table, TableId, UserId};
use pangaea_text::Language;
use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, EditInteractionResponse, Http,
};
use std::sync::Arc;
use std::time::Instant;

/// The longest text of a message.
pub(super) const LONGEST: usize = 2000;

type Draw = Box<dyn FnOnce() -> Option<Picture> + Send>;

/// An answer that is still to be drawn.
pub(super) struct Reply {
    pub(super) text: String,
    /// Its picture, and the table that it shows.
    pub(super) draw: Option<(Option<TableId>, Draw)>,
    pub(super) file: Option<CreateAttachment>,
    pub(super) rows: Vec<CreateActionRow>,
    /// It leaves the message that was pressed as it is, and is a message of its own that only this
    /// person sees.
    pub(super) is_aside: bool,
    /// A picture that is there goes.
    pub(super) clears: bool,
    /// The message is from now on the one of this slot, as the table was at this revision.
    pub(super) becomes: Option<(TableId, Slot, u64)>,
    /// The message is one that others write into too.
    pub(super) shows: Option<Shows>,
}

/// The table that an answer shows in a message that others write into too.
pub(super) struct Shows {
    pub(super) target: Target,
    pub(super) table: Arc<Table>,
}

/// An answer that can be sent.
#[derive(Clone)]
pub(super) struct Drawn {
    pub(super) text: String,
    pub(super) file: Option<CreateAttachment>,
    pub(super) rows: Vec<CreateActionRow>,
    pub(super) clears: bool,
    /// It has no picture, because too many wait for theirs.
    pub(super) is_crowded: bool,
}

impl Reply {
    pub(super) fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            draw: None,
            file: None,
            rows: Vec::new(),
            is_aside: false,
            clears: false,
            becomes: None,
            shows: None,
        }
    }

    /// A message of its own, also where the message that was pressed would change.
    pub(super) fn aside(text: impl Into<String>) -> Self {
        Self { is_aside: true, ..Self::new(text) }
    }

    pub(super) fn rows(self, rows: Vec<CreateActionRow>) -> Self {
        Self { rows, ..self }
    }

    pub(super) fn sketch(self, sketch: Sketch) -> Self {
        let table = Some(sketch.table());
        Self { draw: Some((table, Box::new(move || Some(sketch.draw())))), ..self }
    }

    pub(super) fn drawn_by(self, draw: impl FnOnce() -> Option<Picture> + Send + 'static) -> Self {
        Self { draw: Some((None, Box::new(draw))), ..self }
    }

    pub(super) fn file(self, name: String, bytes: Vec<u8>) -> Self {
        Self { file: Some(CreateAttachment::bytes(bytes, name)), ..self }
    }

    /// It shows this table in a message that others write into too.
    pub(super) fn showing(self, target: Target, table: Arc<Table>) -> Self {
        Self { shows: Some(Shows { target, table }), ..self }
    }

    /// A seat's question.
    pub(super) fn panel(panel: Panel, language: Language) -> Self {
        let rows = panel_rows::panel(&panel, language);
        Self::new(panel.text).rows(rows).sketch(panel.sketch)
    }

    /// Draws its picture, where it has one, in the turn of its table or else of this person.
    pub(super) async fn drawn(self, metrics: &Metrics, urgency: Urgency, person: UserId) -> Drawn {
        let picture = match self.draw {
            Some((table, draw)) => {
                let owner = table.map_or(JobOwner::Person(person), JobOwner::Table);
                picture(metrics, (owner, urgency), draw).await
            }
            None => Ok(None),
        };
        let is_crowded = matches!(picture, Err(NotDone::Crowded));
        let file = picture.unwrap_or_default().or(self.file);
        let text = rows::short(self.text, LONGEST);
        Drawn { text, file, rows: self.rows, clears: self.clears, is_crowded }
    }
}

impl Drawn {
    /// Changes the message that an interaction was answered with, while its token lives.
    pub(super) async fn edit(self, http: &Http, token: &str) -> serenity::Result<()> {
        let mut message = EditInteractionResponse::new()
            .content(self.text)
            .components(self.rows)
            .allowed_mentions(CreateAllowedMentions::new());
        let files: Vec<CreateAttachment> = self.file.into_iter().collect();
        if self.clears {
            message = message.clear_attachments();
        }
        for file in &files {
            message = message.new_attachment(file.clone());
        }
        http.edit_original_interaction_response(token, &message, files).await?;
        Ok(())
    }
}

/// A picture as a file, if there is one.
pub(super) async fn picture(
    metrics: &Metrics,
    (owner, urgency): (JobOwner, Urgency),
    draw: impl FnOnce() -> Option<Picture> + Send + 'static,
) -> Result<Option<CreateAttachment>, NotDone> {
    let timed = move || {
        let began = Instant::now();
        (draw(), began.elapsed())
    };
    let (picture, took) = compute::run(owner, urgency, timed).await?;
    Ok(picture.map(|picture| {
        metrics.rendered(took, picture.png.len());
        CreateAttachment::bytes(picture.png, "board.png").description(picture.description)
    }))
}
