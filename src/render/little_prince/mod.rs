//! Pictures of The Little Prince: planets of 16 tiles in a starry night.
//!
//! `tile` draws one tile, `loose` those on the table, `planet` sixteen with a name and counts,
//! `offer` the round; the other files are the kinds of pictures.

mod board;
mod describe;
mod hand;
mod icons;
mod liking;
mod loose;
mod offer;
mod panel;
mod plain;
mod planet;
mod podium;
mod reference;
mod scoring;
mod sky;
mod tile;

use super::{Picture, Pictured, Scale, Scene};
use crate::spoken::little_prince::words;
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Deck, LittlePrince, SeatView, TableView};
use pangaea_engine::question::Picked;
use pangaea_engine::spot::Spot;

/// How far apart the cells of a planet can be. Planets are few and large, so that a cell may be twice as
/// wide as a unit; where room is short it is one unit, which is the finer step.
fn pitch(scale: Scale, size: impl Fn(i32) -> (i32, i32)) -> i32 {
    scale.unit(&size).max(2 * scale.unit(|unit| size(2 * unit)))
}

impl Pictured for LittlePrince {
    fn board(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> Picture {
        board::board(scene, setting, view)
    }

    fn hand(scene: &Scene<'_>, setting: &Setting<Self>, view: &SeatView) -> Picture {
        hand::hand(scene, setting, view)
    }

    fn panel(
        scene: &Scene<'_>,
        setting: &Setting<Self>,
        view: &SeatView,
        draft: &[Picked<Self>],
        _: Option<Spot>,
    ) -> Picture {
        panel::panel(scene, setting, view, draft)
    }

    fn scoring(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> Option<Picture> {
        Some(scoring::scoring(scene, setting, view))
    }

    fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
        reference::reference(scene, deck)
    }

    fn plain(scene: &Scene<'_>, setting: &Setting<Self>, view: &TableView) -> String {
        plain::plain(scene, setting, view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::decks;
    use crate::render::Look;
    use crate::simulate::games::watch_one;
    use crate::text::Language;
    use pangaea_engine::chance::Seed;
    use pangaea_engine::game::Game;
    use pangaea_engine::games::little_prince::{Options, RoundView, Stage, Tile};
    use pangaea_engine::play::Play;
    use pangaea_engine::players::Kind;

    const NAMES: [&str; 5] = ["Ada", "Bo", "Cleo", "Dora", "Ed"];

    /// Every position of a game between random players.
    fn positions(seats: usize, hidden_characters: bool) -> Vec<Play<LittlePrince>> {
        let deck = decks::load::<LittlePrince>(&Config::default(), None).expect("our deck");
        let options = Options { hidden_characters };
        let setting = Setting::with_seats(deck, options, seats).expect("such a table");
        let mut positions = Vec::new();
        let kinds = vec![Kind::Random; seats];
        watch_one(&setting, &kinds, Seed::numbered(4), |play| positions.push(play.clone()))
            .expect("a whole game");
        positions
    }

    fn with_scene<T>(draw: impl FnOnce(&Scene<'_>) -> T) -> T {
        let names = NAMES.map(str::to_owned);
        draw(&Scene {
            names: &names,
            language: Language::English,
            look: Look::Standard,
            scale: Scale::at_most(500),
        })
    }

    #[test]
    fn words_name_whoever_acts_and_every_open_tile() {
        for seats in LittlePrince::SEATS {
            for play in positions(seats, false) {
                let (setting, view) = (play.setting(), play.table_view());
                let (said, plain) = with_scene(|scene| {
                    (describe::board(scene, setting, &view), plain::plain(scene, setting, &view))
                });
                let acting = view.stage.seat().map(|seat| NAMES[seat.index()]);
                let open = view.rounds.last().into_iter().flat_map(RoundView::open);
                let open = open.filter(|_| matches!(view.stage, Stage::Take(_)));
                let open: Vec<Tile> = open.collect();
                for text in [said, plain] {
                    assert!(acting.is_none_or(|name| text.contains(name)), "{text}");
                    for tile in &open {
                        let label = words::label(Language::English, *tile);
                        assert!(text.contains(&format!("{label} (")), "{label}: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_plain_board_fits_into_a_message() {
        for hidden in [false, true] {
            for play in positions(5, hidden) {
                let view = play.table_view();
                let plain = with_scene(|scene| plain::plain(scene, play.setting(), &view));
                assert!(plain.chars().count() <= 1900, "{plain}");
            }
        }
    }

    #[test]
    fn nobody_is_crowned_while_characters_are_hidden() {
        for play in positions(3, true) {
            let view = play.table_view();
            let picture = with_scene(|scene| scoring::scoring(scene, play.setting(), &view));
            let hidden = view.rounds.iter().any(|round| round.taken.contains(&None));
            let crowned = ["win", "share"].iter().any(|word| picture.description.contains(word));
            assert_eq!(crowned, !hidden, "{picture:?}");
        }
    }

    #[test]
    fn passed_characters_are_described_to_those_who_saw_them_only() {
        for play in positions(4, true) {
            let setting = play.setting();
            for seat in setting.seats() {
                let view = play.seat_view(seat).expect("a seat of this table");
                let said = with_scene(|scene| hand::hand(scene, setting, &view)).description;
                let seen = |tile: Tile| view.sights.iter().any(|sight| sight.tiles.contains(&tile));
                let all =
                    Tile::all().filter(|tile| setting.deck().face(*tile).character().is_some());
                for tile in all {
                    let label = format!("{} (", words::label(Language::English, tile));
                    assert_eq!(said.contains(&label), seen(tile), "{label}: {said}");
                }
            }
        }
    }
}
