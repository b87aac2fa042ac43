//! Single cards: lands, characters as small tiles, characters as large cards.

use super::effect::{self, EffectSign};
use super::emblem::{emblem, landscape};
use super::sheet::Sheet;
use crate::pictured::Scene;
use crate::pictured::marks;
use crate::spoken::capital;
use crate::vaalbara::art;
use crate::vaalbara::words::terms::character_word;
use pangaea_canvas::{Align, Art, Paint, Rect};
use pangaea_engine::games::vaalbara::{Character, Deck, LandId, Values};

/// How high the plate with a character's effect is.
const PLATE: i32 = 28;

/// The smallest and the largest letters of a character's name.
pub(super) const NAME: (i32, i32) = (8, 14);

/// A low card has its name beside the emblem.
const fn is_low(card: Rect) -> bool {
    card.height < card.width
}

/// How much room a card has for the name.
pub(super) const fn name_room(card: Rect) -> i32 {
    card.width - if is_low(card) { 68 } else { 10 }
}

/// How high a land of this width is.
pub(super) const fn land_height(width: i32) -> i32 {
    width * 3 / 4
}

impl Sheet {
    /// A land with its top left corner here; a forest bears its value.
    pub(super) fn land(&mut self, deck: &Deck, land: LandId, (x, y): (i32, i32), width: i32) {
        let face = deck.land(land);
        let (at, across) = (self.at(x, y), self.px(width));
        self.ranked(|canvas| canvas.sprite(landscape(face.kind), at, across));
        if let Some(value) = face.value {
            let radius = (width / 7).max(if width < 36 { 6 } else { 10 });
            let centre = (x + width - radius - 1, y + radius + 1);
            self.disc(&value.to_string(), centre, radius, (Paint::Bone, Paint::Umber));
        }
    }

    /// A number on a disc.
    pub(super) fn disc(
        &mut self,
        text: &str,
        (x, y): (i32, i32),
        radius: i32,
        (ground, ink): (Paint, Paint),
    ) {
        let (centre, pixels) = (self.at(x, y), self.px(radius));
        self.canvas.disc(centre, pixels + self.px(1).max(1), Paint::Umber);
        self.canvas.disc(centre, pixels, ground);
        let size = if text.chars().count() > 1 { radius * 5 / 4 } else { radius * 3 / 2 };
        self.bold(text, (x, y), Align::Centre, size, ink);
    }

    /// A place where no land lies.
    pub(super) fn gap(&mut self, (x, y): (i32, i32), width: i32) {
        let area = self.area(Rect::new(x, y, width, land_height(width)));
        let (radius, thick) = (self.px(width / 12), self.px(1).max(1));
        self.canvas.rounded(area, radius, thick, Paint::Raised, Paint::Night);
    }

    /// A character's emblem on a piece of hide.
    pub(super) fn tile(&mut self, character: Character, (x, y): (i32, i32), side: i32) {
        let area = self.area(Rect::new(x, y, side, side));
        self.canvas.panel(area, self.px(side) / 6, Paint::Hide);
        let side = area.width * 5 / 6;
        self.ranked(|canvas| canvas.sprite_centred(emblem(character), area.centre(), side));
    }

    /// A character as a large card: number, emblem, name, and what it does.
    pub(super) fn character(
        &mut self,
        scene: &Scene<'_>,
        values: &Values,
        character: Character,
        area: Rect,
        chosen: bool,
    ) {
        let (edge, thick) = if chosen { (Paint::Gold, 4) } else { (Paint::Ochre, 2) };
        let pixels = self.area(area);
        self.canvas.rounded(pixels, self.px(8), self.px(thick).max(2), edge, Paint::Hide);
        let Rect { x, y, width, .. } = area;
        let plate = Rect::new(x + 4, area.bottom() - PLATE - 4, width - 8, PLATE);
        let pixels = self.area(plate);
        self.canvas.panel(pixels, self.px(6), Paint::Bone);
        let marks = effect::of(character, values);
        self.must(|sheet| sheet.marks(&marks, plate.centre(), width - 9, 21, Paint::Umber));
        let low = is_low(area);
        let free = plate.y - y;
        let (centre, side) = if low {
            ((x + 47, y + free / 2 + 1), free - 4)
        } else {
            let side = (width - 24).min(free - 26);
            ((x + width / 2 + 4, y + 10 + side / 2), side)
        };
        self.must(|sheet| sheet.sign(emblem(character), centre, side));
        let name = capital(&scene.language.say(&character_word(character)));
        let room = name_room(area);
        let middle = if low {
            (area.right() - 4 - room / 2, y + free / 2 + 1)
        } else {
            (x + width / 2, plate.y - 10)
        };
        self.shrunk(&name, middle, room, (NAME, Align::Centre), Paint::Umber);
        let number = character.initiative().to_string();
        let colours = (Paint::Umber, Paint::Bone);
        self.must(|sheet| sheet.disc(&number, (x + 15, y + 15), 15, colours));
        if chosen {
            // Never on the name or the number.
            let at = if low { centre } else { (area.right() - 13, y + 13) };
            self.sign_on_disc(marks::CHOSEN, at);
        }
    }

    /// A small sign that stands out.
    pub(super) fn sign_on_disc(&mut self, art: Art, (x, y): (i32, i32)) {
        let (centre, radius) = (self.at(x, y), self.px(12));
        self.canvas.disc(centre, radius, Paint::Night);
        self.sign(art, (x, y), 17);
    }

    /// A drawing on a card that lies face up.
    pub(super) fn open_card(&mut self, art: Art, (x, y): (i32, i32), width: i32) {
        let (centre, across) = (self.at(x, y), self.px(width));
        self.card_face(art, centre, across);
    }

    fn card_face(&mut self, art: Art, centre: (i32, i32), across: i32) {
        self.ranked(|canvas| {
            canvas.sprite_centred(art::CARD_OPEN, centre, across);
            canvas.sprite_centred(art, centre, across * 2 / 3);
        });
    }

    /// Marks in a line around a point, smaller if the room asks for it.
    pub(super) fn marks(
        &mut self,
        marks: &[EffectSign],
        (x, y): (i32, i32),
        room: i32,
        size: i32,
        ink: Paint,
    ) {
        let total = |size: i32| marks.iter().map(|mark| mark.width(size)).sum::<i32>();
        let (most, size) = (self.px(room), self.px(size));
        let wanted = total(size).max(1);
        let size = if wanted > most { size * most / wanted } else { size };
        let (centre, middle) = self.at(x, y);
        let mut left = centre - total(size) / 2;
        for mark in marks {
            let across = mark.width(size);
            match mark {
                EffectSign::Text(text) => {
                    let set = EffectSign::letters(size);
                    let at = (left + across / 2, middle);
                    self.ranked(|canvas| canvas.text(text, at, Align::Centre, set, ink));
                }
                EffectSign::Sign(art) | EffectSign::Wide(art) => {
                    let (at, width) = ((left + across / 2, middle), across * 9 / 10);
                    self.ranked(|canvas| canvas.sprite_centred(*art, at, width));
                }
                EffectSign::Card(art) => {
                    self.card_face(*art, (left + across / 2, middle), across);
                }
            }
            left += across;
        }
    }
}
