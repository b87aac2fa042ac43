//! Golden pictures with their descriptions and plain texts. After a wanted change:
//! `UPDATE_GOLDEN=1 cargo test --test program golden`, and look at each of them.

use super::*;
use pangaea::gallery::SCRIPTS;
use pangaea_engine::games::tectonic_tribes::TectonicTribes;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

/// Pixels a side of the blocks that are compared.
const BLOCK: u32 = 16;
/// How far a block's pixels may be apart on average, all three channels added up.
const APART: u64 = 24;

/// Fonts and drawings may be put down a little differently elsewhere, nothing else: not even a
/// digit may be missing.
fn differences(png: &[u8], golden: &[u8]) -> Vec<String> {
    let ((width, height, ours), (golden_width, golden_height, theirs)) =
        (pixels(png), pixels(golden));
    if (width, height) != (golden_width, golden_height) {
        return vec![format!("{width}x{height} instead of {golden_width}x{golden_height}")];
    }
    let across = width.div_ceil(BLOCK);
    let mut blocks = vec![(0, 0); (across * height.div_ceil(BLOCK)) as usize];
    for (place, (one, other)) in (0..).zip(ours.iter().zip(&theirs)) {
        let (x, y): (u32, u32) = (place % width, place / width);
        let block = &mut blocks[(y / BLOCK * across + x / BLOCK) as usize];
        let apart = one.iter().zip(other).map(|(one, other)| u64::from(one.abs_diff(*other)));
        *block = (block.0 + apart.sum::<u64>(), block.1 + 1);
    }
    let far = (0..).zip(blocks).filter(|(_, (sum, count))| *sum > APART * count);
    let place = |block: u32| (block % across * BLOCK, block / across * BLOCK);
    far.map(|(block, (sum, count))| format!("{:?}: {}", place(block), sum / count)).collect()
}

fn alike(name: &str, png: &[u8], golden: &[u8]) {
    let found = differences(png, golden);
    assert!(found.is_empty(), "{name}: {} blocks differ: {found:?}", found.len());
}

fn check(name: &str, picture: &Picture) {
    let file = folder().join(format!("{name}.png"));
    if updating() {
        std::fs::create_dir_all(folder()).expect("the folder");
        std::fs::write(&file, &picture.png).expect("a golden picture");
    }
    let golden = std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    alike(name, &picture.png, &golden);
    check_text(name, &picture.description);
}

fn check_text(name: &str, text: &str) {
    let file = folder().join(format!("{name}.txt"));
    let text = format!("{text}\n");
    if updating() {
        std::fs::write(&file, &text).expect("a golden text");
    }
    let golden = std::fs::read_to_string(&file);
    assert_eq!(
        golden.unwrap_or_else(|error| panic!("{}: {error}", file.display())),
        text,
        "{name}"
    );
}

fn of_game<G: Pictured + RegisteredGame>() {
    let slug = G::SLUG;
    let names = names();
    let scene = scene(&names);
    let tables = [(2, 1), (4, 2), (5, 3)];
    for (seats, seed) in tables.into_iter().filter(|(seats, _)| G::SEATS.contains(seats)) {
        let positions = positions::<G>(&setting(seats), seed);
        for (moment, index) in [("early", positions.len() / 4), ("over", positions.len() - 1)] {
            let play = &positions[index];
            let (setting, table) = (play.setting(), play.table_view());
            let name = |kind: &str| format!("{slug}-{seats}-{moment}-{kind}");
            check(&name("board"), &G::board(&scene, setting, &table));
            check_text(&name("plain"), &G::plain(&scene, setting, &table));
            if seats != 4 {
                continue;
            }
            let strong = Scene { look: Look::HighContrast, ..scene };
            check(&name("contrast"), &G::board(&strong, setting, &table));
            if let Some(picture) = G::scoring(&scene, setting, &table) {
                check(&name("scoring"), &picture);
            }
            for seat in play.to_decide().iter().take(1) {
                let view = play.seat_view(seat).expect("a seat of this table");
                check(&name("hand"), &G::hand(&scene, setting, &view));
                for (step, picture) in panels(&scene, setting, &view).iter().enumerate() {
                    check(&name(&format!("panel-{step}")), picture);
                }
            }
        }
    }
    let few = Scene { names: &names[..3], ..scene };
    let colours: Vec<_> = G::COLOURS.iter().rev().take(3).copied().collect();
    check(&format!("{slug}-cover"), &G::cover(&few, &colours));
    for (index, picture) in G::reference(&scene, setting::<G>(4).deck()).iter().enumerate() {
        check(&format!("{slug}-reference-{index}"), picture);
    }
}

#[test]
fn golden_pictures() {
    for_every_game!(of_game);
}

fn in_any_script<G: Pictured + RegisteredGame>() {
    let names: Vec<String> = SCRIPTS.iter().map(|(_, name)| (*name).to_owned()).collect();
    let play = positions::<G>(&setting(4), 2).pop().expect("a finished game");
    for (part, names) in names.chunks(4).enumerate() {
        let picture = G::board(&scene(names), play.setting(), &play.table_view());
        check(&format!("{}-scripts-{part}", G::SLUG), &picture);
    }
}

#[test]
fn golden_pictures_with_names_of_every_script() {
    for_every_game!(in_any_script);
}

/// The file with a small part painted over.
fn painted_over(png: &[u8], (left, top): (u32, u32), side: u32) -> Vec<u8> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut places = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = reader.next_frame(&mut places).expect("its pixels");
    let colours = reader.info().palette.clone().expect("a palette").into_owned();
    let ground = places[0];
    for (place, pixel) in (0..).zip(&mut places) {
        let (x, y): (u32, u32) = (place % frame.width, place / frame.width);
        if (left..left + side).contains(&x) && (top..top + side).contains(&y) {
            *pixel = ground;
        }
    }
    pangaea_games::pictured::indexed_png(frame.width, frame.height, &places, colours)
}

#[test]
fn a_golden_picture_notices_a_digit() {
    let names = names();
    let play = positions::<TectonicTribes>(&setting(2), 1).swap_remove(20);
    let png = Pictured::board(&scene(&names), play.setting(), &play.table_view()).png;
    alike("the same", &png, &png);
    // Somewhere in the strip of players, every few pixels, there is something to be seen.
    let (width, _, _) = pixels(&png);
    let noticed = (0..width - 12)
        .step_by(6)
        .filter(|x| !differences(&painted_over(&png, (*x, 64), 12), &png).is_empty())
        .count();
    assert!(noticed >= 6, "{noticed} places of 12 pixels a side were missed");
    assert!(!differences(&png[..], &painted_over(&png, (0, 0), 2000)).is_empty());
}
