//! Tables that live in a thread of their own: their lobby and result stay in the channel.

use super::handle::Transition;
use super::{ChannelId, ServerId, Slot, Table};

/// Where a table is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePlace {
    /// The channel, or someone else's thread.
    pub channel: ChannelId,
    /// The server it is in.
    pub server: Option<ServerId>,
    /// Does its game get a thread of its own?
    pub gets_thread: bool,
}

impl TablePlace {
    /// The channel of the table's lobby and result, if its game is elsewhere.
    pub fn home(self) -> Option<ChannelId> {
        self.gets_thread.then_some(self.channel)
    }
}

impl Table {
    /// Where it was opened, for the next one.
    pub fn next_place(&self) -> TablePlace {
        TablePlace {
            channel: self.place_of(Slot::Lobby),
            server: self.server,
            gets_thread: self.home.is_some(),
        }
    }

    /// Where a message belongs that is for everyone.
    pub fn place_of(&self, slot: Slot) -> ChannelId {
        self.home.filter(|_| slot.stays_home()).unwrap_or(self.channel)
    }

    /// Are there messages of it for everyone in this channel?
    pub fn speaks_in(&self, channel: ChannelId) -> bool {
        self.channel == channel || self.home == Some(channel)
    }

    /// Is its thread still to be made?
    pub fn lacks_thread(&self) -> bool {
        self.home == Some(self.channel)
    }

    /// The channel of its result, seen from its thread.
    pub fn home_of_thread(&self) -> Option<ChannelId> {
        self.home.filter(|home| *home != self.channel)
    }

    /// What its thread is called: the game, and who opened it.
    pub fn thread_name(&self) -> String {
        let game = self.terms.language.say(&self.game_name());
        let host = self.seat_of(self.host).map(|seat| self.name(seat));
        host.map_or_else(|| game.clone(), |host| format!("{game} · {host}"))
    }
}

impl Transition<'_, '_> {
    /// The table moves into its thread; had it none? The lobby leads there from now on.
    pub(super) fn move_into(&mut self, thread: ChannelId) -> bool {
        let lacks_thread = self.table.lacks_thread() && self.table.home != Some(thread);
        if lacks_thread {
            self.table.channel = thread;
            self.extra.push(Slot::Lobby);
        }
        lacks_thread
    }

    /// The table moves out of its thread; was it in one?
    pub(super) fn leave_thread(&mut self) -> bool {
        let Some(home) = self.table.home_of_thread() else { return false };
        self.table.channel = home;
        true
    }
}
