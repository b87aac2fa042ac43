//! What a seat is deciding: its hand, or a card tried out on the board.

use super::board::{hues, waiting};
use super::card::{bonus, hue, square_art};
use super::ground::{self, Ground};
use super::hand::{Picks, Spread, hand, own_tribe, tribe_cards};
use super::labels::label;
use super::{describe, words};
use crate::render::art::Art;
use crate::render::canvas::Canvas;
use crate::render::paint::{Hue, Paint};
use crate::render::{Picture, Scene};
use crate::text::tectonic_tribes as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Face, Item, Misfit, SeatView, Stage, TectonicTribes, covers,
};
use pangaea_engine::question::Pick;
use pangaea_engine::spot::{Point, Spot};

/// The most squares a side that are shown around a card on trial.
const CROP: i16 = 14;

/// The card in question, and where it lies on trial.
struct Trial<'a> {
    name: String,
    face: &'a Face,
    spot: Option<Spot>,
}

pub(super) fn panel(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
    trial: Option<Spot>,
) -> Picture {
    if matches!(view.table.stage, Stage::Choose { .. }) {
        return hand(scene, setting, view, Picks::drafted(draft));
    }
    let spot = trial.or_else(|| {
        draft.iter().find_map(|pick| match pick {
            Pick::Spot(spot) => Some(*spot),
            Pick::Item(_) => None,
        })
    });
    let own = waiting(&view.table).into_iter().find(|(seat, _)| *seat == view.seat);
    let tribe = draft.iter().find_map(|pick| match pick {
        Pick::Item(Item::Tribe(card)) => Some(*card),
        _ => None,
    });
    let card = match (tribe, own) {
        (Some(card), _) => {
            Some(Trial { name: card.to_string(), face: setting.deck().tribe(card), spot })
        }
        (None, Some((_, number))) => {
            Some(Trial { name: number.to_string(), face: setting.deck().terrain(number), spot })
        }
        (None, None) => None,
    };
    let options = options(setting, view, draft);
    place(scene, setting, view, card.as_ref(), &options)
}

/// The cards among which the open step chooses, below the board.
fn options<'a>(
    setting: &'a Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Pick<Item>],
) -> Spread<'a> {
    let own = hue(own_tribe(setting, view));
    let acting = matches!(view.table.stage, Stage::Act { .. });
    let picked_place = draft.iter().any(|pick| matches!(pick, Pick::Spot(_)));
    let mut spread = Spread { cards: Vec::new(), hue: own, columns: 6 };
    if acting && (draft.is_empty() || picked_place) {
        let open = waiting(&view.table).into_iter();
        let open = open.filter(|(seat, _)| picked_place || *seat == view.seat);
        spread
            .cards
            .extend(open.map(|(_, number)| (number.to_string(), setting.deck().terrain(number))));
        if !picked_place {
            spread.cards.extend(tribe_cards(setting, view).cards);
        }
    }
    spread
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
        let start = (middle - CROP / 2).clamp(from, to - CROP + 1);
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
    card: Option<&Trial<'_>>,
    options: &Spread<'_>,
) -> Picture {
    let spot = card.and_then(|card| card.spot);
    let shown = crop(view, spot);
    let small = |unit: i32| unit * 2 / 3;
    let size = |unit: i32| {
        let (width, height) = ground::size(shown, unit);
        let (across, below) = options.size(small(unit));
        (width.max(across), height + below)
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = Canvas::new(scene.look, width, height, Paint::Night);
    let (across, down) = ground::size(shown, unit);
    let hues = hues(setting);
    let board = &view.table.board;
    let ground = Ground { board, hues: &hues, shown, unit, top: 0, left: (width - across) / 2 };
    ground.draw(&mut canvas);
    ground.mark_last(&mut canvas);
    let mut messages = Vec::new();
    let mut reasons = String::new();
    if let Some((card, spot)) = card.and_then(|card| Some((card, card.spot?))) {
        let misfits = board.misfits(spot, view.seat);
        let own = hue(own_tribe(setting, view));
        ghost(&mut canvas, &ground, card.face, spot, own, &misfits);
        messages.push(text::trying(
            &card.name,
            &label(board, spot.at),
            u32::from(spot.turn.degrees()),
        ));
        if misfits.is_empty() {
            messages.push(text::fits());
        }
        for misfit in &misfits {
            reasons = format!("{reasons} {}", words::misfit(scene, board, misfit));
        }
    }
    let (across, _) = options.size(small(unit));
    options.draw(&mut canvas, (width - across) / 2, down, small(unit));
    let described = describe::sentences(scene, &messages);
    Picture::new(canvas, &format!("{}{reasons}", heading(scene, view, &described)))
}

fn heading(scene: &Scene<'_>, view: &SeatView, described: &str) -> String {
    format!("{} {described}", describe::heading(scene, &view.table)).trim_end().to_owned()
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
    const THICK: u8 = 235;
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
            canvas.sprite_centred(Art::Discard, ground.area(at).centre(), ground.unit * 3 / 4);
        } else {
            canvas.ghost(square_art(square, own), corner, ground.unit, THICK);
            bonus(canvas, square, corner, ground.unit);
        }
    }
    let fits = misfits.is_empty();
    ground.frame(canvas, spot, if fits { Paint::Good } else { Paint::Bad });
    let (x, y) = (ground.card_area(spot).right(), ground.card_area(spot).y);
    let mark = if fits { Art::Chosen } else { Art::Discard };
    let size = ground.unit * 2 / 3;
    canvas.disc((x, y), size * 2 / 3, Paint::Dark);
    canvas.sprite_centred(mark, (x, y), size * 3 / 4);
}
