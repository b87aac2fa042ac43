//! What every planet is worth, character by character.

use super::frame::Frame;
use super::icons;
use super::liking::{counted, liked};
use super::planet::{globe, has_hidden};
use super::tile::medal;
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::result::{open_sum, sum};
use crate::little_prince::words::terms;
use crate::pictured::marks;
use crate::pictured::{Picture, Scene};
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    Cell, FinalScore, Holdings, LittlePrince, Phase, Placed, Planet, Scored, Stack, TableView,
    final_score,
};
use pangaea_engine::seat::{Seat, Seats};
use pangaea_text::common;

pub(super) fn scoring(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
) -> Picture {
    let over = view.phase == Phase::Over;
    let heading = if over { common::final_scoring() } else { common::if_it_ended_now() };
    let subtitle = terms::round(scene.language, view);
    let Frame { mut canvas, letters, gap, body } =
        Frame::new(scene, &scene.language.say(&heading), &subtitle);
    let seats = i32::try_from(view.seat_count()).unwrap_or(1).max(1);
    let height = (body.height + gap) / seats - gap;
    let score = final_score(setting.deck(), &view.planets);
    let winners = winners(view, &score);
    for (index, (seat, planet)) in (0..).zip(view.planets.iter()) {
        let area = Rect::new(body.x, body.y + index * (height + gap), body.width, height);
        let wins = winners.contains(seat);
        let row = PlanetRow { scene, setting, score: &score, seat, planet, wins, letters };
        row.draw(&mut canvas, area);
    }
    Picture::new(canvas, &describe(scene, view, &score, winners))
}

/// Who wins; no one can tell while a character is hidden.
fn winners(view: &TableView, score: &FinalScore) -> Seats {
    if view.planets.values().any(has_hidden) { Seats::NONE } else { score.outcome.winners }
}

/// One row a seat: name and sum, planet, four characters, volcanoes.
struct PlanetRow<'a> {
    scene: &'a Scene<'a>,
    setting: &'a Setting<LittlePrince>,
    score: &'a FinalScore,
    seat: Seat,
    planet: &'a Planet,
    wins: bool,
    letters: i32,
}

