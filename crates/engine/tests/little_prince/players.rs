//! How good the computer players are.

use crate::players::wins;
use pangaea_engine::games::little_prince::LittlePrince;

#[test]
fn greedy_beats_random() {
    let two = wins::<LittlePrince>(2, 100);
    assert!(two >= 93, "{two} of 100 games for two");
    let four = wins::<LittlePrince>(4, 60);
    assert!(four >= 50, "{four} of 60 games for four, where 15 would be a fair share");
}
