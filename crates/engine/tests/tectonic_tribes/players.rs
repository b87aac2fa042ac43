//! How good the computer players are.

use crate::players::wins;
use pangaea_engine::games::tectonic_tribes::TectonicTribes;

#[test]
fn greedy_beats_random() {
    let two = wins::<TectonicTribes>(2, 100);
    assert!(two >= 95, "{two} of 100 games for two");
    let four = wins::<TectonicTribes>(4, 60);
    assert!(four >= 45, "{four} of 60 games for four, where 15 would be a fair share");
}
