//! Lands to choose from, large: of the first row, of both rows, of the own realm.

use super::card::land_height;
use super::hand::{BODY, split};
use super::market::{Market, places};
use super::realm::Whose;
use super::rows::{Note, Row, Which};
use super::sheet::{GAP, Sheet};
use crate::pictured::Scene;
use pangaea_canvas::Rect;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{SeatView, Vaalbara};

/// The widest lands where one row is the choice, and where both are.
const ONE_ROW: i32 = 132;
const BOTH_ROWS: i32 = 102;
/// The widest lands of the row that comes next.
const NEXT: i32 = 84;
/// The least room for the pile beside the rows.
const PILE: i32 = 90;
/// How wide the own realm is.
const REALM: i32 = 236;
const WIDE_REALM: i32 = 330;
/// How high the order of the turns is, and the pile above it.
const ORDER: i32 = 64;
const OMENS: i32 = 52;
/// Lands of the own realm: so many in a line, so wide.
const GIFTS: i32 = 5;
const GIFT: i32 = (BODY.width + GAP) / GIFTS - GAP - 4;

/// How large a row of so many lands is that are not wider than this; what is too narrow for the
/// pile belongs to the row.
fn rows_size(places: i32, most: i32) -> (i32, i32) {
    let (taken, _) = Row::size(0, places);
    let land = ((BODY.width - taken) / places.max(1)).min(most);
    let (width, height) = Row::size(land, places);
    (if BODY.width - width - GAP < PILE { BODY.width } else { width }, height)
}

impl Sheet {
    /// 3c: a land of the first row.
    pub(super) fn taking(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &SeatView,
        notes: &[Note],
    ) {
        let places = places(&view.table);
        let (width, height) = rows_size(places, ONE_ROW);
        let (top, below) = split(BODY, height);
        let row = Row::across(Rect::new(top.x, top.y, width, height), places);
        self.row(setting.deck(), (Which::First, &view.table.first), &row, notes);
        let beside = self.pile_beside(setting, view, top, width);
        let rest = self.own(scene, setting, view, (below, REALM));
        let (rest, order) = split(rest, rest.height - ORDER - GAP);
        self.order(scene, setting, &view.table, order);
        let second = if beside {
            rest
        } else {
            let (second, pile) = split(rest, rest.height - OMENS - GAP);
            self.pile(setting, &view.table.pile, pile);
            second
        };
        let row = Row::across(second, places).at_most(NEXT);
        self.row(setting.deck(), (Which::Second, &view.table.second), &row, notes);
    }

    /// Tracker and beast tamer: lands of both rows.
    pub(super) fn swapping(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &SeatView,
        notes: &[Note],
    ) {
        let table = &view.table;
        let places = places(table);
        let (width, height) = rows_size(places, BOTH_ROWS);
        let (top, below) = split(BODY, 2 * height + GAP);
        for (which, lands, y) in [
            (Which::First, &table.first, top.y),
            (Which::Second, &table.second, top.y + height + GAP),
        ] {
            let row = Row::across(Rect::new(top.x, y, width, height), places);
            self.row(setting.deck(), (which, lands), &row, notes);
        }
        let beside = self.pile_beside(setting, view, top, width);
        let realm = if beside { WIDE_REALM } else { REALM };
        let rest = self.own(scene, setting, view, (below, realm));
        if beside {
            self.order(scene, setting, table, rest);
        } else {
            let (pile, order) = split(rest, rest.height - ORDER - GAP);
            self.pile(setting, &table.pile, pile);
            self.order(scene, setting, table, order);
        }
    }

    /// Pioneer: a land of the own realm.
    pub(super) fn giving(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &SeatView,
        notes: &[Note],
    ) {
        let count = i32::try_from(notes.len()).unwrap_or(1);
        let lines = (count + GIFTS - 1) / GIFTS;
        let step = (GIFT + GAP + 4, land_height(GIFT) + GAP + 4);
        let (top, below) = split(BODY, lines * step.1);
        for (index, note) in (0..).zip(notes) {
            let (column, line) = (index % GIFTS, index / GIFTS);
            let at = (top.x + 3 + column * step.0, top.y + 4 + line * step.1);
            self.noted(setting.deck(), note, at, GIFT);
        }
        let lands = if lines > 1 {
            below
        } else {
            let (lands, order) = split(below, below.height - ORDER - GAP);
            self.order(scene, setting, &view.table, order);
            lands
        };
        let market = Market::block(lands, places(&view.table));
        self.market(setting, &view.table, &market, &[]);
    }

    /// The pile at the right end of the rows, if they leave room for it.
    fn pile_beside(
        &mut self,
        setting: &Setting<Vaalbara>,
        view: &SeatView,
        rows: Rect,
        taken: i32,
    ) -> bool {
        let rest = rows.width - taken - GAP;
        if rest >= PILE {
            let area = Rect::new(rows.right() - rest, rows.y, rest, rows.height);
            self.pile(setting, &view.table.pile, area);
        }
        rest >= PILE
    }

    /// The own realm at the left, so wide; what is left at the right.
    fn own(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &SeatView,
        (area, width): (Rect, i32),
    ) -> Rect {
        let own = Rect::new(area.x, area.y, width, area.height);
        self.realm(scene, setting, &view.table, (view.seat, Whose::Own), own);
        let left = own.right() + GAP;
        Rect::new(left, area.y, area.right() - left, area.height)
    }
}
