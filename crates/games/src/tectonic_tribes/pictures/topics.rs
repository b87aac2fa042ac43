//! The topics of the rules, and what each looks like.

use super::board::{board, hues};
use super::choose::choose;
use super::ghost::ghost;
use super::ground::Ground;
use super::hand::HandPicks;
use super::{describe, scoring};
use crate::pictured::page::Page;
use crate::pictured::topic::{Topic, first_picks, first_position};
use crate::pictured::{Picture, Scene};
use crate::tectonic_tribes::messages as text;
use crate::tectonic_tribes::words::lay::face;
use crate::tectonic_tribes::words::terms;
use pangaea_canvas::{Paint, Rank};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{
    Board, Card, Deck, Misfit, Options, PhaseView, TableView, TectonicTribes, areas, covers,
};
use pangaea_engine::play::Play;
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::{Point, Rotation, Spot};
use pangaea_text::LocaleMessage;

pub(super) const ALL: &[Topic<TectonicTribes>] = &[
    Topic {
        rules: &["2a", "2b", "2c"],
        name: text::topic_start,
        text: text::rules_on_start,
        picture: start,
    },
    Topic {
        rules: &["3a", "3d", "3e", "3f"],
        name: text::topic_choose,
        text: text::rules_on_choose,
        picture: choice,
    },
    Topic {
        rules: &["3b", "3c"],
        name: text::topic_order,
        text: text::rules_on_order,
        picture: order,
    },
    Topic {
        rules: &["4a", "5a", "5b", "5e"],
        name: text::topic_overlap,
        text: text::rules_on_overlap,
        picture: overlap,
    },
    Topic { rules: &["5c"], name: text::topic_lava, text: text::rules_on_lava, picture: lava },
    Topic { rules: &["5d"], name: text::topic_tents, text: text::rules_on_tents, picture: tents },
    Topic {
        rules: &["6a", "6b", "6c", "6d"],
        name: text::topic_tribe_cards,
        text: text::rules_on_tribe_cards,
        picture: tribe_card,
    },
    Topic {
        rules: &["8a", "8b", "8c"],
        name: text::topic_areas,
        text: text::rules_on_areas,
        picture: majority,
    },
    Topic {
        rules: &["8d", "8e"],
        name: text::topic_bonuses,
        text: text::rules_on_bonuses,
        picture: bonuses,
    },
    Topic {
        rules: &["7a", "7b", "7c", "8f"],
        name: text::topic_end,
        text: text::rules_on_end,
        picture: end,
    },
];

/// Three players with the usual options.
fn table(deck: &Deck) -> Option<Setting<TectonicTribes>> {
    Setting::with_seats(deck.clone(), Options::default(), 3).ok()
}

