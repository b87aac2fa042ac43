//! Positions in a few words: a stored game whose cards are laid out as a rule case needs them.

use crate::support::deck;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::games::vaalbara::{
    Action, Character, Deck, Effect, Fact, LandId, Options, TableView, Vaalbara,
};
use pangaea_engine::play::Play;
use pangaea_engine::seat::{PerSeat, Seat};
use serde_json::{Value, json};

pub(super) type VaalbaraPlay = Play<Vaalbara>;

/// Our deck with all lands marked 2+, so that few players have all kinds at hand.
pub(super) fn wide_deck() -> Deck {
    let mut cards = serde_json::to_value(deck::<Vaalbara>()).expect("a deck can be written");
    for land in cards["land"].as_array_mut().expect("a list of lands") {
        land["players"] = json!(2);
    }
    serde_json::from_value(cards).expect("more lands for few players are allowed")
}

/// A position at the beginning of a round. What is not said is filled with what is left.
#[derive(Clone)]
pub(super) struct Position {
    deck: Deck,
    seats: usize,
    round: usize,
    rows: [Vec<&'static str>; 2],
    realms: Vec<Vec<&'static str>>,
    hands: Vec<Vec<u32>>,
    used: Vec<Vec<u32>>,
    points: Vec<i64>,
    omens: Vec<&'static str>,
    top: Option<&'static str>,
    bottom: Option<&'static str>,
}

impl Position {
    pub(super) fn new(seats: usize, round: usize) -> Self {
        Self {
            deck: wide_deck(),
            seats,
            round,
            rows: [Vec::new(), Vec::new()],
            realms: vec![Vec::new(); seats],
            hands: vec![Vec::new(); seats],
            used: vec![Vec::new(); seats],
            points: vec![2; seats],
            omens: vec!["yellow", "red", "blue", "purple", "green"],
            top: None,
            bottom: None,
        }
    }

    /// With the marks of our own deck instead of all 51 lands.
    pub(super) fn marked(mut self) -> Self {
        self.deck = deck::<Vaalbara>();
        self
    }

    pub(super) fn first(mut self, kinds: &'static str) -> Self {
        self.rows[0] = kinds.split_whitespace().collect();
        self
    }

    pub(super) fn second(mut self, kinds: &'static str) -> Self {
        self.rows[1] = kinds.split_whitespace().collect();
        self
    }

    pub(super) fn realm(mut self, seat: usize, kinds: &'static str) -> Self {
        self.realms[seat] = kinds.split_whitespace().collect();
        self
    }

    pub(super) fn holds(mut self, seat: usize, characters: &[u32]) -> Self {
        self.hands[seat] = characters.to_vec();
        self
    }

    /// What the seats play: each holds it.
    pub(super) fn hold(mut self, characters: &[u32]) -> Self {
        for (seat, character) in characters.iter().enumerate() {
            if !self.hands[seat].contains(character) {
                self.hands[seat].push(*character);
            }
        }
        self
    }

    pub(super) fn used(mut self, seat: usize, characters: &[u32]) -> Self {
        self.used[seat] = characters.to_vec();
        self
    }

    pub(super) fn points(mut self, points: &[i64]) -> Self {
        self.points = points.to_vec();
        self
    }

    pub(super) fn omens(mut self, clans: &'static str) -> Self {
        self.omens = clans.split_whitespace().collect();
        self
    }

    pub(super) fn top(mut self, kind: &'static str) -> Self {
        self.top = Some(kind);
        self
    }

    pub(super) fn bottom(mut self, kind: &'static str) -> Self {
        self.bottom = Some(kind);
        self
    }

