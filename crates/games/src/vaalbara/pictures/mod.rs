//! Pictures of Vaalbara.
//!
//! Start with `board`; `sheet` is what is drawn on, `card` and `effect` are what recurs, `market`
//! with `rows` and `pile`, `realm` and `order` are the parts of a table. `panel` and `offer` show
//! what one seat can choose.

mod board;
mod card;
mod describe;
mod effect;
mod emblem;
#[cfg(test)]
mod fitting;
mod gains;
mod hand;
mod market;
mod offer;
mod order;
mod owner;
mod panel;
mod pile;
mod plain;
mod realm;
mod reference;
mod rows;
mod scoring;
mod sheet;
#[cfg(test)]
mod tests;
mod topics;

use crate::pictured::pictured;
use pangaea_engine::games::vaalbara::Vaalbara;

pictured! { Vaalbara, emblem::hue; }
