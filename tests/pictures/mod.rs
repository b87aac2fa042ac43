//! Pictures of all games: golden ones, the law of secrecy, limits and odd inputs, and eyes that
//! see fewer colours.

mod golden;
mod limits;
mod little_prince;
mod secrecy;
mod sight;
mod tectonic_tribes;

use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, watch_one};
use pangaea_engine::question::{Next, Step};
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;
use pangaea_games::pictured::{Look, Picture, Pictured, Scale, Scene, panels};
use pangaea_text::Language;

/// Calls a test with each game.
macro_rules! for_every_game {
    ($test:ident) => {
        pangaea_engine::for_each_game! { each! $test }
    };
}
use for_every_game;

macro_rules! each {
    ($test:ident; $($folder:ident $game:ident $slug:literal,)+) => {{
        $($test::<pangaea_engine::games::$folder::$game>();)+
    }};
}
use each;

fn names() -> Vec<String> {
    ["Ada", "Grandmother Willow", "Жанна", "Ørsted", "日本"].map(str::to_owned).into()
}

fn scene(names: &[String]) -> Scene<'_> {
    Scene { names, language: Language::English, look: Look::Standard, scale: Scale::FULL }
}

/// A table for so many, or for as many as can play.
fn setting<G: RegisteredGame>(seats: usize) -> Setting<G> {
    let seats = seats.clamp(*G::SEATS.start(), *G::SEATS.end());
    let deck = pangaea_decks::built_in::<G>();
    Setting::with_seats(deck, G::Options::default(), seats).expect("a table for so many")
}

/// Every position of one game between random players.
fn positions<G: Pictured + RegisteredGame>(setting: &Setting<G>, seed: u64) -> Vec<Play<G>> {
    let mut positions = Vec::new();
    let kinds = vec![ComputerKind::Random; setting.seat_count()];
    let seed = Seed::numbered(seed);
    watch_one(setting, &kinds, seed, |play| positions.push(play.clone())).expect("a whole game");
    positions
}

/// All that can be drawn of a position: public pictures and those of one seat.
fn everything<G: Pictured>(scene: &Scene<'_>, play: &Play<G>, seat: Seat) -> Vec<Picture> {
    let setting = play.setting();
    let table = play.table_view();
    let mut pictures = vec![G::board(scene, setting, &table)];
    pictures.extend(G::scoring(scene, setting, &table));
    if let Some(view) = play.seat_view(seat) {
        pictures.push(G::hand(scene, setting, &view));
        pictures.extend(panels(scene, setting, &view));
    }
    pictures
}

/// Red, green and blue of a PNG's pixels; clear ones on black.
fn pixels(png: &[u8]) -> (u32, u32, Vec<[u8; 3]>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = reader.next_frame(&mut bytes).expect("its pixels");
    let channels = frame.color_type.samples();
    let colours = bytes.chunks(channels).map(|pixel| match *pixel {
        [red, green, blue, alpha] => [red, green, blue].map(|channel| {
            u8::try_from(u16::from(channel) * u16::from(alpha) / 255).expect("at most 255")
        }),
        [red, green, blue] => [red, green, blue],
        _ => panic!("{channels} channels"),
    });
    (frame.width, frame.height, colours.collect())
}

/// The fonts' bytes as fonts/README.md states them.
#[test]
fn the_fonts_are_as_large_as_they_are_said_to_be() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
    let files =
        std::fs::read_dir(&folder).expect("the fonts").map(|file| file.expect("a file").path());
    let is_font = |file: &std::path::PathBuf| {
        file.extension().is_some_and(|end| end == "ttf" || end == "otf")
    };
    let sizes = files.filter(is_font).map(|file| std::fs::metadata(file).expect("a font").len());
    let total: u64 = sizes.sum();
    let said = std::fs::read_to_string(folder.join("README.md")).expect("what is said of them");
    let line = said.lines().find(|line| line.starts_with("| together ")).expect("the total");
    let digits: String = line.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(digits, total.to_string());
    assert!(total < 5_000_000, "{total}");
}