    /// The game as it is stored.
    pub(super) fn stored(&self) -> Value {
        let setting = Setting::<Vaalbara>::with_seats(self.deck.clone(), Options {}, self.seats)
            .expect("2 to 5");
        let mut free: Vec<LandId> = self.deck.lands_for(self.seats).collect();
        let (play, _) = Play::start(setting, Seed::numbered(1));
        let mut stored = serde_json::to_value(&play).expect("a game can be stored");
        let mut named = |kinds: &[&str]| -> Vec<LandId> {
            kinds.iter().map(|kind| draw(&self.deck, &mut free, kind)).collect()
        };
        let mut rows = self.rows.clone().map(|row| named(&row));
        let mut realms: Vec<Vec<LandId>> = self.realms.iter().map(|realm| named(realm)).collect();
        let top = named(self.top.as_slice());
        let bottom = named(self.bottom.as_slice());
        for row in &mut rows {
            row.extend(free.drain(..self.seats - row.len()));
        }
        for realm in &mut realms {
            realm.extend(free.drain(..self.round - 1 - realm.len()));
        }
        // 3d: what earlier rounds have used up of the pile is what lies in rows and realms.
        let pile: Vec<LandId> = top.into_iter().chain(free).chain(bottom).collect();
        let mut omens = stored["setting"]["deck"]["omens"].as_array().expect("a list").clone();
        let state = &mut stored["state"];
        let mut backs: Vec<Value> = state["backs"].as_array().expect("a list").clone();
        // The deck may not have this back: then it takes the place of the one on top.
        let (wanted, top) = (json!(self.omens), pile[0].index());
        if let Some(place) = backs.iter().position(|back| *back == wanted) {
            backs.swap(place, top);
        } else {
            let omens = omens.iter_mut().find(|omens| **omens == backs[top]);
            *omens.expect("a back of this deck") = wanted.clone();
            backs[top] = wanted;
        }
        let hands: Vec<Characters> = (0..self.seats).map(|seat| self.characters(seat)).collect();
        let mut gains = vec![vec![0; self.seats]; self.round - 1];
        if let Some(gains) = gains.first_mut() {
            *gains = self.points.iter().map(|points| points - 2).collect();
        }
        let seen: Vec<LandId> = rows.iter().chain(&realms).flatten().copied().collect();
        state["backs"] = json!(backs);
        state["backs_seen"] = json!([pile[0]]);
        state["faces_seen"] = json!(seen);
        state["pile"] = json!(pile);
        state["first"] = json!(rows[0]);
        state["second"] = json!(rows[1]);
        state["realms"] = json!(realms);
        state["hands"] = hands.iter().map(|seat| json!(seat.hand)).collect();
        state["decks"] = hands.iter().map(|seat| json!(seat.deck)).collect();
        state["used"] = hands.iter().map(|seat| json!(seat.used)).collect();
        state["gains"] = json!(gains);
        stored["setting"]["deck"]["omens"] = json!(omens);
        stored
    }

    pub(super) fn play(&self) -> VaalbaraPlay {
        serde_json::from_value(self.stored()).expect("a sound position")
    }

    fn characters(&self, seat: usize) -> Characters {
        let mut hand = self.hands[seat].clone();
        let mut used = self.used[seat].clone();
        // Whom no one asked for is used first, but not the midwife, who would bring one back.
        for character in [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 1] {
            if used.len() < self.round - 1
                && !hand.contains(&character)
                && !used.contains(&character)
            {
                used.push(character);
            }
        }
        // The warrior comes into the hand last: he makes a question of his own.
        for character in (1..=12).rev() {
            if hand.len() < 5 && !hand.contains(&character) && !used.contains(&character) {
                hand.push(character);
            }
        }
        hand.sort_unstable();
        let deck =
            (1..=12).filter(|character| !hand.contains(character) && !used.contains(character));
        Characters { deck: deck.collect(), hand, used }
    }
}

struct Characters {
    hand: Vec<u32>,
    deck: Vec<u32>,
    used: Vec<u32>,
}

fn draw(deck: &Deck, free: &mut Vec<LandId>, kind: &str) -> LandId {
    let place = free.iter().position(|land| deck.land(*land).kind.word() == kind);
    free.remove(place.unwrap_or_else(|| panic!("no {kind} is left")))
}

pub(super) fn character(initiative: u32) -> Character {
    Character::try_from(initiative).expect("1 to 12")
}

/// Everyone plays this; who keeps a warrior shows it.
pub(super) fn send(play: &mut VaalbaraPlay, characters: &[u32]) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (seat, initiative) in characters.iter().enumerate() {
        facts.extend(choose(play, seat, *initiative));
    }
    facts
}

