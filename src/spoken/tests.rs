//! Whole games of every kind, in words.

use super::line::LONGEST;
use super::*;
use crate::config::Config;
use crate::decks;
use crate::simulate::games::{Finished, watch_one};
use crate::text::Language;
use pangaea_engine::chance::Seed;
use pangaea_engine::games::little_prince::LittlePrince;
use pangaea_engine::games::tectonic_tribes::TectonicTribes;
use pangaea_engine::games::vaalbara::Vaalbara;
use pangaea_engine::matches::Listed;
use pangaea_engine::play::Play;
use pangaea_engine::players::Kind;
use pangaea_engine::question::{Next, Pick, Step, follow};
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
fn settings<G: Listed + Spoken>() -> Vec<Setting<G>> {
    let deck = decks::load::<G>(&Config::default(), None).expect("our own deck");
    let keys: Vec<&str> = G::agreements().iter().map(|agreement| agreement.key).collect();
    let mut settings = Vec::new();
    for seats in G::SEATS {
        for chosen in 0..1_u32 << keys.len() {
            let agreed = keys.iter().enumerate().map(|(index, key)| {
                ((*key).to_owned(), serde_json::Value::from(chosen >> index & 1 == 1))
            });
            let options = serde_json::Value::Object(agreed.collect());
            let options = serde_json::from_value(options).expect("keys are names of fields");
            settings.extend(Setting::with_seats(deck.clone(), options, seats).ok());
        }
    }
    settings
}

fn games<G: Listed + Spoken>(mut watch: impl FnMut(&Play<G>)) -> Vec<(Setting<G>, Finished<G>)> {
    let tables = settings::<G>().into_iter().zip(1..);
    tables
        .map(|(setting, number)| {
            let kind = Kind::ALL[usize::from(number % 2 == 0_u64)];
            let kinds = vec![kind; setting.seat_count()];
            let finished = watch_one(&setting, &kinds, Seed::numbered(number), &mut watch);
            let finished = finished.expect("a whole game");
            (setting, finished)
        })
        .collect()
}

fn is_line(text: &str) -> bool {
    !text.is_empty() && text.chars().count() <= LONGEST
}

/// Follows a draft and some of those that begin with it to their ends.
fn explore<G: Listed + Spoken>(
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
                    assert_eq!(trial.len(), 2, "{trial:?}");
                }
                draft.push(pick);
                explore(voice, setting, view, draft);
                draft.pop();
            }
        }
    }
}

fn check_menu<G: Listed + Spoken>(
    voice: &Voice<'_>,
    setting: &Setting<G>,
    view: &G::SeatView,
    draft: &[Picked<G>],
    items: &[G::Item],
) {
    let mut labels = BTreeSet::new();
    for item in items {
        let Choice { label, detail } = G::choice(voice, setting, view, item);
        assert!(is_line(&label) && detail.as_deref().is_none_or(is_line), "{label} {detail:?}");
        let typed = G::typed(voice, setting, view, draft, &label).expect("a label is understood");
        let picked = [draft, &[Pick::Item(item.clone())]].concat();
        assert_eq!(typed.draft, picked, "{label}");
        assert!(labels.insert(label), "two lines are the same");
    }
}

fn every_decision_has_words<G: Listed + Spoken>() {
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

fn news_and_results_fit<G: Listed + Spoken>() {
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
        for Agreement { name, about, .. } in G::agreements() {
            assert!(voice.say(&name).chars().count() <= 80);
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

fn any_text_can_be_typed<G: Listed + Spoken>() {
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
            Err(hint) => assert!(!voice.say(&hint).is_empty()),
        });
        Ok(())
    });
    tried.expect("no text is too strange");
}

macro_rules! for_each_game {
    ($($law:ident)+) => { $(mod $law {
        use super::*;
        #[test]
        fn tectonic_tribes() {
            super::$law::<TectonicTribes>();
        }
        #[test]
        fn vaalbara() {
            super::$law::<Vaalbara>();
        }
        #[test]
        fn little_prince() {
            super::$law::<LittlePrince>();
        }
    })+ };
}
for_each_game! { every_decision_has_words news_and_results_fit any_text_can_be_typed }

#[test]
fn every_option_is_an_agreement() {
    fn keys<G: Spoken>() -> bool {
        let options = serde_json::to_value(G::Options::default()).expect("plain data");
        let fields: Option<BTreeSet<String>> =
            options.as_object().map(|fields| fields.keys().cloned().collect());
        let keys = G::agreements().iter().map(|agreement| agreement.key.to_owned()).collect();
        fields == Some(keys)
    }
    assert!(keys::<TectonicTribes>() && keys::<Vaalbara>() && keys::<LittlePrince>());
}

/// Does a sentence name the rules that the engine names for the same reason?
pub(super) fn cites_its_rules(reason: &str, said: &str) -> bool {
    let before = reason.split_once(": ").map_or("", |(rules, _)| rules);
    let rules = before.trim_start_matches("rule ").split(", ");
    said.len() > 10 && rules.into_iter().all(|rule| said.contains(rule))
}
