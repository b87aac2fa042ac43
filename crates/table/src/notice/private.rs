//! For one person: a welcome, a closed question, a ping and a reminder.

use super::{Control, Notice};
use crate::{DeliverTo, Person, Sitting, Table};
use pangaea_engine::seat::Seat;
use pangaea_text::bot;

impl Table {
    pub(super) fn hello(&self, person: Person) -> Option<Notice> {
        let guest = self.guest(self.seat_of(person)?)?;
        let place = format!("<#{}>", self.place);
        let words = match guest.preferences.deliver_to {
            DeliverTo::Message => bot::hello(self.game_name(), &place),
            DeliverTo::Channel => bot::hello_channel(self.game_name(), &place),
        };
        let words = guest.language.say(&words);
        Some(Notice::new(words, guest.language))
    }

    /// What a question's message says once it needs no answer any more. While it is open, the
    /// seat's panel is shown instead.
    pub(super) fn answered_notice(&self, person: Person, seat: Seat, question: u32) -> Notice {
        let sitting = self.sitting(seat).filter(|sitting| sitting.is(person));
        let language = match sitting.and_then(Sitting::guest) {
            Some(guest) => guest.language,
            None => self.terms.language,
        };
        let answer = sitting.and_then(|sitting| sitting.answered.as_ref());
        let answer = answer.filter(|answer| answer.question == question);
        let words = match (sitting, answer) {
            (None, _) => language.say(&bot::seat_is_gone()),
            (Some(_), answer) => {
                let given = answer.and_then(|answer| self.answer_in_words(answer, language));
                given.map_or_else(
                    || language.say(&bot::question_closed()),
                    |given| format!("✓ {given}"),
                )
            }
        };
        let round = answer.map_or(0, |answer| answer.round);
        Notice::new(format!("{}\n{words}", self.heading_of(round, language)), language)
    }

    fn is_open_to(&self, person: Person, seat: Seat, question: u32) -> bool {
        let theirs = self.sitting(seat).is_some_and(|sitting| sitting.is(person));
        theirs && self.open(seat).is_some_and(|open| open.number == question && !open.answered)
    }

    /// One mention for someone who wants turns in the channel, while their question is open.
    pub(super) fn call(&self, person: Person, seat: Seat, question: u32) -> Option<Notice> {
        if !self.is_open_to(person, seat, question) {
            return None;
        }
        let language = self.terms.language;
        let mut notice = Notice::new(language.say(&bot::call(&format!("<@{person}>"))), language);
        notice.mention = Some(person);
        notice.controls = vec![Control::MyMove];
        Some(notice)
    }

    pub(super) fn reminder(&self, person: Person, seat: Seat, question: u32) -> Option<Notice> {
        if !self.is_open_to(person, seat, question) {
            return None;
        }
        let guest = self.guest(seat)?;
        if guest.deliver_to() == DeliverTo::Channel {
            return self.call(person, seat, question);
        }
        let place = format!("<#{}>", self.place);
        let words = guest.language.say(&bot::reminder(self.game_name(), &place));
        let mut notice = Notice::new(words, guest.language);
        notice.controls = vec![Control::MyMove];
        Some(notice)
    }
}
