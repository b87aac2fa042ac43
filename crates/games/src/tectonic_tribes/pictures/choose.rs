//! Which card is played and which is discarded: the hand, and the world it is played for.

use super::board::{hues, whole};
use super::ground::Ground;
use super::hand::{HandPicks, LargeCards, in_words, tribe_cards};
use super::spread::Spread;
use crate::pictured::page::Page;
use crate::pictured::{Picture, Scene};
use crate::tectonic_tribes::messages as text;
use pangaea_canvas::{Paint, Rank, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::tectonic_tribes::{SeatView, TectonicTribes};

pub(super) fn choose(
    scene: &Scene<'_>,
    setting: &Setting<TectonicTribes>,
    view: &SeatView,
    picks: HandPicks,
) -> Picture {
    let page = Page::of(scene);
    let mut canvas = page.canvas(scene, Paint::Night);
    let hand = LargeCards::hand(&page, setting, view);
    hand.draw(&mut canvas, &view.hand, picks);
    let Rect { x, width, height, .. } = hand.rest;
    // The world gets what the tribe cards leave.
    let tribe = Spread::within(tribe_cards(setting, view), (width, height / 4), page.letters());
    let (across, down) = tribe.size();
    let (world, lower) = page.below(hand.rest, height - down - page.gap());
    canvas.ranked(Rank::Must, |canvas| tribe.draw(canvas, (x + (width - across) / 2, lower.y)));
    let hues = hues(setting);
    let board = &view.table.board;
    let ground = Ground::within(board, &hues, whole(board), world, page.letters());
    ground.draw(&mut canvas);
    ground.mark_last(&mut canvas);
    let question = if picks.play.is_none() { text::play_which() } else { text::discard_which() };
    Picture::new(canvas, &in_words(scene, setting, view, picks, Some(&question)))
}
