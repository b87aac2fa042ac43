//! A thing to be said, before it is put into words.

/// A message's name in the locale files and what is to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(super) key: &'static str,
    pub(super) arguments: Vec<(&'static str, Value)>,
}

/// Something filled into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number; it decides singular or plural.
    Number(i64),
    /// A name or another text that is the same in every language.
    Text(String),
    /// Words of the same language.
    Words(Message),
}

macro_rules! from_number {
    ($($number:ty)+) => { $(impl From<$number> for Value {
        fn from(number: $number) -> Self {
            Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
        }
    })+ };
}
from_number! { u32 i64 usize }

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Words(message)
    }
}

/// A locale file's messages as functions, named like the messages but for the file's prefix.
macro_rules! messages {
    ($prefix:literal: $($(#[$doc:meta])* $name:ident($($argument:ident: $kind:ty),*);)+) => {
        $(
            $(#[$doc])*
            pub fn $name($($argument: $kind),*) -> $crate::text::Message {
                $crate::text::Message {
                    key: concat!($prefix, stringify!($name)),
                    arguments: vec![$((stringify!($argument), $argument.into())),*],
                }
            }
        )+

        /// Every message of this file with the names of its arguments.
        #[cfg(test)]
        pub(super) const ALL: &[(&str, &[&str])] =
            &[$((concat!($prefix, stringify!($name)), &[$(stringify!($argument)),*])),+];
    };
}
pub(super) use messages;
