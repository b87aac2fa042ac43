//! What a player types: `45 12` to choose, `M50 90` or `T3 M50 90 Ben` to lay.

use super::hint::hint;
use super::reader::{PhraseReader, TypedPlacement};
use crate::spoken::{Typed, Voice, menu};
use crate::tectonic_tribes::messages as text;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Item, PhaseView, SeatView, TectonicTribes};
use pangaea_engine::question::{Pick, Picked, Step};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_text::LocaleMessage;

pub(super) fn typed(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Picked<TectonicTribes>],
    text: &str,
) -> Result<Typed<TectonicTribes>, LocaleMessage> {
    let read = match view.table.phase {
        PhaseView::Choose { .. } => {
            let names = |item: &Item| names(voice, view, *item);
            let draft = menu::read(voice, setting, view, draft, text, names, |_, _| false);
            draft.map(|draft| Typed { draft, trial: None })
        }
        PhaseView::Start { .. } | PhaseView::Act { .. } => lay(voice, setting, view, draft, text),
        PhaseView::Over => None,
    };
    read.ok_or_else(|| hint(voice, setting, view, draft))
}

/// What a thing can be called besides its label.
pub(super) fn names(voice: &Voice<'_>, view: &SeatView, item: Item) -> Vec<String> {
    let messages = match item {
        Item::Play(card) | Item::Discard(card) => {
            let number = card.to_string();
            let typed = match item {
                Item::Play(_) => text::typed_play(&number),
                _ => text::typed_discard(&number),
            };
            return vec![voice.say(&typed), voice.say(&text::card_name(&number)), number];
        }
        Item::Tribe(card) => {
            let card = card.to_string();
            vec![text::typed_tribe_short(&card), text::typed_tribe(&card)]
        }
        Item::Terrain(card) => return vec![card.to_string()],
        Item::CardOf(seat) => {
            let Some(card) = view.table.front(seat).map(|card| card.to_string()) else {
                return vec![voice.name(seat)];
            };
            return vec![voice.name(seat), voice.say(&text::card_name(&card)), card];
        }
    };
    messages.iter().map(|message| voice.say(message)).collect()
}

fn lay(
    voice: &Voice<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    draft: &[Picked<TectonicTribes>],
    text: &str,
) -> Option<Typed<TectonicTribes>> {
    let picked = PlacementPicks::of(draft);
    let said = PhraseReader { voice, setting, view }.said(text)?.resolved(picked.card.is_some())?;
    let picks = picked.with(view, &said)?;
    let mut draft = Vec::new();
    if let (Some(card), PhaseView::Act { .. }) = (picks.card, &view.table.phase) {
        draft.push(Pick::Item(card));
    }
    let Step::Place(places) = menu::step(setting, view, &draft)? else {
        return None;
    };
    if let Some(spot) = picks.spot.filter(|spot| places.contains(spot)) {
        draft.push(Pick::Spot(spot));
        let owners = menu::items(setting, view, &draft);
        let owner = picks.card_of.map(Item::CardOf).filter(|item| owners.contains(item));
        draft.extend(owner.map(Pick::Item));
    }
    Some(Typed { draft, trial: picks.spot })
}

/// A draft of laying, whatever its order.
#[derive(Clone, Copy, Default)]
struct PlacementPicks {
    card: Option<Item>,
    spot: Option<Spot>,
    card_of: Option<Seat>,
}

impl PlacementPicks {
    fn of(draft: &[Picked<TectonicTribes>]) -> Self {
        let mut picks = Self::default();
        for pick in draft {
            match pick {
                Pick::Spot(spot) => picks.spot = Some(*spot),
                Pick::Item(Item::CardOf(seat)) => picks.card_of = Some(*seat),
                Pick::Item(item) => picks.card = Some(*item),
            }
        }
        picks
    }

    /// The same with what was said; nothing if that makes no sense.
    fn with(self, view: &SeatView, said: &TypedPlacement) -> Option<Self> {
        let is_tribe = |card: Option<Item>| matches!(card, Some(Item::Tribe(_)));
        let own = view.table.front(view.seat).map(Item::Terrain);
        // The own card is the one to lay, or with a tribe card the one to discard.
        let said_own = said.card_of == Some(view.seat);
        let discards = said.tribe.is_some() || (is_tribe(self.card) && self.spot.is_some());
        let said_card = if said_own && !discards { own } else { said.tribe.map(Item::Tribe) };
        let card = said_card.or(self.card).or(own);
        let card_of = if is_tribe(card) {
            said.card_of.or(self.card_of)
        } else if said.card_of.is_none() || said_own {
            None
        } else {
            return None;
        };
        let at = said.square.or(self.spot.map(|spot| spot.at));
        let turn = said.turn.or(self.spot.map(|spot| spot.turn)).unwrap_or_default();
        let spot = at.map(|at| Spot::new(at, turn));
        let placeless = spot.is_none() && (said.turn.is_some() || card_of.is_some());
        (!placeless).then_some(Self { card, spot, card_of })
    }
}
