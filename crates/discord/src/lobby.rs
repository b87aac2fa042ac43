//! Before the game and after it: joining, options, rematch and record.

use super::app::App;
use super::coming;
use super::commands::missing;
use super::dispatch::HandlerResult;
use super::error::Error;
use super::events::Requester;
use super::open_panels::Target;
use super::press::Press;
use super::reply::Reply;
use super::rows::{MenuLine, button, menu, menu_of};
use pangaea_engine::game::Game;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use pangaea_games::spoken::Spoken;
use pangaea_keeper::compute::{self, JobOwner, Urgency};
use pangaea_keeper::entries;
use pangaea_store::Created;
use pangaea_table::{
    Command, Guest, Refusal, Slot, Stage, Table, TableId, colour_named, colour_names, game_record,
};
use pangaea_text::{Language, bot};
use serenity::all::CreateActionRow;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Sits down in the lobby. Whoever has left the game that has begun meanwhile is shown the way back.
pub(super) async fn join(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    let language = app.language(who).await;
    match coming::offer(&table, who, language) {
        Some(offer) => Ok(offer),
        None => sit_down(app, who, id, Command::Join).await,
    }
}

/// Sits down, in the lobby or at a table that everyone has left, and says hello by direct
/// message, which also shows whether such messages arrive.
pub(super) async fn sit_down(
    app: &App,
    who: &Requester,
    id: TableId,
    command: impl FnOnce(Guest, String) -> Command,
) -> HandlerResult {
    let game = app.keepers.get(id).await?.terms.game;
    let guest = app.guest(who.person, who.locale.as_deref(), game).await?;
    let language = guest.language;
    let hold = app.outbox.hold(Target::Message(id, Slot::Hello(who.person)));
    let table = app.keepers.handle(id, command(guest, who.name.clone())).await?;
    let arrived = app.outbox.greet(&table, who.person).await;
    drop(hold);
    let words = if arrived { bot::joined() } else { bot::hello_closed() };
    Ok(Reply::new(language.say(&words)))
}

/// Begins the game, unless it gets a thread that can't be made.
pub(super) async fn start(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    if table.lacks_thread()
        && matches!(table.stage, Stage::Lobby)
        && let Some(words) = missing(who, true, app.language(who).await)
    {
        return Ok(Reply::aside(words));
    }
    change(app, id, Command::Start(who.person)).await
}

/// A change of the lobby, shown in the lobby itself.
pub(super) async fn change(app: &App, id: TableId, command: Command) -> HandlerResult {
    let table = app.keepers.handle(id, command).await?;
    let notice = table.notice(Slot::Lobby).ok_or(Refusal::NoTable)?;
    let rows = super::rows::notice(table.key(), &notice);
    let reply = Reply::new(notice.text).rows(rows);
    let reply = match notice.sketch {
        Some(sketch) => reply.sketch(sketch),
        None => reply,
    };
    Ok(reply.showing(Target::Message(id, Slot::Lobby), table))
}

/// Colours, agreements, move time and computer players.
pub(super) async fn options(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    if !matches!(table.stage, Stage::Lobby) {
        return Err(Refusal::Begun.into());
    }
    let seat = table.seat_of(who.person).ok_or(Refusal::JoinFirst)?;
    let language = table.guest(seat).map(|guest| guest.language).unwrap_or_default();
    let mut rows = vec![colours(&table, seat, language)];
    rows.extend(agreements(&table, language));
    rows.push(move_times(&table, language));
    rows.push(computers(&table, language));
    let text = language.say(&bot::options_heading());
    Ok(Reply::new(text).rows(rows))
}

fn colours(table: &Table, seat: Seat, language: Language) -> CreateActionRow {
    let labels: Vec<String> = with_game!(table.terms.game, G => {
        <G as Game>::COLOURS.iter().map(|colour| language.say(&G::colour(*colour))).collect()
    });
    let names = colour_names(table.terms.game);
    let own = table.sitting(seat).and_then(|sitting| sitting.colour);
    let offers = (0..).zip(names.into_iter().zip(labels)).map(|(index, (value, label))| MenuLine {
        value,
        label,
        about: None,
        picked: own == Some(index),
    });
    menu(&Press::Colour(table.key()), language.say(&bot::pick_colour()), offers.collect())
}

