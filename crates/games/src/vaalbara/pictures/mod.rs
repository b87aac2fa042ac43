//! Pictures of Vaalbara.
//!
//! Start with `board`; `sheet` is what is drawn on, `card` and `effect` are what recurs, `order`,
//! `rows` and `realm` are the parts of a table.

mod board;
mod card;
mod describe;
mod effect;
mod emblem;
mod gains;
mod hand;
mod order;
mod panel;
mod plain;
mod realm;
mod reference;
mod rows;
mod scoring;
mod sheet;
#[cfg(test)]
mod tests;

use crate::pictured::pictured;
use pangaea_engine::games::vaalbara::Vaalbara;

pictured! { Vaalbara; }
