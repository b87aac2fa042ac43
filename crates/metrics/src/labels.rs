//! The words of labels that are more than a name.

/// The kind of a request to Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// A new message in a channel or a direct message.
    PostMessage,
    /// A message that is there changes.
    EditMessage,
    /// A message goes.
    DeleteMessage,
    /// The last messages of a channel, to find one of ours.
    ReadMessages,
    /// The channel of someone's direct messages.
    OpenDm,
    /// The first response to an interaction.
    Respond,
    /// A response that changes later.
    EditResponse,
    /// A second response.
    FollowUp,
    /// The list of slash commands.
    RegisterCommands,
    /// A server, a channel or ourselves in it, to find out what is missing.
    Diagnose,
    /// A new thread of a game.
    StartThread,
    /// A thread that was put away is opened again.
    ReopenThread,
}

impl Route {
    /// Every route.
    pub const ALL: [Self; 12] = [
        Self::PostMessage,
        Self::EditMessage,
        Self::DeleteMessage,
        Self::ReadMessages,
        Self::OpenDm,
        Self::Respond,
        Self::EditResponse,
        Self::FollowUp,
        Self::RegisterCommands,
        Self::Diagnose,
        Self::StartThread,
        Self::ReopenThread,
    ];

    /// The word in the label.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PostMessage => "post_message",
            Self::EditMessage => "edit_message",
            Self::DeleteMessage => "delete_message",
            Self::ReadMessages => "read_messages",
            Self::OpenDm => "open_dm",
            Self::Respond => "respond",
            Self::EditResponse => "edit_response",
            Self::FollowUp => "follow_up",
            Self::RegisterCommands => "register_commands",
            Self::Diagnose => "diagnose",
            Self::StartThread => "start_thread",
            Self::ReopenThread => "reopen_thread",
        }
    }
}

/// How a request ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestOutcome {
    /// Discord has done it.
    Delivered,
    /// Discord does not want it.
    Refused,
    /// Discord wants it later.
    RateLimited,
    /// Discord is broken, or cannot be reached.
    Failed,
}

impl RequestOutcome {
    /// Every end.
    pub const ALL: [Self; 4] = [Self::Delivered, Self::Refused, Self::RateLimited, Self::Failed];

    /// The word in the label.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Delivered => "delivered",
            Self::Refused => "refused",
            Self::RateLimited => "rate_limited",
            Self::Failed => "failed",
        }
    }
}

/// What Discord's rate limits hold back: one route, or everything.
pub const SCOPES: [&str; 2] = ["route", "global"];
