//! `/play`: what the bot needs in a channel, and a lobby there.

use super::slash::PlayOptions;
use crate::app::App;
use crate::dispatch::HandlerResult;
use crate::events::{Requester, ThreadSupport};
use crate::lobby::taken;
use crate::reply::Reply;
use pangaea_engine::registry::GameId;
use pangaea_games::spoken::Agreement;
use pangaea_store::Created;
use pangaea_table::{NewSeat, TablePlace, Terms, Variant, agreements, title};
use pangaea_text::{Language, LocaleMessage, bot};
use serenity::all::Permissions;
use std::collections::BTreeMap;

/// What can be agreed, in whatever game.
pub(super) fn all_agreements() -> Vec<Agreement> {
    GameId::ALL.iter().flat_map(|game| agreements(*game)).collect()
}

/// What the bot needs in a channel, with its name.
pub(crate) fn needed(in_thread: bool) -> Vec<(Permissions, LocaleMessage)> {
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

/// What it needs beside that to give a game a thread of its own.
pub(crate) fn needed_for_thread() -> Vec<(Permissions, LocaleMessage)> {
    vec![
        (Permissions::CREATE_PUBLIC_THREADS, bot::may_create_threads()),
        (Permissions::SEND_MESSAGES_IN_THREADS, bot::may_send_in_threads()),
    ]
}

/// All permissions that an invitation has to ask for, as Discord counts them.
pub fn invited_with() -> u64 {
    let all = [false, true].map(needed).into_iter().flatten();
    all.fold(Permissions::empty(), |sum, (one, _)| sum | one).bits()
}

/// The same for a server whose games get threads of their own.
pub fn invited_with_threads() -> u64 {
    needed_for_thread().iter().fold(invited_with(), |sum, (one, _)| sum | one.bits())
}

/// Which permissions are missing for a game here, which may get a thread; nothing if all are there.
pub(crate) fn missing(who: &Requester, gets_thread: bool, language: Language) -> Option<String> {
    let granted = who.permissions?;
    let lacking = |needed: Vec<(Permissions, LocaleMessage)>| -> Vec<String> {
        let lacking = needed.into_iter().filter(|(one, _)| !granted.contains(*one));
        lacking.map(|(_, name)| language.say(&name)).collect()
    };
    let here = lacking(needed(who.threads == ThreadSupport::Inside));
    let for_thread = if gets_thread { lacking(needed_for_thread()) } else { Vec::new() };
    let list = |names: &[String]| pangaea_text::common::list(language, names);
    let words = match (&here[..], &for_thread[..]) {
        ([], []) => return None,
        ([], for_thread) => bot::missing_for_thread(&list(for_thread)),
        _ => bot::missing(&list(&[here, for_thread].concat())),
    };
    Some(language.say(&words))
}

/// Opens a lobby.
pub(super) async fn opened(app: &App, who: &Requester, wish: &PlayOptions) -> HandlerResult {
    let language = app.language(who).await;
    let say = |message: LocaleMessage| Ok(Reply::new(language.say(&message)));
    if who.server.is_none() {
        return say(bot::only_in_servers());
    }
    if wish.thread == Some(true) && who.threads == ThreadSupport::Impossible {
        return say(bot::no_threads_here());
    }
    let gets_thread = match (who.threads, wish.thread, who.server) {
        // In a thread the game has one already.
        (ThreadSupport::Inside | ThreadSupport::Impossible, ..) | (_, _, None) => false,
        (_, Some(wanted), _) => wanted,
        (_, None, Some(server)) => app.keepers.store().uses_threads(server).await?,
    };
    if let Some(words) = missing(who, gets_thread, language) {
        return Ok(Reply::new(words));
    }
    let place = TablePlace { channel: who.channel, server: who.server, gets_thread };
    let game = wish.game;
    let own = agreements(game);
    let mut agreed = BTreeMap::new();
    for (agreement, on) in &wish.agreements {
        if !own.iter().any(|known| known.key == agreement.key) {
            return say(bot::not_of_this_game(agreement.name.clone(), title(game)));
        }
        agreed.insert(agreement.key.to_owned(), *on);
    }
    if let Some(text) = &wish.variant {
        match Variant::named(game, text) {
            Some(variant) => agreed.extend(variant.options()),
            None => return say(bot::no_such_variant(title(game))),
        }
    }
    let wished = wish.language.or_else(|| Language::of_locale(who.server_locale.as_deref()?));
    let (language_here, move_time) = (wished.unwrap_or_default(), wish.move_time);
    let terms = Terms { game, options: agreed, language: language_here, move_time };
    let broken = broken_before(app, who).await;
    let guest = app.guest(who.person, who.locale.as_deref(), game).await?;
    let seats = vec![NewSeat::person(guest, who.name.clone())];
    let opening = app.openings.check(app, who, place).await?;
    let created = app.keepers.open(place, terms, seats).await?;
    drop(opening);
    match created {
        Created::New(table) => {
            let table = app.keepers.get(table).await?;
            let arrived = app.outbox.greet(&table, who.person).await;
            let welcome = language.say(&if arrived { bot::joined() } else { bot::hello_closed() });
            Ok(Reply::new(match broken {
                Some(broken) => format!("{welcome}\n{}", language.say(&broken)),
                None => welcome,
            }))
        }
        Created::Taken(there) => taken(app, there, language).await,
    }
}

/// What has happened to the table that was here, if it is broken. Looking at it sets it aside.
async fn broken_before(app: &App, who: &Requester) -> Option<LocaleMessage> {
    let id = app.table_at(who.channel).await.ok()?;
    let broken = app.keepers.get(id).await.is_ok_and(|old| old.is_broken());
    broken.then(|| bot::broken_before(&id.to_string()))
}
