//! All points: every scoring area in its owner's colour, and the sums below.

use super::board::hues;
use super::card::terrain_art;
use super::ground::{self, Ground};
use super::{describe, words};
use crate::render::canvas::{Align, Area, Canvas};
use crate::render::ledger::{Ledger, Row};
use crate::render::lettering::{self, Type};
use crate::render::paint::Paint;
use crate::render::{Picture, Scene};
use crate::text::{Message, common, tectonic_tribes as text};
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::tectonic_tribes::{
    Area as Region, Stage, TableView, TectonicTribes, Terrain, areas,
};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Point;

/// The terrains that can score, as columns of the table.
const SCORING: [Terrain; 4] = [Terrain::Forest, Terrain::Water, Terrain::Mine, Terrain::Lava];

/// A seat's points for one terrain.
fn points(regions: &[Region], seat: Seat, terrain: Option<Terrain>) -> i64 {
    let owned = regions.iter().filter(|region| region.owner == Some(seat));
    let wanted = owned.filter(|region| terrain.is_none_or(|terrain| region.terrain == terrain));
    wanted.map(|region| region.points).sum()
}

/// Several tribes border it, and none has the most.
fn is_contested(region: &Region) -> bool {
    region.owner.is_none() && region.tents.values().any(|tents| *tents > 0)
}

pub(super) fn scoring(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
) -> Picture {
    let regions = areas(setting.options(), &view.board, setting.seat_count());
    let ledger = ledger(scene, setting, view, &regions);
    let shown = ground::whole(&view.board, 0);
    let size = |unit: i32| {
        let (width, height) = ground::size(shown, unit);
        let width = width.max(scene.scale.least_width());
        (width, height + ledger.height(width))
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = Canvas::new(scene.look, width, height, Paint::Night);
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
        tag(&mut canvas, &ground, region);
    }
    ledger.draw(&mut canvas, down);
    Picture::new(canvas, &in_words(scene, setting, view, &regions))
}

/// A thick line just inside the edge of an area.
fn outline(canvas: &mut Canvas, ground: &Ground<'_>, region: &Region) {
    let paint = region.owner.map_or(Paint::Faint, |owner| ground.hue(owner).paint());
    let thick = (ground.unit / 8).max(2);
    let inside = |at: Point| region.squares.binary_search(&at).is_ok();
    for at in &region.squares {
        let Area { x, y, width, height } = ground.area(*at);
        let (right, bottom) = (x + width, y + height);
        let (above, below) = (inside(at.offset(0, -1)), inside(at.offset(0, 1)));
        let (before, after) = (inside(at.offset(-1, 0)), inside(at.offset(1, 0)));
        let mut line = |closed: bool, area: Area| {
            if closed {
                canvas.fill(area, paint);
            }
        };
        line(!above, Area::new(x, y, width, thick));
        line(!below, Area::new(x, bottom - thick, width, thick));
        line(!before, Area::new(x, y, thick, height));
        line(!after, Area::new(right - thick, y, thick, height));
        // Where the line turns around a corner, two straight pieces leave a gap.
        let mut corner = |dx: i16, dy: i16, x: i32, y: i32| {
            let open = inside(at.offset(dx, 0)) && inside(at.offset(0, dy));
            line(open && !inside(at.offset(dx, dy)), Area::new(x, y, thick, thick));
        };
        corner(-1, -1, x, y);
        corner(1, -1, right - thick, y);
        corner(-1, 1, x, bottom - thick);
        corner(1, 1, right - thick, bottom - thick);
    }
}

