//! Buttons, menus, text inputs, and the rows they stand in.

use serde::{Deserialize, Serialize};

/// One component of any kind. Discord's JSON tells kinds apart by a number and shares most fields,
/// so this is one flat structure; `check` says which field belongs to which kind.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Component {
    #[serde(rename = "type")]
    pub kind: u8,
    /// Discord numbers all components of a message.
    pub id: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Emoji>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabled: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placeholder: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_values: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_values: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<MenuOption>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<Vec<Self>>,
}

impl Component {
    pub const ROW: u8 = 1;
    pub const BUTTON: u8 = 2;
    pub const MENU: u8 = 3;
    pub const TEXT_INPUT: u8 = 4;
    /// The style of a button that opens an address and asks no one.
    pub const LINK: u8 = 5;

    /// The components in a row.
    pub fn inner(&self) -> &[Self] {
        self.components.as_deref().unwrap_or_default()
    }

    pub fn is_disabled(&self) -> bool {
        self.disabled == Some(true)
    }

    /// How many options someone must pick in a menu, and how many they may.
    pub fn picks(&self) -> (u64, u64) {
        (self.min_values.unwrap_or(1), self.max_values.unwrap_or(1))
    }
}

/// What Discord fills in: every component's number, and how many options a menu asks for.
pub(crate) fn complete(components: &mut [Component], next: &mut u32) {
    for component in components {
        *next += 1;
        component.id = *next;
        if component.kind == Component::MENU {
            component.min_values = component.min_values.or(Some(1));
            component.max_values = component.max_values.or(Some(1));
        }
        complete(component.components.as_deref_mut().unwrap_or_default(), next);
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MenuOption {
    pub label: String,
    pub value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Emoji>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<bool>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Emoji {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<crate::id::Id>,
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub animated: Option<bool>,
}
