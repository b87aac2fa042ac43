//! What a table says in its channel, made from public views and events only; and the small
//! private notes that are no questions.

use super::progress::{Chapter, Line};
use super::sketch::{Board, Scoring, Sketch};
use super::{Door, House, Person, Progress, Slot, Stage, Table};
use crate::render::Look;
use crate::spoken::{Spoken, Voice};
use crate::text::{Language, bot, common};
use pangaea_engine::game::Game;
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;
use pangaea_engine::{with_game, with_play};

/// A message: words, perhaps a picture, and what can be pressed.
#[derive(Debug)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// What is to be seen.
    pub sketch: Option<Sketch>,
    /// The picture of a message that is already there is out of date.
    pub redraw: bool,
    /// What can be pressed.
    pub controls: Vec<Control>,
    /// The one person who is pinged.
    pub mention: Option<Person>,
    /// The language of the buttons.
    pub language: Language,
}

/// Something to press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// To sit down in the lobby.
    Join,
    /// To stand up in the lobby.
    Leave,
    /// Another computer player.
    AddComputer,
    /// Colours, options, computer players.
    Options,
    /// To begin.
    Start,
    /// The own question.
    MyMove,
    /// The board as it is now.
    Board,
    /// The last action back.
    Undo,
    /// The rules in short.
    Rules,
    /// The computer moves for somebody who is late.
    MoveFor(Seat, String),
    /// To take a seat at a table that nobody is left at.
    SitDown,
    /// Another game with the same people.
    Rematch,
    /// The record as a file.
    Record,
}

/// Lines of a round that are shown; older ones give way.
const MOST_LINES: usize = 24;

impl Notice {
    const fn new(text: String, language: Language) -> Self {
        Self { text, sketch: None, redraw: false, controls: Vec::new(), mention: None, language }
    }
}

impl Table {
    /// What a message says now; nothing if there is nothing to be said any more.
    pub fn notice(&self, slot: Slot) -> Option<Notice> {
        match slot {
            Slot::Lobby => Some(self.lobby_notice()),
            Slot::Round(round) => self.round_notice(round),
            Slot::Final => self.final_notice(),
            Slot::Hello(person) => self.hello(person),
            Slot::Ask(person, seat, question) => Some(self.answered_notice(person, seat, question)),
            Slot::Call(person, seat, question) => self.call(person, seat, question),
            Slot::Remind(person, seat, question, _) => self.reminder(person, seat, question),
        }
    }

