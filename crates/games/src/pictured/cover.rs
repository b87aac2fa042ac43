//! The lobby: the game's own scene with its title, and a strip of seats.

use super::page::Page;
use super::{Hue, Picture, Scene};
use pangaea_canvas::{Align, Art, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::seat::Seat;
use pangaea_text::{LocaleMessage, spoken};

/// The scene is so much higher than a hundredth of its width: all covers are drawn in this shape.
const SCENE: i32 = 30;
/// The strip of seats, in hundredths of the width.
const STRIP: i32 = 9;

pub(super) fn cover(
    scene: &Scene<'_>,
    art: Art,
    title: &LocaleMessage,
    hues: &[Hue],
    most: usize,
) -> Picture {
    let (width, _) = scene.scale.page();
    let strip = width * STRIP / 100;
    let page = Page::sized(width, width * SCENE / 100 + strip);
    let mut canvas = page.canvas(scene, Paint::Night);
    let whole = Rect::new(0, 0, canvas.width(), canvas.height());
    let (upper, lower) = (whole.height - strip, Rect::new(0, whole.height - strip, width, strip));
    canvas.within(Rect::new(0, 0, width, upper), |canvas| canvas.sprite(art, (0, 0), width));
    heading(&mut canvas, &page, &scene.language.say(title));
    seats(scene, &mut canvas, &page, lower, hues, most);
    Picture::new(canvas, &describe(scene, title, hues, most))
}

/// The title over the scene's sky, as large as it fits.
fn heading(canvas: &mut Canvas, page: &Page, title: &str) {
    let (small, room) = (page.letters(), canvas.width() - 4 * page.gap());
    let fits = |size: &i32| lettering::width(title, Type::bold(*size)) <= room;
    let set = Type::bold((small..=small * 9 / 5).rev().find(fits).unwrap_or(small));
    let (left, middle) = (2 * page.gap(), 2 * page.gap() + small / 2);
    canvas.ranked(Rank::Must, |canvas| {
        let title = lettering::fit(title, set, room);
        // A shadow keeps it apart from whatever is drawn behind it.
        canvas.text(&title, (left + 2, middle + 2), Align::Left, set, Paint::Dark);
        canvas.text(&title, (left, middle), Align::Left, set, Paint::Ink);
    });
}

/// As many places as the game has, side by side.
fn seats(
    scene: &Scene<'_>,
    canvas: &mut Canvas,
    page: &Page,
    area: Rect,
    hues: &[Hue],
    most: usize,
) {
    let (small, gap) = (page.letters(), page.gap());
    let count = i32::try_from(most).unwrap_or(1).max(1);
    let across = (area.width - gap * (count + 1)) / count;
    for (index, seat) in (0..count).zip(Seat::all(most)) {
        let left = area.x + gap + index * (across + gap);
        let chip = Rect::new(left, area.y + gap, across, area.height - 2 * gap);
        let middle = chip.centre().1;
        let Some(hue) = hues.get(seat.index()) else {
            canvas.rounded(chip, small / 2, 3, Paint::Raised, Paint::Night);
            let free = scene.language.say(&spoken::free_seat());
            let set = Type::regular(small);
            canvas.text(&free, chip.centre(), Align::Centre, set, Paint::Faint);
            continue;
        };
        canvas.panel(chip, small / 2, Paint::Panel);
        let badge = small * 5 / 4;
        let badged = chip.x + small / 2;
        canvas.sprite_centred(hue.badge(), (badged + badge / 2, middle), badge);
        let start = badged + badge + small / 3;
        let (set, room) = (Type::bold(small), chip.right() - small / 3 - start);
        let name = scene.drawn_name(seat, *hue);
        canvas.ranked(Rank::Must, |canvas| {
            let name = lettering::fit(&name, set, room);
            canvas.text(&name, (start, middle), Align::Left, set, Paint::Ink);
        });
    }
}

fn describe(scene: &Scene<'_>, title: &LocaleMessage, hues: &[Hue], most: usize) -> String {
    let named = |(seat, hue): (Seat, &Hue)| {
        scene.language.say(&spoken::named(&scene.name(seat), hue.word()))
    };
    let players: Vec<String> = Seat::all(hues.len()).zip(hues).map(named).collect();
    let players = pangaea_text::common::list(scene.language, &players);
    let free = most.saturating_sub(hues.len());
    scene.language.say(&spoken::lobby_picture(title.clone(), &players, free))
}
