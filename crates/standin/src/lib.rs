//! A small Discord on loopback. The real, unmodified client library connects to it as to Discord;
//! people act in it through test code or through a page in the browser.
//!
//! # Where what is
//!
//! - [`store`]: everything that is known, in one place. [`model`]: Discord's objects, as stored and
//!   as they travel.
//! - `rest` and `gateway`: the two faces of the store. `check`: Discord's limits. [`refusal`]: how it
//!   says no.
//! - [`Standin`]: starting it, its people and places, faults on demand ([`Fault`]).
//! - [`Person`] and [`Place`]: hands and eyes of people.
//! - `page`: the same hands and eyes in a browser. It sees by [`Person::view`], looks again when
//!   [`Person::subscribe`] says so, and acts as a test does.
//! - [`record`]: requests and answers, written down for validation.
//!
//! One port serves all: the gateway at `/gateway`, REST at `/api/v10`, files of messages at
//! `/attachments`, the page everywhere else. `docs/standin.md` tells how to use it.

mod builder;
mod check;
pub mod clock;
mod fault;
mod gateway;
mod id;
pub mod model;
mod page;
mod people;
mod place;
mod rate;
pub mod record;
pub mod refusal;
mod rest;
mod standin;
pub mod store;
mod world;

pub use axum::http::Method;
pub use builder::{Builder, StartError};
pub use check::FILE_SIZE;
pub use clock::{Clock, Time};
pub use fault::{Fault, Hold};
pub use id::Id;
pub use people::{
    Act, CannotDo, OpenModal, Pending, Person, PlaceKind, PlaceView, Seen, State, View,
};
pub use place::Place;
pub use standin::{ExpectRefusals, Standin};
