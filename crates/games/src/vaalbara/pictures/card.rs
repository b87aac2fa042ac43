//! Single cards: lands, characters as small tiles, characters as large cards.

use super::effect;
use super::effect::EffectSign;
use super::emblem::{emblem, landscape};
use super::sheet::Sheet;
use crate::pictured::Scene;
use crate::pictured::marks;
use crate::spoken::capital;
use crate::vaalbara::art;
use crate::vaalbara::words::terms::character_word;
use pangaea_canvas::{Align, Art, Paint};
use pangaea_engine::games::vaalbara::{Character, Deck, LandId, Values};

/// A land is so many tenths high if it is so many wide.
pub(super) const fn land_height(width: i32) -> i32 {
    width * 3 / 4
}

impl Sheet {
    /// A land with its top left corner here; a forest bears its value.
    pub(super) fn land(&mut self, deck: &Deck, land: LandId, (x, y): (i32, i32), width: i32) {
        let face = deck.land(land);
        let (at, across) = (self.at(x, y), self.px(width));
        self.canvas.sprite(landscape(face.kind), at, across);
        if let Some(value) = face.value {
            let radius = (width / 6).max(if width > 18 { 5 } else { 4 });
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
        self.canvas.disc(centre, pixels + self.px(1).max(1) / 2, Paint::Umber);
        self.canvas.disc(centre, pixels, ground);
        let size = if text.len() > 1 { radius * 5 / 4 } else { radius * 3 / 2 };
        self.bold(text, (x, y), Align::Centre, size, ink);
    }

    /// A place where no land lies.
    pub(super) fn gap(&mut self, (x, y): (i32, i32), width: i32) {
        let area = self.area(x, y, width, land_height(width));
        let (radius, thick) = (self.px(width / 12), self.px(1).max(1) / 2);
        self.canvas.rounded(area, radius, thick.max(1), Paint::Raised, Paint::Night);
    }

    /// A character's emblem on a piece of hide.
    pub(super) fn tile(&mut self, character: Character, (x, y): (i32, i32), side: i32) {
        self.piece(emblem(character), (x, y), side, Paint::Hide);
    }

    /// A drawing on a square ground.
    pub(super) fn piece(&mut self, art: Art, (x, y): (i32, i32), side: i32, ground: Paint) {
        let area = self.area(x, y, side, side);
        self.canvas.panel(area, self.px(side) / 6, ground);
        self.canvas.sprite_centred(art, area.centre(), area.width * 5 / 6);
    }

    /// A drawing around a point.
    pub(super) fn sign(&mut self, art: Art, (x, y): (i32, i32), width: i32) {
        let (centre, across) = (self.at(x, y), self.px(width));
        self.canvas.sprite_centred(art, centre, across);
    }

    /// A character as a large card: number, emblem, name, and what it does.
    pub(super) fn character(
        &mut self,
        scene: &Scene<'_>,
        values: &Values,
        character: Character,
        (x, y): (i32, i32),
        (width, height): (i32, i32),
        chosen: bool,
    ) {
        let (edge, thick) = if chosen { (Paint::Gold, 2) } else { (Paint::Ochre, 1) };
        let area = self.area(x, y, width, height);
        self.canvas.rounded(area, self.px(5), self.px(thick).max(2), edge, Paint::Hide);
        let band = 15;
        let inside = self.area(x + 2, y + height - band - 2, width - 4, band);
        self.canvas.panel(inside, self.px(4), Paint::Bone);
        let side = (width - 15).min(height - band - 20);
        self.sign(emblem(character), (x + width / 2 + 2, y + 9 + side / 2), side);
        let number = character.initiative().to_string();
        self.disc(&number, (x + 9, y + 9), 8, (Paint::Umber, Paint::Bone));
        let name = capital(&scene.language.say(&character_word(character)));
        let middle = (x + width / 2, y + height - band - 7);
        self.fitted(&name, middle, width - 6, (7, Align::Centre), Paint::Umber);
        let marks = effect::of(character, values);
        let centre = (x + width / 2, y + height - band / 2 - 2);
        self.marks(&marks, centre, width - 6, 10, Paint::Umber);
        if chosen {
            self.sign_on_disc(marks::CHOSEN, (x + width - 8, y + 8));
        }
    }

    /// A small sign that stands out.
    pub(super) fn sign_on_disc(&mut self, art: Art, (x, y): (i32, i32)) {
        let (centre, radius) = (self.at(x, y), self.px(7));
        self.canvas.disc(centre, radius, Paint::Night);
        self.sign(art, (x, y), 10);
    }

    /// A drawing on a card that lies face up.
    pub(super) fn open_card(&mut self, art: Art, (x, y): (i32, i32), width: i32) {
        let (centre, across) = (self.at(x, y), self.px(width));
        self.card_face(art, centre, across);
    }

    fn card_face(&mut self, art: Art, centre: (i32, i32), across: i32) {
        self.canvas.sprite_centred(art::CARD_OPEN, centre, across);
        self.canvas.sprite_centred(art, centre, across * 2 / 3);
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
                    self.canvas.text(text, (left + across / 2, middle), Align::Centre, set, ink);
                }
                EffectSign::Sign(art) | EffectSign::Wide(art) => {
                    let width = across * 9 / 10;
                    self.canvas.sprite_centred(*art, (left + across / 2, middle), width);
                }
                EffectSign::Card(art) => {
                    self.card_face(*art, (left + across / 2, middle), across);
                }
            }
            left += across;
        }
    }
}
