//! What the own planet is worth so far: its characters, each with its rule, and its volcanoes.

use super::entry::{ListEntry, Sign};
use super::icons;
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::{standing, terms};
use crate::pictured::Scene;
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{FinalScore, LittlePrince, Scored, SeatView};

/// The points of a seat, as far as that seat knows them.
pub(super) struct Standing<'a> {
    scene: &'a Scene<'a>,
    setting: &'a Setting<LittlePrince>,
    view: &'a SeatView,
    score: FinalScore,
}

impl<'a> Standing<'a> {
    pub(super) fn new(
        scene: &'a Scene<'a>,
        setting: &'a Setting<LittlePrince>,
        view: &'a SeatView,
    ) -> Self {
        Self { scene, setting, view, score: standing::of(setting, view) }
    }

    fn points(&self) -> i64 {
        standing::points(self.view, &self.score)
    }

    fn penalty(&self) -> (String, Paint) {
        match self.score.penalty.get(self.view.seat) {
            Some(lost @ 1..) => (self.scene.language.say(&text::minus(*lost)), Paint::Bad),
            _ => (0.to_string(), Paint::Faint),
        }
    }

    /// A line for each character.
    fn entries(&self) -> Vec<ListEntry> {
        let say = |message| self.scene.language.say(&message);
        let characters = self.score.characters.get(self.view.seat).into_iter().flatten();
        let entry = |scored: &Scored| ListEntry {
            sign: Sign::Medal(icons::character(scored.character)),
            edge: Paint::Faint,
            name: say(terms::character(scored.character)),
            meaning: say(terms::likes(scored.character)),
            about: &[],
            points: Some((scored.points.to_string(), Paint::Ink)),
            note: None,
        };
        characters.map(entry).collect()
    }

    /// How high the list is if its lines are as low as they may be.
    pub(super) fn least_height(&self, width: i32, letters: i32) -> i32 {
        let entries = self.entries();
        let lines = entries.iter().map(|one| one.least_height(width, letters) + letters / 6);
        lines.sum::<i32>() + sum_height(letters)
    }

    /// All characters with their rules, and below them volcanoes and sum; lines grow where there
    /// is room.
    pub(super) fn draw(&self, canvas: &mut Canvas, area: Rect, letters: i32) {
        let entries = self.entries();
        let count = i32::try_from(entries.len()).unwrap_or(1).max(1);
        let sum = sum_height(letters);
        let gap = letters / 6;
        let spare = (area.height - self.least_height(area.width, letters)) / count;
        let mut y = area.y;
        for entry in &entries {
            let height = entry.least_height(area.width, letters) + spare.clamp(0, letters * 2);
            let area = Rect::new(area.x, y, area.width, height);
            entry.draw(canvas, self.setting.deck(), area, letters);
            y += height + gap;
        }
        let below = Rect::new(area.x, area.bottom() - sum, area.width, sum);
        let right = letters * 6;
        let left = below.width - gap - right;
        self.volcano_race(canvas, Rect { width: left, ..below }, letters);
        self.sum(canvas, Rect { x: below.right() - right, width: right, ..below }, letters);
    }

    /// 6a: own volcanoes, the most of the others, and what the own ones cost now.
    fn volcano_race(&self, canvas: &mut Canvas, area: Rect, letters: i32) {
        canvas.panel(area, letters / 3, Paint::Panel);
        let side = (area.height - letters / 4).min(letters * 2);
        self.volcanoes(canvas, (area.x + letters / 4, area.centre().1), side, letters);
        let (points, paint) = self.penalty();
        let at = (area.right() - letters / 2, area.centre().1);
        let set = Type::bold(letters * 5 / 4);
        canvas.ranked(Rank::Must, |canvas| canvas.text(&points, at, Align::Right, set, paint));
    }

    /// Own volcanoes, and behind the badge of whoever has most of the others how many these are.
    fn volcanoes(&self, canvas: &mut Canvas, (x, y): (i32, i32), side: i32, letters: i32) {
        let (own, most) = standing::volcanoes(self.view, &self.score);
        let (_, risk) = self.penalty();
        let paint = if own > 0 && risk == Paint::Bad { risk } else { Paint::Ink };
        let all = self.score.volcanoes.iter();
        let mut rivals = all.filter(|(seat, _)| *seat != self.view.seat);
        let rival = rivals.find(|(_, number)| **number == most).map(|(seat, _)| seat);
        let set = Type::bold(letters * 10 / 9);
        canvas.ranked(Rank::Must, |canvas| {
            let volcano = Sign::Element(art::VOLCANO);
            volcano.draw(canvas, self.setting.deck(), (x, y - side / 2), side, Paint::Faint);
            let mut x = x + side + letters / 6;
            for (badge, number, paint) in [
                (None, own, paint),
                (rival.map(|seat| icons::hue(self.setting, seat)), most, Paint::Faint),
            ] {
                if let Some(hue) = badge {
                    canvas.sprite_centred(hue.badge(), (x + letters / 2, y), letters);
                    x += letters * 7 / 6;
                }
                let number = number.to_string();
                canvas.text(&number, (x, y), Align::Left, set, paint);
                x += lettering::width(&number, set) + letters / 2;
            }
        });
    }

    /// The same in one line, without words.
    pub(super) fn brief(&self, canvas: &mut Canvas, area: Rect, letters: i32) {
        let sum = letters * 5;
        self.sum(canvas, Rect::new(area.right() - sum, area.y, sum, area.height), letters);
        let room = area.width - sum - letters / 6;
        canvas.panel(Rect::new(area.x, area.y, room, area.height), letters / 3, Paint::Panel);
        let characters = self.score.characters.get(self.view.seat).into_iter().flatten();
        let count = i32::try_from(characters.clone().count()).unwrap_or(0).max(3);
        // The volcanoes have two numbers.
        let step = (room - letters / 4) / (count + 2);
        let set = Type::bold(letters * 10 / 9);
        let side = (area.height - letters / 4).min(step * 11 / 20).max(1);
        let middle = area.centre().1;
        let mut x = area.x + letters / 4;
        for scored in characters {
            let sign = Sign::Medal(icons::character(scored.character));
            let at = (x + side + letters / 6, middle);
            canvas.ranked(Rank::Must, |canvas| {
                let corner = (x, middle - side / 2);
                sign.draw(canvas, self.setting.deck(), corner, side, Paint::Faint);
                canvas.text(&scored.points.to_string(), at, Align::Left, set, Paint::Ink);
            });
            x += step;
        }
        self.volcanoes(canvas, (x, middle), side, letters);
    }

    /// Whose planet it is, and all points together.
    fn sum(&self, canvas: &mut Canvas, area: Rect, letters: i32) {
        let hue = icons::hue(self.setting, self.view.seat);
        canvas.rounded(area, letters / 3, (letters / 12).max(2), hue.paint(), Paint::Raised);
        let middle = area.centre().1;
        let badge = letters * 5 / 4;
        canvas.sprite_centred(hue.badge(), (area.x + letters / 2 + badge / 2, middle), badge);
        let points = terms::signed(self.scene.language, self.points());
        let set = Type::bold(letters * 3 / 2);
        canvas.ranked(Rank::Must, |canvas| {
            let at = (area.right() - letters / 2, middle);
            canvas.text(&points, at, Align::Right, set, Paint::Gold);
        });
    }

    /// The same in sentences.
    pub(super) fn words(&self) -> String {
        standing::in_words(&self.scene.voice(), self.view, &self.score)
    }
}

/// The height of the sum.
pub(super) const fn sum_height(letters: i32) -> i32 {
    letters * 9 / 5
}
