//! Courses: one learns a game by playing it, at a table of one's own that is nowhere else.
//!
//! What is stored is how far someone is; the lesson's table is built from the course each time. Every
//! button says of which lesson it is, so that pressing twice does nothing twice.

use super::app::App;
use super::dispatch::HandlerResult;
use super::error::Error;
use super::events::Requester;
use super::panel_rows;
use super::press::{LessonPlace, Press};
use super::reply::Reply;
use super::rows::{MOST_ROWS, WIDE, button, buttons, short};
use pangaea_courses::{Exercise, Judged, Learner, Lesson, LessonPicture};
use pangaea_engine::registry::GameId;
use pangaea_keeper::compute::{self, JobOwner, Urgency};
use pangaea_store::CourseRow;
use pangaea_table::formats::DRAFT;
use pangaea_table::{Answer, Draft, Guest, PRACTICE_SEAT, Refusal, Sketch, Table, title};
use pangaea_text::{LocaleMessage, bot};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, InputTextStyle,
};

/// Where someone is in a course, as it was read.
struct Attendance {
    learner: Learner,
    row: CourseRow,
    /// What there is to say before the lesson's own words.
    note: Option<LocaleMessage>,
}

impl Attendance {
    /// Where they are; at the beginning if they never were there, or if the course has changed.
    async fn read(app: &App, who: &Requester, game: GameId) -> Result<Self, Error> {
        // The lesson itself says what a step is for.
        let guest = app.guest(who.person, who.locale.as_deref(), game).await?;
        let guest = Guest { learns: false, ..guest };
        let learner = Learner { game, guest, name: who.name.clone() };
        let course = learner.course();
        let version = course.version;
        let stored = app.keepers.store().course(who.person, game.slug()).await?;
        let Some(row) = stored else {
            let row = CourseRow { version, lesson: 0, draft: None, revision: 0 };
            return Ok(Self { learner, row, note: None });
        };
        if row.version == version && (row.lesson as usize) < course.lessons.len() {
            return Ok(Self { learner, row, note: None });
        }
        let row = CourseRow { version, lesson: 0, draft: None, ..row };
        Ok(Self { learner, row, note: Some(bot::course_changed()) })
    }

    /// The lesson's place; never beyond the last one.
    fn number(&self) -> usize {
        (self.row.lesson as usize).min(self.learner.course().lessons.len() - 1)
    }

    fn lesson(&self) -> &'static Lesson {
        &self.learner.course().lessons[self.number()]
    }

    const fn place(&self) -> LessonPlace {
        let CourseRow { version, lesson, .. } = self.row;
        LessonPlace { game: self.learner.game, version, lesson }
    }

    fn draft(&self) -> Option<Draft> {
        // What can't be read was only half an answer.
        Draft::read(self.learner.game, self.row.draft.as_deref()?).ok()
    }

    /// Keeps this as where they are. If something else was kept in the meantime, that is what counts.
    async fn keep(&mut self, app: &App, lesson: usize, draft: Option<Draft>) -> Result<(), Error> {
        let person = self.learner.guest.person;
        let game = self.learner.game.slug();
        let row = CourseRow {
            version: self.row.version,
            lesson: u32::try_from(lesson).unwrap_or_default(),
            draft: draft.map(|draft| DRAFT.write(&draft)),
            revision: self.row.revision + 1,
        };
        let store = app.keepers.store();
        if store.save_course(person, game, &row, app.keepers.clock().now()).await? {
            self.row = row;
        } else if let Some(row) = store.course(person, game).await? {
            (self.row, self.note) = (row, None);
        }
        Ok(())
    }

    /// The lesson as it is now.
    async fn shown(self) -> HandlerResult {
        let (learner, number, draft) = (self.learner.clone(), self.number(), self.draft());
        let owner = JobOwner::Person(learner.guest.person);
        let build = move || learner.table(number, draft);
        let table = compute::run(owner, Urgency::Answer, build).await?.map_err(fault)?;
        let language = self.learner.guest.language;
        let (course, lesson, place) = (self.learner.course(), self.lesson(), self.place());
        let of = course.lessons.len();
        let heading = bot::course_heading(title(place.game), number + 1, of);
        let words = [Some(heading), self.note, Some(course.text(lesson))];
        let words: Vec<String> =
            words.into_iter().flatten().map(|words| language.say(&words)).collect();
        let words = words.join("\n");
        let way = CreateActionRow::Buttons(way(place, of, lesson, language));
        let look = self.learner.guest.preferences.look;
        match lesson.exercise {
            Exercise::Answer { .. } => {
                let panel = table.panel_below(PRACTICE_SEAT, words).ok_or(Refusal::NotAsked)?;
                let mut rows = panel_rows::answering(&panel, place, language);
                rows.push(way);
                Ok(drawn(Reply::new(panel.text).rows(rows), panel.sketch, language))
            }
            Exercise::Look(picture) => {
                let is_over = table.playing().is_none();
                let seen = match picture {
                    LessonPicture::Board => table.board(look, language),
                    LessonPicture::Hand => table.hand(PRACTICE_SEAT, look, language),
                    LessonPicture::Points => table.points_now(look, language),
                };
                let text = if is_over { ended(&table, words) } else { Some(words) };
                let reply = Reply::new(text.ok_or(Refusal::Over)?).rows(vec![way]);
                Ok(drawn(reply, seen.ok_or(Refusal::Over)?, language))
            }
        }
    }
}

