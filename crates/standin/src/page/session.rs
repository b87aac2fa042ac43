//! What one page is shown, and what its people do.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::protocol::{FromPage, PageAct, PageActKind, PagePerson, ToPage};
use super::reason::reason;
use super::texts::PageTexts;
use crate::id::Id;
use crate::model::Permissions;
use crate::people::{self, ActState, CannotDo, Person, PlaceView, View};
use crate::state::DiscordState;
use crate::world::World;

/// The most people that one page shows.
const MOST_PEOPLE: usize = 5;

/// The most messages of a place that a page shows.
const MOST_MESSAGES: usize = 200;

/// One open page.
pub(super) struct PageSession {
    world: Arc<World>,
    texts: &'static PageTexts,
    watched: Vec<Person>,
    /// What the page already knows, as it was sent.
    known: BTreeMap<Option<Id>, String>,
    /// Texts that wait for the bot to complete them.
    typing: Vec<(u64, people::Act)>,
    /// Does someone wait for the bot? What fails, fails by time alone.
    pub waiting: bool,
}

impl PageSession {
    pub(super) fn new(world: Arc<World>) -> Self {
        let (watched, known, typing) = (Vec::new(), BTreeMap::new(), Vec::new());
        Self { world, texts: PageTexts::usual(), watched, known, typing, waiting: false }
    }

    /// Whatever is new since the last look.
    pub(super) fn news(&mut self) -> Vec<String> {
        let mut news = self.completed();
        self.waiting = !self.typing.is_empty();
        let people = self.people();
        self.tell(None, &people, &mut news);
        for person in self.watched.clone() {
            let mut view = Box::new(person.view());
            for place in &mut view.places {
                let old = place.messages.len().saturating_sub(MOST_MESSAGES);
                place.messages.drain(..old);
            }
            self.waiting |= view.pending.iter().any(|pending| !pending.failed);
            let closed = self.world.read(|store| closed(store, self.texts, &person, &view));
            self.tell(
                Some(person.id),
                &ToPage::View { person: person.id, view, closed },
                &mut news,
            );
        }
        news
    }

    fn tell(&mut self, about: Option<Id>, told: &ToPage, news: &mut Vec<String>) {
        let text = text(told);
        if self.known.get(&about) != Some(&text) {
            self.known.insert(about, text.clone());
            news.push(text);
        }
    }

    fn people(&self) -> ToPage {
        self.world.read(|store| {
            let server = store.guilds.values().next();
            let owner = server.map(|server| server.owner);
            let mut people: Vec<_> = store.users.values().filter(|user| !user.bot).collect();
            people.sort_by_key(|user| Some(user.id) == owner);
            let someone =
                |user: &&crate::model::User| PagePerson { id: user.id, name: user.name.clone() };
            ToPage::People {
                server: server.map(|server| server.name.clone()).unwrap_or_default(),
                people: people.iter().map(someone).collect(),
            }
        })
    }

    /// The completions that have been answered, or never will be.
    fn completed(&mut self) -> Vec<String> {
        let mut news = Vec::new();
        self.typing.retain(|(number, act)| {
            let offered = act.offered();
            if offered.is_none() && act.state() == ActState::Waiting {
                return true;
            }
            let choices = offered.unwrap_or_default();
            news.push(text(&ToPage::Choices { number: *number, choices }));
            false
        });
        news
    }

    /// Does what the page says.
    pub(super) fn hear(&mut self, text_heard: &str) -> Option<String> {
        match serde_json::from_str(text_heard) {
            Ok(FromPage::Watch { people, locale }) => {
                if let Some(locale) = locale {
                    self.speak(&locale);
                }
                self.watch(&people);
                None
            }
            Ok(FromPage::Act(act)) => self.act(&act).map(|told| text(&told)),
            Err(error) => Some(text(&ToPage::Refused { number: 0, why: error.to_string() })),
        }
    }

    fn speak(&mut self, locale: &str) {
        self.texts = PageTexts::of_locale(locale);
        let locale = self.texts.locale();
        self.world.change(|store| store.page_locale = Some(locale));
    }

    fn watch(&mut self, people: &[Id]) {
        let people = people.iter().filter(|id| self.is_person(**id)).take(MOST_PEOPLE);
        // Everyone has a DM with the bot to write into, before the first letter too.
        let watched = people.map(|id| Person::new(Arc::clone(&self.world), *id, *id).in_dms());
        self.watched = watched.collect();
        self.known.retain(|about, _| about.is_none());
    }

    /// Whether a page may be this someone: the bot has a client of its own.
    fn is_person(&self, id: Id) -> bool {
        self.world.read(|store| store.users.get(&id).is_some_and(|user| !user.bot))
    }

    fn act(&mut self, act: &PageAct) -> Option<ToPage> {
        let number = act.number;
        if !self.is_person(act.person) {
            return Some(ToPage::Refused { number, why: self.texts.say("no_person", &[]) });
        }
        let person = Person::new(Arc::clone(&self.world), act.person, act.place);
        match self.do_it(&person, act) {
            Ok(()) if matches!(act.deed, PageActKind::Complete { .. }) => None,
            Ok(()) => Some(ToPage::Done { number }),
            Err(cannot) => Some(ToPage::Refused { number, why: reason(self.texts, &cannot) }),
        }
    }

    fn do_it(&mut self, person: &Person, act: &PageAct) -> Result<(), CannotDo> {
        match &act.deed {
            PageActKind::Say { text } => person.say(text).map(drop),
            PageActKind::Slash { command, options } => {
                person.slash(command, &pairs(options)).map(drop)
            }
            PageActKind::Complete { command, options, focused } => {
                let typed = person.complete(command, &pairs(options), focused)?;
                self.typing.push((act.number, typed));
                Ok(())
            }
            PageActKind::Click { message, button } => person.click_on(*message, button).map(drop),
            PageActKind::Pick { message, menu, values } => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                person.pick_on(*message, menu, &values).map(drop)
            }
            PageActKind::Submit { fields } => person.submit(&pairs(fields)).map(drop),
            PageActKind::PutAway {} => {
                person.put_away();
                Ok(())
            }
            PageActKind::OpenDms { open } => {
                if *open {
                    person.open_dms();
                } else {
                    person.close_dms();
                }
                Ok(())
            }
            PageActKind::Speak { locale } => {
                match locale {
                    Some(locale) => person.speaks(locale),
                    None => person.speaks_like_the_page(),
                }
                Ok(())
            }
        }
    }
}

/// The places where a client has nothing to write in, each with the reason.
fn closed(
    store: &DiscordState,
    texts: &PageTexts,
    person: &Person,
    view: &View,
) -> BTreeMap<Id, String> {
    let reason = |place: &PlaceView| {
        let channel = store.channels.get(&place.id)?;
        let may = store.permissions(person.id, channel);
        if place.locked && !may.has(Permissions::MANAGE_THREADS) {
            Some(texts.say("closed", &[]))
        } else if !may.has(DiscordState::to_write(channel)) {
            Some(texts.say("may_not", &[]))
        } else {
            None
        }
    };
    view.places.iter().filter_map(|place| Some((place.id, reason(place)?))).collect()
}

fn text(told: &ToPage) -> String {
    serde_json::to_string(told).expect("plain data with text as keys")
}

fn pairs(pairs: &[(String, String)]) -> Vec<(&str, &str)> {
    pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}
