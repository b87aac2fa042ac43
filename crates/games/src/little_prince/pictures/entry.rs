//! One line of a list: a sign, what it is called, what it means, and its points.

use super::choices::stepped;
use super::icons::Liked;
use super::loose::{loose, pile};
use super::tile::medal;
use pangaea_canvas::{Align, Art, Canvas, Paint, Rank, Rect, Type, lettering};
use pangaea_engine::games::little_prince::{Deck, Stack, Tile};

/// What a line begins with.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    /// A character.
    Medal(Art),
    /// Something that is on tiles.
    Element(Art),
    /// A tile to choose.
    Tile(Tile),
    /// One of which only the back is seen.
    Back(Stack),
    /// A stack to choose, with the number of its tiles.
    Pile(Stack, usize),
}

impl Sign {
    /// Draws it into a square.
    pub(super) fn draw(
        self,
        canvas: &mut Canvas,
        deck: &Deck,
        (x, y): (i32, i32),
        size: i32,
        edge: Paint,
    ) {
        let middle = (x + size / 2, y + size / 2);
        match self {
            Self::Medal(art) => medal(canvas, art, middle, size),
            Self::Element(art) => {
                canvas.disc(middle, size * 9 / 20, Paint::Dune);
                canvas.sprite_centred(art, middle, size * 2 / 3);
            }
            Self::Tile(tile) => loose(canvas, deck, (tile.stack(), Some(tile)), (x, y), size, edge),
            Self::Back(stack) => loose(canvas, deck, (stack, None), (x, y), size, edge),
            Self::Pile(stack, left) => {
                let room = size * 7 / 8;
                let at = (x + (size - room) / 2, y + (size - room) / 2);
                pile(canvas, (stack, left), at, room, edge);
            }
        }
    }

    const fn is_round(self) -> bool {
        matches!(self, Self::Medal(_) | Self::Element(_))
    }
}

/// A line before it is drawn.
pub(super) struct ListEntry {
    pub(super) sign: Sign,
    pub(super) edge: Paint,
    pub(super) name: String,
    pub(super) meaning: String,
    /// What it looks at; shown where no points are.
    pub(super) about: &'static [Liked],
    /// What it gives, and in which colour that is written.
    pub(super) points: Option<(String, Paint)>,
    /// Something small below the points.
    pub(super) note: Option<(Art, String)>,
}

/// How much room is left for words beside the sign and the points, in letters.
const BESIDE_WORDS: i32 = 6;

impl ListEntry {
    /// How high it is at least in a list of this width.
    pub(super) fn least_height(&self, width: i32, letters: i32) -> i32 {
        let (set, lines) = self.meaning((width - letters * BESIDE_WORDS, i32::MAX), letters);
        let lines = i32::try_from(lines.len()).unwrap_or(0);
        letters * 11 / 10 + lines * line(set) + letters / 8
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, deck: &Deck, area: Rect, letters: i32) {
        canvas.panel(area, letters / 3, Paint::Panel);
        // Medals are alike in all lines; a tile is as large as its line.
        let (margin, most) = if self.sign.is_round() { (letters / 8, 2) } else { (letters / 4, 6) };
        let side = stepped((area.height - 2 * margin).min(letters * most), letters);
        let at = (area.x + letters / 4, area.centre().1 - side / 2);
        canvas.ranked(Rank::Must, |canvas| self.sign.draw(canvas, deck, at, side, self.edge));
        let right = area.right() - letters / 2;
        let right = right - self.points(canvas, (right, area.centre().1), area.height, letters);
        let right = right - self.about(canvas, (right, area.centre().1), letters);
        let left = at.0 + side + letters / 2;
        self.words(canvas, Rect::new(left, area.y, right - left, area.height), letters);
    }

