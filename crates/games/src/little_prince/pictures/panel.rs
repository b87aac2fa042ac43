//! What a seat is deciding: the choices large, and the planets that matter for it.

use super::liking::liked;
use super::loose::{loose, pile};
use super::planet::{Owner, block, block_size};
use super::{board, hand, icons, sky};
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::terms;
use crate::pictured::marks;
use crate::pictured::strip::{Strip, letter_size};
use crate::pictured::{Picture, Scene};
use pangaea_canvas::{Align, Canvas, Paint, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    Cell, Holdings, Item, LittlePrince, Planet, SeatView, Stack, Tile,
};
use pangaea_engine::question::{Next, Pick, Picked, Step, follow};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_text::LocaleMessage;

/// The step being decided.
enum OpenStep {
    Options(LocaleMessage, Vec<Item>),
    Name(Vec<Seat>),
}

fn open_step(
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
) -> Option<OpenStep> {
    let Next::Ask(Step::OneOf(items)) = follow::<LittlePrince>(setting, view, draft)?.next else {
        return None;
    };
    let named = items.iter().filter_map(|item| match item {
        Item::Next(seat) => Some(*seat),
        _ => None,
    });
    Some(match *items.first()? {
        Item::Next(_) => OpenStep::Name(named.collect()),
        first => OpenStep::Options(terms::question(first), items),
    })
}

pub(super) fn panel(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
    _: Option<Spot>,
) -> Picture {
    match open_step(setting, view, draft) {
        Some(OpenStep::Options(question, items)) => {
            options(scene, setting, view, &question, &items)
        }
        Some(OpenStep::Name(seats)) => name(scene, setting, view, draft, &seats),
        None => hand::hand(scene, setting, view),
    }
}

fn heading(scene: &Scene<'_>, view: &SeatView, question: &LocaleMessage) -> Strip {
    Strip {
        title: scene.language.say(question),
        subtitle: terms::round(scene.language, &view.table),
        chips: Vec::new(),
    }
}

/// Stacks or tiles to choose from, above the own planet.
fn options(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    question: &LocaleMessage,
    items: &[Item],
) -> Picture {
    let strip = heading(scene, view, question);
    let extent = |pitch: i32| {
        let (width, height) = block_size(pitch);
        let width = width + pitch * 3 / 4;
        (width, strip.height(width) + row_height(pitch) + height + pitch / 2)
    };
    let pitch = super::pitch(scene.scale, extent);
    let (width, height) = extent(pitch);
    let mut canvas = sky::night(scene, width, height, strip.height(width));
    strip.draw(&mut canvas);
    let top = strip.height(width);
    let area = Rect::new(pitch * 3 / 8, top, width - pitch * 3 / 4, row_height(pitch) - pitch / 4);
    let planet = view.planets.get(view.seat);
    choices(&mut canvas, scene, setting, view, items, planet, area);
    if let Some(planet) = planet {
        let owner = board::owner(scene, setting, &view.table, view.seat);
        let at = (pitch * 3 / 8, top + row_height(pitch));
        let marked: Vec<Cell> = items.iter().filter_map(|item| landing(planet, *item)).collect();
        block(&mut canvas, setting.deck(), &owner, planet, at, pitch, &marked);
    }
    Picture::new(canvas, &describe(scene, setting, view, question, items))
}

const fn row_height(pitch: i32) -> i32 {
    pitch * 13 / 6
}

/// Where a tile would come to lie.
fn landing(planet: &Planet, item: Item) -> Option<Cell> {
    let stack = match item {
        Item::Tile(tile) => tile.stack(),
        _ => return None,
    };
    Cell::of(stack).into_iter().find(|cell| planet.get(*cell).is_none())
}

fn choices(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    items: &[Item],
    planet: Option<&Planet>,
    area: Rect,
) {
    canvas.panel(area, area.height / 10, Paint::Panel);
    let letters = letter_size(canvas.width());
    let count = i32::try_from(items.len()).unwrap_or(1).max(1);
    let margin = letters / 2;
    let character = |item: &Item| match *item {
        Item::Tile(tile) | Item::Hide(tile) => setting.deck().face(tile).character(),
        _ => None,
    };
    let plate =
        if items.iter().any(|item| character(item).is_some()) { letters * 9 / 4 } else { 0 };
    let room = area.height - letters * 2 - 2 * margin - plate;
    let size = (area.width / count * 5 / 6).min(room).max(8);
    let step = (area.width / count).min(size * 3 / 2);
    let left = area.x + (area.width - count * step) / 2;
    let y = area.y + (area.height - size - letters * 3 / 2 - plate) / 2;
    let holdings = planet.map(|planet| Holdings::of(setting.deck(), planet)).unwrap_or_default();
    for (index, item) in (0..).zip(items) {
        let x = left + index * step + (step - size) / 2;
        let stack = view.table.rounds.last().map_or(Stack::Center, |round| round.stack);
        let label = match *item {
            Item::Stack(stack) => {
                let room = size * 5 / 6;
                let at = (x + (size - room) / 2, y + (size - room) / 2);
                pile(canvas, (stack, view.table.left[stack]), at, room, Paint::Gold);
                scene.language.say(&terms::stack(stack))
            }
            Item::Tile(tile) | Item::Hide(tile) => {
                let shown = (tile.stack(), Some(tile));
                loose(canvas, setting.deck(), shown, (x, y), size, Paint::Gold);
                terms::label(scene.language, tile)
            }
            Item::Hidden | Item::Next(_) => {
                loose(canvas, setting.deck(), (stack, None), (x, y), size, Paint::Gold);
                String::new()
            }
        };
        let set = Type::bold(letters);
        let at = (x + size / 2, y + size + letters);
        let label = lettering::fit(&label, set, step - 2);
        canvas.text(&label, at, Align::Centre, set, Paint::Ink);
        if let Some(character) = character(item) {
            let top = y + size + letters * 7 / 4;
            let area = Rect::new(x + size / 2 - letters * 2, top, letters * 4, letters * 9 / 5);
            liked(canvas, character, &holdings, area);
        }
        if let Item::Tile(tile) = *item
            && planet.is_some_and(|planet| planet.would_turn(setting.deck(), tile) > 0)
        {
            warn(canvas, (x + size - size / 12, y + size / 12), size / 3);
        }
    }
}

