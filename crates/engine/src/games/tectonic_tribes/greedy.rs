//! A player who lays what gains most and gives least, one card ahead.

use super::action::Action;
use super::deck::{Number, TribeCard};
use super::square::Face;
use super::state::hands_to_play;
use super::survey::{POINT, Survey};
use super::view::{SeatView, Stage, TableView};
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
    fn greedy(setting: &Setting<Self>, view: &SeatView, chance: &mut Chance) -> Option<Action> {
        let thinker = Thinker { setting, view, table: &view.table };
        match &view.table.stage {
            Stage::Choose { .. } => thinker.choose(chance),
            Stage::Start { done, tile } => {
                (view.table.start_order.get(*done) == Some(&view.seat)).then_some(())?;
                let best = thinker.best(view.seat, setting.deck().terrain(*tile), 1, chance)?;
                Some(Action::LayTerrain(best.spot))
            }
            Stage::Act { order, done, revealed } => {
                (order.get(*done) == Some(&view.seat)).then_some(())?;
                thinker.act((*revealed.get(view.seat)?)?, &order[done + 1..], chance)
            }
            Stage::Over => None,
        }
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
        let mut best: Option<Gain> = None;
        let mut equals = 0;
        for spot in self.table.board.places(seat).iter().skip(offset).step_by(glance) {
            let worth = survey.gain(seat, spot, face);
            match best {
                Some(found) if worth < found.worth => {}
                Some(found) if worth == found.worth => {
                    // Each of k equals is kept with probability 1/k, so the draw is fair.
                    equals += 1;
                    if chance.below(equals) == 0 {
                        best = Some(Gain { spot, worth });
                    }
                }
                _ => {
                    equals = 1;
                    best = Some(Gain { spot, worth });
                }
            }
        }
        best
    }

    /// 3a: plays the card that gains most here and now, and discards the one that the next
    /// holder of the hand would like best.
    fn choose(&self, chance: &mut Chance) -> Option<Action> {
        let deck = self.setting.deck();
        let left = self.view.seat.left(1, self.table.seat_count());
        let mut worth = |seat, card: &Number| {
            self.best(seat, deck.terrain(*card), GLANCE, chance).map_or(0, |gain| gain.worth)
        };
        let own: Vec<(i64, Number)> =
            self.view.hand.iter().map(|card| (worth(self.view.seat, card), *card)).collect();
        let (_, play) = own.iter().max()?;
        let others = self.view.hand.iter().filter(|card| *card != play);
        let (_, discard) = others.map(|card| (worth(left, card), *card)).max()?;
        Some(Action::Choose { play: *play, discard })
    }

    /// 3c, 6: the terrain card, unless a tribe card gains enough more.
    fn act(&self, own: Number, later: &[Seat], chance: &mut Chance) -> Option<Action> {
        let deck = self.setting.deck();
        let seat = self.view.seat;
        let terrain = self.best(seat, deck.terrain(own), 1, chance)?;
        let mut tribe: Option<(TribeCard, Gain)> = None;
        for card in &self.view.tribe_cards {
            if let Some(gain) = self.best(seat, deck.tribe(*card), 1, chance)
                && tribe.is_none_or(|(_, best)| gain.worth > best.worth)
            {
                tribe = Some((*card, gain));
            }
        }
        match tribe {
            Some((card, gain)) if gain.worth >= terrain.worth + self.patience() => {
                let discards = self.discards(own, later, chance);
                Some(Action::LayTribe { card, spot: gain.spot, discards })
            }
            _ => Some(Action::LayTerrain(terrain.spot)),
        }
    }

    /// What a tribe card must gain over the terrain card to be played now. A little less will
    /// do: its tents stay, and somebody loses a terrain card for it.
    fn patience(&self) -> i64 {
        let cards = i64::try_from(self.view.tribe_cards.len()).unwrap_or(0);
        let spare_rounds = if self.options().advanced { self.rounds_left() - cards } else { 0 };
        PATIENCE * spare_rounds.max(0) - POINT
    }

    /// How many rounds are left, this one included, if nobody ends the game sooner.
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
        let Stage::Act { revealed, .. } = &self.table.stage else {
            return self.view.seat;
        };
        let mut worth = |seat, card| {
            self.best(seat, deck.terrain(card), GLANCE, chance).map_or(0, |gain| gain.worth)
        };
        let harm = later.iter().filter_map(|seat| {
            let card = (*revealed.get(*seat)?)?;
            Some((worth(*seat, card) - worth(*seat, own), *seat))
        });
        harm.max().filter(|(harm, _)| *harm > 0).map_or(self.view.seat, |(_, seat)| seat)
    }
}
