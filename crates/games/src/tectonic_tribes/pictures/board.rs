//! The table as everyone sees it: players, world, and the cards that wait to be laid.

use super::card::hue;
use super::ground::Ground;
use super::queue::Queue;
use super::{describe, ground};
use crate::pictured::page::Page;
use crate::pictured::roster::{Chip, RosterColumn, Status};
use crate::pictured::{Hue, Picture, Scene};
use crate::tectonic_tribes::art;
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Paint, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Board, PhaseView, TableView, TectonicTribes};
use pangaea_engine::seat::{Seat, Seats};
use pangaea_engine::spot::Point;

/// How much of the width the players take.
const ROSTER_PERCENT: i32 = 31;

/// Worlds up to this wide or high are shown with empty squares around them.
const AIRY: i32 = 12;

/// Colours by seat.
pub(super) fn hues(setting: &Setting<TectonicTribes>) -> Vec<Hue> {
    setting.colours().iter().map(|tribe| hue(*tribe)).collect()
}

/// What a seat is doing.
fn status(view: &TableView, winners: Seats, seat: Seat) -> Status {
    let acting = |is: bool| if is { Status::Acting } else { Status::Idle };
    match &view.phase {
        PhaseView::Start { done, .. } => acting(view.start_order.get(*done) == Some(&seat)),
        PhaseView::Choose { chosen } if chosen.contains(seat) => Status::Chosen,
        PhaseView::Choose { .. } => Status::Acting,
        PhaseView::Act { order, done, .. } => acting(order.get(*done) == Some(&seat)),
        PhaseView::Over if winners.contains(seat) => Status::Winner,
        PhaseView::Over => Status::Idle,
    }
}

fn roster(scene: &Scene<'_>, setting: &Setting<TectonicTribes>, view: &TableView) -> RosterColumn {
    let standing = view.standing(setting.options());
    let winners = match view.phase {
        PhaseView::Over => standing.winners,
        PhaseView::Start { .. } | PhaseView::Choose { .. } | PhaseView::Act { .. } => Seats::NONE,
    };
    let chips = setting.seats().zip(hues(setting)).map(|(seat, hue)| Chip {
        hue,
        name: scene.drawn_name(seat, hue),
        status: status(view, winners, seat),
        points: standing.scores.get(seat).copied(),
        change: 0,
        counters: vec![
            (art::TRIBE_CARDS, view.tribe_cards.get(seat).map_or(0, |left| *left).to_string()),
            (art::TERRAIN_CARDS, view.hand_size.to_string()),
        ],
    });
    RosterColumn {
        title: scene.language.say(&text::title()),
        subtitle: terms::when(&scene.voice(), view),
        chips: chips.collect(),
    }
}

/// The whole world, with empty squares around it as long as it is small.
pub(super) fn whole(board: &Board) -> (Point, Point) {
    let (columns, rows) = ground::span(ground::whole(board, 0));
    ground::whole(board, i16::from(columns.max(rows) <= AIRY))
}

/// The whole picture.
pub(super) fn board(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> Picture {
    let page = Page::of(scene);
    let (left, right) = page.beside(page.inside(), ROSTER_PERCENT);
    let mut canvas = page.canvas(scene, Paint::Night);
    roster(scene, setting, view).draw(&mut canvas, &page, left);
    let hues = hues(setting);
    let shown = whole(&view.board);
    let within = |area: Rect| Ground::within(&view.board, &hues, shown, area, page.letters());
    // Below the world or to its right: wherever it stays larger.
    let places = Queue::places(setting, view, &page, right);
    let (ground, queue) = places
        .into_iter()
        .map(|(world, queue)| (within(world), Some(queue)))
        .max_by_key(|(ground, _)| ground.unit)
        .unwrap_or_else(|| (within(right), None));
    ground.draw(&mut canvas);
    ground.mark_last(&mut canvas);
    if let Some(queue) = queue {
        queue.draw(&mut canvas);
    }
    Picture::new(canvas, &describe::board(scene, setting, view))
}
