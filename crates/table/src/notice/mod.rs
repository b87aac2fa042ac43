//! What a table says in its channel, made from public views and events only; and the small
//! private notes that are no questions.

mod end;
mod gone;
mod lobby;
mod private;
mod round;

use super::sketch::{BoardSubject, Sketch};
use super::{Slot, Table, UserId};
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_games::pictured::{Look, Pictured, Scale, Scene};
use pangaea_text::Language;

/// A message: words, perhaps a picture, and what can be pressed.
#[derive(Debug)]
pub struct Notice {
    /// The words of the message.
    pub text: String,
    /// The picture of the message.
    pub sketch: Option<Sketch>,
    /// What is said besides where a message that is there keeps its picture, because there is none
    /// of this moment.
    pub earlier: Option<String>,
    /// The controls below the message.
    pub controls: Vec<Control>,
    /// The users who are pinged.
    pub mentions: Vec<UserId>,
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
    /// To begin; grey as long as something is missing.
    Start { is_ready: bool },
    /// The own question.
    MyMove,
    /// The board as it is now.
    Board,
    /// The last action back.
    Undo,
    /// The course of this game.
    Learn(GameId),
    /// The rules in short.
    Rules,
    /// The computer moves for someone who is late.
    MoveFor(Seat, String),
    /// To take a seat at a table that no one is left at.
    SitDown,
    /// To close a game that no one is left at.
    Close,
    /// To take the own seat back from the computer.
    TakeBack,
    /// To take a seat that was offered.
    Accept(Seat),
    /// Not to take it.
    Decline(Seat),
    /// Another game with the same people.
    Rematch,
    /// The record as a file.
    Record,
}

impl Notice {
    const fn new(text: String, language: Language) -> Self {
        Self {
            text,
            sketch: None,
            earlier: None,
            controls: Vec::new(),
            mentions: Vec::new(),
            language,
        }
    }
}

impl Table {
    /// What a message says now; nothing if there is nothing to be said any more.
    pub fn notice(&self, slot: Slot) -> Option<Notice> {
        if self.is_broken() {
            return None;
        }
        match slot {
            Slot::Lobby => Some(self.lobby_notice()),
            Slot::Round(round) => self.round_notice(round),
            Slot::Final => self.final_notice(),
            Slot::Hello(person) => self.hello(person),
            Slot::Ask(person, seat, question) => Some(self.answered_notice(person, seat, question)),
            Slot::Call(person, seat, question) => self.call(person, seat, question),
            Slot::End(person) => self.end_notice(person),
            Slot::Gone(person) => self.gone_notice(person),
            Slot::Offer(..) => self.offer_notice(slot),
            Slot::Remind(person, seat, question, _) => self.reminder(person, seat, question),
        }
    }

    /// The board as everyone sees it; nothing before the start.
    pub fn board(&self, look: Look, language: Language) -> Option<Sketch> {
        with_any!(&self.game()?.game, G, play => {
            let subject = BoardSubject::<G> { setting: play.setting().clone(), view: play.table_view() };
            Some(Sketch::new(self, language, look, subject))
        })
    }

    /// The board in plain text.
    pub fn plain(&self, language: Language) -> Option<String> {
        let names = self.names();
        let scene = Scene { names: &names, language, look: Look::default(), scale: Scale::FULL };
        with_any!(&self.game()?.game, G, play => {
            Some(<G as Pictured>::plain(&scene, play.setting(), &play.table_view()))
        })
    }
}
