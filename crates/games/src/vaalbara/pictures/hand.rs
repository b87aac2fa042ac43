//! What one seat holds: its characters, what they can be played for, and its own points.

use super::describe;
use super::emblem::{clan_of, drawn_name, hue};
use super::market::{Market, places};
use super::realm::Whose;
use super::rows::Note;
use super::sheet::{GAP, PAGE, READABLE, Sheet};
use crate::pictured::{Picture, Scene};
use crate::vaalbara::art;
use crate::vaalbara::messages as text;
use pangaea_canvas::{Align, Paint, Rect, Type};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{
    Character, ROUNDS, SeatView, SecretChoice, Vaalbara, Values,
};

/// How high the heading is.
const HEADING: i32 = 28;
/// The letters of the own points and of the round.
const POINTS: i32 = 20;
const ROUND: i32 = 11;
/// The smallest and the largest letters of a question.
pub(super) const QUESTION: (i32, i32) = (10, READABLE + 1);
/// How high the cards are, and how wide at most.
pub(super) const CARDS: i32 = 134;
const WIDEST: i32 = 122;
/// The most cards in a line.
const ACROSS: usize = 5;
/// How wide the own realm is beside the lands.
const REALM: i32 = 160;

/// Everything below the heading.
pub(super) const BODY: Rect =
    Rect::new(PAGE.x, PAGE.y + HEADING + GAP, PAGE.width, PAGE.height - HEADING - GAP);

/// The upper part of an area, so high, and what is left below.
pub(super) const fn split(area: Rect, height: i32) -> (Rect, Rect) {
    let rest = height + GAP;
    (
        Rect::new(area.x, area.y, area.width, height),
        Rect::new(area.x, area.y + rest, area.width, area.height - rest),
    )
}

pub(super) fn hand(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &SeatView) -> Picture {
    let heading = drawn_name(scene, setting, view.seat);
    let sheet = sheet(scene, setting, view, view.choice, &heading);
    Picture::new(sheet.canvas, &describe::hand(scene, setting, view))
}

/// The hand with the card that is marked, and what was decided about the warrior.
pub(super) fn sheet(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    choice: Option<SecretChoice>,
    heading: &str,
) -> Sheet {
    let mut sheet = Sheet::new(scene);
    sheet.heading(scene, setting, view, own_turn(view), heading);
    let (cards, below) = split(BODY, CARDS);
    let values = setting.deck().values();
    sheet.cards(scene, values, &view.hand, choice.map(|choice| choice.character), cards);
    let kept = view.hand.iter().position(|held| *held == Character::Warrior);
    if let (Some(choice), Some(place)) = (choice, kept)
        && choice.character != Character::Warrior
    {
        let card = card(place, view.hand.len(), cards);
        let centre = (card.right() - 14, card.y + 14);
        if choice.show_warrior {
            let gain = format!("+{}", values.warrior);
            let colours = (Paint::Night, Paint::Gold);
            sheet.must(|sheet| sheet.disc(&gain, centre, 13, colours));
        } else {
            sheet.sign_on_disc(art::CHARACTER_BACK, centre);
        }
    }
    sheet.surroundings(scene, setting, view, below, &[]);
    sheet
}

/// The character with which this seat acts now.
pub(super) fn own_turn(view: &SeatView) -> Option<Character> {
    let (seat, character) = view.table.turn()?;
    (seat == view.seat).then_some(character)
}

/// Where a card is: in one line, or in two if there are many.
pub(super) fn card(place: usize, count: usize, area: Rect) -> Rect {
    let whole = |number: usize| i32::try_from(number).unwrap_or(0);
    let (lines, across) = if count > ACROSS { (2, count.div_ceil(2)) } else { (1, count.max(1)) };
    let columns = whole(across);
    let widest = if lines > 1 { area.width } else { WIDEST };
    let width = ((area.width + GAP) / columns - GAP).min(widest);
    let height = (area.height + GAP) / lines - GAP;
    let left = area.centre().0 - (columns * (width + GAP) - GAP) / 2;
    let (column, line) = (whole(place % across), whole(place / across));
    Rect::new(left + column * (width + GAP), area.y + line * (height + GAP), width, height)
}

impl Sheet {
    /// Who looks, with which character, what it is about, the round, and the own points (2b).
    pub(super) fn heading(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &SeatView,
        character: Option<Character>,
        heading: &str,
    ) {
        let line = Rect::new(PAGE.x, PAGE.y, PAGE.width, HEADING);
        self.panel(line, Paint::Panel);
        let middle = line.centre().1;
        self.sign(hue(clan_of(setting, view.seat)).badge(), (line.x + 16, middle), 20);
        let points = view.points.to_string();
        let round = scene.language.say(&text::round_of(view.table.round(), ROUNDS));
        let end = line.right() - 8;
        self.must(|sheet| sheet.bold(&points, (end, middle), Align::Right, POINTS, Paint::Gold));
        let star = end - self.width(&points, POINTS) - 14;
        self.sign(art::POINTS, (star, middle), 21);
        let letters = Type::regular(self.px(ROUND));
        let at = self.at(star - 18, middle);
        self.canvas.text(&round, at, Align::Right, letters, Paint::Faint);
        if let Some(character) = character {
            self.tile(character, (line.x + 32, middle - 11), 22);
            let number = character.initiative().to_string();
            self.bold(&number, (line.x + 68, middle), Align::Centre, 18, Paint::Ink);
        }
        let (left, room) = self.question_room(&points, &round, character.is_some());
        self.shrunk(heading, (left, middle), room, (QUESTION, Align::Left), Paint::Ink);
    }

    /// Where a question begins, and how much room the round and the points leave to it.
    pub(super) fn question_room(&self, points: &str, round: &str, acting: bool) -> (i32, i32) {
        let left = PAGE.x + if acting { 86 } else { 32 };
        let taken = 50 + self.width(points, POINTS) + self.width(round, ROUND);
        (left, PAGE.right() - taken - left)
    }

    /// Characters as large cards.
    pub(super) fn cards(
        &mut self,
        scene: &Scene<'_>,
        values: &Values,
        characters: &[Character],
        picked: Option<Character>,
        area: Rect,
    ) {
        for (place, character) in characters.iter().enumerate() {
            let card = card(place, characters.len(), area);
            self.character(scene, values, *character, card, picked == Some(*character));
        }
    }

    /// What a choice is made for: the lands, and the own realm beside them.
    pub(super) fn surroundings(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        view: &SeatView,
        area: Rect,
        notes: &[Note],
    ) {
        // Few lands leave a higher area more room for the realm.
        let most = if places(&view.table) > 3 { REALM + 26 } else { REALM + 50 };
        let realm = (REALM + area.height - 172).clamp(REALM, most);
        let lands = Rect::new(area.x, area.y, area.width - realm - GAP, area.height);
        let market = Market::block(lands, places(&view.table));
        self.market(setting, &view.table, &market, notes);
        let own = Rect::new(lands.right() + GAP, area.y, realm, area.height);
        self.realm(scene, setting, &view.table, (view.seat, Whose::Own), own);
    }
}
