//! A game in a thread of its own, as the page shows it.

use super::shown;
use crate::play::harness::Harness;
use browser::{Viewport, with_browser};
use pangaea_text::{Language, bot};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_leads_to_the_thread_of_its_game() {
    with_browser(Viewport::Desktop, async |page| {
        let harness = Harness::new("browser-threads").await;
        let [ada] = harness.people(["Ada"]);
        page.open(&harness.standin.url()).await;
        let play = [("game", "vaalbara"), ("thread", "true")];
        ada.slash("play", &play).expect("a command").answer().await;
        page.sees("Ada", &shown(Language::English, &bot::own_thread())).await;
        page.press("Ada", "p1.ac.").await;
        page.sees("Ada", &shown(Language::English, &bot::computer_greedy())).await;
        page.press("Ada", "p1.st.").await;
        let begun = bot::lobby_begun_in("#Vaalbara · Ada");
        page.sees("Ada", &shown(Language::English, &begun)).await;
        page.until("sees('Ada', 'Vaalbara · Ada', '.place')").await;
        let waits = shown(Language::English, &bot::waiting_for("Ada"));
        page.until(&format!("!sees('Ada', {waits:?}, '.content strong')")).await;
        page.click("Ada", "#Vaalbara · Ada").await;
        page.sees("Ada", &waits).await;
        page.press("Ada", "p1.my.").await;
        page.sees("Ada", "Only you can see this").await;
        page.until("all('Ada', '.log img').length >= 2").await;
        page.look("a-thread").await;
        assert_eq!(page.errors().await, Vec::<serde_json::Value>::new());
        harness.stop().await;
    })
    .await;
}
