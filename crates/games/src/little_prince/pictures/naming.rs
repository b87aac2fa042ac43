//! Who is to take next: what each tile that is left would add to the planet of each.

use super::choice::gain;
use super::entry::Sign;
use super::frame::Frame;
use super::icons;
use super::planet::{globe, has_hidden};
use super::tile::medal;
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::{Picture, Scene, marks};
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    Element, FinalScore, Holdings, Item, LittlePrince, Placed, Planet, SeatView, Stack, Tile,
    final_score, prospect,
};
use pangaea_engine::question::{Pick, Picked};
use pangaea_engine::seat::Seat;
use pangaea_text::common;

/// A line for each who can be named, a column for each tile that is left.
pub(super) fn name(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
    (seats, named): (&[Seat], Option<Seat>),
    decided: &str,
) -> Picture {
    let question = scene.language.say(&text::ask_next());
    let subtitle = terms::round(scene.language, &view.table);
    let Frame { mut canvas, letters, gap, body } = Frame::new(scene, &question, &subtitle);
    let (taken, left) = tiles(view, draft);
    let count = i32::try_from(seats.len()).unwrap_or(1).max(1);
    let head = letters * (11 - count).clamp(6, 8);
    let height = (body.height - head) / count - gap / 2;
    let columns = i32::try_from(left.len()).unwrap_or(1).max(1);
    // What is left of them has room for a planet and four characters beside it.
    let start = body.x + height + letters * 10;
    let step = (body.right() - start) / columns;
    let score = final_score(setting.deck(), &view.planets);
    let sheet = NamingPicture { scene, setting, view, score, letters };
    sheet.taken(&mut canvas, taken, Rect::new(body.x, body.y, start - body.x, head));
    for (index, tile) in (0..).zip(&left) {
        let area = Rect::new(start + index * step, body.y, step, head);
        sheet.offered(&mut canvas, *tile, area);
    }
    for (index, seat) in (0..).zip(seats) {
        let Some(planet) = view.planets.get(*seat) else { continue };
        let y = body.y + head + index * (height + gap / 2) + gap / 2;
        let area = Rect::new(body.x, y, body.width, height);
        if named == Some(*seat) {
            let edge = (letters / 6).max(2);
            canvas.rounded(area, letters / 2, edge, Paint::Good, Paint::Raised);
            sheet.chosen(&mut canvas, (area.right() - letters, area.y + letters));
        } else {
            canvas.panel(area, letters / 2, Paint::Panel);
        }
        sheet.planet(&mut canvas, *seat, planet, Rect::new(body.x, y, start - body.x, height));
        for (column, tile) in (0..).zip(&left) {
            let at = (start + column * step + step / 2, area.centre().1);
            sheet.gain(&mut canvas, *seat, planet, *tile, at);
        }
    }
    Picture::new(canvas, &sheet.describe(&question, seats, &left, decided))
}

/// The tile picked already, and what is left to the others.
fn tiles(view: &SeatView, draft: &[Picked<LittlePrince>]) -> (Option<Tile>, Vec<Tile>) {
    let taken = draft.iter().find_map(|pick| match pick {
        Pick::Item(Item::Tile(tile)) => Some(*tile),
        _ => None,
    });
    let hand = view.sight().map(|sight| sight.tiles.clone());
    let open = || view.table.rounds.last().map(|round| round.open().collect());
    let all: Vec<Tile> = hand.or_else(open).unwrap_or_default();
    (taken, all.into_iter().filter(|tile| Some(*tile) != taken).collect())
}

struct NamingPicture<'a> {
    scene: &'a Scene<'a>,
    setting: &'a Setting<LittlePrince>,
    view: &'a SeatView,
    score: FinalScore,
    letters: i32,
}

