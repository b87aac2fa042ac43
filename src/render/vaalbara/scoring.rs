//! The final table: what each round brought, the bonus for kinds, the sum.

use super::card::land_height;
use super::emblem::{clan_of, hue};
use super::order::ranking;
use super::realm::number;
use super::sheet::{INNER, MARGIN, Sheet};
use super::{board, describe};
use crate::render::art::Art;
use crate::render::canvas::Align;
use crate::render::paint::Paint;
use crate::render::{Picture, Scene};
use crate::text::{common, vaalbara as words};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Deck, Kind, LandId, ROUNDS, TableView, Vaalbara};
use pangaea_engine::seat::Seat;

/// How high a player's line is.
const LINE: i32 = 34;
const GAP: i32 = 4;
/// How high the line above the table is.
const HEAD: i32 = 12;
/// How high the line that tells how a tie was broken is.
const TIE: i32 = 18;
/// Where the columns begin: what everyone starts with, the rounds, the bonus, the sum.
const START: i32 = 45;
const FIRST: i32 = 55;
const CELL: i32 = 16;
const BONUS: i32 = FIRST + 9 * CELL + 1;
const SUM: i32 = BONUS + 20;

/// Different kinds in a realm.
pub(super) fn kinds(deck: &Deck, realm: &[LandId]) -> usize {
    let has = |kind: &Kind| realm.iter().any(|land| deck.land(*land).kind == *kind);
    Kind::ALL.iter().filter(|kind| has(kind)).count()
}

/// Was there more than one with the most points?
pub(super) fn tied(ranking: &[(Seat, i64)]) -> bool {
    matches!(ranking, [(_, first), (_, second), ..] if first == second)
}

pub(super) fn picture(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &TableView,
) -> Option<Picture> {
    view.scores.as_ref()?;
    let ranking = ranking(setting, view);
    let count = i32::try_from(ranking.len()).unwrap_or(0);
    let table = HEAD + count * (LINE + GAP);
    let tie = if tied(&ranking) { TIE } else { 0 };
    let mut strip = board::strip(scene, view);
    strip.subtitle = scene.language.say(&common::final_scoring());
    let mut sheet = Sheet::new(scene, &strip, table + tie);
    sheet.columns();
    for (index, (seat, points)) in (0..).zip(&ranking) {
        let y = HEAD + index * (LINE + GAP);
        sheet.total(scene, setting, view, (*seat, *points), (y, index == 0));
    }
    if tie > 0 {
        sheet.tie(scene, setting, view, table);
    }
    Some(Picture::new(sheet.canvas, &describe::table(scene, setting, view)))
}

impl Sheet {
    fn columns(&mut self) {
        // What everyone starts with stands before the first round.
        self.bold("0", (START + 2, HEAD / 2), Align::Centre, 7, Paint::Faint);
        for round in 1..=9 {
            let x = FIRST + (round - 1) * CELL + CELL / 2;
            self.bold(&round.to_string(), (x, HEAD / 2), Align::Centre, 7, Paint::Faint);
        }
        self.sign(Art::LandAny, (BONUS + 10, HEAD / 2), 11);
        self.sign(Art::Points, (SUM + 14, HEAD / 2), 11);
    }

    fn total(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &TableView,
        (seat, points): (Seat, i64),
        (y, won): (i32, bool),
    ) {
        if won {
            self.lit((MARGIN, y), (INNER, LINE), Paint::Raised);
        } else {
            self.panel((MARGIN, y), (INNER, LINE), Paint::Panel);
        }
        self.sign(hue(clan_of(setting, seat)).badge(), (MARGIN + 11, y + 12), 15);
        if won {
            self.sign(Art::Crown, (MARGIN + 30, y + 12), 16);
        }
        let name = scene.drawn_name(seat, hue(clan_of(setting, seat)));
        self.fitted(&name, (MARGIN + 3, y + 26), 38, (7, Align::Left), Paint::Ink);
        let values = setting.deck().values();
        let below = y + 25;
        let start = values.start.to_string();
        self.bold(&start, (START + 2, below), Align::Centre, 7, Paint::Faint);
        let realm = view.realms.get(seat).map(Vec::as_slice).unwrap_or_default();
        let mut gained = values.start;
        for round in 0..ROUNDS as usize {
            let x = FIRST + i32::try_from(round).unwrap_or(0) * CELL;
            if let Some(land) = realm.get(round) {
                self.land(setting.deck(), *land, (x, y + 5), CELL - 1);
            }
            if let Some(gain) = view.gains.get(round).and_then(|gains| gains.get(seat)) {
                gained += gain;
                self.bold(&number(*gain), (x + CELL / 2, below), Align::Centre, 8, Paint::Ink);
            }
        }
        let (count, middle) = (kinds(setting.deck(), realm), y + 5 + land_height(CELL) / 2);
        self.bold(&format!("{count}/6"), (BONUS + 10, middle), Align::Centre, 7, Paint::Faint);
        let bonus = number(points - gained);
        self.bold(&bonus, (BONUS + 10, below), Align::Centre, 8, Paint::Ink);
        let ink = if won { Paint::Gold } else { Paint::Ink };
        self.bold(&number(points), (SUM + 14, y + LINE / 2), Align::Centre, 14, ink);
    }

    /// 6b: the omens that broke the tie, strongest first.
    fn tie(&mut self, scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView, y: i32) {
        self.panel((MARGIN, y), (INNER, TIE - GAP), Paint::Panel);
        let middle = y + (TIE - GAP) / 2;
        self.sign(Art::LandBack, (MARGIN + 13, middle), 15);
        self.omens(setting, view.pile.omens, (MARGIN + 61, middle), 14);
        let told = scene.language.say(&words::tie());
        self.fitted(&told, (MARGIN + 104, middle), INNER - 108, (7, Align::Left), Paint::Ink);
    }
}
