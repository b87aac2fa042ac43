//! `pangaea gallery`: every kind of picture for all games, seat counts and moments, with a page to
//! look through them.

mod moments;
mod page;
mod scripts;

pub use scripts::{EXTREMES, SCRIPTS};

use crate::cli::{self, Error};
use crate::config::Config;
use crate::decks;
use clap::Args;
use moments::{GalleryMoment, moments};
use page::GalleryPages;
use pangaea_engine::game::{Setting, Switch};
use pangaea_engine::registry::{GameId, RegisteredGame};
use pangaea_engine::with_game;
use pangaea_games::pictured::{Look, Pictured, Scale, Scene, panels};
use pangaea_text::Language;
use std::path::PathBuf;

/// What can be said to `pangaea gallery`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The folder for the pictures; if it isn't there, Pangaea makes it
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Use the folder even if it isn't empty, and overwrite what's in it
    #[arg(long)]
    force: bool,
}

/// Names as people have them: short, long, and in other scripts.
const NAMES: [&str; 5] = ["Ada", "Grandmother Willow", "Жанна", "Ørsted", "日本のともだち"];
/// The longest that Discord allows.
const LONG_NAME: &str = "Wolfeschlegelsteinhausenbergerdo";

/// The moments at which the most is written.
const WORTH_READING: [&str; 2] = ["3-typical", "5-over"];

/// Draws everything and writes the page.
pub fn run(config: &Config, arguments: &Arguments) -> Result<(), Error> {
    let mut page = GalleryPages::new(&arguments.folder, arguments.force)?;
    let names = NAMES.map(str::to_owned);
    let scene = Scene {
        names: &names,
        language: Language::English,
        look: Look::Standard,
        scale: Scale::FULL,
    };
    for game in GameId::ALL {
        with_game!(game, G => of_game::<G>(config, &scene, &mut page))?;
    }
    let (pictures, file) = page.finish()?;
    cli::print(&format!("{pictures} pictures; open {}\n", file.display()))
}

/// How many play in most of the pictures.
fn usual_seats<G: Pictured>() -> usize {
    4.min(*G::SEATS.end())
}

fn table<G: Pictured>(
    deck: &G::Deck,
    options: G::Options,
    seats: usize,
) -> Result<Setting<G>, Error> {
    Setting::with_seats(deck.clone(), options, seats)
        .map_err(|error| Error::Failed(error.to_string()))
}

fn of_game<G: Pictured + RegisteredGame>(
    config: &Config,
    scene: &Scene<'_>,
    page: &mut GalleryPages,
) -> Result<(), Error> {
    let deck = decks::load::<G>(config, None)?;
    page.chapter(G::NAME);
    for seats in G::SEATS {
        let setting = table::<G>(&deck, G::Options::default(), seats)?;
        for moment in moments(&setting)? {
            let name = format!("{}-{seats}-{}", G::SLUG, moment.name);
            shown(scene, &setting, &moment, page, &name)?;
        }
    }
    let setting = table::<G>(&deck, G::Options::default(), usual_seats::<G>())?;
    let long = vec![LONG_NAME.to_owned(); setting.seat_count()];
    let scenes = [
        ("contrast", Scene { look: Look::HighContrast, ..*scene }),
        ("long-names", Scene { names: &long, ..*scene }),
        ("small", Scene { scale: Scale::at_most(600), ..*scene }),
    ];
    for moment in moments(&setting)? {
        for (kind, scene) in &scenes {
            let name = format!("{}-{kind}-{}", G::SLUG, moment.name);
            shown(scene, &setting, &moment, page, &name)?;
        }
    }
    for (option, options) in other_options::<G>() {
        let setting = table::<G>(&deck, options, usual_seats::<G>())?;
        for moment in moments(&setting)? {
            let name = format!("{}-{option}-{}", G::SLUG, moment.name);
            shown(scene, &setting, &moment, page, &name)?;
        }
    }
    for (index, picture) in (1..).zip(G::reference(scene, &deck)) {
        page.add(&format!("{}-reference-{index}", G::SLUG), &picture)?;
    }
    for (index, topic) in (1..).zip(G::TOPICS) {
        if let Some(picture) = (topic.picture)(&Scene { names: &[], ..*scene }, &deck) {
            page.add(&format!("{}-topic-{index}", G::SLUG), &picture)?;
        }
    }
    let colours: Vec<_> = G::COLOURS.iter().rev().copied().collect();
    for (name, seats) in [("cover", 1), ("cover-full", *G::SEATS.end())] {
        let scene = Scene { names: &scene.names[..seats], ..*scene };
        page.add(&format!("{}-{name}", G::SLUG), &G::cover(&scene, &colours[..seats]))?;
    }
    extremes::<G>(scene, &deck, page)?;
    scripts::<G>(scene, &deck, page)?;
    languages::<G>(scene, &deck, page)
}

