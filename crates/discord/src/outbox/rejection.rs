//! What it means for a message that Discord does not take it.

use serenity::all::HttpError;

/// Why a message was not taken, and so whether it may be later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rejection {
    /// The same may work later.
    Temporary,
    /// The message is not there any more.
    MessageGone,
    /// The channel or thread is not there any more.
    PlaceGone,
    /// This person is no member of that server.
    MemberGone,
    /// Direct messages to this person are refused.
    DirectMessagesClosed,
    /// We may not, as things are: a permission is missing, a thread is locked, or there are too many.
    Forbidden,
    /// It will never work.
    Permanent,
}

/// What serenity makes of an answer that isn't Discord's JSON.
const UNREADABLE: isize = -1;
const NO_CODE: isize = 0;
const UNKNOWN_CHANNEL: isize = 10003;
const UNKNOWN_MEMBER: isize = 10007;
const UNKNOWN_MESSAGE: isize = 10008;
const CANNOT_SEND_TO_USER: isize = 50007;
const NO_SHARED_SERVER: isize = 50278;
pub(super) const THREAD_ARCHIVED: isize = 50083;
const THREAD_LOCKED: isize = 160_005;
const TOO_MANY_THREADS: isize = 160_006;
const UNAUTHORIZED: u16 = 401;
const FORBIDDEN: u16 = 403;
const NOT_FOUND: u16 = 404;
const TIMED_OUT: u16 = 408;
const TOO_MANY: u16 = 429;
const OPENING_TOO_FAST: isize = 40003;

impl From<&serenity::Error> for Rejection {
    fn from(error: &serenity::Error) -> Self {
        // Whatever it was, Discord has not said that it will never take this. An answer that can't
        // be read may even mean that it has.
        let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
            return Self::Temporary;
        };
        match (answer.error.code, answer.status_code.as_u16()) {
            (UNKNOWN_MESSAGE, _) => Self::MessageGone,
            (UNKNOWN_CHANNEL, _) => Self::PlaceGone,
            (UNKNOWN_MEMBER, _) => Self::MemberGone,
            (CANNOT_SEND_TO_USER | NO_SHARED_SERVER, _) => Self::DirectMessagesClosed,
            // Also the words of someone in between, and a token that was reset.
            (UNREADABLE | OPENING_TOO_FAST, _)
            | (NO_CODE, NOT_FOUND)
            | (_, UNAUTHORIZED | TIMED_OUT | TOO_MANY) => Self::Temporary,
            (THREAD_ARCHIVED | THREAD_LOCKED | TOO_MANY_THREADS, _) | (_, FORBIDDEN) => {
                Self::Forbidden
            }
            (_, status) if status >= 500 => Self::Temporary,
            _ => Self::Permanent,
        }
    }
}
