//! The drawings of this game, in `art/`, and which of them must be told apart.

use pangaea_canvas::{Art, art};

art! { "tectonic_tribes":
    COVER = "cover";
    DISCARD = "discard";
    FOREST = "forest";
    GRASS = "grass";
    LAVA = "lava";
    MINE = "mine";
    WATER = "water";
    TENT_RED = "tent_red";
    TENT_BLUE = "tent_blue";
    TENT_YELLOW = "tent_yellow";
    TENT_GREEN = "tent_green";
    TENT_PURPLE = "tent_purple";
    TRIBE_CARDS = "tribe_cards";
    TERRAIN_CARDS = "terrain_cards";
    PLUS = "plus";
    DOUBLE = "double";
}

/// What is drawn side by side and must not be taken for each other.
pub(crate) const TOLD_APART: &[&[Art]] = &[
    &[FOREST, GRASS, LAVA, MINE, WATER],
    &[TENT_RED, TENT_BLUE, TENT_YELLOW, TENT_GREEN, TENT_PURPLE],
];