/// Names in every script and the widest ones, wherever names stand.
fn scripts<G: Pictured + RegisteredGame>(
    scene: &Scene<'_>,
    deck: &G::Deck,
    page: &mut GalleryPages,
) -> Result<(), Error> {
    let setting = table::<G>(deck, G::Options::default(), usual_seats::<G>())?;
    let names: Vec<String> =
        SCRIPTS.iter().map(|(_, name)| *name).chain(EXTREMES).map(str::to_owned).collect();
    let moments = moments(&setting)?;
    for (part, names) in (1..).zip(names.chunks(setting.seat_count())) {
        let scene = Scene { names, ..*scene };
        for moment in moments.iter().filter(|moment| WORTH_READING.contains(&moment.name)) {
            let name = format!("{}-scripts-{part}-{}", G::SLUG, moment.name);
            shown(&scene, &setting, moment, page, &name)?;
        }
    }
    Ok(())
}

/// What has words in it, in every other language.
fn languages<G: Pictured + RegisteredGame>(
    scene: &Scene<'_>,
    deck: &G::Deck,
    page: &mut GalleryPages,
) -> Result<(), Error> {
    let setting = table::<G>(deck, G::Options::default(), usual_seats::<G>())?;
    let moments = moments(&setting)?;
    let others = Language::ALL.iter().copied().filter(|language| *language != scene.language);
    for language in others {
        let scene = Scene { language, ..*scene };
        let kind = format!("{}-{}", G::SLUG, language.code());
        for moment in moments.iter().filter(|moment| WORTH_READING.contains(&moment.name)) {
            shown(&scene, &setting, moment, page, &format!("{kind}-{}", moment.name))?;
        }
        for (index, picture) in (1..).zip(G::reference(&scene, deck)) {
            page.add(&format!("{kind}-reference-{index}"), &picture)?;
        }
        let scene = Scene { names: &scene.names[..1], ..scene };
        page.add(&format!("{kind}-cover"), &G::cover(&scene, &G::COLOURS[..1]))?;
    }
    Ok(())
}

/// The presets with one switch the other way, for each switch.
fn other_options<G: Pictured>() -> Vec<(String, G::Options)> {
    let preset = G::Options::default();
    let switched = |switch: &Switch<G::Options>| {
        let options = switch.set(&preset, !switch.is_on(&preset));
        (switch.key.replace('_', "-"), options)
    };
    G::SWITCHES.iter().map(switched).collect()
}

/// What no ordinary game shows.
fn extremes<G: Pictured + RegisteredGame>(
    scene: &Scene<'_>,
    deck: &G::Deck,
    page: &mut GalleryPages,
) -> Result<(), Error> {
    let setting = table::<G>(deck, G::Options::default(), *G::SEATS.end())?;
    let finished = moments(&setting)?.pop().map(|moment| moment.play.table_view());
    for (extreme, view) in finished.iter().flat_map(|view| G::extremes(&setting, view)) {
        let name = format!("{}-{extreme}", G::SLUG);
        page.add(&format!("{name}-board"), &G::board(scene, &setting, &view))?;
        if let Some(picture) = G::scoring(scene, &setting, &view) {
            page.add(&format!("{name}-scoring"), &picture)?;
        }
    }
    Ok(())
}

/// Everything that can be seen at one moment.
fn shown<G: Pictured + RegisteredGame>(
    scene: &Scene<'_>,
    setting: &Setting<G>,
    moment: &GalleryMoment<G>,
    page: &mut GalleryPages,
    name: &str,
) -> Result<(), Error> {
    let table = moment.play.table_view();
    page.add(&format!("{name}-board"), &G::board(scene, setting, &table))?;
    page.text(&format!("{name}-plain"), &G::plain(scene, setting, &table));
    if let Some(picture) = G::scoring(scene, setting, &table) {
        page.add(&format!("{name}-scoring"), &picture)?;
    }
    for seat in moment.play.to_decide().iter().take(1) {
        let Some(view) = moment.play.seat_view(seat) else { continue };
        page.add(&format!("{name}-hand"), &G::hand(scene, setting, &view))?;
        for (step, picture) in panels(scene, setting, &view).iter().enumerate() {
            page.add(&format!("{name}-panel-{}", step + 1), picture)?;
        }
    }
    Ok(())
}
