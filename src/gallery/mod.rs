//! `pangaea gallery`: every kind of picture for all games, seat counts and moments, with a page to
//! look through them.

mod moments;
mod page;

use crate::cli::{self, Failure};
use crate::config::Config;
use crate::decks;
use crate::render::{Look, Picture, Pictured, Scale, Scene};
use crate::text::Language;
use clap::Args;
use moments::{Moment, moments};
use page::Page;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::LittlePrince;
use pangaea_engine::matches::Listed;
use pangaea_engine::question::{Next, Step, follow};
use std::path::PathBuf;

/// What can be said to `pangaea gallery`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The folder; it is made if it is not there
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// Names as people have them: short, long, and in other scripts.
const NAMES: [&str; 5] = ["Ada", "Grandmother Willow", "Жанна", "Ørsted", "日本のともだち"];
/// The longest that Discord allows.
const LONG_NAME: &str = "Wolfeschlegelsteinhausenbergerdo";

/// Draws everything and writes the page.
pub fn run(config: &Config, arguments: &Arguments) -> Result<(), Failure> {
    let mut page = Page::new(&arguments.folder)?;
    of_game::<LittlePrince>(config, &mut page)?;
    let (pictures, file) = page.finish()?;
    cli::print(&format!("{pictures} pictures; open {}\n", file.display()))
}

fn of_game<G: Pictured + Listed>(config: &Config, page: &mut Page) -> Result<(), Failure> {
    page.chapter(G::NAME);
    let deck = decks::load::<G>(config, None)?;
    let names = NAMES.map(str::to_owned);
    let scene = Scene {
        names: &names,
        language: Language::English,
        look: Look::Standard,
        scale: Scale::FULL,
    };
    for seats in G::SEATS {
        let setting = Setting::<G>::with_seats(deck.clone(), G::Options::default(), seats)
            .map_err(|error| Failure::Failed(error.to_string()))?;
        for moment in moments(&setting)? {
            let name = format!("{}-{seats}-{}", G::SLUG, moment.name);
            shown(&scene, &setting, &moment, page, &name)?;
        }
    }
    let setting = Setting::<G>::with_seats(deck.clone(), G::Options::default(), 4)
        .map_err(|error| Failure::Failed(error.to_string()))?;
    let contrast = Scene { look: Look::HighContrast, ..scene };
    let long = vec![LONG_NAME.to_owned(); 4];
    let long = Scene { names: &long, ..scene };
    let small = Scene { scale: Scale::at_most(600), ..scene };
    for moment in moments(&setting)? {
        for (kind, scene) in [("contrast", &contrast), ("long-names", &long), ("small", &small)] {
            let name = format!("{}-{kind}-{}", G::SLUG, moment.name);
            shown(scene, &setting, &moment, page, &name)?;
        }
    }
    for (index, picture) in (1..).zip(G::reference(&scene, &deck)) {
        page.add(&format!("{}-reference-{index}", G::SLUG), &picture)?;
    }
    Ok(())
}

/// Everything that can be seen at one moment.
fn shown<G: Pictured + Listed>(
    scene: &Scene<'_>,
    setting: &Setting<G>,
    moment: &Moment<G>,
    page: &mut Page,
    name: &str,
) -> Result<(), Failure> {
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

/// The steps of one decision, the middle choice taken in each.
fn panels<G: Pictured>(
    scene: &Scene<'_>,
    setting: &Setting<G>,
    view: &G::SeatView,
) -> Vec<Picture> {
    let mut draft = Vec::new();
    let mut pictures = Vec::new();
    while let Some(question) = follow::<G>(setting, view, &draft) {
        let Next::Ask(step) = question.next else { break };
        let picks = step.picks();
        let trial = match &step {
            Step::Place(spots) => spots.get(spots.len() / 2).copied(),
            Step::OneOf(_) => None,
        };
        pictures.push(G::panel(scene, setting, view, &draft, trial));
        let Some(pick) = picks.get(picks.len() / 2) else { break };
        draft.push(pick.clone());
    }
    pictures
}
