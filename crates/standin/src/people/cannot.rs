//! Why a client does not let someone do something.

use thiserror::Error;

use crate::api_error::ApiError;
use crate::id::Id;

#[derive(Debug, Error)]
pub enum CannotDo {
    #[error("there's no such place for this person")]
    NoSuchPlace,
    #[error("the permissions of this place don't allow it")]
    NotAllowed,
    #[error("there's no command {0:?} here")]
    NoSuchCommand(String),
    #[error("the command has no option {0:?}")]
    NoSuchOption(String),
    #[error("the option {0:?} is missing")]
    OptionMissing(String),
    #[error("the option {name:?} doesn't take {value:?}")]
    BadValue { name: String, value: String },
    #[error("the option {0:?} doesn't complete itself")]
    DoesNotComplete(String),
    #[error("there's no message {0} to see here")]
    NoSuchMessage(Id),
    #[error("there's no button or menu {0:?} to see here")]
    NoSuchComponent(String),
    #[error("{0:?} is disabled")]
    Disabled(String),
    #[error("{0:?} only opens an address")]
    OnlyALink(String),
    #[error("the menu has no option {0:?}")]
    NoSuchMenuOption(String),
    #[error("{0:?} is picked already")]
    PickedTwice(String),
    #[error("the menu takes {least} to {most} options, not {picked}")]
    WrongNumber { least: u64, most: u64, picked: usize },
    #[error("no form is open")]
    NoModal,
    #[error("the form has no field {0:?}")]
    NoSuchField(String),
    #[error("the field {field:?} takes {least} to {most} characters, not {length}")]
    WrongLength { field: String, least: u64, most: u64, length: u64 },
    #[error("refused: {0:?}")]
    Refused(ApiError),
}

impl From<ApiError> for CannotDo {
    fn from(error: ApiError) -> Self {
        Self::Refused(error)
    }
}
