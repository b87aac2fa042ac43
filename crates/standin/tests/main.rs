//! The stand-in through the real client library: every element, every rule, every fault.

mod client;
mod elements;
mod faults;
mod garbage;
mod gateway;
mod harness;
mod http;
mod kept;
mod page;
mod rules_interactions;
mod rules_messages;
mod rules_places;
mod shards;
