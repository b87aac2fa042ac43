//! The one way in which anything is answered: in time, in order, and before the outbox says the
//! rest.

use super::app::App;
use super::cause::cause;
use super::dispatch::{HandlerResult, Plan, Work};
use super::error::{Error, Incident};
use super::events::{Click, ReplyTo};
use super::open_panels::{Target, Ticket, WriteTurn};
use super::outbox::Rejection;
use super::reply::{Drawn, Reply, Shows};
use super::typed;
use futures_util::FutureExt;
use pangaea_keeper::compute::{Panicked, Urgency};
use pangaea_table::{ChannelId, MessageId, Refusal, Slot, TableId};
use serde_json::Value;
use serenity::all::{
    AutocompleteChoice, CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, Nonce,
};
use std::future::ready;
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};

/// How long an answer may take before a sign is given. Discord waits for 3 seconds; people begin to
/// doubt after one.
pub(super) const SOON: Duration = Duration::from_millis(700);

/// Answers a click as it is planned.
pub(super) async fn respond(app: &App, click: &Click, plan: Plan<'_>) {
    let can_update = click.message.is_some() && matches!(plan, Plan::Update(_) | Plan::Shared(..));
    let responder = Responder { app, click, can_update, began: Instant::now() };
    let arrived = match plan {
        Plan::Form(form) => match AssertUnwindSafe(form).catch_unwind().await {
            Ok(form) => {
                let form = CreateInteractionResponse::Modal(form);
                responder.first(&form, None).await.inspect(|()| responder.has_answered())
            }
            Err(_) => responder.answer(None, Box::pin(ready(Err(Panicked.into())))).await,
        },
        Plan::Choices(choices) => {
            // Whoever types gets no choices rather than an error.
            let choices = AssertUnwindSafe(choices).catch_unwind().await;
            let offered = responder.offer(choices.unwrap_or_default()).await;
            offered.inspect(|()| responder.has_answered())
        }
        Plan::Silent => responder.first(&CreateInteractionResponse::Acknowledge, None).await,
        Plan::Private(work) | Plan::Update(work) => responder.answer(None, work).await,
        Plan::Shared(target, work) => responder.answer(Some(target), work).await,
    };
    if let Err(error) = arrived {
        tracing::warn!("An answer to a user didn't arrive: {}", cause(&error));
    }
}

/// A click that waits for its answer.
struct Responder<'a> {
    app: &'a App,
    click: &'a Click,
    /// The answer can change the message that was pressed.
    can_update: bool,
    began: Instant,
}

/// An answer whose turn it is.
struct Prepared<'a> {
    drawn: Drawn,
    is_aside: bool,
    becomes: Option<(TableId, Slot, u64)>,
    shared: Option<(WriteTurn<'a>, Shows)>,
}

/// An answer that has arrived.
struct Sent {
    /// The message that has it, where the outbox knows such messages.
    message: Option<MessageId>,
    /// The slot that is this message's from now on, as the table was at this revision.
    becomes: Option<(TableId, Slot, u64)>,
    /// The table's revision that is shown now, and where.
    shown: Option<(Target, u64)>,
}

impl<'a> Responder<'a> {
    /// Sends the answer of this work as soon as there is one, and a sign before if it takes long.
    /// A message of a table that is changed by the answer is left to it by the outbox; whatever
    /// else there is to be said comes after it.
    async fn answer(
        &self,
        target: Option<Target>,
        work: Work<'_, HandlerResult>,
    ) -> serenity::Result<()> {
        let hold = target.map(|target| self.app.outbox.hold(target));
        let ticket = target.map(|target| self.app.panels.ticket(target));
        // Whatever happens, someone waits for an answer.
        let work = AssertUnwindSafe(work).catch_unwind();
        let prepared = async { self.in_turn(self.told(work.await).await, ticket).await };
        tokio::pin!(prepared);
        let soon = tokio::time::timeout(SOON, &mut prepared).await;
        let (first, is_first) = if let Ok(first) = soon {
            (first, true)
        } else {
            self.defer().await?;
            (prepared.await, false)
        };
        let Sent { message, becomes, shown } = self.send(first, is_first).await?;
        self.has_answered();
        let channel = self.click.who.channel;
        if let (Some(slot), Some(message)) = (becomes, message) {
            self.app.outbox.moved(channel, message, slot).await;
        }
        if let (Some(hold), Some((_, revision)), Some(message)) = (hold, shown, message) {
            hold.shown(revision, channel, message).await;
        }
        if let Some((Target::Panel(table, seat), _)) = shown {
            // What has happened while a private panel was on its way is shown there too.
            self.app.outbox.refresh_panel(table, seat).await;
        }
        if matches!(self.click.reply_to, ReplyTo::Message(..)) {
            typed::reached(self.app, self.click.who.person).await;
        }
        Ok(())
    }

