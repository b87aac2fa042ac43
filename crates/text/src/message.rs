//! A thing to be said, before it is put into words.

use std::borrow::Cow;

/// A message's name in the locale files and what is to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocaleMessage {
    pub(crate) key: Cow<'static, str>,
    pub(crate) arguments: Vec<(&'static str, Argument)>,
}

impl LocaleMessage {
    /// The message of this name. [`messages!`](crate::messages) makes functions that call it with
    /// the arguments that the sentence needs.
    pub const fn new(key: &'static str, arguments: Vec<(&'static str, Argument)>) -> Self {
        Self { key: Cow::Borrowed(key), arguments }
    }

    /// A message without arguments that data names, such as a course.
    pub const fn named(key: String) -> Self {
        Self { key: Cow::Owned(key), arguments: Vec::new() }
    }
}

/// Something filled into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number; it decides singular or plural.
    Number(i64),
    /// A name or another text that is the same in every language.
    Text(String),
    /// Words of the same language.
    Words(LocaleMessage),
}

macro_rules! from_number {
    ($($number:ty)+) => { $(impl From<$number> for Argument {
        fn from(number: $number) -> Self {
            Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
        }
    })+ };
}
from_number! { u32 i64 usize }

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<LocaleMessage> for Argument {
    fn from(message: LocaleMessage) -> Self {
        Self::Words(message)
    }
}

/// A locale file's messages as functions, named like the messages but for the file's prefix.
#[macro_export]
macro_rules! messages {
    ($prefix:literal: $($(#[$doc:meta])* $name:ident($($argument:ident: $kind:ty),*);)+) => {
        $(
            $(#[$doc])*
            pub fn $name($($argument: $kind),*) -> $crate::LocaleMessage {
                $crate::LocaleMessage::new(
                    concat!($prefix, stringify!($name)),
                    vec![$((stringify!($argument), $argument.into())),*],
                )
            }
        )+

        /// Every message of this file with the names of its arguments.
        pub const ALL: &[(&str, &[&str])] =
            &[$((concat!($prefix, stringify!($name)), &[$(stringify!($argument)),*])),+];
    };
}
