//! How large Discord's clients show a picture before it is clicked, and what can be read there.

/// The box into which the desktop client fits a picture, in pixels.
pub const DESKTOP: (u32, u32) = (550, 350);

/// The width into which the phone client fits a picture, in pixels.
pub const PHONE_WIDTH: u32 = 350;

/// How high what one must be able to read has to be in the desktop client: a letter by its
/// capitals and digits, a sign as a whole.
pub const LEAST_HEIGHT: f64 = 9.0;

/// How much a text or sign matters for what a picture is looked at for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rank {
    /// Without it one cannot decide: it is to be read without a click.
    Must,
    /// Good to have; whoever wants it opens the picture.
    #[default]
    May,
}

/// The lowest of everything that must be read in a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lowest {
    /// Its height in the picture, in pixels.
    pub height: i32,
    /// The text itself, or the drawing's name.
    pub what: String,
}

/// A client of Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Client {
    /// On a computer, in an application or a browser.
    Desktop,
    /// On a phone held upright.
    Phone,
}

impl Client {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Desktop, Self::Phone];

    /// How much smaller it shows a picture of this size; never larger.
    pub fn shrinks(self, width: u32, height: u32) -> f64 {
        let part = |room: u32, length: u32| f64::from(room) / f64::from(length.max(1));
        let fits = match self {
            Self::Desktop => part(DESKTOP.0, width).min(part(DESKTOP.1, height)),
            Self::Phone => part(PHONE_WIDTH, width),
        };
        fits.min(1.0)
    }

    /// How large it shows a picture of this size.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub fn fitted(self, width: u32, height: u32) -> (u32, u32) {
        let shrinks = self.shrinks(width, height);
        let shown = |length: u32| (f64::from(length) * shrinks).round().max(1.0) as u32;
        (shown(width), shown(height))
    }
}

/// How much of the desktop client's box a picture of this size fills, 0 to 1.
pub fn fill_share(width: u32, height: u32) -> f64 {
    let shrinks = Client::Desktop.shrinks(width, height);
    let area = f64::from(width) * f64::from(height) * shrinks * shrinks;
    area / (f64::from(DESKTOP.0) * f64::from(DESKTOP.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_shrunk_to_the_box_and_never_enlarged() {
        assert_eq!(Client::Desktop.fitted(1100, 700), (550, 350));
        assert_eq!(Client::Desktop.fitted(756, 1216), (218, 350));
        assert_eq!(Client::Desktop.fitted(1100, 350), (550, 175));
        assert_eq!(Client::Desktop.fitted(300, 200), (300, 200));
        assert_eq!(Client::Phone.fitted(1100, 700), (350, 223));
        assert_eq!(Client::Phone.fitted(300, 2000), (300, 2000));
    }

    #[test]
    fn only_a_picture_of_its_shape_fills_the_box() {
        let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
        assert!(near(fill_share(1100, 700), 1.0));
        assert!(near(fill_share(2200, 700), 0.5));
        assert!(near(fill_share(550, 700), 0.5));
        assert!(near(fill_share(275, 175), 0.25));
    }
}
