//! `/play`: what the bot needs in a channel, and a lobby there.

use super::{flag, number, text};
use crate::discord::hall::{Hall, Who};
use crate::discord::intake::Answered;
use crate::discord::lobby::taken;
use crate::discord::reply::Reply;
use crate::spoken::Agreement;
use crate::store::Created;
use crate::table::{Sitting, Terms, agreements};
use crate::text::{Language, Message, bot};
use pangaea_engine::game::Game;
use pangaea_engine::matches::GameId;
use pangaea_engine::with_game;
use serenity::all::{Permissions, ResolvedOption};
use std::collections::BTreeMap;

/// What can be agreed, in whatever game.
pub(super) fn all_agreements() -> Vec<Agreement> {
    GameId::ALL.iter().flat_map(|game| agreements(*game)).collect()
}

/// What the bot needs in a channel, with its name.
fn needed(in_thread: bool) -> Vec<(Permissions, Message)> {
    let send = if in_thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, bot::may_send_in_threads())
    } else {
        (Permissions::SEND_MESSAGES, bot::may_send())
    };
    vec![
        (Permissions::VIEW_CHANNEL, bot::may_view()),
        send,
        (Permissions::ATTACH_FILES, bot::may_attach()),
        (Permissions::READ_MESSAGE_HISTORY, bot::may_read_history()),
    ]
}

/// All permissions that an invitation has to ask for, as Discord counts them.
pub fn invited_with() -> u64 {
    let all = [false, true].map(needed).into_iter().flatten();
    all.fold(Permissions::empty(), |sum, (one, _)| sum | one).bits()
}

/// The permissions that are missing, in words; nothing if all are there.
pub(in crate::discord) fn missing(who: &Who, language: Language) -> Option<String> {
    let granted = who.permissions?;
    let lacking = needed(who.in_thread).into_iter().filter(|(one, _)| !granted.contains(*one));
    let names: Vec<String> = lacking.map(|(_, name)| language.say(&name)).collect();
    (!names.is_empty()).then(|| crate::text::common::list(language, &names))
}

/// Opens a lobby.
pub(super) async fn opened(hall: &Hall, who: &Who, options: &[ResolvedOption<'_>]) -> Answered {
    let language = hall.language(who).await;
    let say = |message: Message| Ok(Reply::private(language.say(&message)));
    if who.server.is_none() {
        return say(bot::only_in_servers());
    }
    if let Some(names) = missing(who, language) {
        return say(bot::missing(&names));
    }
    let game = text(options, "game").and_then(GameId::named).unwrap_or(GameId::ALL[0]);
    let own = agreements(game);
    let mut agreed = BTreeMap::new();
    for agreement in all_agreements() {
        let Some(on) = flag(options, agreement.key) else { continue };
        if !own.iter().any(|known| known.key == agreement.key) {
            let name = with_game!(game, G => G::NAME);
            return say(bot::not_of_this_game(agreement.name, name));
        }
        agreed.insert(agreement.key.to_owned(), on);
    }
    let server_locale = who.server_locale.as_deref();
    let spoken = text(options, "language").or(server_locale).and_then(Language::of_locale);
    let move_time = number(options, "move_time").and_then(|hours| u32::try_from(hours).ok());
    let terms = Terms { game, options: agreed, language: spoken.unwrap_or_default(), move_time };
    let guest = hall.guest(who.person, &who.locale).await?;
    let seats = vec![Sitting::person(guest, who.name.clone())];
    match hall.keepers.open(who.place, who.server, terms, seats).await? {
        Created::New(table) => {
            let table = hall.keepers.look(table).await?;
            let arrived = hall.outbox.greet(&table, who.person).await;
            say(if arrived { bot::joined() } else { bot::hello_closed() })
        }
        Created::Taken(there) => taken(hall, there, language).await,
    }
}
