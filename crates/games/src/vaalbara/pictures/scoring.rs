//! The final table: what each round brought, the bonus for kinds, the sum.

use super::emblem::{clan_of, drawn_name, hue};
use super::sheet::{INNER, MARGIN, Sheet};
use super::{board, describe};
use crate::pictured::marks;
use crate::pictured::{Picture, Scene};
use crate::vaalbara::art;
use crate::vaalbara::messages as text;
use crate::vaalbara::words::result::{Account, accounts, number, tied};
use pangaea_canvas::{Align, Paint};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Kind, TableView, Vaalbara};
use pangaea_text::common;

/// How high a player's part is.
const PART: i32 = 46;
const GAP: i32 = 4;
/// How high the line above the table is.
const HEAD: i32 = 12;
/// How high the line that tells how a tie was broken is.
const TIE: i32 = 18;
/// Where the columns begin and how wide they are: the start, nine rounds, the bonus.
const LEFT: i32 = MARGIN + 4;
const CELL: i32 = 18;
const BONUS: i32 = 10;
/// The middle of the sum.
const SUM: i32 = MARGIN + INNER - 18;
/// How wide a land is.
const LAND: i32 = 19;

/// The middle of a column.
const fn column(index: i32) -> i32 {
    LEFT + index * CELL + CELL / 2
}

pub(super) fn scoring(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &TableView,
) -> Option<Picture> {
    view.scores.as_ref()?;
    let accounts = accounts(setting, view);
    let count = i32::try_from(accounts.len()).unwrap_or(0);
    let table = HEAD + count * (PART + GAP);
    let tie = if tied(&accounts) { TIE } else { 0 };
    let mut strip = board::strip(scene, view);
    strip.subtitle = scene.language.say(&common::final_scoring());
    let mut sheet = Sheet::new(scene, &strip, table + tie);
    sheet.columns();
    for (index, account) in (0..).zip(&accounts) {
        let y = HEAD + index * (PART + GAP);
        if index == 0 {
            sheet.lit((MARGIN, y), (INNER, PART), Paint::Raised);
            sheet.sign(marks::CROWN, (SUM, y + 13), 16);
        } else {
            sheet.panel((MARGIN, y), (INNER, PART), Paint::Panel);
        }
        sheet.owned(scene, setting, view, account, y);
        sheet.points(view, account, y + 20);
        let (down, ink) = if index == 0 { (31, Paint::Gold) } else { (PART / 2, Paint::Ink) };
        sheet.bold(&number(account.total), (SUM, y + down), Align::Centre, 14, ink);
    }
    if tie > 0 {
        sheet.tie(scene, setting, view, table);
    }
    Some(Picture::new(sheet.canvas, &describe::scoring(scene, setting, view)))
}

impl Sheet {
    fn columns(&mut self) {
        // What everyone starts with stands before the first round.
        for round in 0..BONUS {
            let at = (column(round), HEAD / 2);
            self.bold(&round.to_string(), at, Align::Centre, 7, Paint::Faint);
        }
        self.sign(art::LAND_ANY, (column(BONUS), HEAD / 2), 11);
        self.sign(art::POINTS, (SUM, HEAD / 2), 11);
    }

    /// Whose part it is, and the lands. They stand in no column, since a pioneer exchanges lands
    /// (4c) and the land of a round may be gone.
    fn owned(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        account: &Account,
        y: i32,
    ) {
        self.sign(hue(clan_of(setting, account.seat)).badge(), (LEFT + 5, y + 8), 10);
        let name = drawn_name(scene, setting, account.seat);
        self.fitted(&name, (LEFT + 13, y + 8), 180, (8, Align::Left), Paint::Ink);
        let realm = view.realms.get(account.seat).map(Vec::as_slice).unwrap_or_default();
        for (index, land) in (0..).zip(realm) {
            self.land(setting.deck(), *land, (LEFT + index * (LAND + 1), y + 28), LAND);
        }
        let kinds = format!("{}/{}", account.kinds, Kind::ALL.len());
        self.bold(&kinds, (column(BONUS), y + 35), Align::Centre, 7, Paint::Faint);
    }

    /// The start, what each round brought, and the bonus, on a ground of their own.
    fn points(&mut self, view: &TableView, account: &Account, y: i32) {
        let ground = self.area(LEFT, y - 6, (BONUS + 1) * CELL, 12);
        let radius = self.px(3);
        self.canvas.panel(ground, radius, Paint::Night);
        self.bold(&number(account.start), (column(0), y), Align::Centre, 8, Paint::Faint);
        for (index, gains) in (1..BONUS).zip(&view.gains) {
            if let Some(gain) = gains.get(account.seat) {
                self.bold(&number(*gain), (column(index), y), Align::Centre, 8, Paint::Ink);
            }
        }
        self.bold(&number(account.bonus), (column(BONUS), y), Align::Centre, 8, Paint::Gold);
    }

    /// 6b: the omens that broke the tie, strongest first.
    fn tie(&mut self, scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView, y: i32) {
        self.panel((MARGIN, y), (INNER, TIE - GAP), Paint::Panel);
        let middle = y + (TIE - GAP) / 2;
        self.sign(art::LAND_BACK, (MARGIN + 13, middle), 15);
        self.omens(setting, view.pile.omens, (MARGIN + 61, middle), 14);
        let told = scene.language.say(&text::tie());
        self.fitted(&told, (MARGIN + 104, middle), INNER - 108, (7, Align::Left), Paint::Ink);
    }
}
