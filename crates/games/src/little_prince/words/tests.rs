//! What is typed and refused in The Little Prince.

use super::*;
use crate::pictured::{Look, Pictured, Scale, Scene};
use crate::spoken::tests::ends_with_its_rules;
use crate::spoken::{Spoken, Voice};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::CommonRefusal;
use pangaea_engine::games::little_prince::{
    Action, FinalScore, Item, Offered, Options, Refusal, Stack, Tile, final_score,
};
use pangaea_engine::play::Play;
use pangaea_engine::players::Greedy;
use pangaea_engine::question::Pick;
use pangaea_engine::seat::Seat;
use pangaea_text::Language;

const NAMES: [&str; 3] = ["Ada", "Ben", "Cleo"];

fn with_voice<T>(say: impl FnOnce(&Voice<'_>) -> T) -> T {
    say(&Voice { names: &NAMES.map(str::to_owned), language: Language::English })
}

fn play(seats: usize) -> Play<LittlePrince> {
    let deck = pangaea_decks::built_in::<LittlePrince>();
    let setting = Setting::with_seats(deck, Options::default(), seats).expect("such a table");
    Play::start(setting, Seed::numbered(1)).0
}

/// What the one who must decide sees.
fn view(play: &Play<LittlePrince>) -> SeatView {
    let seat = play.to_decide().iter().next().expect("an unfinished game");
    play.seat_view(seat).expect("a seat of this table")
}

fn act(play: &mut Play<LittlePrince>, action: Action) {
    let seat = play.to_decide().iter().next().expect("an unfinished game");
    play.apply(seat, &action).expect("an allowed action");
}

fn type_it(play: &Play<LittlePrince>, text: &str) -> Result<Vec<Picked<LittlePrince>>, String> {
    with_voice(|voice| {
        let typed = LittlePrince::typed(voice, play.setting(), &view(play), &[], text);
        typed.map(|typed| typed.draft).map_err(|hint| voice.say(&hint))
    })
}

#[test]
fn stacks_have_names_and_letters() {
    let play = play(3);
    for (text, stack) in [
        ("centres", Stack::Center),
        ("c", Stack::Center),
        ("Ch", Stack::Character),
        ("char", Stack::Character),
        ("left", Stack::EdgeLeft),
        ("3", Stack::EdgeRight),
    ] {
        assert_eq!(type_it(&play, text), Ok(vec![Pick::Item(Item::Stack(stack))]), "{text}");
    }
    assert_eq!(type_it(&play, "🪐"), Err("Try `centres` or `C`.".to_owned()));
}

#[test]
fn a_tile_and_the_next_player_can_be_typed_at_once() {
    let mut play = play(3);
    act(&mut play, Action::Draw(Stack::Center));
    let view = view(&play);
    let items = menu::items(play.setting(), &view, &[]);
    let Some(Item::Tile(tile)) = items.last().copied() else { panic!("tiles: {items:?}") };
    let next = view.table.nameable()[1];
    let (label, name) = (terms::label(Language::English, tile), NAMES[next.index()]);
    let picks = [Item::Tile(tile), Item::Next(next)].map(Pick::Item).to_vec();
    for text in [format!("{label} {name}"), format!("{}, {}", label.to_lowercase(), name)] {
        assert_eq!(type_it(&play, &text), Ok(picks.clone()), "{text}");
    }
    let numbers = format!("{} {}", tile.number(), next.number());
    assert_eq!(type_it(&play, &numbers), Ok(picks.clone()), "as in the picture: {numbers}");
    let names = NAMES.map(str::to_owned);
    let (language, look, scale) = (Language::English, Look::Standard, Scale::at_most(500));
    let scene = Scene { names: &names, language, look, scale };
    let shown = LittlePrince::panel(&scene, play.setting(), &view, &picks[..1], None).description;
    for seat in view.table.nameable() {
        let told = format!("{}: {}", seat.number(), NAMES[seat.index()]);
        assert!(shown.contains(&told), "{told}: {shown}");
    }
    assert_eq!(type_it(&play, &label), Ok(picks[..1].to_vec()));
    let said = with_voice(|voice| LittlePrince::decided(voice, play.setting(), &view, &picks));
    assert!(said.starts_with(&format!("You take {label}, and {name} goes next.")), "{said}");
    assert!(type_it(&play, "C99").is_err_and(|hint| hint.contains("Try `C")));
}

#[test]
fn the_tile_face_down_is_called_hidden() {
    let mut play = play(2);
    act(&mut play, Action::Draw(Stack::Character));
    let Some(Item::Hide(tile)) = menu::items(play.setting(), &view(&play), &[]).first().copied()
    else {
        panic!("three tiles to choose from");
    };
    act(&mut play, Action::Hide(tile));
    let names = ["the face-down tile", "the tile face down", "Face down", "hidden", "?"];
    for text in names.into_iter().chain(["verdeckt", "gedekt", "cachée"]) {
        assert_eq!(type_it(&play, text), Ok(vec![Pick::Item(Item::Hidden)]), "{text}");
    }
    let about = |play: &Play<LittlePrince>| {
        let choice = with_voice(|voice| {
            LittlePrince::choice(voice, play.setting(), &view(play), &Item::Hidden)
        });
        choice.detail.expect("what there is to know")
    };
    assert_eq!(about(&play), "Only the other player has seen it.");
    let open = menu::items(play.setting(), &view(&play), &[])[0];
    let Item::Tile(open) = open else { panic!("an open tile: {open:?}") };
    let next = view(&play).table.nameable().first().copied();
    act(&mut play, Action::Take { tile: Offered::Tile(open), next });
    let label = terms::label(Language::English, tile);
    assert!(about(&play).starts_with(&format!("You put it there: {label} (")), "{}", about(&play));
}

#[test]
fn every_refusal_ends_with_its_rule_in_every_language() {
    let play = play(3);
    let tile = Tile::all().next().expect("a tile");
    for refusal in [
        CommonRefusal::GameOver.into(),
        CommonRefusal::NoSuchSeat(Seat(9)).into(),
        CommonRefusal::NotYourTurn(Seat(1)).into(),
        Refusal::ChooseStackFirst,
        Refusal::HideFirst,
        Refusal::TakeNow,
        Refusal::StackEmpty(Stack::Center),
        Refusal::NotDrawn(tile),
        Refusal::NotOffered(tile),
        Refusal::NothingHidden,
        Refusal::NameNext,
        Refusal::NotNameable(Seat(1)),
    ] {
        ends_with_its_rules::<LittlePrince>(play.setting(), &refusal);
    }
}

/// What is said of everything that can be taken or hidden in the open question once it is picked.
fn details(play: &Play<LittlePrince>) -> Vec<(Tile, String)> {
    let view = view(play);
    let tiles = menu::items(play.setting(), &view, &[]).into_iter().filter_map(|item| match item {
        Item::Tile(tile) | Item::Hide(tile) => Some((item, tile)),
        _ => None,
    });
    let told = |item, tile: Tile| {
        let picked = [Pick::Item(item)];
        let notes = with_voice(|voice| LittlePrince::notes(voice, play.setting(), &view, &picked));
        let line = notes.last().expect("a line about it");
        let label = terms::label(Language::English, tile);
        let (named, about) = line.split_once(": ").expect("what it is, and what it adds");
        assert!(named.starts_with(&label), "{line}");
        about.to_owned()
    };
    tiles.map(|(item, tile)| (tile, told(item, tile))).collect()
}

#[test]
fn every_offered_tile_says_what_it_adds_and_what_it_risks() {
    let mut said = Vec::new();
    for seats in [2, 3] {
        let mut play = play(seats);
        let mut chance = Chance::new(Seed::numbered(5));
        while let Some(seat) = play.to_decide().iter().next() {
            let before = final_score(play.setting().deck(), &play.table_view().planets);
            let offered = details(&play);
            let action = play
                .seat_view(seat)
                .and_then(|view| LittlePrince::greedy(play.setting(), &view, &mut chance));
            let action = action.expect("something to do");
            play.apply(seat, &action).expect("an allowed action");
            let Action::Take { tile: Offered::Tile(taken), .. } = action else { continue };
            let (_, words) = offered.into_iter().find(|(tile, _)| *tile == taken).expect("offered");
            let after = final_score(play.setting().deck(), &play.table_view().planets);
            let sum = |score: &FinalScore| -> i64 {
                score.characters[seat].iter().map(|scored| scored.points).sum()
            };
            let adds = match sum(&after) - sum(&before) {
                0 => "adds no points now".to_owned(),
                1 => "adds 1 point now".to_owned(),
                more @ 2.. => format!("adds {more} points now"),
                -1 => "costs you 1 point now".to_owned(),
                less => format!("costs you {} points now", -less),
            };
            assert!(words.starts_with(&adds), "{words}, not {adds}");
            let (own, were) = (after.volcanoes[seat], before.volcanoes[seat]);
            assert_eq!(words.contains("gives you"), own != were, "{words}");
            said.push(words);
        }
    }
    for part in
        ["not the most", "the most (cost: ", "would flip 3 tiles", "· Ada: +", "4 points for"]
    {
        assert!(said.iter().any(|words| words.contains(part)), "{part}: {said:#?}");
    }
}
