//! What can be pressed below a question: its choices, a card's place, and what is done about them.
//!
//! Discord has five rows. The choices have three of them as buttons, or else they are menus; a card
//! that is laid has a menu of cards and arrows. Then come the controls, and last the row for what
//! helps and takes back.

use super::press::{About, ChoiceName, Press};
use super::rows::{MenuLine, WIDE, button, buttons, menu};
use pangaea_table::{ButtonGroup, ChoiceButton, ChoicePress, Menu, Nudge, Panel, RuleTopic};
use pangaea_text::{Language, bot};
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

/// The rows that choices can have, besides the controls and the last row.
const ROOM: usize = 3;

/// All rows below a panel.
pub(super) fn panel(panel: &Panel, language: Language) -> Vec<CreateActionRow> {
    let mut rows = match panel.question {
        Some(question) => {
            let about = About { table: panel.table, seat: panel.seat, question };
            let mut rows = choices(panel, about);
            if panel.trial.is_some() {
                rows.push(arrows(about, language));
            }
            rows.push(controls(panel, about, language));
            rows
        }
        None => Vec::new(),
    };
    rows.extend(last_row(panel, language));
    rows
}

/// The choices of each step in their order.
fn choices(panel: &Panel, about: About) -> Vec<CreateActionRow> {
    let room: usize = panel.buttons.iter().map(|group| group.buttons.len().div_ceil(WIDE)).sum();
    let lays = panel.trial.is_some();
    let fit = !lays && room <= ROOM;
    // What a card to lay is chosen from stays a menu; whatever follows is a row.
    let is_row = |group: &ButtonGroup| fit || (lays && group.step > 0);
    let starts = |step: usize| panel.buttons.iter().find(|group| group.step == step);
    let as_rows = |step: &Menu| match starts(step.step) {
        Some(group) if is_row(group) => {
            buttons(group.buttons.iter().map(|choice| choice_button(about, choice)))
        }
        // Its things are on the buttons of the step before.
        None if fit => Vec::new(),
        // There is nothing to choose.
        _ if lays && step.choices.len() == 1 => Vec::new(),
        _ => vec![step_menu(about, step)],
    };
    panel.menus.iter().flat_map(as_rows).collect()
}

fn choice_button(about: About, choice: &ChoiceButton) -> CreateButton {
    let press = match &choice.press {
        ChoicePress::Pick { step, choice } => {
            Press::PickButton(about, *step, ChoiceName(choice.clone()))
        }
        ChoicePress::Back { step } => Press::Back(about, *step),
    };
    let style = if choice.is_picked { ButtonStyle::Primary } else { ButtonStyle::Secondary };
    button(&press, choice.label.clone()).style(style)
}

fn step_menu(about: About, step: &Menu) -> CreateActionRow {
    let offers = step.choices.iter().enumerate().map(|(index, choice)| MenuLine {
        value: choice.name.clone(),
        label: choice.words.label.clone(),
        about: choice.words.detail.clone(),
        picked: step.picked == Some(index),
    });
    menu(&Press::Pick(about, step.step), step.asks.clone(), offers.collect())
}

fn arrows(about: About, language: Language) -> CreateActionRow {
    let arrow = |nudge: Nudge, sign: &str| button(&Press::Nudge(about, nudge), sign);
    CreateActionRow::Buttons(vec![
        arrow(Nudge::Left, "◀"),
        arrow(Nudge::Up, "▲"),
        arrow(Nudge::Down, "▼"),
        arrow(Nudge::Right, "▶"),
        arrow(Nudge::Turn, &format!("↻ {}", language.say(&bot::press_turn()))),
    ])
}

fn controls(panel: &Panel, about: About, language: Language) -> CreateActionRow {
    let mut row = Vec::new();
    if panel.trial.is_some() {
        let next = language.say(&bot::press_next_place());
        row.push(button(&Press::Nudge(about, Nudge::Next), next));
    }
    row.push(button(&Press::Suggest(about), language.say(&bot::press_suggest())));
    row.push(button(&Press::Type(about), language.say(&bot::press_type_it())));
    let lays = panel.trial.is_some() && !panel.is_complete;
    let label = if lays { bot::press_place() } else { bot::press_confirm() };
    let confirm = button(&Press::Confirm(about, panel.changes), language.say(&label))
        .style(ButtonStyle::Success);
    row.push(confirm.disabled(!panel.is_ready || panel.is_given));
    row.extend(panel.why.map(|why| why_button(why, language)));
    CreateActionRow::Buttons(row)
}

/// The way to the rule that is against something.
pub(super) fn why_button(RuleTopic { game, topic }: RuleTopic, language: Language) -> CreateButton {
    button(&Press::Why(game, topic), language.say(&bot::press_why()))
}

/// Taking back, grey where it cannot work, and leaving tips out. Nothing is left to take back once a
/// game has ended.
fn last_row(panel: &Panel, language: Language) -> Option<CreateActionRow> {
    let undo = button(&Press::Undo(panel.table), language.say(&bot::press_undo()));
    let about = panel.question.filter(|_| panel.has_tip);
    let tips = about.map(|question| {
        let about = About { table: panel.table, seat: panel.seat, question };
        button(&Press::HideTips(about), language.say(&bot::press_hide_tips()))
    });
    let undo = panel.undo.map(|works| undo.disabled(!works));
    let row: Vec<CreateButton> = undo.into_iter().chain(tips).collect();
    (!row.is_empty()).then_some(CreateActionRow::Buttons(row))
}
