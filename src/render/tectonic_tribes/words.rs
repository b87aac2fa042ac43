//! Cards, places and reasons in words.

use super::labels::label;
use crate::render::Scene;
use crate::text::{Message, common, tectonic_tribes as text};
use pangaea_engine::games::tectonic_tribes::{
    Board, Bonus, Face, Misfit, Square, Stage, TableView, Terrain,
};

pub(super) fn terrain(terrain: Terrain) -> Message {
    match terrain {
        Terrain::Forest => text::forest(),
        Terrain::Grass => text::grass(),
        Terrain::Lava => text::lava(),
        Terrain::Mine => text::mine(),
        Terrain::Water => text::water(),
    }
}

fn square(square: Square) -> Message {
    match square {
        Square::Ground(ground, Bonus::None) => terrain(ground),
        Square::Ground(ground, bonus) => {
            let sign = match bonus {
                Bonus::Double => "×2",
                other => other.word(),
            };
            text::with_bonus(terrain(ground), sign)
        }
        Square::Tent => text::tent(),
    }
}

/// The six squares of a card, row by row.
pub(super) fn squares(scene: &Scene<'_>, face: &Face) -> String {
    let words: Vec<String> =
        face.squares().iter().map(|found| scene.language.say(&square(*found))).collect();
    words.chunks(2).map(|row| row.join(", ")).collect::<Vec<_>>().join(" / ")
}

/// The round and the hand, or what is done instead.
pub(super) fn when(scene: &Scene<'_>, view: &TableView) -> String {
    scene.language.say(&match view.stage {
        Stage::Start { .. } => text::start(),
        Stage::Choose { .. } | Stage::Act { .. } => text::when(view.round(), view.deals.len()),
        Stage::Over => common::game_over(),
    })
}

/// Why a card does not fit.
pub(super) fn misfit(scene: &Scene<'_>, board: &Board, misfit: &Misfit) -> String {
    scene.language.say(&match misfit {
        Misfit::Apart(_) => text::apart(),
        Misfit::Buried(_) => text::buried(),
        Misfit::Lava(at) => text::covers_lava(&label(board, *at)),
        Misfit::Tent(at, seat) => text::covers_tent(&label(board, *at), &scene.name(*seat)),
    })
}
