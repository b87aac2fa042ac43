//! People: what they see, and what their client lets them do.
//!
//! Test code holds a [`Person`]; the page acts through the same methods.

mod act;
mod cannot;
mod modal;
mod press;
mod seen;
mod slash;

use std::sync::Arc;

use tokio::sync::watch;

pub use act::{Act, ActState};
pub use cannot::CannotDo;
pub use seen::{OpenModal, PendingAct, PlaceKind, PlaceView, Seen, View};

use crate::channel_handle::ChannelHandle;
use crate::id::Id;
use crate::model::{Channel, User};
use crate::rest::{MessageForm, Patch};
use crate::state::{DiscordState, NewMessage};
use crate::world::World;

/// Someone who is somewhere: in a channel, a thread, or the DM with the bot.
#[derive(Clone, Debug)]
pub struct Person {
    world: Arc<World>,
    pub id: Id,
    pub name: String,
    /// Where this person looks and acts.
    pub place: Id,
}

impl Person {
    pub(crate) fn new(world: Arc<World>, id: Id, place: Id) -> Self {
        let name = world.read(|store| store.users.get(&id).map(|user| user.name.clone()));
        Self { world, id, name: name.unwrap_or_default(), place }
    }

    /// The same person in another channel or thread.
    #[must_use]
    pub fn at(&self, place: &ChannelHandle) -> Self {
        Self { place: place.id, ..self.clone() }
    }

    /// The same person in a place known by its id.
    #[must_use]
    pub fn at_id(&self, place: Id) -> Self {
        Self { place, ..self.clone() }
    }

    /// The same person in the DM with the bot.
    #[must_use]
    pub fn in_dms(&self) -> Self {
        let place = self.world.change(|store| store.dm(self.id));
        Self { place, ..self.clone() }
    }

    /// How others name this person in a message.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Uses a command here: `slash("table remove", &[("seat", "2")])`.
    pub fn slash(&self, command: &str, options: &[(&str, &str)]) -> Result<Act, CannotDo> {
        self.act(|store| slash::begin(store, self.id, self.place, command, options, None))
    }

    /// Types into an option that completes itself; the act ends with the choices.
    pub fn complete(
        &self,
        command: &str,
        options: &[(&str, &str)],
        focused: &str,
    ) -> Result<Act, CannotDo> {
        self.act(|store| slash::begin(store, self.id, self.place, command, options, Some(focused)))
    }

    /// Presses the newest button here with this label (or custom id).
    pub fn click(&self, label: &str) -> Result<Act, CannotDo> {
        self.act(|store| press::click(store, self.id, self.place, None, label))
    }

    /// Presses a button of a certain message.
    pub fn click_on(&self, message: Id, label: &str) -> Result<Act, CannotDo> {
        self.act(|store| press::click(store, self.id, self.place, Some(message), label))
    }

    /// Picks options, by label or value, in the newest menu here with this placeholder (or custom
    /// id).
    pub fn pick(&self, menu: &str, options: &[&str]) -> Result<Act, CannotDo> {
        self.act(|store| press::pick(store, self.id, self.place, None, menu, options))
    }

    /// Picks options in a menu of a certain message.
    pub fn pick_on(&self, message: Id, menu: &str, options: &[&str]) -> Result<Act, CannotDo> {
        self.act(|store| press::pick(store, self.id, self.place, Some(message), menu, options))
    }

    /// Sends what no client of Discord's would: that something was pressed at a message, or values
    /// were picked, which needn't be there.
    pub fn forge(
        &self,
        message: Id,
        custom_id: &str,
        values: Option<&[&str]>,
    ) -> Result<Act, CannotDo> {
        self.act(|store| press::forge(store, self.id, message, custom_id, values))
    }

    /// Sends a form that the bot hasn't opened, with these fields: custom ids and texts.
    pub fn forge_form(
        &self,
        message: Option<Id>,
        custom_id: &str,
        fields: &[(&str, &str)],
    ) -> Result<Act, CannotDo> {
        self.act(|store| modal::forge(store, (self.id, self.place), message, custom_id, fields))
    }

    /// The form that the bot has opened for this person.
    pub fn modal(&self) -> Option<OpenModal> {
        self.world.read(|store| seen::open_modal(store, self.id))
    }

