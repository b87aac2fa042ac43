//! The game with hidden characters as it was written down.

use crate::golden::golden;
use pangaea_engine::games::little_prince::{LittlePrince, Options};

#[test]
fn hidden_characters_go_as_written() {
    golden::<LittlePrince>(3..=5, &Options { hidden_characters: true }, "_hidden");
}
