//! What every planet is worth, character by character.

use super::liking::{counted, liked};
use super::planet::globe;
use super::tile::medal;
use super::{icons, sky};
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::result::sum;
use crate::little_prince::words::terms;
use crate::pictured::marks;
use crate::pictured::strip::Strip;
use crate::pictured::{Picture, Scene};
use pangaea_canvas::{Align, Canvas, Paint, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    Cell, FinalScore, Holdings, LittlePrince, Phase, Placed, Planet, Scored, Stack, TableView,
    final_score,
};
use pangaea_engine::seat::{Seat, Seats};
use pangaea_text::common;

/// One row a seat: name, planet, four characters, volcanoes, sum. All in cells.
const fn row_size(pitch: i32) -> (i32, i32) {
    (pitch * 27 / 2, pitch * 5)
}

pub(super) fn scoring(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
) -> Picture {
    let over = view.phase == Phase::Over;
    let heading = if over { common::final_scoring() } else { common::if_it_ended_now() };
    let strip = Strip {
        title: scene.language.say(&heading),
        subtitle: terms::round(scene.language, view),
        chips: Vec::new(),
    };
    let seats = i32::try_from(view.seat_count()).unwrap_or(1);
    let extent = |pitch: i32| {
        let (width, height) = row_size(pitch);
        let gap = pitch / 3;
        let width = width + 2 * gap;
        (width, strip.height(width) + seats * (height + gap) + gap)
    };
    let pitch = scene.scale.unit(extent);
    let (width, height) = extent(pitch);
    let mut canvas = sky::night(scene, width, height, strip.height(width));
    strip.draw(&mut canvas);
    let score = final_score(setting.deck(), &view.planets);
    let winners = winners(view, &score);
    let (row_width, row_height) = row_size(pitch);
    for (index, (seat, planet)) in (0..).zip(view.planets.iter()) {
        let y = strip.height(width) + index * (row_height + pitch / 3);
        let area = Rect::new(pitch / 3, y, row_width, row_height);
        let row =
            PlanetRow { scene, setting, score: &score, seat, planet, wins: winners.contains(seat) };
        row.draw(&mut canvas, area, pitch);
    }
    Picture::new(canvas, &describe(scene, &score, winners, over))
}

/// Who wins; no one can tell while a character is hidden.
fn winners(view: &TableView, score: &FinalScore) -> Seats {
    let hidden = |planet: &Planet| planet.iter().any(|(_, placed)| placed == Placed::Hidden);
    if view.planets.values().any(hidden) { Seats::NONE } else { score.outcome.winners }
}

struct PlanetRow<'a> {
    scene: &'a Scene<'a>,
    setting: &'a Setting<LittlePrince>,
    score: &'a FinalScore,
    seat: Seat,
    planet: &'a Planet,
    wins: bool,
}

