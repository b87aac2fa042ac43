//! The public events of the game in words.

use super::terms;
use crate::little_prince::messages as text;
use crate::spoken::Voice;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Event, LittlePrince, Tile};
use pangaea_text::{common, spoken};

pub(super) fn news(voice: &Voice<'_>, _: &Setting<LittlePrince>, event: &Event) -> String {
    let name = |seat| voice.name(seat);
    let label = |tile: &Tile| terms::label(voice.language, *tile);
    let labels =
        |tiles: &[Tile]| common::list(voice.language, &tiles.iter().map(label).collect::<Vec<_>>());
    voice.say(&match event {
        Event::Started { start } => text::news_started(&name(*start)),
        Event::Drawn { seat, stack, tiles } => {
            text::news_drawn(&name(*seat), terms::stack(*stack), &labels(tiles))
        }
        Event::Laid { seat, stack, open } => {
            text::news_laid(&name(*seat), terms::stack(*stack), &labels(open))
        }
        Event::DrawnInSecret { seat, stack, tiles } => {
            text::news_drawn_in_secret(&name(*seat), terms::stack(*stack), *tiles)
        }
        Event::Taken { seat, tile, next, .. } => {
            let taken = match tile {
                Some(tile) => text::news_taken(&name(*seat), &label(tile)),
                None => text::news_kept(&name(*seat)),
            };
            let next = next.map(|next| text::news_next(&name(next)));
            let said = [taken].into_iter().chain(next).map(|message| voice.say(&message));
            return said.collect::<Vec<_>>().join(" ");
        }
        Event::TurnedOver { seat, cells } => text::news_turned(&name(*seat), cells.len()),
        Event::Discarded { tile } => text::news_discarded(&label(tile)),
        Event::Ended { scores, winners, .. } => {
            let points = winners.iter().find_map(|seat| scores.get(seat)).copied().unwrap_or(0);
            spoken::won(&voice.list(winners.iter()), winners.len(), points)
        }
    })
}
