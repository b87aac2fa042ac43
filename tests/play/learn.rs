//! Courses: a game is learned by playing it, in every language, by right answers and by wrong ones.

use super::KillableBot;
use super::harness::{Harness, english};
use super::hosting::told;
use pangaea_courses::{Course, Exercise};
use pangaea_engine::for_each_game;
use pangaea_engine::registry::GameId;
use pangaea_store::CourseRow;
use pangaea_table::{Refusal, UserId, title};
use pangaea_text::{Language, LocaleMessage, bot};
use standin::model::Component;
use standin::{Act, Person, Seen};

/// The marks above a step, after a right answer and after one that is not what it practises.
const RIGHT: &str = "✅";
const POSSIBLE: &str = "🤔";
const REFUSED: &str = "✋";

async fn opened(person: &Person, game: GameId) -> Seen {
    person.slash("learn", &[("game", game.slug())]).expect("a command").answer().await
}

/// Presses a button below a step; what the message says then.
async fn pressed(person: &Person, seen: &Seen, label: &str) -> Seen {
    person
        .click_on(seen.id(), label)
        .unwrap_or_else(|why| panic!("{label}: {why:?}"))
        .answer()
        .await
}

/// The first line of a step.
fn heading(language: Language, game: GameId, number: usize) -> String {
    let of = Course::of(game).lessons.len();
    language.say(&bot::course_heading(title(game), number + 1, of))
}

/// Is this the step with this number, with a picture and something to press?
fn assert_is_step(seen: &Seen, language: Language, game: GameId, number: usize) {
    let text = seen.text();
    assert!(text.starts_with(&heading(language, game, number)), "{number}: {text}");
    assert_eq!(seen.pictures().count(), 1, "{text}");
    assert!(!text.contains("learn_") && !text.contains("<#0>"), "{text}");
    assert!(!seen.buttons().is_empty(), "{text}");
}

/// Something that was not confirmed yet is picked in each menu or row that offers it: the first
/// choice, or the last.
async fn picked(person: &Person, seen: Seen, last: bool) -> Seen {
    let mut seen = seen;
    for _ in 0..6 {
        if confirm(&seen).is_some() {
            return seen;
        }
        let offered = |part: &&Component| {
            let id = part.custom_id.as_deref().unwrap_or_default();
            let is_new = part.style.is_none_or(|style| style != 1);
            id.starts_with("p1.kc.") && is_new && part.disabled != Some(true)
        };
        let buttons: Vec<&Component> = seen.parts().filter(offered).collect();
        let button = if last { buttons.last() } else { buttons.first() };
        let act = if let Some(button) = button {
            person.click_on(seen.id(), button.custom_id.as_deref().expect("an id"))
        } else {
            let menus: Vec<&Component> =
                seen.parts().filter(|part| part.kind == Component::MENU).collect();
            let open = |menu: &&&Component| {
                !menu.options.iter().flatten().any(|option| option.default == Some(true))
            };
            let Some(menu) = menus.iter().find(open).or(menus.last()) else { return seen };
            let options = menu.options.as_deref().unwrap_or_default();
            let option = if last { options.last() } else { options.first() };
            let value = option.expect("an option").value.as_str();
            person.pick_on(seen.id(), menu.custom_id.as_deref().expect("an id"), &[value])
        };
        seen = act.expect("something to pick").answer().await;
    }
    seen
}

/// The button that confirms, if it can be pressed.
fn confirm(seen: &Seen) -> Option<&str> {
    let button = |part: &&Component| {
        let id = part.custom_id.as_deref().unwrap_or_default();
        id.starts_with("p1.kf.") && part.disabled != Some(true)
    };
    seen.parts().find(button)?.custom_id.as_deref()
}

/// Gives some answer in a step; back in that step if it was the right one. The mark that it got.
async fn answers_anything(person: &Person, language: Language, seen: Seen, last: bool) -> Seen {
    let seen = picked(person, seen, last).await;
    let Some(confirm) = confirm(&seen) else { return seen };
    let answered = pressed(person, &seen, confirm).await;
    let text = answered.text();
    assert!([RIGHT, POSSIBLE, REFUSED].iter().any(|mark| text.contains(mark)), "{text}");
    if !text.contains(RIGHT) {
        return answered;
    }
    pressed(person, &answered, &language.say(&bot::press_step_back())).await
}

