//! Every course that comes with the program, judged answer by answer, and courses that are none.

use super::{Course, Exercise, Judged, Learner, Lesson, parse};
use pangaea_engine::registry::{Actions, AnyAction, GameId, RegisteredGame};
use pangaea_engine::{with_any, with_game};
use pangaea_table::{Answer, Guest, PRACTICE_SEAT, Preferences, Table, UserId};
use pangaea_text::Language;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn learner(game: GameId, language: Language) -> Learner {
    let preferences = Preferences::default();
    let guest = Guest { person: UserId(7), language, preferences, closed: false, learns: false };
    Learner { game, guest, name: "Ada".to_owned() }
}

/// What becomes of an action in a lesson, picked and confirmed as a person would.
fn judged(learner: &Learner, number: usize, action: &AnyAction) -> Judged {
    let lesson = &learner.course().lessons[number];
    let table = learner.table(number, None).expect("a table");
    let draft = table.draft_towards(PRACTICE_SEAT, action).expect("a way to do it");
    let changes = draft.changes;
    let table = learner.table(number, Some(draft)).expect("a table");
    learner.answer(&table, lesson, Answer::Confirm(changes)).expect("an answer")
}

/// Everything that the rules allow the learner.
fn allowed(table: &Table) -> Vec<AnyAction> {
    let progress = table.progress().expect("a game");
    with_any!(progress.game(), G, play => {
        play.legal(PRACTICE_SEAT).into_iter().map(G::any::<Actions>).collect()
    })
}

/// What is right, what counts as the same, and what is possible and not meant.
type AnswerKinds<'a> = (&'a AnyAction, &'a [AnyAction], &'a [(AnyAction, String)]);

fn answers(lesson: &Lesson) -> Option<AnswerKinds<'_>> {
    match &lesson.exercise {
        Exercise::Look(_) => None,
        Exercise::Answer { right, alike, possible } => Some((right, alike, possible)),
    }
}

#[test]
fn every_course_is_played_to_its_end_by_the_right_answers() {
    for game in GameId::ALL {
        let course = Course::of(*game);
        assert!((6..=12).contains(&course.lessons.len()), "{}", course.lessons.len());
        let learner = learner(*game, Language::English);
        for (number, lesson) in course.lessons.iter().enumerate() {
            let table = learner.table(number, None);
            let table = table.unwrap_or_else(|error| panic!("{}: {error:?}", lesson.name));
            let Some((right, alike, _)) = answers(lesson) else { continue };
            assert!(table.open(PRACTICE_SEAT).is_some(), "{} asks nothing", lesson.name);
            for answer in alike.iter().chain([right]) {
                let judged = judged(&learner, number, answer);
                assert!(matches!(judged, Judged::Right), "{}: {judged:?}", lesson.name);
            }
        }
        let last = learner.table(course.lessons.len() - 1, None).expect("a table");
        assert!(last.playing().is_none(), "{} does not end", game.slug());
        assert!(answers(course.lessons.last().expect("a lesson")).is_none());
    }
}

#[test]
fn whatever_else_the_rules_allow_is_answered_in_every_language() {
    for game in GameId::ALL {
        let learner = learner(*game, Language::English);
        let (mut explained, mut others) = (0, 0);
        for (number, lesson) in learner.course().lessons.iter().enumerate() {
            let Some((right, alike, possible)) = answers(lesson) else { continue };
            let allowed = allowed(&learner.table(number, None).expect("a table"));
            assert!(allowed.contains(right) && allowed.len() > 1, "{}", lesson.name);
            for (action, _) in possible {
                assert!(allowed.contains(action), "{}: that is not allowed", lesson.name);
                explained += 1;
            }
            // Where there are hundreds of places, some of them will do.
            let every = allowed.len().div_ceil(20);
            for action in allowed.iter().step_by(every) {
                let is_right = action == right || alike.contains(action);
                match judged(&learner, number, action) {
                    Judged::Right => assert!(is_right, "{}", lesson.name),
                    Judged::Possible(why) => {
                        assert!(!is_right, "{}", lesson.name);
                        others += 1;
                        for language in Language::ALL {
                            let said = language.say(&why);
                            assert!(!said.starts_with("learn_"), "{said}");
                        }
                    }
                    Judged::Draft(_) => panic!("{}: it was confirmed", lesson.name),
                }
            }
        }
        assert!(explained > 1 && others > 5, "{}: {explained}, {others}", game.slug());
    }
}

/// The keys of the texts of courses in a language.
fn written(language: Language) -> Vec<String> {
    let lines = language.files().iter().flat_map(|file| file.lines());
    let keys = lines.filter_map(|line| line.split_once(" = ").map(|(key, _)| key));
    keys.filter(|key| key.starts_with("learn_")).map(str::to_owned).collect()
}

#[test]
fn every_text_of_every_course_is_there_in_every_language_and_no_other() {
    let mut wanted: Vec<String> =
        GameId::ALL.iter().flat_map(|game| Course::of(*game).keys()).collect();
    wanted.sort();
    for language in Language::ALL {
        let mut written = written(*language);
        written.sort();
        assert_eq!(written, wanted, "{}", language.code());
    }
}

/// Three or four sentences, which one can read beside a picture.
const LONGEST: usize = 420;

