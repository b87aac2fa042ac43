//! Pixels to PNG.

use super::canvas::Canvas;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

/// Higher levels take twice the time for a few percent.
const LEVEL: u8 = 5;

/// The picture as a PNG with a palette. Rows are not filtered: they hold places in the palette,
/// whose differences mean nothing.
pub(crate) fn png(canvas: Canvas) -> Vec<u8> {
    let (pixels, colours) = canvas.into_parts();
    encode(pixels.width(), pixels.height(), &pixels, colours)
        .expect("writing to memory cannot fail, and the sizes agree")
}

fn encode(
    width: u32,
    height: u32,
    pixels: &[u8],
    colours: Vec<u8>,
) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::with_capacity(pixels.len() / 8);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colours);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(bytes)
}
