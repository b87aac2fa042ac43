//! One player's part: realm, announced points, characters.

use super::emblem::{clan_of, drawn_name, emblem, hue};
use super::gains::{announced, round_number, told};
use super::sheet::{INNER, MARGIN, Sheet};
use crate::pictured::Scene;
use crate::vaalbara::art;
use crate::vaalbara::words::result::signed;
use pangaea_canvas::{Align, Paint, Rect, Type};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// How high a player's part is.
pub(super) const HEIGHT: i32 = 49;
/// Where lands and characters begin, and the room for them.
const LEFT: i32 = MARGIN + 4;
const ROOM: i32 = INNER - 8;
/// How wide a land is, and how far it is to the next.
const LAND: i32 = 25;
const STEP: i32 = ROOM / PLACES;
const PLACES: i32 = 9;
/// Where the points of two rounds stand in the line of the name, and the counts of characters.
const GAINS: [i32; 2] = [MARGIN + 120, MARGIN + 153];
const COUNTS: [i32; 2] = [MARGIN + 196, MARGIN + 220];

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
        if view.turn().is_some_and(|(acting, _)| acting == seat) {
            self.lit((MARGIN, y), (INNER, HEIGHT), Paint::Panel);
        } else {
            self.panel((MARGIN, y), (INNER, HEIGHT), Paint::Panel);
        }
        self.owner(scene, setting, view, seat, y + 8);
        let realm = view.realms.get(seat).map(Vec::as_slice).unwrap_or_default();
        let mut lands = realm.iter();
        for place in 0..PLACES {
            let at = (LEFT + place * STEP, y + 15);
            match lands.next() {
                Some(land) => self.land(setting.deck(), *land, at, LAND),
                None => self.gap(at, LAND),
            }
        }
        self.characters(view, seat, y + HEIGHT - 13);
    }

    /// The line above the lands: whose they are, what was announced, how many characters.
    fn owner(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        seat: Seat,
        y: i32,
    ) {
        self.sign(hue(clan_of(setting, seat)).badge(), (LEFT + 5, y), 10);
        let name = drawn_name(scene, setting, seat);
        let room = GAINS[0] - LEFT - 32;
        self.fitted(&name, (LEFT + 13, y), room, (8, Align::Left), Paint::Ink);
        self.gains(view, seat, y);
        if let Some(characters) = view.characters.get(seat) {
            let counts = [(art::HAND_CARDS, characters.hand), (art::DECK_CARDS, characters.deck)];
            for (x, (art, count)) in COUNTS.into_iter().zip(counts) {
                self.sign(art, (x, y), 11);
                self.bold(&count.to_string(), (x + 8, y), Align::Left, 8, Paint::Ink);
            }
        }
    }

    /// 2b: what was announced, after the number of the round.
    fn gains(&mut self, view: &TableView, seat: Seat, y: i32) {
        let rounds = told(view);
        // The newest stands where it stood before, at the right.
        let first = GAINS.len().saturating_sub(rounds.len());
        if let (Some(x), false) = (GAINS.get(first), rounds.is_empty()) {
            self.sign(art::POINTS, (x - 11, y), 9);
        }
        for (x, round) in GAINS.into_iter().skip(first).zip(rounds) {
            let number = round_number(round).to_string();
            self.disc(&number, (x, y), 4, (Paint::Night, Paint::Faint));
            let newest = round + 1 == view.gains.len();
            let (points, ink) = match announced(view, seat, round) {
                Some(points) if newest => (signed(points), Paint::Gold),
                Some(points) => (signed(points), Paint::Ink),
                None => ("…".to_owned(), Paint::Faint),
            };
            self.bold(&points, (x + 7, y), Align::Left, 8, ink);
        }
    }

    /// All twelve characters: those used with their emblem, those known to be in hand with a
    /// hand, the others as numbers.
    fn characters(&mut self, view: &TableView, seat: Seat, y: i32) {
        let Some(own) = view.characters.get(seat) else { return };
        let (left, top) = self.at(LEFT, y);
        let (height, radius) = (self.px(10), self.px(2));
        let middle = top + height / 2;
        let digits = Type::bold(self.px(6));
        for (index, character) in (0..).zip(Character::ALL) {
            // In pixels, since twelve columns in tenths would not be alike.
            let begin = |index: i32| left + self.px(ROOM * index) / 12;
            let (x, width) = (begin(index), begin(index + 1) - begin(index) - self.px(1));
            let area = Rect::new(x, top, width, height);
            let number = character.initiative().to_string();
            let face = if own.used.contains(&character) {
                Some((emblem(character), Paint::Hide, Paint::Umber))
            } else if own.seen.contains(&character) {
                Some((art::HAND_CARDS, Paint::Raised, Paint::Gold))
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
