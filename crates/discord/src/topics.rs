//! The rules by topic, each with a picture, and what is found in them by a word.

use super::app::{App, language_of};
use super::dispatch::HandlerResult;
use super::events::Requester;
use super::press::Press;
use super::reply::Reply;
use super::rows::{MOST_ROWS, MenuLine, button, menu, short};
use super::rules;
use pangaea_engine::registry::GameId;
use pangaea_engine::with_game;
use pangaea_games::pictured::{Pictured, Scale, Scene};
use pangaea_games::spoken::{Spoken, rank};
use pangaea_table::{Refusal, RuleTopic, title};
use pangaea_text::{Language, bot};
use serenity::all::{AutocompleteChoice, CreateActionRow};

/// The most lines of a menu, and choices of an option.
const MOST: usize = 25;
/// The longest name of a choice.
const LONGEST: usize = 100;

/// A place in the rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RulesPlace {
    game: GameId,
    part: RulesPart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RulesPart {
    /// One of the short pages.
    Page(usize),
    Topic(usize),
}

impl RulesPlace {
    /// As menus and options have it.
    fn value(self) -> String {
        let (letter, number) = match self.part {
            RulesPart::Page(number) => ('p', number),
            RulesPart::Topic(number) => ('t', number),
        };
        format!("{}/{letter}{number}", self.game.slug())
    }

    fn read(value: &str) -> Option<Self> {
        let (game, part) = value.split_once('/')?;
        let game = GameId::named(game)?;
        let part = match part.split_at_checked(1)? {
            ("p", number) => RulesPart::Page(number.parse().ok()?),
            ("t", number) => RulesPart::Topic(number.parse().ok()?),
            _ => return None,
        };
        Some(Self { game, part })
    }

    /// All places of a game, topics first.
    fn all(game: GameId) -> Vec<Self> {
        let (topics, pages) = with_game!(game, G => (G::TOPICS.len(), G::rules().len()));
        let topics = (0..topics).map(RulesPart::Topic);
        let parts = topics.chain((0..pages).map(RulesPart::Page));
        parts.map(|part| Self { game, part }).collect()
    }

    /// Its name, and what it says; nothing if there is no such place.
    fn words(self, language: Language) -> Option<(String, String)> {
        with_game!(self.game, G => Some(match self.part {
            RulesPart::Page(page) => {
                let text = language.say(G::rules().get(page)?);
                let heading = text.lines().next().unwrap_or_default();
                (heading.trim_start_matches("### ").to_owned(), text)
            }
            RulesPart::Topic(topic) => {
                let topic = G::TOPICS.get(topic)?;
                (language.say(&(topic.name)()), language.say(&(topic.text)()))
            }
        }))
    }
}

/// A menu of places; one of a game's own topics if they are all of it.
fn menu_of(game: GameId, places: &[RulesPlace], language: Language) -> Option<CreateActionRow> {
    let line = |place: &RulesPlace| {
        let (name, _) = place.words(language)?;
        let about = (place.game != game).then(|| language.say(&title(place.game)));
        Some(MenuLine { value: place.value(), label: name, about, picked: false })
    };
    let lines: Vec<MenuLine> = places.iter().filter_map(line).take(MOST).collect();
    let asks = language.say(&bot::pick_topic(title(game)));
    (!lines.is_empty()).then(|| menu(&Press::Topic(game), asks, lines))
}

/// The topics of a game.
pub(super) fn topics(game: GameId, language: Language) -> Option<CreateActionRow> {
    let all = RulesPlace::all(game);
    let topics: Vec<RulesPlace> =
        all.into_iter().filter(|place| matches!(place.part, RulesPart::Topic(_))).collect();
    menu_of(game, &topics, language)
}

/// What was picked in a menu.
pub(super) async fn picked(app: &App, who: &Requester, value: &str) -> HandlerResult {
    let place = RulesPlace::read(value).ok_or(Refusal::OldButton)?;
    shown(app, who, place).await
}

/// The rule that is in the way, in a message of its own.
pub(super) async fn why(app: &App, who: &Requester, why: RuleTopic) -> HandlerResult {
    let RuleTopic { game, topic } = why;
    shown(app, who, RulesPlace { game, part: RulesPart::Topic(topic) }).await
}

async fn shown(app: &App, who: &Requester, place: RulesPlace) -> HandlerResult {
    let RulesPlace { game, part } = place;
    let topic = match part {
        RulesPart::Page(page) => return rules::page(app, who, game, page).await,
        RulesPart::Topic(topic) => topic,
    };
    let preferences = app.preferences(who.person).await?;
    let language = language_of(&preferences, who.locale.as_deref());
    let (_, text) = place.words(language).ok_or(Refusal::OldButton)?;
    let name = with_game!(game, G => G::TOPICS.get(topic).map(|topic| (topic.name)()));
    let heading = bot::topic_heading(title(game), name.ok_or(Refusal::OldButton)?);
    let text = format!("### {}\n{text}", language.say(&heading));
    let mut rows: Vec<CreateActionRow> = topics(game, language).into_iter().collect();
    rows.push(CreateActionRow::Buttons(vec![
        button(&Press::Page(game, 0), language.say(&bot::press_rules())),
        button(&Press::Cards(game, 0), language.say(&bot::press_cards())),
    ]));
    let decks = app.keepers.decks().clone();
    Ok(Reply::new(text).rows(rows).drawn_by(move || {
        let scene = Scene { names: &[], language, look: preferences.look, scale: Scale::FULL };
        with_game!(game, G => {
            let topic = G::TOPICS.get(topic)?;
            (topic.picture)(&scene, decks.deck::<G>())
        })
    }))
}

