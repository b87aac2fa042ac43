//! All cards: the twelve characters, and the 51 lands by kind.

use super::card::land_height;
use super::effect;
use super::sheet::{INNER, MARGIN, Sheet};
use crate::pictured::strip::Strip;
use crate::pictured::{Picture, Scene};
use crate::spoken::capital;
use crate::vaalbara::messages as text;
use crate::vaalbara::words::terms::{character_word, deed, kind_word, pay};
use pangaea_canvas::{Align, Paint, Type, lettering};
use pangaea_engine::game::Game;
use pangaea_engine::games::vaalbara::{Character, Deck, Kind, LandId, Vaalbara, Values};
use pangaea_text::LocaleMessage;

const GAP: i32 = 4;
/// A character's place, two in a line.
const PLACE: (i32, i32) = ((INNER - GAP) / 2, 59);
/// How wide a land is.
const LAND: i32 = 23;
/// How many lands are in a line.
const ACROSS: usize = 9;
/// How much room there is for what a land pays, in one line, and the size of its letters.
pub(super) const PAY: (i32, i32) = (130, 6);

pub(super) fn reference(scene: &Scene<'_>, deck: &Deck) -> Vec<Picture> {
    vec![characters(scene, deck.values()), lands(scene, deck)]
}

fn strip(scene: &Scene<'_>, subtitle: &LocaleMessage) -> Strip {
    Strip {
        title: Vaalbara::NAME.to_owned(),
        subtitle: scene.language.say(subtitle),
        chips: Vec::new(),
    }
}

fn characters(scene: &Scene<'_>, values: &Values) -> Picture {
    let say = |message: &LocaleMessage| scene.language.say(message);
    let mut sheet =
        Sheet::new(scene, &strip(scene, &text::characters()), 6 * (PLACE.1 + GAP) - GAP);
    let mut description = vec![format!("{}.", say(&text::characters()))];
    for (index, character) in (0..).zip(Character::ALL) {
        let (x, y) = (MARGIN + index / 6 * (PLACE.0 + GAP), index % 6 * (PLACE.1 + GAP));
        sheet.panel((x, y), PLACE, Paint::Panel);
        sheet.tile(character, (x + 4, y + 4), 28);
        let number = character.initiative().to_string();
        sheet.bold(&number, (x + 18, y + 46), Align::Centre, 13, Paint::Gold);
        let name = capital(&say(&character_word(character)));
        sheet.bold(&name, (x + 37, y + 8), Align::Left, 8, Paint::Ink);
        let text = say(&deed(character, values));
        let (left, size) = (x + 37, 6);
        sheet.wrapped(&text, (left, y + 18), PLACE.0 - 40, size);
        let plate = sheet.area(left, y + 43, PLACE.0 - 41, 13);
        let radius = sheet.px(4);
        sheet.canvas.panel(plate, radius, Paint::Bone);
        let centre = (left + (PLACE.0 - 41) / 2, y + 49);
        sheet.marks(&effect::of(character, values), centre, PLACE.0 - 45, 10, Paint::Umber);
        description.push(say(&text::explained(&format!("{number} {name}"), &text)));
    }
    Picture::new(sheet.canvas, &description.join(" "))
}

fn lands(scene: &Scene<'_>, deck: &Deck) -> Picture {
    let say = |message: &LocaleMessage| scene.language.say(message);
    let of_kind = |kind: Kind| LandId::all().filter(move |land| deck.land(*land).kind == kind);
    let block = |kind: Kind| {
        let lines = i32::try_from(of_kind(kind).count().div_ceil(ACROSS)).unwrap_or(1);
        26 + lines * (land_height(LAND) + 12)
    };
    let height: i32 = Kind::ALL.iter().map(|kind| block(*kind) + GAP).sum();
    let mut sheet = Sheet::new(scene, &strip(scene, &text::lands()), height + 23);
    let mut description = vec![format!("{}.", say(&text::lands()))];
    let mut y = 0;
    for kind in Kind::ALL {
        sheet.panel((MARGIN, y), (INNER, block(kind)), Paint::Panel);
        let name = capital(&say(&kind_word(kind)));
        sheet.bold(&name, (MARGIN + 5, y + 8), Align::Left, 9, Paint::Gold);
        let text = say(&pay(kind, deck.values()));
        sheet.wrapped(&text, (MARGIN + 5, y + 17), PAY.0, PAY.1);
        let plate = sheet.area(MARGIN + INNER - 100, y + 3, 97, 15);
        let radius = sheet.px(4);
        sheet.canvas.panel(plate, radius, Paint::Bone);
        let centre = (MARGIN + INNER - 52, y + 10);
        sheet.marks(&effect::pays(kind, deck.values()), centre, 92, 10, Paint::Umber);
        for (index, land) in of_kind(kind).enumerate() {
            let whole = |number: usize| i32::try_from(number).unwrap_or(0);
            let x = MARGIN + 5 + whole(index % ACROSS) * (LAND + 3);
            let top = y + 25 + whole(index / ACROSS) * (land_height(LAND) + 12);
            sheet.land(deck, land, (x, top), LAND);
            let below = top + land_height(LAND) + 5;
            sheet.bold(&land.to_string(), (x + 1, below), Align::Left, 7, Paint::Ink);
            let mark = format!("{}+", deck.land(land).players);
            sheet.bold(&mark, (x + LAND - 1, below), Align::Right, 6, Paint::Faint);
        }
        let count = of_kind(kind).count();
        let heading = format!("{name} ({count})");
        description.push(format!("{}.", say(&text::explained(&heading, &text))));
        y += block(kind) + GAP;
    }
    let values = deck.values();
    let bonus = say(&text::bonus_kinds(values.bonus_5, values.bonus_6));
    let itself = say(&text::counts_itself());
    for (text, down) in [(itself, 6), (bonus, 15)] {
        sheet.bold(&text, (MARGIN + 5, y + down), Align::Left, 7, Paint::Ink);
        description.push(text);
    }
    Picture::new(sheet.canvas, &description.join(" "))
}

impl Sheet {
    /// A sentence in as many lines as it needs.
    fn wrapped(&mut self, text: &str, (x, y): (i32, i32), room: i32, size: i32) {
        let set = Type::regular(self.px(size));
        let most = self.px(room);
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
        for (index, line) in (0..).zip(lines) {
            let at = self.at(x, y + index * (size + 2));
            self.canvas.text(&line, at, Align::Left, set, Paint::Ink);
        }
    }
}
