//! What pictures are drawn with: this crate knows pixels, colours, letters and drawings, and no
//! game. It alone names image, imageproc, resvg, png, flate2, `ab_glyph` and harfrust.
//!
//! In reading order: a [`Canvas`] is what is drawn on, in [`Paint`]s, the colours with a name. A
//! [`LookAssets`] keeps the palette and the drawings ([`Art`]) of a [`Look`] ready, [`lettering`] the
//! letters. [`Scale`] finds how large everything can be, [`Client`] knows how large it is shown, and
//! [`png()`] writes the file.

#![warn(missing_docs)]

mod art;
mod canvas;
mod encode;
mod look_assets;
mod paint;
mod palette;
mod scale;
mod shown;

pub mod lettering;

pub use art::Art;
pub use canvas::{Align, Canvas, Rect};
pub use encode::{indexed_png, png};
pub use lettering::Type;
pub use look_assets::{LookAssets, MOST_SPRITE_BYTES};
pub use paint::{Look, Paint, contrast};
pub use palette::Tint;
pub use scale::{Scale, unit_within};
pub use shown::{Client, DESKTOP, LEAST_HEIGHT, Lowest, PHONE_WIDTH, Rank, fill_share};