/// The lesson's words, and below them how the game ended.
fn ended(table: &Table, words: String) -> Option<String> {
    Some(table.panel_below(PRACTICE_SEAT, words)?.text)
}

/// The picture is drawn in its owner's turn: no table waits for it.
fn drawn(reply: Reply, sketch: Sketch, language: pangaea_text::Language) -> Reply {
    let earlier = Some(language.say(&bot::picture_stays()));
    reply.drawn_by(move || Some(sketch.draw())).or_earlier(earlier)
}

/// On, back, to the beginning and out.
fn way(
    place: LessonPlace,
    of: usize,
    lesson: &Lesson,
    language: pangaea_text::Language,
) -> Vec<CreateButton> {
    let say = |words: LocaleMessage| language.say(&words);
    let is_last = place.lesson as usize + 1 == of;
    let mut row = Vec::new();
    if is_last {
        let play = button(&Press::PlayLearned(place.game), say(bot::press_play_learned()));
        row.push(play.style(ButtonStyle::Success));
    } else if matches!(lesson.exercise, Exercise::Look(_)) {
        let on = button(&Press::LessonNext(place), say(bot::press_go_on()));
        row.push(on.style(ButtonStyle::Success));
    }
    if place.lesson > 0 {
        row.push(button(&Press::LessonBack(place), say(bot::press_step_back())));
        row.push(button(&Press::CourseAgain(place.game), say(bot::press_begin_again())));
    }
    if !is_last {
        row.push(button(&Press::CourseLeave(place.game), say(bot::press_stop_here())));
    }
    row
}

/// A course that can't be gone through is our fault, and a refusal in it the learner's mistake.
fn fault(error: pangaea_table::Error) -> Error {
    pangaea_keeper::Error::table(pangaea_table::TableId(0), error).into()
}

/// The course of a game from where one was, or which one.
pub(super) async fn open(app: &App, who: &Requester, game: Option<GameId>) -> HandlerResult {
    let Some(game) = game else { return which(app, who).await };
    let mut attendance = Attendance::read(app, who, game).await?;
    let is_begun = attendance.row.revision > 0 && attendance.note.is_none();
    if !is_begun {
        attendance.keep(app, 0, None).await?;
    } else if attendance.number() > 0 {
        attendance.note = Some(bot::course_goes_on());
    }
    attendance.shown().await
}

/// Every game that can be learned.
async fn which(app: &App, who: &Requester) -> HandlerResult {
    let language = app.language(who).await;
    let games = GameId::ALL.iter().take(MOST_ROWS * WIDE);
    let games = games.map(|game| button(&Press::Learn(*game), language.say(&title(*game))));
    Ok(Reply::new(language.say(&bot::learn_which())).rows(buttons(games)))
}

/// Where someone is who presses in this lesson; a button of another one only shows that.
async fn attended(
    app: &App,
    who: &Requester,
    place: LessonPlace,
) -> Result<Result<Attendance, Attendance>, Error> {
    let mut attendance = Attendance::read(app, who, place.game).await?;
    if attendance.place() == place && attendance.note.is_none() {
        return Ok(Ok(attendance));
    }
    if attendance.note.is_some() || attendance.row.revision == 0 {
        attendance.keep(app, 0, None).await?;
    } else {
        attendance.note = Some(bot::lesson_is_here());
    }
    Ok(Err(attendance))
}

