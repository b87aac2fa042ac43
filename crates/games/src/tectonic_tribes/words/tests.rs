//! What is typed and refused in Tectonic Tribes.

use super::labels::{label, square};
use super::*;
use crate::spoken::tests::ends_with_its_rules;
use crate::spoken::{Spoken, Typed, Voice};
use pangaea_engine::chance::Seed;
use pangaea_engine::game::CommonRefusal;
use pangaea_engine::games::tectonic_tribes::{
    Board, Card, Item, Laid, Misfit, Number, Options, PhaseView, Refusal, TableView, TribeCard,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::question::{Pick, Step};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation};
use pangaea_text::Language;

const NAMES: [&str; 3] = ["Ada", "Ben", "C7"];

fn with_voice<T>(say: impl FnOnce(&Voice<'_>) -> T) -> T {
    say(&Voice { names: &NAMES.map(str::to_owned), language: Language::English })
}

fn setting() -> Setting<TectonicTribes> {
    let deck = pangaea_decks::built_in::<TectonicTribes>();
    Setting::with_seats(deck, Options::default(), 3).expect("three can play")
}

/// The first position of a game that passes, seen by a seat that must decide.
fn view(wanted: impl Fn(&SeatView) -> bool) -> SeatView {
    let mut found = None;
    let look = |play: &Play<TectonicTribes>| {
        let mut views = play.to_decide().iter().filter_map(|seat| play.seat_view(seat));
        found = found.take().or_else(|| views.find(&wanted));
    };
    watch_one(&setting(), &[ComputerKind::Greedy; 3], Seed::numbered(5), look)
        .expect("a whole game");
    found.expect("such a position")
}

fn first_to_act() -> SeatView {
    view(|view| matches!(view.table.phase, PhaseView::Act { done: 0, .. }))
}

fn type_it(view: &SeatView, draft: &[Picked<TectonicTribes>], text: &str) -> Typed<TectonicTribes> {
    with_voice(|voice| match TectonicTribes::typed(voice, &setting(), view, draft, text) {
        Ok(typed) => typed,
        Err(hint) => panic!("{text}: {}", voice.say(&hint)),
    })
}

fn hint(view: &SeatView, draft: &[Picked<TectonicTribes>], text: &str) -> String {
    with_voice(|voice| {
        let typed = TectonicTribes::typed(voice, &setting(), view, draft, text);
        voice.say(&typed.expect_err("this means nothing"))
    })
}

#[test]
fn two_numbers_choose_and_one_answers_the_open_step() {
    let view = view(|view| matches!(view.table.phase, PhaseView::Choose { .. }));
    let [play, discard] = [view.hand[2], view.hand[0]];
    let picks = [Item::Play(play), Item::Discard(discard)].map(Pick::Item);
    for text in [
        format!("{play} {discard}"),
        format!(" {play},{discard}"),
        format!("PLAY {play}, discard {discard}"),
        format!("card {play} card {discard}"),
    ] {
        assert_eq!(type_it(&view, &[], &text).draft, picks, "{text}");
        assert_eq!(type_it(&view, &picks, &text).draft, picks, "{text}");
    }
    assert_eq!(type_it(&view, &[], &play.to_string()).draft, picks[..1]);
    assert_eq!(type_it(&view, &picks[..1], &discard.to_string()).draft, picks);
    let (a, b) = (view.hand[0], view.hand[1]);
    let told = format!("Try `{a} {b}`: play, then discard.");
    assert_eq!(hint(&view, &[], "hello 🎲"), told);
    assert_eq!(hint(&view, &picks[..1], "81"), format!("Try `{a}`."));
    // Both are picked: another number is another card to discard, as with the buttons.
    let other = view.hand[1];
    let changed = [Item::Play(play), Item::Discard(other)].map(Pick::Item);
    assert_eq!(type_it(&view, &picks, &other.to_string()).draft, changed);
}

#[test]
fn a_place_can_be_typed_in_any_order_with_a_tribe_card_and_a_name() {
    let view = first_to_act();
    let own = view.table.front(view.seat).expect("a card");
    let tribe = view.tribe_cards[2];
    let Some(Step::Place(places)) =
        menu::step(&setting(), &view, &[Pick::Item(Item::Terrain(own))])
    else {
        panic!("a place is asked");
    };
    let spot = *places.iter().find(|spot| spot.turn == Rotation::Quarter).expect("on its side");
    let at = label(spot.at);
    let laid = |card| [Pick::Item(card), Pick::Spot(spot)];
    for text in [format!("{at} 90"), format!("90° {}", at.to_lowercase()), format!("{own} {at} 90")]
    {
        let typed = type_it(&view, &[], &text);
        assert_eq!((&typed.draft[..], typed.trial), (&laid(Item::Terrain(own))[..], Some(spot)));
    }
    let other = view.table.waiting()[1].0;
    let (name, number) = (NAMES[other.index()], lay::number_of(&view.table, other));
    let discards = [&laid(Item::Tribe(tribe))[..], &[Pick::Item(Item::CardOf(other))]].concat();
    for text in [
        format!("T{tribe} {at} 90 {number}"),
        format!("{number} {at} 90 t{tribe}"),
        format!("tribe card {tribe} {at} 90 {number}"),
    ] {
        assert_eq!(type_it(&view, &[], &text).draft, discards, "{text}");
    }
    let typed = type_it(&view, &[], &format!("{at} 90 t{tribe}"));
    assert_eq!(typed.draft, laid(Item::Tribe(tribe)));
    if name != "C7" {
        assert_eq!(type_it(&view, &typed.draft, &name.to_lowercase()).draft, discards);
    }
    let own_goes = type_it(&view, &typed.draft, &own.to_string()).draft;
    assert_eq!(own_goes.last(), Some(&Pick::Item(Item::CardOf(view.seat))));
    assert!(hint(&view, &[], "90").contains("or `T1 "), "{}", hint(&view, &[], "90"));
}

#[test]
fn a_place_that_is_not_allowed_is_tried_out() {
    let view = first_to_act();
    let (_, last) = view.table.board.bounds().expect("cards lie there");
    let east = view.table.board.visible().find(|(at, _)| at.x == last.x).expect("a square");
    let beyond = label(east.0.offset(1, 0));
    let typed = type_it(&view, &[], &beyond.to_lowercase());
    let own = view.table.front(view.seat).expect("a card");
    assert_eq!(typed.draft, [Pick::Item(Item::Terrain(own))]);
    let trial = typed.trial.expect("a place");
    let said =
        with_voice(|voice| TectonicTribes::trial(voice, &setting(), &view, &typed.draft, trial));
    assert_eq!(said[0], format!("Card {own} with its top left square on {beyond}, upright."));
    assert!(said[1].starts_with("It overlaps nothing: ") && said[1].ends_with("(5a)."), "{said:?}");
}

#[test]
fn a_card_on_trial_says_what_it_covers_whose_areas_change_and_the_points_then() {
    let agreed = setting();
    let (mut taken, mut lost) = (0, 0);
    let look = |play: &Play<TectonicTribes>| {
        let Some(view) = play.to_decide().iter().next().and_then(|seat| play.seat_view(seat))
        else {
            return;
        };
        let (PhaseView::Act { .. }, Some(tribe)) = (&view.table.phase, view.tribe_cards.first())
        else {
            return;
        };
        let draft = [Pick::Item(Item::Tribe(*tribe))];
        for spot in view.table.board.places(view.seat).iter().step_by(7) {
            let (card, seat) = (Card::Tribe(*tribe), view.seat);
            let laid = Laid { seat, card, spot, face: *lay::face(&agreed, card) };
            let board = view.table.board.with(laid).expect("it fits");
            let then = TableView { board, ..view.table.clone() };
            let said =
                with_voice(|voice| TectonicTribes::trial(voice, &agreed, &view, &draft, spot));
            let starts = |start: &str| said.iter().filter(|line| line.starts_with(start)).count();
            assert_eq!(starts("It covers "), 1, "{said:?}");
            let now = view.table.standing(agreed.options()).scores;
            let scores = then.standing(agreed.options()).scores;
            let counted = said.last().expect("the points come last");
            for (seat, points) in scores.iter() {
                let change = points - now[seat];
                let change = if change == 0 {
                    String::new()
                } else {
                    format!(" ({change:+})").replace('-', "−")
                };
                let part = format!("{} {points}{change}", NAMES[seat.index()]);
                assert!(counted.contains(&part), "{part}: {counted}");
            }
            let change = scores[view.seat] - now[view.seat];
            taken += usize::from(starts("You take: ") > 0);
            lost += usize::from(starts("You lose: ") > 0);
            let is_told =
                ["It makes: ", "You take: ", "You lose: "].into_iter().any(|line| starts(line) > 0);
            assert!(change == 0 || is_told, "{change}: {said:?}");
        }
    };
    watch_one(&setting(), &[ComputerKind::Greedy; 3], Seed::numbered(5), look)
        .expect("a whole game");
    assert!(taken > 0 && lost > 0, "{taken} taken, {lost} lost");
}

#[test]
fn in_a_high_world_t3_is_a_tribe_card_only_where_no_place_is_wanted() {
    let mut view = first_to_act();
    let face = *setting().deck().terrain(Number::all().next().expect("a card"));
    let t3 = Point::new(7, -47);
    let card = Card::Terrain(Number::all().next().expect("a card"));
    let mut cards: Vec<Laid> = view.table.board.clone().into();
    cards.push(Laid { seat: Seat(0), card, spot: Spot::new(t3, Rotation::None), face });
    view.table.board = Board::try_from(cards).expect("a board");
    assert_eq!((label(t3), square(&view.table.board, "T3")), ("T3".to_owned(), Some(t3)));
    let tribe = [Pick::Item(Item::Tribe(TribeCard::new(3).expect("a card")))];
    assert_eq!(type_it(&view, &[], "t3").draft, tribe);
    assert_eq!(type_it(&view, &[], "t3 m50").draft[..1], tribe);
    assert_eq!(type_it(&view, &tribe, "t3").trial.map(|spot| spot.at), Some(t3));
    assert_eq!(type_it(&view, &[], "t3 90").trial.map(|spot| spot.at), Some(t3));
}

#[test]
fn a_square_that_no_card_can_touch_is_no_answer() {
    let view = first_to_act();
    let (first, _) = view.table.board.bounds().expect("cards lie there");
    let far = label(first.offset(-3, 0));
    let told = hint(&view, &[], &far);
    assert!(told.starts_with("Try `") && !told.contains(&far), "{far}: {told}");
}

#[test]
fn every_refusal_ends_with_its_rule_in_every_language() {
    let (seat, at) = (Seat(1), Point::new(0, 0));
    let number = Number::new(45).expect("a card");
    let fits = [Misfit::Apart(at), Misfit::Buried(at), Misfit::Lava(at), Misfit::Tent(at, seat)];
    let others = [
        CommonRefusal::GameOver.into(),
        CommonRefusal::NoSuchSeat(Seat(9)).into(),
        CommonRefusal::NotYourTurn(seat).into(),
        Refusal::ChooseFirst,
        Refusal::StartFirst,
        Refusal::LayNow,
        Refusal::NotInHand(number),
        Refusal::SameCard(number),
        Refusal::NoTribeCardYet,
        Refusal::TribeCardGone(TribeCard::new(3).expect("a card")),
        Refusal::ActsNoMore(seat),
    ];
    for refusal in fits.map(Refusal::DoesNotFit).into_iter().chain(others) {
        ends_with_its_rules::<TectonicTribes>(&setting(), &refusal);
    }
}
