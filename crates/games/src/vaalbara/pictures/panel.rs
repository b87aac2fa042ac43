//! What one seat is deciding: the step, its choices numbered as a menu lists them.

use super::card::land_height;
use super::emblem::{clan_of, drawn_name, hue};
use super::hand::{GAP, HEADING};
use super::rows::{Note, Rows};
use super::sheet::{INNER, MARGIN, Sheet};
use super::{board, describe, hand, realm};
use crate::pictured::marks;
use crate::pictured::{Picture, Scene};
use crate::vaalbara::art;
use crate::vaalbara::words::terms::question;
use pangaea_canvas::{Align, Paint};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, Item, LandId, SeatView, Vaalbara};
use pangaea_engine::question::{Next, Pick, Picked, Step, follow};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;

/// How high a choice that is neither land nor character is.
const OPTION: i32 = 30;

/// What is asked, and what was picked of it.
struct OpenStep {
    items: Vec<Item>,
    picked: Option<Item>,
}

/// The step that the draft has come to; a complete draft shows its last one.
fn open_step(
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    draft: &[Picked<Vaalbara>],
) -> Option<OpenStep> {
    let items = |draft: &[Picked<Vaalbara>]| match follow::<Vaalbara>(setting, view, draft)?.next {
        Next::Ask(Step::OneOf(items)) => Some(items),
        Next::Ask(Step::Place(_)) | Next::Do(_) => None,
    };
    if let Some(items) = items(draft) {
        return Some(OpenStep { items, picked: None });
    }
    let (last, before) = draft.split_last()?;
    Some(OpenStep { items: items(before)?, picked: item_of(last) })
}

const fn item_of(pick: &Picked<Vaalbara>) -> Option<Item> {
    match pick {
        Pick::Item(item) => Some(*item),
        Pick::Spot(_) => None,
    }
}

/// The character that an item points at.
const fn character_of(item: Item) -> Option<Character> {
    match item {
        Item::Play(character) | Item::TakeBack(character) => Some(character),
        _ => None,
    }
}

/// The land that an item points at.
const fn land_of(item: Item) -> Option<LandId> {
    match item {
        Item::TrackFirst(land)
        | Item::TrackSecond(land)
        | Item::ToSecond(land)
        | Item::ToFirst(land)
        | Item::Give(land)
        | Item::Take(land) => Some(land),
        Item::Play(_)
        | Item::ShowWarrior
        | Item::HideWarrior
        | Item::Target(_)
        | Item::TakeBack(_) => None,
    }
}

pub(super) fn panel(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    draft: &[Picked<Vaalbara>],
    _: Option<Spot>,
) -> Picture {
    let open_step = open_step(setting, view, draft);
    let step =
        open_step.as_ref().and_then(|open_step| Some((open_step, *open_step.items.first()?)));
    let Some((open_step, first)) = step else {
        return hand::hand(scene, setting, view);
    };
    let heading = scene.language.say(&question(first));
    let picks: Vec<Item> = draft.iter().filter_map(item_of).collect();
    let description = describe::panel(scene, setting, view, &heading, (&open_step.items, &picks));
    if let Item::Play(_) = first {
        let chosen = view.choice.map(|choice| choice.character);
        let drafted = open_step.picked.and_then(character_of).or(chosen);
        let sheet = hand::sheet(scene, setting, view, drafted, &heading);
        return Picture::new(sheet.canvas, &description);
    }
    let choices = match first {
        Item::ShowWarrior | Item::HideWarrior => OPTION + GAP,
        Item::Target(_) => lines(open_step.items.len()) * (OPTION + GAP),
        Item::TakeBack(_) => hand::cards_height(open_step.items.len()) + GAP,
        Item::Give(_) => lines_of_lands(open_step.items.len()) * (land_height(LAND) + GAP),
        _ => 0,
    };
    let rows = HEADING + choices;
    // Where lands of the rows are the choice, they are drawn larger; a tracker needs the pile too.
    let lands = match first {
        Item::Take(_) | Item::ToFirst(_) | Item::ToSecond(_) => Rows::large(&view.table),
        _ => Rows::of(&view.table),
    };
    let own = rows + lands.height() + GAP;
    // Who gives a land away has the realm among the choices.
    let giving = matches!(first, Item::Give(_));
    let strip = board::strip(scene, &view.table);
    let height = if giving { own - GAP } else { own + realm::HEIGHT };
    let mut sheet = Sheet::new(scene, &strip, height);
    let drafted = picks.first().copied().filter(|item| matches!(item, Item::Play(_)));
    let character = drafted.and_then(character_of).or_else(|| hand::own_turn(view));
    sheet.heading(setting, view, character, &heading);
    let notes = notes(setting, view, open_step, &picks);
    match first {
        Item::ShowWarrior | Item::HideWarrior => sheet.warrior(setting, open_step.picked),
        Item::Target(_) => sheet.targets(scene, setting, open_step),
        Item::TakeBack(_) => {
            let offered: Vec<Character> =
                open_step.items.iter().copied().filter_map(character_of).collect();
            let picked = open_step.picked.and_then(character_of);
            sheet.cards(scene, setting.deck().values(), &offered, picked, HEADING);
        }
        Item::Give(_) => sheet.gifts(setting, &notes),
        _ => {}
    }
    sheet.rows(setting, &view.table, (lands, rows), &notes);
    if !giving {
        sheet.realm(scene, setting, &view.table, view.seat, own);
    }
    Picture::new(sheet.canvas, &description)
}

