//! Everyone who ever sat at a table, each with their name stored once: seats and news refer to it, so
//! removing a person changes one entry.

use super::UserId;
use pangaea_engine::seat::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// One of a table's players, by their place in its roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerRef(usize);

/// Someone who sits or has sat at a table: a person or a computer player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Who it is, if it is a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// What they were called when they sat down.
    pub name: String,
    /// They have seen secrets of a game that goes on, or can go on again.
    #[serde(default, skip_serializing_if = "is_false")]
    pub knows: bool,
    /// They wanted to be forgotten. Their bare id stays for as long as they know secrets.
    #[serde(default, skip_serializing_if = "is_false")]
    pub forgotten: bool,
    /// The seat that they have left and can take back from the computer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Seat>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Everyone who ever sat at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Roster(Vec<Player>);

impl Roster {
    /// Adds someone who sits down. Whoever was here before has their entry already, under the name
    /// of then.
    pub(super) fn add(&mut self, user: Option<UserId>, name: String) -> PlayerRef {
        let same = |player: &Player| {
            player.user == user && !player.forgotten && (user.is_some() || player.name == name)
        };
        let known = self.0.iter().position(same);
        PlayerRef(known.unwrap_or_else(|| {
            self.0.push(Player { user, name, knows: false, forgotten: false, left: None });
            self.0.len() - 1
        }))
    }

    /// Is there such a player?
    pub(super) const fn has(&self, player: PlayerRef) -> bool {
        player.0 < self.0.len()
    }

    /// A player's name.
    pub fn name(&self, player: PlayerRef) -> &str {
        self.0.get(player.0).map_or("", |player| &player.name)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Player> {
        self.0.iter()
    }

    /// A person's entry.
    pub(super) fn of(&self, user: UserId) -> Option<&Player> {
        self.0.iter().find(|player| player.user == Some(user))
    }

    /// Has this person seen secrets that must not be taken to another seat?
    pub fn knows(&self, user: UserId) -> bool {
        self.0.iter().any(|player| player.user == Some(user) && player.knows)
    }

    /// Everyone who has.
    pub fn knowing(&self) -> BTreeSet<UserId> {
        self.0.iter().filter(|player| player.knows).filter_map(|player| player.user).collect()
    }

    /// A player takes a seat of a game: no one else can take it back any more.
    pub(super) fn sits_down(&mut self, player: PlayerRef, seat: Seat) {
        for other in self.0.iter_mut().filter(|other| other.left == Some(seat)) {
            other.left = None;
        }
        if let Some(player) = self.0.get_mut(player.0).filter(|player| player.user.is_some()) {
            (player.knows, player.left) = (true, None);
        }
    }

    /// A player has left a seat, and may come back to it.
    pub(super) fn leaves(&mut self, player: PlayerRef, seat: Seat) {
        if let Some(player) = self.0.get_mut(player.0) {
            player.left = Some(seat);
        }
    }

    /// A person is called something else from now on, and their id goes as soon as it can.
    pub(super) fn forget(&mut self, user: UserId, other_name: impl Fn(usize) -> String) {
        for (index, player) in self.0.iter_mut().enumerate() {
            if player.user == Some(user) {
                (player.name, player.left) = (other_name(index + 1), None);
                player.forgotten = true;
                player.user = player.user.filter(|_| player.knows);
            }
        }
    }

    /// All secrets are told, or can never be used again: no one has to be kept from a seat.
    pub(super) fn reveal(&mut self) {
        for player in &mut self.0 {
            (player.knows, player.left) = (false, None);
            player.user = player.user.filter(|_| !player.forgotten);
        }
    }
}

/// A name for a computer player that is not taken.
pub(super) fn free_name(is_taken: impl Fn(&str) -> bool) -> String {
    const NAMES: [&str; 9] =
        ["Ur", "Kenor", "Arctica", "Rodinia", "Nuna", "Baltica", "Siberia", "Tethys", "Iapetus"];
    (*NAMES.iter().find(|name| !is_taken(name)).unwrap_or(&NAMES[0])).to_owned()
}
