//! What the page and the stand-in say to each other: JSON texts over one web socket.
//!
//! The page first says whom it shows ([`FromPage::Watch`]); from then on it is told everything
//! these people see, again whenever it changes ([`ToPage::View`]). Each thing that someone does
//! carries a number, and is answered with it: [`ToPage::Done`], [`ToPage::Choices`] or
//! [`ToPage::Refused`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::model::CommandChoice;
use crate::people::View;

/// From the page.
#[derive(Debug, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(super) enum FromPage {
    /// Show these people, and no one else. The page speaks this language, and so do they, unless
    /// they have set another.
    Watch { people: Vec<Id>, locale: Option<String> },
    /// Someone does something somewhere.
    Act(PageAct),
}

#[derive(Debug, Deserialize)]
pub(super) struct PageAct {
    pub number: u64,
    pub person: Id,
    pub place: Id,
    pub deed: PageActKind,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PageActKind {
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
pub(super) enum ToPage {
    /// Who there is; the one who owns the server comes last.
    People { server: String, people: Vec<PagePerson> },
    /// Everything that someone sees, and for each place where they cannot write, why not.
    View { person: Id, view: Box<View>, closed: BTreeMap<Id, String> },
    /// It was done; what comes of it will be seen.
    Done { number: u64 },
    /// What the bot offers to someone who types.
    Choices { number: u64, choices: Vec<CommandChoice> },
    /// The client does not allow it, and says why.
    Refused { number: u64, why: String },
}

#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct PagePerson {
    pub id: Id,
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_says_is_understood() {
        let watch = r#"{"say":"watch","people":["7","8"]}"#;
        let heard: FromPage = serde_json::from_str(watch).expect("whom to watch");
        assert!(matches!(heard, FromPage::Watch { people, .. } if people == [Id(7), Id(8)]));
        let slash = r#"{"say":"act","number":3,"person":"7","place":"9",
            "deed":{"slash":{"command":"count up","options":[["to","3"]]}}}"#;
        let FromPage::Act(act) = serde_json::from_str(slash).expect("an act") else {
            panic!("not an act")
        };
        let PageActKind::Slash { command, options } = act.deed else { panic!("not a command") };
        assert_eq!((act.number, act.person, act.place), (3, Id(7), Id(9)));
        assert_eq!((command.as_str(), options[0].1.as_str()), ("count up", "3"));
        assert!(serde_json::from_str::<FromPage>(r#"{"say":"dance"}"#).is_err());
    }

    #[test]
    fn what_the_page_is_told_has_its_number() {
        let refused = ToPage::Refused { number: 3, why: "no".to_owned() };
        let text = serde_json::to_string(&refused).expect("plain data");
        assert_eq!(text, r#"{"tell":"refused","number":3,"why":"no"}"#);
    }
}