impl PlanetRow<'_> {
    fn draw(&self, canvas: &mut Canvas, area: Rect) {
        let letters = self.letters;
        let edge = if self.wins { Paint::Gold } else { Paint::Panel };
        canvas.rounded(area, letters / 2, (letters / 8).max(2), edge, Paint::Panel);
        let name = letters * 9;
        self.name(canvas, Rect::new(area.x + letters / 2, area.y, name, area.height));
        // The planet is there to recognise it; the board shows it large.
        let across = (area.height - letters / 2).min(letters * 8);
        let pitch = (across * 6 / 25).max(1);
        let left = area.x + letters + name;
        let at = (left + pitch / 12, area.centre().1 - 2 * pitch);
        globe(canvas, self.setting.deck(), self.planet, at, pitch, self.wins);
        let start = left + across + letters / 2;
        let step = (area.right() - letters / 3 - start) / 5;
        for (index, cell) in (0..).zip(Cell::of(Stack::Character)) {
            let place = Rect::new(start + index * step, area.y, step, area.height);
            self.corner(canvas, cell, place);
        }
        self.volcanoes(canvas, Rect::new(start + 4 * step, area.y, step, area.height));
    }

    /// The name, and below it the sum.
    fn name(&self, canvas: &mut Canvas, area: Rect) {
        let letters = self.letters;
        let middle = area.centre().1;
        let (upper, lower) = (middle - letters * 11 / 10, middle + letters);
        let badge = letters * 5 / 4;
        let hue = icons::hue(self.setting, self.seat);
        canvas.sprite_centred(hue.badge(), (area.x + badge / 2, upper), badge);
        let set = Type::bold(letters);
        let start = area.x + badge + letters / 3;
        let name = self.scene.drawn_name(self.seat, hue);
        let name = lettering::fit(&name, set, area.right() - start);
        let points = self.score.outcome.scores.get(self.seat).copied().unwrap_or(0);
        let points = if has_hidden(self.planet) {
            "?".to_owned()
        } else {
            terms::signed(self.scene.language, points)
        };
        let paint = if self.wins { Paint::Gold } else { Paint::Ink };
        let large = Type::bold(letters * 9 / 4);
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(&name, (start, upper), Align::Left, set, Paint::Ink);
            canvas.text(&points, (start, lower), Align::Left, large, paint);
            if self.wins {
                let x = start + lettering::width(&points, large) + letters;
                canvas.sprite_centred(marks::CROWN, (x + badge / 2, lower), letters * 7 / 4);
            }
        });
    }

    /// A character, what it gives, and what it looks at.
    fn corner(&self, canvas: &mut Canvas, cell: Cell, area: Rect) {
        let scored = self.score.characters.get(self.seat).into_iter().flatten();
        let found: Option<&Scored> = scored.into_iter().find(|scored| scored.cell == cell);
        let Parts { sign, size, number, align, set, below } = Parts::of(area, self.letters);
        if let Some(scored) = found {
            canvas.ranked(Rank::Must, |canvas| {
                medal(canvas, icons::character(scored.character), sign, size);
                let points = scored.points.to_string();
                canvas.text(&points, number, align, set, Paint::Ink);
            });
            let holdings = Holdings::of(self.setting.deck(), self.planet);
            liked(canvas, scored.character, &holdings, below);
            return;
        }
        if self.planet.get(cell) == Some(Placed::Hidden) {
            canvas.sprite_centred(art::UNKNOWN, sign, size);
            let shift = if align == Align::Left { size / 4 } else { 0 };
            canvas.sprite_centred(art::QUESTION, (number.0 + shift, number.1), size / 2);
        } else {
            canvas.disc(sign, size / 2, Paint::Raised);
            canvas.disc(sign, size / 2 - 2, Paint::Panel);
        }
    }

    /// 6a: how many there are, and what they cost.
    fn volcanoes(&self, canvas: &mut Canvas, area: Rect) {
        let count = self.score.volcanoes.get(self.seat).copied().unwrap_or(0);
        let penalty = self.score.penalty.get(self.seat).copied().unwrap_or(0);
        let Parts { sign, size, number, align, set, below } = Parts::of(area, self.letters);
        let (words, paint) = if penalty > 0 {
            (self.scene.language.say(&text::minus(penalty)), Paint::Bad)
        } else {
            (0.to_string(), Paint::Faint)
        };
        canvas.ranked(Rank::Must, |canvas| {
            canvas.disc(sign, size / 2, Paint::Dune);
            canvas.sprite_centred(art::VOLCANO, sign, size * 2 / 3);
            canvas.text(&words, number, align, set, paint);
        });
        counted(canvas, (art::VOLCANO, count), below);
    }
}

/// Where things are in a character's place: its sign, its points beside or below it, and what it
/// looks at.
struct Parts {
    sign: (i32, i32),
    size: i32,
    number: (i32, i32),
    align: Align,
    set: Type,
    below: Rect,
}

impl Parts {
    fn of(area: Rect, letters: i32) -> Self {
        let set = Type::bold(letters * 3 / 2);
        let (size, plate) =
            ((area.height / 2).min(letters * 5 / 2), (area.height / 4).min(letters * 3 / 2));
        let between = letters / 4;
        let width = area.width - letters / 2;
        let is_high = area.height > letters * 7;
        let line = if is_high { letters * 3 / 2 + between } else { 0 };
        let top = area.y + (area.height - size - line - between - plate) / 2;
        let x = if is_high { area.x + width / 2 } else { area.x + size / 2 + letters / 8 };
        let sign = (x, top + size / 2);
        let beside = (x + size / 2 + letters / 3, sign.1);
        let below = (x, top + size + between + letters * 3 / 4);
        Self {
            sign,
            size,
            number: if is_high { below } else { beside },
            align: if is_high { Align::Centre } else { Align::Left },
            set,
            below: Rect::new(area.x, top + size + line + between, width, plate),
        }
    }
}

fn describe(scene: &Scene<'_>, view: &TableView, score: &FinalScore, winners: Seats) -> String {
    let say = |message| scene.language.say(&message);
    let over = view.phase == Phase::Over;
    let heading = if over { common::final_scoring() } else { common::if_it_ended_now() };
    let mut sentences = vec![format!("{}.", say(heading))];
    if !winners.is_empty() {
        let says = if over { common::wins } else { common::would_win };
        sentences.push(say(says(&scene.list(winners.iter()), winners.len())));
    }
    let planets = view.planets.iter();
    sentences.extend(planets.map(|(seat, planet)| {
        if has_hidden(planet) {
            open_sum(&scene.voice(), score, seat)
        } else {
            sum(&scene.voice(), score, seat)
        }
    }));
    sentences.join(" ")
}
