//! Dealing again what a viewer cannot know.
//!
//! Hidden are the faces in the pile, the backs that never lay on top, and for each other seat
//! which of its characters are in hand and which in the deck. What tracker and pioneer put into
//! the pile lies at its ends in plain memory, a back seen on top stays with its land, and a
//! character shown or taken back stays in the hand. Everything else was never seen by anyone
//! else, so it is all alike.

use super::Vaalbara;
use super::apply::keeps_warrior;
use super::character::Character;
use super::deck::Deck;
use super::land::{LandId, LandSet};
use super::omens::Omens;
use super::state::{Phase, SecretChoice, State};
use super::view::{CharactersView, PhaseView, SeatView, TableView};
use crate::chance::{Chance, Seed};
use crate::game::{Redeal, Setting, Viewer};
use crate::seat::{PerSeat, Seat};

impl Redeal for Vaalbara {
    fn redeal(setting: &Setting<Self>, viewer: &Viewer<'_, Self>, seed: Seed) -> State {
        let (table, view) = match viewer {
            Viewer::Seat(view) => (&view.table, Some(*view)),
            Viewer::Public(table) => (*table, None),
        };
        let mut chance = Chance::new(seed);
        let unseen: LandSet = table.unseen(setting.deck()).collect();
        let in_play = setting.deck().lands_for(table.seat_count());
        let pile = pile(setting.deck(), table, &mut chance);
        let backs = backs(setting, table, pile[0], &mut chance);
        let (hands, decks) = characters(table, view, &mut chance);
        State {
            backs_seen: table.backs.iter().map(|back| back.land).chain([pile[0]]).collect(),
            faces_seen: in_play.filter(|land| !unseen.contains(*land)).collect(),
            phase: phase(table, view, &hands, &mut chance),
            backs,
            pile,
            first: table.first.clone(),
            second: table.second.clone(),
            realms: table.realms.clone(),
            hands,
            decks,
            used: table.characters.values().map(|seat| seat.used.clone()).collect(),
            hands_seen: table.characters.values().map(|seat| seat.seen.clone()).collect(),
            gains: table.gains.clone(),
        }
    }
}

/// The pile with its hidden lands shuffled.
fn pile(deck: &Deck, table: &TableView, chance: &mut Chance) -> Vec<LandId> {
    let mut pile: Vec<LandId> = table.unseen(deck).collect();
    chance.shuffle(&mut pile);
    if let Some(top) = table.pile.top {
        pile.insert(0, top);
    }
    // With a single land the bottom is the top.
    if let Some(bottom) = table.pile.bottom.filter(|bottom| table.pile.top != Some(*bottom)) {
        pile.push(bottom);
    }
    pile
}

/// The backs: those seen stay, the others are dealt to the other lands.
fn backs(
    setting: &Setting<Vaalbara>,
    table: &TableView,
    top: LandId,
    chance: &mut Chance,
) -> Vec<Omens> {
    let known = |land: LandId| {
        let seen = table.backs.iter().find(|back| back.land == land).map(|back| back.omens);
        seen.or((land == top).then_some(table.pile.omens))
    };
    let all: Vec<Option<Omens>> = LandId::all().map(known).collect();
    let omens = setting.deck().omens().iter();
    let mut hidden: Vec<Omens> =
        omens.filter(|omens| !all.contains(&Some(**omens))).copied().collect();
    chance.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    all.into_iter().filter_map(|known| known.or_else(|| hidden.next())).collect()
}

type Piles = PerSeat<Vec<Character>>;

/// Hands and decks.
fn characters(table: &TableView, view: Option<&SeatView>, chance: &mut Chance) -> (Piles, Piles) {
    let seats = table.seat_count();
    let mut hands = PerSeat::from_fn(seats, |_| Vec::new());
    let mut decks = PerSeat::from_fn(seats, |_| Vec::new());
    for (seat, CharactersView { hand, seen, used, .. }) in table.characters.iter() {
        let known = match view {
            Some(view) if view.seat == seat => &view.hand,
            _ => seen,
        };
        let played = unfinished(table, seat);
        let hidden = |character: &Character| {
            !known.contains(character) && !used.contains(character) && played != Some(*character)
        };
        let mut unknown: Vec<Character> = Character::ALL.into_iter().filter(hidden).collect();
        chance.shuffle(&mut unknown);
        let mut held = known.clone();
        held.extend(unknown.drain(..hand.saturating_sub(known.len()).min(unknown.len())));
        held.sort_unstable();
        hands[seat] = held;
        decks[seat] = unknown;
    }
    (hands, decks)
}

/// The character that a seat plays this round, until it is used.
fn unfinished(table: &TableView, seat: Seat) -> Option<Character> {
    let PhaseView::Act { played, order, done, .. } = &table.phase else {
        return None;
    };
    order[*done..].contains(&seat).then_some(played[seat])
}

fn phase(
    table: &TableView,
    view: Option<&SeatView>,
    hands: &PerSeat<Vec<Character>>,
    chance: &mut Chance,
) -> Phase {
    let own = |seat: Seat| view.filter(|view| view.seat == seat).map(|view| view.choice);
    let seats = table.seat_count();
    match &table.phase {
        PhaseView::Choose { chosen } => Phase::Choose {
            choices: PerSeat::from_fn(seats, |seat| {
                own(seat).unwrap_or_else(|| {
                    let character = *chance.pick(&hands[seat]).filter(|_| chosen.contains(seat))?;
                    let may = keeps_warrior(&hands[seat], character);
                    Some(SecretChoice { character, show_warrior: may && chance.below(2) == 0 })
                })
            }),
        },
        PhaseView::Act { played, order, done, step, shown } => Phase::Act {
            choices: PerSeat::from_fn(seats, |seat| {
                own(seat).flatten().unwrap_or_else(|| {
                    // Warriors act first and ask nothing: if none has taken effect by now, none
                    // was played, and who would have shown one does not matter any more.
                    let show_warrior = shown.is_some_and(|shown| shown.contains(seat));
                    SecretChoice { character: played[seat], show_warrior }
                })
            }),
            order: order.clone(),
            done: *done,
            step: *step,
        },
        PhaseView::Over => Phase::Over,
    }
}
