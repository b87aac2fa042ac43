//! All points: every scoring area in its owner's colour, and the sums below.

use super::board::hues;
use super::card::terrain_art;
use super::ground::Ground;
use super::{describe, ground};
use crate::pictured::ledger::{Ledger, LedgerRow};
use crate::pictured::{Picture, Scene};
use crate::tectonic_tribes::words::result::{
    is_contested, points, scoring_terrains, sums, winners,
};
use pangaea_canvas::{Align, Canvas, Paint, Rect, Type, lettering};
use pangaea_engine::game::{Game, Outcome, Setting};
use pangaea_engine::games::tectonic_tribes::{Area, PhaseView, TableView, TectonicTribes, areas};
use pangaea_engine::spot::Point;
use pangaea_text::{LocaleMessage, common};

pub(super) fn scoring(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> Picture {
    let regions = areas(setting.options(), &view.board, setting.seat_count());
    let standing = view.standing(setting.options());
    let ledger = ledger(scene, setting, view, &regions, &standing);
    let shown = ground::whole(&view.board, 0);
    let size = |unit: i32| {
        let (width, height) = ground::size(shown, unit);
        let width = width.max(scene.scale.least_width());
        (width, height + ledger.height(width))
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = scene.canvas(width, height, Paint::Night);
    let (across, down) = ground::size(shown, unit);
    let hues = hues(setting);
    let left = (width - across) / 2;
    let board = &view.board;
    let ground = Ground { board, hues: &hues, shown, unit, top: 0, left };
    ground.draw(&mut canvas);
    let marked = regions.iter().filter(|region| region.owner.is_some() || is_contested(region));
    for region in marked.clone() {
        outline(&mut canvas, &ground, region);
    }
    for region in marked {
        tag(&mut canvas, scene, &ground, region);
    }
    ledger.draw(&mut canvas, down);
    Picture::new(canvas, &in_words(scene, setting, view, &regions, &standing))
}

/// A thick line in the owner's colour just inside the edge of an area, and a bright thin one that
/// sets it off from any ground.
fn outline(canvas: &mut Canvas, ground: &Ground<'_>, region: &Area) {
    let paint = region.owner.map_or(Paint::Faint, |owner| ground.hue(owner).paint());
    let thick = (ground.unit / 9).max(2);
    let thin = (ground.unit / 24).max(1);
    for (depth, paint) in [(thick + thin, Paint::Ink), (thick, paint)] {
        for at in &region.squares {
            edges(canvas, ground, region, *at, depth, paint);
        }
    }
}

/// The edges of one square that are edges of its area, so many pixels deep.
fn edges(
    canvas: &mut Canvas,
    ground: &Ground<'_>,
    region: &Area,
    at: Point,
    depth: i32,
    paint: Paint,
) {
    let inside = |dx: i16, dy: i16| region.squares.binary_search(&at.offset(dx, dy)).is_ok();
    let area = ground.area(at);
    let Rect { x, y, width, height } = area;
    let (right, bottom) = (area.right() - depth, area.bottom() - depth);
    let sides = [
        (0, -1, Rect::new(x, y, width, depth)),
        (0, 1, Rect::new(x, bottom, width, depth)),
        (-1, 0, Rect::new(x, y, depth, height)),
        (1, 0, Rect::new(right, y, depth, height)),
    ];
    for (dx, dy, side) in sides {
        if !inside(dx, dy) {
            canvas.fill(side, paint);
        }
    }
    // Where the line turns around a corner, two straight pieces leave a gap.
    let corners = [(-1, -1, x, y), (1, -1, right, y), (-1, 1, x, bottom), (1, 1, right, bottom)];
    for (dx, dy, x, y) in corners {
        if inside(dx, 0) && inside(0, dy) && !inside(dx, dy) {
            canvas.fill(Rect::new(x, y, depth, depth), paint);
        }
    }
}

/// The owner's shape and the points of an area, above its square nearest to its middle; an equals
/// sign where it is contested. The lower part of the square, with its bonus, stays to be seen.
fn tag(canvas: &mut Canvas, scene: &Scene<'_>, ground: &Ground<'_>, region: &Area) {
    let Some(at) = middle(&region.squares) else { return };
    let (paint, ink, text) = match region.owner {
        Some(owner) => {
            let hue = ground.hue(owner);
            (hue.paint(), hue.ink(scene.look), region.points.to_string())
        }
        None => (Paint::Faint, Paint::Dark, "=".to_owned()),
    };
    let unit = ground.unit;
    let height = unit * 9 / 16;
    let set = Type::bold(unit * 7 / 16);
    let badge = if region.owner.is_some() { height } else { 0 };
    let width = (lettering::width(&text, set) + unit / 4 + badge).max(height);
    let (x, _) = ground.area(at).centre();
    let y = ground.area(at).y + unit / 16;
    let area = Rect::new(x - width / 2, y, width, height);
    canvas.panel(area.inset(-(unit / 24).max(1)), height / 2, Paint::Ink);
    canvas.panel(area, height / 2, paint);
    if let Some(owner) = region.owner {
        let left = (area.x + unit / 8 + badge / 2, area.centre().1);
        canvas.sprite_centred(ground.hue(owner).badge(), left, badge * 3 / 4);
    }
    let right = (area.x + badge + (width - badge) / 2, area.centre().1);
    canvas.text(&text, right, Align::Centre, set, ink);
}

/// The square nearest to the middle of all.
fn middle(squares: &[Point]) -> Option<Point> {
    let count = i64::try_from(squares.len()).unwrap_or(1).max(1);
    let sum =
        |axis: fn(&Point) -> i16| -> i64 { squares.iter().map(|at| i64::from(axis(at))).sum() };
    let (x, y) = (sum(|at| at.x), sum(|at| at.y));
    let apart = |at: &Point| {
        let (dx, dy) = (i64::from(at.x) * count - x, i64::from(at.y) * count - y);
        dx * dx + dy * dy
    };
    squares.iter().copied().min_by_key(apart)
}

fn title(view: &TableView) -> LocaleMessage {
    if view.phase == PhaseView::Over { common::final_scoring() } else { common::if_it_ended_now() }
}

fn ledger(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
    regions: &[Area],
    standing: &Outcome,
) -> Ledger {
    let terrains = scoring_terrains(setting);
    let mut rows: Vec<LedgerRow> = standing
        .scores
        .iter()
        .zip(hues(setting))
        .map(|((seat, total), hue)| LedgerRow {
            hue,
            name: scene.drawn_name(seat, hue),
            cells: terrains
                .iter()
                .map(|terrain| points(regions, seat, *terrain).to_string())
                .collect(),
            total: *total,
            winner: standing.winners.contains(seat),
        })
        .collect();
    rows.sort_by_key(|row| (!row.winner, -row.total));
    Ledger {
        title: format!("{} · {}", TectonicTribes::NAME, scene.language.say(&title(view))),
        columns: terrains.into_iter().map(terrain_art).collect(),
        rows,
    }
}

fn in_words(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
    regions: &[Area],
    standing: &Outcome,
) -> String {
    let voice = scene.voice();
    let mut messages = winners(&voice, view, standing);
    let totals = standing.scores.iter().map(|(seat, total)| (seat, *total));
    messages.extend(sums(&voice, setting, regions, totals));
    let title = scene.language.say(&title(view));
    format!("{}. {title}. {}", TectonicTribes::NAME, describe::sentences(scene, &messages))
}
