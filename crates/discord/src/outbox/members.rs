//! People who are no members of a table's server any more. Discord tells of them only to bots that
//! may list members, so one is asked after when a message to them shows that they may have gone.

use super::{Outbox, Rejection, lock};
use pangaea_table::{Table, Upkeep, UserId};

/// No one is asked after more often.
const AGAIN: i64 = 24 * 3600;

/// Of so many people it is remembered when they were asked after.
const REMEMBERED: usize = 10_000;

impl Outbox {
    /// Finds out whether someone whom a direct message could not reach has left the server.
    pub(super) async fn look_for_member(&self, table: &Table, person: UserId) {
        let Some(server) = table.server.filter(|_| self.may_ask_after(person)) else { return };
        let member = self.rest.member(server, person).await;
        let has_left = member.is_err_and(|error| Rejection::from(&error) == Rejection::MemberGone);
        if has_left
            && let Err(error) = self.keepers.handle(table.id, Upkeep::LeftServer(person)).await
        {
            error.log("A table couldn't be told that someone has left the server");
        }
    }

    /// Was this person not asked after lately? From now on they were.
    fn may_ask_after(&self, person: UserId) -> bool {
        let now = self.keepers.clock().now();
        let mut asked = lock(&self.asked_after);
        asked.retain(|_, at| now - *at < AGAIN);
        let may = asked.len() < REMEMBERED && !asked.contains_key(&person);
        if may {
            asked.insert(person, now);
        }
        may
    }
}
