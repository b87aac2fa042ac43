//! What the page and the stand-in say to each other: JSON texts over one web socket.
//!
//! The page first says whom it shows ([`Heard::Watch`]); from then on it is told everything these
//! people see, anew whenever it changes ([`Told::View`]). Each thing that somebody does carries a
//! number, and is answered by [`Told::Done`], [`Told::Choices`] or [`Told::Refused`] with the same.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::model::Choice;
use crate::people::View;

/// From the page.
#[derive(Debug, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(super) enum Heard {
    /// Show these people, and nobody else. The page speaks this language, and so do they, unless
    /// they have set another.
    Watch { people: Vec<Id>, locale: Option<String> },
    /// Somebody does something somewhere.
    Act(Act),
}

#[derive(Debug, Deserialize)]
pub(super) struct Act {
    pub number: u64,
    pub person: Id,
    pub place: Id,
    pub deed: Deed,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Deed {
    Say {
        text: String,
    },
    /// Uses a command: its whole name, `table remove`, and its options as they were typed.
    Slash {
        command: String,
        options: Vec<(String, String)>,
    },
    /// Types into an option that completes itself.
    Complete {
        command: String,
        options: Vec<(String, String)>,
        focused: String,
    },
    /// Presses a button, by its custom id.
    Click {
        message: Id,
        button: String,
    },
    /// Picks values in a menu, by its custom id.
    Pick {
        message: Id,
        menu: String,
        values: Vec<String>,
    },
    /// Sends the open form: custom ids and texts.
    Submit {
        fields: Vec<(String, String)>,
    },
    /// Closes the open form.
    PutAway {},
    /// Lets the bot write direct messages, or no longer.
    OpenDms {
        open: bool,
    },
    /// Sets the language of this person's client; none is the one of the page.
    Speak {
        locale: Option<String>,
    },
}

/// To the page.
#[derive(Debug, Serialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub(super) enum Told {
    /// Who there is; the one who owns the server comes last.
    People { server: String, people: Vec<Someone> },
    /// Everything that somebody sees, and for each place where they cannot write, why not.
    View { person: Id, view: Box<View>, closed: BTreeMap<Id, String> },
    /// It was done; what comes of it will be seen.
    Done { number: u64 },
    /// What the bot offers to somebody who types.
    Choices { number: u64, choices: Vec<Choice> },
    /// The client does not allow it, and says why.
    Refused { number: u64, why: String },
}

#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Someone {
    pub id: Id,
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_says_is_understood() {
        let watch = r#"{"say":"watch","people":["7","8"]}"#;
        let heard: Heard = serde_json::from_str(watch).expect("whom to watch");
        assert!(matches!(heard, Heard::Watch { people, .. } if people == [Id(7), Id(8)]));
        let slash = r#"{"say":"act","number":3,"person":"7","place":"9",
            "deed":{"slash":{"command":"count up","options":[["to","3"]]}}}"#;
        let Heard::Act(act) = serde_json::from_str(slash).expect("an act") else {
            panic!("not an act")
        };
        let Deed::Slash { command, options } = act.deed else { panic!("not a command") };
        assert_eq!((act.number, act.person, act.place), (3, Id(7), Id(9)));
        assert_eq!((command.as_str(), options[0].1.as_str()), ("count up", "3"));
        assert!(serde_json::from_str::<Heard>(r#"{"say":"dance"}"#).is_err());
    }

    #[test]
    fn what_the_page_is_told_has_its_number() {
        let refused = Told::Refused { number: 3, why: "no".to_owned() };
        let text = serde_json::to_string(&refused).expect("plain data");
        assert_eq!(text, r#"{"tell":"refused","number":3,"why":"no"}"#);
    }
}
