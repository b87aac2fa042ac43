//! What confirming a draft would do, told to the one who made it.

use super::words;
use crate::spoken::Voice;
use crate::text::little_prince as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Action, LittlePrince, Offered, SeatView};

pub(super) fn decided(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    action: Action,
) -> String {
    let label = |tile| words::label(voice.language, tile);
    let own = view.planets.get(view.seat);
    let turned = |tile| words::would_turn(setting.deck(), own, tile);
    match action {
        Action::Draw(stack) => voice.say(&text::decide_draw(words::stack(stack))),
        Action::Hide(tile) => voice.say(&text::decide_hide(&label(tile))),
        Action::Take { tile, next } => {
            let (name, turned) = match tile {
                Offered::Tile(tile) => (label(tile), turned(tile)),
                Offered::Hidden => {
                    let turned = words::laid_face_down(view).map_or(0, turned);
                    (voice.say(&text::the_face_down_tile()), turned)
                }
            };
            let take = voice.say(&match next {
                None => text::decide_take(&name),
                Some(next) => text::decide_take_next(&name, &voice.name(next)),
            });
            match turned {
                0 => take,
                number => format!("{take} {}", voice.say(&text::decide_turn(number))),
            }
        }
    }
}
