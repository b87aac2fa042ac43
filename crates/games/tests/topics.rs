//! The topics of every game's rules: words in every language, and a picture of a real position.

use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::for_each_game;
use pangaea_engine::game::Setting;
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::question::{Next, follow};
use pangaea_engine::registry::RegisteredGame;
use pangaea_games::pictured::{Client, LEAST_HEIGHT, Look, Pictured, Scale, Scene, topic_of};
use pangaea_games::spoken::{Spoken, Voice};
use pangaea_text::Language;
use std::collections::BTreeSet;

/// How much of Discord's box a picture fills at least.
const LEAST_SHARE: f64 = 0.75;
/// The longest tip, and the longest sentence about a suggestion: two lines on a phone.
const LONGEST: usize = 190;

fn every_topic_is_told_and_shown<G: Pictured + RegisteredGame>() {
    let deck = pangaea_decks::built_in::<G>();
    let mut rules = BTreeSet::new();
    for (place, topic) in G::TOPICS.iter().enumerate() {
        for rule in topic.rules {
            assert!(rules.insert(*rule), "{} tells {rule} twice", G::SLUG);
            assert_eq!(topic_of::<G>(rule), Some(place));
        }
        for (index, language) in Language::ALL.iter().enumerate() {
            let look = [Look::Standard, Look::HighContrast][index % 2];
            let scene = Scene { names: &[], language: *language, look, scale: Scale::FULL };
            let name = language.say(&(topic.name)());
            let text = language.say(&(topic.text)());
            assert!(name.chars().count() <= 80, "{name}");
            for rule in topic.rules {
                let told = text.split(|letter: char| !letter.is_alphanumeric());
                assert!(told.clone().any(|word| word == *rule), "{name}: no {rule} in {text}");
            }
            assert!((150..=1800).contains(&text.chars().count()), "{name}: {text}");
            let picture = (topic.picture)(&scene, &deck);
            let picture = picture.unwrap_or_else(|| panic!("{}: no picture: {name}", G::SLUG));
            assert!(picture.fill_share() >= LEAST_SHARE, "{name}: {picture:?}");
            assert!(!picture.description.is_empty(), "{name}");
            let height = picture.lowest_shown(Client::Desktop).unwrap_or(f64::INFINITY);
            assert!(height >= LEAST_HEIGHT, "{name}: {:?}, {height:.1}", picture.lowest);
            let again = (topic.picture)(&scene, &deck).expect("the same");
            assert_eq!(picture, again, "{name} is drawn from another position");
        }
    }
}

fn every_step_has_a_tip_and_every_suggestion_a_reason<G: Pictured + RegisteredGame>() {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned);
    let deck = pangaea_decks::built_in::<G>();
    let (mut tips, mut reasons) = (BTreeSet::new(), BTreeSet::new());
    for setting in G::SEATS.flat_map(|seats| Setting::<G>::with_all_options(&deck, seats)) {
        let (mut play, _) = Play::start(setting.clone(), Seed::numbered(3));
        let mut chance = Chance::new(Seed::numbered(4));
        while let Some(seat) = play.to_decide().iter().next() {
            let view = play.seat_view(seat).expect("a seat of this table");
            let mut draft = Vec::new();
            while let Some(Next::Ask(step)) =
                follow(&setting, &view, &draft).map(|asked| asked.next)
            {
                let tip = <G as Spoken>::tip(&setting, &view, &draft).expect("a tip");
                for language in Language::ALL {
                    let said = language.say(&tip);
                    assert!((20..=LONGEST).contains(&said.chars().count()), "{said}");
                    tips.insert((language.code(), said));
                }
                draft.push(chance.pick(&step.picks()).expect("a choice").clone());
            }
            let action = ComputerKind::Greedy.decide(&setting, &view, &mut chance);
            let action = action.expect("something to do");
            let reason = G::reason(&setting, &view, &action).expect("a reason");
            for language in Language::ALL {
                let voice = Voice { names: &names, language: *language };
                let said = language.say(&G::suggested(&voice, &setting, &reason));
                assert!((10..=LONGEST).contains(&said.chars().count()), "{said}");
                reasons.insert((language.code(), said));
            }
            play.apply(seat, &action).expect("a legal action");
        }
    }
    let counts = (tips.len() / Language::ALL.len(), reasons.len() / Language::ALL.len());
    assert!(counts.0 > 3 && counts.1 > 20, "{} has {counts:?}", G::SLUG);
}

macro_rules! each_game {
    (; $($folder:ident $game:ident $slug:literal,)+) => {
        $(mod $folder {
            use pangaea_engine::games::$folder::$game;

            #[test]
            fn every_topic_is_told_and_shown() {
                super::every_topic_is_told_and_shown::<$game>();
            }

            #[test]
            fn every_step_has_a_tip_and_every_suggestion_a_reason() {
                super::every_step_has_a_tip_and_every_suggestion_a_reason::<$game>();
            }
        })+
    };
}
for_each_game! { each_game! }
