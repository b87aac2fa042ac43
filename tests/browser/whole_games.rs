//! A whole game of each kind by hand, as large as Discord shows it on a computer and on a phone.

use super::by_hand::{Hands, Promised};
use super::pictures::sits_down;
use crate::play::harness::Harness;
use browser::{Viewport, with_browser};
use serde_json::Value;

/// Whichever card is played, whichever is discarded, and *Confirm*; a place that is found is one
/// press, and with a tribe card whose card goes is two more.
const TECTONIC_TRIBES: Promised = &[("play", 3), ("lay", 3)];
pub(super) const VAALBARA: Promised = &[("play", 2), ("take", 2)];
const LITTLE_PRINCE: Promised = &[("stack", 2), ("tile", 3)];

async fn whole_game(window: Viewport, game: &str, promised: Promised) {
    let client = if window == Viewport::Phone { "phone" } else { "desktop" };
    with_browser(window, async |page| {
        let name = format!("by-hand-{game}-{client}");
        let harness = Harness::new(&name).await;
        sits_down(&page, &harness, game, 2).await;
        if window == Viewport::Phone {
            page.click_at(".places [role=tab]:last-child").await;
        }
        Hands::play(&page, window, &name, promised).await;
        page.look(&format!("{name}-end")).await;
        if window == Viewport::Phone {
            assert_eq!(page.eval("document.documentElement.scrollWidth").await, 360);
            page.click_at(".places [role=tab]:first-child").await;
        }
        page.until("all('Ada', \"[data-press^='p1.re.']\").length === 1").await;
        page.look(&format!("{name}-channel")).await;
        assert_eq!(page.errors().await, Vec::<Value>::new());
        harness.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tectonic_tribes_is_played_by_hand_on_a_computer() {
    whole_game(Viewport::Desktop, "tectonic-tribes", TECTONIC_TRIBES).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tectonic_tribes_is_played_by_hand_on_a_phone() {
    whole_game(Viewport::Phone, "tectonic-tribes", TECTONIC_TRIBES).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn vaalbara_is_played_by_hand_on_a_computer() {
    whole_game(Viewport::Desktop, "vaalbara", VAALBARA).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn vaalbara_is_played_by_hand_on_a_phone() {
    whole_game(Viewport::Phone, "vaalbara", VAALBARA).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_little_prince_is_played_by_hand_on_a_computer() {
    whole_game(Viewport::Desktop, "little-prince", LITTLE_PRINCE).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_little_prince_is_played_by_hand_on_a_phone() {
    whole_game(Viewport::Phone, "little-prince", LITTLE_PRINCE).await;
}
