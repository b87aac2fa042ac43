//! Settings from the environment or a file `.env`; each is described in `.env.example`.

use crate::cli::Error;
use crate::env_file;
use crate::log::{LogFilter, LogFormat};
use hyper::Uri;
use pangaea_decks::one_line;
use pangaea_discord::{Quotas, ShardRange};
use pangaea_engine::registry::GameId;
use pangaea_keeper::{KEEP_GAMES, KEEP_LEAST};
use pangaea_store::Database;
use std::ffi::{OsStr, OsString};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::{fmt, io};

/// Every setting there is.
pub const SETTINGS: [&str; 18] = [
    "DISCORD_GUILD",
    "DISCORD_TOKEN",
    "PANGAEA_DATA",
    "PANGAEA_DATABASE",
    "PANGAEA_DECKS",
    "PANGAEA_DISCORD",
    "PANGAEA_DISCORD_PROXY",
    "PANGAEA_KEEP_GAMES",
    "PANGAEA_LOG",
    "PANGAEA_LOG_FORMAT",
    "PANGAEA_MOST_LOBBIES",
    "PANGAEA_MOST_PRESSES",
    "PANGAEA_MOST_SERVER_LOBBIES",
    "PANGAEA_MOST_SERVER_TABLES",
    "PANGAEA_MOST_TABLES",
    "PANGAEA_SHARDS",
    "PANGAEA_STANDIN",
    "PANGAEA_STATUS",
];

/// The name of the file with all tables.
pub(crate) const DATABASE: &str = "pangaea.db";

/// Whose value may have a password in it.
const ADDRESS: &str = "PANGAEA_DATABASE";

/// Whose value is a secret.
const SECRET: &str = "DISCORD_TOKEN";

/// Where the stand-in listens if nothing is set.
const STANDIN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8321);

/// Where monitors usually ask.
const STATUS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 9100);

/// What the host has set.
#[derive(Clone, Debug)]
pub struct Config {
    /// `PANGAEA_DECKS`: a folder with decks of one's own.
    pub decks: Option<PathBuf>,
    /// `DISCORD_TOKEN`: what the bot logs in with.
    pub token: Option<Token>,
    /// `PANGAEA_DISCORD`: a stand-in for Discord that runs already, to log in at.
    pub discord: Option<String>,
    /// `PANGAEA_DISCORD_PROXY`: a proxy that requests to Discord go through.
    pub proxy: Option<String>,
    /// `DISCORD_GUILD`: the only server in which commands are registered, while developing.
    pub guild: Option<u64>,
    /// `PANGAEA_LOG`: what is logged.
    pub log: LogFilter,
    /// `PANGAEA_LOG_FORMAT`: how it is written.
    pub log_format: LogFormat,
    /// `PANGAEA_DATA`: the folder in which everything is kept.
    pub data: PathBuf,
    /// `PANGAEA_DATABASE`: a database of `PostgreSQL` with all tables; without one they are in a file.
    pub postgres: Option<Database>,
    /// `PANGAEA_SHARDS`: which of the bot's shards this process has.
    pub shards: Option<ShardRange>,
    /// `PANGAEA_STANDIN`: where the stand-in for Discord listens.
    pub standin: SocketAddr,
    /// `PANGAEA_STATUS`: where monitors may ask how the bot is.
    pub status: Option<SocketAddr>,
    /// How much one person and one server may ask for, a setting for each of its numbers.
    pub quotas: Quotas,
    /// `PANGAEA_KEEP_GAMES`: for how many days games are kept after their end; nothing is for ever.
    pub keep_games: Option<u32>,
    /// What the host should hear about their settings.
    pub warnings: Vec<String>,
}

