//! The drawings of all games, and what keeps them ready for each look.

use super::{Pictured, marks};
use pangaea_canvas::{Art, Look, LookAssets, MOST_SPRITE_BYTES};
use pangaea_engine::registry::GameId;
use pangaea_engine::with_game;
use std::sync::LazyLock;

static ASSETS: [LazyLock<LookAssets>; 2] = [
    LazyLock::new(|| LookAssets::new(Look::Standard, drawings())),
    LazyLock::new(|| LookAssets::new(Look::HighContrast, drawings())),
];

/// The one of this look; the first call makes it.
pub(super) fn of(look: Look) -> &'static LookAssets {
    &ASSETS[look as usize]
}

/// All drawings: those for every game, and each game's own.
pub fn drawings() -> impl Iterator<Item = Art> {
    let own = |game: &GameId| with_game!(*game, G => G::DRAWINGS);
    marks::ALL.iter().chain(GameId::ALL.iter().flat_map(own)).copied()
}

/// Drawings that stand side by side and must not be taken for each other.
pub fn told_apart() -> impl Iterator<Item = &'static [Art]> {
    let own = |game: &GameId| with_game!(*game, G => G::TOLD_APART);
    marks::TOLD_APART.iter().chain(GameId::ALL.iter().flat_map(own)).copied()
}

/// Makes everything ready that pictures of a look need, so that the first is as quick as the rest.
pub fn warm(look: Look) {
    drawings().for_each(|art| of(look).warm(art));
}

/// A drawing by its folder and its name, as a PNG of this width with a clear ground.
pub fn drawing(name: &str, look: Look, width: u32) -> Option<Vec<u8>> {
    drawings().find(|art| art.name() == name).map(|art| art.png(look, width))
}

/// How many bytes the ready drawings of a look take, and the most they may take.
pub fn sprite_bytes(look: Look) -> (usize, usize) {
    (of(look).sprite_bytes(), MOST_SPRITE_BYTES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The files of `art/`, each with its folder and without its ending.
    fn files() -> BTreeSet<String> {
        let names = |folder: &Path| -> Vec<String> {
            let entries = std::fs::read_dir(folder).expect("the art");
            let name = |entry: std::io::Result<std::fs::DirEntry>| entry.map(|it| it.file_name());
            entries
                .map(|entry| name(entry).expect("a file").into_string().expect("plain"))
                .collect()
        };
        let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../art");
        let folders = names(&art).into_iter();
        let files = folders.flat_map(|folder| {
            let files = names(&art.join(&folder)).into_iter();
            files.map(move |file| format!("{folder}/{}", file.trim_end_matches(".svg")))
        });
        files.collect()
    }

    #[test]
    fn every_drawing_is_listed_once_readable_and_uses_named_colours_only() {
        let listed: BTreeSet<String> = drawings().map(|art| art.name().to_owned()).collect();
        assert_eq!(files(), listed);
        assert_eq!(drawings().count(), listed.len());
        for art in drawings() {
            assert!(art.is_sound(), "{art:?}");
        }
    }
}
