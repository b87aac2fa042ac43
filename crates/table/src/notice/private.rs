//! For one person: a welcome, a closed question, a ping, an offer and a reminder.

use super::{Control, Notice};
use crate::sketch::{HandSubject, Sketch};
use crate::{Answered, DeliverTo, Sitting, Slot, Stage, Table, UserId};
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_games::spoken::Spoken;
use pangaea_text::{LocaleMessage, bot};

impl Table {
    pub(super) fn hello(&self, person: UserId) -> Option<Notice> {
        let guest = self.guest(self.seat_of(person)?)?;
        let channel = format!("<#{}>", self.channel);
        let words = match guest.preferences.deliver_to {
            DeliverTo::Message => bot::hello(self.game_name(), &channel),
            DeliverTo::Channel => bot::hello_channel(self.game_name(), &channel),
        };
        let words = guest.language.say(&words);
        Some(Notice::new(words, guest.language))
    }

    /// What a question's message says once it needs no answer any more. While it is open, the
    /// seat's panel is shown instead.
    pub(super) fn answered_notice(&self, person: UserId, seat: Seat, question: u32) -> Notice {
        let sitting = self.sitting(seat).filter(|sitting| sitting.is(person));
        let language = match sitting.and_then(Sitting::guest) {
            Some(guest) => guest.language,
            None => self.terms.language,
        };
        let answer = sitting.and_then(|sitting| sitting.answered.as_ref());
        let answer = answer.filter(|answer| answer.question == question);
        let given = answer.and_then(|answer| self.answer_in_words(answer, language));
        let heading = self.heading_of(answer.map_or(0, |answer| answer.round), language);
        let about = |words: &str| language.say(&bot::headed(&heading, words));
        let mut notice = Notice::new(String::new(), language);
        notice.text = match (sitting, given) {
            (_, Some(given)) => format!("✓ {}", about(&given)),
            (None, None) if self.seat_to_take_back(person) == Some(seat) => {
                notice.controls = vec![Control::TakeBack];
                about(&language.say(&bot::can_take_back(self.name(seat))))
            }
            (None, None) => about(&language.say(&bot::seat_is_gone())),
            (Some(_), None) => {
                let closed = self.closed_in_words().unwrap_or_else(bot::question_closed);
                about(&language.say(&closed))
            }
        };
        notice.sketch = sitting.and_then(|sitting| self.after_answer(seat, sitting, answer));
        notice.earlier = notice.sketch.as_ref().map(|_| language.say(&bot::picture_stays()));
        notice
    }

    /// What an answer has led to: what lies on the board, or else what the seat has now.
    fn after_answer(
        &self,
        seat: Seat,
        sitting: &Sitting,
        answer: Option<&Answered>,
    ) -> Option<Sketch> {
        let guest = sitting.guest()?;
        let (language, look) = (guest.language, guest.preferences.look);
        with_any!(&self.game()?.game, G, play => {
            let decision = answer.and_then(|answer| answer.decision.as_ref()).and_then(G::of);
            if decision.is_some_and(<G as Spoken>::lies_open) {
                return self.board(look, language);
            }
            let view = play.seat_view(seat)?;
            let hand = HandSubject::<G> { setting: play.setting().clone(), view };
            Some(Sketch::new(self, language, look, hand))
        })
    }

    /// That nothing can be done here any more; nothing while something can.
    pub fn closed_in_words(&self) -> Option<LocaleMessage> {
        match self.stage {
            Stage::Lobby | Stage::Playing(_) => None,
            Stage::Over(_) => Some(bot::over()),
            Stage::Cancelled(_) => Some(bot::cancelled()),
            Stage::Broken => Some(bot::broken(&self.id.to_string())),
        }
    }

    fn is_open_to(&self, person: UserId, seat: Seat, question: u32) -> bool {
        let theirs = self.sitting(seat).is_some_and(|sitting| sitting.is(person));
        theirs && self.open(seat).is_some_and(|open| open.number == question && !open.answered)
    }

    /// One mention for someone who wants turns in the channel, while their question is open.
    pub(super) fn call(&self, person: UserId, seat: Seat, question: u32) -> Option<Notice> {
        if !self.is_open_to(person, seat, question) {
            return None;
        }
        let language = self.terms.language;
        let mut notice = Notice::new(language.say(&bot::call(&format!("<@{person}>"))), language);
        notice.mentions = vec![person];
        notice.controls = vec![Control::MyMove];
        Some(notice)
    }

    /// A seat for someone who never asked for it: they are called once, and answer here.
    pub(super) fn offer_notice(&self, slot: Slot) -> Option<Notice> {
        let offer = self.offers.iter().find(|offer| offer.slot() == slot)?;
        let (person, seat) = (offer.person, offer.seat);
        let (mention, by) = (format!("<@{person}>"), self.players.name(offer.by));
        let language = self.terms.language;
        let words = bot::offer(&mention, by, self.name(seat), self.game_name());
        let mut notice = Notice::new(language.say(&words), language);
        notice.mentions = vec![person];
        notice.controls = vec![Control::Accept(seat), Control::Decline(seat)];
        Some(notice)
    }

    pub(super) fn reminder(&self, person: UserId, seat: Seat, question: u32) -> Option<Notice> {
        if !self.is_open_to(person, seat, question) {
            return None;
        }
        let guest = self.guest(seat)?;
        if guest.deliver_to() == DeliverTo::Channel {
            return self.call(person, seat, question);
        }
        let channel = format!("<#{}>", self.channel);
        let words = guest.language.say(&bot::reminder(self.game_name(), &channel));
        let mut notice = Notice::new(words, guest.language);
        notice.controls = vec![Control::MyMove];
        Some(notice)
    }
}
