//! The stand-in through the real client library: every element, every rule, every fault.

mod elements;
mod page;
mod stage;
