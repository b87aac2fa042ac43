//! What one seat holds: its characters, what they can be played for, and its own points.

use super::emblem::{clan_of, drawn_name, hue};
use super::rows::Rows;
use super::sheet::{INNER, MARGIN, Sheet};
use super::{board, describe, realm};
use crate::pictured::{Picture, Scene};
use crate::vaalbara::art;
use pangaea_canvas::{Align, Paint, Type, lettering};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, SeatView, Vaalbara, Values};

/// How high the heading is, with the space below it.
pub(super) const HEADING: i32 = 20;
/// Between the parts.
pub(super) const GAP: i32 = 4;
/// The most cards in a line.
const ACROSS: usize = 6;
const CARD: (i32, i32) = (46, 68);

/// How high so many large cards are.
pub(super) const fn cards_height(count: usize) -> i32 {
    if count > ACROSS { 2 * CARD.1 + GAP } else { CARD.1 }
}

pub(super) fn hand(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &SeatView) -> Picture {
    let picked = view.choice.map(|choice| choice.character);
    let sheet = sheet(scene, setting, view, picked, &drawn_name(scene, setting, view.seat));
    Picture::new(sheet.canvas, &describe::hand(scene, setting, view))
}

/// The hand with the card that is marked, and what was decided about the warrior.
pub(super) fn sheet(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    picked: Option<Character>,
    heading: &str,
) -> Sheet {
    let cards = HEADING;
    let rows = cards + cards_height(view.hand.len()) + GAP;
    let lands = Rows::of(&view.table);
    let own = rows + lands.height() + GAP;
    let strip = board::strip(scene, &view.table);
    let mut sheet = Sheet::new(scene, &strip, own + realm::HEIGHT);
    sheet.heading(setting, view, own_turn(view), heading);
    let values = setting.deck().values();
    sheet.cards(scene, values, &view.hand, picked, cards);
    let decided = view.choice.filter(|choice| Some(choice.character) == picked);
    let kept = view.hand.iter().position(|held| *held == Character::Warrior);
    if let (Some(choice), Some(place)) = (decided, kept)
        && choice.character != Character::Warrior
    {
        let (x, y) = card_at(place, view.hand.len(), cards);
        let centre = (x + CARD.0.min(card_width(view.hand.len())) - 8, y + 8);
        if choice.show_warrior {
            let gain = format!("+{}", values.warrior);
            sheet.disc(&gain, centre, 8, (Paint::Night, Paint::Gold));
        } else {
            sheet.sign_on_disc(art::CHARACTER_BACK, centre);
        }
    }
    sheet.rows(setting, &view.table, (lands, rows), &[]);
    sheet.realm(scene, setting, &view.table, view.seat, own);
    sheet
}

/// The character with which this seat acts now.
pub(super) fn own_turn(view: &SeatView) -> Option<Character> {
    let (seat, character) = view.table.turn()?;
    (seat == view.seat).then_some(character)
}

const fn columns(count: usize) -> usize {
    if count > ACROSS { count.div_ceil(2) } else { count }
}

fn card_width(count: usize) -> i32 {
    let columns = i32::try_from(columns(count)).unwrap_or(1).max(1);
    CARD.0.min((INNER - GAP * (columns - 1)) / columns)
}

fn card_at(place: usize, count: usize, y: i32) -> (i32, i32) {
    let across = columns(count).max(1);
    let whole = |number: usize| i32::try_from(number).unwrap_or(0);
    let width = card_width(count);
    let in_line = whole(across.min(count));
    let taken = in_line * (width + GAP) - GAP;
    let left = MARGIN + (INNER - taken) / 2;
    (left + whole(place % across) * (width + GAP), y + whole(place / across) * (CARD.1 + GAP))
}

impl Sheet {
    /// Who looks, with which character, what it is about, and the own points (2b).
    pub(super) fn heading(
        &mut self,
        setting: &Setting<Vaalbara>,
        view: &SeatView,
        character: Option<Character>,
        text: &str,
    ) {
        self.panel((MARGIN, 0), (INNER, HEADING - GAP), Paint::Panel);
        let middle = (HEADING - GAP) / 2;
        self.sign(hue(clan_of(setting, view.seat)).badge(), (MARGIN + 10, middle), 12);
        let points = view.points.to_string();
        let right = MARGIN + INNER - 5;
        self.bold(&points, (right, middle), Align::Right, 11, Paint::Gold);
        let taken = lettering::width(&points, Type::bold(self.px(11)));
        let (edge, height) = self.at(right, middle);
        let star = self.px(12);
        self.canvas.sprite_centred(art::POINTS, (edge - taken - star * 3 / 4, height), star);
        let mut left = MARGIN + 20;
        if let Some(character) = character {
            self.tile(character, (left, middle - 6), 12);
            let number = character.initiative().to_string();
            self.bold(&number, (left + 19, middle), Align::Centre, 9, Paint::Ink);
            left += 28;
        }
        let room = MARGIN + INNER - 40 - left;
        self.fitted(text, (left, middle), room, (8, Align::Left), Paint::Ink);
    }

    /// Characters as large cards, in one line or two.
    pub(super) fn cards(
        &mut self,
        scene: &Scene<'_>,
        values: &Values,
        characters: &[Character],
        picked: Option<Character>,
        y: i32,
    ) {
        let count = characters.len();
        let size = (card_width(count), CARD.1);
        for (place, character) in characters.iter().enumerate() {
            let at = card_at(place, count, y);
            let chosen = picked == Some(*character);
            self.character(scene, values, *character, at, size, chosen);
        }
    }
}
