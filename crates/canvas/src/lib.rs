//! What pictures are drawn with: this crate knows pixels, colours, letters and drawings, and no
//! game. It alone names resvg, png, flate2 and `ab_glyph`.
//!
//! In reading order: a [`Canvas`] is what is drawn on, in [`Paint`]s, the colours with a name. A
//! [`Studio`] keeps the palette and the drawings ([`Art`]) of a [`Look`] ready, [`lettering`] the
//! letters. [`Scale`] finds how large everything can be, and [`png()`] writes the file.

#![warn(missing_docs)]

mod art;
mod bitmap;
mod canvas;
mod encode;
mod paint;
mod palette;
mod polygon;
mod scale;
mod studio;

pub mod lettering;

pub use art::Art;
pub use canvas::{Align, Canvas, Rect};
pub use encode::{indexed_png, png};
pub use lettering::Type;
pub use paint::{Look, Paint, contrast};
pub use palette::Tint;
pub use scale::Scale;
pub use studio::{MOST_SPRITE_BYTES, Studio};