impl Default for Config {
    /// As if nothing were set.
    fn default() -> Self {
        Self {
            decks: None,
            token: None,
            discord: None,
            proxy: None,
            guild: None,
            log: LogFilter::default(),
            log_format: LogFormat::default(),
            data: PathBuf::from("data"),
            postgres: None,
            shards: None,
            standin: STANDIN,
            status: None,
            quotas: Quotas::default(),
            keep_games: Some(KEEP_GAMES),
            warnings: Vec::new(),
        }
    }
}

impl Config {
    /// Reads the environment, after adding what `.env` says.
    pub fn read() -> Result<Self, Error> {
        let mut warnings = env_file::misspelt_in_environment();
        let folder = std::env::current_dir().unwrap_or_default();
        warnings.extend(env_file::load(&folder)?);
        let decks = set("PANGAEA_DECKS").map(PathBuf::from);
        if let Some(folder) = &decks {
            warnings.extend(unknown_decks(folder)?);
        }
        let token = set("DISCORD_TOKEN").map(|text| Token::read(&text)).transpose()?;
        let usual = Self::default();
        Ok(Self {
            decks,
            token,
            discord: set("PANGAEA_DISCORD").map(|text| loopback(&text)).transpose()?,
            proxy: set("PANGAEA_DISCORD_PROXY").map(|text| proxy(&text)).transpose()?,
            guild: set("DISCORD_GUILD").map(|text| server(&text)).transpose()?,
            log: set("PANGAEA_LOG").map_or(Ok(usual.log), |text| filter(&text))?,
            log_format: set("PANGAEA_LOG_FORMAT")
                .map_or(Ok(usual.log_format), |text| format(&text))?,
            data: set("PANGAEA_DATA").map_or(usual.data, PathBuf::from),
            postgres: set(ADDRESS).map(|text| postgres(&text)).transpose()?,
            shards: set("PANGAEA_SHARDS").map(|text| shards(&text)).transpose()?,
            standin: set("PANGAEA_STANDIN")
                .map_or(Ok(usual.standin), |text| address("PANGAEA_STANDIN", &text, STANDIN))?,
            status: set("PANGAEA_STATUS")
                .map(|text| address("PANGAEA_STATUS", &text, STATUS))
                .transpose()?,
            quotas: quotas()?,
            keep_games: set("PANGAEA_KEEP_GAMES")
                .map_or(Ok(usual.keep_games), |text| days("PANGAEA_KEEP_GAMES", &text))?,
            warnings,
        })
    }

    /// The database with all tables.
    pub fn database(&self) -> Database {
        self.postgres.clone().unwrap_or_else(|| Database::File(self.file()))
    }

    /// The file with all tables, if they are in a file.
    pub fn file(&self) -> PathBuf {
        self.data.join(DATABASE)
    }

    /// The folder in which everything is kept, whatever else is set.
    pub fn folder() -> PathBuf {
        let set = std::env::var_os("PANGAEA_DATA").filter(|folder| !folder.is_empty());
        set.map_or(Self::default().data, PathBuf::from)
    }

    /// How the log is written, whatever else is set: of a wrong format nothing is known.
    pub fn log_format() -> LogFormat {
        set("PANGAEA_LOG_FORMAT").and_then(|text| format(&text).ok()).unwrap_or_default()
    }

    /// The settings that are in use, for the host's log; of a secret only that it is set.
    pub fn in_use() -> String {
        let settings = SETTINGS.iter().filter_map(|name| match set(name)? {
            _ if *name == SECRET => Some(format!("{name} (not shown)")),
            value if *name == ADDRESS => Some(match Database::postgres(&value) {
                Ok(database) => format!("{name}={database}"),
                Err(_) => format!("{name} (not shown)"),
            }),
            value => Some(format!("{name}={}", value.display())),
        });
        settings.collect::<Vec<_>>().join(", ")
    }
}

/// The name that someone may have meant: one that differs in few letters.
pub fn nearest<'a>(typed: &str, known: &[&'a str]) -> Option<&'a str> {
    const FEW: usize = 3;
    let distance =
        |name: &str| strsim::damerau_levenshtein(&typed.to_uppercase(), &name.to_uppercase());
    let nearest = known.iter().map(|name| (distance(name), *name)).min()?;
    Some(nearest).filter(|(distance, _)| *distance <= FEW).map(|(_, name)| name)
}

