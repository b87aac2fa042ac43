//! The page in a real browser, with the showcase bot behind it.

mod elements;
mod languages;
mod people;
mod pictures;
mod scrolling;
mod wire;
mod words;

use browser::{Browser, Viewport, with_browser};

use crate::harness::ShowcaseHarness;

/// Opens the page of a stand-in, with three people side by side, and tries it.
async fn with_page<F>(window: Viewport, test: impl FnOnce(ShowcaseHarness, Browser) -> F)
where
    F: Future<Output = ()>,
{
    with_browser(window, async |browser| {
        let harness = ShowcaseHarness::new().await;
        browser.open(&format!("{}/?people=3", harness.standin.url())).await;
        test(harness, browser).await;
    })
    .await;
}
