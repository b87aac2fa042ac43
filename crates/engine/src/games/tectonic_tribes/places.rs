//! Where a card fits, for all anchors at once: rule 5 as a handful of shifts on bit rows.

use crate::spot::{Point, Rotation, Spot};

/// One bit a square, row by row, each row in as many words as it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plane {
    words_per_row: usize,
    words: Vec<u64>,
}

impl Plane {
    pub(super) fn new(width: usize, height: usize) -> Self {
        let words_per_row = width.div_ceil(64);
        Self { words_per_row, words: vec![0; words_per_row * height] }
    }

    pub(super) fn set(&mut self, column: usize, row: usize, on: bool) {
        let word = &mut self.words[row * self.words_per_row + column / 64];
        let bit = 1 << (column % 64);
        if on { *word |= bit } else { *word &= !bit }
    }

    fn get(&self, column: usize, row: usize) -> bool {
        let in_row = column / 64 < self.words_per_row;
        let word = self.words.get(row * self.words_per_row + column / 64);
        in_row && word.is_some_and(|word| word >> (column % 64) & 1 == 1)
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    /// Column and row of every bit that is set, row by row.
    pub(super) fn bits(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.words.iter().enumerate().flat_map(move |(index, word)| {
            let (row, first) = (index / self.words_per_row, index % self.words_per_row * 64);
            let mut left = *word;
            std::iter::from_fn(move || {
                let column = first + left.trailing_zeros() as usize;
                (left != 0).then(|| {
                    left &= left - 1;
                    (column, row)
                })
            })
        })
    }

    fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }
}

/// The places where a card fits: one plane of top left squares for upright cards, one for
/// cards on their side. A half turn covers the same squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    corner: Point,
    upright: Plane,
    sideways: Plane,
}

impl Places {
    /// 5a, 5c and 5d: some square covered, not all of them, none blocked.
    pub(super) fn find(corner: Point, covered: &Plane, blocked: &Plane) -> Self {
        Self {
            corner,
            upright: sweep(covered, blocked, false, 3),
            sideways: sweep(covered, blocked, true, 2),
        }
    }

    fn plane(&self, turn: Rotation) -> &Plane {
        match turn {
            Rotation::None | Rotation::Half => &self.upright,
            Rotation::Quarter | Rotation::ThreeQuarters => &self.sideways,
        }
    }

    /// Does a card fit here?
    pub fn contains(&self, spot: Spot) -> bool {
        let column = usize::try_from(i32::from(spot.at.x) - i32::from(self.corner.x));
        let row = usize::try_from(i32::from(spot.at.y) - i32::from(self.corner.y));
        matches!((column, row), (Ok(column), Ok(row)) if self.plane(spot.turn).get(column, row))
    }

    /// Every place with every turn.
    pub fn iter(&self) -> impl Iterator<Item = Spot> + '_ {
        Rotation::ALL.into_iter().flat_map(|turn| self.with_turn(turn))
    }

    /// Every place for a card turned like this.
    pub fn with_turn(&self, turn: Rotation) -> impl Iterator<Item = Spot> + '_ {
        let corner = self.corner;
        let spot = move |(column, row)| Spot::new(corner.below_right(column, row), turn);
        self.plane(turn).bits().map(spot)
    }

    /// How many places, all four turns counted.
    pub fn len(&self) -> usize {
        2 * (self.upright.count() + self.sideways.count())
    }

    /// Does a card fit nowhere at all (5e)?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// For one word of a row: is any, are all set of each bit and the one to its right, or the two
/// if `wide`?
fn spread(row: &[u64], word: usize, wide: bool) -> (u64, u64) {
    let here = row[word];
    let next = row.get(word + 1).copied().unwrap_or(0);
    let second = here >> 1 | next << 63;
    if wide {
        let third = here >> 2 | next << 62;
        (here | second | third, here & second & third)
    } else {
        (here | second, here & second)
    }
}

/// Where a card fits that is two or, if `wide`, three squares wide and `height` squares high.
fn sweep(covered: &Plane, blocked: &Plane, wide: bool, height: usize) -> Plane {
    let per_row = covered.words_per_row;
    let mut fits = Plane { words_per_row: per_row, words: vec![0; covered.words.len()] };
    let rows = covered.words.len() / per_row;
    // Rows without any card are skipped but for those just above one.
    let first = covered.words.iter().position(|word| *word != 0).unwrap_or(0) / per_row;
    let last =
        covered.words.iter().rposition(|word| *word != 0).map_or(0, |word| word / per_row + 1);
    for word in 0..per_row {
        let mut any = [0; 3];
        let mut all = [0; 3];
        let mut bad = [0; 3];
        for row in (first.saturating_sub(height - 1)..last.min(rows)).rev() {
            let squares = row * per_row..(row + 1) * per_row;
            any.rotate_right(1);
            all.rotate_right(1);
            bad.rotate_right(1);
            (any[0], all[0]) = spread(&covered.words[squares.clone()], word, wide);
            bad[0] = spread(&blocked.words[squares], word, wide).0;
            let (mut some, mut every, mut hit) =
                (any[0] | any[1], all[0] & all[1], bad[0] | bad[1]);
            if height == 3 {
                some |= any[2];
                every &= all[2];
                hit |= bad[2];
            }
            fits.words[row * per_row + word] = some & !every & !hit;
        }
    }
    fits
}
