//! One player's part: realm, announced points, characters.

use super::card::land_height;
use super::emblem::{clan_of, hue};
use super::sheet::{INNER, MARGIN, Sheet};
use crate::render::Scene;
use crate::render::art::Art;
use crate::render::canvas::Align;
use crate::render::paint::Paint;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, ROUNDS, Stage, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// How high a player's part is.
pub(super) const HEIGHT: i32 = 42;
/// Where the lands begin; badge, name and counts are before it.
const LEFT: i32 = 44;
const CELL: i32 = (INNER - LEFT - 1) / 9;

impl Sheet {
    /// Everything of one seat that lies open.
    pub(super) fn realm(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        seat: Seat,
        y: i32,
    ) {
        let waited = match &view.stage {
            Stage::Choose { .. } | Stage::Over => false,
            Stage::Act { .. } => view.turn().is_some_and(|(acting, _)| acting == seat),
        };
        if waited {
            self.lit((MARGIN, y), (INNER, HEIGHT), Paint::Panel);
        } else {
            self.panel((MARGIN, y), (INNER, HEIGHT), Paint::Panel);
        }
        self.owner(scene, setting, view, seat, y);
        let realm = view.realms.get(seat).map(Vec::as_slice).unwrap_or_default();
        let width = CELL - 1;
        for place in 0..9_usize {
            let x = MARGIN + LEFT + i32::try_from(place).unwrap_or(0) * CELL;
            match realm.get(place) {
                Some(land) => self.land(setting.deck(), *land, (x, y + 3), width),
                None => self.gap((x, y + 3), width),
            }
        }
        self.gains(view, seat, y + 3 + land_height(width) + 5);
        self.characters(view, seat, y + HEIGHT - 13);
    }

    fn owner(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        seat: Seat,
        y: i32,
    ) {
        self.sign(hue(clan_of(setting, seat)).badge(), (MARGIN + 12, y + 14), 17);
        if let Some(characters) = view.characters.get(seat) {
            let counts =
                [(Art::HandCards, characters.hand, 8), (Art::DeckCards, characters.deck, 20)];
            for (art, count, down) in counts {
                self.sign(art, (MARGIN + 28, y + down), 11);
                let at = (MARGIN + 35, y + down);
                self.bold(&count.to_string(), at, Align::Left, 8, Paint::Ink);
            }
        }
        let name = scene.name(seat);
        self.fitted(&name, (MARGIN + 3, y + 34), LEFT - 6, (7, Align::Left), Paint::Ink);
    }

    /// 2b: what was announced, round by round.
    fn gains(&mut self, view: &TableView, seat: Seat, y: i32) {
        for round in 0..ROUNDS as usize {
            let x = MARGIN + LEFT + i32::try_from(round).unwrap_or(0) * CELL + CELL / 2;
            let gain = view.gains.get(round).and_then(|gains| gains.get(seat));
            let latest = round + 1 == view.gains.len() && view.scores.is_none();
            match gain {
                Some(points) => {
                    let ink = if latest { Paint::Gold } else { Paint::Ink };
                    self.bold(&signed(*points), (x, y), Align::Centre, 7, ink);
                }
                None => self.bold("·", (x, y), Align::Centre, 7, Paint::Raised),
            }
        }
    }

    /// All twelve characters: those used with their emblem, those known to be in hand with a
    /// hand, the others as numbers.
    fn characters(&mut self, view: &TableView, seat: Seat, y: i32) {
        let Some(own) = view.characters.get(seat) else { return };
        let cell = (INNER - LEFT - 1) * 10 / 12;
        for (index, character) in (0..).zip(Character::ALL) {
            let x = MARGIN + LEFT + index * cell / 10;
            let number = character.initiative().to_string();
            if own.used.contains(&character) {
                self.tile(character, (x, y), 10);
                self.bold(&number, (x + 11, y + 5), Align::Left, 6, Paint::Ink);
            } else if own.seen.contains(&character) {
                self.sign(Art::HandCards, (x + 5, y + 5), 10);
                self.bold(&number, (x + 11, y + 5), Align::Left, 6, Paint::Gold);
            } else {
                self.bold(&number, (x + 11, y + 5), Align::Left, 6, Paint::Faint);
            }
        }
    }
}

/// Points with their sign.
pub(super) fn signed(points: i64) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}
