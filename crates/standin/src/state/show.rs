//! Payloads, built from what is stored.

use std::collections::BTreeMap;

use super::DiscordState;
use crate::id::Id;
use crate::model::channel::{
    ChannelPayload, DmPayload, TextPayload, ThreadMetadata, ThreadPayload,
};
use crate::model::guild::{GuildCreate, GuildPayload, MemberPayload, RolePayload};
use crate::model::message::{
    MessageEvent, MessagePayload, MessageReference, Origin, OriginMetadata, OriginPayload,
};
use crate::model::user::{SelfPayload, UserPayload};
use crate::model::{
    Attachment, Channel, ChannelKind, Embed, Guild, InteractionKind, Message, User,
};

const COMMAND: u8 = InteractionKind::Command as u8;
const MODAL: u8 = InteractionKind::Modal as u8;

impl DiscordState {
    pub(crate) fn show_user(&self, id: Id) -> UserPayload {
        self.users.get(&id).map_or_else(|| gone(id).payload(), User::payload)
    }

    pub(crate) fn show_self(&self) -> SelfPayload {
        SelfPayload {
            user: self.show_user(self.bot),
            mfa_enabled: false,
            locale: self.locale_of(self.bot).to_owned(),
            verified: true,
            email: None,
            premium_type: 0,
        }
    }

    pub(crate) fn show_member(&self, guild: Id, user: Id) -> Option<MemberPayload> {
        let member = self.guilds.get(&guild)?.member(user)?;
        Some(MemberPayload {
            user: self.show_user(user),
            nick: None,
            avatar: None,
            banner: None,
            roles: member.roles.clone(),
            joined_at: member.joined.iso(),
            premium_since: None,
            deaf: false,
            mute: false,
            flags: 0,
            pending: false,
            communication_disabled_until: None,
            permissions: None,
        })
    }

    pub(crate) fn show_roles(guild: &Guild) -> Vec<RolePayload> {
        let roles = guild.roles.iter().enumerate();
        roles
            .map(|(position, role)| RolePayload {
                id: role.id,
                name: role.name.clone(),
                permissions: role.permissions,
                position,
                color: 0,
                colors: crate::model::guild::RoleColors::default(),
                hoist: false,
                managed: false,
                mentionable: false,
                icon: None,
                unicode_emoji: None,
                flags: 0,
            })
            .collect()
    }

    pub(crate) fn show_guild(&self, guild: &Guild) -> GuildPayload {
        GuildPayload {
            id: guild.id,
            name: guild.name.clone(),
            icon: None,
            description: None,
            home_header: None,
            splash: None,
            discovery_splash: None,
            features: Vec::new(),
            banner: None,
            owner_id: guild.owner,
            application_id: None,
            region: "deprecated",
            afk_channel_id: None,
            afk_timeout: 300,
            system_channel_id: None,
            system_channel_flags: 0,
            widget_enabled: false,
            widget_channel_id: None,
            verification_level: 0,
            roles: Self::show_roles(guild),
            default_message_notifications: 0,
            mfa_level: 0,
            explicit_content_filter: 0,
            max_presences: None,
            max_members: 500_000,
            max_stage_video_channel_users: 50,
            max_video_channel_users: 25,
            vanity_url_code: None,
            premium_tier: 0,
            premium_subscription_count: 0,
            preferred_locale: self.locale().to_owned(),
            rules_channel_id: None,
            safety_alerts_channel_id: None,
            public_updates_channel_id: None,
            premium_progress_bar_enabled: false,
            nsfw: false,
            nsfw_level: 0,
            emojis: Vec::new(),
            stickers: Vec::new(),
            incidents_data: None,
        }
    }

    pub(crate) fn show_guild_create(&self, guild: &Guild) -> GuildCreate {
        let here = self
            .channels
            .values()
            .filter(|channel| channel.guild() == Some(guild.id) && self.can_see(self.bot, channel));
        let (threads, channels): (Vec<&Channel>, Vec<&Channel>) =
            here.partition(|channel| channel.thread().is_some());
        let active = |thread: &&&Channel| thread.thread().is_some_and(|thread| !thread.archived);
        let show = |channel: &&Channel| self.show_channel(channel);
        let joined = guild.member(self.bot).map_or(self.now, |member| member.joined);
        let members =
            guild.members.iter().filter_map(|member| self.show_member(guild.id, member.user));
        GuildCreate {
            guild: self.show_guild(guild),
            joined_at: joined.iso(),
            large: false,
            unavailable: false,
            member_count: guild.members.len(),
            voice_states: Vec::new(),
            members: members.collect(),
            channels: channels.iter().map(show).collect(),
            threads: threads.iter().filter(active).map(show).collect(),
            presences: Vec::new(),
            stage_instances: Vec::new(),
            guild_scheduled_events: Vec::new(),
        }
    }

