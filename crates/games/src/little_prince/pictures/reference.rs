//! All tiles stack by stack, and what the characters like.

use super::entry::{ListEntry, Sign};
use super::frame::Frame;
use super::icons;
use super::loose::loose;
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::{Picture, Scene};
use pangaea_canvas::{Align, Paint, Rect, Type, lettering};
use pangaea_engine::games::little_prince::{Character, Deck, Stack};

/// Tiles side by side.
const COLUMNS: i32 = 7;

pub(super) fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
    let stacks = Stack::ALL.into_iter().map(|stack| tiles(scene, deck, stack));
    stacks.chain([characters(scene, deck)]).collect()
}

fn tiles(scene: &Scene<'_>, deck: &Deck, stack: Stack) -> Picture {
    let heading = scene.language.say(&text::tiles_of(terms::stack(stack)));
    let title = scene.language.say(&text::title());
    let Frame { mut canvas, letters, body, .. } = Frame::new(scene, &heading, &title);
    let rows = (i32::try_from(stack.tiles().count()).unwrap_or(0) + COLUMNS - 1) / COLUMNS;
    let step = (body.width / COLUMNS, body.height / rows.max(1));
    let size = (step.0 - letters / 2).min(step.1 - letters * 5 / 2).max(1);
    let mut sentences = Vec::new();
    for (index, tile) in (0..).zip(stack.tiles()) {
        let x = body.x + index % COLUMNS * step.0 + (step.0 - size) / 2;
        let y = body.y + index / COLUMNS * step.1 + letters / 4;
        loose(&mut canvas, deck, (stack, Some(tile)), (x, y), size, Paint::Faint);
        let middle = x + size / 2;
        let set = Type::bold(letters);
        let label = terms::label(scene.language, tile);
        let at = (middle, y + size + letters * 4 / 5);
        canvas.text(&label, at, Align::Centre, set, Paint::Ink);
        if let Some(character) = deck.face(tile).character() {
            let set = Type::regular(letters * 7 / 9);
            let name = scene.language.say(&terms::character(character));
            let name = lettering::fit(&name, set, step.0 - 2);
            let at = (middle, y + size + letters * 7 / 4);
            canvas.text(&name, at, Align::Centre, set, Paint::Faint);
        }
        sentences.push(terms::tile(scene.language, deck, tile));
    }
    Picture::new(canvas, &format!("{title}. {heading}. {}.", sentences.join(". ")))
}

/// Every character with its rule, and the two things that cost.
fn characters(scene: &Scene<'_>, deck: &Deck) -> Picture {
    let say = |message| scene.language.say(&message);
    let characters = Character::ALL.map(|character| {
        let sign = Sign::Medal(icons::character(character));
        (sign, terms::character(character), terms::likes(character), icons::liked(character))
    });
    let rules = [
        (Sign::Element(art::VOLCANO), text::volcanoes(), text::volcanoes_cost(), &[][..]),
        (Sign::Element(art::BAOBAB), text::baobabs(), text::baobabs_turn(), &[][..]),
    ];
    let lines: Vec<_> = characters.into_iter().chain(rules).collect();
    let Frame { mut canvas, letters, gap, body } =
        Frame::new(scene, &say(text::who_likes_what()), &say(text::title()));
    let rows = (i32::try_from(lines.len()).unwrap_or(1) + 1) / 2;
    let width = (body.width - gap) / 2;
    let height = body.height / rows.max(1) - gap / 2;
    let mut sentences = Vec::new();
    for (index, (sign, name, meaning, about)) in (0..).zip(lines) {
        sentences.push(say(text::liked(name.clone(), meaning.clone())));
        let (name, meaning) = (say(name), say(meaning));
        let entry =
            ListEntry { sign, edge: Paint::Faint, name, meaning, about, points: None, note: None };
        let x = body.x + index / rows * (width + gap);
        let y = body.y + index % rows * (height + gap / 2);
        entry.draw(&mut canvas, deck, Rect::new(x, y, width, height), letters);
    }
    Picture::new(canvas, &sentences.join(" "))
}
