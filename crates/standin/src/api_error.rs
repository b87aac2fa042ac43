//! Why Discord says no, in its own form: a status, a code, and for forms every wrong field.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rate::RateScope;

/// What is recorded instead of a status where the connection ended without one. Discord has none of
/// this number.
pub(crate) const CONNECTION_LOST: u16 = 599;

/// A request that is refused.
#[derive(Clone, Debug)]
pub enum ApiError {
    Unauthorized,
    UnknownRoute(String),
    UnknownChannel,
    UnknownGuild,
    UnknownMember,
    UnknownMessage,
    UnknownUser,
    UnknownWebhook,
    UnknownInteraction,
    UnknownCommand,
    /// Too many edits of old messages; seconds to wait.
    OldEdits {
        retry_after: f64,
    },
    TooLarge,
    AlreadyAnswered,
    MissingAccess,
    OthersMessage,
    EmptyMessage,
    ClosedDms,
    MissingPermissions,
    ExpiredToken,
    ArchivedThread,
    ThreadExists,
    NoCommonServer,
    RateLimited {
        retry_after: f64,
        scope: RateScope,
    },
    /// A fault that a test asked for.
    Broken,
    /// The same, and not even told.
    ConnectionLost,
    Form(Form),
}

impl ApiError {
    /// The status of the answer, Discord's code, and its words.
    pub fn kind(&self) -> (u16, u32, &str) {
        match self {
            Self::Unauthorized => (401, 0, "401: Unauthorized"),
            Self::UnknownRoute(_) => (404, 0, "404: Not Found"),
            Self::UnknownChannel => (404, 10003, "Unknown Channel"),
            Self::UnknownGuild => (404, 10004, "Unknown Guild"),
            Self::UnknownMember => (404, 10007, "Unknown Member"),
            Self::UnknownMessage => (404, 10008, "Unknown Message"),
            Self::UnknownUser => (404, 10013, "Unknown User"),
            Self::UnknownWebhook => (404, 10015, "Unknown Webhook"),
            Self::UnknownInteraction => (404, 10062, "Unknown interaction"),
            Self::UnknownCommand => (404, 10063, "Unknown application command"),
            Self::OldEdits { .. } => (429, 30046, "Too many edits to messages older than an hour"),
            Self::TooLarge => (413, 40005, "Request entity too large"),
            Self::AlreadyAnswered => (400, 40060, "Interaction has already been acknowledged."),
            Self::MissingAccess => (403, 50001, "Missing Access"),
            Self::OthersMessage => (403, 50005, "Cannot edit a message authored by another user"),
            Self::EmptyMessage => (400, 50006, "Cannot send an empty message"),
            Self::ClosedDms => (403, 50007, "Cannot send messages to this user"),
            Self::MissingPermissions => (403, 50013, "Missing Permissions"),
            Self::ExpiredToken => (401, 50027, "Invalid Webhook Token"),
            Self::Form(_) => (400, 50035, "Invalid Form Body"),
            Self::ArchivedThread => (400, 50083, "Thread is archived"),
            Self::ThreadExists => {
                (400, 160_004, "A thread has already been created for this message")
            }
            Self::NoCommonServer => (403, 50278, "Cannot message a user without a common server"),
            Self::RateLimited { .. } => (429, 0, "You are being rate limited."),
            Self::Broken => (500, 0, "500: Internal Server Error"),
            Self::ConnectionLost => (CONNECTION_LOST, 0, "there is no answer"),
        }
    }

    /// In how many seconds it may be tried again.
    pub(crate) fn retry_after(&self) -> Option<f64> {
        match self {
            Self::RateLimited { retry_after, .. } | Self::OldEdits { retry_after } => {
                Some(*retry_after)
            }
            _ => None,
        }
    }

    /// What has to wait until then.
    pub(crate) fn scope(&self) -> Option<RateScope> {
        match self {
            Self::RateLimited { scope, .. } => Some(*scope),
            Self::OldEdits { .. } => Some(RateScope::User),
            _ => None,
        }
    }

