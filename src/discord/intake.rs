//! What comes from Discord: who wants what, and the answer.

use super::hall::{Hall, Who, told};
use super::outbox::Hold;
use super::press::Press;
use super::reply::{Line, Reply};
use super::{commands, questions, settings, talk, wanted};
use crate::keeper::Trouble;
use crate::table::{Answer, Post, Refusal, Slot, TableId};
use serenity::all::{
    ActionRowComponent, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind,
    Context, EventHandler, Interaction, Message, MessageFlags, ModalInteraction, Ready,
};
use serenity::async_trait;
use std::sync::{Arc, OnceLock};

/// What serenity tells of everything that happens.
pub(super) struct Intake {
    /// There from before the first event on; the connection it needs is made with this.
    pub(super) hall: Arc<OnceLock<Hall>>,
    pub(super) server: Option<u64>,
}

/// A press on a message, or a form sent from there.
pub(super) struct Touch<'a> {
    pub(super) who: &'a Who,
    pub(super) token: &'a str,
    /// The message is seen by this person only, and Discord forgets it.
    pub(super) is_private: bool,
    /// The table's revision that the answer shows in the message.
    pub(super) shown: Option<u64>,
    /// The slot that the message has from now on.
    pub(super) becomes: Option<(TableId, Slot, u64)>,
}

impl<'a> Touch<'a> {
    const fn new(who: &'a Who, token: &'a str, is_private: bool) -> Self {
        Self { who, token, is_private, shown: None, becomes: None }
    }
}

/// An answer, or why there is none.
pub(super) type Answered = Result<Reply, Trouble>;

#[async_trait]
impl EventHandler for Intake {
    async fn ready(&self, context: Context, _: Ready) {
        if let Err(error) = commands::register(&context.http, self.server).await {
            tracing::error!("the commands cannot be registered: {error}");
        }
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let Some(hall) = self.hall.get() else { return };
        if !hall.is_new(interaction.id()) {
            return;
        }
        let desk = Desk { hall };
        let done = match &interaction {
            Interaction::Command(command) => desk.command(command).await,
            Interaction::Component(press) => desk.press(press).await,
            Interaction::Autocomplete(typing) => commands::complete(hall, typing).await,
            Interaction::Modal(form) => desk.form(form).await,
            _ => Ok(()),
        };
        if let Err(error) = done {
            tracing::warn!("an answer did not arrive: {error}");
        }
    }

    async fn message(&self, _: Context, message: Message) {
        if message.guild_id.is_none() && !message.author.bot {
            let Some(hall) = self.hall.get() else { return };
            talk::heard(hall, &message).await;
        }
    }
}

/// Where interactions are answered.
struct Desk<'a> {
    hall: &'a Hall,
}

impl Desk<'_> {
    fn line(&self, id: serenity::all::InteractionId, token: &str, updates: bool) -> Line {
        Line { http: Arc::clone(&self.hall.http), id, token: token.to_owned(), updates }
    }

    /// A message of the table that is changed by this answer needs no other change; whatever else
    /// there is to be said comes after it.
    fn hold(&self, who: &Who, wanted: Press, ephemeral: bool) -> Option<Hold> {
        let (table, slot) = wanted::slot(who, wanted)?;
        let slot = slot.filter(|_| !ephemeral);
        Some(self.hall.outbox.hold(table, slot))
    }

    async fn command(&self, command: &CommandInteraction) -> serenity::Result<()> {
        let who = Who::from(command);
        let line = self.line(command.id, &command.token, false);
        line.answer(async {
            let answered = Box::pin(commands::answer(self.hall, &who, command)).await;
            self.or_told(&who, answered).await
        })
        .await
    }

    /// A refusal is an answer too.
    async fn or_told(&self, who: &Who, answered: Answered) -> Reply {
        match answered {
            Ok(reply) => reply,
            Err(trouble) => {
                let language = self.hall.language(who).await;
                Reply::private(told(&trouble, language))
            }
        }
    }

    async fn press(&self, press: &ComponentInteraction) -> serenity::Result<()> {
        let who = Who::from(press);
        let values: &[String] = match &press.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values,
            _ => &[],
        };
        let Some(wanted) = Press::read(&press.data.custom_id) else {
            let line = self.line(press.id, &press.token, false);
            return line.answer(self.or_told(&who, Err(Refusal::OldButton.into()))).await;
        };
        let line = self.line(press.id, &press.token, wanted::updates(wanted));
        if let Some(form) = wanted::form(self.hall, &who, wanted).await {
            return line.open(form).await;
        }
        let ephemeral =
            press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let hold = self.hold(&who, wanted, ephemeral);
        let mut touch = Touch::new(&who, &press.token, ephemeral);
        let done = line
            .answer(async {
                let answered =
                    Box::pin(wanted::carry_out(self.hall, &mut touch, wanted, values)).await;
                let reply = self.or_told(&who, answered).await;
                touch.becomes = reply.becomes;
                reply
            })
            .await;
        let post = Post(press.message.id.get());
        if let (Some(slot), Ok(())) = (touch.becomes, &done) {
            self.hall.outbox.moved(who.place, post, slot).await;
        }
        if let (Some(hold), Some(revision), Ok(())) = (hold, touch.shown, &done) {
            hold.shown(revision, who.place, post).await;
        }
        done
    }

    async fn form(&self, form: &ModalInteraction) -> serenity::Result<()> {
        let who = Who::from(form);
        let fields = form.data.components.iter().flat_map(|row| &row.components);
        let texts: Vec<String> = fields
            .filter_map(|field| match field {
                ActionRowComponent::InputText(text) => text.value.clone(),
                _ => None,
            })
            .collect();
        let wanted = Press::read(&form.data.custom_id);
        let line = self.line(form.id, &form.token, form.message.is_some());
        let ephemeral = form.message.as_ref().and_then(|message| message.flags);
        let ephemeral = ephemeral.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let hold = wanted.and_then(|wanted| self.hold(&who, wanted, ephemeral));
        let mut touch = Touch::new(&who, &form.token, ephemeral);
        let done = line
            .answer(async {
                let answered = match wanted {
                    Some(Press::Typed(about)) => {
                        let text = texts.first().cloned().unwrap_or_default();
                        let answer = Answer::Typed(text);
                        questions::answer(self.hall, &mut touch, about, answer).await
                    }
                    Some(Press::QuietHours) => settings::quiet(self.hall, &who, &texts).await,
                    _ => Err(Refusal::OldButton.into()),
                };
                self.or_told(&who, answered).await
            })
            .await;
        let post = form.message.as_ref().map(|message| Post(message.id.get()));
        let shown = (hold, touch.shown, post);
        if let ((Some(hold), Some(revision), Some(post)), Ok(())) = (shown, &done) {
            hold.shown(revision, who.place, post).await;
        }
        done
    }
}
