//! A table that someone cannot tell from the real one: for tests of secrecy.

use super::{Stage, Table};
use pangaea_engine::chance::Seed;
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;

impl Table {
    /// The table with everything dealt again that this seat cannot know; without a seat, that the
    /// public cannot know. Answers and half-made choices of others are gone.
    #[must_use]
    pub fn redealt(&self, viewer: Option<Seat>, seed: Seed) -> Self {
        let mut table = self.clone();
        for (index, sitting) in table.seats.iter_mut().enumerate() {
            if Some(Seat::at(index)) != viewer {
                (sitting.draft, sitting.answered) = (None, None);
            }
        }
        if let Stage::Playing(progress) | Stage::Over(progress) | Stage::Cancelled(Some(progress)) =
            &mut table.stage
        {
            progress.seed = seed;
            progress.game = with_any!(&progress.game, G, play => match viewer {
                Some(seat) => G::any(play.redealt(seat, seed)),
                None => G::any(play.redealt_for_all(seed)),
            });
        }
        table
    }
}
