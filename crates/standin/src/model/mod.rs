//! Discord's objects, as they are stored and as they travel.
//!
//! What is stored is plain data with ids in it; what travels is built from that by
//! [`crate::state`], because a payload shows other objects in full (a message its author).

pub mod channel;
pub mod command;
pub mod component;
pub mod embed;
pub mod event;
pub mod guild;
pub mod interaction;
pub mod message;
pub mod permission;
pub mod user;

pub use channel::{Channel, ChannelKind};
pub use command::{ApplicationCommand, CommandChoice, CommandOption, OptionKind};
pub use component::Component;
pub use embed::Embed;
pub use guild::{Guild, Member, Role};
pub use interaction::{FirstResponse, Interaction, InteractionKind, Modal};
pub use message::{Attachment, Message};
pub use permission::Permissions;
pub use user::User;
