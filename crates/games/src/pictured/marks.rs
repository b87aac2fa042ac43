//! Drawings that the pictures of every game use.

use pangaea_canvas::{Art, art};

art! { "marks":
    BADGE_RED = "badge_red";
    BADGE_BLUE = "badge_blue";
    BADGE_YELLOW = "badge_yellow";
    BADGE_GREEN = "badge_green";
    BADGE_PURPLE = "badge_purple";
    CHOSEN = "chosen";
    ACTING = "acting";
    CROWN = "crown";
}

/// What is drawn side by side and must not be taken for each other.
pub(crate) const TOLD_APART: &[&[Art]] =
    &[&[BADGE_RED, BADGE_BLUE, BADGE_YELLOW, BADGE_GREEN, BADGE_PURPLE]];
