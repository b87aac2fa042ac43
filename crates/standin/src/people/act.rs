//! Something a person did, and what becomes of it.

use std::sync::Arc;

use super::seen::{self, OpenModal, Seen};
use crate::id::Id;
use crate::model::{CommandChoice, FirstResponse, Message};
use crate::state::DiscordState;
use crate::world::World;

/// Where an act stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActState {
    /// The bot has not answered yet.
    Waiting,
    /// Three seconds went by without an answer.
    Failed,
    /// The bot has promised an answer.
    Deferred,
    Answered,
}

/// An interaction that a person started. Its waits end with a panic that tells what was awaited.
#[derive(Clone, Debug)]
pub struct Act {
    world: Arc<World>,
    person: Id,
    pub id: Id,
}

impl Act {
    pub(super) fn new(world: Arc<World>, person: Id, id: Id) -> Self {
        Self { world, person, id }
    }

    /// What the bot answers with; it alone is told.
    pub fn token(&self) -> String {
        let found = |store: &DiscordState| {
            store.interactions.get(&self.id).map(|found| found.token.clone())
        };
        self.world.read(found).unwrap_or_default()
    }

    pub fn state(&self) -> ActState {
        self.world.read(|store| {
            let Some(interaction) = store.interactions.get(&self.id) else {
                return ActState::Failed;
            };
            if seen::has_failed(store, interaction) {
                return ActState::Failed;
            }
            let original = interaction.original.and_then(|id| store.messages.get(id));
            match &interaction.answered {
                None => ActState::Waiting,
                Some(FirstResponse::Deferred) if original.is_some_and(Message::is_loading) => {
                    ActState::Deferred
                }
                Some(_) => ActState::Answered,
            }
        })
    }

    async fn wait<T>(&self, what: &str, found: impl FnMut() -> Option<T>) -> T {
        let describe = || {
            let kept = |store: &DiscordState| format!("{:?}", store.interactions.get(&self.id));
            format!("it is {:?}: {}", self.state(), self.world.read(kept))
        };
        self.world.until(&format!("{what} to interaction {}", self.id), describe, found).await
    }

    /// Waits for the first answer of any kind.
    pub async fn acknowledged(&self) -> ActState {
        self.wait("an answer", || Some(self.state()).filter(|state| *state != ActState::Waiting))
            .await
    }

    /// Waits for the message that answers: a new one, or a changed one. What was deferred is awaited
    /// until it is there.
    pub async fn answer(&self) -> Seen {
        self.wait("a message as the answer", || {
            self.world.read(|store| {
                let interaction = store.interactions.get(&self.id)?;
                let answer = match &interaction.answered {
                    Some(FirstResponse::DeferredUpdate) => interaction.late?,
                    _ => interaction.original?,
                };
                let message = store.messages.get(answer).filter(|found| !found.is_loading())?;
                Some(seen::show(store, message, self.person))
            })
        })
        .await
    }

    /// What the bot offers to someone who types, if it has done so.
    pub fn offered(&self) -> Option<Vec<CommandChoice>> {
        self.world.read(|store| seen::choices(store, self.id))
    }

    /// Waits for what the bot offers to someone who types.
    pub async fn choices(&self) -> Vec<CommandChoice> {
        self.wait("choices", || self.offered()).await
    }

    /// Waits for the form that the bot opens.
    pub async fn modal(&self) -> OpenModal {
        self.wait("a form", || {
            let open = self.world.read(|store| seen::open_modal(store, self.person))?;
            Some(open).filter(|open| open.opened_by == self.id)
        })
        .await
    }
}
