//! What a client shows.

use serde::Serialize;

use super::slash::usable;
use crate::id::Id;
use crate::model::message::MessagePayload;
use crate::model::user::UserPayload;
use crate::model::{
    ApplicationCommand, Attachment, Channel, ChannelKind, CommandChoice, Component, FirstResponse,
    Interaction, InteractionKind, Message, Modal,
};
use crate::state::{DiscordState, FIRST_ANSWER};

/// Everything that one person's client shows.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub me: UserPayload,
    pub locale: String,
    /// The language that was set, if it is not the one of the page.
    pub own_locale: Option<String>,
    pub dms_open: bool,
    pub places: Vec<PlaceView>,
    pub modal: Option<OpenModal>,
    pub pending: Vec<PendingAct>,
}

#[derive(Clone, Debug, Serialize)]
pub struct PlaceView {
    pub id: Id,
    pub name: String,
    pub kind: PlaceKind,
    /// The channel of a thread.
    pub parent: Option<Id>,
    pub archived: bool,
    pub locked: bool,
    /// Oldest first.
    pub messages: Vec<Seen>,
    /// The commands that can be used here.
    pub commands: Vec<ApplicationCommand>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PlaceKind {
    Channel,
    Thread,
    Dm,
}

/// A message as one person sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Seen {
    #[serde(flatten)]
    pub message: MessagePayload,
    /// No one else sees it.
    pub only_for_you: bool,
    /// It names this person, with a sound.
    pub pings_you: bool,
    /// The bot is thinking.
    pub loading: bool,
}

impl Seen {
    pub fn id(&self) -> Id {
        self.message.id
    }

    /// Its words: the content, and what its embeds say.
    pub fn text(&self) -> String {
        let mut parts = vec![self.message.content.clone()];
        for embed in &self.message.embeds {
            parts.extend(embed.title.clone());
            parts.extend(embed.description.clone());
            parts.extend(
                embed.fields.iter().map(|field| format!("{}: {}", field.name, field.value)),
            );
            parts.extend(embed.footer.as_ref().map(|footer| footer.text.clone()));
        }
        parts.retain(|part| !part.is_empty());
        parts.join("\n")
    }

    pub fn pictures(&self) -> impl Iterator<Item = &Attachment> {
        self.message.attachments.iter().filter(|attachment| attachment.is_picture())
    }

    /// All its buttons and menus.
    pub fn parts(&self) -> impl Iterator<Item = &Component> {
        self.message.components.iter().flat_map(Component::inner)
    }

    /// The labels of its buttons that can be pressed.
    pub fn buttons(&self) -> Vec<&str> {
        let usable =
            self.parts().filter(|part| part.kind == Component::BUTTON && !part.is_disabled());
        usable.filter_map(|part| part.label.as_deref()).collect()
    }
}

/// A form that waits to be filled in.
#[derive(Clone, Debug, Serialize)]
pub struct OpenModal {
    /// The interaction that opened it.
    pub opened_by: Id,
    pub modal: Modal,
}

/// Something this person did that has no answer yet, or never got one.
#[derive(Clone, Debug, Serialize)]
pub struct PendingAct {
    pub id: Id,
    pub place: Id,
    pub command: Option<String>,
    pub source: Option<Id>,
    /// The client says so after three seconds.
    pub failed: bool,
}

pub(super) fn is_seen(message: &Message, person: Id) -> bool {
    message.only_for.is_none_or(|only| only == person)
}

pub(super) fn show(store: &DiscordState, message: &Message, person: Id) -> Seen {
    Seen {
        message: store.show_message(message),
        only_for_you: message.only_for == Some(person),
        pings_you: message.pings.contains(&person),
        loading: message.is_loading(),
    }
}

pub(super) fn messages(store: &DiscordState, person: Id, place: Id) -> Vec<Seen> {
    let Some(channel) = store.channels.get(&place) else { return Vec::new() };
    if !store.can_see(person, channel) {
        return Vec::new();
    }
    let seen = store.history(place).filter(|message| is_seen(message, person));
    seen.map(|message| show(store, message, person)).collect()
}

pub(super) fn open_modal(store: &DiscordState, person: Id) -> Option<OpenModal> {
    let mine = store.interactions.values().rev().filter(|found| found.person == person);
    mine.into_iter().find_map(|interaction| match &interaction.answered {
        Some(FirstResponse::Modal { modal, open: true }) => {
            Some(OpenModal { opened_by: interaction.id, modal: modal.clone() })
        }
        _ => None,
    })
}

pub(super) fn choices(store: &DiscordState, act: Id) -> Option<Vec<CommandChoice>> {
    match &store.interactions.get(&act)?.answered {
        Some(FirstResponse::Choices(choices)) => Some(choices.clone()),
        _ => None,
    }
}

pub(super) fn has_failed(store: &DiscordState, interaction: &Interaction) -> bool {
    interaction.answered.is_none() && store.now.since(interaction.made) > FIRST_ANSWER
}

pub(super) fn view(store: &DiscordState, person: Id) -> View {
    let user = store.users.get(&person);
    let places = store.channels.values().filter(|channel| store.can_see(person, channel));
    let mine = store.interactions.values().filter(|found| found.person == person);
    // Who types a word is not told that no one completes it.
    let asked = mine.filter(|found| found.kind != InteractionKind::Autocomplete);
    let pending = asked.filter(|found| found.answered.is_none()).map(|found| PendingAct {
        id: found.id,
        place: found.channel,
        command: found.command.clone(),
        source: found.source,
        failed: has_failed(store, found),
    });
    View {
        me: store.show_user(person),
        locale: store.locale_of(person).to_owned(),
        own_locale: user.and_then(|user| user.own_locale.clone()),
        dms_open: user.is_some_and(|user| user.dms_open),
        places: places.map(|channel| place(store, person, channel)).collect(),
        modal: open_modal(store, person),
        pending: pending.collect(),
    }
}

fn place(store: &DiscordState, person: Id, channel: &Channel) -> PlaceView {
    let thread = channel.thread();
    PlaceView {
        id: channel.id,
        name: match channel.kind {
            ChannelKind::Dm { .. } => {
                store.users.get(&store.bot).map(|bot| bot.name.clone()).unwrap_or_default()
            }
            _ => channel.name.clone(),
        },
        kind: match channel.kind {
            ChannelKind::Text { .. } => PlaceKind::Channel,
            ChannelKind::Thread(_) => PlaceKind::Thread,
            ChannelKind::Dm { .. } => PlaceKind::Dm,
        },
        parent: thread.map(|thread| thread.parent),
        archived: thread.is_some_and(|thread| thread.archived),
        locked: thread.is_some_and(|thread| thread.locked),
        messages: messages(store, person, channel.id),
        commands: usable(store, person, channel),
    }
}
