//! The table as everyone sees it: players, world, and the cards that wait to be laid.

use super::card::hue;
use super::ground::Ground;
use super::{card, describe, ground};
use crate::pictured::strip::{Chip, Status, Strip};
use crate::pictured::{Hue, Picture, Scene};
use crate::tectonic_tribes::art;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Align, Canvas, Paint, Type};
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::tectonic_tribes::{PhaseView, TableView, TectonicTribes};
use pangaea_engine::seat::{Seat, Seats};
use pangaea_engine::spot::Rotation;

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

pub(super) fn strip(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> Strip {
    let winners = match view.phase {
        PhaseView::Over => view.standing(setting.options()).winners,
        PhaseView::Start { .. } | PhaseView::Choose { .. } | PhaseView::Act { .. } => Seats::NONE,
    };
    let chips = setting.seats().zip(hues(setting)).map(|(seat, hue)| Chip {
        hue,
        name: scene.drawn_name(seat, hue),
        status: status(view, winners, seat),
        counters: vec![
            (art::TRIBE_CARDS, view.tribe_cards.get(seat).map_or(0, |left| *left).to_string()),
            (art::TERRAIN_CARDS, view.hand_size.to_string()),
        ],
    });
    Strip {
        title: TectonicTribes::NAME.to_owned(),
        subtitle: terms::when(&scene.voice(), view),
        chips: chips.collect(),
    }
}

/// The cards below the board are drawn smaller than those on it.
const fn small(unit: i32) -> i32 {
    unit * 3 / 4
}

/// How wide and high the row of waiting cards is.
fn queue_size(count: usize, unit: i32) -> (i32, i32) {
    let unit = small(unit);
    let count = i32::try_from(count).unwrap_or(0);
    let (width, height) = card::size(unit, Rotation::None);
    let each = width + unit * 9 / 4;
    if count == 0 { (0, 0) } else { (count * each, height + unit) }
}

fn queue(
    canvas: &mut Canvas,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
    top: i32,
    unit: i32,
) {
    let cards = view.waiting();
    let (across, _) = queue_size(cards.len(), unit);
    let hues = hues(setting);
    let mut x = (canvas.width() - across) / 2 + small(unit) / 2;
    let unit = small(unit);
    let (width, height) = card::size(unit, Rotation::None);
    for (index, (seat, number)) in cards.into_iter().enumerate() {
        let hue = hues.get(seat.index()).copied().unwrap_or(Hue::Red);
        let paint = if index == 0 { Paint::Gold } else { Paint::Ink };
        let side = (x + unit / 2 + unit / 8, top + height / 2);
        if index > 0 {
            let (tip, half) = (x - unit * 3 / 8, unit / 4);
            let corners = [(tip - half, side.1 - half), (tip, side.1), (tip - half, side.1 + half)];
            canvas.polygon(&corners, Paint::Faint);
        }
        canvas.sprite_centred(hue.badge(), (side.0, side.1 - unit * 3 / 4), unit * 3 / 4);
        let set = Type::bold(unit * 3 / 4);
        canvas.text(&number.to_string(), (side.0, side.1 + unit / 3), Align::Centre, set, paint);
        let left = x + unit * 5 / 4;
        card::card(canvas, (left, top), unit, setting.deck().terrain(number), Rotation::None, hue);
        x += width + unit * 9 / 4;
    }
}

/// The whole picture.
pub(super) fn board(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> Picture {
    let strip = strip(scene, setting, view);
    let shown = ground::whole(&view.board, 1);
    let cards = view.waiting().len();
    let size = |unit: i32| {
        let (width, height) = ground::size(shown, unit);
        let (queue, below) = queue_size(cards, unit);
        let width = width.max(queue).max(scene.scale.least_width());
        (width, strip.height(width) + height + below)
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = scene.canvas(width, height, Paint::Night);
    strip.draw(&mut canvas);
    let (across, down) = ground::size(shown, unit);
    let top = strip.height(width);
    let hues = hues(setting);
    let ground =
        Ground { board: &view.board, hues: &hues, shown, unit, top, left: (width - across) / 2 };
    ground.draw(&mut canvas);
    ground.mark_last(&mut canvas);
    queue(&mut canvas, setting, view, top + down, unit);
    Picture::new(canvas, &describe::board(scene, setting, view))
}
