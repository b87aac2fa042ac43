//! Whole games of every kind, in words.

use super::line::LONGEST;
use super::*;
use crate::pictured::{Pictured, topic_of};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, Finished, watch_one};
use pangaea_engine::question::{Next, Pick, Step, follow};
use pangaea_engine::registry::{GameId, RegisteredGame};
use pangaea_engine::{for_each_game, with_game};
use pangaea_text::Language;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::collections::BTreeSet;

/// As long as names can be, with what makes them hard to read.
fn names() -> Vec<String> {
    (1..=5).map(|number| format!("{:~<31}{number}", "Ada, Countess of Lovelace 90 ")).collect()
}

fn with_voice<T>(say: impl FnOnce(&Voice<'_>) -> T) -> T {
    say(&Voice { names: &names(), language: Language::English })
}

/// Every table that can be agreed on: each number of seats with each option on and off.
fn settings<G: RegisteredGame>() -> Vec<Setting<G>> {
    let deck = pangaea_decks::built_in::<G>();
    G::SEATS.flat_map(|seats| Setting::with_all_options(&deck, seats)).collect()
}

fn games<G: RegisteredGame + Spoken>(
    mut watch: impl FnMut(&Play<G>),
) -> Vec<(Setting<G>, Finished<G>)> {
    let tables = settings::<G>().into_iter().zip(1..);
    tables
        .map(|(setting, number)| {
            let kind = ComputerKind::ALL[usize::from(number % 2 == 0_u64)];
            let kinds = vec![kind; setting.seat_count()];
            let finished = watch_one(&setting, &kinds, Seed::numbered(number), &mut watch);
            let finished = finished.expect("a whole game");
            (setting, finished)
        })
        .collect()
}

/// A command has 25 options at most; some are the command's own.
const MOST_OPTIONS: usize = 20;

fn is_line(text: &str) -> bool {
    !text.is_empty() && text.chars().count() <= LONGEST
}

/// Follows a draft and some of those that begin with it to their ends.
fn explore<G: RegisteredGame + Spoken>(
    voice: &Voice<'_>,
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &mut Vec<Picked<G>>,
) {
    let asked = G::asks(setting, view, draft);
    match follow::<G>(setting, view, draft).expect("an allowed draft").next {
        Next::Do(_) => {
            assert_eq!(asked, None);
            let decided = G::decided(voice, setting, view, draft);
            assert!(!decided.is_empty() && decided.chars().count() <= 300, "{decided}");
        }
        Next::Ask(step) => {
            assert!(!voice.say(&asked.expect("a question")).is_empty());
            assert_eq!(G::decided(voice, setting, view, draft), "");
            if let Step::OneOf(items) = &step {
                check_menu::<G>(voice, setting, view, draft, items);
            }
            let picks = step.picks();
            for index in BTreeSet::from([0, picks.len() / 2, picks.len() - 1]) {
                let pick = picks[index].clone();
                if let Pick::Spot(spot) = pick {
                    let trial = G::trial(voice, setting, view, draft, spot);
                    assert!(trial.len() >= 2, "{trial:?}");
                }
                draft.push(pick);
                explore(voice, setting, view, draft);
                draft.pop();
            }
        }
    }
}

fn check_menu<G: RegisteredGame + Spoken>(
    voice: &Voice<'_>,
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &[Picked<G>],
    items: &[G::Item],
) {
    let (mut labels, mut buttons) = (BTreeSet::new(), BTreeSet::new());
    for item in items {
        let MenuEntry { label, detail } = G::choice(voice, setting, view, item);
        assert!(is_line(&label) && detail.as_deref().is_none_or(is_line), "{label} {detail:?}");
        let typed = G::typed(voice, setting, view, draft, &label).expect("a label is understood");
        let picked = [draft, &[Pick::Item(item.clone())]].concat();
        assert_eq!(typed.draft, picked, "{label}");
        let button = G::button(voice, setting, view, item);
        let typed = G::typed(voice, setting, view, draft, &button).expect("a button is understood");
        assert_eq!(typed.draft, picked, "{button}");
        assert!(button.chars().count() <= 80 && buttons.insert(button), "two buttons are the same");
        assert!(labels.insert(label), "two lines are the same");
    }
}

fn every_decision_has_words<G: RegisteredGame + Spoken>() {
    with_voice(|voice| {
        games::<G>(|play| {
            let setting = play.setting();
            for seat in setting.seats() {
                let view = play.seat_view(seat).expect("a seat of this table");
                let chosen = G::chosen(setting, &view);
                let Some(question) = follow::<G>(setting, &view, &[]) else {
                    assert_eq!((G::asks(setting, &view, &[]), chosen), (None, None));
                    assert!(G::typed(voice, setting, &view, &[], "1").is_err());
                    continue;
                };
                explore(voice, setting, &view, &mut Vec::new());
                assert_eq!(question.answered, chosen.is_some());
                let Some(draft) = chosen else { continue };
                let Next::Do(action) = follow(setting, &view, &draft).expect("allowed").next else {
                    panic!("an incomplete choice: {draft:?}");
                };
                let mut again = play.clone();
                again.apply(seat, &action).expect("the same choice again");
                assert_eq!(again.seat_view(seat).as_ref(), Some(&view));
            }
        });
    });
}

fn news_and_results_fit<G: RegisteredGame + Spoken>() {
    with_voice(|voice| {
        for (setting, Finished { play, facts, outcome, .. }) in games::<G>(|_| ()) {
            for event in facts.iter().filter_map(|fact| G::announce(&setting, fact)) {
                let news = G::news(voice, &setting, &event);
                assert!(news.is_none_or(|said| !said.is_empty() && said.chars().count() <= 300));
            }
            let result = G::result(voice, &setting, &play.table_view(), &outcome);
            assert!(result.chars().count() <= 1500, "{result}");
            for seat in setting.seats() {
                assert!(result.contains(&voice.name(seat)), "{result}");
            }
        }
        for page in G::rules() {
            let length = voice.say(&page).chars().count();
            assert!((200..=1900).contains(&length), "{page:?} has {length} characters");
        }
        for Agreement { name, without, about, .. } in G::agreements() {
            assert!(voice.say(&name).chars().count() <= 80);
            assert!(voice.say(&without).chars().count() <= 80);
            assert_ne!(voice.say(&without), voice.say(&name));
            assert!(is_line(&voice.say(&about)));
        }
    });
}

/// Words that mean something in some game, and others.
fn strange_texts() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[A-Za-z]{1,2}[0-9]{1,3}",
        "[0-9]{1,5}",
        "T[1-5]",
        "(90|180|270|show|hide|hidden|card|Ada|tribe|tracker|forest|centres)",
        "\\PC{0,8}",
    ];
    prop_oneof![
        proptest::collection::vec(word, 0..6).prop_map(|words| words.join(" ")),
        any::<String>(),
        "\\PC{0,3000}",
    ]
}

