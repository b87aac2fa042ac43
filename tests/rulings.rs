//! What the rulebooks leave open is marked in every language alike, and `/rules` tells the same.

use crate::tidy::read;
use pangaea_engine::registry::GameId;
use pangaea_engine::with_game;
use pangaea_games::pictured::Pictured;
use pangaea_games::spoken::Spoken;
use pangaea_text::Language;
use std::collections::{BTreeMap, BTreeSet};

/// Who has decided: we, of what a rule means; we, how much; or someone who wrote about the game.
const MARKS: [(Language, [&str; 3]); 4] = [
    (Language::English, ["ruling", "house", "published elsewhere"]),
    (Language::Dutch, ["onze keuze", "eigen getal", "elders gepubliceerd"]),
    (Language::French, ["arbitrage", "maison", "publié ailleurs"]),
    (Language::German, ["Festlegung", "Hauszahl", "anderswo veröffentlicht"]),
];

/// What each rule of a page, and each row of a table below a heading, is marked with.
fn marked(language: Language, game: GameId) -> BTreeMap<String, Vec<usize>> {
    let names = MARKS.iter().find(|(known, _)| *known == language).expect("its marks").1;
    let page = read(format!("docs/rules/{}/{}.md", language.code(), game.slug()));
    let (mut section, mut row, mut found) = ("", 0, BTreeMap::new());
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.split(' ').next().unwrap_or_default();
            row = 0;
        }
        let rule = line.strip_prefix("- **").and_then(|rest| rest.split_once(".**"));
        let key = match rule {
            Some((rule, _)) => rule.to_owned(),
            None if line.starts_with("| ") => {
                row += 1;
                format!("{section}, row {row}")
            }
            None => continue,
        };
        let marks = line.split("*(").skip(1).map(|rest| {
            let mark = rest.split(")*").next().unwrap_or_default();
            let known = names.iter().position(|name| *name == mark);
            known.unwrap_or_else(|| panic!("{}: no mark is called {mark:?}", language.code()))
        });
        let marks: Vec<usize> = marks.collect();
        if !marks.is_empty() {
            assert_eq!(found.insert(key.clone(), marks), None, "{key} is there twice");
        }
    }
    found
}

#[test]
fn every_language_marks_the_same_rules_in_the_same_way() {
    assert_eq!(MARKS.map(|(language, _)| language), Language::ALL);
    for game in GameId::ALL {
        let english = marked(Language::English, *game);
        assert!(english.len() > 8, "{english:?}");
        for language in Language::ALL {
            assert_eq!(marked(*language, *game), english, "{}", language.code());
        }
    }
}

/// The rules that stand in bold at the beginning of a line of `/rules`' last page.
fn told(language: Language, game: GameId) -> BTreeSet<String> {
    let pages = with_game!(game, G => G::rules());
    let rulings = language.say(pages.last().expect("pages of rules"));
    let of_a_line = |line: &str| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_owned());
    let rules = rulings.lines().filter_map(of_a_line);
    rules.flat_map(|rules| rules.split(", ").map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn rules_in_short_tell_every_ruling_that_the_page_marks() {
    for game in GameId::ALL {
        for language in Language::ALL {
            let ruled =
                marked(*language, *game).into_iter().filter(|(_, marks)| marks.contains(&0));
            let ruled: BTreeSet<String> = ruled
                .map(|(rule, _)| rule.split(", ").next().unwrap_or_default().to_owned())
                .collect();
            assert_eq!(told(*language, *game), ruled, "{} {}", language.code(), game.slug());
        }
    }
}

#[test]
fn topics_tell_rules_that_the_pages_have_and_every_chapter_but_the_first() {
    for game in GameId::ALL {
        let page = read(format!("docs/rules/en/{}.md", game.slug()));
        let rules: Vec<&str> = with_game!(*game, G => {
            <G as Pictured>::TOPICS.iter().flat_map(|topic| topic.rules.iter().copied()).collect()
        });
        for rule in &rules {
            let is_there = page.contains(&format!("- **{rule}.**"))
                || page.lines().any(|line| line.starts_with(&format!("## {rule} ")));
            assert!(is_there, "{} has no rule {rule}", game.slug());
        }
        let chapters = page.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next());
        for chapter in chapters.filter(|chapter| chapter.parse::<u32>().is_ok_and(|one| one > 1)) {
            let told = rules.iter().any(|rule| rule.starts_with(chapter));
            assert!(told || chapter == "2", "{}: no topic of chapter {chapter}", game.slug());
        }
    }
}