async fn is_learned_in_every_language(game: GameId) {
    let harness = Harness::new(&format!("learn-{}", game.slug())).await;
    for language in Language::ALL {
        let person = harness.standin.person(&format!("Ada{}", language.code()));
        person.speaks(language.code());
        let say = |words: LocaleMessage| language.say(&words);
        let (mut seen, mut reconsidered) = (opened(&person, game).await, 0);
        assert!(seen.only_for_you);
        let lessons = &Course::of(game).lessons;
        for (number, lesson) in lessons.iter().enumerate() {
            assert_is_step(&seen, *language, game, number);
            assert!(seen.text().contains(&say(Course::of(game).text(lesson))), "{}", seen.text());
            if let Exercise::Look(_) = lesson.exercise {
                if number + 1 < lessons.len() {
                    seen = pressed(&person, &seen, &say(bot::press_go_on())).await;
                }
                continue;
            }
            for last in [false, true] {
                seen = answers_anything(&person, *language, seen, last).await;
                assert_is_step(&seen, *language, game, number);
                reconsidered += usize::from(seen.text().contains(POSSIBLE));
            }
            seen = pressed(&person, &seen, &say(bot::press_show_me())).await;
            assert_is_step(&seen, *language, game, number);
            let confirm = confirm(&seen).expect("an answer that can be confirmed").to_owned();
            seen = pressed(&person, &seen, &confirm).await;
            let praise = Course::of(game).praise(lesson).expect("praise");
            assert!(seen.text().contains(&say(praise)), "{}", seen.text());
        }
        assert!(reconsidered > 1, "wrong answers are answered: {reconsidered}");
        let played = pressed(&person, &seen, &say(bot::press_play_learned())).await;
        assert!(!played.text().is_empty() && played.only_for_you);
    }
    // The first who wanted to play has opened the one table of the channel; learning is none.
    let store = harness.bot.keepers().store();
    let tables = store.tables_after(pangaea_table::TableId(0), 9).await.expect("tables");
    assert_eq!(tables.len(), 1);
    harness.stop().await;
}

mod each_course {
    use super::{for_each_game, is_learned_in_every_language};

    for_each_game! { with_each_game! is_learned_in_every_language }
}

const GAME: GameId = GameId::ALL[0];

fn who(person: &Person) -> UserId {
    UserId(person.id.0)
}

