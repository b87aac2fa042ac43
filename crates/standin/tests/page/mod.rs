//! The page in a real browser, with the showcase bot behind it.

mod browser;
mod elements;
mod languages;
mod people;
mod wire;
mod words;

use browser::{Browser, Window, with_browser};

use crate::stage::Stage;

/// Opens the page of a stage, with three people side by side, and tries it.
async fn with_page<F>(window: Window, test: impl FnOnce(Stage, Browser) -> F)
where
    F: Future<Output = ()>,
{
    with_browser(window, async |browser| {
        let stage = Stage::new().await;
        browser.open(&format!("{}/?people=3", stage.standin.url())).await;
        test(stage, browser).await;
    })
    .await;
}
