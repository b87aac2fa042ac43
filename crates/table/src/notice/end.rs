//! The end, for everyone in the channel and for each person in their own place.

use super::{Control, Notice};
use crate::score::rank;
use crate::sketch::{Scoring, Sketch};
use crate::{DeliverTo, Guest, Stage, Table, UserId};
use pangaea_engine::game::Outcome;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_games::pictured::Look;
use pangaea_games::spoken::{Spoken, Voice};
use pangaea_text::{Language, LocaleMessage, bot, common, spoken};

impl Table {
    pub(super) fn final_notice(&self) -> Option<Notice> {
        let language = self.terms.language;
        let Stage::Over(progress) = &self.stage else { return None };
        let outcome = progress.game.outcome()?;
        let names = self.names();
        let voice = Voice { names: &names, language };
        let mut lines = vec![language.say(&bot::final_heading(self.game_name()))];
        lines.extend([won(&voice, &outcome)].iter().map(|words| voice.say(words)));
        lines.extend(lead(&voice, None, &outcome).iter().map(|words| voice.say(words)));
        // Who has won is said already.
        lines.extend(self.result(language)?.lines().skip(1).map(str::to_owned));
        let mut notice = Notice::new(lines.join("\n"), language);
        // Whoever gets no direct message is told here.
        let in_channel = |guest: &&Guest| guest.deliver_to() == DeliverTo::Channel;
        let called = self.guests().map(|(_, guest)| guest).filter(in_channel);
        notice.mentions = called.map(|guest| guest.person).collect();
        for person in &notice.mentions {
            let Some(seat) = self.seat_of(*person) else { continue };
            let own = voice.say(&own_place(&voice, seat, &outcome));
            let told = language.say(&common::explained(&format!("<@{person}>"), &own));
            notice.text = format!("{}\n{told}", notice.text);
        }
        notice.sketch = self.scoring(Look::default(), language);
        notice.controls = vec![Control::Rematch, Control::Record, Control::Board];
        Some(notice)
    }

    /// The end for one person, who gets it by direct message.
    pub(super) fn end_notice(&self, person: UserId) -> Option<Notice> {
        let seat = self.seat_of(person)?;
        let guest = self.guest(seat).filter(|guest| guest.deliver_to() == DeliverTo::Message)?;
        let language = guest.language;
        let words = self.end_in_words(seat, language)?;
        let text = format!("{}\n{words}", self.end_heading(language));
        let mut notice = Notice::new(text, language);
        notice.sketch = self.scoring(guest.preferences.look, guest.language);
        notice.earlier = Some(guest.language.say(&bot::picture_stays()));
        Some(notice)
    }

    /// The first line of what is said in private at the end.
    pub(crate) fn end_heading(&self, language: Language) -> String {
        language.say(&bot::end_heading(self.game_name(), &format!("<#{}>", self.channel)))
    }

    /// Who has won and by what, which place this seat has, and what all points are made up of;
    /// nothing before the end.
    pub(crate) fn end_in_words(&self, seat: Seat, language: Language) -> Option<String> {
        let Stage::Over(progress) = &self.stage else { return None };
        let outcome = progress.game.outcome()?;
        let names = self.names();
        let voice = Voice { names: &names, language };
        let verdict = verdict(&voice, seat, &outcome);
        let mut lines: Vec<String> = verdict.iter().map(|words| voice.say(words)).collect();
        // Who has won is said already.
        lines.extend(self.result(language)?.lines().skip(1).map(str::to_owned));
        Some(lines.join("\n"))
    }

    /// The final table in words.
    fn result(&self, language: Language) -> Option<String> {
        let Stage::Over(progress) = &self.stage else { return None };
        let names = self.names();
        let voice = Voice { names: &names, language };
        with_any!(&progress.game, G, play => {
            let outcome = play.outcome()?;
            Some(<G as Spoken>::result(&voice, play.setting(), &play.table_view(), &outcome))
        })
    }

    /// All points of the finished game.
    pub(crate) fn scoring(&self, look: Look, language: Language) -> Option<Sketch> {
        let Stage::Over(progress) = &self.stage else { return None };
        with_any!(&progress.game, G, play => {
            let (setting, view) = (play.setting().clone(), play.table_view());
            Some(Sketch::new(self, language, look, Scoring::<G> { setting, view }))
        })
    }
}

/// The winners' points.
fn best(Outcome { scores, winners }: &Outcome) -> i64 {
    winners.iter().filter_map(|seat| scores.get(seat).copied()).max().unwrap_or_default()
}

/// Everyone who has not won, with their points.
fn others(outcome: &Outcome) -> impl Iterator<Item = (Seat, i64)> {
    let all = outcome.scores.iter().map(|(seat, points)| (seat, *points));
    all.filter(|(seat, _)| !outcome.winners.contains(*seat))
}

/// Who has won, with how many points.
fn won(voice: &Voice<'_>, outcome: &Outcome) -> LocaleMessage {
    let winners = &outcome.winners;
    spoken::won(&voice.list(winners.iter()), winners.len(), best(outcome))
}

/// By what it was won, told to a seat or to everyone; nothing if everyone has.
fn lead(voice: &Voice<'_>, told: Option<Seat>, outcome: &Outcome) -> Option<LocaleMessage> {
    let second = others(outcome).map(|(_, points)| points).max()?;
    let margin = best(outcome) - second;
    let you = if margin == 0 { bot::end_for_you() } else { bot::end_than_you() };
    let name = |seat: Seat| if told == Some(seat) { voice.say(&you) } else { voice.name(seat) };
    let behind = others(outcome).filter(|(_, points)| *points == second);
    // Whoever reads it comes last.
    let (own, rest): (Vec<Seat>, Vec<Seat>) =
        behind.map(|(seat, _)| seat).partition(|seat| told == Some(*seat));
    let behind: Vec<String> = rest.into_iter().chain(own).map(name).collect();
    let behind = common::list(voice.language, &behind);
    Some(match margin {
        0 => bot::end_tie_break(&behind),
        margin => bot::end_lead(margin, &behind),
    })
}

/// Which place a seat has; whoever has won shares the first with all winners.
fn own_place(voice: &Voice<'_>, seat: Seat, outcome: &Outcome) -> LocaleMessage {
    let Outcome { scores, winners } = outcome;
    if winners.contains(seat) {
        let alone = winners.len() == 1;
        return if alone { bot::end_you_won(best(outcome)) } else { won(voice, outcome) };
    }
    let own = scores.get(seat).copied().unwrap_or_default();
    bot::end_place(rank(outcome, seat), scores.len(), own)
}

/// Who has won and how clearly, and the seat's own place.
fn verdict(voice: &Voice<'_>, seat: Seat, outcome: &Outcome) -> Vec<LocaleMessage> {
    let place = own_place(voice, seat, outcome);
    if outcome.winners.contains(seat) {
        return [place].into_iter().chain(lead(voice, Some(seat), outcome)).collect();
    }
    let lead = lead(voice, Some(seat), outcome);
    [won(voice, outcome)].into_iter().chain(lead).chain([place]).collect()
}
