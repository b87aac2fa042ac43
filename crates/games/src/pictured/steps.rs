//! The pictures of one decision from its first step to its last, for those who look at all of
//! them.

use super::{Picture, Pictured, Scene};
use pangaea_engine::game::Setting;
use pangaea_engine::question::{Next, Pick, Step, follow};
use pangaea_engine::spot::Spot;

/// The steps of one decision, the middle choice taken in each, and the whole answer.
pub fn panels<G: Pictured>(
    scene: &Scene<'_>,
    setting: &Setting<G>,
    view: &G::SeatView,
) -> Vec<Picture> {
    let mut draft = Vec::new();
    let mut pictures = Vec::new();
    while let Some(question) = follow::<G>(setting, view, &draft) {
        let Next::Ask(step) = question.next else {
            let laid = draft.iter().find_map(|pick| match pick {
                Pick::Spot(spot) => Some(*spot),
                Pick::Item(_) => None,
            });
            pictures.push(G::panel(scene, setting, view, &draft, laid));
            break;
        };
        let picks = step.picks();
        let trials = match &step {
            Step::Place(spots) => vec![spots.get(spots.len() / 2).copied(), no_place(spots)],
            Step::OneOf(_) => vec![None],
        };
        let drawn = trials.into_iter();
        pictures.extend(drawn.map(|trial| G::panel(scene, setting, view, &draft, trial)));
        let Some(pick) = picks.get(picks.len() / 2) else { break };
        draft.push(pick.clone());
    }
    pictures
}

/// A place near the allowed ones where a card does not fit.
fn no_place(spots: &[Spot]) -> Option<Spot> {
    let inwards = spots.iter().map(|spot| Spot::new(spot.at.offset(1, 2), spot.turn));
    let wrong: Vec<Spot> = inwards.filter(|spot| !spots.contains(spot)).collect();
    wrong.get(wrong.len() / 2).copied()
}
