//! What one seat is deciding: the step, its choices numbered as a menu lists them.

use super::emblem::{clan_of, drawn_name, hue};
use super::hand::{BODY, CARDS, split};
use super::rows::Note;
use super::sheet::{GAP, READABLE, Sheet};
use super::{describe, hand};
use crate::pictured::marks;
use crate::pictured::{Picture, Scene};
use crate::spoken::capital;
use crate::vaalbara::art;
use crate::vaalbara::messages as text;
use crate::vaalbara::words::terms::question;
use pangaea_canvas::{Align, Paint, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{Character, Item, LandId, SeatView, SecretChoice, Vaalbara};
use pangaea_engine::question::{Next, Pick, Picked, Step, follow};
use pangaea_engine::seat::Seat;
use pangaea_engine::spot::Spot;

/// How high a choice that is neither land nor character is.
const OPTION: i32 = 84;
/// How much room there is for what the warrior does.
pub(super) const WORDS: i32 = (BODY.width - GAP) / 2 - 10;

/// What is asked, and what was picked of it.
struct OpenStep {
    items: Vec<Item>,
    picked: Option<Item>,
}

/// The step that the draft has come to; a complete draft shows its last one, but the whole hand
/// where that was about the warrior, which is marked on it.
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
    let last = draft.len().checked_sub(1)?;
    let warrior = matches!(item_of(&draft[last])?, Item::ShowWarrior | Item::HideWarrior);
    let shown = if warrior { 0 } else { last };
    Some(OpenStep { items: items(&draft[..shown])?, picked: item_of(&draft[shown]) })
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
        let show_warrior = picks.contains(&Item::ShowWarrior);
        let drafted = open_step.picked.and_then(character_of);
        let drafted = drafted.map(|character| SecretChoice { character, show_warrior });
        let sheet = hand::sheet(scene, setting, view, drafted.or(view.choice), &heading);
        return Picture::new(sheet.canvas, &description);
    }
    let mut sheet = Sheet::new(scene);
    let drafted = picks.first().copied().filter(|item| matches!(item, Item::Play(_)));
    let character = drafted.and_then(character_of).or_else(|| hand::own_turn(view));
    sheet.heading(scene, setting, view, character, &heading);
    let notes = notes(setting, view, open_step, &picks);
    match first {
        Item::TakeBack(_) => {
            let (cards, below) = split(BODY, CARDS);
            let offered: Vec<Character> =
                open_step.items.iter().copied().filter_map(character_of).collect();
            let picked = open_step.picked.and_then(character_of);
            sheet.cards(scene, setting.deck().values(), &offered, picked, cards);
            sheet.surroundings(scene, setting, view, below, &[]);
        }
        Item::ShowWarrior | Item::HideWarrior | Item::Target(_) | Item::Play(_) => {
            let (options, below) = split(BODY, OPTION);
            sheet.must(|sheet| match first {
                Item::Target(_) => sheet.targets(scene, setting, open_step, options),
                _ => sheet.warrior(scene, setting, options),
            });
            sheet.surroundings(scene, setting, view, below, &[]);
        }
        Item::Give(_) => sheet.giving(scene, setting, view, &notes),
        Item::Take(_) => sheet.taking(scene, setting, view, &notes),
        Item::TrackFirst(_) | Item::TrackSecond(_) | Item::ToFirst(_) | Item::ToSecond(_) => {
            sheet.swapping(scene, setting, view, &notes);
        }
    }
    Picture::new(sheet.canvas, &description)
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
    fn warrior(&mut self, scene: &Scene<'_>, setting: &Setting<Vaalbara>, area: Rect) {
        let points = format!("+{}", setting.deck().values().warrior);
        let choices = [
            (Item::ShowWarrior, points.as_str(), marks::CHOSEN, text::show_it()),
            (Item::HideWarrior, "0", art::REFUSED, text::hide_it()),
        ];
        for (index, (item, gain, mark, words)) in (0..).zip(choices) {
            let plate = self.option((index, 2), area, false);
            let (x, y) = (plate.centre().0, plate.y + 33);
            self.sign(mark, (x - 70, y), 30);
            match item {
                Item::ShowWarrior => self.open_card(art::CHARACTER_WARRIOR, (x, y), 52),
                _ => self.sign(art::CHARACTER_BACK, (x, y), 52),
            }
            self.bold(gain, (x + 70, y), Align::Centre, 28, Paint::Ink);
            let words = capital(&scene.language.say(&words));
            let below = (x, plate.bottom() - 13);
            let set = (READABLE, Align::Centre);
            self.fitted(&words, below, WORDS, set, Paint::Ink);
        }
    }

    /// Bard: who gains.
    fn targets(
        &mut self,
        scene: &Scene<'_>,
        setting: &Setting<Vaalbara>,
        open_step: &OpenStep,
        area: Rect,
    ) {
        let target = |item: &Item| match item {
            Item::Target(seat) => Some(*seat),
            _ => None,
        };
        let targets: Vec<Seat> = open_step.items.iter().filter_map(target).collect();
        let count = i32::try_from(targets.len()).unwrap_or(1).max(1);
        let points = format!("+{}", setting.deck().values().bard);
        for (index, seat) in (0..).zip(targets) {
            let chosen = open_step.picked == Some(Item::Target(seat));
            let plate = self.option((index, count), area, chosen);
            let (x, y) = (plate.centre().0, plate.y + 30);
            let number = seat.number().to_string();
            self.disc(&number, (plate.x + 15, plate.y + 15), 12, (Paint::Gold, Paint::Dark));
            self.sign(hue(clan_of(setting, seat)).badge(), (x - 14, y), 36);
            self.bold(&points, (x + 26, y), Align::Centre, 22, Paint::Gold);
            let name = drawn_name(scene, setting, seat);
            let below = (x, plate.bottom() - 13);
            self.fitted(&name, below, plate.width - 10, (READABLE, Align::Centre), Paint::Ink);
        }
    }

    /// The panel of one of several choices beside each other.
    fn option(&mut self, (index, count): (i32, i32), area: Rect, chosen: bool) -> Rect {
        let left = |index: i32| area.x + index * (area.width + GAP) / count;
        let width = left(index + 1) - GAP - left(index);
        let plate = Rect::new(left(index), area.y, width, area.height);
        self.lit_if(chosen, plate, Paint::Raised);
        plate
    }
}
