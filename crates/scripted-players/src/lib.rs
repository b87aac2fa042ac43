//! Scripted people who play whole games through the stand-in, by clicks alone.
//!
//! A [`ScriptedPlayer`] looks at what a person sees and presses what a person could: choices first, then
//! *Confirm* or *Place here*. It knows no game, and no language.

pub mod crash;
pub mod faults;
mod offers;
pub mod soak;

pub use offers::{Offer, offers, open_offers};

use pangaea_engine::chance::{Chance, Seed};
use standin::{Act, CannotDo, Id, Person, Seen};
use wait::bounded;

/// Where a player answers secret questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswersVia {
    /// In direct messages.
    Message,
    /// Behind *My turn* in the channel.
    MyMove,
    /// With /hand in the channel.
    Hand,
}

/// Someone who plays.
#[derive(Debug)]
pub struct ScriptedPlayer {
    /// The person in the channel of the table.
    pub person: Person,
    via: AnswersVia,
    chance: Chance,
    /// The private panel last opened.
    panel: Option<Id>,
}

impl ScriptedPlayer {
    /// A person who answers there; what they choose follows from the seed.
    pub fn new(person: Person, via: AnswersVia, seed: u64) -> Self {
        Self { person, via, chance: Chance::new(Seed::numbered(seed)), panel: None }
    }

    /// Answers the open question, if there is one; did it?
    ///
    /// # Panics
    ///
    /// When the bot takes one press after another and never the answer.
    pub async fn answer(&mut self) -> bool {
        let person = self.person.clone();
        let what = format!("the bot to take an answer of {}", person.name);
        // What a person sees is large, and whoever waits for an answer should not be.
        let presses = Box::pin(self.press_all());
        bounded(&what, || format!("{:#?}", last_texts(&person)), presses).await
    }

    /// Presses until the open question is answered.
    async fn press_all(&mut self) -> bool {
        let (there, Some(mut panel)) = self.question().await else { return false };
        while let Some(press) = self.next_press(&panel) {
            let confirms = matches!(press, PlayerPress::Confirm(_));
            let act = match &press {
                PlayerPress::Pick(offer) => offer.pick(&there, panel.id()),
                PlayerPress::Button(button) | PlayerPress::Confirm(button) => {
                    there.click_on(panel.id(), button)
                }
            };
            // The question may have closed under the finger; that is no answer of ours.
            let Ok(act) = act else { return false };
            panel = act.answer().await;
            if confirms && !still_asks(&panel) {
                return true;
            }
        }
        false
    }

    /// The message with the open question, opened if need be.
    async fn question(&mut self) -> (Person, Option<Seen>) {
        if self.via == AnswersVia::Message {
            let there = self.person.in_dms();
            let open = there.sees().into_iter().rev().find(still_asks);
            return (there, open);
        }
        let seen = self.person.sees();
        let shown = self.panel.and_then(|panel| seen.iter().find(|seen| seen.id() == panel));
        if let Some(shown) = shown.filter(|shown| still_asks(shown)) {
            return (self.person.clone(), Some(shown.clone()));
        }
        if !is_awaited(&seen, &self.person.name) {
            return (self.person.clone(), None);
        }
        let opened = match self.via {
            AnswersVia::Hand => self.person.slash("hand", &[]),
            AnswersVia::Message | AnswersVia::MyMove => match newest(&seen, "my") {
                Some(message) => press(&self.person, message, "my"),
                None => return (self.person.clone(), None),
            },
        };
        let Ok(opened) = opened else { return (self.person.clone(), None) };
        let panel = opened.answer().await;
        self.panel = Some(panel.id());
        (self.person.clone(), Some(panel).filter(still_asks))
    }