fn agreements(table: &Table, language: Language) -> Option<CreateActionRow> {
    let agreed = table.agreed();
    let most = u8::try_from(agreed.len()).ok().filter(|count| *count > 0)?;
    let offers = agreed.into_iter().map(|(agreement, on)| MenuLine {
        value: agreement.key.to_owned(),
        label: language.say(&agreement.name),
        about: Some(language.say(&agreement.about)),
        picked: on,
    });
    let asks = language.say(&bot::pick_agreements());
    Some(menu_of(&Press::Agree(table.key()), asks, offers.collect(), 0, most))
}

/// Hours that a move may take, as `/play` lets anyone say it.
pub(super) const ANY_MOVE_TIME: RangeInclusive<u32> = 1..=168;

/// Those that the menu offers.
const MOVE_TIMES: [u32; 6] = [1, 4, 12, 24, 48, 96];

fn move_times(table: &Table, language: Language) -> CreateActionRow {
    let now = table.terms.move_time;
    let none = MenuLine {
        value: "0".to_owned(),
        label: language.say(&bot::no_move_time()),
        about: None,
        picked: now.is_none(),
    };
    let hours = MOVE_TIMES.into_iter().map(|hours| MenuLine {
        value: hours.to_string(),
        label: language.say(&bot::move_time_is(hours)),
        about: None,
        picked: now == Some(hours),
    });
    let asks = language.say(&bot::pick_move_time());
    menu(&Press::MoveTime(table.key()), asks, std::iter::once(none).chain(hours).collect())
}

const ADD_RANDOM: &str = "random";
const ADD_GREEDY: &str = "greedy";
/// Before the name of a computer player.
const REMOVE: &str = "remove ";

fn computers(table: &Table, language: Language) -> CreateActionRow {
    let add = |value: &str, label: String| MenuLine {
        value: value.to_owned(),
        label,
        about: None,
        picked: false,
    };
    let mut offers = vec![
        add(ADD_GREEDY, language.say(&bot::add_greedy())),
        add(ADD_RANDOM, language.say(&bot::add_random())),
    ];
    for seat in Seat::all(table.seats.len()).filter(|seat| table.guest(*seat).is_none()) {
        let name = table.name(seat);
        offers.push(add(&format!("{REMOVE}{name}"), language.say(&bot::remove_computer(name))));
    }
    menu(&Press::Computers(table.key()), language.say(&bot::pick_computers()), offers)
}

/// Sets one of the options, and shows them again.
async fn set(app: &App, who: &Requester, id: TableId, command: Command) -> HandlerResult {
    app.keepers.handle(id, command).await?;
    options(app, who, id).await
}

pub(super) async fn set_colour(
    app: &App,
    who: &Requester,
    id: TableId,
    value: &str,
) -> HandlerResult {
    let game = app.keepers.get(id).await?.terms.game;
    let colour = colour_named(game, value).ok_or(Refusal::OldButton)?;
    set(app, who, id, Command::Colour(who.person, colour)).await
}

pub(super) async fn set_agreements(
    app: &App,
    who: &Requester,
    id: TableId,
    keys: &[String],
) -> HandlerResult {
    let known = pangaea_table::agreements(app.keepers.get(id).await?.terms.game);
    if !keys.iter().all(|key| known.iter().any(|agreement| agreement.key == key)) {
        return Err(Refusal::OldButton.into());
    }
    set(app, who, id, Command::Agree(who.actor(), keys.to_vec())).await
}

pub(super) async fn set_move_time(
    app: &App,
    who: &Requester,
    id: TableId,
    value: &str,
) -> HandlerResult {
    let hours: u32 = value.parse().map_err(|_| Refusal::OldButton)?;
    if hours > *ANY_MOVE_TIME.end() {
        return Err(Refusal::OldButton.into());
    }
    let hours = Some(hours).filter(|hours| *hours > 0);
    set(app, who, id, Command::MoveTime(who.actor(), hours)).await
}

