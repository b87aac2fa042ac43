//! Interactions: from what a person does to the bot's answers.

use std::collections::BTreeMap;
use std::time::Duration;

use super::{DiscordState, NewMessage};
use crate::api_error::{ApiError, wrong};
use crate::check::{FILE_SIZE, check_choices, check_modal};
use crate::id::Id;
use crate::model::channel::ChannelPayload;
use crate::model::component;
use crate::model::event::GatewayEvent;
use crate::model::interaction::{InteractionData, InteractionPayload};
use crate::model::message::Origin;
use crate::model::{CommandChoice, FirstResponse, Interaction, InteractionKind, Message, Modal};
use crate::rest::{File, MessageForm};

/// How long the bot may take to the first answer.
pub const FIRST_ANSWER: Duration = Duration::from_secs(3);

/// How long after an interaction its token works.
pub const TOKEN_LIFE: Duration = Duration::from_mins(15);

/// What a token consists of before the interaction's id.
const TOKEN_START: &str = "interaction-";

/// What a person does, before it has an id.
#[derive(Debug)]
pub(crate) struct NewInteraction {
    pub kind: InteractionKind,
    pub person: Id,
    pub channel: Id,
    pub data: InteractionData,
    pub command: Option<String>,
    pub source: Option<Id>,
}

impl DiscordState {
    /// Records what a person does and tells the bot.
    pub(crate) fn begin(&mut self, new: NewInteraction) -> Result<Id, ApiError> {
        while let Some(oldest) = self.interactions.first_entry()
            && self.now.since(oldest.get().made) > TOKEN_LIFE * 2
        {
            oldest.remove();
        }
        let id = self.next_id();
        let interaction = Interaction {
            id,
            token: format!("{TOKEN_START}{id}"),
            kind: new.kind,
            person: new.person,
            channel: new.channel,
            made: self.now,
            command: new.command,
            source: new.source,
            answered: None,
            original: None,
            late: None,
        };
        let event = self.show_interaction(&interaction, new.data)?;
        self.interactions.insert(id, interaction);
        // An interaction reaches the bot also where it may not look, but in no server that it left.
        if event.guild_id.is_none_or(|guild| self.guild(guild).is_ok()) {
            self.tell(GatewayEvent::InteractionCreate(Box::new(event)));
        }
        Ok(id)
    }

    fn show_interaction(
        &self,
        interaction: &Interaction,
        data: InteractionData,
    ) -> Result<InteractionPayload, ApiError> {
        let channel = self.channel(interaction.channel)?;
        let guild_id = channel.guild();
        let allowed = self.permissions(interaction.person, channel);
        let mut shown = self.show_channel(channel);
        match &mut shown {
            ChannelPayload::Text(text) => text.permissions = Some(allowed),
            ChannelPayload::Thread(thread) => thread.permissions = Some(allowed),
            ChannelPayload::Dm(_) => {}
        }
        let mut member = guild_id.and_then(|guild| self.show_member(guild, interaction.person));
        if let Some(member) = &mut member {
            member.permissions = Some(allowed);
        }
        let source = interaction.source.and_then(|source| self.messages.get(source));
        Ok(InteractionPayload {
            id: interaction.id,
            application_id: self.bot,
            kind: interaction.kind as u8,
            data,
            guild_id,
            channel: shown,
            channel_id: channel.id,
            user: member.is_none().then(|| self.show_user(interaction.person)),
            member,
            token: interaction.token.clone(),
            version: 1,
            message: source.map(|source| self.show_message(source)),
            app_permissions: self.permissions(self.bot, channel),
            locale: self.locale_of(interaction.person).to_owned(),
            guild_locale: guild_id.map(|_| self.locale().to_owned()),
            entitlements: Vec::new(),
            authorizing_integration_owners: BTreeMap::from([(0, guild_id.unwrap_or(Id(0)))]),
            context: u8::from(guild_id.is_none()),
            attachment_size_limit: FILE_SIZE,
        })
    }

    /// An interaction that still waits for its first answer.
    fn waiting(&self, id: Id, token: &str) -> Result<&Interaction, ApiError> {
        let interaction = self.interactions.get(&id).filter(|found| found.token == token);
        let interaction = interaction.ok_or(ApiError::UnknownInteraction)?;
        if interaction.answered.is_some() {
            Err(ApiError::AlreadyAnswered)
        } else if self.now.since(interaction.made) > FIRST_ANSWER {
            Err(ApiError::UnknownInteraction)
        } else {
            Ok(interaction)
        }
    }

    /// An answered interaction whose token still works.
    pub(crate) fn answered(&self, token: &str) -> Result<&Interaction, ApiError> {
        let found = id_in(token).and_then(|id| self.interactions.get(&id));
        let interaction = found.ok_or(ApiError::UnknownWebhook)?;
        if self.now.since(interaction.made) > TOKEN_LIFE {
            Err(ApiError::ExpiredToken)
        } else if interaction.answered.is_none() {
            Err(ApiError::UnknownWebhook)
        } else {
            Ok(interaction)
        }
    }

    /// The message that `@original` names.
    pub(crate) fn original(&self, token: &str) -> Result<Id, ApiError> {
        let original = self.answered(token)?.original.ok_or(ApiError::UnknownMessage)?;
        self.messages.get(original).map(|_| original).ok_or(ApiError::UnknownMessage)
    }

