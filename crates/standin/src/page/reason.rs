//! Why something cannot be done, as a person reads it.

use super::texts::PageTexts;
use crate::api_error::ApiError;
use crate::people::CannotDo;

/// A reason in words. What the page offers only by being out of date has one for all.
pub(super) fn reason(texts: &PageTexts, cannot: &CannotDo) -> String {
    match cannot {
        CannotDo::NotAllowed | CannotDo::Refused(ApiError::MissingPermissions) => {
            texts.say("may_not", &[])
        }
        CannotDo::Refused(ApiError::ArchivedThread) => texts.say("closed", &[]),
        CannotDo::Refused(_) => texts.say("refused", &[]),
        CannotDo::NoSuchCommand(name) => {
            texts.say("no_command", &[("command", &format!("/{name}"))])
        }
        CannotDo::OptionMissing(option) => texts.say("missing", &[("option", option)]),
        CannotDo::BadValue { name, value } => {
            texts.say("bad_value", &[("option", name), ("value", value)])
        }
        CannotDo::WrongNumber { least, most, picked } => {
            let [least, most] = [least, most].map(u64::to_string);
            let filled = [("least", &*least), ("most", &*most), ("picked", &*picked.to_string())];
            texts.say("wrong_number", &filled)
        }
        CannotDo::WrongLength { field, least, most, length } => {
            let [least, most, length] = [least, most, length].map(u64::to_string);
            let range = [("least", &*least), ("most", &*most), ("length", &*length)];
            texts.say("wrong_length", &[[("field", field.as_str())].as_slice(), &range].concat())
        }
        CannotDo::NoSuchPlace
        | CannotDo::NoSuchOption(_)
        | CannotDo::DoesNotComplete(_)
        | CannotDo::NoSuchMessage(_)
        | CannotDo::NoSuchComponent(_)
        | CannotDo::Disabled(_)
        | CannotDo::OnlyALink(_)
        | CannotDo::NoSuchMenuOption(_)
        | CannotDo::PickedTwice(_)
        | CannotDo::NoModal
        | CannotDo::NoSuchField(_) => texts.say("gone", &[]),
    }
}
