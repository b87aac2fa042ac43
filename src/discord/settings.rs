//! One panel for all that a person can set.

use super::hall::{Hall, Who};
use super::intake::Answered;
use super::press::Press;
use super::reply::{How, Reply};
use super::rows::{Offer, button, menu, short};
use crate::keeper::Trouble;
use crate::render::Look;
use crate::table::{Command, Door, Manner, Quiet, Refusal};
use crate::text::{Language, bot};
use serenity::all::{ButtonStyle, CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

const HOURS: [u32; 6] = [1, 4, 8, 12, 24, 48];
const NO: &str = "0";

/// The panel.
pub(super) async fn panel(hall: &Hall, who: &Who, how: How) -> Answered {
    let manner = hall.manner(who.person).await?;
    let language = super::hall::spoken(&manner, &who.locale);
    let quiet = match manner.quiet {
        Some(quiet) => {
            let (from, to) = clock_times(quiet, hall.keepers.clock().now());
            bot::quiet_now(&from, &to)
        }
        None => bot::no_quiet(),
    };
    let text = format!("{}\n{}", language.say(&bot::settings_heading()), language.say(&quiet));
    let quiet = button(Press::Quiet, language.say(&bot::press_quiet_hours()));
    let forget = button(Press::Forget, language.say(&bot::press_forget()));
    let rows = vec![
        languages(&manner, language),
        looks(&manner, language),
        doors(&manner, language),
        reminders(&manner, language),
        CreateActionRow::Buttons(vec![quiet, forget]),
    ];
    Ok(Reply { how, ..Reply::private(text) }.rows(rows))
}

/// Moments that Discord shows by the reader's own clock.
fn clock_times(quiet: Quiet, now: i64) -> (String, String) {
    let moment = |hour: u8| {
        let utc = (i64::from(hour) * 3600 - quiet.ahead()).rem_euclid(86_400);
        format!("<t:{}:t>", now.div_euclid(86_400) * 86_400 + utc)
    };
    (moment(quiet.from), moment(quiet.to))
}

fn offer(value: impl Into<String>, label: String, picked: bool) -> Offer {
    Offer { value: value.into(), label, about: None, picked }
}

fn languages(manner: &Manner, language: Language) -> CreateActionRow {
    let discord = language.say(&bot::language_of_discord());
    let mut offers = vec![offer(NO, discord, manner.language.is_none())];
    offers.extend(Language::ALL.iter().map(|known| {
        let name = known.say(&bot::language_name());
        offer(known.code(), name, manner.language == Some(*known))
    }));
    menu(Press::Language, language.say(&bot::pick_language()), offers)
}

fn looks(manner: &Manner, language: Language) -> CreateActionRow {
    let looks =
        [(Look::Standard, bot::look_standard()), (Look::HighContrast, bot::look_contrast())];
    let offers = looks.into_iter().enumerate().map(|(index, (look, words))| {
        offer(index.to_string(), language.say(&words), manner.look == look)
    });
    menu(Press::Look, language.say(&bot::pick_look()), offers.collect())
}

fn doors(manner: &Manner, language: Language) -> CreateActionRow {
    let doors = [(Door::Message, bot::door_message()), (Door::Channel, bot::door_channel())];
    let offers = doors.into_iter().enumerate().map(|(index, (door, words))| {
        offer(index.to_string(), language.say(&words), manner.door == door)
    });
    menu(Press::Door, language.say(&bot::pick_door()), offers.collect())
}

fn reminders(manner: &Manner, language: Language) -> CreateActionRow {
    let never = language.say(&bot::never_remind());
    let mut offers = vec![offer(NO, never, manner.reminder.is_none())];
    offers.extend(HOURS.into_iter().map(|hours| {
        let words = language.say(&bot::remind_after(hours));
        offer(hours.to_string(), words, manner.reminder == Some(hours))
    }));
    menu(Press::Reminder, language.say(&bot::pick_reminder()), offers)
}

/// Sets one thing, and shows the panel again.
pub(super) async fn set(hall: &Hall, who: &Who, what: Press, value: &str) -> Answered {
    let mut manner = hall.manner(who.person).await?;
    let unknown = || Trouble::from(Refusal::OldButton);
    match what {
        Press::Language => {
            let known = Language::ALL.iter().copied().find(|known| known.code() == value);
            manner.language = known;
        }
        Press::Look => {
            manner.look = match value {
                "0" => Look::Standard,
                "1" => Look::HighContrast,
                _ => return Err(unknown()),
            };
        }
        Press::Door => {
            manner.door = match value {
                "0" => Door::Message,
                "1" => Door::Channel,
                _ => return Err(unknown()),
            };
        }
        _ => {
            let hours: u32 = value.parse().map_err(|_| unknown())?;
            manner.reminder = Some(hours).filter(|hours| *hours > 0);
        }
    }
    hall.set_manner(who, manner).await?;
    if matches!(what, Press::Door) && value == "0" {
        // Perhaps they arrive again; if not, the next question notices.
        super::talk::reached(hall, who.person).await;
    }
    panel(hall, who, How::Update).await
}

/// Asks before somebody is forgotten.
pub(super) async fn sure(hall: &Hall, who: &Who) -> Answered {
    let language = hall.language(who).await;
    let yes = button(Press::ForgetNow, language.say(&bot::press_forget_now()));
    let rows = vec![CreateActionRow::Buttons(vec![yes.style(ButtonStyle::Danger)])];
    Ok(Reply::update(language.say(&bot::sure_to_forget())).rows(rows))
}

/// Removes a person from every table and all that was set.
pub(super) async fn forget(hall: &Hall, who: &Who) -> Answered {
    let language = hall.language(who).await;
    let fault = |fault: crate::store::Fault| Trouble::fault(&fault, None);
    let store = hall.keepers.store();
    let mut trouble = None;
    for table in store.tables_knowing(who.person).await.map_err(fault)? {
        // One that cannot be read must not keep what the others know.
        match hall.keepers.carry_out(table, Command::Forget(who.person)).await {
            Ok(_) => hall.outbox.closed(table, who.person).await,
            Err(found) => trouble = Some(found),
        }
    }
    store.forget(who.person).await.map_err(fault)?;
    hall.forget(who.person);
    if let Some(trouble) = trouble {
        return Err(trouble);
    }
    Ok(Reply::update(language.say(&bot::forgotten())))
}

/// The form for quiet hours.
pub(super) fn form(language: Language) -> CreateModal {
    let field = |message, id: &str| {
        let label = short(language.say(&message), 45);
        let field = CreateInputText::new(InputTextStyle::Short, label, id).max_length(20);
        CreateActionRow::InputText(field.required(false))
    };
    let title = short(language.say(&bot::quiet_title()), 45);
    CreateModal::new(Press::QuietHours.id(), title)
        .components(vec![field(bot::quiet_label(), "hours"), field(bot::zone_label(), "zone")])
}

/// Sets the quiet hours from what was typed; nothing typed means none.
pub(super) async fn quiet(hall: &Hall, who: &Who, texts: &[String]) -> Answered {
    let mut manner = hall.manner(who.person).await?;
    let hours = texts.first().map_or("", |text| text.trim());
    let zone = texts.get(1).map_or("", |text| text.trim());
    manner.quiet = if hours.is_empty() {
        None
    } else {
        let Some(quiet) = parse(hours, zone) else {
            let language = hall.language(who).await;
            return Ok(Reply::private(language.say(&bot::bad_hours())));
        };
        Some(quiet)
    };
    hall.set_manner(who, manner).await?;
    panel(hall, who, How::Update).await
}

fn parse(hours: &str, zone: &str) -> Option<Quiet> {
    let (from, to) = hours.split_once(['-', '–']).or_else(|| hours.trim().split_once(' '))?;
    let hour = |text: &str| text.trim().split(':').next()?.parse::<u8>().ok();
    Quiet::new(hour(from)?, hour(to)?, ahead(zone)?)
}

/// How many minutes a clock is ahead, such as `+5:30` or `UTC-5`.
fn ahead(zone: &str) -> Option<i16> {
    let zone = zone.trim_start_matches("UTC").trim().replace('−', "-");
    let (hours, minutes) = zone.split_once(':').unwrap_or((&zone, "0"));
    let minutes = minutes.parse::<u8>().ok().filter(|minutes| *minutes < 60)?;
    let hours: i8 = if hours.is_empty() { 0 } else { hours.parse().ok()? };
    let minutes = if zone.starts_with('-') { -i16::from(minutes) } else { i16::from(minutes) };
    Some(i16::from(hours) * 60 + minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_read_as_people_type_them() {
        assert_eq!(parse("22-7", "+1"), Quiet::new(22, 7, 60));
        assert_eq!(parse("22:00 – 07:00", ""), Quiet::new(22, 7, 0));
        assert_eq!(parse("23-8", "UTC-5"), Quiet::new(23, 8, -300));
        assert_eq!(parse("22-7", "+5:30"), Quiet::new(22, 7, 330));
        assert_eq!(parse("22-7", "−3:30"), Quiet::new(22, 7, -210));
        for (hours, zone) in [
            ("22", ""),
            ("x-y", ""),
            ("25-7", ""),
            ("22-7", "far"),
            ("22-7", "99"),
            ("22-7", "1:75"),
        ] {
            assert_eq!(parse(hours, zone), None, "{hours} {zone}");
        }
    }
}
