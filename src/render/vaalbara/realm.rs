//! One player's part: realm, announced points, characters.

use super::card::land_height;
use super::emblem::{clan_of, emblem, hue};
use super::sheet::{INNER, MARGIN, Sheet};
use crate::render::Scene;
use crate::render::art::Art;
use crate::render::canvas::{Align, Area};
use crate::render::lettering::Type;
use crate::render::paint::Paint;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, ROUNDS, Stage, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// How high a player's part is.
pub(super) const HEIGHT: i32 = 42;
/// Where the lands begin; badge, name and counts are before it.
const LEFT: i32 = 42;
/// How much room the nine places have, and the twelve characters below them.
const ROOM: i32 = INNER - LEFT - 2;
/// How wide a land is.
const LAND: i32 = ROOM / 9 - 1;

/// Where one of the nine columns begins.
fn column(index: usize) -> i32 {
    MARGIN + LEFT + i32::try_from(index).unwrap_or(0) * ROOM / 9
}

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
        for place in 0..9_usize {
            let x = column(place);
            match realm.get(place) {
                Some(land) => self.land(setting.deck(), *land, (x, y + 3), LAND),
                None => self.gap((x, y + 3), LAND),
            }
        }
        self.gains(view, seat, y + 3 + land_height(LAND) + 5);
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
        self.sign(hue(clan_of(setting, seat)).badge(), (MARGIN + 11, y + 14), 16);
        if let Some(characters) = view.characters.get(seat) {
            let counts =
                [(Art::HandCards, characters.hand, 8), (Art::DeckCards, characters.deck, 20)];
            for (art, count, down) in counts {
                self.sign(art, (MARGIN + 26, y + down), 11);
                let at = (MARGIN + 33, y + down);
                self.bold(&count.to_string(), at, Align::Left, 8, Paint::Ink);
            }
        }
        let name = scene.drawn_name(seat, hue(clan_of(setting, seat)));
        self.fitted(&name, (MARGIN + 3, y + 34), LEFT - 6, (7, Align::Left), Paint::Ink);
    }

    /// 2b: what was announced, round by round.
    fn gains(&mut self, view: &TableView, seat: Seat, y: i32) {
        for round in 0..ROUNDS as usize {
            let x = column(round) + LAND / 2;
            match announced(view, seat, round) {
                Some(points) => {
                    let ink = if is_latest(view, round) { Paint::Gold } else { Paint::Ink };
                    self.bold(&signed(points), (x, y), Align::Centre, 7, ink);
                }
                None => self.bold("·", (x, y), Align::Centre, 7, Paint::Raised),
            }
        }
    }

    /// All twelve characters: those used with their emblem, those known to be in hand with a
    /// hand, the others as numbers.
    fn characters(&mut self, view: &TableView, seat: Seat, y: i32) {
        let Some(own) = view.characters.get(seat) else { return };
        let (left, top) = self.at(MARGIN + LEFT, y);
        let (height, radius) = (self.px(10), self.px(2));
        let middle = top + height / 2;
        let digits = Type::bold(self.px(6));
        for (index, character) in (0..).zip(Character::ALL) {
            // In pixels, since twelve columns in tenths would not be alike.
            let begin = |index: i32| left + self.px(ROOM * index) / 12;
            let (x, width) = (begin(index), begin(index + 1) - begin(index) - self.px(1));
            let area = Area::new(x, top, width, height);
            let number = character.initiative().to_string();
            let face = if own.used.contains(&character) {
                Some((emblem(character), Paint::Hide, Paint::Umber))
            } else if own.seen.contains(&character) {
                Some((Art::HandCards, Paint::Raised, Paint::Gold))
            } else {
                None
            };
            let (place, ink) = if let Some((art, ground, ink)) = face {
                self.canvas.panel(area, radius, ground);
                let side = self.px(8);
                self.canvas.sprite_centred(art, (x + side / 2 + radius / 3, middle), side);
                (x + width * 3 / 4, ink)
            } else {
                self.canvas.panel(area, radius, Paint::Night);
                (x + width / 2, Paint::Faint)
            };
            self.canvas.text(&number, (place, middle), Align::Centre, digits, ink);
        }
    }
}

/// Is this the round that is being played, or was the last to be?
fn is_latest(view: &TableView, round: usize) -> bool {
    round + 1 == view.gains.len() && view.scores.is_none()
}

/// 2b: what a round, counted from 0, brought a seat. Nothing was announced for who is still to
/// act and has got nothing from others.
pub(super) fn announced(view: &TableView, seat: Seat, round: usize) -> Option<i64> {
    let points = *view.gains.get(round)?.get(seat)?;
    let open = is_latest(view, round) && points == 0 && !has_acted(view, seat);
    (!open).then_some(points)
}

/// Has this seat had its turn in the round that is being played?
fn has_acted(view: &TableView, seat: Seat) -> bool {
    match &view.stage {
        Stage::Act { order, done, .. } => order.iter().take(*done).any(|other| *other == seat),
        Stage::Choose { .. } | Stage::Over => true,
    }
}

/// Points with their sign.
pub(super) fn signed(points: i64) -> String {
    if points < 0 { number(points) } else { format!("+{points}") }
}

/// Points; below zero with a minus as wide as digits are.
pub(super) fn number(points: i64) -> String {
    let minus = if points < 0 { "−" } else { "" };
    format!("{minus}{}", points.unsigned_abs())
}
