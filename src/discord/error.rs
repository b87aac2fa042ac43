//! What an error of Discord's means for us.

use serenity::all::HttpError;

/// What follows from an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The same may work later.
    Passing,
    /// The message is not there any more.
    MessageGone,
    /// Direct messages to this person are refused.
    ClosedToUs,
    /// We may not, as things are: a permission is missing, or a thread is put away.
    Barred,
    /// It will never work.
    Refused,
}

const UNKNOWN_MESSAGE: isize = 10008;
const CANNOT_SEND_TO_USER: isize = 50007;
const NO_SHARED_SERVER: isize = 50278;
const THREAD_ARCHIVED: isize = 50083;
const FORBIDDEN: u16 = 403;
const TOO_MANY: u16 = 429;
const OPENING_TOO_FAST: isize = 40003;

pub(super) fn cause(error: &serenity::Error) -> Cause {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
        return match error {
            serenity::Error::Http(_) | serenity::Error::Io(_) => Cause::Passing,
            _ => Cause::Refused,
        };
    };
    match (answer.error.code, answer.status_code.as_u16()) {
        (UNKNOWN_MESSAGE, _) => Cause::MessageGone,
        (CANNOT_SEND_TO_USER | NO_SHARED_SERVER, _) => Cause::ClosedToUs,
        (OPENING_TOO_FAST, _) | (_, TOO_MANY) => Cause::Passing,
        (THREAD_ARCHIVED, _) | (_, FORBIDDEN) => Cause::Barred,
        (_, status) if status >= 500 => Cause::Passing,
        _ => Cause::Refused,
    }
}