impl PlanetRow<'_> {
    fn draw(&self, canvas: &mut Canvas, area: Rect, pitch: i32) {
        let edge = if self.wins { Paint::Gold } else { Paint::Panel };
        canvas.rounded(area, pitch / 2, (pitch / 10).max(2), edge, Paint::Panel);
        let margin = pitch / 2;
        let at = (area.x + margin, area.y + margin);
        globe(canvas, self.setting.deck(), self.planet, at, pitch, self.wins);
        let right = area.x + 2 * margin + 4 * pitch;
        self.name(
            canvas,
            Rect::new(right, area.y + margin / 2, area.right() - right - margin, pitch),
        );
        let step = pitch * 5 / 4;
        let top = area.y + pitch * 21 / 10;
        for (index, cell) in (0..).zip(Cell::of(Stack::Character)) {
            self.corner(canvas, cell, (right + index * step + step / 2, top), pitch);
        }
        self.volcanoes(canvas, (right + 4 * step + step / 2, top), pitch);
        let points = self.score.outcome.scores.get(self.seat).copied().unwrap_or(0);
        let at = (area.right() - margin - pitch * 4 / 5, top + pitch);
        let paint = if self.wins { Paint::Gold } else { Paint::Ink };
        let set = Type::bold(pitch * 6 / 5);
        let points = terms::signed(self.scene.language, points);
        canvas.text(&points, at, Align::Centre, set, paint);
    }

    fn name(&self, canvas: &mut Canvas, area: Rect) {
        let middle = area.y + area.height / 2;
        let badge = area.height * 3 / 4;
        let hue = icons::hue(self.setting, self.seat);
        canvas.sprite_centred(hue.badge(), (area.x + badge / 2, middle), badge);
        let mut room = area.width - badge * 3 / 2;
        if self.wins {
            canvas.sprite_centred(marks::CROWN, (area.right() - badge / 2, middle), badge);
            room -= badge * 5 / 4;
        }
        let set = Type::bold(area.height * 11 / 20);
        let name = self.scene.drawn_name(self.seat, hue);
        let name = lettering::fit(&name, set, room);
        canvas.text(&name, (area.x + badge * 3 / 2, middle), Align::Left, set, Paint::Ink);
    }

    /// A character, what it gives, and what it looks at.
    fn corner(&self, canvas: &mut Canvas, cell: Cell, (x, y): (i32, i32), pitch: i32) {
        let scored = self.score.characters.get(self.seat).into_iter().flatten();
        let found: Option<&Scored> = scored.into_iter().find(|scored| scored.cell == cell);
        let number = (x, y + pitch * 23 / 20);
        let set = Type::bold(pitch * 7 / 10);
        if let Some(scored) = found {
            medal(canvas, icons::character(scored.character), (x, y), pitch * 11 / 10);
            canvas.text(&scored.points.to_string(), number, Align::Centre, set, Paint::Ink);
            let holdings = Holdings::of(self.setting.deck(), self.planet);
            liked(canvas, scored.character, &holdings, below((x, y), pitch));
            return;
        }
        if self.planet.get(cell) == Some(Placed::Hidden) {
            canvas.sprite_centred(art::UNKNOWN, (x, y), pitch * 11 / 10);
            canvas.sprite_centred(art::QUESTION, number, pitch / 2);
        } else {
            canvas.disc((x, y), pitch * 11 / 20, Paint::Raised);
            canvas.disc((x, y), pitch * 11 / 20 - 2, Paint::Panel);
        }
    }

    /// 6a: how many there are, and what they cost.
    fn volcanoes(&self, canvas: &mut Canvas, (x, y): (i32, i32), pitch: i32) {
        let count = self.score.volcanoes.get(self.seat).copied().unwrap_or(0);
        let penalty = self.score.penalty.get(self.seat).copied().unwrap_or(0);
        canvas.disc((x, y), pitch * 11 / 20, Paint::Dune);
        canvas.sprite_centred(art::VOLCANO, (x, y), pitch * 3 / 4);
        let (words, paint) = if penalty > 0 {
            (self.scene.language.say(&text::minus(penalty)), Paint::Bad)
        } else {
            (0.to_string(), Paint::Faint)
        };
        let set = Type::bold(pitch * 7 / 10);
        canvas.text(&words, (x, y + pitch * 23 / 20), Align::Centre, set, paint);
        counted(canvas, (art::VOLCANO, count), below((x, y), pitch));
    }
}

/// Where it stands what a character at this place looks at.
const fn below((x, y): (i32, i32), pitch: i32) -> Rect {
    Rect::new(x - pitch / 2, y + pitch * 8 / 5, pitch, pitch * 9 / 10)
}

fn describe(scene: &Scene<'_>, score: &FinalScore, winners: Seats, over: bool) -> String {
    let say = |message| scene.language.say(&message);
    let heading = if over { common::final_scoring() } else { common::if_it_ended_now() };
    let mut sentences = vec![format!("{}.", say(heading))];
    if !winners.is_empty() {
        let says = if over { common::wins } else { common::would_win };
        sentences.push(say(says(&scene.list(winners.iter()), winners.len())));
    }
    let seats = score.outcome.scores.iter().map(|(seat, _)| seat);
    sentences.extend(seats.map(|seat| sum(&scene.voice(), score, seat)));
    sentences.join(" ")
}