    /// Fills in the open form, by label or custom id, and sends it.
    pub fn submit(&self, values: &[(&str, &str)]) -> Result<Act, CannotDo> {
        self.act(|store| modal::submit(store, self.id, values))
    }

    /// Puts the open form away.
    pub fn put_away(&self) {
        self.world.change(|store| store.close_modals(self.id));
    }

    /// Writes a message here.
    pub fn say(&self, text: &str) -> Result<Id, CannotDo> {
        let form = MessageForm { content: Patch::Value(text.to_owned()), ..MessageForm::default() };
        self.world.change(|store| {
            let channel = visible_place(store, self.id, self.place)?;
            let needed = DiscordState::to_write(channel);
            if !store.permissions(self.id, channel).has(needed) {
                return Err(CannotDo::NotAllowed);
            }
            store.wake_thread(self.place, self.id)?;
            let new = NewMessage {
                channel: self.place,
                author: self.id,
                origin: None,
                only_for: None,
                loading: false,
            };
            Ok(store.post(new, &form, &[])?)
        })
    }

    fn act(
        &self,
        begin: impl FnOnce(&mut DiscordState) -> Result<Id, CannotDo>,
    ) -> Result<Act, CannotDo> {
        let id = self.world.change(begin)?;
        Ok(Act::new(Arc::clone(&self.world), self.id, id))
    }

    /// The messages this person sees here, oldest first.
    pub fn sees(&self) -> Vec<Seen> {
        self.world.read(|store| seen::messages(store, self.id, self.place))
    }

    /// The messages of the DM with the bot, oldest first.
    pub fn dms(&self) -> Vec<Seen> {
        self.world.read(|store| {
            let dm = store.find_dm(self.id);
            dm.map(|dm| seen::messages(store, self.id, dm)).unwrap_or_default()
        })
    }

    /// Waits until this person sees a message here that contains a text, and gives the newest.
    pub async fn sees_text(&self, text: &str) -> Seen {
        let what = format!("{} to see {text:?} in {}", self.name, self.place);
        let describe = || format!("{:#?}", self.sees().iter().map(Seen::text).collect::<Vec<_>>());
        let found = || self.sees().into_iter().rev().find(|seen| seen.text().contains(text));
        self.world.until(&what, describe, found).await
    }

    /// Presses a button as soon as it is there and not grey.
    pub async fn clicks(&self, button: &str) -> Act {
        let what = format!("{} to press {button:?} in {}", self.name, self.place);
        let describe = || format!("{:?}", self.click(button).map(drop));
        self.world.until(&what, describe, || self.click(button).ok()).await
    }

    /// Everything this person's client shows.
    pub fn view(&self) -> View {
        self.world.read(|store| seen::view(store, self.id))
    }

    /// Changes whenever something may look different; look again with [`Person::view`].
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.world.changes()
    }

    /// The bot can no longer write to this person.
    pub fn close_dms(&self) {
        self.change_user(|user| user.dms_open = false);
    }

    pub fn open_dms(&self) {
        self.change_user(|user| user.dms_open = true);
    }

    /// Sets the language of this person's client.
    pub fn speaks(&self, locale: &str) {
        self.change_user(|user| user.own_locale = Some(locale.to_owned()));
    }

    /// Takes the language of the page, as everyone does at first.
    pub fn speaks_like_the_page(&self) {
        self.change_user(|user| user.own_locale = None);
    }

    fn change_user(&self, change: impl FnOnce(&mut User)) {
        self.world.change(|store| store.users.get_mut(&self.id).map(change));
    }

    /// Leaves the server of this place.
    pub fn leave(&self) {
        self.in_server(|store, server| store.leave(server, self.id));
    }

    /// Comes back to the server of this place.
    pub fn come_back(&self) {
        self.in_server(|store, server| store.join(server, self.id));
    }

    fn in_server(&self, change: impl FnOnce(&mut DiscordState, Id)) {
        self.world.change(|store| {
            if let Some(server) = store.channels.get(&self.place).and_then(Channel::guild) {
                change(store, server);
            }
        });
    }
}

/// A place, if it is there for someone.
fn visible_place(store: &DiscordState, person: Id, place: Id) -> Result<&Channel, CannotDo> {
    let channel = store.channels.get(&place).ok_or(CannotDo::NoSuchPlace)?;
    if store.can_see(person, channel) { Ok(channel) } else { Err(CannotDo::NoSuchPlace) }
}