    /// What a person would press next.
    fn next_press(&mut self, panel: &Seen) -> Option<PlayerPress> {
        if let Some(offer) = self.chance.pick(&open_offers(panel)) {
            return Some(PlayerPress::Pick(offer.clone()));
        }
        let nudges: Vec<String> = buttons(panel, "nu").collect();
        let next_place = nudges.last();
        if next_place.is_some() && self.chance.below(3) == 0 {
            return self.chance.pick(&nudges).cloned().map(PlayerPress::Button);
        }
        // A place that is not allowed: go on to one that is.
        let confirm = buttons(panel, "cf").next().map(PlayerPress::Confirm);
        confirm.or_else(|| next_place.cloned().map(PlayerPress::Button))
    }
}

/// What a player presses next; *Confirm* ends a question.
enum PlayerPress {
    Pick(Offer),
    Button(String),
    Confirm(String),
}

/// The ids of a message's buttons of one kind that can be pressed. The letters after the version
/// tell what a button is for, in whatever language its label is.
pub fn buttons<'a>(seen: &'a Seen, kind: &'a str) -> impl Iterator<Item = String> + 'a {
    let usable = seen.parts().filter(|part| !part.is_disabled());
    let ids = usable.filter_map(|part| part.custom_id.clone());
    ids.filter(move |id| id.split('.').nth(1) == Some(kind))
}

/// Presses the last of a message's buttons of one kind.
///
/// # Errors
///
/// If there is none.
pub fn press(person: &Person, seen: &Seen, kind: &str) -> Result<Act, CannotDo> {
    person.click_on(seen.id(), &buttons(seen, kind).last().unwrap_or_default())
}

/// The newest message with a button of this kind that can be pressed.
pub fn newest<'a>(seen: &'a [Seen], kind: &str) -> Option<&'a Seen> {
    seen.iter().rev().find(|seen| buttons(seen, kind).next().is_some())
}

/// Does this message wait for an answer? One that is given can only be changed: everything is
/// picked, and there is nothing to confirm.
pub fn still_asks(seen: &Seen) -> bool {
    let asks = buttons(seen, "su").next().is_some();
    let open = !open_offers(seen).is_empty();
    asks && (open || buttons(seen, "cf").next().is_some() || buttons(seen, "nu").next().is_some())
}

/// Does the channel wait for this name? The line in bold below the newest board says so.
fn is_awaited(seen: &[Seen], name: &str) -> bool {
    let text = newest(seen, "ru").map(Seen::text).unwrap_or_default();
    let mut waiting = text.lines().skip(1).filter(|line| line.starts_with("**"));
    waiting
        .any(|line| line.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == name))
}

/// Lets everyone answer until the channel shows the end of the game.
///
/// # Panics
///
/// When no one can answer anything any more and the game is not over.
pub async fn play_to_the_end(players: &mut [ScriptedPlayer]) -> Seen {
    play_until(players, "the game to end", ended).await
}

/// Lets everyone answer until the first of them sees something.
///
/// # Panics
///
/// When no one can answer anything any more and it is not there.
pub async fn play_until<T>(
    players: &mut [ScriptedPlayer],
    what: &str,
    found: impl Fn(&Person) -> Option<T>,
) -> T {
    let people: Vec<Person> = players.iter().map(|player| player.person.clone()).collect();
    let first = people.first().expect("somebody who plays");
    let mut changes = first.subscribe();
    loop {
        let stands = || format!("{:#?}", people.iter().flat_map(last_texts).collect::<Vec<_>>());
        // What is found, or nothing when someone has answered; each answer may take its time.
        let next = async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = found(first) {
                    return Some(found);
                }
                let mut answered = false;
                for player in &mut *players {
                    answered |= player.answer().await;
                }
                if answered {
                    return None;
                }
                changes.changed().await.expect("the stand-in outlives its people");
            }
        };
        if let Some(found) = bounded(what, stands, next).await {
            return found;
        }
    }
}

/// The message with the final table.
pub fn ended(person: &Person) -> Option<Seen> {
    newest(&person.sees(), "re").cloned()
}

/// The newest message in the channel, and the newest direct message.
fn last_texts(person: &Person) -> [String; 2] {
    let last = |seen: Vec<Seen>| seen.last().map(Seen::text).unwrap_or_default();
    [last(person.sees()), last(person.dms())]
}
