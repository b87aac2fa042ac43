//! What there is to choose from, large: line by line where it needs words, otherwise side by side.

use super::choice::Choice;
use super::entry::ListEntry;
use crate::little_prince::art;
use pangaea_canvas::{Art, Canvas, Paint, Rank, Rect};
use pangaea_engine::games::little_prince::Deck;

/// The widest that a tile gets, in letters.
const WIDEST: i32 = 8;

/// Do these have to be told in words, line by line?
fn in_words(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| choice.words.is_some())
}

/// How high an area should be for these at least.
pub(super) fn wanted_height(choices: &[Choice], letters: i32) -> i32 {
    let count = i32::try_from(choices.len()).unwrap_or(0);
    if in_words(choices) { count * letters * 18 / 5 } else { letters * 8 }
}

/// Fills an area with all of them.
pub(super) fn draw(canvas: &mut Canvas, deck: &Deck, choices: &[Choice], area: Rect, letters: i32) {
    if in_words(choices) {
        lines(canvas, deck, choices, area, letters);
    } else {
        tiles(canvas, deck, choices, area, letters);
    }
}

fn lines(canvas: &mut Canvas, deck: &Deck, choices: &[Choice], area: Rect, letters: i32) {
    let count = i32::try_from(choices.len()).unwrap_or(1).max(1);
    let gap = letters / 4;
    let height = ((area.height + gap) / count - gap).min(letters * 6).max(1);
    for (index, choice) in (0..).zip(choices) {
        let (name, meaning) = choice.words.clone().unwrap_or_default();
        let entry = ListEntry {
            sign: choice.sign,
            edge: choice.edge,
            name,
            meaning,
            about: &[],
            points: choice.gain.clone(),
            note: choice.notes.first().map(|note| (note.sign, note.words.clone())),
        };
        let area = Rect::new(area.x, area.y + index * (height + gap), area.width, height);
        entry.draw(canvas, deck, area, letters);
        if let Some(mark) = choice.mark {
            let at = (area.x + height - letters, area.y + letters * 3 / 4);
            corner(canvas, mark, at, letters * 5 / 4);
        }
    }
}

/// A little less, so that drawings are wanted in few sizes and stay ready.
pub(super) fn stepped(size: i32, letters: i32) -> i32 {
    let step = (letters / 2).max(1);
    (size / step * step).max(1)
}

/// A sign at the corner of a tile.
fn corner(canvas: &mut Canvas, mark: Art, at: (i32, i32), size: i32) {
    canvas.disc(at, size * 3 / 5, Paint::Night);
    canvas.sprite_centred(mark, at, size);
}

/// Side by side in as many rows as make them largest, with what they add below.
fn tiles(canvas: &mut Canvas, deck: &Deck, choices: &[Choice], area: Rect, letters: i32) {
    canvas.panel(area, letters / 2, Paint::Panel);
    let area = area.inset(letters / 4);
    let noted = choices.iter().any(|choice| !choice.notes.is_empty());
    let line = letters * 4 / 3;
    let caption = line + if noted { line } else { 0 };
    let count = i32::try_from(choices.len()).unwrap_or(1).max(1);
    let fitted = |rows: i32| {
        let columns = (count + rows - 1) / rows;
        let step = (area.width / columns, area.height / rows);
        let room = (step.0 - letters * 2 / 3).min(step.1 - caption - letters / 3);
        (stepped(room.min(letters * WIDEST), letters), columns, step)
    };
    let (size, columns, step) = if fitted(2).0 > fitted(1).0 { fitted(2) } else { fitted(1) };
    for (index, choice) in (0..).zip(choices) {
        let (column, row) = (index % columns, index / columns);
        let in_row = (count - row * columns).min(columns);
        let left = area.x + (area.width - in_row * step.0) / 2;
        let x = left + column * step.0 + (step.0 - size) / 2;
        let y = area.y + row * step.1 + (step.1 - size - caption) / 2;
        canvas.ranked(Rank::Must, |canvas| {
            choice.sign.draw(canvas, deck, (x, y), size, choice.edge);
            let middle = x + size / 2;
            choice.caption(canvas, (middle, y + size + line * 3 / 5), letters);
            choice.notes(canvas, (middle, y + size + line * 8 / 5), letters);
        });
        if choice.turns {
            warn(canvas, (x + size - size / 12, y + size / 12), size / 3);
        }
        if let Some(mark) = choice.mark {
            // The other corner may warn.
            let inwards = if choice.turns { size / 10 } else { size - size / 10 };
            corner(canvas, mark, (x + inwards, y + size / 10), size / 3);
        }
    }
}

/// A sign at the corner of a tile that would turn others over.
fn warn(canvas: &mut Canvas, at: (i32, i32), size: i32) {
    canvas.disc(at, size / 2 + 2, Paint::Night);
    canvas.disc(at, size / 2, Paint::Bad);
    canvas.sprite_centred(art::TURNED, at, size * 3 / 4);
}