/// What to say about the files of a host's folder that no game uses.
fn unknown_decks(folder: &Path) -> Result<Vec<String>, Error> {
    let failed = |error: io::Error| {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "there's no such folder".to_owned(),
            io::ErrorKind::NotADirectory => "this is a file, not a folder".to_owned(),
            io::ErrorKind::PermissionDenied => "I'm not allowed to read this folder".to_owned(),
            _ => error.to_string(),
        };
        Error::Failed(format!("PANGAEA_DECKS: {}: {reason}", folder.display()))
    };
    let known: Vec<String> =
        GameId::ALL.iter().map(|game| format!("{}.toml", game.folder())).collect();
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let mut warnings = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_toml = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
        // Some systems add an ending and hide it.
        let longer = known.iter().find(|known| name.starts_with(**known)).copied();
        let meant = nearest(&name, &known).or(longer);
        if known.contains(&name.as_str()) || (!is_toml && meant.is_none()) {
            continue;
        }
        let hint = meant.map_or_else(
            || format!("A deck is called {}.", known.join(" or ")),
            |meant| format!("Did you mean {meant}?"),
        );
        warnings.push(format!("PANGAEA_DECKS: no game uses {}. {hint}", path.display()));
    }
    warnings.sort();
    Ok(warnings)
}

/// A variable that says something.
fn set(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}

/// A value as its host is shown it.
fn shown(value: &OsStr) -> String {
    one_line(&value.to_string_lossy())
}

/// The address of a stand-in: the token is sent there, so it must be this machine.
fn loopback(text: &OsString) -> Result<String, Error> {
    let address = text.to_str().and_then(|text| text.strip_prefix("http://"));
    let address: Option<SocketAddr> = address.and_then(|address| address.parse().ok());
    let address = address.filter(|address| address.ip().is_loopback()).ok_or_else(|| {
        let text = shown(text);
        let reason = format!("{text} isn't an address on this machine, e.g. http://{STANDIN}");
        Error::Failed(format!("PANGAEA_DISCORD: {reason}"))
    })?;
    Ok(format!("http://{address}"))
}

/// A database of `PostgreSQL`. What is wrong with an address is told without showing it.
fn postgres(text: &OsString) -> Result<Database, Error> {
    Database::postgres(text).map_err(|fault| Error::Failed(format!("{ADDRESS}: {fault}")))
}

/// The address of a proxy, which may have a path: the token is sent there, so the host must be able to see
/// all of it, and a password in it would be in the log.
fn proxy(text: &OsString) -> Result<String, Error> {
    let url: Option<Uri> = text.to_str().and_then(|text| text.trim().parse().ok());
    let url = url.filter(|url| {
        matches!(url.scheme_str(), Some("http" | "https"))
            && url.authority().is_some_and(|there| !there.as_str().contains('@'))
            && url.query().is_none()
    });
    url.map(|url| url.to_string().trim_end_matches('/').to_owned()).ok_or_else(|| {
        let reason =
            "the value isn't the address of a proxy for Discord's REST, e.g. http://proxy:3000";
        // What isn't one may be a secret.
        Error::Failed(format!("PANGAEA_DISCORD_PROXY: {reason}"))
    })
}

fn server(text: &OsString) -> Result<u64, Error> {
    let number = text.to_str().and_then(|text| text.trim().parse().ok());
    number.filter(|number| *number > 0).ok_or_else(|| {
        let text = shown(text);
        Error::Failed(format!("DISCORD_GUILD: {text} isn't a server's id, which is a long number"))
    })
}

