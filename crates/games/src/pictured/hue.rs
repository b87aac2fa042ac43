//! The colours of seats.

use super::marks;
use pangaea_canvas::{Art, Look, Paint, contrast};
use pangaea_text::{LocaleMessage, common};

/// What a seat plays under, in every game: a colour and, so that colour is never alone, a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Hue {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
}

impl Hue {
    /// Its colour.
    pub(crate) const fn paint(self) -> Paint {
        match self {
            Self::Red => Paint::Red,
            Self::Blue => Paint::Blue,
            Self::Yellow => Paint::Yellow,
            Self::Green => Paint::Green,
            Self::Purple => Paint::Purple,
        }
    }

    /// Its name.
    pub(crate) fn word(self) -> LocaleMessage {
        match self {
            Self::Red => common::red(),
            Self::Blue => common::blue(),
            Self::Yellow => common::yellow(),
            Self::Green => common::green(),
            Self::Purple => common::purple(),
        }
    }

    /// What can best be read on it.
    pub(crate) fn ink(self, look: Look) -> Paint {
        let on = |paint: Paint| contrast(paint.rgb(look), self.paint().rgb(look));
        if on(Paint::Ink) >= on(Paint::Dark) { Paint::Ink } else { Paint::Dark }
    }

    /// Its shape in its colour.
    pub(crate) const fn badge(self) -> Art {
        match self {
            Self::Red => marks::BADGE_RED,
            Self::Blue => marks::BADGE_BLUE,
            Self::Yellow => marks::BADGE_YELLOW,
            Self::Green => marks::BADGE_GREEN,
            Self::Purple => marks::BADGE_PURPLE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_on_a_seats_colour_can_be_read_in_both_looks() {
        for look in Look::ALL {
            for hue in [Hue::Red, Hue::Blue, Hue::Yellow, Hue::Green, Hue::Purple] {
                let ratio = contrast(hue.ink(look).rgb(look), hue.paint().rgb(look));
                assert!(ratio >= 4.0, "{hue:?} {look:?}: {ratio:.1}");
            }
        }
    }
}
