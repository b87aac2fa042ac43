//! Who acts when, and who won: what lies before a seat, and all seats in a line.

use super::emblem::{clan_of, drawn_name, hue};
use super::sheet::{GAP, READABLE, Sheet};
use crate::pictured::Scene;
use crate::pictured::marks;
use crate::vaalbara::art;
use pangaea_canvas::{Align, Paint, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, PhaseView, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// What lies before a seat.
pub(super) enum Front {
    /// 3a: nothing yet.
    Nothing,
    /// 3a: a character face down.
    Hidden,
    /// 3b: a character.
    Open {
        character: Character,
        /// It has had its turn.
        done: bool,
        /// 4b: the seat has shown a warrior this round.
        shown: bool,
    },
}

/// The largest front in a line of all seats.
const LARGEST: i32 = 34;

/// One of equal parts of an area, below each other or side by side.
fn share(area: Rect, (index, count): (i32, i32), down: bool) -> Rect {
    let part = |index: i32, length: i32| index * (length + GAP) / count.max(1);
    let span = |length: i32| {
        let from = part(index, length);
        (from, part(index + 1, length) - GAP - from)
    };
    if down {
        let (top, height) = span(area.height);
        Rect::new(area.x, area.y + top, area.width, height)
    } else {
        let (left, width) = span(area.width);
        Rect::new(area.x + left, area.y, width, area.height)
    }
}

/// How wide a front is that is so high.
pub(super) const fn front_width(height: i32) -> i32 {
    height * 2 + 2
}

/// What lies before a seat; at the end nothing does.
pub(super) fn front(view: &TableView, seat: Seat) -> Option<Front> {
    match &view.phase {
        PhaseView::Choose { chosen } if chosen.contains(seat) => Some(Front::Hidden),
        PhaseView::Choose { .. } => Some(Front::Nothing),
        PhaseView::Act { played, order, done, shown, .. } => {
            let place = order.iter().position(|other| *other == seat);
            Some(Front::Open {
                character: *played.get(seat)?,
                done: place.is_some_and(|place| place < *done),
                shown: shown.is_some_and(|shown| shown.contains(seat)),
            })
        }
        PhaseView::Over => None,
    }
}

/// Does the game wait for this seat?
pub(super) fn is_awaited(view: &TableView, seat: Seat) -> bool {
    match &view.phase {
        PhaseView::Choose { chosen } => !chosen.contains(seat),
        PhaseView::Act { .. } => view.turn().is_some_and(|(acting, _)| acting == seat),
        PhaseView::Over => false,
    }
}

impl Sheet {
    /// What lies before a seat, in an area about twice as wide as high.
    pub(super) fn front(&mut self, front: &Front, now: bool, area: Rect) {
        let side = area.height;
        let (x, y) = (area.x, area.y);
        let (middle, beside) = (y + side / 2, x + side + (area.width - side) / 2);
        match front {
            Front::Nothing => {
                let x = area.right() - side;
                let slot = self.area(Rect::new(x, y, side, side));
                let thick = self.px(1).max(2);
                self.canvas.rounded(slot, self.px(side / 5), thick, Paint::Faint, Paint::Raised);
                self.bold("…", (x + side / 2, middle - 2), Align::Centre, side, Paint::Gold);
            }
            Front::Hidden => {
                self.sign(art::CHARACTER_BACK, (x + side / 2, middle), side);
                self.sign(marks::CHOSEN, (beside, middle), side * 2 / 3);
            }
            Front::Open { character, done, shown } => {
                self.must(|sheet| sheet.tile(*character, (x, y), side));
                let ink = if *done { Paint::Faint } else { Paint::Ink };
                let number = character.initiative().to_string();
                let letters = (side * 2 / 3).max(READABLE + 1);
                let at = (beside, middle);
                self.must(|sheet| sheet.bold(&number, at, Align::Centre, letters, ink));
                let corner = (x + side - 2, y + side - 3);
                if *done {
                    let tile = self.area(Rect::new(x, y, side, side));
                    let tint = self.canvas.tint(Paint::Panel, 90);
                    self.canvas.shade(tile, &tint);
                    self.sign(marks::CHOSEN, corner, 10);
                } else if now {
                    self.sign(marks::ACTING, (x - 5, middle), 8);
                }
                if *shown {
                    self.tile(Character::Warrior, (x - 3, y - 2), 11);
                }
            }
        }
    }

    /// 3b: all seats in the order of their turns, while characters lie open; beside each other, or
    /// below each other where that leaves them more room.
    pub(super) fn order(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        area: Rect,
    ) {
        let PhaseView::Act { order, .. } = &view.phase else { return };
        let count = i32::try_from(order.len()).unwrap_or(1).max(1);
        let down = area.height > area.width / 2;
        for (index, seat) in (0..).zip(order) {
            let place = share(area, (index, count), down);
            let now = is_awaited(view, *seat);
            self.lit_if(now, place, if now { Paint::Raised } else { Paint::Panel });
            let name = if down { place.height / 2 } else { place.height - 10 };
            let name = (place.x + 10, place.y + name);
            let most = if down { place.height - 8 } else { place.height - 26 };
            let side = most.min((place.width - 14) / 2).clamp(1, LARGEST);
            let across = front_width(side);
            let (left, top) = if down {
                (place.right() - across - 6, place.centre().1 - side / 2)
            } else {
                (place.centre().0 - across / 2 + 2, place.y + (place.height - 16 - side) / 2)
            };
            if let Some(front) = front(view, *seat) {
                self.front(&front, false, Rect::new(left, top, across, side));
            }
            self.sign(hue(clan_of(setting, *seat)).badge(), name, 12);
            let ink = if now { Paint::Ink } else { Paint::Faint };
            let end = if down { left - 6 } else { place.right() - 2 };
            let room = end - name.0 - 8;
            let letters = if down { 11 } else { 9 };
            let drawn = drawn_name(scene, setting, *seat);
            self.fitted(&drawn, (name.0 + 8, name.1), room, (letters, Align::Left), ink);
        }
    }

    /// 6: who has how many points, the winner first; plates beside each other or below.
    pub(super) fn ranking(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        (area, down): (Rect, bool),
    ) {
        let ranking = view.ranking(setting);
        let count = i32::try_from(ranking.len()).unwrap_or(1).max(1);
        for (index, (seat, points)) in (0..).zip(ranking) {
            let plate = share(area, (index, count), down);
            let won = index == 0;
            self.lit_if(won, plate, if won { Paint::Raised } else { Paint::Panel });
            let (x, y) = plate.centre();
            let name = drawn_name(scene, setting, seat);
            // In a line where the plates lie below each other, else in two.
            let (sign, badge, room) = if down {
                ((plate.x + 22, y), (plate.x + 94, y), plate.width - 110)
            } else {
                let room = plate.width - 34;
                let taken = self.width(&name, 12).min(room);
                ((x - 24, y - 12), (x - taken / 2 - 3, y + 20), room)
            };
            let (art, size) = if won { (marks::CROWN, 28) } else { (art::POINTS, 20) };
            self.sign(art, sign, size);
            let ink = if won { Paint::Gold } else { Paint::Ink };
            let (points, at) = (points.to_string(), (sign.0 + 40, sign.1));
            self.must(|sheet| sheet.bold(&points, at, Align::Centre, 24, ink));
            self.sign(hue(clan_of(setting, seat)).badge(), badge, 15);
            let at = (badge.0 + 11, badge.1);
            self.fitted(&name, at, room, (12, Align::Left), Paint::Ink);
        }
    }
}
