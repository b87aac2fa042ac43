//! A player who lays what gains most and gives least, one card ahead.

use super::action::Action;
use super::deck::{Number, TribeCard};
use super::reason::{self, Reason};
use super::square::Face;
use super::state::hands_to_play;
use super::survey::{POINT, Survey};
use super::view::{PhaseView, SeatView, TableView};
use super::{Options, TectonicTribes};
use crate::chance::Chance;
use crate::game::Setting;
use crate::players::Greedy;
use crate::seat::Seat;
use crate::spot::Spot;

/// While cards are chosen the board will still change, so looking at every third place tells as
/// much as looking at all.
const GLANCE: usize = 3;

/// 7c: what a tribe card must gain over the terrain card in the advanced game for each round
/// that it could still wait. In the basic game the fifth tribe card ends it, and waiting loses.
const PATIENCE: i64 = 15;

impl Greedy for TectonicTribes {
    type Reason = Reason;

    fn greedy(setting: &Setting<Self>, view: &SeatView, chance: &mut Chance) -> Option<Action> {
        let thinker = Thinker { setting, view, table: &view.table };
        match &view.table.phase {
            PhaseView::Choose { .. } => thinker.choose(chance),
            PhaseView::Start { done, tile } => {
                (view.table.start_order.get(*done) == Some(&view.seat)).then_some(())?;
                let best = thinker.best(view.seat, setting.deck().terrain(*tile), 1, chance)?;
                Some(Action::LayTerrain(best.spot))
            }
            PhaseView::Act { order, done, revealed } => {
                (order.get(*done) == Some(&view.seat)).then_some(())?;
                thinker.act((*revealed.get(view.seat)?)?, &order[done + 1..], chance)
            }
            PhaseView::Over => None,
        }
    }

    fn reason(setting: &Setting<Self>, view: &SeatView, action: &Action) -> Option<Reason> {
        reason::reason(setting, view, action)
    }
}

/// A place for a card, and what it gains.
#[derive(Clone, Copy)]
struct Gain {
    spot: Spot,
    worth: i64,
}

struct Thinker<'a> {
    setting: &'a Setting<TectonicTribes>,
    view: &'a SeatView,
    table: &'a TableView,
}

impl Thinker<'_> {
    fn options(&self) -> &Options {
        self.setting.options()
    }

    /// The best place for a card of this seat, looking at every `glance`th.
    fn best(&self, seat: Seat, face: &Face, glance: usize, chance: &mut Chance) -> Option<Gain> {
        let mut survey = Survey::new(self.options(), &self.table.board, self.table.seat_count());
        let offset = chance.below(glance);
        let places = self.table.board.places(seat);
        let spots = places.iter().skip(offset).step_by(glance);
        let (worth, spot) = chance.best(spots.map(|spot| (survey.gain(seat, spot, face), spot)))?;
        Some(Gain { spot, worth })
    }

    /// 3a: plays the card that gains most here and now, and discards the one that the next
    /// holder of the hand would like best.
    fn choose(&self, chance: &mut Chance) -> Option<Action> {
        let deck = self.setting.deck();
        let left = self.view.seat.left(1, self.table.seat_count());
        let mut worths = |seat, cards: &[Number]| -> Vec<(i64, Number)> {
            let worth = |face| self.best(seat, face, GLANCE, chance).map_or(0, |gain| gain.worth);
            cards
                .iter()
                .map(|card| deck.terrain(*card))
                .map(worth)
                .zip(cards.iter().copied())
                .collect()
        };
        let own = worths(self.view.seat, &self.view.hand);
        let theirs = worths(left, &self.view.hand);
        let (_, play) = chance.best(own)?;
        let (_, discard) = chance.best(theirs.into_iter().filter(|(_, card)| *card != play))?;
        Some(Action::Choose { play, discard })
    }

    /// 3c, 6: the terrain card, unless a tribe card gains enough more.
    fn act(&self, own: Number, later: &[Seat], chance: &mut Chance) -> Option<Action> {
        let deck = self.setting.deck();
        let seat = self.view.seat;
        let terrain = self.best(seat, deck.terrain(own), 1, chance)?;
        let tribe: Vec<(i64, (TribeCard, Spot))> = self
            .view
            .tribe_cards
            .iter()
            .filter_map(|card| {
                let gain = self.best(seat, deck.tribe(*card), 1, chance)?;
                Some((gain.worth, (*card, gain.spot)))
            })
            .collect();
        match chance.best(tribe) {
            Some((worth, (card, spot))) if worth >= terrain.worth + self.patience() => {
                let discards = self.discards(own, later, chance);
                Some(Action::LayTribe { card, spot, discards })
            }
            _ => Some(Action::LayTerrain(terrain.spot)),
        }
    }

    /// What a tribe card must gain over the terrain card to be played now. A little less will
    /// do: its tents stay, and someone loses a terrain card for it.
    fn patience(&self) -> i64 {
        let cards = i64::try_from(self.view.tribe_cards.len()).unwrap_or(0);
        let spare_rounds = if self.options().advanced { self.rounds_left() - cards } else { 0 };
        PATIENCE * spare_rounds.max(0) - POINT
    }

    /// How many rounds are left, this one included, if no one ends the game sooner.
    fn rounds_left(&self) -> i64 {
        let seats = self.table.seat_count();
        let deals = self.table.deals.len();
        let hands_left = hands_to_play(self.options(), seats).saturating_sub(deals);
        let size = self.table.deals.last().map_or(0, |deal| deal.hand_size);
        i64::try_from(1 + self.table.hand_size / 2 + hands_left * size / 2).unwrap_or(0)
    }

    /// 6b: the card of a later player, if the own one serves that player less.
    fn discards(&self, own: Number, later: &[Seat], chance: &mut Chance) -> Seat {
        let deck = self.setting.deck();
        let PhaseView::Act { revealed, .. } = &self.table.phase else {
            return self.view.seat;
        };
        let mut worth = |seat, card| {
            self.best(seat, deck.terrain(card), GLANCE, chance).map_or(0, |gain| gain.worth)
        };
        let harm: Vec<(i64, Seat)> = later
            .iter()
            .filter_map(|seat| Some((*seat, (*revealed.get(*seat)?)?)))
            .map(|(seat, card)| (worth(seat, card) - worth(seat, own), seat))
            .filter(|(harm, _)| *harm > 0)
            .collect();
        chance.best(harm).map_or(self.view.seat, |(_, seat)| seat)
    }
}
