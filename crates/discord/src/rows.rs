//! Buttons and menus.

use super::press::Press;
use pangaea_table::{Control, Notice, TableKey};
use pangaea_text::{Language, bot};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

/// The most buttons in a row.
pub(super) const WIDE: usize = 5;

/// The most rows below a message.
pub(super) const MOST_ROWS: usize = 5;

pub(super) fn button(press: &Press, label: impl Into<String>) -> CreateButton {
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
pub(super) fn menu(press: &Press, asks: String, offers: Vec<MenuLine>) -> CreateActionRow {
    menu_of(press, asks, offers, 1, 1)
}

/// A menu of which some lines are picked.
pub(super) fn menu_of(
    press: &Press,
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

/// What can be pressed below a message of the table.
pub(super) fn notice(table: TableKey, notice: &Notice) -> Vec<CreateActionRow> {
    let controls = notice.controls.iter();
    buttons(controls.map(|control| self::control(table, control, notice.language)))
}

fn control(table: TableKey, control: &Control, language: Language) -> CreateButton {
    let (press, label, style) = match control {
        Control::Join => (Press::Join(table), bot::press_join(), ButtonStyle::Primary),
        Control::Leave => (Press::Leave(table), bot::press_leave(), ButtonStyle::Secondary),
        Control::AddComputer => {
            (Press::AddComputer(table), bot::press_add_computer(), ButtonStyle::Secondary)
        }
        Control::Options => (Press::Options(table), bot::press_options(), ButtonStyle::Secondary),
        Control::Start { .. } => (Press::Start(table), bot::press_start(), ButtonStyle::Success),
        Control::MyMove => (Press::MyMove(table), bot::press_my_move(), ButtonStyle::Primary),
        Control::Board => (Press::Board(table), bot::press_board(), ButtonStyle::Secondary),
        Control::Undo => (Press::Undo(table), bot::press_undo(), ButtonStyle::Secondary),
        Control::Learn(game) => (Press::Learn(*game), bot::press_learn(), ButtonStyle::Secondary),
        Control::Rules => (Press::Rules(table), bot::press_rules(), ButtonStyle::Secondary),
        Control::MoveFor(seat, name) => {
            (Press::MoveFor(table, *seat), bot::press_move_for(name), ButtonStyle::Danger)
        }
        Control::SitDown => (Press::SitDown(table), bot::press_sit_down(), ButtonStyle::Primary),
        Control::Close => (Press::Close(table), bot::press_close_game(), ButtonStyle::Secondary),
        Control::TakeBack => (Press::TakeBack(table), bot::press_take_back(), ButtonStyle::Primary),
        Control::Accept(seat) => {
            (Press::AcceptSeat(table, *seat), bot::press_accept(), ButtonStyle::Success)
        }
        Control::Decline(seat) => {
            (Press::DeclineSeat(table, *seat), bot::press_decline(), ButtonStyle::Secondary)
        }
        Control::Rematch => (Press::Rematch(table), bot::press_rematch(), ButtonStyle::Primary),
        Control::Record => (Press::Record(table), bot::press_record(), ButtonStyle::Secondary),
    };
    let is_grey = matches!(control, Control::Start { is_ready: false });
    button(&press, language.say(&label)).style(style).disabled(is_grey)
}
