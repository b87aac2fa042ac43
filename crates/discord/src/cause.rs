//! Why a request to Discord has failed, in words for the host's log.

use serenity::all::HttpError;

/// Never what was sent or received: an answer that cannot be decoded would be quoted, and an
/// address can hold the token of an interaction.
pub(super) fn cause(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            let (status, code) = (answer.status_code.as_u16(), answer.error.code);
            format!("{} (status {status}, code {code})", error_message(error))
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_timeout() => {
            "Discord didn't answer in time".to_owned()
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_connect() => {
            "I can't reach Discord".to_owned()
        }
        serenity::Error::Http(HttpError::Request(_)) => "the connection broke".to_owned(),
        serenity::Error::Json(_) => "I can't read Discord's answer".to_owned(),
        error => error_message(error),
    }
}

/// What serenity says, in one line.
fn error_message(error: &serenity::Error) -> String {
    error.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}