fn shards(text: &OsString) -> Result<ShardRange, Error> {
    text.to_str().and_then(ShardRange::read).ok_or_else(|| {
        let reason = "isn't a range of shards, e.g. 0-3/16 for shards 0 to 3 of 16";
        Error::Failed(format!("PANGAEA_SHARDS: {} {reason}", shown(text)))
    })
}

/// How much one person and one server may ask for.
fn quotas() -> Result<Quotas, Error> {
    let usual = Quotas::default();
    Ok(Quotas {
        presses: most("PANGAEA_MOST_PRESSES", usual.presses)?,
        tables: most("PANGAEA_MOST_TABLES", usual.tables)?,
        server_tables: most("PANGAEA_MOST_SERVER_TABLES", usual.server_tables)?,
        lobbies: most("PANGAEA_MOST_LOBBIES", usual.lobbies)?,
        server_lobbies: most("PANGAEA_MOST_SERVER_LOBBIES", usual.server_lobbies)?,
    })
}

/// A number that is the most of something; 0 is no limit.
fn most(name: &str, usual: Option<u32>) -> Result<Option<u32>, Error> {
    let Some(text) = set(name) else { return Ok(usual) };
    Ok(Some(number(name, &text)?).filter(|number| *number > 0))
}

fn number(name: &str, text: &OsStr) -> Result<u32, Error> {
    let number = text.to_str().and_then(|text| text.trim().parse().ok());
    number.ok_or_else(|| {
        let text = shown(text);
        Error::Failed(format!("{name}: {text} isn't a number; 0 means no limit"))
    })
}

/// A number of days after which tables go; 0 is never.
fn days(name: &str, text: &OsStr) -> Result<Option<u32>, Error> {
    let days = text.to_str().and_then(|text| text.trim().parse().ok());
    let days = days.filter(|days| *days == 0 || *days >= KEEP_LEAST).ok_or_else(|| {
        let text = shown(text);
        Error::Failed(format!(
            "{name}: {text} isn't a number of days from {KEEP_LEAST}; 0 means for ever"
        ))
    })?;
    Ok(Some(days).filter(|days| *days > 0))
}

fn filter(text: &OsString) -> Result<LogFilter, Error> {
    text.to_str().and_then(LogFilter::read).ok_or_else(|| {
        let levels = LogFilter::LEVELS.map(|(name, _)| name).join(", ");
        let usual = LogFilter::USUAL;
        let text = shown(text);
        Error::Failed(format!(
            "PANGAEA_LOG: {text} isn't a level ({levels}) or a list, e.g. {usual}"
        ))
    })
}

fn format(text: &OsString) -> Result<LogFormat, Error> {
    match text.to_str() {
        Some("text") => Ok(LogFormat::Text),
        Some("json") => Ok(LogFormat::Json),
        _ => {
            let text = shown(text);
            Err(Error::Failed(format!("PANGAEA_LOG_FORMAT: {text} is neither text nor json")))
        }
    }
}

fn address(name: &str, text: &OsString, example: SocketAddr) -> Result<SocketAddr, Error> {
    let parsed = text.to_str().and_then(|text| text.trim().parse().ok());
    parsed.ok_or_else(|| {
        let text = shown(text);
        Error::Failed(format!("{name}: {text} isn't an address, e.g. {example}"))
    })
}

/// A secret that is shown to Discord and no one else.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A token as it was copied. What cannot be sent to Discord is told here: from there it would
    /// only be heard that no request arrives.
    pub fn read(text: &OsStr) -> Result<Self, Error> {
        let token = text.to_str().map(str::trim);
        // Some guides write it as it is sent.
        let token = token.map(|token| token.strip_prefix("Bot ").unwrap_or(token));
        let token = token.filter(|token| token.chars().all(|letter| letter.is_ascii_graphic()));
        token.map(|token| Self(token.to_owned())).ok_or_else(|| {
            let reason = "it has a character that no token has, e.g. a space; copy it again";
            Error::Failed(format!("DISCORD_TOKEN: {reason}"))
        })
    }

    /// The secret itself.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests;
