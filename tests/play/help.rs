//! Help at the right moment: the rules by topic and word, tips in one's first games, why something is
//! suggested.

use super::harness::{Harness, english};
use super::hosting::{again, asked, told};
use super::seated::begun;
use pangaea_engine::registry::GameId;
use pangaea_text::bot;
use standin::Person;

/// The description of the only picture of an answer.
fn described(seen: &standin::Seen) -> String {
    let pictures: Vec<_> = seen.pictures().collect();
    let [picture] = pictures[..] else { panic!("{} pictures: {}", pictures.len(), seen.text()) };
    picture.description.clone().expect("a description")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_are_found_by_a_word_in_the_own_language() {
    let harness = Harness::new("help-search").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let lava = ada.slash("rules", &[("search", "lava")]).expect("a command").answer().await;
    assert!(lava.text().contains("### Tectonic Tribes: Lava stays visible"), "{}", lava.text());
    assert!(lava.text().contains("more places in the rules mention it"), "{}", lava.text());
    assert!(lava.only_for_you && described(&lava).contains("lava"), "{}", described(&lava));

    let typing = ada.complete("rules", &[("search", "volc")], "search").expect("a command");
    let choices = typing.choices().await;
    assert!(choices[0].name.starts_with("Volcanoes · "), "{choices:?}");
    let value = choices[0].value.to_string();
    let value = value.trim_matches('"');
    let volcanoes = ada.slash("rules", &[("search", value)]).expect("it").answer().await;
    assert!(volcanoes.text().contains(": Volcanoes"), "{}", volcanoes.text());

    let none = ada.slash("rules", &[("search", "xyzzy")]).expect("a command").answer().await;
    assert!(none.text().contains("I can't find that in the rules."), "{}", none.text());
    let place = format!("{}/t0", GameId::ALL[1].slug());
    let menu = format!("p1.to.{}", GameId::ALL[1].number());
    let topic = ada.pick_on(none.id(), &menu, &[&place]).expect("a menu").answer().await;
    assert!(topic.text().contains("### Vaalbara: "), "{}", topic.text());
    assert!(!described(&topic).is_empty());
    let short = ada.click_on(topic.id(), "Rules").expect("a button").answer().await;
    assert!(short.text().contains("Vaalbara in short"), "{}", short.text());

    ben.speaks("de");
    let german = ben.slash("rules", &[("search", "Vulkane")]).expect("a command").answer().await;
    assert!(german.text().contains(": Vulkane"), "{}", german.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_topic_of_every_game_has_its_picture() {
    let harness = Harness::new("help-topics").await;
    let [ada] = harness.people(["Ada"]);
    for (game, language) in GameId::ALL.iter().zip(["en-US", "fr", "nl"]) {
        ada.speaks(language);
        let rules = ada.slash("rules", &[("game", game.slug())]).expect("a command");
        let rules = rules.answer().await;
        let menu = format!("p1.to.{}", game.number());
        let topics = rules.parts().find(|part| part.custom_id.as_deref() == Some(&*menu));
        let lines = topics.expect("a menu").options.iter().flatten();
        let values: Vec<String> = lines.map(|line| line.value.clone()).collect();
        assert!(values.len() > 4, "{values:?}");
        for value in values {
            let topic = ada.pick_on(rules.id(), &menu, &[&value]).expect("a menu").answer().await;
            assert!(topic.text().starts_with("### "), "{}", topic.text());
            assert!(described(&topic).len() > 40, "{}", described(&topic));
        }
    }
    harness.stop().await;
}

/// Does the newest turn of this person have a tip?
fn has_tip(seen: &standin::Seen) -> bool {
    seen.text().contains('💡')
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tips_come_with_the_first_games_and_go_when_they_are_not_wanted() {
    let harness = Harness::new("help-tips").await;
    let [ada] = harness.people(["Ada"]);
    begun(&harness, &ada, &[("game", "vaalbara")], &[], 1).await;
    let turn = asked(&harness, &ada).await;
    assert!(has_tip(&turn), "{}", turn.text());
    let there: Person = ada.in_dms();
    let hide = english(&bot::press_hide_tips());
    let without = there.click_on(turn.id(), &hide).expect("a button").answer().await;
    assert!(!has_tip(&without) && !without.buttons().contains(&&*hide), "{}", without.text());
    let suggested = there.click_on(turn.id(), "Suggest").expect("a button").answer().await;
    assert!(suggested.text().contains("My suggestion: "), "{}", suggested.text());
    assert!(!has_tip(&suggested));

    let settings = ada.slash("settings", &[]).expect("a command").answer().await;
    assert!(settings.text().contains(&english(&bot::tips_are_hidden())), "{}", settings.text());
    let show = english(&bot::press_show_tips());
    let shown = told(ada.click_on(settings.id(), &show)).await;
    assert!(shown.contains(&english(&bot::tips_are_shown())), "{shown}");
    let with_tip = || Some(again(&there, &turn)).filter(has_tip);
    harness.standin.until("the tip to come back", with_tip).await;
    harness.stop().await;
}