    /// What of a request the stand-in doesn't know, rather than Discord.
    pub(crate) fn unknown(&self, request: &str) -> Vec<String> {
        match self {
            Self::UnknownRoute(route) => vec![route.clone()],
            Self::Form(form) => {
                form.unknown.iter().map(|what| format!("{request}: {what}")).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn body(&self) -> RefusalBody {
        let (_, code, message) = self.kind();
        let mut body = RefusalBody {
            code,
            message: message.to_owned(),
            errors: None,
            retry_after: None,
            global: None,
        };
        match self {
            Self::UnknownRoute(route) => {
                body.message = format!("the stand-in doesn't know {route}");
            }
            Self::Form(form) => body.errors = Some(form.tree()),
            Self::RateLimited { .. } | Self::OldEdits { .. } => {
                body.retry_after = self.retry_after();
                body.global = Some(self.scope() == Some(RateScope::Global));
            }
            _ => {}
        }
        body
    }
}

/// A form with something in it that the stand-in doesn't know.
pub(crate) fn unknown(path: &str, what: impl Into<String>) -> ApiError {
    let mut form = Form::default();
    form.unknown(path, what);
    ApiError::Form(form)
}

/// A form with one wrong field.
pub(crate) fn wrong(path: &str, code: &'static str, message: impl Into<String>) -> ApiError {
    let mut form = Form::default();
    form.wrong(path, code, message);
    ApiError::Form(form)
}

#[derive(Debug, Serialize)]
pub(crate) struct RefusalBody {
    message: String,
    code: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    errors: Option<Tree>,
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    global: Option<bool>,
}

/// The wrong fields of a form, each with the way to it: `components.0.components.1.label`.
#[derive(Clone, Debug, Default)]
pub struct Form {
    wrong: Vec<(String, FieldError)>,
    /// What Discord may know, but the stand-in does not.
    unknown: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct FieldError {
    code: &'static str,
    message: String,
}

/// Wrong fields as nested objects, as Discord sends them.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Tree {
    #[serde(rename = "_errors", skip_serializing_if = "Vec::is_empty")]
    here: Vec<FieldError>,
    #[serde(flatten)]
    below: BTreeMap<String, Self>,
}

impl Form {
    pub(crate) fn wrong(&mut self, path: &str, code: &'static str, message: impl Into<String>) {
        self.wrong.push((path.to_owned(), FieldError { code, message: message.into() }));
    }

    /// Refuses what the stand-in doesn't know, loudly: the test that sent it fails.
    pub(crate) fn unknown(&mut self, path: &str, what: impl Into<String>) {
        let what = what.into();
        self.wrong(path, "BASE_TYPE_CHOICES", format!("the stand-in doesn't know {what}"));
        self.unknown.push(what);
    }

    /// Counts the characters of a text.
    pub(crate) fn length(&mut self, path: &str, text: &str, least: usize, most: usize) {
        let length = text.chars().count();
        if length > most && least == 0 {
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else if length > most || length < least {
            let message = format!("Must be between {least} and {most} in length.");
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// The same for a text that need not be there.
    pub(crate) fn length_if(&mut self, path: &str, text: Option<&str>, least: usize, most: usize) {
        if let Some(text) = text {
            self.length(path, text, least, most);
        }
    }

    pub(crate) fn count(&mut self, path: &str, count: usize, least: usize, most: usize) {
        if count < least || count > most {
            let message = format!("Must be between {least} and {most} in length.");
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    pub(crate) fn range(&mut self, path: &str, value: u64, least: u64, most: u64) {
        if value < least {
            let message = format!("int value should be greater than or equal to {least}.");
            self.wrong(path, "NUMBER_TYPE_MIN", message);
        } else if value > most {
            let message = format!("int value should be less than or equal to {most}.");
            self.wrong(path, "NUMBER_TYPE_MAX", message);
        }
    }

    pub(crate) fn required(&mut self, path: &str) {
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Was everything right?
    pub(crate) fn done(self) -> Result<(), ApiError> {
        if self.wrong.is_empty() { Ok(()) } else { Err(ApiError::Form(self)) }
    }

    fn tree(&self) -> Tree {
        let mut top = Tree::default();
        for (path, error) in &self.wrong {
            let mut branch = &mut top;
            for step in path.split('.').filter(|step| !step.is_empty()) {
                branch = branch.below.entry(step.to_owned()).or_default();
            }
            branch.here.push(error.clone());
        }
        top
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_fields_are_told_where_they_are() {
        let mut form = Form::default();
        form.length("components.0.label", "too long", 1, 3);
        form.length("content", "fine", 0, 4);
        let body = serde_json::to_string(&ApiError::Form(form).body()).expect("a body");
        assert_eq!(
            body,
            r#"{"message":"Invalid Form Body","code":50035,"errors":{"components":{"0":{"label":{"_errors":[{"code":"BASE_TYPE_BAD_LENGTH","message":"Must be between 1 and 3 in length."}]}}}}}"#
        );
    }
}