/// A sign at the corner of a tile that would turn others over.
fn warn(canvas: &mut Canvas, at: (i32, i32), size: i32) {
    canvas.disc(at, size / 2 + 2, Paint::Night);
    canvas.disc(at, size / 2, Paint::Bad);
    canvas.sprite_centred(art::TURNED, at, size * 3 / 4);
}

/// Who can be named, with their planets; above, what there is for them to take.
fn name(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
    seats: &[Seat],
) -> Picture {
    let question = text::ask_next();
    let strip = heading(scene, view, &question);
    let count = i32::try_from(seats.len()).unwrap_or(1).max(1);
    let rows = (count + 1) / 2;
    let extent = |pitch: i32| {
        let (width, height) = block_size(pitch);
        let gap = pitch / 3;
        let width = 2 * (width + gap) + gap;
        (width, strip.height(width) + row_height(pitch) + rows * (height + gap) + gap)
    };
    let pitch = super::pitch(scene.scale, extent);
    let (width, height) = extent(pitch);
    let gap = pitch / 3;
    let mut canvas = sky::night(scene, width, height, strip.height(width));
    strip.draw(&mut canvas);
    let top = strip.height(width);
    let area = Rect::new(gap, top, width - 2 * gap, row_height(pitch) - gap);
    canvas.panel(area, area.height / 10, Paint::Panel);
    let (taken, open) = tiles(view, draft);
    let inner = area.inset(pitch / 6);
    let taken = taken.map(|tile| (tile, Paint::Good, marks::CHOSEN));
    hand::row(&mut canvas, scene, setting, &open, inner, taken);
    for (index, seat) in (0..).zip(seats) {
        let Some(planet) = view.planets.get(*seat) else { continue };
        let (block_width, block_height) = block_size(pitch);
        // A single one in the last row stands in the middle.
        let alone = index + 1 == count && index % 2 == 0;
        let x =
            if alone { (width - block_width) / 2 } else { gap + index % 2 * (block_width + gap) };
        let y = top + row_height(pitch) + index / 2 * (block_height + gap);
        let hue = icons::hue(setting, *seat);
        let name = scene.drawn_name(*seat, hue);
        let owner = Owner { hue, name, acting: true, mark: None };
        block(&mut canvas, setting.deck(), &owner, planet, (x, y), pitch, &[]);
    }
    let names: Vec<Item> = seats.iter().map(|seat| Item::Next(*seat)).collect();
    Picture::new(canvas, &describe(scene, setting, view, &question, &names))
}

/// The tile picked already, and all tiles that were there to pick.
fn tiles(view: &SeatView, draft: &[Picked<LittlePrince>]) -> (Option<Tile>, Vec<Tile>) {
    let taken = draft.iter().find_map(|pick| match pick {
        Pick::Item(Item::Tile(tile)) => Some(*tile),
        _ => None,
    });
    let hand = view.sight().map(|sight| sight.tiles.clone());
    let open = view.table.rounds.last().map(|round| round.open().collect());
    (taken, hand.or(open).unwrap_or_default())
}

fn describe(
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    question: &LocaleMessage,
    items: &[Item],
) -> String {
    let say = |message: LocaleMessage| scene.language.say(&message);
    let planet = view.planets.get(view.seat);
    let choice = |item: &Item| match *item {
        Item::Stack(stack) => say(text::left(terms::stack(stack), view.table.left[stack])),
        Item::Hide(tile) => terms::tile(scene.language, setting.deck(), tile),
        Item::Tile(tile) => {
            let words = terms::tile(scene.language, setting.deck(), tile);
            match planet.map_or(0, |planet| planet.would_turn(setting.deck(), tile)) {
                0 => words,
                number => format!("{words} {}", say(text::would_turn(number))),
            }
        }
        Item::Hidden => say(text::face_down(1)),
        Item::Next(seat) => scene.name(seat),
    };
    let list: Vec<String> = items.iter().map(choice).collect();
    let mut sentences = vec![scene.language.say(question), say(text::choices(&list.join(", ")))];
    if let Some(planet) = planet {
        let what = terms::planet(scene.language, setting.deck(), planet);
        let name = say(text::your_planet());
        sentences.push(say(text::planet(&name, planet.iter().count(), &what)));
    }
    sentences.join(" ")
}
