//! The table as everyone sees it.

use super::describe;
use super::market::{Market, places};
use super::realm::Whose;
use super::sheet::{GAP, PAGE, Sheet, TITLE};
use crate::pictured::{Picture, Scene};
use crate::vaalbara::messages as text;
use pangaea_canvas::Rect;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{PhaseView, ROUNDS, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// How wide the lands are beside the realms of many.
const ASIDE: i32 = 208;
/// How high they are above the realms of few.
const ABOVE: i32 = 114;
/// How much of it the pile takes when the game is over.
const PILE: i32 = 100;
const FLAT_PILE: i32 = 56;

/// Where the parts are.
struct Layout {
    title: Rect,
    lands: Rect,
    /// Are the lands beside the realms?
    aside: bool,
    realms: Vec<Rect>,
}

impl Layout {
    /// Few realms side by side below the lands, many beside them: four in a square, five in lines.
    fn of(seats: i32) -> Self {
        let Rect { x, y, width, height } = PAGE;
        let below = y + TITLE + GAP;
        let aside = seats > 3;
        let (columns, room) = if aside {
            let left = x + ASIDE + GAP;
            (if seats == 4 { 2 } else { 1 }, Rect::new(left, y, width - ASIDE - GAP, height))
        } else {
            let top = below + ABOVE + GAP;
            (seats.max(1), Rect::new(x, top, width, PAGE.bottom() - top))
        };
        let lines = (seats + columns - 1) / columns;
        let part = |index: i32, length: i32, of: i32| index * (length + GAP) / of.max(1);
        let realm = |seat: i32| {
            let (column, line) = (seat % columns, seat / columns);
            let (left, top) = (part(column, room.width, columns), part(line, room.height, lines));
            let width = part(column + 1, room.width, columns) - GAP - left;
            let height = part(line + 1, room.height, lines) - GAP - top;
            Rect::new(room.x + left, room.y + top, width, height)
        };
        let side = if aside { ASIDE } else { width };
        let lands = if aside { PAGE.bottom() - below } else { ABOVE };
        Self {
            title: Rect::new(x, y, side, TITLE),
            lands: Rect::new(x, below, side, lands),
            aside,
            realms: (0..seats).map(realm).collect(),
        }
    }
}

pub(super) fn board(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView) -> Picture {
    let layout = Layout::of(places(view));
    let mut sheet = Sheet::new(scene);
    sheet.title(scene, layout.title, &text::round_of(view.round(), ROUNDS));
    if view.phase == PhaseView::Over {
        sheet.result(scene, setting, view, &layout);
    } else {
        let seats = places(view);
        let market = if layout.aside {
            Market::columns(layout.lands, seats)
        } else {
            Market::band(layout.lands, seats)
        };
        sheet.market(setting, view, &market, &[]);
    }
    for (seat, area) in Seat::all(view.seat_count()).zip(layout.realms) {
        sheet.realm(scene, setting, view, (seat, Whose::Player), area);
    }
    Picture::new(sheet.canvas, &describe::table(scene, setting, view))
}

impl Sheet {
    /// Who won, where the lands were: no one takes one any more.
    fn result(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        layout: &Layout,
    ) {
        let Rect { x, y, width, height } = layout.lands;
        let (ranking, pile) = if layout.aside {
            let rest = height - FLAT_PILE - GAP;
            (Rect::new(x, y, width, rest), Rect::new(x, y + rest + GAP, width, FLAT_PILE))
        } else {
            let rest = width - PILE - GAP;
            (Rect::new(x, y, rest, height), Rect::new(x + rest + GAP, y, PILE, height))
        };
        self.ranking(scene, setting, view, (ranking, layout.aside));
        self.pile(setting, &view.pile, pile);
    }
}
