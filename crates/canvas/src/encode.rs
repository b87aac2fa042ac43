//! Pixels to PNG.

use crate::canvas::Canvas;
use flate2::{Compress, Compression, FlushCompress, Status};
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

/// The next level takes half as long again for four percent less; the one below leaves a third
/// more.
const LEVEL: u32 = 2;

/// The picture as a PNG with a palette.
pub fn png(canvas: Canvas) -> Vec<u8> {
    let (pixels, colours) = canvas.into_parts();
    indexed_png(pixels.width(), pixels.height(), pixels.bytes(), colours)
}

/// Pixels that are places in a palette of red, green and blue.
///
/// # Panics
/// If there are not as many pixels as width and height say.
pub fn indexed_png(width: u32, height: u32, pixels: &[u8], colours: Vec<u8>) -> Vec<u8> {
    encoded(width, height, pixels, |encoder| {
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(colours);
    })
}

/// Pixels of red, green, blue and thickness.
pub(crate) fn rgba_png(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    encoded(width, height, pixels, |encoder| encoder.set_color(ColorType::Rgba))
}

fn encoded(
    width: u32,
    height: u32,
    pixels: &[u8],
    set: impl FnOnce(&mut Encoder<'_, &mut Vec<u8>>),
) -> Vec<u8> {
    let row = pixels.len() / height.max(1) as usize;
    assert_eq!(row * height as usize, pixels.len(), "not {height} rows");
    let mut bytes = Vec::with_capacity(pixels.len() / 8);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_depth(BitDepth::Eight);
    set(&mut encoder);
    write(encoder, &deflated(pixels, row)).expect("writing to memory cannot fail");
    bytes
}

fn write(encoder: Encoder<'_, &mut Vec<u8>>, data: &[u8]) -> Result<(), EncodingError> {
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, data)?;
    writer.finish()
}

/// The rows, none of them filtered (the differences between places in a palette mean nothing),
/// deflated in one go: row by row costs a fifth more.
fn deflated(pixels: &[u8], row: usize) -> Vec<u8> {
    const NO_FILTER: u8 = 0;
    let mut rows = Vec::with_capacity(pixels.len() + pixels.len() / row.max(1));
    for row in pixels.chunks(row.max(1)) {
        rows.push(NO_FILTER);
        rows.extend_from_slice(row);
    }
    let mut deflate = Compress::new(Compression::new(LEVEL), true);
    let mut data = Vec::with_capacity(rows.len() / 6 + 1024);
    loop {
        let read = usize::try_from(deflate.total_in()).unwrap_or(rows.len());
        match deflate.compress_vec(&rows[read..], &mut data, FlushCompress::Finish) {
            Ok(Status::StreamEnd) => return data,
            Ok(_) => data.reserve(rows.len() / 6 + 1024),
            Err(error) => unreachable!("deflate takes any bytes: {error}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_encoded_is_read_again() {
        for (width, height) in [(1, 1), (3, 2), (300, 200)] {
            let count = width * height;
            let pixels: Vec<u8> = (0..count).map(|place| (place * place % 251) as u8).collect();
            let colours: Vec<u8> = (0..=255).flat_map(|entry| [entry, entry, entry]).collect();
            let png = indexed_png(width, height, &pixels, colours);
            let mut reader =
                png::Decoder::new(std::io::Cursor::new(&png)).read_info().expect("a PNG");
            let mut read = vec![0; reader.output_buffer_size().expect("a small picture")];
            reader.next_frame(&mut read).expect("its pixels");
            assert_eq!(read, pixels);
        }
    }
}