impl NamingPicture<'_> {
    /// What the viewer has picked, small.
    fn taken(&self, canvas: &mut Canvas, taken: Option<Tile>, area: Rect) {
        let Some(tile) = taken else { return };
        let size = area.height - self.letters * 2;
        let at = (area.x + self.letters / 2, area.y + self.letters / 4);
        Sign::Tile(tile).draw(canvas, self.setting.deck(), at, size, Paint::Good);
        self.chosen(canvas, (at.0 + size, at.1 + size / 8));
        let label = terms::label(self.scene.language, tile);
        let below = (at.0 + size / 2, at.1 + size + self.letters * 4 / 5);
        canvas.text(&label, below, Align::Centre, Type::bold(self.letters), Paint::Good);
    }

    /// The mark of what was picked.
    fn chosen(&self, canvas: &mut Canvas, at: (i32, i32)) {
        canvas.disc(at, self.letters * 3 / 4, Paint::Night);
        canvas.sprite_centred(marks::CHOSEN, at, self.letters * 5 / 4);
    }

    /// Draws the tiles that the others can take.
    fn offered(&self, canvas: &mut Canvas, tile: Tile, area: Rect) {
        let size = (area.width - self.letters / 2).min(area.height - self.letters * 2);
        let at = (area.x + (area.width - size) / 2, area.y + self.letters / 4);
        let label = terms::label(self.scene.language, tile);
        let below = (area.centre().0, at.1 + size + self.letters * 4 / 5);
        canvas.ranked(Rank::Must, |canvas| {
            Sign::Tile(tile).draw(canvas, self.setting.deck(), at, size, Paint::Gold);
            canvas.text(&label, below, Align::Centre, Type::bold(self.letters), Paint::Ink);
        });
    }

    /// The planet small, the name, the characters and the volcanoes.
    fn planet(&self, canvas: &mut Canvas, seat: Seat, planet: &Planet, area: Rect) {
        let deck = self.setting.deck();
        let letters = self.letters;
        let pitch = ((area.height - letters / 4) * 6 / 25).max(1);
        let margin = (area.height - 4 * pitch) / 2;
        globe(canvas, deck, planet, (area.x + margin, area.y + margin), pitch, false);
        self.number(canvas, seat, (area.x + letters, area.y + letters));
        let left = area.x + area.height + letters / 4;
        let room = area.right() - left;
        let (upper, lower) = (area.centre().1 - letters, area.centre().1 + letters * 4 / 5);
        let hue = icons::hue(self.setting, seat);
        let badge = letters * 5 / 4;
        canvas.sprite_centred(hue.badge(), (left + badge / 2, upper), badge);
        let bold = Type::bold(letters);
        let name = self.scene.drawn_name(seat, hue);
        let name = lettering::fit(&name, bold, room - badge - letters / 2);
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(&name, (left + badge + letters / 3, upper), Align::Left, bold, Paint::Ink);
        });
        let size = letters * 3 / 2;
        let mut x = left + size / 2;
        for scored in self.score.characters.get(seat).into_iter().flatten() {
            medal(canvas, icons::character(scored.character), (x, lower), size);
            x += size + letters / 6;
        }
        let hidden = planet.iter().filter(|(_, placed)| *placed == Placed::Hidden).count();
        for _ in 0..hidden {
            canvas.sprite_centred(art::UNKNOWN, (x, lower), size);
            x += size + letters / 6;
        }
        let volcanoes = Holdings::of(deck, planet).count(Element::Volcano);
        canvas.sprite_centred(art::VOLCANO, (x, lower), size * 4 / 5);
        let at = (x + size / 2, lower);
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(&volcanoes.to_string(), at, Align::Left, bold, Paint::Ink);
        });
    }

    /// By which the seat can be typed.
    fn number(&self, canvas: &mut Canvas, seat: Seat, at: (i32, i32)) {
        let bold = Type::bold(self.letters);
        canvas.disc(at, self.letters * 3 / 4, Paint::Gold);
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(&seat.number().to_string(), at, Align::Centre, bold, Paint::Dark);
        });
    }

    /// What a tile would add there; no one can tell where hidden characters may like it.
    fn known_gain(&self, seat: Seat, planet: &Planet, tile: Tile) -> Option<i64> {
        let known = tile.stack() == Stack::Character || !has_hidden(planet);
        let found = prospect(self.setting.deck(), &self.view.planets, seat, tile);
        found.filter(|_| known).map(|found| found.points())
    }

    fn gain(&self, canvas: &mut Canvas, seat: Seat, planet: &Planet, tile: Tile, at: (i32, i32)) {
        let (words, paint) = match self.known_gain(seat, planet, tile) {
            Some(points) => gain(self.scene, points),
            None => ("?".to_owned(), Paint::Faint),
        };
        let bold = Type::bold(self.letters * 3 / 2);
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(&words, at, Align::Centre, bold, paint);
        });
    }

    fn describe(&self, question: &str, seats: &[Seat], left: &[Tile], decided: &str) -> String {
        let language = self.scene.language;
        let deck = self.setting.deck();
        let name =
            |seat: &Seat| common::explained(&seat.number().to_string(), &self.scene.name(*seat));
        let names: Vec<String> = seats.iter().map(|seat| language.say(&name(seat))).collect();
        let mut sentences =
            vec![question.to_owned(), language.say(&text::choices(&names.join(", ")))];
        sentences.extend((!decided.is_empty()).then(|| decided.to_owned()));
        let tiles: Vec<String> =
            left.iter().map(|tile| terms::tile(language, deck, *tile)).collect();
        sentences.push(language.say(&text::left_over(&tiles.join(", "))));
        for seat in seats {
            let Some(planet) = self.view.planets.get(*seat) else { continue };
            let adds: Vec<String> = left
                .iter()
                .filter_map(|tile| {
                    let points = self.known_gain(*seat, planet, *tile)?;
                    let gain = terms::gain(language, points);
                    Some(language.say(&text::gains(&terms::label(language, *tile), &gain)))
                })
                .collect();
            let what = terms::planet(language, deck, planet);
            let what = [adds.join(", "), what].into_iter().filter(|part| !part.is_empty());
            let what = common::parts(language, &what.collect::<Vec<_>>());
            let name = self.scene.name(*seat);
            sentences.push(language.say(&text::planet(&name, planet.iter().count(), &what)));
        }
        sentences.join(" ")
    }
}