    /// Draws the points and the note, and says how much room they take.
    fn points(
        &self,
        canvas: &mut Canvas,
        (right, middle): (i32, i32),
        height: i32,
        letters: i32,
    ) -> i32 {
        let Some((points, paint)) = &self.points else { return 0 };
        let set = Type::bold((height * 3 / 5).min(letters * 3 / 2));
        let upper = if self.note.is_some() { middle - letters * 3 / 4 } else { middle };
        let mut used = lettering::width(points, set).max(letters * 3 / 2);
        canvas.ranked(Rank::Must, |canvas| {
            canvas.text(points, (right, upper), Align::Right, set, *paint);
            let Some((sign, words)) = &self.note else { return };
            let (set, lower) = (Type::bold(letters), middle + letters * 4 / 5);
            canvas.text(words, (right, lower), Align::Right, set, Paint::Faint);
            let across = lettering::width(words, set) + letters / 4;
            canvas.sprite_centred(*sign, (right - across - letters / 2, lower), letters);
            used = used.max(across + letters);
        });
        used + letters / 3
    }

    /// Draws what it looks at, and says how much room that takes.
    fn about(&self, canvas: &mut Canvas, (right, middle): (i32, i32), letters: i32) -> i32 {
        let count = i32::try_from(self.about.len()).unwrap_or(0);
        if count == 0 {
            return 0;
        }
        // Four stand in a square.
        let columns = if count > 2 { (count + 1) / 2 } else { count };
        let rows = (count + columns - 1) / columns;
        let size = letters * if rows > 1 { 15 } else { 20 } / 15;
        let (width, height) = (columns * size, rows * size);
        let plate = Rect::new(right - width, middle - height / 2, width, height);
        canvas.panel(plate.inset(-letters / 8), size / 4, Paint::Dune);
        for (index, liked) in (0..).zip(self.about) {
            let x = plate.x + index % columns * size + size / 2;
            let y = plate.y + index / columns * size + size / 2;
            canvas.sprite_centred(liked.art(), (x, y), size * 9 / 10);
        }
        width + letters / 2
    }

    /// How high the name is, if there is one.
    const fn head(&self, letters: i32) -> i32 {
        if self.name.is_empty() { 0 } else { letters * 11 / 10 }
    }

    /// The meaning in one line or two, smaller where it would not fit otherwise.
    fn meaning(&self, (room, height): (i32, i32), letters: i32) -> (Type, Vec<&str>) {
        if self.meaning.is_empty() {
            return (Type::regular(letters), Vec::new());
        }
        let sizes = [letters, letters * 8 / 9, letters * 7 / 9].map(Type::regular);
        let lines = |set: Type| in_lines(&self.meaning, set, room);
        let fits = |set: &Type| {
            let lines = lines(*set);
            let below: i32 = lines.iter().map(|_| line(*set)).sum();
            let is_narrow = lines.iter().all(|line| lettering::width(line, *set) <= room);
            is_narrow && self.head(letters) + below <= height
        };
        let set = sizes.into_iter().find(fits).unwrap_or(sizes[2]);
        (set, lines(set))
    }

    /// The name, if there is one, and below it the meaning.
    fn words(&self, canvas: &mut Canvas, area: Rect, letters: i32) {
        let name = Type::bold(letters);
        let (set, lines) = self.meaning((area.width, area.height), letters);
        let first = self.head(letters);
        let below: i32 = lines.iter().map(|_| line(set)).sum();
        let top = area.centre().1 - i32::midpoint(first, below);
        canvas.ranked(Rank::Must, |canvas| {
            let words = lettering::fit(&self.name, name, area.width);
            canvas.text(&words, (area.x, top + first / 2), Align::Left, name, Paint::Ink);
        });
        let rank = if set == Type::regular(letters) { Rank::Must } else { Rank::May };
        canvas.ranked(rank, |canvas| {
            for (number, words) in (0..).zip(lines) {
                let words = lettering::fit(words, set, area.width);
                let at = (area.x, top + first + number * line(set) + line(set) / 2);
                canvas.text(&words, at, Align::Left, set, Paint::Faint);
            }
        });
    }
}

/// How high a line of these letters is.
fn line(set: Type) -> i32 {
    i32::try_from(set.size).unwrap_or(0) * 11 / 10
}

/// As many words as fit into the first of two lines, and the others.
fn in_lines(text: &str, set: Type, room: i32) -> Vec<&str> {
    if lettering::width(text, set) <= room {
        return vec![text];
    }
    let mut breaks = text.rmatch_indices(' ').map(|(at, _)| at);
    let fitting = breaks.find(|at| lettering::width(&text[..*at], set) <= room);
    fitting.map_or(vec![text], |at| vec![&text[..at], text[at..].trim_start()])
}
