//! What the own planet is worth so far, in a sentence.

use super::terms;
use crate::little_prince::messages as text;
use crate::spoken::Voice;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{FinalScore, LittlePrince, SeatView, final_score};
use pangaea_text::common;

/// The points as far as the viewer knows them.
pub(crate) fn of(setting: &Setting<LittlePrince>, view: &SeatView) -> FinalScore {
    final_score(setting.deck(), &view.planets)
}

/// The viewer's own points.
pub(crate) fn points(view: &SeatView, score: &FinalScore) -> i64 {
    score.outcome.scores.get(view.seat).copied().unwrap_or(0)
}

/// 6a: how many volcanoes the viewer has, and whoever has most of the others.
pub(crate) fn volcanoes(view: &SeatView, score: &FinalScore) -> (u32, u32) {
    let own = score.volcanoes.get(view.seat).copied().unwrap_or(0);
    let others = score.volcanoes.iter().filter(|(seat, _)| *seat != view.seat);
    (own, others.map(|(_, number)| *number).max().unwrap_or(0))
}

/// The own characters, each with its rule and its points, the volcanoes and the sum.
pub(crate) fn in_words(voice: &Voice<'_>, view: &SeatView, score: &FinalScore) -> String {
    let characters = score.characters.get(view.seat).into_iter().flatten();
    let mut parts: Vec<String> = characters
        .map(|scored| {
            let name = terms::character(scored.character);
            voice.say(&text::standing(name, terms::likes(scored.character), scored.points))
        })
        .collect();
    let (own, most) = volcanoes(view, score);
    let lost = score.penalty.get(view.seat).copied().unwrap_or(0);
    parts.push(voice.say(&match lost {
        0 => text::volcano_race(own, most),
        lost => text::volcano_race_lost(lost, own, most),
    }));
    let parts = common::parts(voice.language, &parts);
    voice.say(&text::standings(&parts, points(view, score)))
}
