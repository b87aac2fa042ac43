//! All cards: the twelve characters, and the 51 lands by kind.

use super::effect;
use super::sheet::{GAP, PAGE, Sheet, TITLE};
use crate::pictured::{Picture, Scene};
use crate::spoken::capital;
use crate::vaalbara::messages as text;
use crate::vaalbara::words::terms::{character_word, deed, kind_word, pay};
use pangaea_canvas::{Align, Paint, Rect, Type, lettering};
use pangaea_engine::games::vaalbara::{Character, Deck, Kind, LandId, Values};
use pangaea_text::LocaleMessage;

/// A character's place: three in a line, four lines.
const PLACE: (i32, i32) = ((PAGE.width - 2 * GAP) / 3, (BELOW.height - 3 * GAP) / 4);
/// How much room there is for what a character does, in three lines, and the size of its letters.
pub(super) const DEED: (i32, i32) = (PLACE.0 - 44, 9);
/// A kind's place: two in a line, three lines, and below them what holds for all.
const KIND: (i32, i32) = ((PAGE.width - GAP) / 2, (BELOW.height - FOOT - 2 * GAP) / 3);
const FOOT: i32 = 34;
/// Everything below the title.
const BELOW: Rect = Rect::new(PAGE.x, PAGE.y + TITLE, PAGE.width, PAGE.height - TITLE);
/// How wide a land is, and how far it is to the next.
const LAND: i32 = 26;
const STEP: i32 = 29;
/// How much room there is for what a land pays, in one line, and the size of its letters.
pub(super) const PAY: (i32, i32) = (KIND.0 - 12, 11);

pub(super) fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
    vec![characters(scene, deck.values()), lands(scene, deck)]
}

/// The part of the page with this number, parts of a size in so many columns.
const fn part(index: i32, columns: i32, size: (i32, i32)) -> Rect {
    let (column, line) = (index % columns, index / columns);
    let (x, y) = (BELOW.x + column * (size.0 + GAP), BELOW.y + line * (size.1 + GAP));
    Rect::new(x, y, size.0, size.1)
}

fn titled(scene: &Scene<'_>, subtitle: &LocaleMessage) -> Sheet {
    let mut sheet = Sheet::new(scene);
    sheet.title(scene, Rect::new(PAGE.x, PAGE.y - 1, PAGE.width, TITLE), subtitle);
    sheet
}

fn characters(scene: &Scene<'_>, values: &Values) -> Picture {
    let say = |message: &LocaleMessage| scene.language.say(message);
    let mut sheet = titled(scene, &text::characters());
    let mut description = vec![format!("{}.", say(&text::characters()))];
    for (index, character) in (0..).zip(Character::ALL) {
        let place = part(index, 3, PLACE);
        sheet.panel(place, Paint::Panel);
        let Rect { x, y, .. } = place;
        sheet.tile(character, (x + 4, y + 4), 32);
        let number = character.initiative().to_string();
        sheet.bold(&number, (x + 20, place.bottom() - 17), Align::Centre, 22, Paint::Gold);
        let name = capital(&say(&character_word(character)));
        let left = x + 41;
        sheet.bold(&name, (left, y + 9), Align::Left, 12, Paint::Ink);
        let text = say(&deed(character, values));
        sheet.wrapped(&text, (left, y + 22), DEED.0, DEED.1);
        let ground = Rect::new(left, place.bottom() - 21, DEED.0, 18);
        let pixels = sheet.area(ground);
        let radius = sheet.px(5);
        sheet.canvas.panel(pixels, radius, Paint::Bone);
        let marks = effect::of(character, values);
        sheet.marks(&marks, ground.centre(), DEED.0 - 6, 15, Paint::Umber);
        description.push(say(&text::explained(&format!("{number} {name}"), &text)));
    }
    Picture::new(sheet.canvas, &description.join(" "))
}

fn lands(scene: &Scene<'_>, deck: &Deck) -> Picture {
    let say = |message: &LocaleMessage| scene.language.say(message);
    let mut sheet = titled(scene, &text::lands());
    let mut description = vec![format!("{}.", say(&text::lands()))];
    for (index, kind) in (0..).zip(Kind::ALL) {
        let place = part(index, 2, KIND);
        sheet.panel(place, Paint::Panel);
        let Rect { x, y, .. } = place;
        let name = capital(&say(&kind_word(kind)));
        sheet.bold(&name, (x + 5, y + 11), Align::Left, 13, Paint::Gold);
        let text = say(&pay(kind, deck.values()));
        sheet.wrapped(&text, (x + 5, y + 34), PAY.0, PAY.1);
        let ground = Rect::new(place.right() - 164, y + 3, 161, 18);
        let pixels = sheet.area(ground);
        let radius = sheet.px(5);
        sheet.canvas.panel(pixels, radius, Paint::Bone);
        let marks = effect::pays(kind, deck.values());
        sheet.marks(&marks, ground.centre(), ground.width - 8, 15, Paint::Umber);
        let lands = LandId::all().filter(|land| deck.land(*land).kind == kind);
        let lands: Vec<LandId> = lands.collect();
        for (column, land) in (0..).zip(&lands) {
            let (left, top) = (x + 5 + column * STEP, place.bottom() - 36);
            sheet.land(deck, *land, (left, top), LAND);
            let below = place.bottom() - 9;
            sheet.bold(&land.to_string(), (left, below), Align::Left, 9, Paint::Ink);
            let mark = format!("{}+", deck.land(*land).players);
            sheet.bold(&mark, (left + LAND, below), Align::Right, 8, Paint::Faint);
        }
        let heading = format!("{name} ({})", lands.len());
        description.push(format!("{}.", say(&text::explained(&heading, &text))));
    }
    let values = deck.values();
    let bonus = say(&text::bonus_kinds(values.bonus_5, values.bonus_6));
    let itself = say(&text::counts_itself());
    for (text, up) in [(itself, 22), (bonus, 8)] {
        sheet.bold(&text, (PAGE.x + 5, PAGE.bottom() - up), Align::Left, 11, Paint::Ink);
        description.push(text);
    }
    Picture::new(sheet.canvas, &description.join(" "))
}

impl Sheet {
    /// A sentence in as many lines as it needs.
    fn wrapped(&mut self, text: &str, (x, y): (i32, i32), room: i32, size: i32) {
        let set = Type::regular(self.px(size));
        for (index, line) in (0..).zip(lines(text, set, self.px(room))) {
            let at = self.at(x, y + index * (size + 1));
            self.canvas.text(&line, at, Align::Left, set, Paint::Ink);
        }
    }
}

/// A sentence in lines that have room in so many pixels.
pub(super) fn lines(text: &str, set: Type, most: i32) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    // A space that holds words together, as French has them, is no place to break.
    for word in text.split(' ') {
        let last = lines.last_mut().expect("one line at least");
        let longer = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
        if last.is_empty() || lettering::width(&longer, set) <= most {
            *last = longer;
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