/// Where these words are in the rules of a game, or of all, the best place first. Of equal ones come
/// first those of the game that is named first.
fn found(games: &[GameId], typed: &str, language: Language) -> Vec<RulesPlace> {
    let all = games.iter().flat_map(|game| RulesPlace::all(*game));
    let ranked = all.filter_map(|place| {
        let (name, text) = place.words(language)?;
        Some((rank(typed, &name, &text)?, place))
    });
    let mut ranked: Vec<(usize, RulesPlace)> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, place)| place).collect()
}

/// The game that is named, or else all of them: first one that someone plays.
async fn games(app: &App, who: &Requester, named: Option<GameId>) -> Vec<GameId> {
    if let Some(game) = named {
        return vec![game];
    }
    let own = app.tables_of(who.person).await.unwrap_or_default();
    let own = own.last().map(|table| table.terms.game);
    let mut games = GameId::ALL.to_vec();
    games.sort_by_key(|game| Some(*game) != own);
    games
}

/// What the rules say about some words: the best place, and a menu of the others.
pub(super) async fn search(
    app: &App,
    who: &Requester,
    game: Option<GameId>,
    typed: &str,
) -> HandlerResult {
    if let Some(place) = RulesPlace::read(typed) {
        return shown(app, who, place).await;
    }
    let language = app.language(who).await;
    let games = games(app, who, game).await;
    let places = found(&games, typed, language);
    let Some((best, others)) = places.split_first() else {
        let rows = games.iter().filter_map(|game| topics(*game, language)).take(MOST_ROWS);
        return Ok(Reply::new(language.say(&bot::nothing_found())).rows(rows.collect()));
    };
    let mut reply = shown(app, who, *best).await?;
    if let Some(menu) = menu_of(best.game, others, language) {
        let more = language.say(&bot::found_more(others.len().min(MOST)));
        reply.text = format!("{}\n\n{more}", reply.text);
        // It takes the place of the menu of all topics.
        reply.rows.splice(..1, [menu]);
    }
    Ok(reply)
}

/// What is offered while the words are being typed.
pub(super) async fn choices(
    app: &App,
    who: &Requester,
    game: Option<GameId>,
    typed: &str,
) -> Vec<AutocompleteChoice> {
    let language = app.language(who).await;
    let games = games(app, who, game).await;
    let places = if typed.trim().is_empty() {
        games.iter().flat_map(|game| RulesPlace::all(*game)).collect()
    } else {
        found(&games, typed, language)
    };
    let choice = |place: RulesPlace| {
        let (name, _) = place.words(language)?;
        let label = format!("{name} · {}", language.say(&title(place.game)));
        Some(AutocompleteChoice::new(short(label, LONGEST), place.value()))
    };
    places.into_iter().filter_map(choice).take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_place_is_read_as_it_is_written_and_says_something_in_every_language() {
        for game in GameId::ALL {
            let all = RulesPlace::all(*game);
            assert!(all.len() <= MOST, "a menu has {MOST} lines");
            for place in all {
                assert_eq!(RulesPlace::read(&place.value()), Some(place));
                for language in Language::ALL {
                    let (name, text) = place.words(*language).expect("words");
                    assert!(!name.is_empty() && name.chars().count() <= 80, "{name}");
                    assert!(text.chars().count() > 150, "{name}: {text}");
                }
            }
            let none = RulesPlace { game: *game, part: RulesPart::Topic(99) };
            assert_eq!(none.words(Language::English), None);
        }
    }

    #[test]
    fn words_are_found_in_each_language_in_its_own_texts() {
        let first = |typed: &str, language: Language| {
            let place = *found(GameId::ALL, typed, language).first().expect(typed);
            place.words(language).expect("words").0
        };
        assert_eq!(first("lava", Language::English), "Lava stays visible");
        assert_eq!(first("lave", Language::French), "La lave reste visible");
        assert_eq!(first("Vulkan", Language::German), "Vulkane");
        assert_eq!(first("vulkaan", Language::Dutch), "Vulkanen");
        assert_eq!(first("5d", Language::English), "Other people's tents");
        assert!(found(GameId::ALL, "lave", Language::German).is_empty());
        assert!(found(&GameId::ALL[..1], "volcano", Language::English).is_empty());
        assert!(found(GameId::ALL, "xyzzy", Language::English).is_empty());
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn nothing_typed_is_a_panic(typed in ".{0,40}") {
            if let Some(place) = RulesPlace::read(&typed) {
                let _ = place.words(Language::English);
            }
            let _ = found(&GameId::ALL[..1], &typed, Language::English);
        }
    }
}
