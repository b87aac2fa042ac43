//! What a seat is deciding: its hand, or a card tried out on the board.

use super::board::{hues, whole};
use super::ghost::ghost;
use super::ground::Ground;
use super::hand::{HandPicks, own_hue, tribe_cards};
use super::spread::{Shown, Spread, least_unit};
use super::{choose, describe, ground};
use crate::pictured::page::Page;
use crate::pictured::roster::{Chip, RosterColumn, Status};
use crate::pictured::{Picture, Scene};
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::lay;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Paint, Rank, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Card, Item, PhaseView, SeatView, TectonicTribes};
use pangaea_engine::question::Pick;
use pangaea_engine::seat::{PerSeat, Seat};
use pangaea_engine::spot::{Point, Spot};
use pangaea_text::{LocaleMessage, common};

/// The width of the picture, in pixels: whoever moves a card waits for each.
const NIMBLE: i32 = 825;

/// How much of the width the world takes, of a hundred.
const WORLD_PERCENT: i32 = 69;

/// What the open step asks.
enum OpenStep {
    Card,
    Place,
    CardOf,
}

impl OpenStep {
    fn of(view: &SeatView, draft: &[Pick<Item>]) -> Self {
        let placed = draft.iter().any(|pick| matches!(pick, Pick::Spot(_)));
        match view.table.phase {
            _ if placed => Self::CardOf,
            PhaseView::Act { .. } if draft.is_empty() => Self::Card,
            _ => Self::Place,
        }
    }

    fn words(&self) -> LocaleMessage {
        match self {
            Self::Card => text::lay_which(),
            Self::Place => text::lay_where(),
            Self::CardOf => text::discard_whose(),
        }
    }
}

pub(super) fn panel(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
    trial: Option<Spot>,
) -> Picture {
    if matches!(view.table.phase, PhaseView::Choose { .. }) {
        return choose::choose(scene, setting, view, HandPicks::drafted(draft));
    }
    let picked = draft.iter().find_map(|pick| match pick {
        Pick::Spot(spot) => Some(*spot),
        Pick::Item(_) => None,
    });
    place(scene, setting, view, draft, trial.or(picked))
}

/// The cards among which the open step chooses; the card itself where only a place is asked.
fn options<'a>(
    setting: &'a Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
    step: &OpenStep,
) -> Vec<Shown<'a>> {
    let deck = setting.deck();
    let hues = hues(setting);
    let badge = |seat: Seat| hues.get(seat.index()).map(|hue| hue.badge());
    let open = view.table.waiting().into_iter();
    match step {
        OpenStep::Place => {
            let card = lay::card(view, draft).map(|card| match card {
                Card::Terrain(number) => Shown::terrain(deck, number, None),
                Card::Tribe(card) => Shown::tribe(deck, card, own_hue(setting, view)),
            });
            card.into_iter().collect()
        }
        OpenStep::CardOf => {
            open.map(|(seat, number)| Shown::terrain(deck, number, badge(seat))).collect()
        }
        OpenStep::Card => {
            let own = open.filter(|(seat, _)| *seat == view.seat);
            let own = own.map(|(_, number)| Shown::terrain(deck, number, None));
            own.chain(tribe_cards(setting, view)).collect()
        }
    }
}

/// The same cards in words, with their owners.
fn options_in_words(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    step: &OpenStep,
) -> Vec<LocaleMessage> {
    let open = view.table.waiting().into_iter();
    match step {
        OpenStep::Place => Vec::new(),
        OpenStep::CardOf => open
            .map(|(seat, number)| text::sum_card(&scene.name(seat), &number.to_string()))
            .collect(),
        OpenStep::Card => {
            let own = open.filter(|(seat, _)| *seat == view.seat);
            let own = own.map(|(_, number)| terms::terrain_card(&scene.voice(), setting, number));
            let tribe = view.tribe_cards.iter();
            own.chain(tribe.map(|card| terms::tribe_card(&scene.voice(), setting, *card))).collect()
        }
    }
}

