//! All tiles stack by stack, and what the characters like.

use super::icons::Liked;
use super::loose::loose;
use super::tile::medal;
use super::{icons, sky};
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::strip::Strip;
use crate::pictured::{Picture, Scene};
use pangaea_canvas::{Align, Art, Canvas, Paint, Rect, Type, lettering};
use pangaea_engine::game::Game;
use pangaea_engine::games::little_prince::{Character, Deck, LittlePrince, Stack};
use pangaea_text::LocaleMessage;

const COLUMNS: i32 = 5;

pub(super) fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
    let stacks = Stack::ALL.into_iter().map(|stack| tiles(scene, deck, stack));
    stacks.chain([characters(scene)]).collect()
}

fn heading(scene: &Scene<'_>, title: &LocaleMessage) -> Strip {
    Strip {
        title: scene.language.say(title),
        subtitle: LittlePrince::NAME.to_owned(),
        chips: Vec::new(),
    }
}

fn tiles(scene: &Scene<'_>, deck: &Deck, stack: Stack) -> Picture {
    let strip = heading(scene, &text::tiles_of(terms::stack(stack)));
    let rows = i32::try_from(stack.tiles().count()).unwrap_or(0) / COLUMNS;
    let extent = |pitch: i32| {
        let width = COLUMNS * pitch * 5 / 4 + pitch / 4;
        (width, strip.height(width) + rows * pitch * 17 / 10 + pitch / 8)
    };
    let pitch = super::pitch(scene.scale, extent);
    let (width, height) = extent(pitch);
    let mut canvas = scene.canvas(width, height, Paint::Night);
    strip.draw(&mut canvas);
    let mut sentences = Vec::new();
    for (index, tile) in (0..).zip(stack.tiles()) {
        let x = pitch / 4 + index % COLUMNS * pitch * 5 / 4;
        let y = strip.height(width) + index / COLUMNS * pitch * 17 / 10;
        loose(&mut canvas, deck, (stack, Some(tile)), (x, y), pitch, Paint::Faint);
        let middle = x + pitch / 2;
        let at = (middle, y + pitch + pitch * 6 / 25);
        let set = Type::bold(pitch / 4);
        let label = terms::label(scene.language, tile);
        canvas.text(&label, at, Align::Centre, set, Paint::Ink);
        if let Some(character) = deck.face(tile).character() {
            let letters = Type::regular(pitch / 7);
            let name = scene.language.say(&terms::character(character));
            let name = lettering::fit(&name, letters, pitch * 5 / 4 - 2);
            let at = (middle, y + pitch + pitch * 11 / 25);
            canvas.text(&name, at, Align::Centre, letters, Paint::Faint);
        }
        sentences.push(terms::tile(scene.language, deck, tile));
    }
    let heading = scene.language.say(&text::tiles_of(terms::stack(stack)));
    Picture::new(canvas, &format!("{}. {heading}. {}.", LittlePrince::NAME, sentences.join(". ")))
}

/// A line of the list: a sign, a name, what it means, and what it is about.
struct ReferenceEntry {
    sign: Art,
    is_character: bool,
    name: LocaleMessage,
    meaning: LocaleMessage,
    about: &'static [Liked],
}

fn lines() -> Vec<ReferenceEntry> {
    let characters = Character::ALL.into_iter().map(|character| ReferenceEntry {
        sign: icons::character(character),
        is_character: true,
        name: terms::character(character),
        meaning: terms::likes(character),
        about: icons::liked(character),
    });
    let rules = [
        (art::VOLCANO, text::volcanoes(), text::volcanoes_cost()),
        (art::BAOBAB, text::baobabs(), text::baobabs_turn()),
    ];
    let rules = rules.map(|(sign, name, meaning)| ReferenceEntry {
        sign,
        is_character: false,
        name,
        meaning,
        about: &[],
    });
    characters.chain(rules).collect()
}

fn characters(scene: &Scene<'_>) -> Picture {
    let strip = heading(scene, &text::who_likes_what());
    let lines = lines();
    let count = i32::try_from(lines.len()).unwrap_or(0);
    let size = |unit: i32| {
        let width = unit * 14;
        (width, strip.height(width) + count * unit * 7 / 4 + unit / 4)
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = sky::night(scene, width, height, strip.height(width));
    strip.draw(&mut canvas);
    let mut sentences = Vec::new();
    for (index, line) in (0..).zip(&lines) {
        let top = strip.height(width) + index * unit * 7 / 4;
        let area = Rect::new(unit / 4, top, width - unit / 2, unit * 8 / 5);
        line.draw(&mut canvas, scene, area, unit);
        let liked = text::liked(line.name.clone(), line.meaning.clone());
        sentences.push(scene.language.say(&liked));
    }
    Picture::new(canvas, &sentences.join(" "))
}

impl ReferenceEntry {
    fn draw(&self, canvas: &mut Canvas, scene: &Scene<'_>, area: Rect, unit: i32) {
        canvas.panel(area, unit / 4, Paint::Panel);
        let middle = area.y + area.height / 2;
        let sign = (area.x + unit * 7 / 8, middle);
        if self.is_character {
            medal(canvas, self.sign, sign, unit * 11 / 8);
        } else {
            canvas.disc(sign, unit * 5 / 8, Paint::Dune);
            canvas.sprite_centred(self.sign, sign, unit * 7 / 8);
        }
        let about = i32::try_from(self.about.len()).unwrap_or(0);
        let size = unit * 5 / 8;
        let right = area.right() - unit / 4 - about * size;
        if about > 0 {
            let chip = Rect::new(right, middle - size / 2, about * size, size);
            canvas.panel(chip.inset(-unit / 16), size / 4, Paint::Dune);
        }
        for (index, liked) in (0..).zip(self.about) {
            let x = right + index * size + size / 2;
            canvas.sprite_centred(liked.art(), (x, middle), size * 9 / 10);
        }
        let left = area.x + unit * 15 / 8;
        let room = right - left - unit / 4;
        let set = Type::bold(unit * 9 / 20);
        let name = scene.language.say(&self.name);
        let meaning = scene.language.say(&self.meaning);
        let small = Type::regular(unit * 3 / 8);
        let (first, second) = two_lines(&meaning, small, room);
        let step = unit / 2;
        let top = middle - if second.is_empty() { step / 2 } else { step };
        let name = lettering::fit(&name, set, room);
        canvas.text(&name, (left, top), Align::Left, set, Paint::Ink);
        for (number, line) in (1..).zip([first, second]) {
            let line = lettering::fit(line, small, room);
            let at = (left, top + number * step);
            canvas.text(&line, at, Align::Left, small, Paint::Faint);
        }
    }
}

/// As many words as fit into a line, and the others.
fn two_lines(text: &str, set: Type, room: i32) -> (&str, &str) {
    if lettering::width(text, set) <= room {
        return (text, "");
    }
    let mut breaks = text.rmatch_indices(' ').map(|(at, _)| at);
    let fitting = breaks.find(|at| lettering::width(&text[..*at], set) <= room);
    fitting.map_or((text, ""), |at| (&text[..at], text[at..].trim_start()))
}
