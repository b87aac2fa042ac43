//! What was typed as a slash command.

use super::play::all_agreements;
use crate::events::display_name;
use crate::lobby::ANY_MOVE_TIME;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_games::spoken::Agreement;
use pangaea_table::{Refusal, TableId, UserId};
use pangaea_text::Language;
use pangaea_text::names::at_table;
use serenity::all::{CommandData, ResolvedOption, ResolvedValue};

/// A slash command with its options.
pub(crate) enum Slash {
    Play(PlayOptions),
    Board {
        as_text: bool,
    },
    Hand,
    Games,
    /// The rules of this game, or of the one that is played here, or what is in them about some words.
    Rules {
        game: Option<GameId>,
        search: Option<String>,
    },
    Settings,
    Table(Hosting),
    Leave,
    Undo,
    /// The course of this game, or which one.
    Learn(Option<GameId>),
    Help,
}

impl Slash {
    /// Every command, as it is counted.
    pub(crate) const NAMES: [&str; 11] = [
        "/play",
        "/learn",
        "/board",
        "/hand",
        "/games",
        "/rules",
        "/settings",
        "/table",
        "/leave",
        "/undo",
        "/help",
    ];

    /// The command's name.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Play(_) => "/play",
            Self::Board { .. } => "/board",
            Self::Hand => "/hand",
            Self::Games => "/games",
            Self::Rules { .. } => "/rules",
            Self::Settings => "/settings",
            Self::Table(_) => "/table",
            Self::Leave => "/leave",
            Self::Undo => "/undo",
            Self::Learn(_) => "/learn",
            Self::Help => "/help",
        }
    }
}

/// The table that someone wants.
pub(crate) struct PlayOptions {
    pub(super) game: GameId,
    /// How it is played, by the name of a variant.
    pub(super) variant: Option<String>,
    /// The same as one option each, as commands had it that were registered before.
    pub(super) agreements: Vec<(Agreement, bool)>,
    pub(super) language: Option<Language>,
    pub(super) move_time: Option<u32>,
    /// Does the game get a thread of its own? Else as the server has it.
    pub(super) thread: Option<bool>,
}

impl PlayOptions {
    /// A table of this game where nothing else is said.
    pub(super) const fn usual(game: GameId) -> Self {
        let agreements = Vec::new();
        Self { game, variant: None, agreements, language: None, move_time: None, thread: None }
    }
}

/// What a host or moderator wants of this channel's table.
pub(crate) enum Hosting {
    Remove(NamedSeat),
    /// This person is offered the seat; no one if it is a bot that was named.
    Replace(NamedSeat, Option<NamedUser>),
    Host(NamedSeat),
    Move(NamedSeat),
    Cancel,
    Restore,
    /// Whether games of this server get threads; only to be told where it is left out.
    Threads(Option<bool>),
}

/// A seat that is named in a command; where several tables run from a channel, with its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NamedSeat {
    pub(super) table: Option<TableId>,
    pub(super) seat: Seat,
}

impl NamedSeat {
    /// More than a table has seats.
    const SEATS: u64 = 100;

    /// As the option has it: the seat's number, counted from 1, and the table's before it.
    pub(super) fn value(self) -> Option<i64> {
        let table = self.table.map_or(0, |table| table.0).checked_mul(Self::SEATS)?;
        i64::try_from(table.checked_add(u64::from(self.seat.0) + 1)?).ok()
    }

    fn read(value: i64) -> Option<Self> {
        let value = u64::try_from(value).ok()?;
        let (table, number) = (value / Self::SEATS, value % Self::SEATS);
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        let table = (table > 0).then_some(TableId(table));
        Some(Self { table, seat: Seat::at(index) })
    }
}

/// Someone who is named in a command.
pub(crate) struct NamedUser {
    pub(super) person: UserId,
    pub(super) name: String,
}

impl Slash {
    /// Reads a command as Discord tells it.
    pub(crate) fn read(data: &CommandData) -> Result<Self, Refusal> {
        let options = data.options();
        Ok(match data.name.as_str() {
            "play" => wish(&options).map_or(Self::Help, Self::Play),
            "board" => Self::Board { as_text: text(&options, "form") == Some("text") },
            "hand" => Self::Hand,
            "games" => Self::Games,
            "rules" => Self::Rules {
                game: text(&options, "game").and_then(GameId::named),
                search: text(&options, "search").map(str::to_owned),
            },
            "settings" => Self::Settings,
            "table" => match options.first() {
                Some(ResolvedOption {
                    name, value: ResolvedValue::SubCommand(options), ..
                }) => hosting(name, options)?.map_or(Self::Help, Self::Table),
                _ => Self::Help,
            },
            "leave" => Self::Leave,
            "undo" => Self::Undo,
            "learn" => Self::Learn(text(&options, "game").and_then(GameId::named)),
            _ => Self::Help,
        })
    }
}