/// The part of the board around a card on trial, at most so many squares wide and high; the whole
/// if there is none.
fn crop(view: &SeatView, spot: Option<Spot>, (wide, high): (i16, i16)) -> (Point, Point) {
    let Some(Spot { at, .. }) = spot else {
        return whole(&view.table.board);
    };
    let (first, last) = ground::whole(&view.table.board, 2);
    let part = |from: i16, to: i16, middle: i16, most: i16| {
        if to - from < most {
            return (from, to);
        }
        let start = middle.saturating_sub(most / 2).clamp(from, to - most + 1);
        (start, start + most - 1)
    };
    let (left, right) = part(first.x, last.x, at.x.saturating_add(1), wide);
    let (top, bottom) = part(first.y, last.y, at.y.saturating_add(1), high);
    (Point::new(left, top), Point::new(right, bottom))
}

/// How many squares have room in an area with all that is printed on them to be read.
fn legible_squares(area: Rect, letters: i32) -> (i16, i16) {
    let squares = |length: i32| i16::try_from(length / least_unit(letters)).unwrap_or(1).max(3);
    (squares(area.width - 3 * letters), squares(area.height - 2 * letters))
}

fn place(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
    spot: Option<Spot>,
) -> Picture {
    let step = OpenStep::of(view, draft);
    let trial = spot.and_then(|spot| lay::Trial::of(setting, view, draft, spot));
    let page = Page::of(&Scene { scale: scene.scale.within(NIMBLE), ..*scene });
    let (left, right) = page.beside(page.inside(), WORLD_PERCENT);
    let mut canvas = page.canvas(scene, Paint::Night);
    let hues = hues(setting);
    let board = &view.table.board;
    let letters = page.letters();
    let shown = crop(view, trial.as_ref().map(|trial| trial.spot), legible_squares(left, letters));
    let ground = Ground::within(board, &hues, shown, left, letters);
    let mut messages = vec![step.words()];
    messages.extend(options_in_words(scene, setting, view, &step));
    canvas.ranked(if trial.is_some() { Rank::Must } else { Rank::May }, |canvas| {
        ground.draw(canvas);
        ground.mark_last(canvas);
        if let Some(trial) = &trial {
            let face = lay::face(setting, trial.card);
            ghost(canvas, &ground, face, trial.spot, own_hue(setting, view), &trial.misfits);
        }
    });
    if let Some(trial) = &trial {
        messages.extend(trial.sentences(&scene.voice(), setting, view));
    }
    let cards = options(setting, view, draft, &step);
    let asks_place = matches!(step, OpenStep::Place);
    let height = if asks_place { right.height / 3 } else { right.height };
    let spread = Spread::within(cards, (right.width, height), letters);
    let (across, down) = spread.size();
    let corner = (right.x + (right.width - across) / 2, right.y);
    canvas.ranked(Rank::Must, |canvas| spread.draw(canvas, corner));
    if asks_place {
        let (_, below) = page.below(right, down);
        forecast(scene, setting, view, trial.as_ref()).draw(&mut canvas, &page, below);
    }
    let described = describe::sentences(scene, &messages);
    Picture::new(canvas, &format!("{} {described}", describe::heading(scene, &view.table)))
}

/// Everyone's points if the game ended now, with the card on trial where it fits.
fn forecast(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    trial: Option<&lay::Trial>,
) -> RosterColumn {
    let (before, after) = match trial {
        Some(trial) => trial.scores(setting.seat_count()),
        None => (view.table.standing(setting.options()).scores, None),
    };
    let after = after.as_ref().unwrap_or(&before);
    let chips = setting.seats().zip(hues(setting)).map(|(seat, hue)| {
        let points = |scores: &PerSeat<i64>| scores.get(seat).copied().unwrap_or(0);
        let (now, points) = (points(&before), points(after));
        let name = scene.drawn_name(seat, hue);
        let status = if seat == view.seat { Status::Acting } else { Status::Idle };
        let change = points - now;
        Chip { hue, name, status, points: Some(points), change, counters: Vec::new() }
    });
    let title = scene.language.say(&common::if_it_ended_now());
    RosterColumn { title, subtitle: String::new(), chips: chips.collect() }
}
