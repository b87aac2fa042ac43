//! The bot as a newcomer meets it: on the page, in a real browser.

mod german;
mod newcomer;
mod pictures;