/// Is an example short enough for a phone, even with the longest name in it?
fn fits_a_phone(hint: &str) -> bool {
    !hint.is_empty() && hint.chars().count() <= 72
}

fn any_text_can_be_typed<G: RegisteredGame + Spoken>() {
    let mut positions = Vec::new();
    games::<G>(|play| positions.push(play.clone()));
    let asked: Vec<_> = positions
        .iter()
        .step_by(17)
        .flat_map(|play| play.to_decide().iter().map(move |seat| (play, seat)))
        .collect();
    let cases = (0..asked.len(), strange_texts());
    let tried = TestRunner::default().run(&cases, |(index, text)| {
        let (play, seat) = asked[index];
        let (setting, view) = (play.setting(), play.seat_view(seat).expect("a seat"));
        with_voice(|voice| match G::typed(voice, setting, &view, &[], &text) {
            Ok(typed) => assert!(follow(setting, &view, &typed.draft).is_some(), "{typed:?}"),
            Err(hint) => {
                assert!(Language::ALL.iter().all(|language| fits_a_phone(&language.say(&hint))));
            }
        });
        Ok(())
    });
    tried.expect("no text is too strange");
}

/// What was decided is told in the same words while it is drafted, once it has happened, and at the
/// end of the game.
fn an_answer_stays_what_it_was<G: RegisteredGame + Spoken>() {
    with_voice(|voice| {
        for setting in settings::<G>() {
            let (mut play, _) = Play::start(setting.clone(), Seed::numbered(5));
            let mut chance = Chance::new(Seed::numbered(6));
            let mut answers = Vec::new();
            while let Some(seat) = play.to_decide().iter().next() {
                let view = play.seat_view(seat).expect("a seat of this table");
                let mut draft = Vec::new();
                let action = loop {
                    match follow::<G>(&setting, &view, &draft).expect("allowed").next {
                        Next::Ask(step) => draft
                            .push(chance.pick(&step.picks()).expect("something to choose").clone()),
                        Next::Do(action) => break action,
                    }
                };
                let decided = G::decided(voice, &setting, &view, &draft);
                let decision = G::decision(&setting, &view, &draft).expect("a complete draft");
                let stored = serde_json::to_string(&decision).expect("plain data");
                let decision: G::Decision = serde_json::from_str(&stored).expect("the same");
                answers.push((decided, decision));
                play.apply(seat, &action).expect("what was offered");
            }
            assert!(answers.len() > 10, "a whole game");
            for (decided, decision) in answers {
                assert_eq!(G::answered(voice, &setting, &decision), decided);
            }
        }
    });
}

