//! An answer, before it is sent.

use super::open_panels::Target;
use super::rest::Rest;
use super::{panel_rows, rows};
use pangaea_games::pictured::Picture;
use pangaea_keeper::compute::{self, JobOwner, NotDone, Urgency};
use pangaea_metrics::Metrics;
use pangaea_table::{Panel, Refusal, Sketch, Slot, Table, TableId, UserId};
use pangaea_text::{Language, bot};
use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, EditInteractionResponse,
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
    /// What is said besides where it can't be drawn, and a picture of an earlier moment stays.
    pub(super) earlier: Option<String>,
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
    /// What is said where the message keeps an earlier picture, because this has none.
    earlier: Option<String>,
    /// Was its picture drawn? Nothing if it wants none.
    pub(super) pictured: Option<bool>,
    /// It has no picture, because too many wait for theirs.
    pub(super) is_crowded: bool,
}

impl Reply {
    pub(super) fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            draw: None,
            earlier: None,
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

    /// This is said where its picture can't be drawn, and the message keeps an earlier one.
    pub(super) fn or_earlier(self, earlier: Option<String>) -> Self {
        Self { earlier, ..self }
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

    /// Why something is not done, with the way to the rule behind it.
    pub(super) fn refused(refusal: &Refusal, language: Language) -> Self {
        let reply = Self::aside(language.say(&refusal.message()));
        match refusal {
            Refusal::Rules { topic: Some(topic), .. } => {
                let why = panel_rows::why_button(*topic, language);
                reply.rows(vec![CreateActionRow::Buttons(vec![why])])
            }
            _ => reply,
        }
    }

    /// A seat's question.
    pub(super) fn panel(panel: Panel, language: Language) -> Self {
        let rows = panel_rows::panel(&panel, language);
        let earlier = language.say(&bot::picture_stays());
        Self::new(panel.text).rows(rows).sketch(panel.sketch).or_earlier(Some(earlier))
    }

    /// Draws its picture, where it has one, in the turn of its table or else of this person.
    pub(super) async fn drawn(self, metrics: &Metrics, urgency: Urgency, person: UserId) -> Drawn {
        let is_wanted = self.draw.is_some();
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
        let pictured = is_wanted.then_some(file.is_some());
        let earlier = self.earlier.filter(|_| pictured == Some(false));
        Drawn { text, file, rows: self.rows, clears: self.clears, earlier, pictured, is_crowded }
    }
}

impl Drawn {
    /// The same for a message that is there: where it keeps a picture of an earlier moment, it says
    /// so.
    pub(super) fn beside_earlier(mut self) -> Self {
        if let Some(words) = self.earlier.take() {
            let room = LONGEST.saturating_sub(words.chars().count() + 1);
            self.text = format!("{}\n{words}", rows::short(self.text, room));
        }
        self
    }

    /// Changes the message that an interaction was answered with, while its token lives.
    pub(super) async fn edit(self, rest: &Rest, token: &str) -> serenity::Result<()> {
        let mut message = EditInteractionResponse::new()
            .content(self.text)
            .components(self.rows)
            .allowed_mentions(CreateAllowedMentions::new());
        if self.clears {
            message = message.clear_attachments();
        }
        if let Some(file) = &self.file {
            message = message.new_attachment(file.clone());
        }
        rest.edit_response(token, &message, self.file).await
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

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::sync::mpsc;
    use std::thread::available_parallelism;
    use std::time::Duration;

    const EARLIER: &str = "The picture is older.";

    async fn told(reply: Reply) -> String {
        let drawn = reply.drawn(&Metrics::default(), Urgency::Answer, UserId(1)).await;
        drawn.beside_earlier().text
    }

    fn reply(draw: impl FnOnce() -> Picture + Send + 'static) -> Reply {
        Reply::new("A turn.").drawn_by(|| Some(draw())).or_earlier(Some(EARLIER.to_owned()))
    }

    fn picture() -> Picture {
        let (png, description) = (vec![1, 2, 3], "A board".to_owned());
        Picture { png, width: 1, height: 1, description, lowest: None }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_picture_that_stays_is_said_to_be_of_an_earlier_moment() {
        let with_note = format!("A turn.\n{EARLIER}");
        assert_eq!(told(reply(picture)).await, "A turn.");
        assert_eq!(told(reply(|| panic!("no picture"))).await, with_note);
        assert_eq!(
            told(Reply::new("A turn.").or_earlier(Some(EARLIER.to_owned()))).await,
            "A turn."
        );
        let long = Reply { text: "W".repeat(LONGEST), ..reply(|| panic!("no picture")) };
        let long = told(long).await;
        assert!(long.ends_with(EARLIER) && long.chars().count() <= LONGEST, "{long}");
        // So much is waiting that no more is drawn for this person.
        let (done, wait) = mpsc::channel::<()>();
        let wait = Arc::new(std::sync::Mutex::new(wait));
        let busy = available_parallelism().map_or(1, usize::from) + 32;
        let mut jobs = Vec::new();
        for _ in 0..busy {
            let wait = Arc::clone(&wait);
            let job =
                move || drop(wait.lock().map(|wait| wait.recv_timeout(Duration::from_mins(2))));
            let mut job = Box::pin(compute::run(JobOwner::Person(UserId(1)), Urgency::Answer, job));
            assert!((&mut job).now_or_never().is_none());
            jobs.push(job);
        }
        assert_eq!(told(reply(picture)).await, with_note);
        drop(done);
        for job in jobs {
            job.await.expect("it is done");
        }
    }
}
