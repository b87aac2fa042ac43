//! How the game ended, beside the finished planets.

use super::icons;
use crate::little_prince::words::terms;
use crate::pictured::Scene;
use crate::pictured::marks;
use pangaea_canvas::{Align, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{LittlePrince, TableView, final_score};

/// More than so many stand in two rows.
const MOST_IN_A_ROW: usize = 3;

/// The height of the podium.
pub(super) const fn height(seats: usize, letters: i32) -> i32 {
    letters * if seats > MOST_IN_A_ROW { 5 } else { 3 }
}

/// Everyone's points side by side, the most first.
pub(super) fn draw(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    area: Rect,
    letters: i32,
) {
    let outcome = final_score(setting.deck(), &view.planets).outcome;
    let mut ranking: Vec<_> = outcome.scores.iter().collect();
    // Winners of a tie that volcanoes decided stand above the others.
    ranking.sort_by_key(|(seat, points)| {
        (std::cmp::Reverse(**points), !outcome.winners.contains(*seat))
    });
    let rows = if ranking.len() > MOST_IN_A_ROW { 2 } else { 1 };
    let columns = (i32::try_from(ranking.len()).unwrap_or(1).max(1) + rows - 1) / rows;
    let (width, height) = (area.width / columns, area.height / rows);
    for (index, (seat, points)) in (0..).zip(ranking) {
        let wins = outcome.winners.contains(seat);
        let (column, row) = (index % columns, index / columns);
        let x = area.x + column * width + letters / 3;
        let right = area.x + (column + 1) * width - letters / 2;
        let middle = area.y + row * height + height / 2;
        let badge = letters * 5 / 4;
        let hue = icons::hue(setting, seat);
        canvas.sprite_centred(hue.badge(), (x + badge / 2, middle), badge);
        let set = Type::bold(letters * 3 / 2);
        let paint = if wins { Paint::Gold } else { Paint::Ink };
        let number = terms::signed(scene.language, *points);
        let mut end = right - lettering::width(&number, set) - letters / 2;
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(&number, (right, middle), Align::Right, set, paint);
            if wins {
                canvas.sprite_centred(marks::CROWN, (end - badge / 2, middle), badge);
                end -= badge + letters / 3;
            }
            let start = x + badge + letters / 3;
            let set = Type::bold(letters);
            let name = scene.drawn_name(seat, hue);
            let name = lettering::fit(&name, set, end - start);
            canvas.text(&name, (start, middle), Align::Left, set, Paint::Ink);
        });
    }
}
