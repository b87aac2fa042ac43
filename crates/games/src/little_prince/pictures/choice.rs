//! One thing to choose, and what it would add to the own planet.

use super::entry::Sign;
use super::icons;
use crate::little_prince::art;
use crate::little_prince::messages as text;
use crate::little_prince::words::{prospects, terms};
use crate::pictured::{Scene, marks};
use pangaea_canvas::{Align, Art, Canvas, Paint, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{
    Item, LittlePrince, Prospect, SeatView, Stack, Tile, prospect,
};

/// Something small below a choice.
pub(super) struct Footnote {
    pub(super) sign: Art,
    pub(super) words: String,
    paint: Paint,
}

/// One thing to choose, or to look at.
pub(super) struct Choice {
    pub(super) sign: Sign,
    pub(super) edge: Paint,
    /// At its corner.
    pub(super) mark: Option<Art>,
    label: String,
    /// Its name and what it does, where its picture alone does not say it.
    pub(super) words: Option<(String, String)>,
    pub(super) gain: Option<(String, Paint)>,
    pub(super) notes: Vec<Footnote>,
    /// 5a: it would turn tiles over.
    pub(super) turns: bool,
}

impl Choice {
    /// What is offered in a question.
    pub(super) fn of(
        scene: &Scene<'_>,
        setting: &Setting<LittlePrince>,
        view: &SeatView,
        item: Item,
    ) -> Self {
        let say = |message| scene.language.say(&message);
        let stack = view.table.rounds.last().map_or(Stack::Center, |round| round.stack);
        match item {
            Item::Stack(stack) => Self::pile(scene, view, stack, Paint::Gold),
            Item::Tile(tile) | Item::Hide(tile) => {
                Self::tile(scene, setting, view, tile, Paint::Gold)
            }
            Item::Hidden | Item::Next(_) => {
                let own = view.laid_face_down();
                let known = own.map(|tile| Self::tile(scene, setting, view, tile, Paint::Gold));
                let about = match own {
                    Some(tile) => text::face_down_own(&terms::label(scene.language, tile)),
                    None => text::face_down_about(),
                };
                Self {
                    sign: Sign::Back(stack),
                    edge: Paint::Gold,
                    mark: None,
                    label: own.map_or_else(|| "?".to_owned(), |tile| label(scene, tile)),
                    words: (stack == Stack::Character)
                        .then(|| (say(text::face_down_tile()), say(about))),
                    gain: known.as_ref().and_then(|known| known.gain.clone()),
                    turns: known.as_ref().is_some_and(|known| known.turns),
                    notes: known.map(|known| known.notes).unwrap_or_default(),
                }
            }
        }
    }

    /// A stack and what is left of it.
    pub(super) fn pile(scene: &Scene<'_>, view: &SeatView, stack: Stack, edge: Paint) -> Self {
        let say = |message| scene.language.say(&message);
        let left = view.table.left[stack];
        let free = view.planets.get(view.seat).map_or(0, |planet| planet.free(stack));
        let name = crate::spoken::capital(&say(terms::stack(stack)));
        Self {
            sign: Sign::Pile(stack, left),
            edge,
            mark: None,
            label: say(terms::letter(stack)),
            words: Some((name, say(text::stack_room(left, free)))),
            gain: None,
            notes: Vec::new(),
            turns: false,
        }
    }

    /// A tile that the viewer sees.
    pub(super) fn tile(
        scene: &Scene<'_>,
        setting: &Setting<LittlePrince>,
        view: &SeatView,
        tile: Tile,
        edge: Paint,
    ) -> Self {
        let say = |message| scene.language.say(&message);
        let deck = setting.deck();
        let own = prospect(deck, &view.planets, view.seat, tile);
        let mut notes: Vec<Footnote> =
            own.iter().filter_map(|found| volcanoes(scene, found)).collect();
        let other = prospects::rival(view);
        let theirs =
            other.and_then(|other| Some((other, prospect(deck, &view.planets, other, tile)?)));
        if let Some((other, found)) = theirs {
            notes.push(Footnote {
                sign: icons::hue(setting, other).badge(),
                words: terms::gain(scene.language, found.points()),
                paint: Paint::Faint,
            });
        }
        let words = deck.face(tile).character().map(|character| {
            let name = say(terms::character(character));
            (format!("{} {name}", label(scene, tile)), say(terms::likes(character)))
        });
        Self {
            sign: Sign::Tile(tile),
            edge,
            mark: None,
            label: label(scene, tile),
            words,
            gain: own.as_ref().map(|found| gain(scene, found.points())),
            notes,
            turns: own.is_some_and(|found| found.turned > 0),
        }
    }

    /// Marked as the one that was picked.
    pub(super) fn picked(mut self) -> Self {
        (self.edge, self.mark) = (Paint::Good, Some(marks::CHOSEN));
        self
    }

    /// Without what it would add: it cannot be had any more.
    pub(super) fn bare(mut self) -> Self {
        self.gain = None;
        self.notes.clear();
        self.turns = false;
        self
    }
}

fn label(scene: &Scene<'_>, tile: Tile) -> String {
    terms::label(scene.language, tile)
}

/// Points with their sign, and the colour in which they are written.
pub(super) fn gain(scene: &Scene<'_>, points: i64) -> (String, Paint) {
    let paint = match points {
        1.. => Paint::Good,
        0 => Paint::Faint,
        _ => Paint::Bad,
    };
    (terms::gain(scene.language, points), paint)
}

/// How many volcanoes there would be, or, if they were the most, what they would cost.
fn volcanoes(scene: &Scene<'_>, found: &Prospect) -> Option<Footnote> {
    let (words, paint) = match found.penalty {
        0 => (found.volcanoes.to_string(), Paint::Ink),
        lost => (scene.language.say(&text::minus(lost)), Paint::Bad),
    };
    (found.more_volcanoes != 0).then_some(Footnote { sign: art::VOLCANO, words, paint })
}

impl Choice {
    /// The short name, and what it adds.
    pub(super) fn caption(&self, canvas: &mut Canvas, (middle, y): (i32, i32), letters: i32) {
        let (set, large) = (Type::bold(letters), Type::bold(letters * 5 / 4));
        let Some((gain, paint)) = &self.gain else {
            return canvas.text(&self.label, (middle, y), Align::Centre, set, Paint::Ink);
        };
        let between = letters / 2;
        let label = lettering::width(&self.label, set);
        let left = middle - (label + between + lettering::width(gain, large)) / 2;
        canvas.text(&self.label, (left, y), Align::Left, set, Paint::Ink);
        canvas.text(gain, (left + label + between, y), Align::Left, large, *paint);
    }

    pub(super) fn notes(&self, canvas: &mut Canvas, (middle, y): (i32, i32), letters: i32) {
        let set = Type::bold(letters);
        let sign = letters * 5 / 4;
        let across = |note: &Footnote| sign + letters / 4 + lettering::width(&note.words, set);
        let between = letters * 2 / 3;
        let count = i32::try_from(self.notes.len()).unwrap_or(0);
        let used: i32 = self.notes.iter().map(across).sum::<i32>() + (count - 1) * between;
        let mut x = middle - used / 2;
        for note in &self.notes {
            canvas.sprite_centred(note.sign, (x + sign / 2, y), sign);
            let at = (x + sign + letters / 4, y);
            canvas.text(&note.words, at, Align::Left, set, note.paint);
            x += across(note) + between;
        }
    }
}
