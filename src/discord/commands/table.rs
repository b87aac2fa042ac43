//! `/table`: what hosts and moderators can do.

use super::{number, said};
use crate::discord::hall::{Hall, Who, display_name};
use crate::discord::intake::Answered;
use crate::discord::lobby::taken;
use crate::discord::press::Press;
use crate::discord::reply::Reply;
use crate::discord::rows::button;
use crate::keeper::Trouble;
use crate::table::{Command, Guest, Person, Refusal, TableId, seats};
use crate::text::{Message, bot};
use pangaea_engine::matches::GameId;
use pangaea_engine::seat::Seat;
use serenity::all::{
    AutocompleteChoice, ButtonStyle, CommandInteraction, CreateActionRow,
    CreateAutocompleteResponse, CreateInteractionResponse, ResolvedOption, ResolvedValue,
};

/// Carries out a subcommand, and tells what has changed.
pub(super) async fn host(hall: &Hall, who: &Who, options: &[ResolvedOption<'_>]) -> Answered {
    let id = hall.table_at(who.place).await?;
    let Some(ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. }) =
        options.first()
    else {
        return said(hall, who, &bot::help()).await;
    };
    let number = number(options, "seat").and_then(|number| number.checked_sub(1));
    let seat = number.and_then(|index| usize::try_from(index).ok()).map(Seat::at);
    let seat = || seat.ok_or(Refusal::NoSeat);
    let done = match *name {
        "remove" => replace(hall, who, id, seat()?, None).await?,
        "replace" => match named(hall, id, options).await? {
            Some(new) => replace(hall, who, id, seat()?, Some(new)).await?,
            None => bot::no_person(),
        },
        "host" => {
            let seat = seat()?;
            let table = hall.keepers.carry_out(id, Command::HandOver(who.actor(), seat)).await?;
            bot::new_host(table.name(seat))
        }
        "move" => move_for(hall, who, id, seat()?).await?,
        "restore" => return restore(hall, who, id).await,
        _ => return sure(hall, who, id).await,
    };
    said(hall, who, &done).await
}

/// Gives a seat to a person or to the computer; in the lobby it becomes free.
async fn replace(
    hall: &Hall,
    who: &Who,
    id: TableId,
    seat: Seat,
    new: Option<(Guest, String)>,
) -> Result<Message, Trouble> {
    let before = hall.keepers.look(id).await?;
    let old = before.name(seat);
    let person = new.as_ref().map(|(guest, _)| guest.person);
    let command = Command::Replace(who.actor(), seat, new);
    let table = hall.keepers.carry_out(id, command).await?;
    if let Some(person) = person {
        hall.outbox.greet(&table, person).await;
    }
    Ok(match table.playing() {
        Some(_) => bot::replaced(old, table.name(seat)),
        None => bot::removed(old),
    })
}

/// Lets the computer move once for somebody.
pub(in crate::discord) async fn move_for(
    hall: &Hall,
    who: &Who,
    id: TableId,
    seat: Seat,
) -> Result<Message, Trouble> {
    let table = hall.keepers.carry_out(id, Command::MoveFor(who.actor(), seat)).await?;
    Ok(bot::moved_for(table.name(seat)))
}

/// Opens a closed table again, if the channel is free.
async fn restore(hall: &Hall, who: &Who, id: TableId) -> Answered {
    let there = hall.keepers.store().table_at(who.place).await;
    let there = there.map_err(|fault| Trouble::fault(&fault, Some(id)))?;
    if let Some(there) = there.filter(|there| *there != id) {
        return taken(hall, there, hall.language(who).await).await;
    }
    hall.keepers.carry_out(id, Command::Restore(who.actor())).await?;
    said(hall, who, &bot::restore_done()).await
}

/// The person named in a command, as a guest.
async fn named(
    hall: &Hall,
    id: TableId,
    options: &[ResolvedOption<'_>],
) -> Result<Option<(Guest, String)>, Trouble> {
    let found = options.iter().find_map(|option| match &option.value {
        ResolvedValue::User(user, member) => Some((*user, *member)),
        _ => None,
    });
    let Some((user, member)) = found.filter(|(user, _)| !user.bot) else { return Ok(None) };
    // Discord tells the language of whoever does something, and not of whoever is named.
    let language = hall.keepers.look(id).await?.terms.language;
    let guest = hall.guest(Person(user.id.get()), language.code()).await?;
    let nick = member.and_then(|member| member.nick.as_deref());
    let name = nick.map_or_else(|| display_name(user, None), crate::text::names::at_table);
    Ok(Some((guest, name)))
}

/// Asks before a table is cancelled.
async fn sure(hall: &Hall, who: &Who, id: TableId) -> Answered {
    let table = hall.keepers.look(id).await?;
    if !table.is_open() {
        return Err(Refusal::Over.into());
    }
    table.hosted(who.actor())?;
    let language = hall.language(who).await;
    let cancel = button(Press::Cancel(id), language.say(&bot::press_cancel_table()));
    let keep = button(Press::Keep(id), language.say(&bot::press_keep_table()));
    let rows = vec![CreateActionRow::Buttons(vec![cancel.style(ButtonStyle::Danger), keep])];
    Ok(Reply::private(language.say(&bot::sure_to_cancel(table.game_name()))).rows(rows))
}

/// Offers the seats of this channel's table.
pub(in crate::discord) async fn complete(
    hall: &Hall,
    typing: &CommandInteraction,
) -> serenity::Result<()> {
    let who = Who::from(typing);
    let language = hall.language(&who).await;
    let table = match hall.table_at(who.place).await {
        Ok(id) => hall.keepers.look(id).await.ok(),
        Err(_) => None,
    };
    let names = table.map(|table| table.names()).unwrap_or_default();
    let most = GameId::ALL.iter().map(|game| *seats(*game).end()).max().unwrap_or_default();
    let choices = (1_u32..).zip(&names).take(most).map(|(number, name)| {
        AutocompleteChoice::new(language.say(&bot::seat_choice(number, name)), i64::from(number))
    });
    let offer = CreateAutocompleteResponse::new().set_choices(choices.collect());
    typing.create_response(&hall.http, CreateInteractionResponse::Autocomplete(offer)).await
}
