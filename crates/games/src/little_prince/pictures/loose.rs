//! Tiles that lie on the table: single ones, and piles of them.

use super::tile::Plot;
use crate::little_prince::art;
use pangaea_canvas::{Align, Canvas, Paint, Type};
use pangaea_engine::games::little_prince::{Deck, Placed, Stack, Tile};

/// A tile as it lies on the table, open or face down, with an edge around it.
pub(super) fn loose(
    canvas: &mut Canvas,
    deck: &Deck,
    (stack, tile): (Stack, Option<Tile>),
    at: (i32, i32),
    pitch: i32,
    edge: Paint,
) {
    let plot = Plot::alone(stack, at, pitch);
    plot.card(canvas, edge, if tile.is_some() { Paint::Sky } else { Paint::Gloom });
    plot.unnumbered(canvas, deck, Some(tile.map_or(Placed::Hidden, Placed::Open)));
}

/// A pile of tiles with its number on top.
pub(super) fn pile(
    canvas: &mut Canvas,
    (stack, left): (Stack, usize),
    (x, y): (i32, i32),
    pitch: i32,
    edge: Paint,
) {
    let step = (pitch / 16).max(2);
    let layers = match left {
        0 => 0,
        1 => 1,
        2..=6 => 2,
        _ => 3,
    };
    for layer in 0..layers {
        let at = (x - layer * step + step, y - layer * step + step);
        let plot = Plot::alone(stack, at, pitch);
        plot.card(canvas, edge, Paint::Gloom);
        plot.ground(canvas, art::BACKS);
    }
    if layers == 0 {
        Plot::alone(stack, (x, y), pitch).ground(canvas, art::EMPTY);
    }
    let shift = (layers - 2).max(0) * step;
    let middle = (x + pitch / 2 - shift, y + pitch / 2 - shift);
    canvas.disc(middle, pitch * 5 / 16, Paint::Night);
    let paint = if left == 0 { Paint::Faint } else { Paint::Ink };
    canvas.text(&left.to_string(), middle, Align::Centre, Type::bold(pitch * 15 / 32), paint);
}
