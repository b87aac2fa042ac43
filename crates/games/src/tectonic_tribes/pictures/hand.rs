//! What a seat holds: its cards with big numbers, its tribe cards, and what it has seen before.

use super::card::hue;
use super::describe;
use super::spread::{Shown, Spread};
use crate::pictured::marks;
use crate::pictured::page::Page;
use crate::pictured::{Hue, Picture, Scene};
use crate::tectonic_tribes::art;
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Item, Number, SeatView, TectonicTribes, Tribe};
use pangaea_engine::question::Pick;
use pangaea_text::LocaleMessage;
use std::collections::BTreeSet;

/// The most that the hand takes of the width, of a hundred.
const WIDEST: i32 = 60;

/// What was picked from the hand so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HandPicks {
    pub(super) play: Option<Number>,
    pub(super) discard: Option<Number>,
}

impl HandPicks {
    /// The cards that a seat has chosen.
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

/// The own tribe's colour.
pub(super) fn own_hue(setting: &Setting<TectonicTribes>, view: &SeatView) -> Hue {
    hue(setting.colours().get(view.seat.index()).copied().unwrap_or(Tribe::Red))
}

/// 3a: the cards of earlier hands of this deal that the hand no longer has, ascending.
fn seen_before(view: &SeatView) -> BTreeSet<Number> {
    let held = view.seen.last().into_iter().flatten().flat_map(|sight| &sight.hand);
    held.copied().filter(|number| !view.hand.contains(number)).collect()
}

/// The own tribe cards.
pub(super) fn tribe_cards<'a>(
    setting: &'a Setting<TectonicTribes>,
    view: &SeatView,
) -> Vec<Shown<'a>> {
    let own = own_hue(setting, view);
    view.tribe_cards.iter().map(|card| Shown::tribe(setting.deck(), *card, own)).collect()
}

/// Cards at the left of a page, as large as they can be, and what is left beside them.
pub(super) struct LargeCards<'a> {
    spread: Spread<'a>,
    corner: (i32, i32),
    pub(super) rest: Rect,
}

impl<'a> LargeCards<'a> {
    fn new(page: &Page, cards: Vec<Shown<'a>>) -> Self {
        let area = page.inside();
        let room = (area.width * WIDEST / 100, area.height);
        let spread = Spread::within(cards, room, page.letters());
        let (across, down) = spread.size();
        let corner = (area.x + page.gap() / 2, area.y + (area.height - down) / 2);
        let used = corner.0 + across + 2 * page.gap() - area.x;
        let rest = Rect::new(area.x + used, area.y, area.width - used, area.height);
        Self { spread, corner, rest }
    }

    /// The hand.
    pub(super) fn hand(page: &Page, setting: &'a Setting<TectonicTribes>, view: &SeatView) -> Self {
        let cards = view.hand.iter().map(|number| Shown::terrain(setting.deck(), *number, None));
        Self::new(page, cards.collect())
    }

    /// Draws the hand with what was picked from it.
    pub(super) fn draw(&self, canvas: &mut Canvas, hand: &[Number], picks: HandPicks) {
        let unit = self.spread.unit;
        canvas.ranked(Rank::Must, |canvas| self.spread.draw(canvas, self.corner));
        for (index, number) in (0..).zip(hand) {
            let area = self.spread.area(index, self.corner);
            if picks.play == Some(*number) {
                let thick = (unit / 8).max(3);
                canvas.frame(area.inset(-thick), thick, Paint::Gold);
                let middle = (area.right() - unit / 4, area.y - unit / 2);
                canvas.sprite_centred(marks::ACTING, middle, unit * 2 / 3);
            }
            if picks.discard == Some(*number) {
                let tint = canvas.tint(Paint::Night, 150);
                canvas.shade(area, &tint);
                canvas.sprite_centred(art::DISCARD, area.centre(), unit * 3 / 2);
            }
        }
    }
}

/// Hand and tribe cards, with the choice that was made, and what was seen before.
pub(super) fn hand(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
) -> Picture {
    let page = Page::of(scene);
    let picks = HandPicks::chosen(view);
    let mut canvas = page.canvas(scene, Paint::Night);
    let tribe = tribe_cards(setting, view);
    let rest = if view.hand.is_empty() {
        let cards = LargeCards::new(&page, tribe);
        cards.draw(&mut canvas, &[], picks);
        cards.rest
    } else {
        let cards = LargeCards::hand(&page, setting, view);
        cards.draw(&mut canvas, &view.hand, picks);
        let heading = scene.language.say(&text::your_tribe_cards());
        let height = page.inside().height * 2 / 5;
        let area = Rect { height, ..cards.rest };
        let used = section(&mut canvas, &page, &heading, tribe, area, Rank::Must);
        page.below(cards.rest, used).1
    };
    let seen = seen_before(view).into_iter();
    let seen = seen.map(|number| Shown::terrain(setting.deck(), number, None)).collect();
    let heading = scene.language.say(&text::seen_before());
    section(&mut canvas, &page, &heading, seen, rest, Rank::May);
    Picture::new(canvas, &in_words(scene, setting, view, picks, None))
}

/// A heading and its cards, which never take more than an area: how much of its height they take.
fn section(
    canvas: &mut Canvas,
    page: &Page,
    heading: &str,
    cards: Vec<Shown<'_>>,
    area: Rect,
    rank: Rank,
) -> i32 {
    if cards.is_empty() {
        return 0;
    }
    let set = Type::bold(page.letters());
    let (head, below) = page.below(area, page.letters());
    canvas.text(heading, (head.x, head.centre().1), Align::Left, set, Paint::Faint);
    let letters = if rank == Rank::Must { page.letters() } else { page.letters() * 2 / 3 };
    let spread = Spread::within(cards, (below.width, below.height), letters);
    canvas.ranked(rank, |canvas| spread.draw(canvas, (below.x, below.y)));
    below.y - area.y + spread.size().1
}

pub(super) fn in_words(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    picks: HandPicks,
    question: Option<&LocaleMessage>,
) -> String {
    let mut messages: Vec<LocaleMessage> = question.into_iter().cloned().collect();
    messages.extend(picks.play.map(|number| text::will_play(&number.to_string())));
    messages.extend(picks.discard.map(|number| text::will_discard(&number.to_string())));
    messages.extend(
        view.hand.iter().map(|number| terms::terrain_card(&scene.voice(), setting, *number)),
    );
    let tribe = view.tribe_cards.iter();
    messages.extend(tribe.map(|card| terms::tribe_card(&scene.voice(), setting, *card)));
    let seen: Vec<String> = seen_before(view).iter().map(Number::to_string).collect();
    if !seen.is_empty() {
        messages.push(text::seen_numbers(&seen.join(", ")));
    }
    format!("{} {}", describe::heading(scene, &view.table), describe::sentences(scene, &messages))
}
