//! People and the bot.

use serde::{Deserialize, Serialize};

use crate::id::Id;

/// Someone with an account, as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    pub name: String,
    pub bot: bool,
    /// The language that was set in their client, such as `en-US` or `de`.
    #[serde(default)]
    pub own_locale: Option<String>,
    /// May the bot write to them?
    pub dms_open: bool,
}

/// Someone as Discord shows them.
#[derive(Clone, Debug, Serialize)]
pub struct UserPayload {
    pub id: Id,
    pub username: String,
    pub discriminator: &'static str,
    pub global_name: Option<String>,
    pub avatar: Option<String>,
    pub bot: bool,
    pub public_flags: u64,
    pub flags: u64,
    pub primary_guild: Option<Id>,
}

impl User {
    pub(crate) fn payload(&self) -> UserPayload {
        UserPayload {
            id: self.id,
            username: self.name.to_lowercase(),
            discriminator: "0",
            global_name: (!self.bot).then(|| self.name.clone()),
            avatar: None,
            bot: self.bot,
            public_flags: 0,
            flags: 0,
            primary_guild: None,
        }
    }
}

/// The bot as it sees itself.
#[derive(Clone, Debug, Serialize)]
pub struct SelfPayload {
    #[serde(flatten)]
    pub user: UserPayload,
    pub mfa_enabled: bool,
    pub locale: String,
    pub verified: bool,
    pub email: Option<String>,
    pub premium_type: u8,
}
