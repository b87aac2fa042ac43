//! Whoever takes a course, lesson by lesson.

use super::course::{Course, Exercise, Lesson};
use pangaea_engine::registry::{AnyAction, GameId};
use pangaea_table::{
    Answer, ClockReading, Context, Draft, Entry, Error, Guest, Inconsistent, PRACTICE_SEAT,
    Refusal, Table, Terms, handle,
};
use pangaea_text::LocaleMessage;

/// Someone who learns a game.
#[derive(Clone, Debug)]
pub struct Learner {
    /// The game that they learn.
    pub game: GameId,
    /// The person.
    pub guest: Guest,
    /// Their name.
    pub name: String,
}

/// What an answer in a lesson amounts to.
#[derive(Debug)]
pub enum Judged {
    /// More is to be picked, or it is to be confirmed.
    Draft(Option<Draft>),
    /// It is what the lesson practises.
    Right,
    /// It is possible, and this is why not now.
    Possible(LocaleMessage),
}

impl Learner {
    /// The course that they take.
    pub fn course(&self) -> &'static Course {
        Course::of(self.game)
    }

    /// The table of a lesson as it begins, with what was picked there so far.
    pub fn table(&self, number: usize, draft: Option<Draft>) -> Result<Table, Error> {
        let course = self.course();
        let terms = Terms {
            game: self.game,
            options: course.options.clone(),
            language: self.guest.language,
            move_time: None,
        };
        let (guest, name) = (self.guest.clone(), self.name.clone());
        let mut table = Table::practice(terms, course.seats, course.seed, guest, name)?;
        for (index, lesson) in course.lessons.iter().enumerate().take(number + 1) {
            for (seat, action) in &lesson.before {
                table.practise(*seat, action)?;
            }
            if let Exercise::Answer { right, .. } = &lesson.exercise
                && index < number
            {
                table.practise(PRACTICE_SEAT, right)?;
            }
        }
        if let Some(sitting) = table.seats.get_mut(PRACTICE_SEAT.index()) {
            sitting.draft = draft;
        }
        Ok(table)
    }

    /// Judges an answer: the rules say whether it is allowed, the lesson whether it is meant.
    pub fn answer(&self, table: &Table, lesson: &Lesson, answer: Answer) -> Result<Judged, Error> {
        let Exercise::Answer { right, alike, .. } = &lesson.exercise else {
            return Err(Refusal::NotAsked.into());
        };
        if matches!(answer, Answer::Suggest) {
            let draft = table.draft_towards(PRACTICE_SEAT, right);
            return draft.map(|draft| Judged::Draft(Some(draft))).ok_or_else(|| {
                Inconsistent(format!("lesson {} asks for what can't be done", lesson.name)).into()
            });
        }
        let question = table.open(PRACTICE_SEAT).ok_or(Refusal::NotAsked)?.number;
        let command =
            pangaea_table::Command::Answer(self.guest.person, PRACTICE_SEAT, question, answer);
        let decks = pangaea_decks::Decks::built_in();
        let (seed, clock) = (self.course().seed, ClockReading::sure(0));
        let mut context = Context { clock, decks: &decks, luck: &mut || seed };
        let change = handle(table, &command, &mut context)?;
        if change.draft.is_some() {
            let own = change.table.sitting(PRACTICE_SEAT);
            return Ok(Judged::Draft(own.and_then(|sitting| sitting.draft.clone())));
        }
        let done = change.entries.iter().find_map(of_the_learner);
        let done = done.ok_or_else(|| Inconsistent("an answer has done nothing".to_owned()))?;
        Ok(if done == right || alike.contains(done) {
            Judged::Right
        } else {
            Judged::Possible(self.course().why_not(lesson, done))
        })
    }
}

fn of_the_learner(entry: &Entry) -> Option<&AnyAction> {
    match entry {
        Entry::Action { seat, action } if *seat == PRACTICE_SEAT => Some(action),
        _ => None,
    }
}
