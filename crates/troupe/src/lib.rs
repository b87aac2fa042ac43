//! Scripted people who play whole games through the stand-in, by clicks alone.
//!
//! A [`Player`] looks at what a person sees and presses what a person could: menus first, then
//! *Confirm* or *Place*. It knows no game.

pub mod crash;

use pangaea_engine::chance::{Chance, Seed};
use standin::model::Component;
use standin::{Id, Person, Seen};

/// Where a player answers secret questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// In direct messages.
    Message,
    /// Behind *My move* in the channel.
    MyMove,
    /// With /hand in the channel.
    Hand,
}

/// Somebody who plays.
#[derive(Debug)]
pub struct Player {
    /// The person in the channel of the table.
    pub person: Person,
    door: Door,
    chance: Chance,
    /// The private panel last opened.
    panel: Option<Id>,
}

impl Player {
    /// A person who answers at this door; what they choose follows from the seed.
    pub fn new(person: Person, door: Door, seed: u64) -> Self {
        Self { person, door, chance: Chance::new(Seed::numbered(seed)), panel: None }
    }

    /// Answers the open question, if there is one; did it?
    pub async fn answer(&mut self) -> bool {
        let (there, Some(mut panel)) = self.question().await else { return false };
        while let Some(press) = self.next_press(&panel) {
            let confirms = matches!(press, Pressed::Confirm(_));
            let act = match &press {
                Pressed::Menu(menu, value) => there.pick_on(panel.id(), menu, &[value]),
                Pressed::Button(button) | Pressed::Confirm(button) => {
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
        if self.door == Door::Message {
            let there = self.person.in_dms();
            let open = there.sees().into_iter().rev().find(still_asks);
            return (there, open);
        }
        let seen = self.person.sees();
        let shown = self.panel.and_then(|panel| seen.iter().find(|seen| seen.id() == panel));
        if let Some(shown) = shown.filter(|shown| still_asks(shown)) {
            return (self.person.clone(), Some(shown.clone()));
        }
        let opened = match self.door {
            Door::Hand => self.person.slash("hand", &[]),
            _ => self.person.click("My move"),
        };
        let Ok(opened) = opened else { return (self.person.clone(), None) };
        let panel = opened.answer().await;
        self.panel = Some(panel.id());
        (self.person.clone(), Some(panel).filter(still_asks))
    }

    /// What a person would press next.
    fn next_press(&mut self, panel: &Seen) -> Option<Pressed> {
        let open = panel.parts().filter(|part| part.kind == Component::MENU).find(|menu| {
            let options = menu.options.as_deref().unwrap_or_default();
            options.iter().all(|option| option.default != Some(true))
        });
        if let Some(menu) = open {
            let options = menu.options.as_deref().unwrap_or_default();
            let option = self.chance.pick(options)?;
            return Some(Pressed::Menu(menu.custom_id.clone()?, option.value.clone()));
        }
        let labels = panel.buttons();
        if labels.contains(&"Next place") && self.chance.below(3) > 0 {
            let labels: Vec<&str> = labels
                .iter()
                .copied()
                .filter(|label| !["Place", "Confirm", "Type it", "Suggest"].contains(label))
                .collect();
            return self.chance.pick(&labels).map(|label| Pressed::Button((*label).to_owned()));
        }
        let confirm = labels.iter().find(|label| ["Place", "Confirm"].contains(label));
        match confirm {
            Some(label) => Some(Pressed::Confirm((*label).to_owned())),
            // A place that is not allowed: go on to one that is.
            None if labels.contains(&"Next place") => {
                Some(Pressed::Button("Next place".to_owned()))
            }
            None => None,
        }
    }
}

enum Pressed {
    Menu(String, String),
    Button(String),
    Confirm(String),
}

/// Does this message wait for an answer?
pub fn still_asks(seen: &Seen) -> bool {
    let suggests = seen.parts().any(|part| part.label.as_deref() == Some("Suggest"));
    suggests && !seen.text().contains("You can change it")
}

/// Lets everybody answer until the channel shows the end of the game.
///
/// # Panics
///
/// When nobody can answer anything any more and the game is not over.
pub async fn play_to_the_end(players: &mut [Player]) -> Seen {
    const LONGEST: usize = 5000;
    let mut idle = 0;
    for _ in 0..LONGEST {
        if let Some(end) = players.first().and_then(|player| ended(&player.person)) {
            return end;
        }
        let mut answered = false;
        for player in &mut *players {
            answered |= player.answer().await;
        }
        idle = if answered { 0 } else { idle + 1 };
        assert!(idle < 400, "nobody can go on: {:#?}", last_texts(players));
        if !answered {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    panic!("the game does not end")
}

/// The message with the final table.
pub fn ended(person: &Person) -> Option<Seen> {
    person.sees().into_iter().rev().find(|seen| seen.buttons().contains(&"Rematch"))
}

fn last_texts(players: &[Player]) -> Vec<String> {
    let last = |seen: Vec<Seen>| seen.last().map(Seen::text).unwrap_or_default();
    players
        .iter()
        .flat_map(|player| [last(player.person.sees()), last(player.person.dms())])
        .collect()
}