/// How wide a land of the own realm is when one is given away.
const LAND: i32 = 45;

fn lines_of_lands(count: usize) -> i32 {
    i32::try_from(count.div_ceil(5)).unwrap_or(1)
}

fn lines(count: usize) -> i32 {
    i32::try_from(count.div_ceil(2)).unwrap_or(1)
}

/// The numbers of the lands that are offered, and what was picked before.
fn notes(
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    open_step: &OpenStep,
    picks: &[Item],
) -> Vec<Note> {
    let offered = (1..).zip(&open_step.items).filter_map(|(number, item)| {
        let land = land_of(*item)?;
        let chosen = open_step.picked == Some(*item);
        let pays = match item {
            Item::Take(land) => view.table.pays(setting.deck(), *land),
            _ => None,
        };
        Some(Note { land, number: Some(number), chosen, pays })
    });
    let mut notes: Vec<Note> = offered.collect();
    for item in picks {
        if let Some(land) = land_of(*item)
            && !notes.iter().any(|note| note.land == land)
        {
            notes.push(Note { land, number: None, chosen: true, pays: None });
        }
    }
    notes
}

impl Sheet {
    /// 4b: to show the warrior, or not.
    fn warrior(&mut self, setting: &Setting<Vaalbara>, picked: Option<Item>) {
        let points = format!("+{}", setting.deck().values().warrior);
        let choices = [
            (Item::ShowWarrior, points.as_str(), marks::CHOSEN),
            (Item::HideWarrior, "0", art::REFUSED),
        ];
        for (index, (item, gain, mark)) in (0..).zip(choices) {
            let at = self.option(index, HEADING, picked == Some(item));
            self.sign(mark, (at.0 + 14, at.1 + OPTION / 2), 15);
            let card = (at.0 + 54, at.1 + OPTION / 2);
            match item {
                Item::ShowWarrior => self.open_card(art::CHARACTER_WARRIOR, card, 25),
                _ => self.sign(art::CHARACTER_BACK, card, 25),
            }
            let end = (at.0 + 95, at.1 + OPTION / 2);
            self.bold(gain, end, Align::Centre, 14, Paint::Ink);
        }
    }

    /// Bard: who gains.
    fn targets(&mut self, scene: &Scene<'_>, setting: &Setting<Vaalbara>, open_step: &OpenStep) {
        let target = |item: &Item| match item {
            Item::Target(seat) => Some(*seat),
            _ => None,
        };
        let targets: Vec<Seat> = open_step.items.iter().filter_map(target).collect();
        let points = format!("+{}", setting.deck().values().bard);
        for (index, seat) in (0..).zip(targets) {
            let chosen = open_step.picked == Some(Item::Target(seat));
            let at = self.option(index, HEADING, chosen);
            self.disc(
                &(index + 1).to_string(),
                (at.0 + 11, at.1 + OPTION / 2),
                7,
                (Paint::Gold, Paint::Dark),
            );
            self.sign(hue(clan_of(setting, seat)).badge(), (at.0 + 32, at.1 + OPTION / 2), 19);
            let name = drawn_name(scene, setting, seat);
            self.fitted(&name, (at.0 + 46, at.1 + OPTION / 2), 51, (8, Align::Left), Paint::Ink);
            self.bold(&points, (at.0 + 107, at.1 + OPTION / 2), Align::Centre, 12, Paint::Gold);
        }
    }

    /// The panel of one of several choices, two in a line; where it begins.
    fn option(&mut self, index: i32, y: i32, chosen: bool) -> (i32, i32) {
        let width = (INNER - GAP) / 2;
        let at = (MARGIN + index % 2 * (width + GAP), y + index / 2 * (OPTION + GAP));
        if chosen {
            self.lit(at, (width, OPTION), Paint::Raised);
        } else {
            self.panel(at, (width, OPTION), Paint::Raised);
        }
        at
    }

    /// Pioneer: the own lands, large enough to be told apart.
    fn gifts(&mut self, setting: &Setting<Vaalbara>, notes: &[Note]) {
        for (index, note) in (0..).zip(notes) {
            let x = MARGIN + index % 5 * (LAND + GAP);
            let y = HEADING + index / 5 * (land_height(LAND) + GAP);
            self.noted(setting.deck(), note, (x, y), LAND);
        }
    }
}
