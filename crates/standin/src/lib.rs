//! A small Discord on loopback. The real, unmodified client library connects to it as to Discord;
//! people act in it through test code or through a page in the browser.
//!
//! # Modules
//!
//! - [`state`]: everything that is known, in one place. [`model`]: Discord's objects, as stored and
//!   as they travel.
//! - `rest` and `gateway`: the two faces of the store. `check`: Discord's limits. [`api_error`]:
//!   its error answers.
//! - [`Standin`]: starting it, its people and places, faults on demand ([`Fault`]).
//! - [`Person`] and [`ChannelHandle`]: what people do and see. [`ServerHandle`] and [`ShardHandle`]: one
//!   of several servers, and one of several shards.
//! - [`ProxyHandle`]: a proxy in front of REST.
//! - `page`: the same in a browser. It sees by [`Person::view`], looks again when
//!   [`Person::subscribe`] says so, and acts as a test does.
//! - [`record`]: requests and answers, written down for validation.
//!
//! One port serves all: the gateway at `/gateway`, REST at `/api/v10`, files of messages at
//! `/attachments`, the page everywhere else. `docs/standin.md` tells how to use it.

pub mod api_error;
mod builder;
mod channel_handle;
mod check;
pub mod clock;
mod fault;
mod gateway;
mod id;
pub mod model;
mod page;
mod people;
mod proxy;
mod rate;
pub mod record;
mod rest;
mod server_handle;
mod shard_handle;
mod standin;
pub mod state;
mod world;

pub use axum::http::{Method, StatusCode};
pub use builder::{Builder, StartError};
pub use channel_handle::ChannelHandle;
pub use check::FILE_SIZE;
pub use clock::{StandinClock, Time};
pub use fault::{Fault, HeldRequests};
pub use gateway::IdentifyRecord;
pub use id::Id;
pub use people::{
    Act, ActState, CannotDo, OpenModal, PendingAct, Person, PlaceKind, PlaceView, Seen, View,
};
pub use proxy::{PassedRequest, ProxyHandle};
pub use rate::RateScope;
pub use server_handle::ServerHandle;
pub use shard_handle::ShardHandle;
pub use standin::{ExpectRefusals, Standin};