pub(super) async fn set_computers(
    app: &App,
    who: &Requester,
    id: TableId,
    value: &str,
) -> HandlerResult {
    let command = match value {
        ADD_RANDOM => Command::AddComputer(who.person, ComputerKind::Random),
        ADD_GREEDY => Command::AddComputer(who.person, ComputerKind::Greedy),
        value => {
            let table = app.keepers.get(id).await?;
            let seat = match value.strip_prefix(REMOVE) {
                Some(name) => table.computer_named(name),
                // Menus that were sent before have the place of the seat.
                None => value.parse().ok().map(Seat::at),
            };
            Command::RemoveComputer(who.person, seat.ok_or(Refusal::OldButton)?)
        }
    };
    set(app, who, id, command).await
}

/// Another game with the same people: at once against computer players, and else in a lobby where the
/// others are asked to join again.
pub(super) async fn rematch(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let old = app.keepers.get(id).await?;
    if old.is_open() {
        return Err(Refusal::Begun.into());
    }
    if old.is_broken() {
        return Err(Refusal::Broken(id).into());
    }
    old.seat_of(who.person).ok_or(Refusal::NotSeated)?;
    let language = app.language(who).await;
    let place = old.next_place();
    if let Some(words) = missing(who, place.gets_thread, language) {
        return Ok(Reply::new(words));
    }
    let mut seats = old.seats_again(who.person);
    let is_blocked = |guest: &Guest| app.admission.blocks(guest.person);
    seats.retain(|seat| !seat.holder.guest().is_some_and(is_blocked));
    for guest in seats.iter_mut().filter_map(|seat| seat.holder.guest_mut()) {
        // What they have set since then counts.
        let language = guest.language.code();
        *guest = app.guest(guest.person, Some(language), old.terms.game).await?;
    }
    let asks_others = seats.iter().any(|seat| seat.is_invited);
    let _opening = app.openings.check(app, who, place).await?;
    match app.keepers.open(place, old.terms.clone(), seats).await? {
        Created::New(_) if asks_others => Ok(Reply::new(language.say(&bot::rematch_waits()))),
        Created::New(new) => {
            app.keepers.handle(new, Command::Start(who.person)).await?;
            Ok(Reply::new(language.say(&bot::rematch_done())))
        }
        Created::Taken(there) => taken(app, there, language).await,
    }
}

/// The channel already has a table.
pub(super) async fn taken(app: &App, there: TableId, language: Language) -> HandlerResult {
    let table = app.keepers.get(there).await?;
    let link = app.link(&table).await;
    if table.is_paused() {
        let close = button(&Press::Close(table.key()), language.say(&bot::press_close_game()));
        let reply = Reply::new(language.say(&bot::taken_paused(&link)));
        return Ok(reply.rows(vec![CreateActionRow::Buttons(vec![close])]));
    }
    Ok(Reply::new(language.say(&bot::taken(&link))))
}

/// The record of a finished game as a file.
pub(super) async fn record(app: &App, who: &Requester, id: TableId) -> HandlerResult {
    let table = app.keepers.get(id).await?;
    let language = app.language(who).await;
    if !matches!(table.stage, Stage::Over(_)) {
        return Ok(Reply::new(language.say(&bot::unfinished())));
    }
    let name = format!("{}-{id}.jsonl", table.terms.game.slug());
    let text = written(app, table).await?.ok_or(Refusal::NotBegun)?;
    Ok(Reply::new(language.say(&bot::record_words())).file(name, text.into_bytes()))
}

/// A finished game's record, played again from its log.
async fn written(app: &App, table: Arc<Table>) -> Result<Option<String>, Error> {
    let id = table.id;
    let rows = app.keepers.store().log(id).await;
    let rows = rows.map_err(|error| pangaea_keeper::Error::store(id, error))?;
    let replay = move || {
        let Stage::Over(progress) = &table.stage else { return Ok(None) };
        let log = entries(table.terms.game, &rows)
            .map_err(|error| pangaea_keeper::Error::store(id, error))?;
        let text = game_record(&log, progress, table.names());
        text.map_err(|error| pangaea_keeper::Error::table(id, error.into()))
    };
    let written = compute::run(JobOwner::Table(id), Urgency::Answer, replay).await;
    Ok(written.map_err(|not_done| pangaea_keeper::Error::pool(id, not_done))??)
}
