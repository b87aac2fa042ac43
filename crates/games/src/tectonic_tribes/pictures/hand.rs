//! What a seat holds: its cards with big numbers, its tribe cards, and what it has seen before.

use super::card::hue;
use super::describe;
use super::spread::{Shown, Spread};
use crate::pictured::marks;
use crate::pictured::{Hue, Picture, Scene};
use crate::tectonic_tribes::art;
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Align, Canvas, Paint, Type};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Item, Number, SeatView, TectonicTribes, Tribe};
use pangaea_engine::question::Pick;
use pangaea_text::LocaleMessage;
use std::collections::BTreeSet;

/// What was picked from the hand so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HandPicks {
    pub(super) play: Option<Number>,
    pub(super) discard: Option<Number>,
}

impl HandPicks {
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

/// The own tribe's colour.
pub(super) fn own_hue(setting: &Setting<TectonicTribes>, view: &SeatView) -> Hue {
    hue(setting.colours().get(view.seat.index()).copied().unwrap_or(Tribe::Red))
}

/// 3a: the cards of earlier hands of this deal that the hand no longer has, ascending.
fn seen_before(view: &SeatView) -> BTreeSet<Number> {
    let held = view.seen.last().into_iter().flatten().flat_map(|sight| &sight.hand);
    held.copied().filter(|number| !view.hand.contains(number)).collect()
}

/// A heading, its cards, and how large they are drawn in parts of the unit.
struct Section<'a> {
    heading: LocaleMessage,
    spread: Spread<'a>,
    part: (i32, i32),
}

impl Section<'_> {
    fn unit(&self, unit: i32) -> i32 {
        (unit * self.part.0 / self.part.1).max(1)
    }

    fn size(&self, unit: i32) -> (i32, i32) {
        let unit = self.unit(unit);
        let (width, height) = self.spread.size(unit);
        if height == 0 { (0, 0) } else { (width.max(unit * 6), unit + height) }
    }

    fn draw(&self, canvas: &mut Canvas, scene: &Scene<'_>, top: i32, unit: i32) {
        if self.spread.cards.is_empty() {
            return;
        }
        let (heading, set) = (scene.language.say(&self.heading), Type::bold(unit / 2));
        let unit = self.unit(unit);
        canvas.text(&heading, (unit / 2, top + unit / 2), Align::Left, set, Paint::Faint);
        self.spread.draw(canvas, (0, top + unit), unit);
    }
}

fn sections<'a>(setting: &'a Setting<TectonicTribes>, view: &SeatView) -> [Section<'a>; 3] {
    let (deck, own) = (setting.deck(), own_hue(setting, view));
    let terrain = |number: Number| Shown::terrain(deck, number, None);
    let count = i32::try_from(view.hand.len()).unwrap_or(1);
    let columns = if count > 6 { (count + 1) / 2 } else { count };
    let hand = view.hand.iter().map(|number| terrain(*number)).collect();
    let tribe = view.tribe_cards.iter().map(|card| Shown::tribe(deck, *card, own)).collect();
    let seen = seen_before(view).into_iter().map(terrain).collect();
    [
        Section {
            heading: text::your_hand(),
            spread: Spread { cards: hand, columns },
            part: (1, 1),
        },
        Section {
            heading: text::your_tribe_cards(),
            spread: Spread { cards: tribe, columns: 5 },
            part: (2, 3),
        },
        Section {
            heading: text::seen_before(),
            spread: Spread { cards: seen, columns: columns.max(5) * 3 / 2 },
            part: (3, 5),
        },
    ]
}

/// Hand and tribe cards, with the choice that was made.
pub(super) fn hand(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
) -> Picture {
    hand_with(scene, setting, view, HandPicks::chosen(view), None)
}

/// Hand and tribe cards, with what was picked from them.
pub(super) fn hand_with(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    picks: HandPicks,
    question: Option<&LocaleMessage>,
) -> Picture {
    let sections = sections(setting, view);
    let size = |unit: i32| {
        let sizes = sections.iter().map(|section| section.size(unit));
        sizes.fold((unit * 6, 0), |(width, height), (across, down)| {
            (width.max(across), height + down)
        })
    };
    let unit = scene.scale.unit(size);
    let (width, height) = size(unit);
    let mut canvas = scene.canvas(width, height, Paint::Night);
    let mut top = 0;
    for section in &sections {
        section.draw(&mut canvas, scene, top, unit);
        top += section.size(unit).1;
    }
    for (index, number) in (0..).zip(&view.hand) {
        let area = sections[0].spread.area(index, (0, unit), unit);
        if picks.play == Some(*number) {
            let thick = (unit / 8).max(3);
            canvas.frame(area.inset(-thick), thick, Paint::Gold);
            let middle = (area.right() - unit / 6, area.y - unit * 2 / 3);
            canvas.sprite_centred(marks::ACTING, middle, unit * 2 / 3);
        }
        if picks.discard == Some(*number) {
            let tint = canvas.tint(Paint::Night, 150);
            canvas.shade(area, &tint);
            canvas.sprite_centred(art::DISCARD, area.centre(), unit * 3 / 2);
        }
    }
    Picture::new(canvas, &in_words(scene, setting, view, picks, question))
}

fn in_words(
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