#[test]
fn a_lesson_is_said_in_a_few_sentences_and_fits_into_a_message() {
    for (game, language) in
        GameId::ALL.iter().flat_map(|game| Language::ALL.iter().map(move |code| (*game, *code)))
    {
        let learner = learner(game, language);
        for (number, lesson) in learner.course().lessons.iter().enumerate() {
            let text = language.say(&learner.course().text(lesson));
            let long = text.chars().count();
            assert!(long <= LONGEST, "{} {}: {long}", language.code(), lesson.name);
            let table = learner.table(number, None).expect("a table");
            let panel = table.panel_below(PRACTICE_SEAT, text.clone()).expect("a panel");
            assert!(panel.text.starts_with(&text), "{}", panel.text);
            let long = panel.text.chars().count();
            assert!(long + LONGEST < 2000, "{} {}: {long}", language.code(), lesson.name);
            assert!(!panel.text.contains("<#0>"), "{}", panel.text);
        }
    }
}

#[test]
fn what_shows_the_right_answer_leads_to_it() {
    for game in GameId::ALL {
        let learner = learner(*game, Language::Dutch);
        for (number, lesson) in learner.course().lessons.iter().enumerate() {
            if answers(lesson).is_none() {
                continue;
            }
            let table = learner.table(number, None).expect("a table");
            let shown = learner.answer(&table, lesson, Answer::Suggest).expect("a draft");
            let Judged::Draft(Some(draft)) = shown else { panic!("{shown:?}") };
            let changes = draft.changes;
            let table = learner.table(number, Some(draft)).expect("a table");
            let panel = table.panel_below(PRACTICE_SEAT, String::new()).expect("a panel");
            assert!(panel.is_ready, "{}", lesson.name);
            let judged = learner.answer(&table, lesson, Answer::Confirm(changes));
            assert!(matches!(judged, Ok(Judged::Right)), "{}: {judged:?}", lesson.name);
        }
    }
}

#[test]
fn what_the_rules_refuse_is_no_answer() {
    for game in GameId::ALL {
        let learner = learner(*game, Language::German);
        let lessons = learner.course().lessons.iter().enumerate();
        let (number, lesson) =
            lessons.into_iter().find(|(_, lesson)| answers(lesson).is_some()).expect("one");
        let table = learner.table(number, None).expect("a table");
        for answer in [Answer::Typed("💥 999".to_owned()), Answer::Confirm(4_000_000)] {
            let refused = learner.answer(&table, lesson, answer);
            assert!(matches!(refused, Err(pangaea_table::Error::Refused(_))), "{refused:?}");
        }
    }
}

/// The text of a course that comes with the program.
fn text_of(game: GameId) -> String {
    let file = format!("{}/../../lessons/{}.toml", env!("CARGO_MANIFEST_DIR"), game.folder());
    std::fs::read_to_string(file).expect("a course")
}

#[test]
fn a_course_that_makes_no_sense_is_refused_with_the_reason() {
    let game = GameId::ALL[0];
    for (lessons, reason) in [
        ("", "missing field `lessons`"),
        ("lessons = []", "a course has lessons"),
        ("[[lessons]]\nname = \"a\"", "either something to look at or to do"),
        ("[[lessons]]\nname = \"A 1\"\nlook = \"board\"", "small letters"),
        ("[[lessons]]\nname = \"a\"\nlook = \"sky\"", "unknown variant"),
        ("[[lessons]]\nname = \"a\"\nlook = \"board\"\nright = 3", "line"),
        (
            "[[lessons]]\nname = \"a\"\nlook = \"board\"\n[[lessons]]\nname = \"a\"\nlook = \"hand\"",
            "two lessons are called a",
        ),
        ("other = 1", "unknown field"),
    ] {
        let text = format!("version = 1\nseats = 2\nseed = 1\n{lessons}\n");
        let refused = parse(game, "file", &text).expect_err(lessons).to_string();
        assert!(refused.contains(reason), "{refused}");
    }
    let crowd = "version = 1\nseats = 99\nseed = 1\n[[lessons]]\nname = \"a\"\nlook = \"board\"";
    let refused = parse(game, "file", crowd).expect_err("a crowd").to_string();
    assert!(refused.contains("99"), "{refused}");
}

#[test]
fn no_two_courses_are_alike_and_each_is_its_own_games() {
    let names: BTreeSet<&str> =
        GameId::ALL.iter().map(|game| with_game!(*game, G => G::ID.folder())).collect();
    assert_eq!(names.len(), GameId::ALL.len());
    for game in GameId::ALL {
        assert_eq!(Course::of(*game).game, *game);
        let other = GameId::ALL.iter().find(|other| *other != game).expect("another");
        assert!(parse(*other, "file", &text_of(*game)).is_err(), "a course of another game");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_written_is_read_as_a_sound_course_or_refused(
        game in prop::sample::select(GameId::ALL),
        cut in any::<prop::sample::Index>(),
        length in 0..40_usize,
        put in "[a-z0-9={}\\[\\]\", _\n.-]{0,12}",
    ) {
        let text = text_of(game);
        let chars: Vec<char> = text.chars().collect();
        let at = cut.index(chars.len());
        let before: String = chars[..at].iter().collect();
        let after: String = chars[(at + length).min(chars.len())..].iter().collect();
        if let Ok(course) = parse(game, "file", &format!("{before}{put}{after}")) {
            prop_assert!(!course.lessons.is_empty() && course.seats <= 5);
            let names: BTreeSet<&String> =
                course.lessons.iter().map(|lesson| &lesson.name).collect();
            prop_assert_eq!(names.len(), course.lessons.len());
            prop_assert!(course.keys().iter().all(|key| key.is_ascii()));
        }
    }
}
