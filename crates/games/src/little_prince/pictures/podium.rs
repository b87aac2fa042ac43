//! How the game ended, beside the finished planets.

use super::icons;
use crate::little_prince::words::terms;
use crate::pictured::Scene;
use crate::pictured::marks;
use pangaea_canvas::{Align, Canvas, Paint, Rect, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{LittlePrince, TableView, final_score};

/// Everyone's points, the most first: below each other, or in two columns if the area is wide.
pub(super) fn draw(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    setting: &Setting<LittlePrince>,
    view: &TableView,
    area: Rect,
    pitch: i32,
) {
    let outcome = final_score(setting.deck(), &view.planets).outcome;
    let mut ranking: Vec<_> = outcome.scores.iter().collect();
    // Winners of a tie that volcanoes decided stand above the others.
    ranking.sort_by_key(|(seat, points)| {
        (std::cmp::Reverse(**points), !outcome.winners.contains(*seat))
    });
    let count = i32::try_from(ranking.len()).unwrap_or(1).max(1);
    let columns = if area.width > area.height && count > 3 { 2 } else { 1 };
    let rows = (count + columns - 1) / columns;
    let (width, line) = (area.width / columns, (area.height / rows).min(pitch * 5 / 4));
    let top = area.y + (area.height - rows * line) / 2;
    for (index, (seat, points)) in (0..).zip(ranking) {
        let wins = outcome.winners.contains(seat);
        let x = area.x + index / rows * width + pitch / 8;
        let right = area.x + (index / rows + 1) * width - pitch / 4;
        let middle = top + index % rows * line + line / 2;
        let badge = line * 9 / 20;
        let hue = icons::hue(setting, seat);
        canvas.sprite_centred(hue.badge(), (x + badge / 2, middle), badge);
        let set = Type::bold(line / 2);
        let paint = if wins { Paint::Gold } else { Paint::Ink };
        let number = terms::signed(scene.language, *points);
        canvas.text(&number, (right, middle), Align::Right, set, paint);
        let mut end = right - lettering::width(&number, set) - pitch / 5;
        if wins {
            canvas.sprite_centred(marks::CROWN, (end - badge / 2, middle), badge);
            end -= badge + pitch / 8;
        }
        let start = x + badge + pitch / 5;
        let set = Type::bold(line * 3 / 10);
        let name = scene.drawn_name(seat, hue);
        let name = lettering::fit(&name, set, end - start);
        canvas.text(&name, (start, middle), Align::Left, set, Paint::Ink);
    }
}
