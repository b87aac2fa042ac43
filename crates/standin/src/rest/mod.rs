//! The REST face: from a request to a change of the store and an answer.

mod call;
mod commands;
mod form;
mod interactions;
mod messages;
mod places;
mod routes;
mod server;

pub(crate) use call::{ApiResponse, Call};
pub(crate) use form::{AllowedMentions, ChannelForm, File, MessageForm, Patch, ThreadForm};
pub(crate) use server::{router, serve};
