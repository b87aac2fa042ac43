//! All points: every scoring area in its owner's colour, and the sums beside them.

use super::board::hues;
use super::card::terrain_art;
use super::ground::Ground;
use super::{describe, ground};
use crate::pictured::page::Page;
use crate::pictured::roster::{Chip, RosterColumn, Status};
use crate::pictured::{Hue, Picture, Scene};
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::result::{
    is_contested, points, scoring_terrains, sums, winners,
};
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::game::{Outcome, Setting};
use pangaea_engine::games::tectonic_tribes::{Area, PhaseView, TableView, TectonicTribes, areas};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Point;
use pangaea_text::{LocaleMessage, common};

pub(super) fn scoring(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> Picture {
    let regions = areas(setting.options(), &view.board, setting.seat_count());
    let standing = view.standing(setting.options());
    let page = Page::of(scene);
    let (left, right) = page.beside(page.inside(), 36);
    let mut canvas = page.canvas(scene, Paint::Night);
    roster(scene, setting, view, &regions, &standing).draw(&mut canvas, &page, left);
    let hues = hues(setting);
    let shown = ground::whole(&view.board, 0);
    let ground = Ground::within(&view.board, &hues, shown, right, page.letters());
    ground.draw(&mut canvas);
    let marked = regions.iter().filter(|region| region.owner.is_some() || is_contested(region));
    for region in marked.clone() {
        outline(&mut canvas, &ground, region);
    }
    for region in marked {
        tag(&mut canvas, scene, &ground, region);
    }
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
    let letters = ground.letters.max(unit * 7 / 16);
    let height = letters * 9 / 8;
    let set = Type::bold(letters);
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
    canvas.ranked(Rank::Must, |canvas| canvas.text(&text, right, Align::Centre, set, ink));
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

fn when(view: &TableView) -> LocaleMessage {
    if view.phase == PhaseView::Over { common::final_scoring() } else { common::if_it_ended_now() }
}

/// The best first, with their points for each terrain.
fn roster(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
    regions: &[Area],
    standing: &Outcome,
) -> RosterColumn {
    let terrains = scoring_terrains(setting);
    let mut seats: Vec<(Seat, Hue)> = setting.seats().zip(hues(setting)).collect();
    let total = |seat: Seat| standing.scores.get(seat).copied().unwrap_or(0);
    seats.sort_by_key(|(seat, _)| (!standing.winners.contains(*seat), -total(*seat)));
    let chips = seats.into_iter().map(|(seat, hue)| Chip {
        hue,
        name: scene.drawn_name(seat, hue),
        status: if standing.winners.contains(seat) { Status::Winner } else { Status::Idle },
        points: Some(total(seat)),
        change: 0,
        counters: terrains
            .iter()
            .map(|terrain| (terrain_art(*terrain), points(regions, seat, *terrain).to_string()))
            .collect(),
    });
    RosterColumn {
        title: scene.language.say(&text::title()),
        subtitle: scene.language.say(&when(view)),
        chips: chips.collect(),
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
    let [title, when] = [text::title(), when(view)].map(|part| scene.language.say(&part));
    format!("{title}. {when}. {}", describe::sentences(scene, &messages))
}
