//! Settings from the environment or a file `.env`; each is described in `.env.example`.

use crate::cli::Failure;
use std::ffi::OsString;
use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// Where the stand-in listens if nobody says otherwise.
const STANDIN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8321);

/// Where monitors usually ask.
const STATUS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 9100);

/// What is logged if nobody says otherwise.
const LOG: &str = "warn,pangaea=info";

/// What the host has set.
#[derive(Clone, Debug)]
pub struct Config {
    /// `PANGAEA_DECKS`: a folder with decks of one's own.
    pub decks: Option<PathBuf>,
    /// `DISCORD_TOKEN`: what the bot logs in with.
    pub token: Option<Token>,
    /// `PANGAEA_DISCORD`: a stand-in for Discord that runs already, to log in at.
    pub discord: Option<String>,
    /// `DISCORD_GUILD`: the only server in which commands are registered, while developing.
    pub guild: Option<u64>,
    /// `PANGAEA_LOG`: what is logged.
    pub log: String,
    /// `PANGAEA_DATA`: the folder in which everything is kept.
    pub data: PathBuf,
    /// `PANGAEA_STANDIN`: where the stand-in for Discord listens.
    pub standin: SocketAddr,
    /// `PANGAEA_STATUS`: where monitors may ask how the bot is.
    pub status: Option<SocketAddr>,
}

impl Default for Config {
    /// As if nothing were set.
    fn default() -> Self {
        Self {
            decks: None,
            token: None,
            discord: None,
            guild: None,
            log: LOG.to_owned(),
            data: PathBuf::from("data"),
            standin: STANDIN,
            status: None,
        }
    }
}

impl Config {
    /// Reads the environment, after adding what `.env` says.
    pub fn read() -> Result<Self, Failure> {
        match dotenvy::dotenv() {
            Ok(_) => {}
            Err(error) if error.not_found() => {}
            // The line itself is not shown: this file may hold secrets.
            Err(dotenvy::Error::LineParse(..)) => {
                return Err(Failure::Failed(".env has a line that is not KEY=value".to_owned()));
            }
            Err(error) => return Err(Failure::Failed(format!(".env cannot be read: {error}"))),
        }
        let decks = set("PANGAEA_DECKS").map(PathBuf::from);
        if let Some(folder) = decks.as_ref().filter(|folder| !folder.is_dir()) {
            let folder = folder.display();
            return Err(Failure::Failed(format!("PANGAEA_DECKS: {folder} is no folder")));
        }
        let token = set("DISCORD_TOKEN").map(OsString::into_string).transpose();
        let token = token.map_err(|_| Failure::Failed("DISCORD_TOKEN is no text".to_owned()))?;
        let usual = Self::default();
        Ok(Self {
            decks,
            token: token.map(Token),
            discord: set("PANGAEA_DISCORD").map(|text| loopback(&text)).transpose()?,
            guild: set("DISCORD_GUILD").map(|text| server(&text)).transpose()?,
            log: set("PANGAEA_LOG").map_or(Ok(usual.log), |text| filter(&text))?,
            data: set("PANGAEA_DATA").map_or(usual.data, PathBuf::from),
            standin: set("PANGAEA_STANDIN")
                .map_or(Ok(usual.standin), |text| address("PANGAEA_STANDIN", &text, STANDIN))?,
            status: set("PANGAEA_STATUS")
                .map(|text| address("PANGAEA_STATUS", &text, STATUS))
                .transpose()?,
        })
    }
}

impl Config {
    /// The file with all tables.
    pub fn database(&self) -> PathBuf {
        self.data.join("pangaea.db")
    }
}

/// A variable that says something.
fn set(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}

/// The address of a stand-in: the token is sent there, so it must be this machine.
fn loopback(text: &OsString) -> Result<String, Failure> {
    let address = text.to_str().and_then(|text| text.strip_prefix("http://"));
    let address: Option<SocketAddr> = address.and_then(|address| address.parse().ok());
    let address = address.filter(|address| address.ip().is_loopback()).ok_or_else(|| {
        let text = text.display();
        let reason = format!("{text} is no address on this machine such as http://{STANDIN}");
        Failure::Failed(format!("PANGAEA_DISCORD: {reason}"))
    })?;
    Ok(format!("http://{address}"))
}

fn server(text: &OsString) -> Result<u64, Failure> {
    let number = text.to_str().and_then(|text| text.trim().parse().ok());
    number.filter(|number| *number > 0).ok_or_else(|| {
        let text = text.display();
        Failure::Failed(format!("DISCORD_GUILD: {text} is no server's id, a long number"))
    })
}

fn filter(text: &OsString) -> Result<String, Failure> {
    let wrong = || {
        let text = text.display();
        Failure::Failed(format!("PANGAEA_LOG: {text} is no filter such as {LOG}"))
    };
    let filter = text.to_str().ok_or_else(wrong)?;
    tracing_subscriber::EnvFilter::try_new(filter).map_err(|_| wrong())?;
    Ok(filter.to_owned())
}

fn address(name: &str, text: &OsString, example: SocketAddr) -> Result<SocketAddr, Failure> {
    let parsed = text.to_str().and_then(|text| text.trim().parse().ok());
    parsed.ok_or_else(|| {
        let text = text.display();
        Failure::Failed(format!("{name}: {text} is no address such as {example}"))
    })
}

/// A secret that is shown to Discord and nobody else.
#[derive(Clone)]
pub struct Token(String);

impl Token {
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
