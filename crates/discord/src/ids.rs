//! Discord's ids as serenity has them. Tables and store have types of their own for the same ids, so
//! that they need not know serenity.

use pangaea_table::{ChannelId, MessageId, ServerId, UserId};
use serenity::all as serenity;

/// Serenity wants no id to be 0. Neither is 1 anything that Discord knows, and it says so.
const fn known(id: u64) -> u64 {
    if id == 0 { 1 } else { id }
}

pub(super) fn channel(id: ChannelId) -> serenity::ChannelId {
    serenity::ChannelId::new(known(id.0))
}

pub(super) fn message(id: MessageId) -> serenity::MessageId {
    serenity::MessageId::new(known(id.0))
}

pub(super) fn server(id: ServerId) -> serenity::GuildId {
    serenity::GuildId::new(known(id.0))
}

pub(super) fn user(id: UserId) -> serenity::UserId {
    serenity::UserId::new(known(id.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_can_be_asked_for() {
        for (number, asked) in [(0, 1), (1, 1), (7, 7), (u64::MAX, u64::MAX)] {
            let ids = [
                channel(ChannelId(number)).get(),
                message(MessageId(number)).get(),
                server(ServerId(number)).get(),
                user(UserId(number)).get(),
            ];
            assert_eq!(ids, [asked; 4]);
        }
    }
}
