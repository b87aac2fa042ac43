//! The bot as a newcomer meets it: on the page, in a real browser.

#[path = "../../crates/standin/tests/page/browser.rs"]
#[allow(dead_code, reason = "the page's own tests use more of it")]
mod driver;

mod german;
mod newcomer;
