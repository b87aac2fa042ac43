//! What a seat holds: its cards with big numbers, and its tribe cards.

use super::card::{self, hue};
use super::{describe, words};
use crate::render::art::Art;
use crate::render::canvas::{Align, Area, Canvas};
use crate::render::lettering::Type;
use crate::render::paint::{Hue, Paint};
use crate::render::{Picture, Scene};
use crate::text::{Message, tectonic_tribes as text};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Face, Item, Number, SeatView, TectonicTribes, Tribe};
use pangaea_engine::question::Pick;
use pangaea_engine::spot::Turn;

/// What was picked from the hand so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Picks {
    play: Option<Number>,
    discard: Option<Number>,
}

impl Picks {
    /// What was chosen already.
    pub(super) fn chosen(view: &SeatView) -> Self {
        let choice = view.choice();
        Self {
            play: choice.map(|choice| choice.play),
            discard: choice.map(|choice| choice.discard),
        }
    }

    /// What a draft says.
    pub(super) fn drafted(draft: &[Pick<Item>]) -> Self {
        let mut picks = Self::default();
        for pick in draft {
            match pick {
                Pick::Item(Item::Play(number)) => picks.play = Some(*number),
                Pick::Item(Item::Discard(number)) => picks.discard = Some(*number),
                _ => {}
            }
        }
        picks
    }
}

/// A row or several of cards with their numbers.
pub(super) struct Spread<'a> {
    pub(super) cards: Vec<(String, &'a Face)>,
    pub(super) hue: Hue,
    pub(super) columns: i32,
}

impl Spread<'_> {
    /// How wide and high one card is with its number and the gap behind it.
    fn cell(unit: i32) -> (i32, i32) {
        let (width, height) = card::size(unit, Turn::None);
        (width + unit / 2, height + card::number_height(unit) + unit / 3)
    }

    pub(super) fn size(&self, unit: i32) -> (i32, i32) {
        let (width, height) = Self::cell(unit);
        let count = i32::try_from(self.cards.len()).unwrap_or(0);
        let columns = self.columns.max(1);
        let rows = count / columns + i32::from(count % columns > 0);
        (columns.min(count) * width + unit / 2, rows * height)
    }

    /// The area of one card below its number.
    pub(super) fn area(&self, index: i32, left: i32, top: i32, unit: i32) -> Area {
        let (across, down) = Self::cell(unit);
        let (width, height) = card::size(unit, Turn::None);
        let x = left + unit / 2 + index % self.columns.max(1) * across;
        let y = top + index / self.columns.max(1) * down + card::number_height(unit);
        Area::new(x, y, width, height)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, left: i32, top: i32, unit: i32) {
        for (index, (number, face)) in (0..).zip(&self.cards) {
            let area = self.area(index, left, top, unit);
            let above = (area.x, area.y - card::number_height(unit));
            card::number(canvas, above, unit, number, Paint::Ink);
            card::card(canvas, (area.x, area.y), unit, face, Turn::None, self.hue);
        }
    }
}

/// The own tribe's colour.
pub(super) fn own_tribe(setting: &Setting<TectonicTribes>, view: &SeatView) -> Tribe {
    setting.colours().get(view.seat.index()).copied().unwrap_or(Tribe::Red)
}

/// The own tribe cards, in one row.
pub(super) fn tribe_cards<'a>(setting: &'a Setting<TectonicTribes>, view: &SeatView) -> Spread<'a> {
    let cards = view.tribe_cards.iter();
    let cards: Vec<_> = cards.map(|card| (card.to_string(), setting.deck().tribe(*card))).collect();
    Spread { columns: 5, hue: hue(own_tribe(setting, view)), cards }
}

/// The cards in hand, in rows of five.
fn terrain_cards<'a>(setting: &'a Setting<TectonicTribes>, view: &SeatView) -> Spread<'a> {
    let cards = view.hand.iter();
    let cards: Vec<_> =
        cards.map(|card| (card.to_string(), setting.deck().terrain(*card))).collect();
    let count = i32::try_from(cards.len()).unwrap_or(1);
    let columns = if count > 6 { (count + 1) / 2 } else { count };
    Spread { columns, hue: hue(own_tribe(setting, view)), cards }
}

fn heading(canvas: &mut Canvas, scene: &Scene<'_>, message: &Message, top: i32, unit: i32) {
    let middle = (unit / 2, top + unit / 2);
    let set = Type::bold(unit / 2);
    canvas.text(&scene.language.say(message), middle, Align::Left, set, Paint::Faint);
}

/// Hand and tribe cards, with what was picked from them.
pub(super) fn hand(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    picks: Picks,
) -> Picture {
    let terrain = terrain_cards(setting, view);
    let tribe = tribe_cards(setting, view);
    let small = |unit: i32| unit * 2 / 3;
    let size = |unit: i32| {
        let ((wide, high), (tribe_wide, tribe_high)) =
            (terrain.size(unit), tribe.size(small(unit)));
        (wide.max(tribe_wide).max(unit * 6), unit + high + small(unit) + tribe_high)
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = Canvas::new(scene.look, width, height, Paint::Night);
    heading(&mut canvas, scene, &text::your_hand(), 0, unit);
    terrain.draw(&mut canvas, 0, unit, unit);
    for (index, number) in (0..).zip(&view.hand) {
        let area = terrain.area(index, 0, unit, unit);
        if picks.play == Some(*number) {
            let thick = (unit / 8).max(3);
            canvas.frame(area.inset(-thick), thick, Paint::Gold);
            let middle = (area.right() - unit / 4, area.y - card::number_height(unit) / 2);
            canvas.sprite_centred(Art::Acting, middle, unit * 2 / 3);
        }
        if picks.discard == Some(*number) {
            let wash = canvas.wash(Paint::Night, 150);
            canvas.shade(area, &wash);
            canvas.sprite_centred(Art::Discard, area.centre(), unit * 3 / 2);
        }
    }
    let below = unit + terrain.size(unit).1;
    heading(&mut canvas, scene, &text::your_tribe_cards(), below, small(unit));
    tribe.draw(&mut canvas, 0, below + small(unit), small(unit));
    Picture::new(canvas, &in_words(scene, setting, view, picks))
}

fn in_words(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    picks: Picks,
) -> String {
    let mut messages: Vec<Message> = Vec::new();
    messages.extend(picks.play.map(|number| text::will_play(&number.to_string())));
    messages.extend(picks.discard.map(|number| text::will_discard(&number.to_string())));
    messages.extend(view.hand.iter().map(|number| {
        let squares = words::squares(scene, setting.deck().terrain(*number));
        text::card(&number.to_string(), &squares)
    }));
    messages.extend(view.tribe_cards.iter().map(|card| {
        let squares = words::squares(scene, setting.deck().tribe(*card));
        text::tribe_card(&card.to_string(), &squares)
    }));
    format!("{} {}", describe::heading(scene, &view.table), describe::sentences(scene, &messages))
}
