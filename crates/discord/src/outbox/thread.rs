//! The thread of a game's own: it starts from the lobby's message when the game begins, and is opened
//! again when it was put away.

use super::super::open_panels::Target;
use super::super::rest::code;
use super::super::rows::short;
use super::rejection::{Rejection, THREAD_ARCHIVED};
use super::{Delivery, Mark, Outbox};
use pangaea_keeper::Error;
use pangaea_table::{ChannelId, Slot, Table, Upkeep};
use std::sync::Arc;

/// The longest name of a thread.
const LONGEST: usize = 100;

/// Why a game is not in its thread yet.
pub(super) enum MissingThread {
    /// Something else comes first.
    Waits(Delivery),
    /// Discord refuses it.
    Refused(serenity::Error),
}

impl Outbox {
    /// Moves a game that gets a thread into it, and makes the thread where there is none. Before, only
    /// what stays in the channel can be said.
    pub(super) async fn enter_thread(
        &self,
        table: &mut Arc<Table>,
    ) -> Result<Result<(), MissingThread>, pangaea_store::Error> {
        let begun = table.progress().is_some() && table.unreachable.is_none();
        if !begun || !table.lacks_thread() {
            return Ok(Ok(()));
        }
        let (store, name) = (self.keepers.store(), Slot::Lobby.to_string());
        let mut lobby = store.message(table.id, &name).await?;
        let mut said = Delivery::Done;
        if lobby.is_none() {
            said = self.say_lobby(table).await?;
            lobby = store.message(table.id, &name).await?;
        }
        let Some(lobby) = lobby else { return Ok(Err(MissingThread::Waits(said))) };
        let called = short(table.thread_name(), LONGEST);
        let started = self.rest.start_thread((lobby.channel, lobby.message), &called).await;
        let thread = match started {
            Ok(thread) => thread,
            Err(error) if Rejection::from(&error) == Rejection::MessageGone => {
                // It may have been made all the same, before the message went.
                let made = ChannelId(lobby.message.0);
                match self.rest.channel(made).await {
                    Ok(_) => made,
                    Err(error) if Rejection::from(&error) == Rejection::Temporary => {
                        return Ok(Err(MissingThread::Waits(Delivery::Later)));
                    }
                    Err(_) => {
                        // It is said once more.
                        store.forget_message(table.id, &name).await?;
                        return Ok(Err(MissingThread::Waits(Delivery::Later)));
                    }
                }
            }
            Err(error) => return Ok(Err(MissingThread::Refused(error))),
        };
        match self.keepers.handle(table.id, Upkeep::MoveInto(thread)).await {
            Ok(moved) => *table = moved,
            Err(Error::Store { error, .. }) => return Err(error),
            Err(error) => {
                error.log("A table couldn't be told which thread it has");
                return Ok(Err(MissingThread::Waits(Delivery::Barred)));
            }
        }
        Ok(Ok(()))
    }

    /// A table whose thread is deleted forgets it, and what was said there. Another one starts from a
    /// lobby that is said once more: Discord makes one thread of a message.
    pub(crate) async fn leave_deleted_thread(&self, table: &Table) -> Result<(), Error> {
        if table.home_of_thread().is_none() {
            return Ok(());
        }
        let there = self.rest.channel(table.channel).await;
        if !there.is_err_and(|error| Rejection::from(&error) == Rejection::PlaceGone) {
            return Ok(());
        }
        let fault = |fault: pangaea_store::Error| Error::store(table.id, fault);
        let (store, name) = (self.keepers.store(), Slot::Lobby.to_string());
        store.forget_messages_in(table.id, table.channel).await.map_err(fault)?;
        if let Some(lobby) = store.message(table.id, &name).await.map_err(fault)? {
            self.delete(table.id, &lobby).await;
            store.forget_message(table.id, &name).await.map_err(fault)?;
        }
        self.keepers.handle(table.id, Upkeep::ThreadGone).await.map(drop)
    }

    /// Says the lobby, from whose message the thread is to start.
    async fn say_lobby(&self, table: &Table) -> Result<Delivery, pangaea_store::Error> {
        let ticket = self.panels.ticket(Target::Message(table.id, Slot::Lobby));
        let unsaid = self.keepers.store().outbox(table.id).await?;
        let lobby = unsaid.iter().find(|pending| pending.slot == Slot::Lobby.to_string());
        let since = lobby.map_or_else(|| self.keepers.clock().now(), |pending| pending.since);
        let mark = Mark { revision: table.revision, since, ticket };
        self.speak(table, Slot::Lobby, mark).await
    }

    /// What becomes of a message that belongs into a thread which is not there.
    pub(super) async fn waits_for_thread(
        &self,
        table: &Table,
        slot: Slot,
        mark: Mark,
        missing: &MissingThread,
    ) -> Result<Delivery, pangaea_store::Error> {
        match missing {
            MissingThread::Waits(delivery) => Ok(*delivery),
            MissingThread::Refused(error) => self.failed(table, slot, mark.revision, error).await,
        }
    }

    /// Opens a thread again, if this was refused because it was put away; else, and where that is
    /// refused, too, what was refused is still so.
    pub(super) async fn reopen(
        &self,
        thread: ChannelId,
        refused: serenity::Error,
    ) -> serenity::Result<()> {
        if code(&refused) != Some(THREAD_ARCHIVED) {
            return Err(refused);
        }
        match self.rest.reopen_thread(thread).await {
            Err(error) if Rejection::from(&error) == Rejection::Temporary => Err(error),
            Err(_) => Err(refused),
            Ok(()) => Ok(()),
        }
    }
}