    /// Notes how long the answer took.
    fn has_answered(&self) {
        self.app.metrics().answered(self.click.request.kind(), self.began.elapsed());
    }

    /// A refusal is an answer too, and so is the id of what has broken on our side.
    async fn told(&self, answered: std::thread::Result<HandlerResult>) -> Reply {
        let incident = match answered {
            Ok(Ok(reply)) => return reply,
            Ok(Err(Error::Refused(refusal))) => {
                self.app.metrics().refused(self.click.request.kind());
                let language = self.app.language(&self.click.who).await;
                return Reply::refused(&refusal, language);
            }
            Ok(Err(Error::Failed(error))) => {
                self.app.metrics().incident(error.cause());
                Incident::new(error.concerns(), &error)
            }
            Err(_) => {
                self.app.metrics().incident("panic");
                Incident::new(None, &Panicked)
            }
        };
        incident.log();
        let language = self.app.language(&self.click.who).await;
        Reply::aside(language.say(&incident.message()))
    }

    /// Draws an answer, and waits until it can be written. Where something was written since its
    /// ticket, the message is shown as it is now; a new message has no ticket.
    async fn in_turn(&self, mut reply: Reply, ticket: Option<Ticket>) -> Prepared<'a> {
        let (is_aside, becomes, shows) = (reply.is_aside, reply.becomes, reply.shows.take());
        let (urgency, person) = (Urgency::Answer, self.click.who.person);
        let mut drawn = reply.drawn(self.app.metrics(), urgency, person).await;
        let Some(mut shows) = shows else {
            if drawn.is_crowded && becomes.is_none() {
                // Without its picture it says nothing.
                let language = self.app.language(&self.click.who).await;
                let words = language.say(&Refusal::Crowded.message());
                drawn = Reply::new(words).drawn(self.app.metrics(), urgency, person).await;
            }
            return Prepared { drawn, is_aside, becomes, shared: None };
        };
        let turn = self.app.panels.turn(shows.target).await;
        if ticket.is_some_and(|ticket| turn.is_late(ticket))
            && let Some(mut newer) = self.app.outbox.as_it_is(shows.target).await
        {
            shows = newer.shows.take().unwrap_or(shows);
            drawn = newer.drawn(self.app.metrics(), urgency, person).await;
        }
        Prepared { drawn, is_aside, becomes, shared: Some((turn, shows)) }
    }

    /// Sends an answer, and what is newer after it if that has overtaken it.
    async fn send(&self, mut next: Prepared<'a>, mut is_first: bool) -> serenity::Result<Sent> {
        loop {
            let Prepared { drawn, is_aside, becomes, shared } = next;
            let pictured = drawn.pictured;
            let write = self.write(drawn, is_aside, is_first);
            let Some((mut turn, Shows { target, table })) = shared else {
                return Ok(Sent { message: write.await?, becomes, shown: None });
            };
            let message = turn.send(write).await?;
            if let Some(is_now) = pictured {
                self.app.panels.pictured(target, is_now);
            }
            if let (Target::Panel(_, seat), ReplyTo::Interaction(_, token)) =
                (target, &self.click.reply_to)
            {
                self.app.panels.opened(&table, seat, token);
            }
            if !turn.is_overtaken() {
                return Ok(Sent { message, becomes, shown: Some((target, table.revision)) });
            }
            // Something newer was there before it came.
            drop(turn);
            let ticket = self.app.panels.ticket(target);
            let Some(newer) = self.app.outbox.as_it_is(target).await else {
                return Ok(Sent { message, becomes, shown: None });
            };
            (next, is_first) = (self.in_turn(newer, Some(ticket)).await, false);
        }
    }

    /// Writes an answer, after the sign if there was one; the message that has it. One that was to
    /// change a message which has gone in the meantime becomes a message of its own.
    async fn write(
        &self,
        drawn: Drawn,
        is_aside: bool,
        is_first: bool,
    ) -> serenity::Result<Option<MessageId>> {
        let (id, token) = match &self.click.reply_to {
            ReplyTo::Interaction(_, token) => (self.click.message.map(|message| message.id), token),
            ReplyTo::Message(channel, answers) => {
                return self.post(drawn, *channel, *answers).await.map(Some);
            }
        };
        if is_aside || !self.can_update {
            return self.write_aside(drawn, token, is_first).await.map(|()| None);
        }
        let beside = drawn.clone().beside_earlier();
        let changed = if is_first {
            self.write_first(beside, true).await
        } else {
            beside.edit(&self.app.rest, token).await
        };
        match changed {
            Err(error) if Rejection::from(&error) == Rejection::MessageGone => {
                self.write_aside(drawn, token, is_first).await.map(|()| None)
            }
            changed => changed.map(|()| id),
        }
    }

    /// Answers a direct message with one.
    async fn post(
        &self,
        drawn: Drawn,
        channel: ChannelId,
        answers: MessageId,
    ) -> serenity::Result<MessageId> {
        let message = CreateMessage::new()
            .content(drawn.text)
            .components(drawn.rows)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(answers.to_string()))
            .enforce_nonce(true);
        let sent = self.app.rest.post(channel, message, drawn.file).await?;
        Ok(MessageId(sent.id.get()))
    }

    /// Writes a message of its own, which only this person sees.
    async fn write_aside(&self, drawn: Drawn, token: &str, is_first: bool) -> serenity::Result<()> {
        if is_first {
            return self.write_first(drawn, false).await;
        }
        if !self.can_update {
            // The sign was this message.
            return drawn.edit(&self.app.rest, token).await;
        }
        let message = CreateInteractionResponseFollowup::new()
            .content(drawn.text)
            .components(drawn.rows)
            .allowed_mentions(CreateAllowedMentions::new())
            .ephemeral(true)
            .add_files(drawn.file.clone());
        self.app.rest.follow_up(token, &message, drawn.file).await
    }

    async fn write_first(&self, drawn: Drawn, updates: bool) -> serenity::Result<()> {
        let keeps = drawn.file.is_none() && !drawn.clears;
        let message = CreateInteractionResponseMessage::new()
            .content(drawn.text)
            .components(drawn.rows)
            .allowed_mentions(CreateAllowedMentions::new())
            .add_files(drawn.file.clone());
        let response = if updates {
            CreateInteractionResponse::UpdateMessage(message)
        } else {
            CreateInteractionResponse::Message(message.ephemeral(true))
        };
        let mut body = serenity::json::to_value(&response)?;
        // An empty list would remove the picture that is there.
        if let Some(data) = body.get_mut("data").and_then(Value::as_object_mut).filter(|_| keeps) {
            data.remove("attachments");
        }
        self.first(&body, drawn.file).await
    }

    /// A sign that the answer is coming; a direct message is not waited for.
    async fn defer(&self) -> serenity::Result<()> {
        let sign = if self.can_update {
            CreateInteractionResponse::Acknowledge
        } else {
            let message = CreateInteractionResponseMessage::new().ephemeral(true);
            CreateInteractionResponse::Defer(message)
        };
        self.first(&sign, None).await
    }

    async fn offer(&self, choices: Vec<AutocompleteChoice>) -> serenity::Result<()> {
        let offer = CreateAutocompleteResponse::new().set_choices(choices);
        self.first(&CreateInteractionResponse::Autocomplete(offer), None).await
    }

    /// The first response to an interaction.
    async fn first(
        &self,
        response: &(impl serde::Serialize + Sync),
        file: Option<CreateAttachment>,
    ) -> serenity::Result<()> {
        match &self.click.reply_to {
            ReplyTo::Interaction(id, token) => {
                self.app.rest.respond((*id, token), response, file).await
            }
            ReplyTo::Message(..) => Ok(()),
        }
    }
}
