//! What a seat is deciding: its hand, or a card tried out on the board.

use super::board::hues;
use super::card::{bonus, square_art};
use super::ground::Ground;
use super::hand::{HandPicks, hand_with, own_hue};
use super::spread::{Shown, Spread};
use super::{describe, ground};
use crate::pictured::marks;
use crate::pictured::{Hue, Picture, Scene};
use crate::tectonic_tribes::art;
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::lay;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Canvas, Paint};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Card, Face, Item, Misfit, PhaseView, SeatView, TectonicTribes, covers,
};
use pangaea_engine::question::Pick;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Spot};
use pangaea_text::LocaleMessage;

/// The most squares a side that are shown around a card on trial.
const CROP: i16 = 12;

/// The longest side of the board there, in pixels: whoever moves a card waits for each picture, and
/// Discord shows none much wider.
const NIMBLE: i32 = 600;

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
        let picks = HandPicks::drafted(draft);
        let question =
            if picks.play.is_none() { text::play_which() } else { text::discard_which() };
        return hand_with(scene, setting, view, picks, Some(&question));
    }
    let picked = draft.iter().find_map(|pick| match pick {
        Pick::Spot(spot) => Some(*spot),
        Pick::Item(_) => None,
    });
    place(scene, setting, view, draft, trial.or(picked))
}

/// The cards among which the open step chooses, below the board.
fn options<'a>(
    setting: &'a Setting<TectonicTribes>,
    view: &SeatView,
    step: &OpenStep,
) -> Spread<'a> {
    let deck = setting.deck();
    let hues = hues(setting);
    let badge = |seat: Seat| hues.get(seat.index()).map(|hue| hue.badge());
    let open = view.table.waiting().into_iter();
    let cards = match step {
        OpenStep::Place => Vec::new(),
        OpenStep::CardOf => {
            open.map(|(seat, number)| Shown::terrain(deck, number, badge(seat))).collect()
        }
        OpenStep::Card => {
            let own = open.filter(|(seat, _)| *seat == view.seat);
            let own = own.map(|(_, number)| Shown::terrain(deck, number, None));
            let tribe = view.tribe_cards.iter();
            own.chain(tribe.map(|card| Shown::tribe(deck, *card, own_hue(setting, view)))).collect()
        }
    };
    Spread { cards, columns: 6 }
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

/// The part of the board around a card on trial; the whole if it is small.
fn crop(view: &SeatView, spot: Option<Spot>) -> (Point, Point) {
    let (first, last) = ground::whole(&view.table.board, 2);
    let Some(Spot { at, .. }) = spot else {
        return (first, last);
    };
    let part = |from: i16, to: i16, middle: i16| {
        if to - from < CROP {
            return (from, to);
        }
        let start = middle.saturating_sub(CROP / 2).clamp(from, to - CROP + 1);
        (start, start + CROP - 1)
    };
    let (left, right) = part(first.x, last.x, at.x.saturating_add(1));
    let (top, bottom) = part(first.y, last.y, at.y.saturating_add(1));
    (Point::new(left, top), Point::new(right, bottom))
}

fn place(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
    spot: Option<Spot>,
) -> Picture {
    let step = OpenStep::of(view, draft);
    let options = options(setting, view, &step);
    let face = lay::card(view, draft).map(|card| match card {
        Card::Terrain(number) => setting.deck().terrain(number),
        Card::Tribe(card) => setting.deck().tribe(card),
    });
    let trial = face.zip(spot);
    let shown = crop(view, trial.map(|(_, spot)| spot));
    let small = |unit: i32| unit * 2 / 3;
    let size = |unit: i32| {
        let (width, height) = ground::size(shown, unit);
        let (across, below) = options.size(small(unit));
        (width.max(across), height + below)
    };
    let nimble = scene.scale.within(NIMBLE).unit(|unit| ground::size(shown, unit));
    let unit = scene.scale.unit(size).min(nimble);
    let (width, height) = size(unit);
    let mut canvas = scene.canvas(width, height, Paint::Night);
    let (across, down) = ground::size(shown, unit);
    let hues = hues(setting);
    let board = &view.table.board;
    let ground = Ground { board, hues: &hues, shown, unit, top: 0, left: (width - across) / 2 };
    ground.draw(&mut canvas);
    ground.mark_last(&mut canvas);
    let mut messages = vec![step.words()];
    messages.extend(options_in_words(scene, setting, view, &step));
    if let Some((face, spot)) = trial {
        let misfits = board.misfits(spot, view.seat);
        ghost(&mut canvas, &ground, face, spot, own_hue(setting, view), &misfits);
        messages.extend(lay::trial(&scene.voice(), view, draft, spot));
    }
    let (across, _) = options.size(small(unit));
    options.draw(&mut canvas, ((width - across) / 2, down), small(unit));
    let described = describe::sentences(scene, &messages);
    Picture::new(canvas, &format!("{} {described}", describe::heading(scene, &view.table)))
}

/// The card as a ghost: what is below shines through, the edge says whether it fits.
fn ghost(
    canvas: &mut Canvas,
    ground: &Ground<'_>,
    face: &Face,
    spot: Spot,
    own: Hue,
    misfits: &[Misfit],
) {
    // What must not be covered stays to be seen.
    const THICK: u8 = 210;
    const THIN: u8 = 70;
    let offends = |at: Point| {
        let square = |misfit: &Misfit| match misfit {
            Misfit::Lava(square) | Misfit::Tent(square, _) => *square == at,
            // The whole card is wrong: the edge says so.
            Misfit::Apart(_) | Misfit::Buried(_) => false,
        };
        misfits.iter().any(square)
    };
    for (at, square) in covers(spot).into_iter().zip(face.turned(spot.turn)) {
        let corner = ground.corner(at);
        if offends(at) {
            canvas.ghost(square_art(square, own), corner, ground.unit, THIN);
            canvas.sprite_centred(art::DISCARD, ground.area(at).centre(), ground.unit * 3 / 4);
        } else {
            canvas.ghost(square_art(square, own), corner, ground.unit, THICK);
            bonus(canvas, square, corner, ground.unit);
        }
    }
    let fits = misfits.is_empty();
    ground.frame(canvas, spot, if fits { Paint::Good } else { Paint::Bad });
    // Inside the card, so that it covers no name of a square.
    let area = ground.card_area(spot);
    let size = ground.unit * 3 / 8;
    let corner = (area.right() - size, area.y + size);
    canvas.disc(corner, size * 3 / 4, Paint::Dark);
    let mark = if fits { marks::CHOSEN } else { art::DISCARD };
    canvas.sprite_centred(mark, corner, size);
}
