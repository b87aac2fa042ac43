//! Discord's ids as serenity has them. Tables and store have types of their own for the same ids, so
//! that they need not know serenity.

use pangaea_table::{ChannelId, MessageId, ServerId, UserId};
use serenity::all as serenity;

pub(super) fn channel(id: ChannelId) -> serenity::ChannelId {
    serenity::ChannelId::new(id.0)
}

pub(super) fn message(id: MessageId) -> serenity::MessageId {
    serenity::MessageId::new(id.0)
}

pub(super) fn server(id: ServerId) -> serenity::GuildId {
    serenity::GuildId::new(id.0)
}

pub(super) fn user(id: UserId) -> serenity::UserId {
    serenity::UserId::new(id.0)
}
