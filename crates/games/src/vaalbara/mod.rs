//! Vaalbara in words and pictures.

mod art;
pub(crate) mod messages;
mod pictures;
mod words;
