//! The topics of the rules, and what each looks like.

use super::market::{Market, places};
use super::panel::panel;
use super::realm::Whose;
use super::sheet::{GAP, PAGE, Sheet, TITLE};
use super::{describe, scoring};
use crate::pictured::topic::{Topic, first_picks, first_position};
use crate::pictured::{Picture, Scene};
use crate::vaalbara::messages as text;
use pangaea_canvas::Rect;
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{
    Deck, Options, PhaseView, SeatView, TableView, TurnPart, Vaalbara,
};
use pangaea_engine::seat::Seat;
use pangaea_text::LocaleMessage;

pub(super) const ALL: &[Topic<Vaalbara>] = &[
    Topic {
        rules: &["2b", "3a", "4", "4b"],
        name: text::topic_characters,
        text: text::rules_on_characters,
        picture: characters,
    },
    Topic {
        rules: &["3b", "4a"],
        name: text::topic_order,
        text: text::rules_on_order,
        picture: order,
    },
    Topic {
        rules: &["2c", "3c", "3d", "4c", "4d"],
        name: text::topic_rows,
        text: text::rules_on_rows,
        picture: rows,
    },
    Topic { rules: &["5"], name: text::topic_lands, text: text::rules_on_lands, picture: lands },
    Topic {
        rules: &["1a"],
        name: text::topic_neighbours,
        text: text::rules_on_neighbours,
        picture: neighbours,
    },
    Topic { rules: &["6a", "6b"], name: text::topic_end, text: text::rules_on_end, picture: end },
];

fn table(deck: &Deck, seats: usize) -> Option<Setting<Vaalbara>> {
    Setting::with_seats(deck.clone(), Options {}, seats).ok()
}

/// The first position of so many that passes.
fn found(
    deck: &Deck,
    seats: usize,
    passes: impl Fn(&TableView) -> bool,
) -> Option<(Setting<Vaalbara>, TableView)> {
    let setting = table(deck, seats)?;
    let view = first_position(&setting, |play| Some(play.table_view()).filter(&passes))?;
    Some((setting, view))
}

/// A sheet with the name of the topic, and all that is below.
fn titled(scene: &Scene<'_>, name: &LocaleMessage) -> (Sheet, Rect) {
    let mut sheet = Sheet::new(scene);
    let Rect { x, y, width, .. } = PAGE;
    sheet.title(scene, Rect::new(x, y, width, TITLE), name);
    let top = y + TITLE + GAP;
    (sheet, Rect::new(x, top, width, PAGE.bottom() - top))
}

fn finish(
    scene: &Scene<'_>,
    sheet: Sheet,
    setting: &Setting<Vaalbara>,
    view: &TableView,
) -> Picture {
    Picture::new(sheet.canvas, &describe::table(scene, setting, view))
}

/// What whoever decides there is asked.
fn asked(
    scene: &Scene<'_>,
    deck: &Deck,
    picks: usize,
    passes: impl Fn(&SeatView) -> bool,
) -> Option<Picture> {
    let setting = table(deck, 3)?;
    let view = first_position(&setting, |play| {
        let mut views = play.to_decide().iter().filter_map(|seat| play.seat_view(seat));
        views.find(&passes)
    })?;
    let draft = first_picks(&setting, &view, picks)?;
    Some(panel(scene, &setting, &view, &draft, None))
}

/// 3a: a hand of characters, one of them picked.
fn characters(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    asked(scene, deck, 1, |view| {
        matches!(view.table.phase, PhaseView::Choose { .. }) && view.table.round() == 2
    })
}

/// 3c: lands to take, with what each pays; realms have some by then.
fn lands(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    asked(scene, deck, 0, |view| {
        let takes = matches!(view.table.phase, PhaseView::Act { step: TurnPart::Land, .. });
        takes && view.table.round() == 6 && view.table.first.len() > 2
    })
}

/// 3b: all seats in the order of their turns; two have the same number, so the pile decides.
fn order(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let is_tied = |view: &TableView| match &view.phase {
        PhaseView::Act { order, played, .. } => {
            order.windows(2).any(|two| played[two[0]] == played[two[1]])
        }
        PhaseView::Choose { .. } | PhaseView::Over => false,
    };
    let (setting, view) = found(deck, 3, is_tied)?;
    let (mut sheet, area) = titled(scene, &text::topic_order());
    let upper = area.height / 3;
    sheet.order(scene, &setting, &view, Rect { height: upper, ..area });
    let below = area.y + upper + GAP;
    let pile = Rect::new(area.x, below, area.width, area.bottom() - below);
    sheet.pile(&setting, &view.pile, pile);
    Some(finish(scene, sheet, &setting, &view))
}

/// 2c: both rows with the pile.
fn rows(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let later = |view: &TableView| {
        matches!(view.phase, PhaseView::Act { done: 0, .. }) && view.round() == 3
    };
    let (setting, view) = found(deck, 3, later)?;
    let (mut sheet, area) = titled(scene, &text::topic_rows());
    sheet.market(&setting, &view, &Market::block(area, places(&view)), &[]);
    Some(finish(scene, sheet, &setting, &view))
}

/// 1a: a realm between those to its left and right.
fn neighbours(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let later =
        |view: &TableView| matches!(view.phase, PhaseView::Choose { .. }) && view.round() == 7;
    let (setting, view) = found(deck, 5, later)?;
    let (mut sheet, area) = titled(scene, &text::topic_neighbours());
    let (own, seats) = (Seat(1), setting.seat_count());
    let height = (area.height - 2 * GAP) / 3;
    for (index, seat) in (0..).zip([own.right(1, seats), own, own.left(1, seats)]) {
        let y = area.y + index * (height + GAP);
        let place = Rect::new(area.x, y, area.width, height);
        sheet.realm(scene, &setting, &view, (seat, Whose::Player), place);
    }
    Some(finish(scene, sheet, &setting, &view))
}

fn end(scene: &Scene<'_>, deck: &Deck) -> Option<Picture> {
    let (setting, view) = found(deck, 3, |view| view.phase == PhaseView::Over)?;
    scoring::scoring(scene, &setting, &view)
}
