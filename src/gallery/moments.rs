//! Moments of simulated games that are worth a picture.

use crate::cli::Error;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::registry::RegisteredGame;

/// A position with a name.
#[derive(Debug)]
pub(super) struct GalleryMoment<G: RegisteredGame> {
    /// When in the game.
    pub(super) name: &'static str,
    /// The game there.
    pub(super) play: Play<G>,
}

/// From the first decision to the end of one game between greedy players.
pub(super) fn moments<G: RegisteredGame>(
    setting: &Setting<G>,
) -> Result<Vec<GalleryMoment<G>>, Error> {
    let mut positions = Vec::new();
    let kinds = vec![ComputerKind::Greedy; setting.seat_count()];
    watch_one(setting, &kinds, Seed::numbered(7), |play| positions.push(play.clone()))?;
    let last = positions.len() - 1;
    let parts = [
        ("1-start", 0),
        ("2-early", last / 6),
        ("3-typical", last / 2),
        ("4-late", last - last / 8),
        ("5-over", last),
    ];
    Ok(parts.map(|(name, index)| GalleryMoment { name, play: positions[index].clone() }).into())
}
