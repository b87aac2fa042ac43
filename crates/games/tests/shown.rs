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
const MOMENTS: usize = 8;

/// A picture, and where it comes from.
struct DrawnPicture {
    from: String,
    picture: Picture,
}

/// By kind: board, hand, panel and scoring.
type Kinds = BTreeMap<&'static str, Vec<DrawnPicture>>;

/// The pictures of a game by kind: every number of players with every option, many moments of a
/// game, in every language in turn, and everyone who decides there.
fn drawn<G: Pictured + RegisteredGame>() -> Kinds {
    let names = ["Ada", "Grandmother Willow", "Жанна", "Ørsted", "日本"].map(str::to_owned);
    let mut languages = Language::ALL.iter().copied().cycle();
    let mut kinds = Kinds::new();
    let deck = pangaea_decks::built_in::<G>();
    let settings = G::SEATS.flat_map(|seats| Setting::<G>::with_all_options(&deck, seats));
    for (setting, kind) in
        settings.flat_map(|setting| ComputerKind::ALL.map(|kind| (setting.clone(), kind)))
    {
        let seats = setting.seat_count();
        let mut positions: Vec<Play<G>> = Vec::new();
        let look = |play: &Play<G>| positions.push(play.clone());
        watch_one(&setting, &vec![kind; seats], Seed::numbered(11), look).expect("a whole game");
        let every = (positions.len() - 1).div_ceil(MOMENTS).max(1);
        let last = positions.len() - 1;
        for index in (0..last).step_by(every).chain([last]) {
            let play = &positions[index];
            let table = play.table_view();
            let language = languages.next().expect("they begin again");
            let (look, scale) = (Look::Standard, Scale::FULL);
            let scene = Scene { names: &names, language, look, scale };
            let mut add = |kind: &'static str, picture: Picture| {
                let in_it = language.code();
                let from = format!("{} for {seats}, position {index}, {kind} {in_it}", G::SLUG);
                kinds.entry(kind).or_default().push(DrawnPicture { from, picture });
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

fn fills_the_box(kinds: &Kinds) {
    assert_eq!(kinds.len(), 4);
    let mut poor = Vec::new();
    for (kind, drawn) in kinds {
        let mut shares: Vec<(f64, &DrawnPicture)> =
            drawn.iter().map(|drawn| (drawn.picture.fill_share(), drawn)).collect();
        shares.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let (median, drawn) = shares[shares.len() / 2];
        if median < LEAST_SHARE {
            poor.push(format!("{kind}: {median:.2}, such as {} {:?}", drawn.from, drawn.picture));
        }
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}

fn can_be_read(kinds: &Kinds) {
    let mut poor = Vec::new();
    for (kind, drawn) in kinds {
        let height =
            |drawn: &DrawnPicture| drawn.picture.lowest_shown(Client::Desktop).unwrap_or(0.0);
        let low: Vec<&DrawnPicture> =
            drawn.iter().filter(|drawn| height(drawn) < LEAST_HEIGHT).collect();
        let lowest = low.iter().min_by(|one, other| height(one).total_cmp(&height(other)));
        if let Some(drawn) = lowest {
            let (what, height) = (&drawn.picture.lowest, height(drawn));
            let count = low.len();
            poor.push(format!("{kind}: {count} low, {}: {what:?}, {height:.1}", drawn.from));
        }
    }
    assert!(poor.is_empty(), "too low, or nothing there must be read:\n{}", poor.join("\n"));
}

/// A lobby, in every language: titles differ in length.
fn lobby_can_be_read<G: Pictured>() {
    for language in Language::ALL {
        let names = ["Grandmother Willow".to_owned()];
        let (look, scale) = (Look::Standard, Scale::FULL);
        let scene = Scene { names: &names, language: *language, look, scale };
        let lobby = G::cover(&scene, &G::COLOURS[..1]);
        let height = lobby.lowest_shown(Client::Desktop);
        assert!(height.is_some_and(|height| height >= LEAST_HEIGHT), "{:?}", lobby.lowest);
    }
}

macro_rules! each_game {
    (; $($folder:ident $game:ident $slug:literal,)+) => {
        $(mod $folder {
            use std::sync::LazyLock;

            static DRAWN: LazyLock<super::Kinds> =
                LazyLock::new(super::drawn::<pangaea_engine::games::$folder::$game>);

            #[test]
            fn the_pictures_fill_the_box() {
                super::fills_the_box(&DRAWN);
            }

            #[test]
            fn what_must_be_read_is_high_enough() {
                super::can_be_read(&DRAWN);
            }

            #[test]
            fn a_lobby_can_be_read() {
                super::lobby_can_be_read::<pangaea_engine::games::$folder::$game>();
            }
        })+
    };
}
for_each_game! { each_game! }
