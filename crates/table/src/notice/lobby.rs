//! The lobby: who sits there, and on what terms.

use super::{Control, Notice};
use crate::sketch::{CoverSubject, Sketch};
use crate::variants::agreement_in_words;
use crate::{Holder, Sitting, Stage, Table, UserId, seats};
use pangaea_engine::game::Game;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::with_game;
use pangaea_games::pictured::Look;
use pangaea_games::spoken::Spoken;
use pangaea_text::{Language, bot, spoken};

impl Table {
    pub(super) fn lobby_notice(&self) -> Notice {
        let language = self.terms.language;
        let mut lines = vec![language.say(&bot::lobby(self.game_name()))];
        let not_ready = self.not_ready();
        let is_ready = not_ready.is_none();
        let state = match self.stage {
            Stage::Lobby => {
                lines.extend(self.about_lines(language));
                let (taken, most) = (self.seats.len(), *seats(self.terms.game).end());
                match not_ready {
                    Some(why) => bot::lobby_waits(taken, most, why.message()),
                    None => bot::lobby_ready(taken, most),
                }
            }
            Stage::Cancelled(_) | Stage::Broken => bot::lobby_closed(),
            Stage::Playing(_) | Stage::Over(_) => match self.home_of_thread() {
                Some(_) => bot::lobby_begun_in(&format!("<#{}>", self.channel)),
                None => bot::lobby_begun(),
            },
        };
        lines.extend(self.seat_lines(language));
        lines.extend(self.term_lines(language));
        let asked: Vec<UserId> = self.invited.iter().map(|invited| invited.person).collect();
        if !asked.is_empty() {
            let mentions: Vec<String> = asked.iter().map(|person| format!("<@{person}>")).collect();
            lines.push(language.say(&bot::lobby_invited(&mentions.join(", "))));
        }
        lines.push(language.say(&state));
        let mut notice = Notice::new(lines.join("\n"), language);
        notice.mentions = asked;
        if matches!(self.stage, Stage::Lobby) {
            notice.sketch = Some(self.cover(language));
            notice.controls = vec![
                Control::Join,
                Control::Leave,
                Control::AddComputer,
                Control::Options,
                Control::Start { is_ready },
                Control::Learn(self.terms.game),
            ];
        }
        notice
    }

    /// What the game is about, for how many, and how long it takes.
    fn about_lines(&self, language: Language) -> [String; 2] {
        with_game!(self.terms.game, G => {
            let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
            let for_whom = spoken::for_whom(least, most, <G as Spoken>::MINUTES);
            [language.say(&G::blurb()), language.say(&for_whom)]
        })
    }

    /// The game's own scene, and who sits there.
    fn cover(&self, language: Language) -> Sketch {
        with_game!(self.terms.game, G => {
            let all = <G as Game>::COLOURS;
            let colours = self.colours().into_iter().filter_map(|index| all.get(index).copied());
            let colours = colours.collect();
            Sketch::new(self, language, Look::default(), CoverSubject::<G> { colours })
        })
    }

    /// One line for each seat: name, colour, and what is special.
    fn seat_lines(&self, language: Language) -> Vec<String> {
        let colour = |index: usize| -> Option<String> {
            with_game!(self.terms.game, G => {
                let colour = *<G as Game>::COLOURS.get(index)?;
                Some(language.say(&G::colour(colour)))
            })
        };
        let given = self.colours();
        let line = |(index, sitting): (usize, &Sitting)| {
            let given = given.get(index).copied();
            let mut remarks: Vec<String> = given.and_then(colour).into_iter().collect();
            match &sitting.holder {
                Holder::Computer(ComputerKind::Random) => {
                    remarks.push(language.say(&bot::computer_random()));
                }
                Holder::Computer(ComputerKind::Greedy) => {
                    remarks.push(language.say(&bot::computer_greedy()));
                }
                Holder::Person(guest) if guest.person == self.host => {
                    remarks.push(language.say(&bot::host()));
                }
                Holder::Person(_) | Holder::Forgotten => {}
            }
            let remarks = if remarks.is_empty() {
                String::new()
            } else {
                format!(" · {}", remarks.join(" · "))
            };
            format!("{}. {}{remarks}", index + 1, self.players.name(sitting.player))
        };
        self.seats.iter().enumerate().map(line).collect()
    }

    fn term_lines(&self, language: Language) -> Vec<String> {
        let mut terms: Vec<String> = self
            .agreed()
            .into_iter()
            .map(|(agreement, on)| agreement_in_words(&agreement, on, language))
            .collect();
        if let Some(hours) = self.terms.move_time {
            terms.push(language.say(&bot::move_time_is(hours)));
        }
        if self.home.is_some() && matches!(self.stage, Stage::Lobby) {
            terms.push(language.say(&bot::own_thread()));
        }
        if terms.is_empty() { Vec::new() } else { vec![terms.join(" · ")] }
    }
}