    fn set_answer(&mut self, id: Id, answered: FirstResponse, original: Option<Id>) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.answered = Some(answered);
            interaction.original = original;
        }
    }

    /// A new message as the first answer, or the place for one.
    pub(crate) fn answer_message(
        &mut self,
        (id, token): (Id, &str),
        form: &MessageForm,
        files: &[File],
        deferred: bool,
    ) -> Result<(), ApiError> {
        let interaction = self.waiting(id, token)?;
        if interaction.kind == InteractionKind::Autocomplete {
            return Err(not_for(interaction.kind));
        }
        let new = NewMessage { loading: deferred, ..reply_to(interaction, form, self.bot) };
        let original = self.post(new, form, files)?;
        let answered = if deferred { FirstResponse::Deferred } else { FirstResponse::Message };
        self.set_answer(id, answered, Some(original));
        Ok(())
    }

    /// A change of the message whose component was used, now or later.
    pub(crate) fn answer_update(
        &mut self,
        (id, token): (Id, &str),
        form: Option<(&MessageForm, &[File])>,
    ) -> Result<(), ApiError> {
        let interaction = self.waiting(id, token)?;
        let source = interaction.source.ok_or_else(|| not_for(interaction.kind))?;
        let answered = match form {
            Some((form, files)) => {
                self.edit(source, form, files)?;
                FirstResponse::Update
            }
            None => FirstResponse::DeferredUpdate,
        };
        self.set_answer(id, answered, Some(source));
        Ok(())
    }

    pub(crate) fn answer_choices(
        &mut self,
        (id, token): (Id, &str),
        choices: Vec<CommandChoice>,
    ) -> Result<(), ApiError> {
        let kind = self.waiting(id, token)?.kind;
        if kind != InteractionKind::Autocomplete {
            return Err(not_for(kind));
        }
        check_choices(&choices).done()?;
        self.set_answer(id, FirstResponse::Choices(choices), None);
        Ok(())
    }

    pub(crate) fn answer_modal(
        &mut self,
        (id, token): (Id, &str),
        mut modal: Modal,
    ) -> Result<(), ApiError> {
        let interaction = self.waiting(id, token)?;
        let kind = interaction.kind;
        if !matches!(kind, InteractionKind::Command | InteractionKind::Component) {
            return Err(not_for(kind));
        }
        check_modal(&modal).done()?;
        component::complete(&mut modal.components, &mut 0);
        let person = interaction.person;
        self.close_modals(person);
        self.set_answer(id, FirstResponse::Modal { modal, open: true }, None);
        Ok(())
    }

    /// A client shows one form at a time.
    pub(crate) fn close_modals(&mut self, person: Id) {
        for interaction in self.interactions.values_mut().filter(|found| found.person == person) {
            if let Some(FirstResponse::Modal { open, .. }) = &mut interaction.answered {
                *open = false;
            }
        }
    }

    /// A further message. The first one after a deferral fills the place that was kept.
    pub(crate) fn follow_up(
        &mut self,
        token: &str,
        form: &MessageForm,
        files: &[File],
    ) -> Result<Id, ApiError> {
        let interaction = self.answered(token)?;
        let original = interaction
            .original
            .filter(|id| self.messages.get(*id).is_some_and(Message::is_loading));
        if let Some(original) = original {
            self.edit(original, form, files)?;
            return Ok(original);
        }
        let mut new = reply_to(interaction, form, self.bot);
        let first = interaction.original;
        if let Some(origin) = &mut new.origin {
            origin.original = first;
        }
        let further = self.post(new, form, files)?;
        self.arrived(token, further);
        Ok(further)
    }

    /// Changes a message that an interaction's token may touch.
    pub(crate) fn edit_with(
        &mut self,
        token: &str,
        message: Id,
        form: &MessageForm,
        files: &[File],
    ) -> Result<(), ApiError> {
        self.edit(message, form, files)?;
        self.arrived(token, message);
        Ok(())
    }

    /// Notes that a deferred answer has arrived.
    fn arrived(&mut self, token: &str, message: Id) {
        let found = id_in(token).and_then(|id| self.interactions.get_mut(&id));
        if let Some(interaction) = found {
            interaction.late.get_or_insert(message);
        }
    }
}

/// The interaction that a token is for.
fn id_in(token: &str) -> Option<Id> {
    token.strip_prefix(TOKEN_START)?.parse().ok()
}

fn reply_to(interaction: &Interaction, form: &MessageForm, author: Id) -> NewMessage {
    let ephemeral = form.flags.unwrap_or(0) & Message::EPHEMERAL != 0;
    NewMessage {
        channel: interaction.channel,
        author,
        origin: Some(Origin {
            interaction: interaction.id,
            kind: interaction.kind as u8,
            person: interaction.person,
            command: interaction.command.clone(),
            source: interaction.source,
            original: None,
        }),
        only_for: ephemeral.then_some(interaction.person),
        loading: false,
    }
}

/// An answer that this kind of interaction does not take.
fn not_for(kind: InteractionKind) -> ApiError {
    let message = format!("Interactions of type {} cannot be answered so", kind as u8);
    wrong("type", "INTERACTION_CALLBACK_TYPE_INVALID", message)
}
