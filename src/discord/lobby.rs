//! Before the game and after it: joining, options, rematch and record.

use super::commands::missing;
use super::hall::{Hall, Who};
use super::intake::{Answered, Touch};
use super::press::Press;
use super::reply::{How, Reply};
use super::rows::{Offer, menu, menu_of};
use crate::keeper::{Trouble, entries};
use crate::spoken::Spoken;
use crate::store::Created;
use crate::table::{Command, Guest, Refusal, Slot, Stage, Table, TableId, record as recorded};
use crate::text::{Language, bot};
use pangaea_engine::game::Game;
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use serenity::all::CreateActionRow;

/// Sits down, in the lobby or at a table that everybody has left, and says hello by direct
/// message, which also shows whether such messages arrive.
pub(super) async fn sit_down(
    hall: &Hall,
    who: &Who,
    id: TableId,
    command: impl FnOnce(Guest, String) -> Command,
) -> Answered {
    let guest = hall.guest(who.person, &who.locale).await?;
    let language = guest.language;
    let hold = hall.outbox.hold(id, Some(Slot::Hello(who.person)));
    let table = hall.keepers.carry_out(id, command(guest, who.name.clone())).await?;
    let arrived = hall.outbox.greet(&table, who.person).await;
    drop(hold);
    let words = if arrived { bot::joined() } else { bot::hello_closed() };
    Ok(Reply::private(language.say(&words)))
}

/// A change of the lobby, shown in the lobby itself.
pub(super) async fn change(
    hall: &Hall,
    id: TableId,
    command: Command,
    touch: &mut Touch<'_>,
) -> Answered {
    let table = hall.keepers.carry_out(id, command).await?;
    touch.shown = Some(table.revision);
    let notice = table.notice(Slot::Lobby).ok_or(Refusal::NoTable)?;
    let rows = super::rows::notice(id, &notice);
    Ok(Reply::update(notice.text).rows(rows))
}

/// Colours, agreements, move time and computer players.
pub(super) async fn options(hall: &Hall, who: &Who, id: TableId, how: How) -> Answered {
    let table = hall.keepers.look(id).await?;
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
    Ok(Reply { how, ..Reply::private(text) }.rows(rows))
}

fn colours(table: &Table, seat: Seat, language: Language) -> CreateActionRow {
    let names: Vec<String> = with_game!(table.terms.game, G => {
        <G as Game>::COLOURS.iter().map(|colour| language.say(&G::colour(*colour))).collect()
    });
    let own = table.sitting(seat).and_then(|sitting| sitting.colour);
    let offers = names.into_iter().enumerate().map(|(index, label)| Offer {
        value: index.to_string(),
        label,
        about: None,
        picked: own == Some(index),
    });
    menu(Press::Colour(table.id), language.say(&bot::pick_colour()), offers.collect())
}

fn agreements(table: &Table, language: Language) -> Option<CreateActionRow> {
    let agreed = table.agreed();
    let most = u8::try_from(agreed.len()).ok().filter(|count| *count > 0)?;
    let offers = agreed.into_iter().map(|(agreement, on)| Offer {
        value: agreement.key.to_owned(),
        label: language.say(&agreement.name),
        about: Some(language.say(&agreement.about)),
        picked: on,
    });
    let asks = language.say(&bot::pick_agreements());
    Some(menu_of(Press::Agree(table.id), asks, offers.collect(), 0, most))
}

/// Hours that can be agreed on.
const MOVE_TIMES: [u32; 6] = [1, 4, 12, 24, 48, 96];

fn move_times(table: &Table, language: Language) -> CreateActionRow {
    let now = table.terms.move_time;
    let none = Offer {
        value: "0".to_owned(),
        label: language.say(&bot::no_move_time()),
        about: None,
        picked: now.is_none(),
    };
    let hours = MOVE_TIMES.into_iter().map(|hours| Offer {
        value: hours.to_string(),
        label: language.say(&bot::move_time_is(hours)),
        about: None,
        picked: now == Some(hours),
    });
    let asks = language.say(&bot::pick_move_time());
    menu(Press::MoveTime(table.id), asks, std::iter::once(none).chain(hours).collect())
}

const ADD_RANDOM: &str = "random";
const ADD_GREEDY: &str = "greedy";