    fn lobby_notice(&self) -> Notice {
        let language = self.terms.language;
        let mut lines = vec![language.say(&bot::lobby(self.game_name()))];
        lines.extend(self.seat_lines(language));
        let seats = super::seats(self.terms.game);
        let state = match self.stage {
            Stage::Lobby => bot::lobby_open(self.seats.len(), *seats.start(), *seats.end()),
            Stage::Cancelled(_) => bot::lobby_closed(),
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
        let line = |(index, sitting): (usize, &super::Sitting)| {
            let mut remarks: Vec<String> = sitting.colour.and_then(colour).into_iter().collect();
            match &sitting.holder {
                super::Holder::Computer(Kind::Random) => {
                    remarks.push(language.say(&bot::computer_random()));
                }
                super::Holder::Computer(Kind::Greedy) => {
                    remarks.push(language.say(&bot::computer_greedy()));
                }
                super::Holder::Person(guest) if guest.person == self.host => {
                    remarks.push(language.say(&bot::host()));
                }
                super::Holder::Person(_) | super::Holder::Forgotten => {}
            }
            let remarks = if remarks.is_empty() {
                String::new()
            } else {
                format!(" · {}", remarks.join(" · "))
            };
            format!("{}. {}{remarks}", index + 1, sitting.name)
        };
        self.seats.iter().enumerate().map(line).collect()
    }

    fn term_lines(&self, language: Language) -> Vec<String> {
        let mut terms: Vec<String> = self
            .agreed()
            .into_iter()
            .map(|(agreement, on)| {
                let sign = if on { "✓" } else { "✗" };
                format!("{sign} {}", language.say(&agreement.name))
            })
            .collect();
        if let Some(hours) = self.terms.move_time {
            terms.push(language.say(&bot::move_time_is(hours)));
        }
        if terms.is_empty() { Vec::new() } else { vec![terms.join(" · ")] }
    }

    fn round_notice(&self, round: u32) -> Option<Notice> {
        let language = self.terms.language;
        let progress = match &self.stage {
            Stage::Playing(progress) | Stage::Over(progress) | Stage::Cancelled(Some(progress)) => {
                progress
            }
            Stage::Lobby | Stage::Cancelled(None) => return None,
        };
        let current = progress.round() == round && self.playing().is_some();
        let chapter = progress.chapters.iter().find(|chapter| chapter.round == round);
        let told =
            chapter.map(|chapter| self.told(progress, chapter, language)).unwrap_or_default();
        let closed = matches!(self.stage, Stage::Cancelled(_)) && progress.round() == round;
        if round > progress.round() || (told.is_empty() && !current && !closed) {
            return None;
        }
        let mut lines = vec![self.round_heading(round, language)];
        let skipped = told.len().saturating_sub(MOST_LINES);
        lines.extend(told.into_iter().skip(skipped));
        if closed {
            lines.push(language.say(&bot::cancelled()));
        }
        if current {
            lines.extend(self.status(progress, language));
        }
        let mut notice = Notice::new(lines.join("\n"), language);
        // Somebody quick may have ended the round before it was told: it is shown all the same.
        if progress.round() <= round + 1 {
            notice.sketch = self.board(Look::default(), language);
        }
        if current {
            notice.controls = vec![Control::MyMove, Control::Board, Control::Undo, Control::Rules];
            let late = self.late().into_iter();
            notice.controls.extend(
                late.take(5)
                    .map(|seat| Control::MoveFor(seat, self.seats[seat.index()].name.clone())),
            );
            if self.is_paused() {
                notice.controls.push(Control::SitDown);
            }
        }
        let undone = |line: &Line| matches!(line, Line::House(House::Undone(_)));
        notice.redraw = progress
            .chapters
            .iter()
            .any(|chapter| chapter.round + 1 >= round && chapter.lines.iter().any(undone));
        Some(notice)
    }

    fn round_heading(&self, round: u32, language: Language) -> String {
        let when = if round == 0 { bot::setup() } else { common::round(round) };
        language.say(&bot::round_heading(self.game_name(), when))
    }

    /// What happened in a round, line by line.
    fn told(&self, progress: &Progress, chapter: &Chapter, language: Language) -> Vec<String> {
        let names = self.names();
        let voice = Voice { names: &names, language };
        let event = |value: &serde_json::Value| -> Option<String> {
            with_play!(&progress.game, G, play => {
                let event = serde_json::from_value(value.clone()).ok()?;
                <G as Spoken>::news(&voice, play.setting(), &event)
            })
        };
        let line = |line: &Line| match line {
            Line::Event(value) => event(value),
            Line::House(house) => Some(language.say(&house_words(house))),
        };
        chapter.lines.iter().filter_map(line).collect()
    }

    /// Whom the table waits for, and who has chosen.
    fn status(&self, progress: &Progress, language: Language) -> Vec<String> {
        let names = self.names();
        let voice = Voice { names: &names, language };
        let deciding = progress.to_decide();
        let chosen: Vec<Seat> = Seat::all(self.seats.len())
            .filter(|seat| progress.open(*seat).is_some_and(|open| open.answered))
            .collect();
        let mut lines = Vec::new();
        if !chosen.is_empty() {
            lines.push(language.say(&bot::have_chosen(&voice.list(chosen))));
        }
        if !deciding.is_empty() {
            lines.push(format!(
                "**{}**",
                language.say(&bot::waiting_for(&voice.list(deciding.iter())))
            ));
        }
        lines
    }

    /// The board as everybody sees it; nothing before the start.
    pub fn board(&self, look: Look, language: Language) -> Option<Sketch> {
        let progress = match &self.stage {
            Stage::Cancelled(Some(progress)) => progress,
            _ => self.progress()?,
        };
        with_play!(&progress.game, G, play => {
            let subject = Board::<G> { setting: play.setting().clone(), view: play.table_view() };
            Some(Sketch::new(self, language, look, subject))
        })
    }

    /// The board in plain text.
    pub fn plain(&self, language: Language) -> Option<String> {
        use crate::render::{Pictured, Scale, Scene};
        let names = self.names();
        let scene = Scene { names: &names, language, look: Look::default(), scale: Scale::FULL };
        with_play!(&self.progress()?.game, G, play => {
            Some(<G as Pictured>::plain(&scene, play.setting(), &play.table_view()))
        })
    }

    fn final_notice(&self) -> Option<Notice> {
        let language = self.terms.language;
        let Stage::Over(progress) = &self.stage else { return None };
        let names = self.names();
        let voice = Voice { names: &names, language };
        let (result, sketch) = with_play!(&progress.game, G, play => {
            let view = play.table_view();
            let outcome = play.outcome()?;
            let result = <G as Spoken>::result(&voice, play.setting(), &view, &outcome);
            let subject = Scoring::<G> { setting: play.setting().clone(), view };
            (result, Sketch::new(self, language, Look::default(), subject))
        });
        let heading = language.say(&bot::final_heading(self.game_name()));
        let mut notice = Notice::new(format!("{heading}\n{result}"), language);
        notice.sketch = Some(sketch);
        notice.controls = vec![Control::Rematch, Control::Record, Control::Board];
        Some(notice)
    }

    fn hello(&self, person: Person) -> Option<Notice> {
        let guest = self.guest(self.seat_of(person)?)?;
        let place = format!("<#{}>", self.place);
        let words = guest.language.say(&bot::hello(self.game_name(), &place));
        Some(Notice::new(words, guest.language))
    }

    /// What a question's message says once it needs no answer any more. While it is open, the
    /// seat's panel is shown instead.
    fn answered_notice(&self, person: Person, seat: Seat, question: u32) -> Notice {
        let sitting = self.sitting(seat).filter(|sitting| sitting.is(person));
        let language = match sitting.and_then(super::Sitting::guest) {
            Some(guest) => guest.language,
            None => self.terms.language,
        };
        let answer = sitting.and_then(|sitting| sitting.answered.as_ref());
        let answer = answer.filter(|answer| answer.question == question);
        let words = match (sitting, answer) {
            (None, _) => language.say(&bot::seat_is_gone()),
            (Some(_), Some(answer)) => format!("✓ {}", answer.words),
            (Some(_), None) => language.say(&bot::question_closed()),
        };
        let round = answer.map_or(0, |answer| answer.round);
        Notice::new(format!("{}\n{words}", self.heading_of(round, language)), language)
    }

    fn is_open_to(&self, person: Person, seat: Seat, question: u32) -> bool {
        let theirs = self.sitting(seat).is_some_and(|sitting| sitting.is(person));
        theirs && self.open(seat).is_some_and(|open| open.number == question && !open.answered)
    }

    /// One mention for somebody whose door is the channel, while their question is open.
    fn call(&self, person: Person, seat: Seat, question: u32) -> Option<Notice> {
        if !self.is_open_to(person, seat, question) {
            return None;
        }
        let language = self.terms.language;
        let mut notice = Notice::new(language.say(&bot::call(&format!("<@{person}>"))), language);
        notice.mention = Some(person);
        notice.controls = vec![Control::MyMove];
        Some(notice)
    }

    fn reminder(&self, person: Person, seat: Seat, question: u32) -> Option<Notice> {
        if !self.is_open_to(person, seat, question) {
            return None;
        }
        let guest = self.guest(seat)?;
        if guest.door() == Door::Channel {
            return self.call(person, seat, question);
        }
        let place = format!("<#{}>", self.place);
        let words = guest.language.say(&bot::reminder(self.game_name(), &place));
        let mut notice = Notice::new(words, guest.language);
        notice.controls = vec![Control::MyMove];
        Some(notice)
    }
}

fn house_words(house: &House) -> crate::text::Message {
    match house {
        House::Undone(name) => bot::undone(name),
        House::MovedFor(name) => bot::moved_for(name),
        House::Replaced { old, new } => bot::replaced(old, new),
        House::Host(name) => bot::new_host(name),
        House::Paused => bot::paused(),
        House::Resumed => bot::goes_on(),
    }
}
