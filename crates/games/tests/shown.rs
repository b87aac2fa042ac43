//! Pictures as Discord's desktop client shows them before a click: they fill its box, and what one
//! needs for a decision can be read there.

use pangaea_engine::chance::Seed;
use pangaea_engine::for_each_game;
use pangaea_engine::game::Setting;
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::registry::RegisteredGame;
use pangaea_games::pictured::{
    Client, LEAST_HEIGHT, Look, Picture, Pictured, Scale, Scene, panels,
};
use pangaea_text::Language;
use std::collections::BTreeMap;

/// How much of the box the pictures of a kind fill at least, as a median.
const LEAST_SHARE: f64 = 0.75;
/// How many moments of a game are looked at.
const MOMENTS: usize = 12;

/// A picture, and where it comes from.
struct Drawn {
    from: String,
    picture: Picture,
}

/// The pictures of a game by kind: every number of players, many moments of a game, everybody who
/// decides there.
fn drawn<G: Pictured + RegisteredGame>() -> BTreeMap<&'static str, Vec<Drawn>> {
    let names = ["Ada", "Grandmother Willow", "Жанна", "Ørsted", "日本"].map(str::to_owned);
    let scene = Scene {
        names: &names,
        language: Language::English,
        look: Look::Standard,
        scale: Scale::FULL,
    };
    let mut kinds: BTreeMap<&'static str, Vec<Drawn>> = BTreeMap::new();
    for (seats, kind) in G::SEATS.flat_map(|seats| ComputerKind::ALL.map(|kind| (seats, kind))) {
        let deck = pangaea_decks::built_in::<G>();
        let setting = Setting::with_seats(deck, G::Options::default(), seats).expect("a table");
        let mut positions: Vec<Play<G>> = Vec::new();
        let look = |play: &Play<G>| positions.push(play.clone());
        watch_one(&setting, &vec![kind; seats], Seed::numbered(11), look).expect("a whole game");
        let every = (positions.len() - 1).div_ceil(MOMENTS).max(1);
        let last = positions.len() - 1;
        for index in (0..last).step_by(every).chain([last]) {
            let play = &positions[index];
            let table = play.table_view();
            let mut add = |kind: &'static str, picture: Picture| {
                let from = format!("{} for {seats}, position {index}, {kind}", G::SLUG);
                kinds.entry(kind).or_default().push(Drawn { from, picture });
            };
            add("board", G::board(&scene, &setting, &table));
            if let Some(picture) = G::scoring(&scene, &setting, &table) {
                add("scoring", picture);
            }
            for view in play.to_decide().iter().take(2).filter_map(|seat| play.seat_view(seat)) {
                add("hand", G::hand(&scene, &setting, &view));
                for picture in panels(&scene, &setting, &view) {
                    add("panel", picture);
                }
            }
        }
    }
    kinds
}

fn fills_the_box<G: Pictured + RegisteredGame>() {
    let kinds = drawn::<G>();
    assert_eq!(kinds.len(), 4);
    let mut poor = Vec::new();
    for (kind, drawn) in kinds {
        let mut shares: Vec<(f64, &Drawn)> =
            drawn.iter().map(|drawn| (drawn.picture.fill_share(), drawn)).collect();
        shares.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let (median, drawn) = shares[shares.len() / 2];
        if median < LEAST_SHARE {
            poor.push(format!("{kind}: {median:.2}, such as {} {:?}", drawn.from, drawn.picture));
        }
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}

fn can_be_read<G: Pictured + RegisteredGame>() {
    let mut poor = Vec::new();
    for (kind, drawn) in drawn::<G>() {
        let height = |drawn: &Drawn| drawn.picture.lowest_shown(Client::Desktop).unwrap_or(0.0);
        let low: Vec<&Drawn> = drawn.iter().filter(|drawn| height(drawn) < LEAST_HEIGHT).collect();
        let lowest = low.iter().min_by(|one, other| height(one).total_cmp(&height(other)));
        if let Some(drawn) = lowest {
            let (what, height) = (&drawn.picture.lowest, height(drawn));
            let count = low.len();
            poor.push(format!("{kind}: {count} low, {}: {what:?}, {height:.1}", drawn.from));
        }
    }
    assert!(poor.is_empty(), "too low, or nothing there must be read:\n{}", poor.join("\n"));
}

macro_rules! each_game {
    (; $($folder:ident $game:ident $slug:literal,)+) => {
        $(mod $folder {
            type Game = pangaea_engine::games::$folder::$game;

            #[test]
            fn the_pictures_fill_the_box() {
                super::fills_the_box::<Game>();
            }

            #[test]
            fn what_must_be_read_is_high_enough() {
                super::can_be_read::<Game>();
            }
        })+
    };
}
for_each_game! { each_game! }
