//! What is offered while someone types a command.

use super::slash::{NamedSeat, text};
use super::table::{can_host, can_move_for};
use crate::app::App;
use crate::events::Requester;
use crate::rows::short;
use crate::topics;
use crate::typed::table_name;
use crate::which_table::tables_here;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_table::{Table, variants};
use pangaea_text::{Language, bot};
use serenity::all::{AutocompleteChoice, CommandData, ResolvedOption, ResolvedValue};

/// An option of a command that is being typed.
pub(crate) enum Completion {
    /// A seat, in this subcommand of `/table`.
    Seat { subcommand: String },
    /// How to play this game, as far as it is typed.
    Variant { game: Option<GameId>, typed: String },
    /// Words to look for in the rules of this game or of all.
    Search { game: Option<GameId>, typed: String },
}

/// The most choices, and the longest name of one.
const MOST: usize = 25;
const LONGEST: usize = 100;

impl Completion {
    pub(crate) fn read(data: &CommandData) -> Self {
        let options = data.options();
        if let Some(ResolvedOption { name, value: ResolvedValue::SubCommand(_), .. }) =
            options.first()
        {
            return Self::Seat { subcommand: (*name).to_owned() };
        }
        let typed = data.autocomplete().map_or("", |typing| typing.value);
        let game = text(&options, "game").and_then(GameId::named);
        let typed = typed.to_owned();
        if data.name == "rules" {
            Self::Search { game, typed }
        } else {
            Self::Variant { game, typed }
        }
    }
}

/// The choices for what is being typed.
pub(crate) async fn choices(
    app: &App,
    who: &Requester,
    completion: &Completion,
) -> Vec<AutocompleteChoice> {
    let language = app.language(who).await;
    match completion {
        Completion::Seat { subcommand } => {
            let may = if subcommand == "move" { can_move_for } else { can_host };
            let tables = tables_here(app, who, |table| may(table, who)).await;
            let tables = tables.unwrap_or_default();
            let seats = tables
                .iter()
                .flat_map(|table| seats(table, tables.len() > 1, subcommand, language));
            seats.take(MOST).collect()
        }
        Completion::Variant { game: Some(game), typed } => ways_to_play(*game, typed, language),
        Completion::Variant { game: None, .. } => Vec::new(),
        Completion::Search { game, typed } => topics::choices(app, who, *game, typed).await,
    }
}

/// The seats of a table that a subcommand can be about; where it is one of several, with its name.
fn seats(
    table: &Table,
    is_named: bool,
    subcommand: &str,
    language: Language,
) -> Vec<AutocompleteChoice> {
    let people_only = match subcommand {
        "host" | "move" => true,
        "remove" => table.playing().is_some(),
        _ => false,
    };
    let offered =
        Seat::all(table.seats.len()).filter(|seat| !people_only || table.guest(*seat).is_some());
    let choice = |seat: Seat| {
        let number = u32::from(seat.0) + 1;
        let mut label = language.say(&bot::seat_choice(number, table.name(seat)));
        if is_named {
            label = short(format!("{label} ({})", table_name(table, language)), LONGEST);
        }
        let named = NamedSeat { table: is_named.then_some(table.id), seat };
        Some(AutocompleteChoice::new(label, named.value()?))
    };
    offered.filter_map(choice).collect()
}

/// The variants of a game in words that have this text in them.
fn ways_to_play(game: GameId, typed: &str, language: Language) -> Vec<AutocompleteChoice> {
    let typed = typed.trim().to_lowercase();
    let all = variants(game).into_iter().map(|variant| (variant.in_words(language), variant));
    let fitting = all.filter(|(words, _)| words.to_lowercase().contains(&typed));
    fitting
        .take(MOST)
        .map(|(words, variant)| AutocompleteChoice::new(short(words, LONGEST), variant.name()))
        .collect()
}
