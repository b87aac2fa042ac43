//! Tectonic Tribes in words and pictures.

mod art;
pub(crate) mod messages;
mod pictures;
mod words;

pub use words::labels::{label, square};
