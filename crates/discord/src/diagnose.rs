//! Why the bot may not speak in a channel, in words for the host.

use super::commands::{needed, needed_for_thread};
use super::rest::{Rest, status};
use pangaea_table::{ChannelId, ServerId};
use pangaea_text::Language;
use serenity::all::{Channel, GuildChannel};

const FORBIDDEN: u16 = 403;
const NOT_FOUND: u16 = 404;

/// The result of a diagnosis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Diagnosis {
    /// It may speak, as far as can be seen.
    Fine,
    /// This is in the way.
    Barred(String),
    /// Discord does not tell at present.
    Unknown,
}

/// Finds out what is in the way at a place, where a thread may have to start.
pub(super) async fn diagnose(
    rest: &Rest,
    channel: ChannelId,
    server: Option<ServerId>,
    gets_thread: bool,
) -> Diagnosis {
    let found = Patient { rest, channel, server, gets_thread }.examine().await;
    found.unwrap_or_else(|error| match status(&error) {
        Some(NOT_FOUND) => Diagnosis::Fine,
        _ => Diagnosis::Unknown,
    })
}

/// What is told where nothing is found, and Discord refuses all the same.
pub(super) fn refused(channel: ChannelId, cause: &str) -> String {
    format!("Discord refuses messages in channel {channel}: {cause}")
}

/// A channel with something in the way.
struct Patient<'a> {
    rest: &'a Rest,
    channel: ChannelId,
    server: Option<ServerId>,
    gets_thread: bool,
}

impl Patient<'_> {
    async fn examine(&self) -> serenity::Result<Diagnosis> {
        let Some(server) = self.server else { return Ok(Diagnosis::Fine) };
        let member = match self.rest.member(server, self.rest.me()).await {
            Err(error) if matches!(status(&error), Some(FORBIDDEN | NOT_FOUND)) => {
                let reason = format!("the bot was removed from server {server}");
                return Ok(Diagnosis::Barred(format!("{reason}; invite it again")));
            }
            member => member?,
        };
        let channel = match self.channel(self.channel).await {
            Err(error) if status(&error) == Some(FORBIDDEN) => {
                let channel = format!("channel {}", self.channel);
                return Ok(Diagnosis::Barred(lacks(&channel, &names(false)[..1])));
            }
            channel => channel?,
        };
        let Some(channel) = channel else { return Ok(Diagnosis::Fine) };
        let name = format!("#{} (channel {})", channel.name, self.channel);
        // A thread has the permissions of the channel that it belongs to.
        let thread = channel.thread_metadata;
        let above = match (thread, channel.parent_id) {
            (Some(_), Some(parent)) => {
                self.channel(ChannelId(parent.get())).await?.unwrap_or(channel)
            }
            _ => channel,
        };
        let guild = self.rest.server(server).await?;
        let granted = guild.user_permissions_in(&above, &member);
        let mut needed = needed(thread.is_some());
        if self.gets_thread {
            needed.extend(needed_for_thread());
        }
        let lacking: Vec<String> = needed
            .into_iter()
            .filter(|(one, _)| !granted.contains(*one))
            .map(|(_, name)| Language::English.say(&name))
            .collect();
        Ok(match (lacking.is_empty(), thread.is_some_and(|thread| thread.archived)) {
            (false, _) => Diagnosis::Barred(lacks(&name, &lacking)),
            (true, true) => Diagnosis::Barred(format!("the thread {name} is archived; reopen it")),
            (true, false) => Diagnosis::Fine,
        })
    }

    async fn channel(&self, id: ChannelId) -> serenity::Result<Option<GuildChannel>> {
        let channel = self.rest.channel(id).await?;
        Ok(if let Channel::Guild(channel) = channel { Some(channel) } else { None })
    }
}

/// What the bot needs, in words.
fn names(in_thread: bool) -> Vec<String> {
    needed(in_thread).iter().map(|(_, name)| Language::English.say(name)).collect()
}

fn lacks(channel: &str, permissions: &[String]) -> String {
    let names = pangaea_text::common::list(Language::English, permissions);
    let missing = if permissions.len() == 1 { "permission is" } else { "permissions are" };
    format!("in {channel} the {missing} missing: {names}; see Edit Channel → Permissions")
}
