//! Both rows and the pile together, arranged for the room that a picture has.

use super::rows::{Note, Row, Which};
use super::sheet::{GAP, Sheet};
use pangaea_canvas::Rect;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{TableView, Vaalbara};

/// The least room for a pile beside the rows, and below them.
const BESIDE: i32 = 96;
const BELOW: i32 = 44;
/// How wide the second row and the pile are where all stand beside each other.
const SECOND: i32 = 64;
const OMENS: i32 = 44;

/// Where the rows and the pile are.
pub(super) struct Market {
    first: Row,
    second: Row,
    pile: Rect,
}

/// How many lands a row has.
pub(super) fn places(view: &TableView) -> i32 {
    i32::try_from(view.seat_count()).unwrap_or(5).clamp(1, 5)
}

impl Market {
    /// The rows above each other, equally large; the pile beside them or below, whichever leaves
    /// more room for the lands.
    pub(super) fn block(area: Rect, places: i32) -> Self {
        let Rect { x, y, width, height } = area;
        let rows = |width: i32, height: i32| {
            let each = (height - GAP) / 2;
            let row = |y: i32| Row::across(Rect::new(x, y, width, each), places);
            (row(y), row(y + each + GAP))
        };
        let (first, second) = rows(width, height - BELOW - GAP);
        let pile = Rect::new(x, area.bottom() - BELOW, width, BELOW);
        let below = Self { first, second, pile };
        let wanted = Row::size(Row::land_in((height - GAP) / 2), places).0;
        let across = wanted.min(width - BESIDE - GAP);
        let (first, second) = rows(across, height);
        let left = x + across + GAP;
        let pile = Rect::new(left, y, area.right() - left, height);
        let beside = Self { first, second, pile };
        if beside.first.land() > below.first.land() { beside } else { below }
    }

    /// The rows as columns beside each other, the first one large, and the pile as a third.
    pub(super) fn columns(area: Rect, places: i32) -> Self {
        let Rect { x, y, width, height } = area;
        let first = width - SECOND - OMENS - 2 * GAP;
        let column = |x: i32, width: i32| Rect::new(x, y, width, height);
        let second = x + first + GAP;
        Self {
            first: Row::down(column(x, first), places),
            second: Row::down(column(second, SECOND), places),
            pile: column(second + SECOND + GAP, OMENS),
        }
    }

    /// The first row large at the left, the second row and the pile above each other.
    pub(super) fn band(area: Rect, places: i32) -> Self {
        let Rect { x, y, width, height } = area;
        let share = if places > 2 { width * 58 / 100 } else { width / 2 };
        let (left, rest) = (x + share + GAP, width - share - GAP);
        let first = Row::across(Rect::new(x, y, share, height), places);
        if places > 2 {
            let upper = (height - GAP) / 2;
            let second = Row::across(Rect::new(left, y, rest, upper), places);
            let below = y + upper + GAP;
            return Self {
                first,
                second,
                pile: Rect::new(left, below, rest, area.bottom() - below),
            };
        }
        let upper = rest * 55 / 100;
        let second = Row::across(Rect::new(left, y, upper, height), places);
        let pile = left + upper + GAP;
        Self { first, second, pile: Rect::new(pile, y, area.right() - pile, height) }
    }
}

impl Sheet {
    pub(super) fn market(
        &mut self,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        market: &Market,
        notes: &[Note],
    ) {
        let deck = setting.deck();
        self.row(deck, (Which::First, &view.first), &market.first, notes);
        self.row(deck, (Which::Second, &view.second), &market.second, notes);
        self.pile(setting, &view.pile, market.pile);
    }
}
