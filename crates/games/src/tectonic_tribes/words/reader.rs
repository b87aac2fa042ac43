//! Words about a card and its place, in any order.

use super::labels::square;
use super::typed::names;
use crate::spoken::line::bare;
use crate::spoken::{Spoken, Voice, menu};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Item, SeatView, TectonicTribes, TribeCard};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation};

/// What one or several words mean while cards are laid.
#[derive(Clone, Copy)]
enum Meaning {
    Tribe(TribeCard),
    Square(Point),
    /// In a wide world T3 is a square, too.
    TribeOrSquare(TribeCard, Point),
    Turn(Rotation),
    CardOf(Seat),
}

/// What was said about a card and its place.
#[derive(Default)]
pub(super) struct TypedPlacement {
    pub(super) tribe: Option<TribeCard>,
    pub(super) square: Option<Point>,
    pub(super) turn: Option<Rotation>,
    pub(super) card_of: Option<Seat>,
    either: Option<(TribeCard, Point)>,
}

impl TypedPlacement {
    /// Adds a meaning; nothing if the same was said before.
    fn with(mut self, meaning: Meaning) -> Option<Self> {
        let twice = match meaning {
            Meaning::Tribe(card) => self.tribe.replace(card).is_some(),
            Meaning::Square(at) => self.square.replace(at).is_some(),
            Meaning::TribeOrSquare(card, at) => self.either.replace((card, at)).is_some(),
            Meaning::Turn(turn) => self.turn.replace(turn).is_some(),
            Meaning::CardOf(seat) => self.card_of.replace(seat).is_some(),
        };
        (!twice).then_some(self)
    }

    /// Decides what could be a tribe card or a square: whichever is still missing, and where both
    /// are, what is asked first.
    pub(super) fn resolved(mut self, card_picked: bool) -> Option<Self> {
        let Some((card, at)) = self.either.take() else {
            return Some(self);
        };
        let place = self.tribe.is_some() || card_picked || self.turn.is_some();
        if self.square.is_none() && place {
            self.with(Meaning::Square(at))
        } else {
            self.with(Meaning::Tribe(card))
        }
    }
}

/// Reads phrases at one table, in one language.
pub(super) struct PhraseReader<'a> {
    pub(super) voice: &'a Voice<'a>,
    pub(super) setting: &'a Setting<TectonicTribes>,
    pub(super) view: &'a SeatView,
}

impl PhraseReader<'_> {
    fn meaning(&self, phrase: &str) -> Option<Meaning> {
        let turn =
            bare(phrase).parse().ok().and_then(|degrees: u16| Rotation::try_from(degrees).ok());
        let tribe_cards = self.view.tribe_cards.iter().map(|card| Item::Tribe(*card));
        let tribe = match menu::called(phrase, &self.listed(tribe_cards), |_, _| false) {
            Some(Item::Tribe(card)) => Some(card),
            _ => None,
        };
        let place = square(&self.view.table.board, phrase);
        let owners = self.view.table.waiting().into_iter().map(|(seat, _)| Item::CardOf(seat));
        match (turn, tribe, place) {
            (Some(turn), ..) => Some(Meaning::Turn(turn)),
            (None, Some(card), Some(at)) => Some(Meaning::TribeOrSquare(card, at)),
            (None, Some(card), None) => Some(Meaning::Tribe(card)),
            (None, None, Some(at)) => Some(Meaning::Square(at)),
            (None, None, None) => match menu::called(phrase, &self.listed(owners), |_, _| false)? {
                Item::CardOf(seat) => Some(Meaning::CardOf(seat)),
                _ => None,
            },
        }
    }

    fn listed(&self, items: impl Iterator<Item = Item>) -> Vec<(Item, Vec<String>)> {
        let label = |item| TectonicTribes::choice(self.voice, self.setting, self.view, &item).label;
        items
            .map(|item| {
                let names = names(self.voice, self.view, item);
                (item, std::iter::once(label(item)).chain(names).collect())
            })
            .collect()
    }

    /// All that the words say; nothing if some of them say nothing or two the same.
    pub(super) fn said(&self, text: &str) -> Option<TypedPlacement> {
        let text = text.replace([',', ';', '/'], " ");
        let words = menu::words(&text)?;
        let mut left = &words[..];
        let mut said = TypedPlacement::default();
        while !left.is_empty() {
            let (meaning, used) = menu::first(left, |phrase| self.meaning(phrase))?;
            said = said.with(meaning)?;
            left = &left[used..];
        }
        Some(said)
    }
}
