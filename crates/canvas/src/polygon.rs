//! Shapes between straight lines, with soft edges: which pixels, and how much of each.

/// Calls `put` with every pixel of a shape and how thick it is there, of 255: the rows inside, then
/// the edges around them. Rows above the first and below `rows` are left out.
pub(crate) fn each_pixel(
    corners: &[(i32, i32)],
    (columns, rows): (i32, i32),
    mut put: impl FnMut(i32, i32, u8),
) {
    let ends = corners.iter().copied().cycle().skip(1);
    let edges: Vec<Edge> = corners.iter().copied().zip(ends).collect();
    let top = corners.iter().map(|corner| corner.1).min().unwrap_or(0).max(0);
    let bottom = corners.iter().map(|corner| corner.1).max().unwrap_or(0).min(rows - 1);
    let mut crossed = Vec::new();
    for y in top..=bottom {
        crossed.clear();
        for edge in &edges {
            crossings(*edge, y, &mut crossed);
        }
        crossed.sort_unstable();
        for inside in crossed.chunks_exact(2) {
            for x in inside[0].max(0)..=inside[1].min(columns - 1) {
                put(x, y, 255);
            }
        }
    }
    for edge in edges {
        soft_line(edge, &mut put);
    }
}

type Edge = ((i32, i32), (i32, i32));

/// Where an edge crosses a row. An edge that ends in the row counts at its upper end only, so that
/// two edges that meet there count once; one that lies in it counts with both ends.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
fn crossings(((x0, y0), (x1, y1)): Edge, y: i32, found: &mut Vec<i32>) {
    if y < y0.min(y1) || y > y0.max(y1) {
        return;
    }
    if y0 == y1 {
        found.extend([x0, x1]);
    } else if y == y0.min(y1) {
        found.push(if y0 < y1 { x0 } else { x1 });
    } else if y < y0.max(y1) {
        let along = (y - y0) as f32 / (y1 - y0) as f32;
        found.push((x0 as f32 + along * (x1 - x0) as f32).round() as i32);
    }
}

/// A line of two pixels for each step along its longer side, which share one pixel's thickness (Wu's
/// way).
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)]
fn soft_line(((x0, y0), (x1, y1)): Edge, put: &mut impl FnMut(i32, i32, u8)) {
    let steep = (y1 - y0).abs() > (x1 - x0).abs();
    let turn = |(x, y)| if steep { (y, x) } else { (x, y) };
    let (from, to) = (turn((x0, y0)), turn((x1, y1)));
    let (from, to) = if from.0 > to.0 { (to, from) } else { (from, to) };
    let slope = (to.1 - from.1) as f32 / (to.0 - from.0) as f32;
    let mut across = from.1 as f32;
    for along in from.0..=to.0 {
        let first = across as i32;
        for (place, thick) in [(first, 1.0 - across.fract()), (first + 1, across.fract())] {
            let (x, y) = turn((along, place));
            put(x, y, (thick.clamp(0.0, 1.0) * 255.0) as u8);
        }
        across += slope;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape on a sheet of 8 x 6 pixels, one letter each: `#` solid, `+` in part.
    fn drawn(corners: &[(i32, i32)]) -> Vec<String> {
        let mut sheet = vec![vec![0; 8]; 6];
        each_pixel(corners, (8, 6), |x, y, thick| {
            let place = usize::try_from(y).ok().zip(usize::try_from(x).ok());
            if let Some(pixel) = place.and_then(|(y, x)| sheet.get_mut(y)?.get_mut(x)) {
                *pixel = thick.max(*pixel);
            }
        });
        let letter = |thick: &u8| match thick {
            0 => '.',
            255 => '#',
            _ => '+',
        };
        sheet.iter().map(|row| row.iter().map(letter).collect()).collect()
    }

    #[test]
    fn a_square_is_solid_and_has_nothing_around_it() {
        let square = [(1, 1), (4, 1), (4, 3), (1, 3)];
        let expected = ["........", ".####...", ".####...", ".####...", "........", "........"];
        assert_eq!(drawn(&square), expected);
    }

    #[test]
    fn a_slanted_edge_is_soft() {
        let triangle = [(0, 0), (6, 3), (0, 3)];
        let expected = ["#+......", "###+....", "#####+..", "#######.", "........", "........"];
        assert_eq!(drawn(&triangle), expected);
    }

    #[test]
    fn what_reaches_beyond_the_sheet_is_cut_off() {
        let all = "########".to_owned();
        let beyond = [(-9, -9), (20, -9), (20, 20), (-9, 20)];
        assert_eq!(drawn(&beyond), vec![all; 6]);
        assert_eq!(drawn(&[(20, 20), (30, 20), (20, 30)]), vec!["........"; 6]);
    }
}
