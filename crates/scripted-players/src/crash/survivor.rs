//! Someone who goes on playing whatever happens to the bot.

use super::bot_watch::{BotWatch, Notes, QuestionKey};
use crate::{AnswersVia, Offer, is_awaited, newest, open_offers, press, still_asks};
use pangaea_engine::chance::Chance;
use standin::model::Component;
use standin::{Act, CannotDo, Id, Person, Seen};

/// A player whose presses may stay without an answer.
#[derive(Debug)]
pub(super) struct Survivor {
    /// In the channel of the table.
    pub(super) person: Person,
    messages: Person,
    via: AnswersVia,
    chance: Chance,
    /// The private panel last opened.
    panel: Option<Id>,
}

/// The number of a table, which stands before its mark.
pub(super) fn table_number(word: &str) -> Option<u64> {
    let number = word.split('-').next()?;
    u64::from_str_radix(number, 36).ok()
}

/// The table, seat and question in the id of a button.
fn question_key(id: &str) -> Option<QuestionKey> {
    let mut words = id.split('.').skip(2);
    let table = table_number(words.next()?)?;
    let numbers = words.map(|word| u64::from_str_radix(word, 36).ok());
    let numbers: Vec<u64> = numbers.collect::<Option<_>>()?;
    // What follows only tells what was shown.
    let &[seat, question, ..] = &numbers[..] else { return None };
    Some((table, u8::try_from(seat).ok()?, u32::try_from(question).ok()?))
}

/// The parts of a message whose id begins so, with these ids.
fn parts<'a>(seen: &'a Seen, start: &'a str) -> impl Iterator<Item = (&'a str, &'a Component)> {
    let named = seen.parts().filter_map(|part| Some((part.custom_id.as_deref()?, part)));
    named.filter(move |(id, _)| id.starts_with(start))
}

/// Does a message ask this question, or one of this table, and wait for the answer?
fn asks(seen: &Seen, table: u64) -> bool {
    let of_table = |(id, _): (&str, &Component)| {
        question_key(id).is_some_and(|question_key| question_key.0 == table)
    };
    still_asks(seen) && parts(seen, "p1.cf.").any(of_table)
}

enum SurvivorPress {
    Pick(Offer),
    Button(String),
    Confirm(String, QuestionKey),
}

impl Survivor {
    pub(super) fn new(person: Person, via: AnswersVia, chance: Chance) -> Self {
        let messages = person.in_dms();
        Self { person, messages, via, chance, panel: None }
    }

    /// Presses until the open question of a table is answered, or something comes in between.
    pub(super) async fn act(&mut self, table: u64, bot: &BotWatch, notes: &Notes) {
        // More than anyone needs to try.
        const MOST_PRESSES: usize = 60;
        let Some((there, mut panel)) = self.question(table, bot).await else { return };
        for _ in 0..MOST_PRESSES {
            let Some(press) = self.next(&panel) else { return };
            if let SurvivorPress::Confirm(_, question_key) = &press {
                notes.press(*question_key);
            }
            let answer = match touch(&there, panel.id(), &press) {
                Ok(act) => bot.answer(&act).await,
                Err(_) => None,
            };
            // No answer, or a refusal beside the question: it is looked for again.
            let Some(answer) = answer.filter(|answer| answer.id() == panel.id()) else {
                self.panel = None;
                return;
            };
            if let SurvivorPress::Confirm(_, asked) = &press {
                let same = parts(&answer, "p1.cf.").any(|(id, _)| question_key(id) == Some(*asked));
                if !same || !still_asks(&answer) {
                    return notes.acknowledge(*asked);
                }
            }
            panel = answer;
        }
    }

    /// The message with the open question, opened if need be.
    async fn question(&mut self, table: u64, bot: &BotWatch) -> Option<(Person, Seen)> {
        if self.via == AnswersVia::Message {
            let open = self.messages.sees().into_iter().rev().find(|seen| asks(seen, table));
            return Some((self.messages.clone(), open?));
        }
        let seen = self.person.sees();
        if let Some(panel) = self.panel {
            let shown = seen.iter().find(|seen| seen.id() == panel);
            if let Some(shown) = shown.filter(|shown| asks(shown, table)) {
                return Some((self.person.clone(), shown.clone()));
            }
        }
        is_awaited(&seen, &self.person.name).then_some(())?;
        let opened = match self.via {
            AnswersVia::Hand => self.person.slash("hand", &[]),
            _ => press(&self.person, newest(&seen, "my")?, "my"),
        };
        let panel = bot.answer(&opened.ok()?).await?;
        self.panel = Some(panel.id());
        Some((self.person.clone(), panel)).filter(|(_, panel)| asks(panel, table))
    }

    /// What a person would press next.
    fn next(&mut self, panel: &Seen) -> Option<SurvivorPress> {
        if let Some(offer) = self.chance.pick(&open_offers(panel)) {
            return Some(SurvivorPress::Pick(offer.clone()));
        }
        let places: Vec<&str> = parts(panel, "p1.nu.").map(|(id, _)| id).collect();
        let confirm = parts(panel, "p1.cf.").find(|(_, part)| !part.is_disabled());
        match confirm {
            Some((id, _)) if places.is_empty() || self.chance.below(3) == 0 => {
                Some(SurvivorPress::Confirm(id.to_owned(), question_key(id)?))
            }
            Some(_) => self.chance.pick(&places).map(|id| SurvivorPress::Button((*id).to_owned())),
            // A place that is not allowed: the last of these goes on to one that is.
            None => places.last().map(|id| SurvivorPress::Button((*id).to_owned())),
        }
    }
}

fn touch(there: &Person, panel: Id, press: &SurvivorPress) -> Result<Act, CannotDo> {
    match press {
        SurvivorPress::Pick(offer) => offer.pick(there, panel),
        SurvivorPress::Button(id) | SurvivorPress::Confirm(id, _) => there.click_on(panel, id),
    }
}
