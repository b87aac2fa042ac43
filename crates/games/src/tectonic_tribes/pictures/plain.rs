//! The board in plain text: two letters a square, as far apart as the names of its columns.

use super::{describe, ground};
use crate::pictured::Scene;
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::{labels, terms};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Board, Bonus, Square, TableView, TectonicTribes, Terrain,
};
use pangaea_engine::spot::Point;
use pangaea_text::LocaleMessage;
use std::fmt::Write;

/// What a Discord message takes, with room for the marks around a block of text.
const LONGEST: usize = 1900;

/// A square as two letters: what it is, and its bonus.
fn square(board: &Board, at: Point) -> String {
    let Some(top) = board.top(at) else { return " .".to_owned() };
    match top.square {
        Square::Tent => format!(" {}", top.seat.index() + 1),
        Square::Ground(terrain, bonus) => {
            let letter = match terrain {
                Terrain::Forest => 'F',
                Terrain::Grass => 'G',
                Terrain::Lava => 'L',
                Terrain::Mine => 'M',
                Terrain::Water => 'W',
            };
            let sign = match bonus {
                Bonus::None => ' ',
                Bonus::PlusOne => '+',
                Bonus::PlusTwo => '‡',
                Bonus::Double => '×',
            };
            format!("{sign}{letter}")
        }
    }
}

/// Columns of two letters are wider, so that they do not run together, unless the world is too
/// large for it.
fn cell_width(columns: &[String], rows: i32) -> usize {
    let lines = usize::try_from(rows).unwrap_or(0) + 1;
    let wide = columns.iter().any(|name| name.len() > 1);
    if wide && lines * (columns.len() * 3 + 4) < LONGEST { 3 } else { 2 }
}

/// The world with the names of its squares, then the cards that wait, then the players.
pub(super) fn plain(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> String {
    let board = &view.board;
    let (first, last) = ground::whole(board, 1);
    let columns: Vec<String> = (first.x..=last.x).map(labels::column).collect();
    let width = cell_width(&columns, ground::span((first, last)).1);
    let mut text = String::from("   ");
    for name in columns {
        // Writing to a string cannot fail.
        let _ = write!(text, "{name:>width$}");
    }
    for y in first.y..=last.y {
        let _ = write!(text, "\n{:>3}", labels::row(y));
        for x in first.x..=last.x {
            let _ = write!(text, "{:>width$}", square(board, Point::new(x, y)));
        }
        text.truncate(text.trim_end().len());
    }
    let open: Vec<LocaleMessage> = view
        .waiting()
        .into_iter()
        .map(|(seat, number)| {
            let squares = terms::squares(&scene.voice(), setting.deck().terrain(number));
            text::waiting_card(&scene.name(seat), &number.to_string(), &squares)
        })
        .collect();
    let key = scene.language.say(&text::plain_key());
    // What does not fit into a message is said elsewhere; the board itself is not.
    for said in [key, describe::board(scene, setting, view), describe::sentences(scene, &open)] {
        let length = text.chars().count() + said.chars().count();
        if !said.is_empty() && length < LONGEST {
            let _ = write!(text, "\n\n{said}");
        }
    }
    text
}
