//! One panel for all that a person can set.

use super::app::{App, language_of};
use super::dispatch::HandlerResult;
use super::error::Error;
use super::events::Requester;
use super::press::Press;
use super::reply::Reply;
use super::rows::{MenuLine, button, menu, short};
use super::typed;
use pangaea_games::pictured::Look;
use pangaea_table::formats::SETTINGS;
use pangaea_table::{Command, DeliverTo, Preferences, Quiet, Refusal};
use pangaea_text::{Language, bot};
use serenity::all::{ButtonStyle, CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

const HOURS: [u32; 6] = [1, 4, 8, 12, 24, 48];

/// What a menu calls each choice. Menus that were sent before have its position instead, and hang in
/// chats for ever.
const OF_DISCORD: &str = "discord";
const NEVER: &str = "never";
const BEFORE_NAMES: &str = "0";
const LOOKS: [(&str, Look); 2] =
    [("standard", Look::Standard), ("high_contrast", Look::HighContrast)];
const PLACES: [(&str, DeliverTo); 2] =
    [("message", DeliverTo::Message), ("channel", DeliverTo::Channel)];

/// The panel.
pub(super) async fn panel(app: &App, who: &Requester) -> HandlerResult {
    let preferences = app.preferences(who.person).await?;
    let language = language_of(&preferences, who.locale.as_deref());
    let quiet = match preferences.quiet {
        Some(quiet) => {
            let (from, to) = clock_times(quiet, app.keepers.clock().now());
            bot::quiet_now(&from, &to)
        }
        None => bot::no_quiet(),
    };
    let tips = if preferences.tips { bot::tips_are_shown() } else { bot::tips_are_hidden() };
    let lines = [bot::settings_heading(), quiet, tips].map(|line| language.say(&line));
    let text = lines.join("\n");
    let (press, label) = if preferences.tips {
        (Press::Tips(false), bot::press_hide_tips())
    } else {
        (Press::Tips(true), bot::press_show_tips())
    };
    let tips = button(&press, language.say(&label));
    let quiet = button(&Press::Quiet, language.say(&bot::press_quiet_hours()));
    let forget = button(&Press::Forget, language.say(&bot::press_forget()));
    let rows = vec![
        languages(&preferences, language),
        looks(&preferences, language),
        deliveries(&preferences, language),
        reminders(&preferences, language),
        CreateActionRow::Buttons(vec![quiet, tips, forget]),
    ];
    Ok(Reply::new(text).rows(rows))
}

/// Moments that Discord shows by the reader's own clock.
fn clock_times(quiet: Quiet, now: i64) -> (String, String) {
    let moment = |hour: u8| {
        let utc = (i64::from(hour) * 3600 - quiet.ahead()).rem_euclid(86_400);
        format!("<t:{}:t>", now.div_euclid(86_400) * 86_400 + utc)
    };
    (moment(quiet.from), moment(quiet.to))
}

/// Stores what someone has set, and lets all their tables know.
async fn store(app: &App, who: &Requester, preferences: Preferences) -> Result<(), Error> {
    let store = app.keepers.store();
    store.save_settings(who.person, &SETTINGS.write(&preferences)).await?;
    app.remember(who.person, preferences.clone());
    let language = app.language(who).await;
    for table in store.tables_of(who.person).await? {
        let command = Command::Preferences(who.person, language, preferences.clone());
        // The settings are kept, and the other tables hear of them all the same.
        if let Err(error) = app.keepers.handle(table, command).await {
            error.log("New settings didn't reach a table");
        }
    }
    Ok(())
}

fn offer(value: impl Into<String>, label: String, picked: bool) -> MenuLine {
    MenuLine { value: value.into(), label, about: None, picked }
}

fn languages(preferences: &Preferences, language: Language) -> CreateActionRow {
    let discord = language.say(&bot::language_of_discord());
    let mut offers = vec![offer(OF_DISCORD, discord, preferences.language.is_none())];
    offers.extend(Language::ALL.iter().map(|known| {
        let name = known.say(&bot::language_name());
        offer(known.code(), name, preferences.language == Some(*known))
    }));
    menu(&Press::Language, language.say(&bot::pick_language()), offers)
}

fn looks(preferences: &Preferences, language: Language) -> CreateActionRow {
    let offers = LOOKS.map(|(name, look)| {
        let words = match look {
            Look::Standard => bot::look_standard(),
            Look::HighContrast => bot::look_contrast(),
        };
        offer(name, language.say(&words), preferences.look == look)
    });
    menu(&Press::Look, language.say(&bot::pick_look()), offers.into())
}

fn deliveries(preferences: &Preferences, language: Language) -> CreateActionRow {
    let offers = PLACES.map(|(name, place)| {
        let words = match place {
            DeliverTo::Message => bot::deliver_to_message(),
            DeliverTo::Channel => bot::deliver_to_channel(),
        };
        offer(name, language.say(&words), preferences.deliver_to == place)
    });
    menu(&Press::DeliverTo, language.say(&bot::pick_deliver_to()), offers.into())
}

fn reminders(preferences: &Preferences, language: Language) -> CreateActionRow {
    let never = language.say(&bot::never_remind());
    let mut offers = vec![offer(NEVER, never, preferences.reminder.is_none())];
    offers.extend(HOURS.into_iter().map(|hours| {
        let words = language.say(&bot::remind_after(hours));
        offer(hours.to_string(), words, preferences.reminder == Some(hours))
    }));
    menu(&Press::Reminder, language.say(&bot::pick_reminder()), offers)
}

/// Changes what someone has set, and shows the panel again.
async fn set(
    app: &App,
    who: &Requester,
    change: impl FnOnce(&mut Preferences) + Send,
) -> HandlerResult {
    let before = app.preferences(who.person).await?;
    let mut preferences = before.clone();
    change(&mut preferences);
    if preferences != before {
        store(app, who, preferences).await?;
    }
    panel(app, who).await
}

/// What was picked, by its name or by its position.
fn picked<T: Copy>(choices: &[(&str, T)], value: &str) -> Result<T, Refusal> {
    let named = choices.iter().find(|(name, _)| *name == value);
    let found = named.or_else(|| choices.get(value.parse::<usize>().ok()?));
    found.map(|(_, choice)| *choice).ok_or(Refusal::OldButton)
}

fn picked_language(value: &str) -> Result<Option<Language>, Refusal> {
    if matches!(value, OF_DISCORD | BEFORE_NAMES) {
        return Ok(None);
    }
    let known = Language::ALL.iter().copied().find(|known| known.code() == value);
    known.map(Some).ok_or(Refusal::OldButton)
}

/// After how many hours.
fn picked_reminder(value: &str) -> Result<Option<u32>, Refusal> {
    if matches!(value, NEVER | BEFORE_NAMES) {
        return Ok(None);
    }
    let hours = value.parse().ok().filter(|hours| HOURS.contains(hours));
    hours.map(Some).ok_or(Refusal::OldButton)
}

pub(super) async fn set_language(app: &App, who: &Requester, value: &str) -> HandlerResult {
    let language = picked_language(value)?;
    set(app, who, |preferences| preferences.language = language).await
}

pub(super) async fn set_look(app: &App, who: &Requester, value: &str) -> HandlerResult {
    let look = picked(&LOOKS, value)?;
    set(app, who, |preferences| preferences.look = look).await
}

pub(super) async fn set_deliver_to(app: &App, who: &Requester, value: &str) -> HandlerResult {
    let deliver_to = picked(&PLACES, value)?;
    let shown = set(app, who, |preferences| preferences.deliver_to = deliver_to).await?;
    if deliver_to == DeliverTo::Message {
        // Perhaps they arrive again; if not, the next question notices.
        typed::reached(app, who.person).await;
    }
    Ok(shown)
}

pub(super) async fn set_reminder(app: &App, who: &Requester, value: &str) -> HandlerResult {
    let reminder = picked_reminder(value)?;
    set(app, who, |preferences| preferences.reminder = reminder).await
}

pub(super) async fn set_tips(app: &App, who: &Requester, shown: bool) -> HandlerResult {
    set(app, who, |preferences| preferences.tips = shown).await
}

/// Stores whether someone wants tips, where another message than the settings says it.
pub(super) async fn keep_tips(app: &App, who: &Requester, shown: bool) -> Result<(), Error> {
    let mut preferences = app.preferences(who.person).await?;
    preferences.tips = shown;
    store(app, who, preferences).await
}

/// Asks before someone is forgotten.
pub(super) async fn sure(app: &App, who: &Requester) -> HandlerResult {
    let language = app.language(who).await;
    let yes = button(&Press::ForgetNow, language.say(&bot::press_forget_now()));
    let rows = vec![CreateActionRow::Buttons(vec![yes.style(ButtonStyle::Danger)])];
    Ok(Reply::new(language.say(&bot::sure_to_forget())).rows(rows))
}

/// Removes a person from every table and all that was set.
pub(super) async fn forget(app: &App, who: &Requester) -> HandlerResult {
    let language = app.language(who).await;
    app.forget(who.person).await?;
    Ok(Reply::new(language.say(&bot::forgotten())))
}

/// The form for quiet hours.
pub(super) async fn quiet_form(app: &App, who: &Requester) -> CreateModal {
    let language = app.language(who).await;
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
pub(super) async fn set_quiet_hours(app: &App, who: &Requester, texts: &[String]) -> HandlerResult {
    let hours = texts.first().map_or("", |text| text.trim());
    let zone = texts.get(1).map_or("", |text| text.trim());
    let quiet = parse(hours, zone);
    if quiet.is_none() && !hours.is_empty() {
        let language = app.language(who).await;
        return Ok(Reply::aside(language.say(&bot::bad_hours())));
    }
    set(app, who, |preferences| preferences.quiet = quiet).await
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
    use proptest::prelude::*;

    #[test]
    fn menus_have_names_and_those_with_positions_are_still_understood() {
        for (position, (name, look)) in LOOKS.into_iter().enumerate() {
            for value in [name, &position.to_string()] {
                assert_eq!(picked(&LOOKS, value), Ok(look), "{value}");
            }
        }
        for (position, (name, place)) in PLACES.into_iter().enumerate() {
            for value in [name, &position.to_string()] {
                assert_eq!(picked(&PLACES, value), Ok(place), "{value}");
            }
        }
        assert_eq!(picked_language("discord"), Ok(None));
        assert_eq!(picked_language("0"), Ok(None));
        for language in Language::ALL {
            assert_eq!(picked_language(language.code()), Ok(Some(*language)));
        }
        assert_eq!(picked_reminder("never"), Ok(None));
        assert_eq!(picked_reminder("0"), Ok(None));
        assert_eq!(picked_reminder("8"), Ok(Some(8)));
    }

    #[test]
    fn what_no_menu_offers_is_refused() {
        for value in ["", "2", "-1", "99999999999999999999", "loud"] {
            assert_eq!(picked(&LOOKS, value), Err(Refusal::OldButton), "{value}");
            assert_eq!(picked(&PLACES, value), Err(Refusal::OldButton), "{value}");
            assert_eq!(picked_language(value), Err(Refusal::OldButton), "{value}");
        }
        for value in ["", "-1", "2", "4294967295", "soon"] {
            assert_eq!(picked_reminder(value), Err(Refusal::OldButton), "{value}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn whatever_is_typed_quiet_hours_are_hours_of_a_day(
            hours in "([0-9]{1,4}(:[0-9]{2})?)?.{0,3}[0-9]{0,4}",
            zone in "(UTC)?[+−-]?[0-9]{0,4}:?.{0,4}",
        ) {
            if let Some(quiet) = parse(&hours, &zone) {
                prop_assert!(quiet.from < 24 && quiet.to < 24 && quiet.from != quiet.to);
                let minutes = quiet.ahead() / 60;
                let zone = format!("{}{}:{:02}", if minutes < 0 { "-" } else { "+" },
                    minutes.abs() / 60, minutes.abs() % 60);
                prop_assert_eq!(parse(&format!("{}-{}", quiet.from, quiet.to), &zone), Some(quiet));
                let kept = SETTINGS.write(&Preferences { quiet: Some(quiet), ..Preferences::default() });
                let again: Preferences = SETTINGS.read(&kept).expect("what was written");
                prop_assert_eq!(again.quiet, Some(quiet));
            }
        }

        #[test]
        fn whatever_is_picked_is_an_offer_or_refused(value in ".{0,30}") {
            let hours = picked_reminder(&value).ok().flatten();
            prop_assert!(hours.is_none_or(|hours| HOURS.contains(&hours)));
            let known = Language::ALL.iter().any(|known| known.code() == value);
            let is_offered = known || matches!(&*value, OF_DISCORD | BEFORE_NAMES);
            prop_assert_eq!(picked_language(&value).is_ok(), is_offered);
            let _ = picked(&LOOKS, &value);
            let _ = picked(&PLACES, &value);
        }
    }

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
