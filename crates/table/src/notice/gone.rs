//! For one person: the table cannot be seen where it was opened.

use super::Notice;
use super::round::moment;
use crate::{LostPlace, Table, UserId};
use pangaea_text::bot;

impl Table {
    /// What has happened to the table's place, and until when it waits; later how that ended.
    pub(super) fn gone_notice(&self, person: UserId) -> Option<Notice> {
        let guest = self.guest(self.seat_of(person)?)?;
        let (game, place) = (self.game_name(), format!("<#{}>", self.channel));
        let words = match self.unreachable {
            None if self.is_open() => bot::place_found(game, &place),
            None => return None,
            Some(lost) if self.is_open() => {
                let ends = moment(self.closes_at().unwrap_or_else(|| lost.ends_at()));
                match lost.why {
                    LostPlace::Server => bot::server_lost(game, &ends),
                    LostPlace::Channel => bot::channel_lost(game, &ends),
                    LostPlace::Permission => bot::permission_lost(game, &place, &ends),
                }
            }
            Some(lost) => match lost.why {
                LostPlace::Server => bot::closed_without_server(game),
                LostPlace::Channel => bot::closed_without_channel(game),
                LostPlace::Permission => bot::closed_without_permission(game, &place),
            },
        };
        Some(Notice::new(guest.language.say(&words), guest.language))
    }
}