macro_rules! laws_of {
    ($($law:ident)+; $($folder:ident $game:ident $slug:literal,)+) => {
        laws_of! { @ [$($law)+] $([$folder $game])+ }
    };
    (@ $laws:tt $([$folder:ident $game:ident])+) => { $(mod $folder {
        use pangaea_engine::games::$folder::$game;
        laws_of! { # $laws $game }
    })+ };
    (# [$($law:ident)+] $game:ident) => { $(#[test]
    fn $law() {
        super::$law::<$game>();
    })+ };
}
for_each_game! { laws_of!
    every_decision_has_words
    news_and_results_fit
    any_text_can_be_typed
    an_answer_stays_what_it_was
    every_option_is_an_agreement
}

fn every_option_is_an_agreement<G: Spoken>() {
    let options = serde_json::to_value(G::Options::default()).expect("plain data");
    let fields: Option<BTreeSet<String>> =
        options.as_object().map(|fields| fields.keys().cloned().collect());
    let keys = G::agreements().iter().map(|agreement| agreement.key.to_owned()).collect();
    assert_eq!(fields, Some(keys));
}

#[test]
fn no_two_games_have_an_option_of_the_same_name() {
    let keys = |game: &GameId| with_game!(*game, G => G::agreements());
    let mut seen = BTreeSet::new();
    for agreement in GameId::ALL.iter().flat_map(keys) {
        // One command lists the options of all games, beside its own.
        let taken = ["game", "variant", "language", "move_time"];
        assert!(!taken.contains(&agreement.key), "{}", agreement.key);
        assert!(seen.insert(agreement.key), "{} is an option of two games", agreement.key);
        let letter = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        assert!(agreement.key.len() <= 32 && agreement.key.chars().all(letter));
    }
    assert!(seen.len() <= MOST_OPTIONS, "{} options are too many for one command", seen.len());
}

#[test]
fn every_game_fits_on_a_button() {
    for game in GameId::ALL {
        let name = with_game!(*game, G => G::NAME);
        assert!(name.chars().count() <= 80, "{name} is too long for a button");
    }
}

/// A refusal ends with the rules that the engine names for the same reason, in every language.
pub(crate) fn ends_with_its_rules<G: RegisteredGame + Pictured>(
    setting: &Setting<G>,
    refusal: &G::Refusal,
) {
    let reason = refusal.to_string();
    let rules = reason.split_once(": ").map(|(rules, _)| rules.trim_start_matches("rule "));
    let behind = G::refusal_rule(setting, refusal);
    assert_eq!(behind.is_some(), rules.is_some(), "{reason}");
    if let (Some(behind), Some(rules)) = (behind, rules) {
        assert!(rules.split(", ").any(|rule| rule == behind), "{behind} of {reason}");
        assert!(topic_of::<G>(behind).is_some(), "no topic tells {behind}");
    }
    for language in Language::ALL {
        let said = G::refusal(&Voice { names: &names(), language: *language }, setting, refusal);
        let cited = said.strip_suffix(").").and_then(|said| said.rsplit_once(" ("));
        assert_eq!(cited.map(|(_, cited)| cited), rules, "{}, {reason}: {said}", language.code());
        let why = cited.map_or(said.as_str(), |(why, _)| why);
        assert!(why.len() > 10 && !why.contains(" ("), "{}: {said}", language.code());
    }
}