/// The points of an area on its square nearest to its middle; an equals sign where it is
/// contested.
fn tag(canvas: &mut Canvas, ground: &Ground<'_>, region: &Region) {
    let count = i32::try_from(region.squares.len()).unwrap_or(1).max(1);
    let sum = |axis: fn(&Point) -> i16| -> i32 {
        region.squares.iter().map(|at| i32::from(axis(at))).sum()
    };
    let (x, y) = (sum(|at| at.x), sum(|at| at.y));
    let apart = |at: &&Point| {
        let (dx, dy) = (i32::from(at.x) * count - x, i32::from(at.y) * count - y);
        i64::from(dx) * i64::from(dx) + i64::from(dy) * i64::from(dy)
    };
    let Some(at) = region.squares.iter().min_by_key(apart) else { return };
    let (paint, ink, text) = match region.owner {
        Some(owner) => {
            let hue = ground.hue(owner);
            (hue.paint(), hue.ink(), region.points.to_string())
        }
        None => (Paint::Faint, Paint::Dark, "=".to_owned()),
    };
    let set = Type::bold(ground.unit / 2);
    let height = ground.unit * 2 / 3;
    let width = (lettering::width(&text, set) + ground.unit / 3).max(height);
    let (x, y) = ground.area(*at).centre();
    let area = Area::new(x - width / 2, y - height / 2, width, height);
    canvas.panel(area.inset(-2), height / 2, Paint::Dark);
    canvas.panel(area, height / 2, paint);
    canvas.text(&text, (x, y), Align::Centre, set, ink);
}

/// Who has won, or would.
pub(super) fn winners(setting: &Setting<TectonicTribes>, view: &TableView) -> Vec<Seat> {
    leaders(setting, view, &areas(setting.options(), &view.board, setting.seat_count()))
}

fn leaders(setting: &Setting<TectonicTribes>, view: &TableView, regions: &[Region]) -> Vec<Seat> {
    let rank = |seat: Seat| {
        (points(regions, seat, None), view.tribe_cards.get(seat).copied().unwrap_or(0))
    };
    let best = setting.seats().map(rank).max();
    setting.seats().filter(|seat| Some(rank(*seat)) == best).collect()
}

fn title(view: &TableView) -> Message {
    if view.stage == Stage::Over { common::final_scoring() } else { common::if_it_ended_now() }
}

fn ledger(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
    regions: &[Region],
) -> Ledger {
    let winners = leaders(setting, view, regions);
    let mut rows: Vec<Row> = setting
        .seats()
        .zip(hues(setting))
        .map(|(seat, hue)| Row {
            hue,
            name: scene.drawn_name(seat, hue),
            cells: SCORING
                .iter()
                .map(|terrain| points(regions, seat, Some(*terrain)).to_string())
                .collect(),
            total: points(regions, seat, None),
            winner: winners.contains(&seat),
        })
        .collect();
    rows.sort_by_key(|row| (!row.winner, -row.total));
    Ledger {
        title: format!("{} · {}", TectonicTribes::NAME, scene.language.say(&title(view))),
        columns: SCORING.map(terrain_art).into(),
        rows,
    }
}

fn in_words(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &TableView,
    regions: &[Region],
) -> String {
    let mut messages = Vec::new();
    let winners = leaders(setting, view, regions);
    let count = winners.len();
    let over = view.stage == Stage::Over;
    let won = if over { common::wins } else { common::would_win };
    messages.push(won(&scene.list(winners.iter().copied()), count));
    for seat in setting.seats() {
        let each: Vec<String> = SCORING
            .iter()
            .map(|terrain| {
                let gained = points(regions, seat, Some(*terrain));
                scene.language.say(&text::terrain_points(words::terrain(*terrain), gained))
            })
            .collect();
        let total = points(regions, seat, None);
        messages.push(text::player_points(&scene.name(seat), total, &each.join(", ")));
    }
    let contested: Vec<&Region> = regions.iter().filter(|region| is_contested(region)).collect();
    if !contested.is_empty() {
        let worth = contested.iter().map(|region| region.points).sum();
        messages.push(text::contested(contested.len(), worth));
    }
    let best = points(regions, winners[0], None);
    let level = setting.seats().filter(|seat| points(regions, *seat, None) == best).count();
    if level > count {
        messages.push(text::tie_break());
    }
    let title = scene.language.say(&title(view));
    format!("{}. {title}. {}", TectonicTribes::NAME, describe::sentences(scene, &messages))
}