/// The first offered choice with this character.
pub(super) fn choose(play: &mut VaalbaraPlay, seat: usize, initiative: u32) -> Vec<Fact> {
    let seat = Seat::at(seat);
    let action = play.legal(seat).into_iter().find(|action| {
        matches!(action, Action::Choose { character: offered, .. } if *offered == character(initiative))
    });
    play.apply(seat, &action.expect("a character in hand")).expect("an offered choice")
}

pub(super) fn apply(play: &mut VaalbaraPlay, seat: usize, effect: Effect) -> Vec<Fact> {
    play.apply(Seat::at(seat), &Action::Apply(effect)).expect("an allowed effect")
}

/// Takes a land of this kind.
pub(super) fn take(play: &mut VaalbaraPlay, seat: usize, kind: &str) -> Vec<Fact> {
    let land = in_row(play, &play.table_view().first, kind);
    play.apply(Seat::at(seat), &Action::Take(land)).expect("a land of the first row")
}

/// The first land of this kind in a list.
pub(super) fn in_row(play: &VaalbaraPlay, row: &[LandId], kind: &str) -> LandId {
    let deck = play.setting().deck();
    let found = row.iter().copied().find(|land| deck.land(*land).kind.word() == kind);
    found.unwrap_or_else(|| panic!("no {kind} in {row:?}"))
}

pub(super) fn kinds(play: &VaalbaraPlay, lands: &[LandId]) -> Vec<&'static str> {
    lands.iter().map(|land| play.setting().deck().land(*land).kind.word()).collect()
}

/// What the character of a seat changed, by seat.
pub(super) fn effect_points(facts: &[Fact], of: usize) -> Vec<i64> {
    let found = facts.iter().find_map(|fact| match fact {
        Fact::Character { seat, points, .. } if seat.index() == of => Some(points),
        _ => None,
    });
    found.expect("its character took effect").values().copied().collect()
}

/// What a seat's land gave.
pub(super) fn land_points(facts: &[Fact], of: usize) -> i64 {
    let found = facts.iter().find_map(|fact| match fact {
        Fact::Land { seat, points, .. } if seat.index() == of => Some(*points),
        _ => None,
    });
    found.expect("it took a land")
}

/// Lets everyone take the first land offered, and the first effect, until the round is over.
pub(super) fn finish_round(play: &mut VaalbaraPlay) -> Vec<Fact> {
    let round = Vaalbara::round(&play.table_view());
    let mut facts = Vec::new();
    while let Some(seat) = acting(play).filter(|_| Vaalbara::round(&play.table_view()) == round) {
        let action = play.legal(seat)[0];
        facts.extend(play.apply(seat, &action).expect("an offered action"));
    }
    facts
}

/// Whose turn it is, if characters act.
pub(super) fn acting(play: &VaalbaraPlay) -> Option<Seat> {
    play.table_view().turn().map(|(seat, _)| seat)
}

pub(super) fn points(play: &VaalbaraPlay) -> Vec<i64> {
    let seats = play.setting().seats();
    seats.map(|seat| play.seat_view(seat).expect("at this table").points).collect()
}

pub(super) fn realm(view: &TableView, seat: usize) -> &[LandId] {
    &view.realms[Seat::at(seat)]
}

/// By seat, as plain numbers.
pub(super) fn list<T: Copy>(values: &PerSeat<T>) -> Vec<T> {
    values.values().copied().collect()
}
