//! What an answer does, told to the one who gives it.

use super::terms;
use crate::little_prince::messages as text;
use crate::spoken::Voice;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Decision, LittlePrince, Offered};

pub(super) fn decided(voice: &Voice<'_>, _: &Setting<LittlePrince>, decision: Decision) -> String {
    let label = |tile| terms::label(voice.language, tile);
    match decision {
        Decision::Draw(stack) => voice.say(&text::decide_draw(terms::stack(stack))),
        Decision::Hide(tile) => voice.say(&text::decide_hide(&label(tile))),
        Decision::Take { tile, next, turns } => {
            let name = match tile {
                Offered::Tile(tile) => label(tile),
                Offered::Hidden => voice.say(&text::the_face_down_tile()),
            };
            let take = voice.say(&match next {
                None => text::decide_take(&name),
                Some(next) => text::decide_take_next(&name, &voice.name(next)),
            });
            match turns {
                0 => take,
                number => format!("{take} {}", voice.say(&text::decide_turn(number))),
            }
        }
    }
}