    pub(crate) fn show_channel(&self, channel: &Channel) -> ChannelPayload {
        let (id, name, last_message_id) = (channel.id, channel.name.clone(), channel.last_message);
        match &channel.kind {
            ChannelKind::Text { guild } => ChannelPayload::Text(TextPayload {
                id,
                kind: 0,
                guild_id: *guild,
                name,
                position: self
                    .channels
                    .range(..id)
                    .filter(|(_, c)| c.guild() == Some(*guild))
                    .count(),
                flags: 0,
                permission_overwrites: channel.overwrites.clone(),
                nsfw: false,
                rate_limit_per_user: 0,
                topic: None,
                parent_id: None,
                last_message_id,
                permissions: None,
            }),
            ChannelKind::Thread(thread) => ChannelPayload::Thread(ThreadPayload {
                id,
                kind: if thread.private { 12 } else { 11 },
                guild_id: thread.guild,
                name,
                parent_id: thread.parent,
                owner_id: thread.owner,
                flags: 0,
                rate_limit_per_user: 0,
                last_message_id,
                thread_metadata: ThreadMetadata {
                    archived: thread.archived,
                    archive_timestamp: thread.archive_changed.iso(),
                    auto_archive_duration: thread.auto_archive,
                    locked: thread.locked,
                    create_timestamp: id.time().iso(),
                    invitable: thread.private.then_some(true),
                },
                message_count: self.messages.count(id),
                member_count: thread.members.len(),
                total_message_sent: self.messages.count(id),
                newly_created: None,
                permissions: None,
            }),
            ChannelKind::Dm { person } => ChannelPayload::Dm(DmPayload {
                id,
                kind: 1,
                flags: 0,
                last_message_id,
                recipients: vec![self.show_user(*person)],
            }),
        }
    }

    pub(crate) fn show_message(&self, message: &Message) -> MessagePayload {
        const HAS_THREAD: u32 = 1 << 5;
        let thread = self.channels.get(&message.id);
        let command = message.origin.as_ref().filter(|origin| origin.kind == COMMAND);
        let by_bot = message.author == self.bot;
        let kind = match (&message.origin, message.reply_to) {
            (Some(origin), _) if origin.kind == COMMAND && origin.original.is_none() => 20,
            (None, None) => 0,
            _ => 19,
        };
        let reference = match &message.origin {
            Some(origin) => origin.original.or(origin.source),
            None => message.reply_to,
        };
        MessagePayload {
            id: message.id,
            channel_id: message.channel,
            kind,
            author: self.show_user(message.author),
            content: message.content.clone(),
            timestamp: message.id.time().iso(),
            edited_timestamp: message.edited.map(crate::clock::Time::iso),
            tts: false,
            mention_everyone: false,
            mentions: message.mentions.iter().map(|id| self.show_user(*id)).collect(),
            mention_roles: Vec::new(),
            attachments: self.show_files(&message.attachments),
            embeds: self.show_embeds(&message.embeds),
            components: message.components.clone(),
            pinned: false,
            flags: message.flags | if thread.is_some() { HAS_THREAD } else { 0 },
            nonce: message.nonce.clone(),
            application_id: message.origin.as_ref().map(|_| self.bot),
            webhook_id: message.origin.as_ref().filter(|_| by_bot).map(|_| self.bot),
            interaction: command.map(|origin| OriginPayload {
                id: origin.interaction,
                kind: origin.kind,
                name: origin.command.clone().unwrap_or_default(),
                user: self.show_user(origin.person),
            }),
            interaction_metadata: message.origin.as_ref().map(|origin| self.show_origin(origin)),
            message_reference: reference.map(|message_id| MessageReference {
                kind: 0,
                channel_id: message.channel,
                message_id,
                guild_id: self.channels.get(&message.channel).and_then(Channel::guild),
            }),
            thread: thread.map(|thread| self.show_channel(thread)),
        }
    }

    /// Files with the addresses at which they are served at present.
    fn show_files(&self, files: &[Attachment]) -> Vec<Attachment> {
        let mut shown = files.to_vec();
        for file in &mut shown {
            file.url.insert_str(0, &self.base);
            file.proxy_url.insert_str(0, &self.base);
        }
        shown
    }

    fn show_embeds(&self, embeds: &[Embed]) -> Vec<Embed> {
        let mut shown = embeds.to_vec();
        let pictures = shown.iter_mut().flat_map(|embed| [&mut embed.image, &mut embed.thumbnail]);
        for picture in pictures.flatten().filter(|picture| picture.url.starts_with('/')) {
            picture.url.insert_str(0, &self.base);
        }
        shown
    }

    fn show_origin(&self, origin: &Origin) -> OriginMetadata {
        let metadata = |kind| OriginMetadata {
            id: origin.interaction,
            kind,
            user: self.show_user(origin.person),
            authorizing_integration_owners: BTreeMap::from([(0, self.bot)]),
            original_response_message_id: origin.original,
            interacted_message_id: None,
            triggering_interaction_metadata: None,
        };
        let mut shown = metadata(origin.kind);
        if origin.kind == MODAL {
            let opened_by =
                if origin.source.is_some() { InteractionKind::Component as u8 } else { COMMAND };
            let mut opener = metadata(opened_by);
            opener.interacted_message_id = origin.source;
            shown.triggering_interaction_metadata = Some(Box::new(opener));
        } else {
            shown.interacted_message_id = origin.source;
        }
        shown
    }

    pub(crate) fn show_message_event(&self, message: &Message) -> MessageEvent {
        let guild_id = self.channels.get(&message.channel).and_then(Channel::guild);
        MessageEvent {
            message: self.show_message(message),
            guild_id,
            member: guild_id.and_then(|guild| self.show_member(guild, message.author)),
        }
    }
}

/// Someone whose account is gone.
fn gone(id: Id) -> User {
    User { id, name: "deleted_user".to_owned(), bot: false, own_locale: None, dms_open: false }
}