fn computers(table: &Table, language: Language) -> CreateActionRow {
    let add = |value: &str, label: String| Offer {
        value: value.to_owned(),
        label,
        about: None,
        picked: false,
    };
    let mut offers = vec![
        add(ADD_GREEDY, language.say(&bot::add_greedy())),
        add(ADD_RANDOM, language.say(&bot::add_random())),
    ];
    for (index, sitting) in table.seats.iter().enumerate() {
        if sitting.guest().is_none() {
            let label = language.say(&bot::remove_computer(&sitting.name));
            offers.push(add(&index.to_string(), label));
        }
    }
    menu(Press::Computers(table.id), language.say(&bot::pick_computers()), offers)
}

/// Sets one of the options.
pub(super) async fn set(
    hall: &Hall,
    who: &Who,
    id: TableId,
    what: Press,
    values: &[String],
) -> Answered {
    let first = values.first().map_or("", String::as_str);
    let number = || first.parse::<usize>().map_err(|_| Trouble::from(Refusal::OldButton));
    let command = match what {
        Press::Colour(_) => Command::Colour(who.person, number()?),
        Press::Agree(_) => Command::Agree(who.actor(), values.to_vec()),
        Press::MoveTime(_) => {
            let hours = first.parse::<u32>().map_err(|_| Refusal::OldButton)?;
            Command::MoveTime(who.actor(), Some(hours).filter(|hours| *hours > 0))
        }
        _ => match first {
            ADD_RANDOM => Command::AddComputer(who.person, Kind::Random),
            ADD_GREEDY => Command::AddComputer(who.person, Kind::Greedy),
            _ => Command::RemoveComputer(who.person, Seat::at(number()?)),
        },
    };
    hall.keepers.carry_out(id, command).await?;
    options(hall, who, id, How::Update).await
}

/// Another game with the same people, at once.
pub(super) async fn rematch(hall: &Hall, who: &Who, id: TableId) -> Answered {
    let old = hall.keepers.look(id).await?;
    if old.is_open() {
        return Err(Refusal::Begun.into());
    }
    old.seat_of(who.person).ok_or(Refusal::NotSeated)?;
    let language = hall.language(who).await;
    if let Some(names) = missing(who, language) {
        return Ok(Reply::private(language.say(&bot::missing(&names))));
    }
    let mut seats = Vec::new();
    for sitting in &old.seats {
        let mut fresh = sitting.again();
        if let Some(guest) = fresh.guest_mut() {
            // What they have set since then counts.
            *guest = hall.guest(guest.person, guest.language.code()).await?;
        }
        seats.push(fresh);
    }
    match hall.keepers.open(old.place, old.server, old.terms.clone(), seats).await? {
        Created::New(new) => {
            hall.keepers.carry_out(new, Command::Start(who.person)).await?;
            Ok(Reply::private(language.say(&bot::rematch_done())))
        }
        Created::Taken(there) => taken(hall, there, language).await,
    }
}

/// The channel already has a table.
pub(super) async fn taken(hall: &Hall, there: TableId, language: Language) -> Answered {
    let table = hall.keepers.look(there).await?;
    let link = hall.link(&table).await;
    Ok(Reply::private(language.say(&bot::taken(&link))))
}

/// The record of a finished game as a file.
pub(super) async fn record(hall: &Hall, who: &Who, id: TableId) -> Answered {
    let table = hall.keepers.look(id).await?;
    let fault = |cause: &dyn std::fmt::Display| Trouble::fault(cause, Some(id));
    let Stage::Over(progress) = &table.stage else {
        let language = hall.language(who).await;
        return Ok(Reply::private(language.say(&bot::unfinished())));
    };
    let log = hall.keepers.store().log(id).await.map_err(|error| fault(&error))?;
    let log = entries(&log).map_err(|error| fault(&error))?;
    let text = recorded(&log, progress, table.names()).map_err(|error| fault(&error))?;
    let text = text.ok_or(Refusal::NotBegun)?;
    let language = hall.language(who).await;
    let name = format!("{}-{id}.jsonl", table.terms.game.slug());
    Ok(Reply::private(language.say(&bot::record_words())).file(name, text.into_bytes()))
}
