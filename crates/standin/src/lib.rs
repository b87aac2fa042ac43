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
//! - [`record`]: requests and answers, written down for validation.
//!
//! # What a page needs
//!
//! A page holds the [`Standin`] (or a [`Person`], which is cheap to clone) and speaks for somebody:
//!
//! - who there is: [`Standin::people`], [`Standin::person`];
//! - what somebody sees: [`Person::view`], one serialisable [`View`] with all places, their messages
//!   in Discord's form, the commands that can be used there, the open form, and what waits for an
//!   answer or has failed;
//! - when to look again: [`Person::subscribe`]. What fails after three seconds fails without an
//!   event, so a page also looks again while something is pending;
//! - what somebody does, in a place chosen by [`Person::at_id`]: [`Person::slash`] with options as
//!   text, [`Person::complete`] and then [`Act::offered`], [`Person::click_on`],
//!   [`Person::pick_on`], [`Person::submit`], [`Person::put_away`], [`Person::say`]. A [`CannotDo`]
//!   is what the client would not allow, in words;
//! - pictures: the `url` of an attachment is served by the stand-in itself.
//!
//! Its routes are merged into the router in `rest/server.rs`; the gateway is at `/gateway`, REST at
//! `/api/v10`, files at `/attachments`, so `/` and everything else is free.

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
