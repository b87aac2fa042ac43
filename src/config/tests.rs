//! Whatever a host sets, it is understood or refused on one line.

use super::*;
use proptest::prelude::*;

/// A value as it may stand in the environment: anything but what no variable can hold.
fn any_value() -> impl Strategy<Value = OsString> {
    let hostile = hostile::NAMES.into_iter().chain(hostile::TEXTS).collect::<Vec<_>>();
    let text = prop_oneof![
        ".{0,60}",
        "[0-9]{1,25}",
        "(http://)?(127\\.0\\.0\\.1|localhost|\\[::1\\]|10\\.0\\.0\\.1):?[0-9]{0,6}/?",
        "https?://[a-z0-9.:@-]{0,20}(/[a-z/?#]{0,10})?",
        "(off|error|warn|info|debug|trace|text|json|pangaea=[a-z]{1,6}|,){0,5}",
        "(Bot )?[!-~]{0,80}",
        prop::sample::select(hostile).prop_map(str::to_owned),
    ];
    text.prop_map(|text| OsString::from(text.replace('\0', "")))
}

/// What a refusal says: one line that names the setting, with nothing that a terminal would obey.
fn is_one_line(refusal: &Error, name: &str) -> bool {
    let said = refusal.to_string();
    said.starts_with(&format!("{name}: "))
        && said.chars().all(|letter| !hostile::is_hidden(letter))
        && said.lines().count() == 1
        && said.chars().count() < 2500
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_value_is_understood_or_refused_on_one_line(value in any_value()) {
        match loopback(&value) {
            Ok(url) => prop_assert_eq!(loopback(&url.clone().into()).ok(), Some(url)),
            Err(refusal) => prop_assert!(is_one_line(&refusal, "PANGAEA_DISCORD"), "{}", refusal),
        }
        match proxy(&value) {
            Ok(url) => prop_assert_eq!(proxy(&url.clone().into()).ok(), Some(url)),
            Err(refusal) => {
                prop_assert!(is_one_line(&refusal, "PANGAEA_DISCORD_PROXY"), "{}", refusal);
            }
        }
        match server(&value) {
            Ok(id) => prop_assert_eq!(server(&id.to_string().into()).ok(), Some(id)),
            Err(refusal) => prop_assert!(is_one_line(&refusal, "DISCORD_GUILD"), "{}", refusal),
        }
        match address("PANGAEA_STATUS", &value, STATUS) {
            Ok(found) => {
                let again = address("PANGAEA_STATUS", &found.to_string().into(), STATUS);
                prop_assert_eq!(again.ok(), Some(found));
            }
            Err(refusal) => prop_assert!(is_one_line(&refusal, "PANGAEA_STATUS"), "{}", refusal),
        }
        match format(&value) {
            Ok(_) => prop_assert!(value == "text" || value == "json"),
            Err(refusal) => prop_assert!(is_one_line(&refusal, "PANGAEA_LOG_FORMAT"), "{}", refusal),
        }
        if let Err(refusal) = filter(&value) {
            prop_assert!(is_one_line(&refusal, "PANGAEA_LOG"), "{}", refusal);
        }
        if let Err(refusal) = number("PANGAEA_MOST_TABLES", &value) {
            prop_assert!(is_one_line(&refusal, "PANGAEA_MOST_TABLES"), "{}", refusal);
        }
        match days("PANGAEA_KEEP_GAMES", &value) {
            Ok(days) => prop_assert!(days.is_none_or(|days| days >= KEEP_LEAST)),
            Err(refusal) => prop_assert!(is_one_line(&refusal, "PANGAEA_KEEP_GAMES"), "{}", refusal),
        }
    }

    #[test]
    fn a_token_is_kept_as_it_is_or_refused_without_being_shown(value in any_value()) {
        match Token::read(&value) {
            Ok(token) => {
                let text = value.to_str().expect("a text");
                prop_assert!(text.contains(token.expose()));
                prop_assert!(token.expose().chars().all(|letter| letter.is_ascii_graphic()));
                prop_assert_eq!(format!("{token:?}"), "Token(…)");
            }
            Err(refusal) => {
                let said = refusal.to_string();
                let shown = value.to_string_lossy();
                prop_assert!(is_one_line(&refusal, "DISCORD_TOKEN"), "{}", said);
                prop_assert!(shown.chars().count() < 8 || !said.contains(&*shown), "{}", said);
            }
        }
    }
}

/// A number that a variable holds, in an encoding of its own.
#[cfg(unix)]
#[test]
fn a_value_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStringExt;
    let value = OsString::from_vec(vec![b'7', 0xff]);
    assert!(server(&value).is_err_and(|refusal| is_one_line(&refusal, "DISCORD_GUILD")));
    assert!(Token::read(&value).is_err());
}
