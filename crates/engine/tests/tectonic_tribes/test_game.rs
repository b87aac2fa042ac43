//! Games brought to the moment that a rule is about, by playing.

use crate::support::setting;
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Action, Fact, Number, Options, PhaseView, Refusal, TableView, TectonicTribes, TribeCard,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;

pub(super) const BASIC: Options = Options { advanced: false, lava_scores: true };
pub(super) const ADVANCED: Options = Options { advanced: true, lava_scores: true };

/// A game and everything that has happened in it.
pub(super) struct TestGame {
    pub(super) play: Play<TectonicTribes>,
    pub(super) facts: Vec<Fact>,
    chance: Chance,
}

impl TestGame {
    /// A game that has just been set up.
    pub(super) fn start(seats: usize, options: &Options, seed: u64) -> Self {
        Self::at(setting(seats, options.clone()), seed)
    }

    /// The same at a table of one's own.
    pub(super) fn at(setting: Setting<TectonicTribes>, seed: u64) -> Self {
        let seed = Seed::numbered(seed);
        let (play, facts) = Play::start(setting, seed);
        Self { play, facts, chance: Chance::new(seed.derive(9)) }
    }

    /// A game in which the starting terrain lies and the first hands are dealt.
    pub(super) fn dealt(seats: usize, options: &Options, seed: u64) -> Self {
        let mut game = Self::start(seats, options, seed);
        while matches!(game.table().phase, PhaseView::Start { .. }) {
            game.random_move();
        }
        game
    }

    /// A game whose first cards are revealed.
    pub(super) fn revealed(seats: usize, options: &Options, seed: u64) -> Self {
        let mut game = Self::dealt(seats, options, seed);
        game.choose_all();
        game
    }

    pub(super) fn table(&self) -> TableView {
        self.play.table_view()
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.play.setting().seat_count())
    }

    pub(super) fn hand(&self, seat: Seat) -> Vec<Number> {
        self.play.seat_view(seat).unwrap().hand
    }

    /// Who has to act, in the order that is left.
    pub(super) fn order(&self) -> Vec<Seat> {
        match self.table().phase {
            PhaseView::Act { order, done, .. } => order[done..].to_vec(),
            phase => panic!("nobody acts in {phase:?}"),
        }
    }

    pub(super) fn revealed_card(&self, seat: Seat) -> Option<Number> {
        match self.table().phase {
            PhaseView::Act { revealed, .. } => revealed[seat],
            phase => panic!("nothing is revealed in {phase:?}"),
        }
    }

    /// Does it and returns the new facts.
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Vec<Fact> {
        let facts = self.play.apply(seat, &action).expect("a legal action");
        self.facts.extend(facts.clone());
        facts
    }

    /// The reason why it is refused; nothing may have changed.
    pub(super) fn refused(&self, seat: Seat, action: Action) -> Refusal {
        let mut copy = self.play.clone();
        let refusal = copy.apply(seat, &action).expect_err("an illegal action");
        assert_eq!(copy, self.play);
        refusal
    }

    pub(super) fn random_move(&mut self) -> Vec<Fact> {
        let seat = self.play.to_decide().iter().next().expect("somebody to move");
        let view = self.play.seat_view(seat).unwrap();
        let action =
            ComputerKind::Random.decide(self.play.setting(), &view, &mut self.chance).unwrap();
        self.act(seat, action)
    }

    /// Everyone plays the first card of the hand and discards the last.
    pub(super) fn choose_all(&mut self) -> Vec<Fact> {
        let seats: Vec<Seat> = self.seats().collect();
        seats.into_iter().flat_map(|seat| self.act(seat, self.choice(seat))).collect()
    }

    pub(super) fn choice(&self, seat: Seat) -> Action {
        let hand = self.hand(seat);
        Action::Choose { play: hand[0], discard: hand[hand.len() - 1] }
    }

    /// A place where a card of this seat fits.
    pub(super) fn place(&self, seat: Seat) -> Spot {
        self.table().board.places(seat).iter().next().expect("a place for the card")
    }

    /// The one whose turn it is lays the terrain card somewhere.
    pub(super) fn lay_terrain(&mut self) -> Vec<Fact> {
        let seat = self.order()[0];
        self.act(seat, Action::LayTerrain(self.place(seat)))
    }

    /// The one whose turn it is plays the first tribe card left, and this seat's card goes.
    pub(super) fn lay_tribe(&mut self, discards: Seat) -> Vec<Fact> {
        let seat = self.order()[0];
        let card = self.tribe_cards(seat)[0];
        self.act(seat, Action::LayTribe { card, spot: self.place(seat), discards })
    }

    pub(super) fn tribe_cards(&self, seat: Seat) -> Vec<TribeCard> {
        self.play.seat_view(seat).unwrap().tribe_cards
    }

    /// Everyone lays the terrain card: the rest of the round without tribe cards.
    pub(super) fn finish_round(&mut self) -> Vec<Fact> {
        let mut facts = Vec::new();
        while matches!(self.table().phase, PhaseView::Act { .. }) {
            facts.extend(self.lay_terrain());
        }
        facts
    }

    /// Whole rounds without tribe cards until so many hands were dealt, or the end.
    pub(super) fn play_rounds_until_deal(&mut self, deals: usize) -> Vec<Fact> {
        let mut facts = Vec::new();
        while self.table().deals.len() < deals && self.play.outcome().is_none() {
            facts = self.choose_all();
            facts.extend(self.finish_round());
        }
        facts
    }
}
