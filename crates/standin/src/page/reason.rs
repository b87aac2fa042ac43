//! Why something cannot be done, as a person reads it.

use super::words::Words;
use crate::people::CannotDo;
use crate::refusal::Refusal;

/// A reason in words. What the page offers only by being out of date has one for all.
pub(super) fn reason(words: &Words, cannot: &CannotDo) -> String {
    match cannot {
        CannotDo::NotAllowed | CannotDo::Refused(Refusal::MissingPermissions) => {
            words.say("may_not", &[])
        }
        CannotDo::Refused(Refusal::ArchivedThread) => words.say("closed", &[]),
        CannotDo::Refused(_) => words.say("refused", &[]),
        CannotDo::NoSuchCommand(name) => {
            words.say("no_command", &[("command", &format!("/{name}"))])
        }
        CannotDo::OptionMissing(option) => words.say("missing", &[("option", option)]),
        CannotDo::BadValue { name, value } => {
            words.say("bad_value", &[("option", name), ("value", value)])
        }
        CannotDo::WrongNumber { least, most, picked } => {
            let [least, most] = [least, most].map(u64::to_string);
            let filled = [("least", &*least), ("most", &*most), ("picked", &*picked.to_string())];
            words.say("wrong_number", &filled)
        }
        CannotDo::WrongLength { field, least, most, length } => {
            let [least, most, length] = [least, most, length].map(u64::to_string);
            let range = [("least", &*least), ("most", &*most), ("length", &*length)];
            words.say("wrong_length", &[[("field", field.as_str())].as_slice(), &range].concat())
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
        | CannotDo::NoSuchField(_) => words.say("gone", &[]),
    }
}
