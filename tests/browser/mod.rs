//! The bot as a newcomer meets it: on the page, in a real browser.

mod by_hand;
mod german;
mod learner;
mod newcomer;
mod pictures;
mod threads;
mod whole_games;

use pangaea_text::{Language, LocaleMessage};

/// What the bot says, as the page shows it: bold words have no marks there.
fn shown(language: Language, message: &LocaleMessage) -> String {
    language.say(message).replace("**", "").replace('`', "")
}
