//! The lobby: who sits there, and on what terms.

use super::{Control, Notice};
use crate::variants::agreement_in_words;
use crate::{Holder, Sitting, Stage, Table, seats};
use pangaea_engine::game::Game;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::with_game;
use pangaea_games::spoken::Spoken;
use pangaea_text::{Language, bot};

impl Table {
    pub(super) fn lobby_notice(&self) -> Notice {
        let language = self.terms.language;
        let mut lines = vec![language.say(&bot::lobby(self.game_name()))];
        lines.extend(self.seat_lines(language));
        let seats = seats(self.terms.game);
        let state = match self.stage {
            Stage::Lobby => bot::lobby_open(self.seats.len(), *seats.start(), *seats.end()),
            Stage::Cancelled(_) | Stage::Broken => bot::lobby_closed(),
            Stage::Playing(_) | Stage::Over(_) => bot::lobby_begun(),
        };
        lines.extend(self.term_lines(language));
        lines.push(language.say(&state));
        let mut notice = Notice::new(lines.join("\n"), language);
        if matches!(self.stage, Stage::Lobby) {
            notice.controls = vec![
                Control::Join,
                Control::Leave,
                Control::AddComputer,
                Control::Options,
                Control::Start,
            ];
        }
        notice
    }

    /// One line for each seat: name, colour, and what is special.
    fn seat_lines(&self, language: Language) -> Vec<String> {
        let colour = |index: usize| -> Option<String> {
            with_game!(self.terms.game, G => {
                let colour = *<G as Game>::COLOURS.get(index)?;
                Some(language.say(&G::colour(colour)))
            })
        };
        let line = |(index, sitting): (usize, &Sitting)| {
            let mut remarks: Vec<String> = sitting.colour.and_then(colour).into_iter().collect();
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
            .map(|(agreement, on)| agreement_in_words(&agreement.name, on, language))
            .collect();
        if let Some(hours) = self.terms.move_time {
            terms.push(language.say(&bot::move_time_is(hours)));
        }
        if terms.is_empty() { Vec::new() } else { vec![terms.join(" · ")] }
    }
}