/// The first step with an answer, and the message that shows it.
async fn at_the_first_answer(person: &Person) -> (usize, Seen) {
    let mut seen = opened(person, GAME).await;
    let is_answer = |number: usize| {
        matches!(Course::of(GAME).lessons[number].exercise, Exercise::Answer { .. })
    };
    let mut number = 0;
    while !is_answer(number) {
        seen = pressed(person, &seen, &english(&bot::press_go_on())).await;
        number += 1;
    }
    (number, seen)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_in_the_middle_goes_on_after_the_bot_was_killed_also_with_closed_dms() {
    let mut bot = KillableBot::new("learn-killed").await;
    let [ada] = bot.people(["Ada"]);
    ada.close_dms();
    let (number, seen) = at_the_first_answer(&ada).await;
    let shown = pressed(&ada, &seen, &english(&bot::press_show_me())).await;
    let before = confirm(&shown).expect("all is picked").to_owned();
    bot.kill().await;
    bot.start().await;
    let again = opened(&ada, GAME).await;
    assert_is_step(&again, Language::English, GAME, number);
    assert!(again.text().contains(&english(&bot::course_goes_on())), "{}", again.text());
    assert_eq!(confirm(&again), Some(&*before), "what was picked is still there");
    // The message from before works, too, and whoever presses both has answered once.
    let done = pressed(&ada, &shown, &before).await;
    assert_is_step(&done, Language::English, GAME, number + 1);
    let twice = pressed(&ada, &again, &before).await;
    assert_is_step(&twice, Language::English, GAME, number + 1);
    assert!(twice.text().contains(&english(&bot::lesson_is_here())), "{}", twice.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_can_go_back_begin_again_and_leave() {
    let harness = Harness::new("learn-way").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let (number, seen) = at_the_first_answer(&ada).await;
    assert!(number > 0);
    let back = pressed(&ada, &seen, &english(&bot::press_step_back())).await;
    assert_is_step(&back, Language::English, GAME, number - 1);
    let on = pressed(&ada, &back, &english(&bot::press_go_on())).await;
    let first = pressed(&ada, &on, &english(&bot::press_begin_again())).await;
    assert_is_step(&first, Language::English, GAME, 0);
    let left = pressed(&ada, &first, &english(&bot::press_stop_here())).await;
    assert!(left.text().contains("/learn") && left.pictures().count() == 0, "{}", left.text());
    let again = pressed(&ada, &left, &english(&bot::press_learn())).await;
    assert_is_step(&again, Language::English, GAME, 0);
    assert!(!ben.sees().iter().any(|seen| seen.text().contains("step 1")), "no one else sees it");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_direct_messages_it_stays_and_help_and_the_lobby_lead_to_it() {
    let harness = Harness::new("learn-doors").await;
    let [ada] = harness.people(["Ada"]);
    let there = ada.in_dms();
    let seen = opened(&there, GAME).await;
    assert!(!seen.only_for_you, "an ordinary message");
    assert_is_step(&seen, Language::English, GAME, 0);
    for command in ["help", "learn"] {
        let help = ada.slash(command, &[]).expect("a command").answer().await;
        let which = if command == "help" {
            pressed(&ada, &help, &english(&bot::press_learn())).await
        } else {
            help
        };
        assert_eq!(which.text(), english(&bot::learn_which()));
        let titles: Vec<String> = GameId::ALL.iter().map(|game| english(&title(*game))).collect();
        assert_eq!(which.buttons(), titles);
        let seen = pressed(&ada, &which, &titles[0]).await;
        assert_is_step(&seen, Language::English, GAME, 0);
        assert!(seen.only_for_you);
    }
    let lobby = super::hosting::open(&ada, GAME.slug(), &[]).await;
    let seen = pressed(&ada, &lobby, &english(&bot::press_learn())).await;
    assert_is_step(&seen, Language::English, GAME, 0);
    assert!(seen.only_for_you);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_version_begins_again_and_removed_data_is_gone() {
    let harness = Harness::new("learn-version").await;
    let [ada] = harness.people(["Ada"]);
    let (_, seen) = at_the_first_answer(&ada).await;
    let store = harness.bot.keepers().store();
    let row = store.course(who(&ada), GAME.slug()).await.expect("a store").expect("a row");
    let older = CourseRow { version: row.version + 1, revision: row.revision + 1, ..row.clone() };
    assert_eq!(store.save_course(who(&ada), GAME.slug(), &older, 1).await, Ok(true));
    let changed = english(&bot::course_changed());
    let old = pressed(&ada, &seen, &english(&bot::press_show_me())).await;
    assert_is_step(&old, Language::English, GAME, 0);
    assert!(old.text().contains(&changed), "{}", old.text());
    assert!(!opened(&ada, GAME).await.text().contains(&changed), "it is said once");

    let settings = ada.slash("settings", &[]).expect("a command").answer().await;
    let sure = pressed(&ada, &settings, &english(&bot::press_forget())).await;
    told(ada.click_on(sure.id(), &english(&bot::press_forget_now()))).await;
    assert_eq!(store.course(who(&ada), GAME.slug()).await, Ok(None));
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presses_that_no_one_could_make_are_answered_and_change_nothing() {
    let harness = Harness::new("learn-forged").await;
    let [ada] = harness.people(["Ada"]);
    let (_, seen) = at_the_first_answer(&ada).await;
    let store = harness.bot.keepers().store();
    let before = store.course(who(&ada), GAME.slug()).await.expect("a store");
    let number = GAME.number();
    let answered = async |act: Result<Act, _>| act.expect("a message").answer().await.text();
    for id in ["p1.kk.99", "p1.kg.0", "p1.kg.0.1.zzzzzzzzzzzz", "p1.kc.0.1.1.0.x", "p1.kf.-1.1.1.1"]
    {
        let answer = answered(ada.forge(seen.id(), id, None)).await;
        assert_eq!(answer, english(&Refusal::OldButton.message()), "{id}");
    }
    let own = before.clone().expect("a row");
    let here = format!("{number}.{}.{}", own.version, own.lesson);
    for (id, values) in [
        (format!("p1.kg.{here}"), None),
        (format!("p1.kc.{here}.9.\"no such thing\""), None),
        (format!("p1.kp.{here}.0"), Some(&["99"][..])),
        (format!("p1.ku.{here}.77"), None),
        (format!("p1.kf.{here}.zz"), None),
        (format!("p1.kb.{number}.{}.zz", own.version), None),
        (format!("p1.kf.{number}.zz.0.0"), None),
    ] {
        assert!(!answered(ada.forge(seen.id(), &id, values)).await.is_empty(), "{id}");
        let after = store.course(who(&ada), GAME.slug()).await.expect("a store");
        assert_eq!(after, before, "{id}");
    }
    harness.stop().await;
}
