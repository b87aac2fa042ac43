//! The final table: what each round brought, the bonus for kinds, the sum.

use super::card::land_height;
use super::describe;
use super::emblem::{clan_of, drawn_name, hue};
use super::sheet::{GAP, PAGE, READABLE, Sheet, TITLE};
use crate::pictured::marks;
use crate::pictured::{Picture, Scene};
use crate::vaalbara::art;
use crate::vaalbara::messages as text;
use crate::vaalbara::words::result::{Account, accounts, number, tied};
use pangaea_canvas::{Align, Paint, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Kind, TableView, Vaalbara};
use pangaea_text::common;

/// How high the line above the table is.
const HEAD: i32 = 17;
/// How high the line that tells how a tie was broken is.
const TIE: i32 = 24;
/// The letters of points; a line of them is so much higher.
const LETTERS: i32 = READABLE + 1;
const LARGE_LETTERS: i32 = READABLE + 6;
const LINE: i32 = 9;
/// The last column; before it are the start and nine rounds, behind it is the sum, so wide.
const BONUS: i32 = 10;
const SUM: i32 = 62;
/// How wide a column is where the name stands beside the points, and where it stands above.
const CELL: i32 = 31;
const WIDE_CELL: i32 = 42;
/// So few players have a line for the name alone.
const FEW: usize = 3;
/// So few have large letters.
const TWO: usize = 2;

/// The columns of the table.
#[derive(Clone, Copy)]
struct Columns {
    left: i32,
    cell: i32,
    /// Does the name stand above the points?
    named_above: bool,
    /// The size of letters, and how high a line of them is.
    letters: i32,
    line: i32,
}

impl Columns {
    const fn of(players: usize) -> Self {
        let named_above = players <= FEW;
        let cell = if named_above { WIDE_CELL } else { CELL };
        let left = PAGE.right() - SUM - (BONUS + 1) * cell;
        let letters = if players <= TWO { LARGE_LETTERS } else { LETTERS };
        Self { left, cell, named_above, letters, line: letters + LINE }
    }

    /// The middle of a column.
    const fn middle(self, index: i32) -> i32 {
        self.left + index * self.cell + self.cell / 2
    }
}

pub(super) fn scoring(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &TableView,
) -> Option<Picture> {
    view.scores.as_ref()?;
    let accounts = accounts(setting, view);
    let count = i32::try_from(accounts.len()).unwrap_or(1).max(1);
    let tie = if tied(&accounts) { TIE + GAP } else { 0 };
    let mut sheet = Sheet::new(scene);
    let title = Rect::new(PAGE.x, PAGE.y, PAGE.width, TITLE);
    sheet.title(scene, title, &common::final_scoring());
    let top = title.bottom() + HEAD;
    let columns = Columns::of(accounts.len());
    sheet.columns(columns, title.bottom() + HEAD / 2 - 1);
    let height = PAGE.bottom() - tie - top;
    let from = |index: i32| top + index * (height + GAP) / count;
    for (index, account) in (0..).zip(&accounts) {
        let part = Rect::new(PAGE.x, from(index), PAGE.width, from(index + 1) - GAP - from(index));
        let won = index == 0;
        sheet.lit_if(won, part, if won { Paint::Raised } else { Paint::Panel });
        sheet.account(scene, setting, view, account, (columns, part));
        let (x, y) = (PAGE.right() - SUM / 2, part.centre().1);
        let (down, ink) = if won { (13, Paint::Gold) } else { (0, Paint::Ink) };
        if won {
            sheet.sign(marks::CROWN, (x, y - 13), 28);
        }
        let total = number(account.total);
        sheet.must(|sheet| sheet.bold(&total, (x, y + down), Align::Centre, 26, ink));
    }
    if tie > 0 {
        let line = Rect::new(PAGE.x, PAGE.bottom() - TIE, PAGE.width, TIE);
        sheet.tie(scene, setting, view, line);
    }
    Some(Picture::new(sheet.canvas, &describe::scoring(scene, setting, view)))
}

