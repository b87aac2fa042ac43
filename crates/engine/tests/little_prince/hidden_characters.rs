//! Rule 7: characters passed from hand to hand.

use super::{draw, phase, stacked, take, tile};
use crate::support::{deck, played, setting};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{Game, Setting, SettingError};
use pangaea_engine::games::little_prince::{
    Event, Fact, Item, LittlePrince, Options, Phase, Placed, Stack, Tile,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::question::{Next, Step};
use pangaea_engine::seat::{PerSeat, Seat};
use std::collections::BTreeSet;

const FOUR: [&str; 4] = ["character_04", "character_07", "character_12", "character_20"];

fn tells(view: &impl serde::Serialize) -> Vec<&'static str> {
    let text = serde_json::to_string(view).expect("a view");
    FOUR.into_iter().filter(|id| text.contains(id)).collect()
}

fn view(play: &Play<LittlePrince>, seat: u8) -> Vec<&'static str> {
    tells(&play.seat_view(Seat(seat)).expect("a seat"))
}

#[test]
fn lp_7a_each_taker_keeps_one_in_secret_and_passes_the_rest() {
    let mut play = stacked(4, true, &FOUR);
    draw(&mut play, 0, Stack::Character).expect("a stack");
    assert_eq!(view(&play, 0), FOUR);
    take(&mut play, 0, "character_07", Some(2)).expect("a character in hand");
    assert_eq!(view(&play, 2), ["character_04", "character_12", "character_20"]);
    let question = play.question(Seat(2), &[]).map(|question| question.next);
    let hand = ["character_04", "character_12", "character_20"].map(|id| Item::Tile(tile(id)));
    assert_eq!(question, Some(Next::Ask(Step::OneOf(hand.to_vec()))));
    assert_eq!((view(&play, 1), view(&play, 3)), (vec![], vec![]));
    assert!(take(&mut play, 2, "character_07", Some(1)).is_err(), "it was kept");
    take(&mut play, 2, "character_20", Some(1)).expect("a character in hand");
    take(&mut play, 1, "character_04", Some(3)).expect("a character in hand");

    assert_eq!(view(&play, 0), FOUR, "what each taker saw stays in that taker's view");
    assert_eq!(view(&play, 2), ["character_04", "character_12", "character_20"]);
    assert_eq!(view(&play, 1), ["character_04", "character_12"]);
    assert_eq!(view(&play, 3), ["character_12"]);
    assert_eq!(tells(&play.table_view()), [""; 0]);
    assert_eq!(phase(&play), Phase::Choose(Seat(3)), "who is next is public");
    // The last but one passed on a single tile, so that taker knows the last corner.
    let known = |by: u8| {
        let planets = play.seat_view(Seat(by)).expect("a seat").planets;
        planets[Seat(3)].iter().next().map(|(_, placed)| placed)
    };
    assert_eq!(known(1), Some(Placed::Open(tile("character_12"))));
    assert_eq!(known(0), Some(Placed::Hidden));
}

#[test]
fn lp_7a_events_tell_no_secret_and_facts_do() {
    let mut play = stacked(4, true, &FOUR);
    let mut facts = draw(&mut play, 0, Stack::Character).expect("a stack");
    facts.extend(take(&mut play, 0, "character_07", Some(2)).expect("in hand"));
    let events: Vec<Event> =
        facts.iter().filter_map(|fact| LittlePrince::announce(play.setting(), fact)).collect();
    let stack = Stack::Character;
    assert_eq!(events[0], Event::DrawnInSecret { seat: Seat(0), stack, tiles: 4 });
    assert!(matches!(
        events[1],
        Event::Taken { seat: Seat(0), tile: None, next: Some(Seat(2)), .. }
    ));
    assert_eq!(tells(&facts), FOUR);
    assert_eq!(tells(&events), [""; 0]);
    let open = stacked(4, false, &FOUR);
    let heard = LittlePrince::announce(open.setting(), &facts[1]);
    assert!(matches!(heard, Some(Event::Taken { tile: Some(_), .. })), "without the option");
}

/// 7a: which characters each seat has seen, as it follows from the facts alone.
struct Witness {
    saw: PerSeat<BTreeSet<Tile>>,
    hand: Vec<Tile>,
}

impl Witness {
    fn hear(&mut self, fact: &Fact) {
        let holder = match fact {
            Fact::Offer { seat, stack: Stack::Character, tiles, .. } => {
                self.hand.clone_from(tiles);
                Some(*seat)
            }
            Fact::Take { tile, next, .. } if tile.stack() == Stack::Character => {
                self.hand.retain(|held| held != tile);
                *next
            }
            _ => None,
        };
        if let Some(holder) = holder {
            self.saw[holder].extend(&self.hand);
        }
    }
}

/// The characters whose ids are somewhere in it.
fn characters(told: &impl serde::Serialize) -> BTreeSet<Tile> {
    let text = serde_json::to_string(told).expect("written");
    Stack::Character.tiles().filter(|tile| text.contains(&tile.to_string())).collect()
}

#[test]
fn lp_7b_corners_lie_face_down_until_the_final_scoring() {
    for (seats, seed) in (3..=5).flat_map(|seats| (0..8).map(move |seed| (seats, seed))) {
        let setting = setting::<LittlePrince>(seats, Options { hidden_characters: true });
        let (mut play, _) = played(&setting, seed, &[ComputerKind::Random], 0);
        let mut chance = Chance::new(Seed::numbered(seed));
        let saw = PerSeat::from_fn(seats, |_| BTreeSet::new());
        let mut witness = Witness { saw, hand: Vec::new() };
        while let Some(seat) = play.to_decide().iter().next() {
            assert_eq!(characters(&play.table_view()), BTreeSet::new(), "told before the end");
            for seat in setting.seats() {
                let view = play.seat_view(seat).expect("a seat");
                assert_eq!(characters(&view), witness.saw[seat], "{seat}");
            }
            let action = chance.pick(&play.legal(seat)).copied().expect("some action");
            for fact in play.apply(seat, &action).expect("a legal action") {
                witness.hear(&fact);
                let event = LittlePrince::announce(&setting, &fact);
                let ended = matches!(event, Some(Event::Ended { .. }));
                assert!(ended || characters(&event).is_empty(), "{event:?}");
            }
        }
        let table = play.table_view();
        for seat in setting.seats() {
            assert!(table.planets[seat].iter().all(|(_, placed)| placed != Placed::Hidden));
            assert_eq!(play.seat_view(seat).expect("a seat").planets, table.planets);
        }
        assert!(table.rounds.iter().all(|round| round.taken.iter().all(Option::is_some)));
    }
}

#[test]
fn lp_7b_other_stacks_are_drawn_open() {
    let mut play = stacked(3, true, &["center_01", "center_02", "center_03"]);
    let facts = draw(&mut play, 0, Stack::Center).expect("a stack");
    let shown: Vec<Tile> = play.table_view().rounds[0].open().collect();
    assert_eq!(shown.len(), 3);
    let heard = LittlePrince::announce(play.setting(), &facts[0]);
    assert!(matches!(heard, Some(Event::Drawn { .. })));
    assert!(matches!(facts[0], Fact::Offer { hidden: None, .. }));
}

#[test]
fn lp_7c_two_players_cannot_hide_characters() {
    let options = Options { hidden_characters: true };
    for seats in 2..=5 {
        let refused =
            Setting::<LittlePrince>::with_seats(deck::<LittlePrince>(), options.clone(), seats)
                .err();
        let reason = SettingError::OptionNeedsSeats { option: "hidden_characters", least: 3 };
        assert_eq!(refused, (seats == 2).then_some(reason));
    }
}