/// On to the next lesson, where there was something to look at.
pub(super) async fn next(app: &App, who: &Requester, place: LessonPlace) -> HandlerResult {
    let mut attendance = match attended(app, who, place).await? {
        Ok(attendance) => attendance,
        Err(elsewhere) => return elsewhere.shown().await,
    };
    let next = attendance.number() + 1;
    let is_there = next < attendance.learner.course().lessons.len();
    if !is_there || !matches!(attendance.lesson().exercise, Exercise::Look(_)) {
        return Err(Refusal::OldButton.into());
    }
    attendance.keep(app, next, None).await?;
    attendance.shown().await
}

/// Back to the lesson before.
pub(super) async fn back(app: &App, who: &Requester, place: LessonPlace) -> HandlerResult {
    let mut attendance = match attended(app, who, place).await? {
        Ok(attendance) => attendance,
        Err(elsewhere) => return elsewhere.shown().await,
    };
    let before = attendance.number().saturating_sub(1);
    attendance.keep(app, before, None).await?;
    attendance.shown().await
}

/// From the beginning.
pub(super) async fn again(app: &App, who: &Requester, game: GameId) -> HandlerResult {
    let mut attendance = Attendance::read(app, who, game).await?;
    attendance.note = None;
    attendance.keep(app, 0, None).await?;
    attendance.shown().await
}

/// Leaves the course, which stays where it is.
pub(super) async fn leave(app: &App, who: &Requester, game: GameId) -> HandlerResult {
    let language = app.language(who).await;
    let on = button(&Press::Learn(game), language.say(&bot::press_learn()));
    let rows = vec![CreateActionRow::Buttons(vec![on])];
    Ok(Reply {
        clears: true,
        ..Reply::new(language.say(&bot::course_left(title(game)))).rows(rows)
    })
}

/// An answer in a lesson, or a part of one; stored before anything is said of it.
pub(super) async fn answer(
    app: &App,
    who: &Requester,
    place: LessonPlace,
    answer: Answer,
) -> HandlerResult {
    let mut attendance = match attended(app, who, place).await? {
        Ok(attendance) => attendance,
        Err(elsewhere) => return elsewhere.shown().await,
    };
    let (learner, number, draft) =
        (attendance.learner.clone(), attendance.number(), attendance.draft());
    let lesson = attendance.lesson();
    let judge = move || {
        let table = learner.table(number, draft)?;
        learner.answer(&table, lesson, answer)
    };
    let owner = JobOwner::Person(who.person);
    let note = match compute::run(owner, Urgency::Answer, judge).await? {
        Ok(Judged::Draft(draft)) => {
            attendance.keep(app, number, draft).await?;
            return attendance.shown().await;
        }
        Ok(Judged::Right) => {
            let praise = attendance.learner.course().praise(lesson);
            attendance.note = praise.map(bot::lesson_right);
            let next = (number + 1).min(attendance.learner.course().lessons.len() - 1);
            attendance.keep(app, next, None).await?;
            return attendance.shown().await;
        }
        Ok(Judged::Possible(why)) => bot::lesson_possible(why),
        Err(pangaea_table::Error::Refused(refusal)) => {
            attendance.note = Some(bot::lesson_refused(refusal.message()));
            return attendance.shown().await;
        }
        Err(error) => return Err(fault(error)),
    };
    attendance.note = Some(note);
    attendance.keep(app, number, None).await?;
    attendance.shown().await
}

/// The form for a typed answer, with an example.
pub(super) async fn form(app: &App, who: &Requester, place: LessonPlace) -> CreateModal {
    let language = app.language(who).await;
    let label = short(language.say(&bot::type_label()), 45);
    let mut field = CreateInputText::new(InputTextStyle::Short, label, "answer").max_length(100);
    if let Ok(attendance) = Attendance::read(app, who, place.game).await
        && let Ok(table) = attendance.learner.table(attendance.number(), attendance.draft())
        && let Some(hint) = table.hint(PRACTICE_SEAT)
    {
        field = field.placeholder(short(hint, 100));
    }
    CreateModal::new(Press::LessonTyped(place).id(), short(language.say(&bot::type_title()), 45))
        .components(vec![CreateActionRow::InputText(field)])
}
