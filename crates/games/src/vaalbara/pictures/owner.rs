//! Above a realm: whose it is, what was announced, how many characters, what was played.

use super::emblem::{clan_of, drawn_name, hue};
use super::gains::{announced, round_number, told};
use super::order::{front, front_width, is_awaited};
use super::sheet::Sheet;
use crate::pictured::Scene;
use crate::vaalbara::art;
use crate::vaalbara::words::result::signed;
use pangaea_canvas::{Align, Paint, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// How wide what was announced is at most, and how many characters there are.
const GAINS: i32 = 98;
const COUNTS: i32 = 56;
/// The smallest and the largest letters of a name.
const NAMES: (i32, i32) = (10, 12);

impl Sheet {
    /// The name, what was announced, how many characters, what was played, in this order.
    pub(super) fn one_line(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        seat: Seat,
        line: Rect,
    ) {
        let middle = line.centre().1;
        let side = line.height - 2;
        let across = front_width(side);
        let before = if let Some(front) = front(view, seat) {
            let area = Rect::new(line.right() - across, line.y, across, side);
            self.front(&front, is_awaited(view, seat), area);
            area.x - 12
        } else {
            line.right()
        };
        self.counts(view, seat, (before - COUNTS, middle));
        self.gains(view, seat, (before - COUNTS - GAINS, middle));
        self.sign(hue(clan_of(setting, seat)).badge(), (line.x + 7, middle), 14);
        let name = drawn_name(scene, setting, seat);
        let room = before - COUNTS - GAINS - 4 - line.x - 18;
        let style = (NAMES, Align::Left);
        self.shrunk(&name, (line.x + 18, middle), room, style, Paint::Ink);
    }

    /// The name above what was announced and how many characters; what was played beside it.
    pub(super) fn two_lines(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        seat: Seat,
        lines: Rect,
    ) {
        let side = lines.height - 4;
        let front = front(view, seat);
        let before = if let Some(front) = front {
            let across = front_width(side);
            let area = Rect::new(lines.right() - across, lines.y + 1, across, side);
            self.front(&front, is_awaited(view, seat), area);
            area.x - 10
        } else {
            lines.right()
        };
        let (upper, lower) = (lines.y + 7, lines.y + 21);
        self.sign(hue(clan_of(setting, seat)).badge(), (lines.x + 7, upper), 13);
        let name = drawn_name(scene, setting, seat);
        let left = lines.x + 17;
        let style = (NAMES, Align::Left);
        self.shrunk(&name, (left, upper), before - left, style, Paint::Ink);
        self.gains(view, seat, (lines.x, lower));
        if before - lines.x >= GAINS + COUNTS {
            self.counts(view, seat, (lines.x + GAINS, lower));
        }
    }

    /// What was announced, and what is left in the deck.
    pub(super) fn own_line(&mut self, view: &TableView, seat: Seat, line: Rect) {
        let middle = line.centre().1 - 1;
        self.gains(view, seat, (line.x, middle));
        if let Some(characters) = view.characters.get(seat) {
            let right = line.right() - 2;
            self.bold(&characters.deck.to_string(), (right, middle), Align::Right, 12, Paint::Ink);
            self.sign(art::DECK_CARDS, (right - 18, middle), 15);
        }
    }

    /// How many characters are in hand and in the deck.
    fn counts(&mut self, view: &TableView, seat: Seat, (x, y): (i32, i32)) {
        let Some(characters) = view.characters.get(seat) else { return };
        let counts = [(art::HAND_CARDS, characters.hand), (art::DECK_CARDS, characters.deck)];
        for (index, (art, count)) in (0..).zip(counts) {
            let left = x + index * 28;
            self.sign(art, (left + 7, y), 14);
            self.bold(&count.to_string(), (left + 16, y), Align::Left, 11, Paint::Ink);
        }
    }

    /// 2b: what was announced, after the number of the round.
    fn gains(&mut self, view: &TableView, seat: Seat, (x, y): (i32, i32)) {
        if told(view).is_empty() {
            return;
        }
        self.sign(art::POINTS, (x + 7, y), 12);
        let mut left = x + 16;
        let newest = view.gains.len();
        for round in told(view) {
            let (points, ink) = match announced(view, seat, round) {
                Some(points) if round + 1 == newest => (signed(points), Paint::Gold),
                Some(points) => (signed(points), Paint::Ink),
                None => ("…".to_owned(), Paint::Faint),
            };
            let number = round_number(round).to_string();
            self.disc(&number, (left + 6, y), 6, (Paint::Night, Paint::Faint));
            self.bold(&points, (left + 14, y), Align::Left, 12, ink);
            left += 17 + self.width(&points, 12);
        }
    }
}
