//! The advanced game, without points for lava, as it was written down.

use crate::golden::golden;
use pangaea_engine::games::tectonic_tribes::{Options, TectonicTribes};

#[test]
fn the_advanced_game_goes_as_written() {
    golden::<TectonicTribes>(2..=5, &Options { advanced: true, lava_scores: false }, "_advanced");
}
