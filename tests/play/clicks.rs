//! How many clicks a decision takes: a button is one click, a menu two, because it has to be opened.

use super::harness::Harness;
use super::hosting::{begin, question};
use scripted_players::{open_offers, still_asks};
use standin::{Person, Seen};
use std::collections::BTreeMap;

/// Makes a decision as a person in a hurry would, and counts.
async fn clicks(there: &Person, question: Seen) -> usize {
    let (mut panel, mut clicks) = (question, 0);
    loop {
        if let Some(offer) = open_offers(&panel).first() {
            clicks += offer.clicks();
            panel = offer.pick(there, panel.id()).expect("a choice").answer().await;
            continue;
        }
        let confirm = panel.parts().find(|part| {
            let id = part.custom_id.as_deref().unwrap_or_default();
            id.starts_with("p1.cf.") && !part.is_disabled()
        });
        let confirm = confirm.and_then(|part| part.custom_id.clone()).expect("all is picked");
        clicks += 1;
        panel = there.click_on(panel.id(), &confirm).expect("a button").answer().await;
        if !still_asks(&panel) {
            return clicks;
        }
    }
}

/// Lets these people decide so often, and notes for each kind of decision how many clicks it took.
/// A kind is named by the words that ask for it.
async fn counted(
    harness: &Harness,
    people: &[Person],
    decisions: usize,
    kinds: &[&'static str],
) -> Vec<(String, &'static str, usize)> {
    let mut counts = Vec::new();
    for _ in 0..decisions {
        let asked = || people.iter().find_map(|person| Some((person, question(person)?)));
        let (person, open) = harness.standin.until("a question", asked).await;
        let text = open.text();
        let kind = kinds.iter().find(|kind| text.contains(**kind)).copied().unwrap_or_default();
        counts.push((person.name.clone(), kind, clicks(&person.in_dms(), open).await));
    }
    counts
}

/// The most clicks of each kind of decision.
fn most(counts: &[(String, &'static str, usize)]) -> BTreeMap<&'static str, usize> {
    let mut most = BTreeMap::new();
    for (_, kind, clicks) in counts {
        let known = most.entry(*kind).or_default();
        *known = (*clicks).max(*known);
    }
    most
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_to_play_and_one_to_discard_are_three_clicks() {
    let harness = Harness::new("clicks-tectonic").await;
    let people = harness.people(["Ada", "Ben"]);
    begin(&people, "tectonic-tribes", &[]).await;
    let counts = counted(&harness, &people, 8, &["Which card do you play?"]).await;
    assert_eq!(most(&counts).get("Which card do you play?"), Some(&3), "{counts:?}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_character_and_a_land_are_two_clicks_each() {
    let harness = Harness::new("clicks-vaalbara").await;
    let people = harness.people(["Ada", "Ben", "Cleo"]);
    begin(&people, "vaalbara", &[]).await;
    let kinds = ["Choose a character", "Take a land"];
    let counts = counted(&harness, &people, 20, &kinds).await;
    for kind in kinds {
        assert_eq!(most(&counts).get(kind), Some(&2), "{counts:?}");
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_players_whole_turn_is_five_clicks_at_most() {
    let harness = Harness::new("clicks-prince").await;
    let people = harness.people(["Ada", "Ben", "Cleo"]);
    begin(&people, "little-prince", &[]).await;
    let kinds = ["Which stack?", "Which tile do you take?"];
    let counts = counted(&harness, &people, 12, &kinds).await;
    let mut turns = 0;
    for pair in counts.windows(2) {
        if pair[0].1 == kinds[0] {
            let [(one, _, draws), (other, _, takes)] = pair else { unreachable!("windows of two") };
            assert_eq!(one, other, "whoever draws takes first");
            assert!(draws + takes <= 5, "{counts:?}");
            turns += 1;
        }
    }
    assert!(turns > 2, "{counts:?}");
    harness.stop().await;
}
