//! Who may do what where.

use super::DiscordState;
use crate::api_error::ApiError;
use crate::id::Id;
use crate::model::channel::Overwrite;
use crate::model::{Channel, ChannelKind, Permissions};

impl DiscordState {
    /// What someone may do in a channel.
    pub fn permissions(&self, user: Id, channel: &Channel) -> Permissions {
        let Some(guild) = channel.guild().and_then(|guild| self.guilds.get(&guild)) else {
            let inside = user == self.bot || channel.dm_person() == Some(user);
            return if inside { Permissions::ALL } else { Permissions::NONE };
        };
        let Some(member) = guild.member(user) else { return Permissions::NONE };
        let held = |id: Id| id == guild.id || member.roles.contains(&id);
        let roles = guild.roles.iter().filter(|role| held(role.id));
        let base = roles.fold(Permissions::NONE, |sum, role| sum | role.permissions);
        if guild.owner == user || base.has(Permissions::ADMINISTRATOR) {
            return Permissions::ALL;
        }
        let overwrites = match channel.thread() {
            Some(thread) => self.channels.get(&thread.parent).map(|parent| &parent.overwrites),
            None => Some(&channel.overwrites),
        };
        let overwrites = overwrites.map_or(&[][..], Vec::as_slice);
        let everyone = apply(base, overwrites.iter().filter(|found| found.id == guild.id));
        let by_role = |found: &&Overwrite| found.id != guild.id && member.roles.contains(&found.id);
        let roles = apply(everyone, overwrites.iter().filter(by_role));
        apply(roles, overwrites.iter().filter(|found| found.id == user))
    }

    /// Is the place there for someone at all?
    pub fn can_see(&self, user: Id, channel: &Channel) -> bool {
        let private = channel.thread().filter(|thread| thread.private);
        let let_in = private.is_none_or(|thread| thread.members.contains(&user));
        let_in && self.permissions(user, channel).has(Permissions::VIEW_CHANNEL)
    }

    /// Is the bot told what happens in a channel?
    pub(crate) fn bot_sees(&self, channel: Id) -> bool {
        self.channels.get(&channel).is_some_and(|channel| self.can_see(self.bot, channel))
    }

    /// Refuses what the bot may not do in a channel, as Discord does: what it cannot see it cannot
    /// reach, what it can see it may be forbidden.
    pub(crate) fn bot_needs(&self, channel: &Channel, needed: Permissions) -> Result<(), ApiError> {
        if !self.can_see(self.bot, channel) {
            return Err(ApiError::MissingAccess);
        }
        if self.permissions(self.bot, channel).has(needed) {
            Ok(())
        } else {
            Err(ApiError::MissingPermissions)
        }
    }

    /// What writing in this channel takes.
    pub(crate) fn to_write(channel: &Channel) -> Permissions {
        match channel.kind {
            ChannelKind::Thread(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            _ => Permissions::SEND_MESSAGES,
        }
    }

    /// Can the bot's words reach this DM?
    pub(crate) fn dm_is_open(&self, person: Id) -> Result<(), ApiError> {
        let meets = self
            .guilds
            .values()
            .any(|guild| guild.member(person).is_some() && guild.member(self.bot).is_some());
        if !meets {
            Err(ApiError::NoCommonServer)
        } else if self.user(person)?.dms_open {
            Ok(())
        } else {
            Err(ApiError::ClosedDms)
        }
    }
}

fn apply<'a>(base: Permissions, found: impl Iterator<Item = &'a Overwrite>) -> Permissions {
    let (mut allow, mut deny) = (Permissions::NONE, Permissions::NONE);
    for overwrite in found {
        allow = allow | overwrite.allow;
        deny = deny | overwrite.deny;
    }
    (base & !deny) | allow
}