/// Nothing if the game is unknown here: the command was registered by another program.
fn wish(options: &[ResolvedOption<'_>]) -> Option<PlayOptions> {
    let wanted = all_agreements().into_iter();
    Some(PlayOptions {
        game: text(options, "game").and_then(GameId::named)?,
        variant: text(options, "variant").map(str::to_owned),
        agreements: wanted
            .filter_map(|agreement| flag(options, agreement.key).map(|on| (agreement, on)))
            .collect(),
        language: text(options, "language").and_then(Language::of_locale),
        move_time: number(options, "move_time")
            .and_then(|hours| u32::try_from(hours).ok())
            .filter(|hours| ANY_MOVE_TIME.contains(hours)),
        thread: flag(options, "thread"),
    })
}

/// Nothing if the subcommand is unknown here; it must not close a table by chance.
fn hosting(name: &str, options: &[ResolvedOption<'_>]) -> Result<Option<Hosting>, Refusal> {
    let seat = || number(options, "seat").and_then(NamedSeat::read).ok_or(Refusal::NoSeat);
    Ok(Some(match name {
        "remove" => Hosting::Remove(seat()?),
        "replace" => Hosting::Replace(seat()?, named(options)),
        "host" => Hosting::Host(seat()?),
        "move" => Hosting::Move(seat()?),
        "restore" => Hosting::Restore,
        "cancel" => Hosting::Cancel,
        "thread" => Hosting::Threads(flag(options, "on")),
        _ => return Ok(None),
    }))
}

fn named(options: &[ResolvedOption<'_>]) -> Option<NamedUser> {
    let found = options.iter().find_map(|option| match &option.value {
        ResolvedValue::User(user, member) => Some((*user, *member)),
        _ => None,
    });
    let (user, member) = found.filter(|(user, _)| !user.bot)?;
    let nick = member.and_then(|member| member.nick.as_deref());
    let name = nick.map_or_else(|| display_name(user, None), at_table);
    Some(NamedUser { person: UserId(user.id.get()), name })
}

pub(super) fn text<'a>(options: &'a [ResolvedOption<'a>], name: &str) -> Option<&'a str> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}

fn number(options: &[ResolvedOption<'_>], name: &str) -> Option<i64> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::Integer(number) => Some(number),
        _ => None,
    }
}

fn flag(options: &[ResolvedOption<'_>], name: &str) -> Option<bool> {
    match options.iter().find(|option| option.name == name)?.value {
        ResolvedValue::Boolean(flag) => Some(flag),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    /// What is counted and documented is what can be typed.
    #[test]
    fn every_command_is_counted_by_its_name() {
        let registered = super::super::register::all();
        let registered = registered.iter().map(|command| json!(command)["name"].clone());
        let registered: Vec<String> =
            registered.map(|name| format!("/{}", name.as_str().expect("a name"))).collect();
        assert_eq!(registered, Slash::NAMES);
        let sub = json!([{ "name": "cancel", "type": 1, "options": [] }]);
        let game = json!([{ "name": "game", "type": 3, "value": GameId::ALL[0].slug() }]);
        for name in Slash::NAMES {
            let options = match name {
                "/play" => &game,
                "/table" => &sub,
                _ => &json!([]),
            };
            assert_eq!(read(&name[1..], options).name(), name);
        }
    }

    fn read(name: &str, options: &serde_json::Value) -> Slash {
        let data = json!({ "id": "1", "name": name, "type": 1, "options": options });
        let data: CommandData = serde_json::from_value(data).expect("a command");
        let Ok(slash) = Slash::read(&data) else { panic!("/{name} is refused") };
        slash
    }

    /// Options as Discord sends them, or as it never would.
    fn any_options() -> impl Strategy<Value = Value> {
        let name = prop::sample::select(vec![
            "game",
            "variant",
            "search",
            "language",
            "move_time",
            "seat",
            "by",
            "form",
            "advanced",
            "remove",
            "replace",
            "host",
            "move",
            "cancel",
            "restore",
            "thread",
            "on",
            "",
        ]);
        let value = prop_oneof![
            prop::sample::select(GameId::ALL).prop_map(|game| json!(game.slug())),
            any::<i64>().prop_map(|number| json!(number)),
            (-2..200_i64).prop_map(|number| json!(number)),
            any::<u64>().prop_map(|number| json!(number.to_string())),
            any::<bool>().prop_map(|flag| json!(flag)),
            any::<f64>().prop_map(|number| json!(number)),
            prop::sample::select(&hostile::TEXTS[..]).prop_map(|text| json!(text)),
            ".{0,200}".prop_map(|text| json!(text)),
            Just(Value::Null),
        ];
        let options = (name.clone(), 0..13_u8, value, any::<bool>());
        let options = options.prop_map(|(name, kind, value, is_typed)| {
            json!({ "name": name, "type": kind, "value": value, "focused": is_typed })
        });
        let options = prop::collection::vec(options, 0..5);
        (options, name, any::<bool>()).prop_map(|(options, name, is_below)| {
            if is_below {
                json!([{ "name": name, "type": 1, "options": options }])
            } else {
                json!(options)
            }
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn whatever_is_chosen_is_read_within_bounds_or_not_at_all(
            name in prop::sample::select(&Slash::NAMES[..]),
            options in any_options(),
        ) {
            let data = json!({ "id": "1", "name": &name[1..], "type": 1, "options": options });
            let Ok(data) = serde_json::from_value::<CommandData>(data) else { return Ok(()) };
            match Slash::read(&data) {
                Ok(Slash::Play(wish)) => {
                    prop_assert_eq!(name, "/play");
                    prop_assert!(wish.move_time.is_none_or(|hours| (1..=168).contains(&hours)));
                }
                Ok(Slash::Help) | Err(Refusal::NoSeat) => {}
                Ok(slash) => prop_assert_eq!(slash.name(), name),
                Err(other) => prop_assert!(false, "{:?}", other),
            }
            let _ = super::super::Completion::read(&data);
        }
    }

    #[test]
    fn a_move_takes_hours_or_no_time_is_set() {
        let [game, hours] = ["game", "move_time"];
        for (said, read_as) in [(1, Some(1)), (168, Some(168)), (0, None), (-1, None), (169, None)]
        {
            let options = json!([
                { "name": game, "type": 3, "value": GameId::ALL[0].slug() },
                { "name": hours, "type": 4, "value": said },
            ]);
            let Slash::Play(wish) = read("play", &options) else { panic!("another command") };
            assert_eq!(wish.move_time, read_as);
        }
    }

    #[test]
    fn a_seat_is_read_as_it_is_offered() {
        for table in [None, Some(TableId(1)), Some(TableId(1_000_000_007))] {
            for seat in [0, 4].map(Seat) {
                let named = NamedSeat { table, seat };
                let value = named.value().expect("a number that Discord takes");
                assert_eq!(NamedSeat::read(value), Some(named));
                assert!(value < 1 << 53);
            }
        }
        for none in [0, -1, 100, 700, i64::MIN] {
            assert_eq!(NamedSeat::read(none), None, "{none}");
        }
        let enormous = NamedSeat { table: Some(TableId(u64::MAX)), seat: Seat(0) };
        assert_eq!(enormous.value(), None);
    }

    #[test]
    fn a_command_that_is_unknown_does_nothing_but_help() {
        let sub = |name: &str| json!([{ "name": name, "type": 1, "options": [] }]);
        assert!(matches!(read("table", &sub("cancel")), Slash::Table(Hosting::Cancel)));
        assert!(matches!(read("table", &sub("restore")), Slash::Table(Hosting::Restore)));
        for unknown in ["", "close", "Cancel"] {
            assert!(matches!(read("table", &sub(unknown)), Slash::Help), "{unknown}");
        }
        assert!(matches!(read("nothing", &json!([])), Slash::Help));
    }

    #[test]
    fn a_game_that_is_unknown_is_not_another_one() {
        let game = |slug: &str| json!([{ "name": "game", "type": 3, "value": slug }]);
        for known in GameId::ALL {
            let read = read("play", &game(known.slug()));
            assert!(matches!(read, Slash::Play(wish) if wish.game == *known));
        }
        assert!(matches!(read("play", &game("no-such-game")), Slash::Help));
        assert!(matches!(read("play", &json!([])), Slash::Help));
    }
}
