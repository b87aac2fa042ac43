//! Rows of bytes, one a pixel: a place in a palette, or how thick something is.

/// A rectangle of bytes.
#[derive(Clone, Debug)]
pub(crate) struct Bitmap {
    width: u32,
    height: u32,
    bytes: Vec<u8>,
}

impl Bitmap {
    /// All pixels the same.
    pub(crate) fn new(width: u32, height: u32, byte: u8) -> Self {
        Self { width, height, bytes: vec![byte; width as usize * height as usize] }
    }

    /// Pixels across.
    pub(crate) const fn width(&self) -> u32 {
        self.width
    }

    /// Pixels down.
    pub(crate) const fn height(&self) -> u32 {
        self.height
    }

    /// All pixels, row by row.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The same, to be changed.
    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// The rows, from the top.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.bytes.chunks_exact(self.width.max(1) as usize)
    }

    /// One pixel, unless it lies outside.
    pub(crate) fn pixel_mut(&mut self, x: u32, y: u32) -> Option<&mut u8> {
        let place = y as usize * self.width as usize + x as usize;
        if x < self.width { self.bytes.get_mut(place) } else { None }
    }
}
