//! Who acts when: one card a seat, from the first to the last.

use super::emblem::{clan_of, drawn_name, hue};
use super::sheet::{INNER, MARGIN, Sheet};
use crate::pictured::Scene;
use crate::pictured::marks;
use crate::vaalbara::art;
use pangaea_canvas::{Align, Paint};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, PhaseView, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// How high the line is.
pub(super) const HEIGHT: i32 = 37;

/// What lies before a seat.
enum Front {
    /// 3a: nothing yet.
    Nothing,
    /// 3a: a character face down.
    Hidden,
    /// 3b: a character.
    Open(Character),
    /// 6: the final points.
    Points(i64),
}

struct OrderEntry {
    seat: Seat,
    front: Front,
    /// The game waits for this seat, or it has won.
    now: bool,
    /// It has had its turn.
    done: bool,
    /// 4b: it has shown a warrior this round.
    shown: bool,
}

fn places(setting: &Setting<Vaalbara>, view: &TableView) -> Vec<OrderEntry> {
    match &view.phase {
        PhaseView::Choose { chosen } => Seat::all(view.seat_count())
            .map(|seat| {
                let ready = chosen.contains(seat);
                let front = if ready { Front::Hidden } else { Front::Nothing };
                OrderEntry { seat, front, now: !ready, done: ready, shown: false }
            })
            .collect(),
        PhaseView::Act { played, order, done, shown, .. } => order
            .iter()
            .enumerate()
            .map(|(index, seat)| OrderEntry {
                seat: *seat,
                front: played.get(*seat).map_or(Front::Nothing, |played| Front::Open(*played)),
                now: index == *done,
                done: index < *done,
                shown: shown.is_some_and(|shown| shown.contains(*seat)),
            })
            .collect(),
        PhaseView::Over => view
            .ranking(setting)
            .into_iter()
            .enumerate()
            .map(|(index, (seat, points))| OrderEntry {
                seat,
                front: Front::Points(points),
                now: index == 0,
                done: false,
                shown: false,
            })
            .collect(),
    }
}

impl Sheet {
    /// The line of all seats.
    pub(super) fn order(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        y: i32,
    ) {
        let places = places(setting, view);
        let count = i32::try_from(places.len()).unwrap_or(1).max(1);
        let gap = 3;
        for (index, place) in (0..).zip(&places) {
            let left = |index: i32| MARGIN + index * (INNER + gap) / count;
            let width = left(index + 1) - gap - left(index);
            self.place(scene, setting, place, (left(index), y), width);
        }
    }

    fn place(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        place: &OrderEntry,
        (x, y): (i32, i32),
        width: i32,
    ) {
        if place.now {
            self.lit((x, y), (width, HEIGHT), Paint::Raised);
        } else {
            self.panel((x, y), (width, HEIGHT), Paint::Panel);
        }
        self.sign(hue(clan_of(setting, place.seat)).badge(), (x + 8, y + 30), 10);
        let ink = if place.now { Paint::Ink } else { Paint::Faint };
        let name = drawn_name(scene, setting, place.seat);
        self.fitted(&name, (x + 15, y + 30), width - 17, (7, Align::Left), ink);
        let middle = x + width / 2;
        // Card and number stand together in the middle.
        let card = (middle - 20, y + 3);
        let sign = (middle + 11, y + 18);
        match &place.front {
            Front::Nothing => {
                let slot = self.area(middle - 10, y + 3, 20, 20);
                let thick = self.px(1).max(2);
                self.canvas.rounded(slot, self.px(4), thick, Paint::Faint, Paint::Raised);
                self.bold("…", (middle, y + 11), Align::Centre, 12, Paint::Gold);
            }
            Front::Hidden => {
                self.sign(art::CHARACTER_BACK, (middle - 8, y + 13), 20);
                self.sign(marks::CHOSEN, (middle + 10, y + 13), 11);
            }
            Front::Open(character) => {
                self.tile(*character, card, 21);
                let number = character.initiative().to_string();
                let ink = if place.done { Paint::Faint } else { Paint::Ink };
                self.bold(&number, (middle + 11, y + 9), Align::Centre, 14, ink);
                let mark = if place.done { Some(marks::CHOSEN) } else { None };
                let mark = if place.now { Some(marks::ACTING) } else { mark };
                let aside = if place.shown { 6 } else { 0 };
                if let Some(mark) = mark {
                    self.sign(mark, (sign.0 - aside, sign.1 + 2), 8);
                }
                if place.shown {
                    self.tile(Character::Warrior, (sign.0 + 1, sign.1 - 3), 9);
                }
                if place.done {
                    let area = self.area(card.0, card.1, 21, 21);
                    let tint = self.canvas.tint(Paint::Panel, 90);
                    self.canvas.shade(area, &tint);
                }
            }
            Front::Points(points) => {
                let art = if place.now { marks::CROWN } else { art::POINTS };
                self.sign(art, (middle - 11, y + 13), if place.now { 17 } else { 13 });
                self.bold(&points.to_string(), (middle + 9, y + 13), Align::Centre, 13, ink);
            }
        }
    }
}
