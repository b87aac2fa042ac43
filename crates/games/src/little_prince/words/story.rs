//! What has happened since a seat last acted.

use super::news::news;
use super::terms;
use crate::little_prince::messages as text;
use crate::spoken::Voice;
use crate::spoken::story::{Opening, StoryLine, Stretch};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Event, LittlePrince, SeatView, Tile, TileOffer};
use pangaea_engine::seat::Seat;
use pangaea_text::{LocaleMessage, common};

/// Who has drawn or taken tiles.
const fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::Drawn { seat, .. }
        | Event::Laid { seat, .. }
        | Event::DrawnInSecret { seat, .. }
        | Event::Taken { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What a story is told with.
struct Teller<'a> {
    voice: &'a Voice<'a>,
    setting: &'a Setting<LittlePrince>,
    view: &'a SeatView,
    round: u32,
}

pub(super) fn story(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    stretch: &Stretch<'_, LittlePrince>,
) -> Vec<StoryLine> {
    let teller = Teller { voice, setting, view, round: stretch.round };
    let mut opening = stretch.opening;
    let mut lines = Vec::new();
    for event in stretch.events {
        let by = if doer(event) == Some(view.seat) { opening } else { Opening::Other };
        lines.extend(teller.line(event, by));
        opening = Opening::Other;
    }
    lines
}

impl Teller<'_> {
    /// One event; `by` tells who has decided on what the seat did.
    fn line(&self, event: &Event, by: Opening) -> Option<StoryLine> {
        let you = self.view.seat;
        let own = |message: &LocaleMessage| Some(StoryLine::own(self.voice.say(message)));
        match event {
            Event::Taken { seat, tile: Some(tile), .. }
                if *seat == you && by == Opening::Own && self.was_face_down(*tile) =>
            {
                own(&text::story_hidden_yours(&self.tile(*tile)))
            }
            _ if doer(event) == Some(you) && by == Opening::Own => None,
            Event::Taken { seat, tile, .. } if *seat == you && by == Opening::Other => {
                let tile = tile.or_else(|| self.kept())?;
                own(&text::story_last_tile(self.round, &self.tile(tile)))
            }
            Event::Drawn { seat, stack, tiles } if *seat == you && by == Opening::Other => {
                let labels: Vec<String> =
                    tiles.iter().map(|tile| terms::label(self.voice.language, *tile)).collect();
                let tiles = common::list(self.voice.language, &labels);
                own(&text::story_drew(terms::stack(*stack), &tiles))
            }
            Event::Taken { seat, tile: Some(tile), .. } if self.was_face_down(*tile) => {
                let name = self.voice.name(*seat);
                own(&text::story_hidden_taken(&name, &self.tile(*tile)))
            }
            Event::Discarded { tile } if self.was_face_down(*tile) => {
                own(&text::story_hidden_discarded(&self.tile(*tile)))
            }
            Event::TurnedOver { seat, cells } if *seat == you => {
                own(&text::story_turned(cells.len()))
            }
            other => {
                let words = news(self.voice, self.setting, other);
                Some(StoryLine { words, is_own: doer(other) == Some(you) })
            }
        }
    }

    fn tile(&self, tile: Tile) -> String {
        terms::tile(self.voice.language, self.setting.deck(), tile)
    }

    /// 4c: did this tile lie face down in its round?
    fn was_face_down(&self, tile: Tile) -> bool {
        let mut rounds = self.view.table.rounds.iter();
        rounds.any(|round| round.offer == TileOffer::Laid { hidden: Some(tile) })
    }

    /// 7a: the character that the seat has kept in secret in this round.
    fn kept(&self) -> Option<Tile> {
        let mut sights = self.view.sights.iter();
        sights.find(|sight| sight.round + 1 == self.round as usize)?.hidden
    }
}
