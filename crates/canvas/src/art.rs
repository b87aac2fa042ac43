//! Our own drawings: SVG files of `art/`, in the colours of a look.

use crate::encode;
use crate::paint::{Look, Paint};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A drawing: the name of its file, and what is in it.
#[derive(Clone, Copy)]
pub struct Art {
    name: &'static str,
    svg: &'static str,
}

impl Art {
    /// The drawing of a file of `art/`, named by its folder and its file.
    pub const fn new(name: &'static str, svg: &'static str) -> Self {
        Self { name, svg }
    }

    /// Its folder and its file.
    pub const fn name(self) -> &'static str {
        self.name
    }
}

/// Drawings have names of their own, so that these alone are compared.
impl PartialEq for Art {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Art {}

impl Hash for Art {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for Art {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A list of drawings, each as a constant: those of one folder of `art/`, seen from a file four
/// folders below the top.
#[macro_export]
macro_rules! art {
    ($folder:literal: $($name:ident = $file:literal;)+) => {
        $(pub(crate) const $name: $crate::Art = $crate::Art::new(
            concat!($folder, "/", $file),
            include_str!(concat!("../../../../art/", $folder, "/", $file, ".svg")),
        );)+

        /// All of them.
        pub(crate) const ALL: &[$crate::Art] = &[$($name),+];
    };
}

/// A drawing as pixels: red, green, blue and how thick.
pub(crate) struct Raster {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) pixels: Vec<[u8; 4]>,
}

impl Art {
    /// Draws it so many pixels wide in the colours of a look.
    pub(crate) fn rasterise(self, look: Look, width: u32) -> Raster {
        let tree = Tree::from_str(&self.recoloured(look), &Options::default())
            .expect("a test reads every drawing");
        let size = tree.size();
        #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
        #[allow(clippy::cast_sign_loss)]
        let (scale, height) = {
            let scale = width as f32 / size.width();
            (scale, (size.height() * scale).round().max(1.0) as u32)
        };
        let mut drawn = Pixmap::new(width.max(1), height).expect("a size above zero");
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut drawn.as_mut());
        let plain = drawn.pixels().iter().map(PremultipliedColorU8::demultiply);
        let pixels =
            plain.map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).collect();
        Raster { width: drawn.width(), height, pixels }
    }

    /// The drawing as a PNG of this width with a clear ground.
    pub fn png(self, look: Look, width: u32) -> Vec<u8> {
        let drawn = self.rasterise(look, width);
        encode::rgba_png(drawn.width, drawn.height, &drawn.pixels.concat())
    }

    /// Can it be drawn in every look, and has it named colours only?
    pub fn is_sound(self) -> bool {
        let named: Vec<String> = Paint::ALL.iter().map(|paint| paint.hex(Look::Standard)).collect();
        let colours = self.svg.split('#').skip(1).filter_map(|rest| rest.get(..6));
        let mut colours = colours.filter(|word| word.chars().all(|it| it.is_ascii_hexdigit()));
        let drawable = |look| Tree::from_str(&self.recoloured(look), &Options::default()).is_ok();
        colours.all(|colour| named.contains(&format!("#{colour}")))
            && Look::ALL.into_iter().all(drawable)
    }

    fn recoloured(self, look: Look) -> String {
        let svg = self.svg.to_owned();
        if look == Look::Standard {
            return svg;
        }
        // Two passes, so that a colour that was exchanged already is not exchanged again.
        let marked = Paint::ALL.iter().enumerate().fold(svg, |svg, (index, paint)| {
            svg.replace(&paint.hex(Look::Standard), &format!("#<{index}>"))
        });
        Paint::ALL.iter().enumerate().fold(marked, |svg, (index, paint)| {
            svg.replace(&format!("#<{index}>"), &paint.hex(look))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWING: &str = concat!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 2\">",
        "<path fill=\"#ffce54\" d=\"M0 0h4v2H0z\"/></svg>"
    );

    #[test]
    fn a_drawing_has_the_colours_of_the_look_it_is_drawn_in() {
        let art = Art::new("tests/gold", DRAWING);
        assert!(art.is_sound());
        for look in Look::ALL {
            let drawn = art.rasterise(look, 8);
            assert_eq!((drawn.width, drawn.height), (8, 4));
            let [red, green, blue] = Paint::Gold.rgb(look);
            assert!(drawn.pixels.iter().all(|pixel| *pixel == [red, green, blue, 255]));
        }
    }

    #[test]
    fn a_drawing_with_a_colour_of_its_own_is_not_sound() {
        for other in ["#ffce55", "#000001"] {
            let svg: &'static str = DRAWING.replace("#ffce54", other).leak();
            assert!(!Art::new("tests/other", svg).is_sound(), "{other}");
        }
        assert!(!Art::new("tests/none", "no drawing").is_sound());
    }
}