impl Sheet {
    fn columns(&mut self, columns: Columns, y: i32) {
        // What everyone starts with stands before the first round.
        for round in 0..BONUS {
            let at = (columns.middle(round), y);
            self.bold(&round.to_string(), at, Align::Centre, 12, Paint::Faint);
        }
        self.sign(art::LAND_ANY, (columns.middle(BONUS), y), 19);
        self.sign(art::POINTS, (PAGE.right() - SUM / 2, y), 16);
    }

    /// Whose part it is, the points, and the lands below each other; where that is too high, the
    /// name stands beside the points.
    fn account(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        account: &Account,
        (columns, part): (Columns, Rect),
    ) {
        let Columns { left, line, letters, .. } = columns;
        let name = if columns.named_above { line } else { 0 };
        // The lands stand in no column, since a pioneer exchanges lands (4c) and the land of a
        // round may be gone.
        let across = BONUS * columns.cell / 9 - 3;
        let free = part.height - name - line - 10;
        let land = across.min(free * 4 / 3);
        let slack = (part.height - name - line - land_height(land) - 6).max(0);
        let top = part.y + slack / 2;
        let points = top + name + line / 2;
        let (badge, owner) = if columns.named_above {
            (left + 8, top + line / 2 + 1)
        } else {
            (part.x + 14, points)
        };
        self.sign(hue(clan_of(setting, account.seat)).badge(), (badge, owner), letters + 1);
        let drawn = drawn_name(scene, setting, account.seat);
        let from = badge + letters - 2;
        let room = if columns.named_above { part.right() - SUM } else { left } - 4 - from;
        let set = ((10, letters - 2), Align::Left);
        self.shrunk(&drawn, (from, owner), room, set, Paint::Ink);
        self.must(|sheet| sheet.points(view, account, (columns, points)));
        let below = top + name + line + 2;
        let realm = view.realms.get(account.seat).map(Vec::as_slice).unwrap_or_default();
        for (index, held) in (0..).zip(realm) {
            let at = (left + index * (land + 3), below);
            self.land(setting.deck(), *held, at, land);
        }
        let kinds = format!("{}/{}", account.kinds, Kind::ALL.len());
        let at = (columns.middle(BONUS), below + land_height(land) / 2);
        self.bold(&kinds, at, Align::Centre, 13, Paint::Faint);
    }

    /// The start, what each round brought, and the bonus, on a ground of their own.
    fn points(&mut self, view: &TableView, account: &Account, (columns, y): (Columns, i32)) {
        let width = (BONUS + 1) * columns.cell;
        let line = columns.line;
        let ground = Rect::new(columns.left, y - line / 2 + 2, width, line - 3);
        let pixels = self.area(ground);
        self.canvas.panel(pixels, self.px(5), Paint::Night);
        let mut cell = |index: i32, points: i64, ink: Paint| {
            let at = (columns.middle(index), y);
            self.bold(&number(points), at, Align::Centre, columns.letters, ink);
        };
        cell(0, account.start, Paint::Faint);
        for (index, gains) in (1..BONUS).zip(&view.gains) {
            if let Some(gain) = gains.get(account.seat) {
                cell(index, *gain, Paint::Ink);
            }
        }
        cell(BONUS, account.bonus, Paint::Gold);
    }

    /// 6b: the omens that broke the tie, strongest first.
    fn tie(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        line: Rect,
    ) {
        self.panel(line, Paint::Panel);
        let middle = line.centre().1;
        self.sign(art::LAND_BACK, (line.x + 20, middle), 24);
        self.omens(setting, view.pile.omens, (line.x + 50, middle), (22, 0));
        let told = scene.language.say(&text::tie());
        let set = ((10, READABLE), Align::Left);
        self.shrunk(&told, (line.x + 170, middle), line.width - 180, set, Paint::Ink);
    }
}
