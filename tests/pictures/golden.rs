//! Golden pictures with their descriptions and plain texts. After a wanted change:
//! `UPDATE_GOLDEN=1 cargo test --test program golden`, and look at each of them.

use super::*;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

/// Fonts and drawings may be put down a little differently elsewhere, nothing else.
fn alike(name: &str, png: &[u8], golden: &[u8]) {
    let ((width, height, ours), (golden_width, golden_height, theirs)) =
        (pixels(png), pixels(golden));
    assert_eq!((width, height), (golden_width, golden_height), "{name}");
    let apart = |(one, other): (&[u8; 3], &[u8; 3])| -> u64 {
        one.iter().zip(other).map(|(one, other)| u64::from(one.abs_diff(*other))).sum()
    };
    let distances = ours.iter().zip(&theirs).map(apart);
    let sum: u64 = distances.clone().sum();
    let far = distances.filter(|distance| *distance > 90).count();
    let count = ours.len();
    assert!(sum <= count as u64 * 2, "{name}: {sum} over {count} pixels");
    assert!(far * 400 <= count, "{name}: {far} of {count} pixels are far off");
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

fn of_game<G: Pictured + Listed>() {
    let slug = G::SLUG;
    let names = names();
    let scene = scene(&names);
    for (seats, seed) in [(2, 1), (4, 2), (5, 3)] {
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
    for (index, picture) in G::reference(&scene, setting::<G>(4).deck()).iter().enumerate() {
        check(&format!("{slug}-reference-{index}"), picture);
    }
}

#[test]
fn golden_pictures() {
    for_every_game!(of_game);
}

#[test]
fn a_golden_picture_can_be_missed() {
    let names = names();
    let play = &positions::<pangaea_engine::games::tectonic_tribes::TectonicTribes>(&setting(2), 1);
    let drawn = |index: usize| {
        let play = &play[index];
        Pictured::board(&scene(&names), play.setting(), &play.table_view()).png
    };
    let (before, after) = (drawn(20), drawn(21));
    alike("the same", &before, &before);
    let differ = std::panic::catch_unwind(|| alike("one card more", &before, &after));
    assert!(differ.is_err(), "a card more or less must be noticed");
}
