//! Rules 1 and 2: the parts and the setup.

use super::position::{Position, choose};
use crate::support::{deck, setting};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{
    Character, Clan, Fact, Kind, LandId, Omens, Options, Vaalbara, neighbours,
};
use pangaea_engine::play::Play;
use pangaea_engine::seat::{Seat, Seats};
use std::collections::BTreeSet;

fn start(seats: usize, seed: u64) -> (Play<Vaalbara>, Vec<LandId>, Vec<Vec<Character>>) {
    let (play, facts) = Play::start(setting::<Vaalbara>(seats, Options {}), Seed::numbered(seed));
    let [Fact::Setup { pile, decks }] = &facts[..] else { panic!("one line of setup: {facts:?}") };
    (play, pile.clone(), decks.values().cloned().collect())
}

/// The backs of all lands in a game.
fn backs(play: &Play<Vaalbara>) -> Vec<Omens> {
    let components = play.components();
    let components = serde_json::to_value(components).expect("components can be written");
    let lands = components["lands"].as_array().expect("a list").iter();
    lands.map(|land| serde_json::from_value(land["omens"].clone()).expect("omens")).collect()
}

#[test]
fn vb_1a_two_to_five_clans_and_their_neighbours() {
    let table = |seats| Setting::<Vaalbara>::with_seats(deck::<Vaalbara>(), Options {}, seats);
    assert!(table(1).is_err() && table(6).is_err());
    let five = table(5).expect("five can play");
    assert_eq!(five.colours(), [Clan::Yellow, Clan::Red, Clan::Blue, Clan::Purple, Clan::Green]);
    assert_eq!(neighbours(Seat(0), 5), Seats::only(Seat(1)).with(Seat(4)));
    assert_eq!(neighbours(Seat(1), 3), Seats::only(Seat(0)).with(Seat(2)));
    assert_eq!(neighbours(Seat(1), 2), Seats::only(Seat(0)));
}

#[test]
fn vb_1b_51_lands_of_six_kinds_with_51_different_backs() {
    let deck = deck::<Vaalbara>();
    assert_eq!(LandId::all().count(), 51);
    for seats in 2..=5 {
        let lands: Vec<LandId> = deck.lands_for(seats).collect();
        for kind in Kind::ALL {
            let count = lands.iter().filter(|land| deck.land(**land).kind == kind).count();
            let fair = lands.len() / 6;
            assert!((fair..=fair + 1).contains(&count), "{seats} players: {count} {kind:?}");
        }
    }
    let omens: BTreeSet<&Omens> = deck.omens().iter().collect();
    assert_eq!(omens.len(), 51);
    for clan in Clan::ALL {
        let places: usize = deck.omens().iter().map(|omens| omens.place(clan)).sum();
        assert_eq!(places, 102, "no clan is stronger on average: {clan:?}");
    }
}

#[test]
fn vb_1b_faces_and_backs_are_paired_again_and_only_the_top_back_is_public() {
    let (one, pile, _) = start(4, 1);
    let (other, _, _) = start(4, 2);
    assert_ne!(backs(&one), backs(&other));
    let set: BTreeSet<Omens> = backs(&one).into_iter().collect();
    assert_eq!(set, backs(&other).into_iter().collect(), "the same backs on other faces");
    let view = one.table_view();
    assert_eq!(view.pile.omens, backs(&one)[pile[8].index()]);
    assert_eq!((view.pile.top, view.backs.len()), (None, 0), "nobody knows its face");
}

#[test]
fn vb_1c_everyone_has_the_same_twelve_characters() {
    let (_, _, decks) = start(5, 3);
    for mut deck in decks {
        deck.sort_unstable();
        let initiatives: Vec<u32> = deck.into_iter().map(Character::initiative).collect();
        assert_eq!(initiatives, (1..=12).collect::<Vec<_>>());
    }
}

#[test]
fn vb_2a_lands_with_a_higher_mark_are_taken_out() {
    for (seats, lands) in [(2, 21), (3, 31), (4, 51), (5, 51)] {
        let (play, mut pile, _) = start(seats, 4);
        assert_eq!(pile.len(), lands);
        pile.sort_unstable();
        pile.dedup();
        assert_eq!(pile.len(), lands, "every land once");
        let fits = |land: &LandId| usize::from(play.setting().deck().land(*land).players) <= seats;
        assert!(pile.iter().all(fits));
    }
    assert_ne!(start(3, 1).1, start(3, 2).1, "the pile is shuffled");
}

#[test]
fn vb_2b_five_characters_two_points_and_totals_for_the_own_seat_only() {
    let (play, _, decks) = start(3, 5);
    for (seat, deck) in play.setting().seats().zip(decks) {
        let view = play.seat_view(seat).expect("at this table");
        let mut drawn = deck[..5].to_vec();
        drawn.sort_unstable();
        assert_eq!(view.hand, drawn);
        assert_eq!(view.points, 2);
        assert_eq!((view.table.characters[seat].hand, view.table.characters[seat].deck), (5, 7));
    }
    assert_eq!(play.table_view().scores, None);
}

#[test]
fn vb_2b_a_total_depends_on_what_was_announced() {
    let mut play = Position::new(2, 2).points(&[9, 4]).hold(&[3, 10]).play();
    choose(&mut play, 0, 3);
    let total = |play: &Play<Vaalbara>, seat| play.seat_view(Seat(seat)).map(|view| view.points);
    assert_eq!((total(&play, 0), total(&play, 1)), (Some(9), Some(4)));
    choose(&mut play, 1, 10);
    assert_eq!(total(&play, 0), Some(12), "the hunter's points were announced");
    assert_eq!(play.table_view().gains[1][Seat(0)], 3);
}

#[test]
fn vb_2c_two_rows_of_as_many_lands_as_players() {
    for seats in 2..=5 {
        let (play, pile, _) = start(seats, 6);
        let view = play.table_view();
        assert_eq!(view.first, pile[..seats]);
        assert_eq!(view.second, pile[seats..2 * seats]);
        assert_eq!(view.pile.lands, pile.len() - 2 * seats);
    }
}