/// The whole picture of the first position that passes.
fn shown(
    scene: &Scene<'_>,
    deck: &Deck,
    passes: impl Fn(&Setting<TectonicTribes>, &TableView) -> bool,
    draw: fn(&Scene<'_>, &Setting<TectonicTribes>, &TableView) -> Picture,
) -> Option<Picture> {
    let setting = table(deck)?;
    let view = first_position(&setting, |play| {
        Some(play.table_view()).filter(|view| passes(&setting, view))
    })?;
    Some(draw(scene, &setting, &view))
}

fn start(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let second =
        |_: &Setting<_>, view: &TableView| matches!(view.phase, PhaseView::Start { done: 2, .. });
    shown(scene, deck, second, board)
}

fn order(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let revealed =
        |_: &Setting<_>, view: &TableView| matches!(view.phase, PhaseView::Act { done: 0, .. });
    shown(scene, deck, revealed, board)
}

fn tribe_card(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let newest = |_: &Setting<_>, view: &TableView| {
        let last = view.board.laid().last();
        last.is_some_and(|laid| matches!(laid.card, Card::Tribe(_)))
    };
    shown(scene, deck, newest, board)
}

/// 8c: someone has more tents along an area than someone else.
fn majority(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let contested = |setting: &Setting<_>, view: &TableView| {
        let found = areas(setting.options(), &view.board, setting.seat_count());
        found.iter().any(|area| {
            let along = area.tents.values().filter(|tents| **tents > 0).count();
            area.owner.is_some() && along > 1 && area.squares.len() > 1
        })
    };
    shown(scene, deck, contested, scoring::scoring)
}

/// 8d: someone owns an area with a bonus.
fn bonuses(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let with_bonus = |setting: &Setting<_>, view: &TableView| {
        let found = areas(setting.options(), &view.board, setting.seat_count());
        found.iter().any(|area| {
            let squares = i64::try_from(area.squares.len()).unwrap_or(i64::MAX);
            area.owner.is_some() && area.squares.len() > 1 && area.points > squares
        })
    };
    shown(scene, deck, with_bonus, scoring::scoring)
}

fn end(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let over = |_: &Setting<_>, view: &TableView| view.phase == PhaseView::Over;
    shown(scene, deck, over, scoring::scoring)
}

/// 3a: a hand, with a card to play and one to discard.
fn choice(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let setting = table(deck)?;
    let view = first_position(&setting, |play| {
        let choosing = matches!(play.table_view().phase, PhaseView::Choose { .. });
        choosing.then(|| play.seat_view(Seat(0))).flatten()
    })?;
    let draft = first_picks(&setting, &view, 2)?;
    Some(choose(scene, &setting, &view, HandPicks::drafted(&draft)))
}

/// A card tried out somewhere.
struct TopicTrial {
    setting: Setting<TectonicTribes>,
    board: Board,
    seat: Seat,
    card: Card,
    spots: Vec<Spot>,
}

/// The first position in which whoever acts can try the own card out in all of these ways.
fn trial(deck: &Deck, ways: &[fn(&Board, Seat, Spot) -> bool]) -> Option<TopicTrial> {
    let setting = table(deck)?;
    first_position(&setting, |play: &Play<TectonicTribes>| {
        let view = play.table_view();
        let (seat, number) = view.waiting().first().copied()?;
        let card = matches!(view.phase, PhaseView::Act { .. }).then_some(Card::Terrain(number))?;
        let near = spots_near(&view.board);
        let spots = ways
            .iter()
            .map(|fits| near.iter().copied().find(|spot| fits(&view.board, seat, *spot)));
        let spots = spots.collect::<Option<Vec<Spot>>>()?;
        Some(TopicTrial { setting: setting.clone(), board: view.board.clone(), seat, card, spots })
    })
}

/// All places at the world and just outside of it, the middle first.
fn spots_near(board: &Board) -> Vec<Spot> {
    let Some((first, last)) = board.bounds() else { return Vec::new() };
    let (middle_x, middle_y) = (i16::midpoint(first.x, last.x), i16::midpoint(first.y, last.y));
    let rows = first.y - 3..=last.y + 1;
    let points = rows.flat_map(|y| (first.x - 3..=last.x + 1).map(move |x| Point::new(x, y)));
    let mut spots: Vec<Spot> = points.map(|at| Spot::new(at, Rotation::None)).collect();
    spots.sort_by_key(|spot| (spot.at.x - middle_x).abs() + (spot.at.y - middle_y).abs());
    spots
}

fn fits(board: &Board, seat: Seat, spot: Spot) -> bool {
    let below = covers(spot).iter().filter(|at| board.top(**at).is_some()).count();
    below == 2 && board.misfits(spot, seat).is_empty()
}

fn is_apart(board: &Board, seat: Seat, spot: Spot) -> bool {
    matches!(board.misfits(spot, seat)[..], [Misfit::Apart(_)])
}

fn is_buried(board: &Board, seat: Seat, spot: Spot) -> bool {
    matches!(board.misfits(spot, seat)[..], [Misfit::Buried(_)])
}

fn covers_lava(board: &Board, seat: Seat, spot: Spot) -> bool {
    matches!(board.misfits(spot, seat)[..], [Misfit::Lava(_)])
}

fn covers_tent(board: &Board, seat: Seat, spot: Spot) -> bool {
    matches!(board.misfits(spot, seat)[..], [Misfit::Tent(..)])
}

fn overlap(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    Some(tried(scene, &trial(deck, &[fits, is_apart, is_buried])?, &text::topic_overlap()))
}

fn lava(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    Some(tried(scene, &trial(deck, &[fits, covers_lava])?, &text::topic_lava()))
}

fn tents(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    Some(tried(scene, &trial(deck, &[fits, covers_tent])?, &text::topic_tents()))
}

/// The card at each of its places, side by side, as a ghost with its edge.
fn tried(scene: &Scene<'_>, trial: &TopicTrial, name: &LocaleMessage) -> Picture {
    let page = Page::of(scene);
    let mut canvas = page.canvas(scene, Paint::Night);
    let hues = hues(&trial.setting);
    let own = hues[trial.seat.index()];
    let mut rest = page.inside();
    let mut messages = vec![name.clone()];
    for (index, spot) in (0..).zip(&trial.spots) {
        let left = i32::try_from(trial.spots.len()).unwrap_or(1) - index;
        let (area, others) = page.beside(rest, 100 / left);
        let area = if left == 1 { rest } else { area };
        rest = others;
        let shown = (covers(*spot)[0].offset(-2, -2), covers(*spot)[5].offset(2, 2));
        let ground = Ground::within(&trial.board, &hues, shown, area, page.letters());
        let misfits = trial.board.misfits(*spot, trial.seat);
        canvas.ranked(Rank::Must, |canvas| {
            ground.draw(canvas);
            ghost(canvas, &ground, face(&trial.setting, trial.card), *spot, own, &misfits);
        });
        if misfits.is_empty() {
            messages.push(text::fits());
        }
        messages.extend(misfits.iter().map(|misfit| terms::misfit(&scene.voice(), misfit)));
    }
    let game = scene.language.say(&text::title());
    let (heading, sentences) = messages.split_first().expect("a name at least");
    let heading = scene.language.say(heading);
    let described = describe::sentences(scene, sentences);
    Picture::new(canvas, &format!("{game}. {heading}. {described}"))
}
