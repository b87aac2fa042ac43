//! The speed of pictures, and what they weigh.

use crate::figure::{Figure, in_turns, median, time};
use crate::pillow::{self, Pillow};
use pangaea::cli::Error;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{Options, TableView, TectonicTribes};
use pangaea_engine::players::{ComputerKind, play_one};
use pangaea_engine::registry::{GameId, RegisteredGame};
use pangaea_engine::with_game;
use pangaea_games::pictured::{self, Look, Pictured, Scale, Scene, indexed_png};
use pangaea_text::Language;
use std::hint::black_box;
use std::time::Duration;

/// Board, Pillow and floor in turns.
const REPETITIONS: usize = 41;

pub(crate) fn run() -> Result<(), Error> {
    let warm = time(|| pictured::warm(Look::Standard));
    Figure::alone("warm", warm.as_secs_f64() * 1e3, "ms").print();
    let names: Vec<String> = (1..=5).map(|seat| format!("Player number {seat}")).collect();
    let scene = Scene {
        names: &names,
        language: Language::English,
        look: Look::Standard,
        scale: Scale::FULL,
    };
    let (setting, view) = late_board()?;
    let picture = TectonicTribes::board(&scene, &setting, &view);
    let (pixels, colours) = decoded(&picture.png)?;
    let (board, sprites) = pillow::board(&view, &names, (picture.width, picture.height));
    let mut pillow = Pillow::new(&board, &sprites)?;
    let mut bytes = pillow.draw()?.1;
    let (mut ours, mut theirs, mut floor) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..REPETITIONS {
        ours.push(time(|| {
            black_box(TectonicTribes::board(&scene, &setting, &view));
        }));
        floor.push(time(|| {
            // It copies the pixels once, into rows as PNG has them.
            let pixels = black_box(&pixels);
            black_box(indexed_png(picture.width, picture.height, pixels, colours.clone()));
        }));
        let (took, size) = pillow.draw()?;
        theirs.push(took);
        bytes = bytes.max(size);
    }
    let ms = |times: Vec<Duration>| median(times).as_secs_f64() * 1e3;
    let (ours, theirs, floor) = (ms(ours), ms(theirs), ms(floor));
    Figure::against("board_vs_pillow", ours, theirs, "Pillow, same board and sprites", "ms")
        .print();
    let size = |bytes: usize| f64::from(u32::try_from(bytes).unwrap_or(u32::MAX));
    Figure::against(
        "board_bytes_vs_pillow",
        size(picture.png.len()),
        size(bytes),
        "Pillow, default PNG",
        "bytes",
    )
    .print();
    Figure::against("board_vs_floor", ours, floor, "copy and deflate of the pixels", "ms").print();
    other_boards(&scene)?;
    let (used, most) = pictured::sprite_bytes(Look::Standard);
    Figure::against("sprite_bytes", size(used), size(most), "the bound", "bytes").print();
    Ok(())
}

/// The end of an advanced game for five whose world is about 20 by 20 squares.
fn late_board() -> Result<(Setting<TectonicTribes>, TableView), Error> {
    let deck = pangaea_decks::built_in::<TectonicTribes>();
    let options = Options { advanced: true, lava_scores: true };
    let setting = Setting::<TectonicTribes>::with_seats(deck, options, 5)
        .map_err(|error| Error::Failed(error.to_string()))?;
    for seed in 0.. {
        let game = play_one(&setting, &[ComputerKind::Random; 5], Seed::numbered(seed))?;
        let view = game.play.table_view();
        let Some((first, last)) = view.board.bounds() else { continue };
        let about_20 = |from: i16, to: i16| (19..=21).contains(&(to - from + 1));
        if about_20(first.x, last.x) && about_20(first.y, last.y) {
            return Ok((setting, view));
        }
    }
    Err(Error::Failed("no such board".to_owned()))
}

/// The pixels of a picture of ours and its palette.
fn decoded(png: &[u8]) -> Result<(Vec<u8>, Vec<u8>), Error> {
    let failed = |error: png::DecodingError| Error::Failed(error.to_string());
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().map_err(failed)?;
    let mut pixels = vec![0; reader.output_buffer_size().unwrap_or(0)];
    reader.next_frame(&mut pixels).map_err(failed)?;
    let colours = reader.info().palette.clone().unwrap_or_default().into_owned();
    Ok((pixels, colours))
}

/// The last boards of the other games.
fn other_boards(scene: &Scene<'_>) -> Result<(), Error> {
    for game in GameId::ALL {
        with_game!(game, G => last_board::<G>(scene))?;
    }
    Ok(())
}

fn last_board<G: Pictured + RegisteredGame>(scene: &Scene<'_>) -> Result<(), Error> {
    let deck = pangaea_decks::built_in::<G>();
    let setting = Setting::<G>::with_seats(deck, G::Options::default(), 4)
        .map_err(|error| Error::Failed(error.to_string()))?;
    let game = play_one(&setting, &[ComputerKind::Greedy; 4], Seed::numbered(1))?;
    let view = game.play.table_view();
    let picture = G::board(scene, &setting, &view);
    let (pixels, colours) = decoded(&picture.png)?;
    let (ours, floor) = in_turns(
        REPETITIONS,
        || {
            black_box(G::board(scene, &setting, &view));
        },
        || {
            black_box(indexed_png(picture.width, picture.height, &pixels, colours.clone()));
        },
    );
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let what = format!("last_board_{}", G::SLUG.replace('-', "_"));
    Figure::against(&what, ms(ours), ms(floor), "copy and deflate of the pixels", "ms").print();
    let bytes = f64::from(u32::try_from(picture.png.len()).unwrap_or(u32::MAX));
    Figure::alone(&format!("{what}_bytes"), bytes, "bytes").print();
    Ok(())
}
