//! Buttons and menus.

use super::press::{About, Press};
use pangaea_table::{Control, Menu, Notice, Nudge, Panel, TableId};
use pangaea_text::{Language, LocaleMessage, bot};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

/// The most buttons in a row.
const WIDE: usize = 5;

pub(super) fn button(press: Press, label: impl Into<String>) -> CreateButton {
    CreateButton::new(press.id()).label(short(label.into(), 80)).style(ButtonStyle::Secondary)
}

/// As many rows as these buttons need.
pub(super) fn buttons(all: impl Iterator<Item = CreateButton>) -> Vec<CreateActionRow> {
    let all: Vec<CreateButton> = all.collect();
    all.chunks(WIDE).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// A text that Discord takes: not longer than so many letters.
pub(super) fn short(text: String, most: usize) -> String {
    if text.chars().count() <= most {
        return text;
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

/// One line of a menu.
pub(super) struct MenuLine {
    pub(super) value: String,
    pub(super) label: String,
    pub(super) about: Option<String>,
    pub(super) picked: bool,
}

/// A menu of which one line is picked.
pub(super) fn menu(press: Press, asks: String, offers: Vec<MenuLine>) -> CreateActionRow {
    menu_of(press, asks, offers, 1, 1)
}

/// A menu of which some lines are picked.
pub(super) fn menu_of(
    press: Press,
    asks: String,
    offers: Vec<MenuLine>,
    least: u8,
    most: u8,
) -> CreateActionRow {
    let option = |offer: MenuLine| {
        let option = CreateSelectMenuOption::new(short(offer.label, 100), offer.value);
        let option = match offer.about {
            Some(about) => option.description(short(about, 100)),
            None => option,
        };
        option.default_selection(offer.picked)
    };
    let options = offers.into_iter().map(option).collect();
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(press.id(), CreateSelectMenuKind::String { options })
            .placeholder(short(asks, 150))
            .min_values(least)
            .max_values(most),
    )
}

/// What can be pressed below a question.
pub(super) fn panel(panel: &Panel, language: Language) -> Vec<CreateActionRow> {
    let Some(question) = panel.question else { return Vec::new() };
    let about = About { table: panel.table, seat: panel.seat, question };
    let mut rows: Vec<CreateActionRow> =
        panel.menus.iter().map(|step| step_menu(about, step)).collect();
    let say = |message: LocaleMessage| language.say(&message);
    if panel.trial.is_some() {
        let arrow = |nudge: Nudge, sign: &str| button(Press::Nudge(about, nudge), sign);
        rows.push(CreateActionRow::Buttons(vec![
            arrow(Nudge::Left, "◀"),
            arrow(Nudge::Up, "▲"),
            arrow(Nudge::Down, "▼"),
            arrow(Nudge::Right, "▶"),
            arrow(Nudge::Turn, &format!("↻ {}", say(bot::press_turn()))),
        ]));
    }
    let mut last = Vec::new();
    if panel.trial.is_some() {
        last.push(button(Press::Nudge(about, Nudge::Next), say(bot::press_next_place())));
    }
    last.push(button(Press::Suggest(about), say(bot::press_suggest())));
    last.push(button(Press::Type(about), say(bot::press_type_it())));
    let lays = panel.trial.is_some() && !panel.is_complete;
    let label = if lays { bot::press_place() } else { bot::press_confirm() };
    let confirm =
        button(Press::Confirm(about, panel.changes), say(label)).style(ButtonStyle::Success);
    last.push(confirm.disabled(!panel.is_ready || panel.is_given));
    rows.push(CreateActionRow::Buttons(last));
    rows
}

fn step_menu(about: About, step: &Menu) -> CreateActionRow {
    let offers = step.choices.iter().enumerate().map(|(index, choice)| MenuLine {
        value: choice.name.clone(),
        label: choice.words.label.clone(),
        about: choice.words.detail.clone(),
        picked: step.picked == Some(index),
    });
    menu(Press::Pick(about, step.step), step.asks.clone(), offers.collect())
}

/// What can be pressed below a message of the table.
pub(super) fn notice(table: TableId, notice: &Notice) -> Vec<CreateActionRow> {
    let controls = notice.controls.iter();
    buttons(controls.map(|control| self::control(table, control, notice.language)))
}

fn control(table: TableId, control: &Control, language: Language) -> CreateButton {
    let (press, label, style) = match control {
        Control::Join => (Press::Join(table), bot::press_join(), ButtonStyle::Primary),
        Control::Leave => (Press::Leave(table), bot::press_leave(), ButtonStyle::Secondary),
        Control::AddComputer => {
            (Press::AddComputer(table), bot::press_add_computer(), ButtonStyle::Secondary)
        }
        Control::Options => (Press::Options(table), bot::press_options(), ButtonStyle::Secondary),
        Control::Start => (Press::Start(table), bot::press_start(), ButtonStyle::Success),
        Control::MyMove => (Press::MyMove(table), bot::press_my_move(), ButtonStyle::Primary),
        Control::Board => (Press::Board(table), bot::press_board(), ButtonStyle::Secondary),
        Control::Undo => (Press::Undo(table), bot::press_undo(), ButtonStyle::Secondary),
        Control::Rules => (Press::Rules(table), bot::press_rules(), ButtonStyle::Secondary),
        Control::MoveFor(seat, name) => {
            (Press::MoveFor(table, *seat), bot::press_move_for(name), ButtonStyle::Danger)
        }
        Control::SitDown => (Press::SitDown(table), bot::press_sit_down(), ButtonStyle::Primary),
        Control::Rematch => (Press::Rematch(table), bot::press_rematch(), ButtonStyle::Primary),
        Control::Record => (Press::Record(table), bot::press_record(), ButtonStyle::Secondary),
    };
    button(press, language.say(&label)).style(style)
}
